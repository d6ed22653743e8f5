import SchemaModel
import SchemaRuntime
import TypeModel

extension SectionWriter {
  mutating func examples(_ schema: Schema, _ nominal: NominalType?, level: Int) {
    guard !schema.examples.isEmpty else { return }
    label(level, schema.examples.count == 1 ? "Example" : "Examples")
    for example in schema.examples {
      page.code(example.prettyText(inlineWithin: 80), language: "json")
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
    var owners: [Subject] = []
    for link in links where !owners.contains(where: { $0.schema == link.owner.schema }) {
      owners.append(link.owner)
    }
    return owners.map { owner in
      let roles = links.filter { $0.owner.schema == owner.schema }.map { phrase($0) }
      return "\(site.link(to: owner, from: path)): \(roles.joined(", "))"
    }
  }

  private func phrase(_ link: Backlink) -> Inline {
    switch link.role {
    case .member(let names):
      var scope = link.owner.anchors
      for name in names.dropLast() { scope = scope.inside(name) }
      let anchor = scope.member(names.last ?? "")
      let first = link.owner.anchors.member(names.first ?? "")
      let isKnown = site.anchors?[link.owner.page]?.contains(anchor) ?? true
      let target = site.path(from: path, to: link.owner.page, anchor: isKnown ? anchor : first)
      return .link(.code(names.joined(separator: ".")), to: target)
    case .form: return "one of its forms"
    case .part: return "a part of it"
    case .items: return "its items"
    case .values: return "its values"
    }
  }
}
