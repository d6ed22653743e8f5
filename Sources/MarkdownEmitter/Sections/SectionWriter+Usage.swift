import SchemaModel
import SchemaRuntime
import TypeModel

extension SectionWriter {
  /// Writes links to what refers to the subject, and the operations that take it.
  mutating func usedIn(_ subject: Subject, _ group: Group, level: Int) {
    let links = site.backlinks[subject.schema] ?? []
    let operations = group.schemas.flatMap(\.extensions.usedIn).map(Inline.text).unique
    guard !links.isEmpty || !operations.isEmpty else { return }
    let title: Inline = "Used in"
    if level == 2 { page.heading(2, title) } else { page.paragraph(.strong(title)) }
    page.bullets(byOwner(links))
    if !operations.isEmpty { page.paragraph("Operations: \(operations.joined(", ")).") }
  }

  /// One line for each place, its members listed behind it.
  private func byOwner(_ links: [Backlink]) -> [Inline] {
    var seen: Set<SchemaID> = []
    let owners = links.map(\.owner).filter { seen.insert($0.schema).inserted }
    let linksOfOwner = Dictionary(grouping: links, by: \.owner.schema)
    return owners.map { owner in
      let own = linksOfOwner[owner.schema] ?? []
      let members = own.filter { $0.role.isMember }.prefix(40).map(phrase)
      let others = own.filter { !$0.role.isMember }.map(phrase).unique
      let start: Inline =
        "\(site.link(to: owner))\(members.isEmpty ? "" : ": ")\(members.joined(", "))"
      return ([start] + others).joined(", ")
    }
  }

  private func phrase(_ link: Backlink) -> Inline {
    switch link.role {
    case .member(let path): .link(.code(path), to: link.target)
    case .form: "as one of its forms"
    case .part: "which includes it"
    case .items: "as its items"
    case .values: "as the values of other members"
    case .content: "as JSON in a string"
    }
  }
}

extension Backlink.Role {
  fileprivate var isMember: Bool { if case .member = self { true } else { false } }
}
