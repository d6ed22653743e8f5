extension Site {
  /// The page of a schema file: its root, then each definition in a section of its own.
  func documentPage(_ vendor: Vendor, _ index: Int) -> SectionWriter {
    let subjects = subjects(ofDocument: index)
    let root = subjects.first
    let page = Page(path: root?.page ?? "", title: root?.title ?? "", trail: trail(to: vendor))
    var writer = SectionWriter(site: self, page: page)
    for subject in subjects {
      writer.write(subject)
      if subject.isRoot { writer.contents(subjects.filter { !$0.isRoot }) }
    }
    return writer
  }
}

extension SectionWriter {
  /// The definitions on the page.
  mutating func contents(_ subjects: [Subject]) {
    guard !subjects.isEmpty else { return }
    page.heading(2, "Definitions")
    let links = subjects.map { site.link(to: $0) }
    if links.count > 60 {
      for start in stride(from: 0, to: links.count, by: 60) {
        page.paragraph(links[start..<min(links.count, start + 60)].joined(" · "))
      }
      return
    }
    page.bullets(
      zip(subjects, links).map { subject, link in
        let text = site.graph[subject.schema].shownDescription?.firstSentence
        return text.map { "\(link): \(.prose($0))" } ?? link
      })
  }
}

extension String {
  /// The text up to the first full stop that ends a sentence: after “e.g.” none does.
  var firstSentence: String {
    let text = paragraphs.first ?? ""
    var rest = text[...]
    while let end = rest.firstRange(of: ". ") {
      let word = text[..<end.lowerBound].split(separator: " ").last ?? ""
      let isShort = ["e.g", "i.e", "etc", "vs", "cf", "(e.g", "(i.e", "approx", "incl"].contains(
        word.lowercased())
      rest = text[end.upperBound...]
      if !isShort, rest.first?.isLowercase == false { return String(text[..<end.lowerBound]) + "." }
    }
    return text
  }

  /// The parts of a text that blank lines part, each on one line.
  var paragraphs: [String] {
    if isOneLine { return isEmpty ? [] : [self] }
    var paragraphs: [String] = [""]
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.joined(separator: " ")
      if words.isEmpty {
        paragraphs.append("")
      } else {
        paragraphs[paragraphs.count - 1] += (paragraphs[paragraphs.count - 1].isEmpty ? "" : " ") + words
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  /// Whether there is no white space but single spaces between words.
  private var isOneLine: Bool {
    var wasSpace = true
    for byte in utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace && wasSpace || byte == 0x0A || byte == 0x0D || byte == 0x09 { return false }
      wasSpace = isSpace
    }
    return !wasSpace || isEmpty
  }
}
