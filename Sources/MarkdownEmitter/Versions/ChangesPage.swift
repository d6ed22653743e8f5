import SchemaModel
import SchemaRuntime

extension Site {
  /// The page of what each version changed; nil where none changed anything.
  func changesPage() -> Page? {
    guard let history, !history.sections.isEmpty else { return nil }
    var page = Page(
      path: history.page, title: "Changes", trail: [(Self.title, Target(page: PagePaths.index))])
    page.heading(1, "Changes")
    page.paragraph("What each version changed of the one before, with an instance that shows it.")
    for section in history.sections {
      let version = section.version
      page.opening(2, .text(version.name), anchor: section.anchor, name: version.name)
      page.paragraph(version.date.map { .text(String($0.prefix(10))) } ?? "")
      for block in section.entries.map({ item($0.entry, $0.schema) }) {
        page.add(.list([block], isOrdered: false))
      }
    }
    return page
  }

  private func item(_ entry: VersionHistory.Entry, _ schema: SchemaID?) -> [Block] {
    let change = entry.change
    let place: Inline =
      schema.flatMap { places[$0] == nil ? nil : reference(to: $0) } ?? .code(change.document)
    // What happens to a whole document names it.
    let words: Inline = change.pointer.isEmpty && schema == nil ? change.words : "\(place): \(change.words)"
    var blocks: [Block] = [.paragraph("\(words).")]
    for (title, witness) in [("Refused now:", change.refused), ("Accepted now:", change.accepted)] {
      guard let instance = witness?.instance else { continue }
      blocks.append(.paragraph(.text(title)))
      blocks.append(.code(instance.prettyText(inlineWithin: 80).shortenedLines, language: "json"))
    }
    return blocks
  }
}

extension String {
  /// The most lines of an instance that shows a change.
  private static let mostLines = 24

  /// The first lines of a long text.
  fileprivate var shortenedLines: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count <= Self.mostLines { return self }
    return (lines.prefix(Self.mostLines) + ["…"]).joined(separator: "\n")
  }
}

extension SectionWriter {
  /// What versions changed of the subject itself, and the members that it had once, at their old anchors.
  mutating func history(of subject: Subject, _ group: Group) {
    guard let history = site.history else { return }
    let ids = group.schemas.map(\.id)
    let known = Set(group.properties.map { ScalarKey($0.name) })
    let removed = history.removedMembers(of: ids).filter { entry in
      entry.member.map { !known.contains(ScalarKey($0)) } ?? false
    }
    var seen: Set<String> = []
    let lines = removed.map { entry -> Inline in
      let name = entry.member ?? ""
      let start = (subject.anchor.map { $0 + "." } ?? "") + (Step.member(name).anchor ?? "")
      let anchor: Inline = seen.insert(start).inserted ? .anchor(start) : ""
      let version = Inline.link(.text(entry.version), to: entry.target)
      return "\(anchor)\(code: name) is gone since \(version)."
    }
    page.bullets(history.changes(of: [subject.schema]).map(\.line) + lines)
  }

  /// What versions changed of whether each member has to be there, by its name.
  /// - Parameter whole: the schemas that hold for the object.
  func historyOfPresence(_ whole: [SchemaID]) -> [ScalarKey: [Inline]] {
    guard let history = site.history, history.changesRequired else { return [:] }
    let ids = site.withConditions(site.parts(of: whole))
    return history.requiredMembers(of: ids).reduce(into: [:]) { lines, entry in
      entry.change.requiredMember.map { lines[ScalarKey($0), default: []].append(entry.line) }
    }
  }
}
