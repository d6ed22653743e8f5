import SourceText

extension Site {
  /// The page of a schema file: its root, then each definition in a section of its own.
  func documentPage(_ index: Int) -> (path: String, page: Page) {
    let subjects = subjects(ofDocument: index)
    let path = subjects.first?.page ?? ""
    var writer = SectionWriter(site: self, path: path)
    for subject in subjects {
      writer.write(subject)
      if subject.isRoot { writer.contents(subjects.filter { !$0.isRoot }) }
    }
    return (path, writer.page)
  }
}

extension SectionWriter {
  /// The definitions on the page.
  mutating func contents(_ subjects: [Subject]) {
    guard !subjects.isEmpty else { return }
    page.heading(2, "Also on this page")
    page.bullets(
      subjects.map { subject in
        let text = site.graph[subject.schema].description?.firstSentence
        let link = site.link(to: subject, from: path)
        return text.map { "\(link): \(.prose($0))" } ?? link
      })
  }
}

extension String {
  /// The text up to its first full stop.
  var firstSentence: String {
    let text = paragraphs.first ?? ""
    guard let end = text.firstRange(of: ". ") else { return text }
    return String(text[..<end.lowerBound]) + "."
  }
}
