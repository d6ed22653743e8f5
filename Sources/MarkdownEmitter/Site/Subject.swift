import SchemaModel

/// A schema that has a page or a section of its own: a document's root or a definition.
struct Subject: Sendable {
  var schema: SchemaID
  /// Index in `SchemaGraph.documents`.
  var document: Int
  /// The names of the definition and of those around it; empty for a root.
  var names: [String]
  var title: String
  /// The path of the page, below the folder of pages.
  var page: String

  var isRoot: Bool { names.isEmpty }

  /// The anchor of its section; a root is the whole page and has none.
  var anchor: String? {
    isRoot ? nil : "def." + names.map(Escaping.anchor).joined(separator: ".")
  }

  /// Where the anchors of its members begin.
  var anchors: AnchorScope { AnchorScope(prefix: anchor.map { $0 + "." } ?? "") }
}

/// Names anchors by what they lead to. Every one has a point, so none is like that of a heading.
struct AnchorScope: Sendable {
  var prefix: String

  /// The row of a property.
  func member(_ name: String) -> String { prefix + "member." + Escaping.anchor(name) }
  /// The section that says more of it.
  func about(_ name: String) -> String { prefix + "about." + Escaping.anchor(name) }
  /// A form of a union, where it is described.
  func form(_ name: String) -> String { prefix + "form." + Escaping.anchor(name) }
  /// The anchors inside that section.
  func inside(_ name: String) -> AnchorScope { AnchorScope(prefix: member(name) + ".") }
}
