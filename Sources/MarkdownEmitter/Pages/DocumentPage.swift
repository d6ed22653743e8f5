extension Site {
  /// A document's page has room for so many rows of members of objects that inherit very many, or for twice as many as the
  /// document has schemas. So pages grow with the schemas.
  private static let leastRoom = 500

  /// How many members definitions inherit that inherit very many.
  private func manyInherited(by definitions: [Subject]) -> Int {
    definitions.reduce(0) { sum, definition in
      let count = InheritedMembers(Group([definition.schema], graph), beside: [], self).names.count
      return count > SectionWriter.mostInherited ? sum + count : sum
    }
  }

  /// The page of a schema file: its root, then each definition in a section of its own.
  func documentPage(_ vendor: Vendor, _ index: Int) -> SectionWriter {
    let subjects = subjects(ofDocument: index)
    let root = subjects.first
    let page = Page(path: root?.page ?? "", title: root?.title ?? "", trail: trail(to: vendor))
    var writer = SectionWriter(site: self, page: page)
    let room = max(Self.leastRoom, 2 * sizes[index])
    writer.roomForInherited = (room, definitions: manyInherited(by: subjects.filter { !$0.isRoot }) <= room)
    for subject in subjects {
      writer.write(subject)
      if subject.isRoot {
        writer.occasions(of: graph.documents[index])
        writer.contents(of: subject, subjects.filter { !$0.isRoot })
      }
    }
    return writer
  }
}

extension Site {
  /// Whether a subject is the root of a document that says nothing of a value, and has definitions.
  func onlyDefines(_ subject: Subject) -> Bool {
    subject.isRoot && subjects(ofDocument: subject.document).count > 1
      && graph.onlyDefines(graph.documents[subject.document])
  }
}

extension SectionWriter {
  /// Up to this number of definitions stand in a list; more stand in a table.
  private static let mostInList = 60
  /// The greatest length in bytes of a sentence that stands beside a name.
  private static let longestSummary = 400

  /// The definitions on the page.
  mutating func contents(of root: Subject?, _ subjects: [Subject]) {
    guard !subjects.isEmpty else { return }
    page.heading(2, "Definitions")
    let entries = subjects.map { subject in
      let text = site.graph[subject.schema].shownDescription?.firstSentence ?? ""
      let isShort = text.utf8.count <= Self.longestSummary
      return (subject: subject, link: site.link(to: subject), words: isShort ? Inline.prose(text) : "")
    }
    if let root, root.isReached, site.onlyDefines(root) {
      let count: Inline = subjects.count == 1 ? "1 type" : "\(text: String(subjects.count)) types"
      page.paragraph(
        site.graph[root.schema].types == .object
          ? "This document defines \(count). A value of its own is any object."
          : "This document defines \(count), and no value of its own.")
    } else if entries.count <= Self.mostInList {
      page.bullets(entries.map { $0.words.isEmpty ? $0.link : "\($0.link): \($0.words)" })
      return
    }
    let rows = entries.map { entry -> [Inline] in
      let group = Group([entry.subject.schema], site.graph)
      return [entry.link, group.boolean == false ? "not allowed" : phraser.words(group), entry.words]
    }
    let groups = DefinitionGroups(subjects, site)
    for group in groups.all {
      if let title = group.title { page.heading(3, title, anchor: group.anchor) }
      page.table(["Definition", "JSON", "Description"], group.members.map { rows[$0] })
    }
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
