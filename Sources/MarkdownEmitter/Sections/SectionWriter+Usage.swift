import SchemaModel
import SchemaRuntime
import TypeModel

extension SectionWriter {
  /// The examples, each in JSON and in Swift.
  mutating func examples(of subject: Subject, level: Int) {
    let examples = site.graph[subject.schema].examples
    guard !examples.isEmpty else { return }
    label(level, examples.count == 1 ? "Example" : "Examples")
    let swift = site.swiftExamples(of: subject)
    for (index, example) in examples.enumerated() {
      page.code(example.prettyText(inlineWithin: 80), language: "json")
      if let code = swift[index]?.declaration { page.code(code, language: "swift") }
    }
  }

  /// Who refers to the subject, and the operations that take it.
  mutating func usedIn(_ subject: Subject, level: Int) {
    let links = site.backlinks[subject.schema] ?? []
    let operations = site.graph[subject.schema].extensions.usedIn
    guard !links.isEmpty || !operations.isEmpty else { return }
    label(level, "Used in")
    page.bullets(byOwner(links))
    if !operations.isEmpty {
      page.paragraph("Operations: \(operations.map(Inline.text).joined(", ")).")
    }
  }

  /// One line for each place, its members listed behind it.
  private func byOwner(_ links: [Backlink]) -> [Inline] {
    var seen: Set<SchemaID> = []
    let owners = links.map(\.owner).filter { seen.insert($0.schema).inserted }
    let linksOfOwner = Dictionary(grouping: links, by: \.owner.schema)
    return owners.map { owner in
      let own = linksOfOwner[owner.schema] ?? []
      let members = own.filter { $0.role.isMember }.map(phrase)
      let others = own.filter { !$0.role.isMember }.map(phrase)
      let start: Inline =
        "\(site.link(to: owner, from: path))\(members.isEmpty ? "" : ": ")\(members.joined(", "))"
      return ([start] + others).joined(", ")
    }
  }

  private func phrase(_ link: Backlink) -> Inline {
    switch link.role {
    case .member(let names):
      var scope = link.owner.anchors
      for name in names.dropLast() { scope = scope.inside(name) }
      let anchor = scope.member(names.last ?? "")
      let first = link.owner.anchors.member(names.first ?? "")
      let isKnown = site.has(anchor, on: link.owner.page)
      let target = site.path(from: path, to: link.owner.page, anchor: isKnown ? anchor : first)
      return .link(.code(names.joined(separator: ".")), to: target)
    case .form: return "as one of its forms"
    case .part: return "which includes it"
    case .items: return "as its items"
    case .values: return "as the values of other members"
    case .content: return "as JSON in a string"
    }
  }
}

extension Backlink.Role {
  fileprivate var isMember: Bool { if case .member = self { true } else { false } }
}
