import SchemaModel
import SchemaRuntime
import TypeModel

extension SectionWriter {
  /// Writes links to what refers to the subject, and the operations that take it.
  mutating func usedIn(_ subject: Subject, _ group: Group, level: Int) {
    let links = site.backlinks[subject.schema] ?? []
    let operations = group.schemas.flatMap(\.extensions.usedIn).map(Inline.text).unique
    guard !links.isEmpty || !operations.isEmpty else { return }
    page.heading(level, "Used in")
    page.bullets(byOwner(links))
    if !operations.isEmpty { page.paragraph("Operations: \(operations.joined(", ")).") }
  }

  /// Says of the root of a document outside of the folder which documents it is a part of.
  mutating func partOf(_ subject: Subject) {
    guard !site.graph.documents[subject.document].isEntry else { return }
    var seen: Set<Int> = [subject.document]
    let owners = site.subjects(ofDocument: subject.document)
      .flatMap { site.backlinks[$0.schema] ?? [] }.map(\.owner.document)
      .filter { seen.insert($0).inserted }
      .compactMap { site.subjects(ofDocument: $0).first }
    var links = owners.prefix(Self.mostOwners).map { site.link(to: $0) }
    if owners.count > links.count { links.append("\(text: String(owners.count - links.count)) others") }
    page.paragraph(
      links.isEmpty
        ? "This document stands outside of the folder, and references lead to it."
        : "Part of \(links.list("and")): this document stands outside of the folder, and references lead to it."
    )
    if !subject.isReached {
      page.paragraph(
        "They lead to parts of \(code: site.location(of: subject)) alone: it is not described as a whole.")
    }
  }

  /// The most documents that a document is said to be a part of.
  private static let mostOwners = 12

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
