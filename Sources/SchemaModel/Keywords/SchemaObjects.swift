import Diagnostics
package import YAMLTree

/// The mappings of a text that are schemas: what their members are called is read as keywords.
///
/// A place is one by the keywords around it, whichever dialect they are of. What stands below `default`, `examples`, `const` or
/// `enum`, or below a keyword that no dialect has, is none.
package struct SchemaObjects {
  /// Where a node begins; the first line and the first column are 1.
  package struct Place: Hashable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
  }

  private var schemas: Set<Place> = []
  /// Where mappings begin that are read as something else, perhaps through an alias.
  private var others: Set<Place> = []

  /// Finds the schemas of a document. There are none where its root is no schema.
  package init(of root: YAMLNode) {
    if Self.isSchema(root) { visitSchema(root) } else { visitOther(root) }
  }

  /// Whether the mapping that begins at a place is a schema wherever it is used.
  package func contains(_ place: Place) -> Bool { schemas.contains(place) && !others.contains(place) }

  package func contains(_ node: YAMLNode) -> Bool { contains(Self.place(of: node)) }

  private static func place(of node: YAMLNode) -> Place {
    Place(line: node.location.line, column: node.location.column)
  }

  /// Whether a root has a keyword that little else has: one that holds schemas, `type` or `enum` with a value that fits, a
  /// reference, or `$schema` with a dialect of JSON Schema. (Instances name their schema in `$schema`, too.)
  package static func isSchema(_ root: YAMLNode) -> Bool {
    (root.members ?? []).contains { member in
      KeywordTable.rows(named: member.key).contains { row in
        guard row.shape.fits(member.value) else { return false }
        switch row.shape {
        case .core(.dialect): return member.value.string?.contains("json-schema.org/") ?? false
        case .core(.identifier): return row.name != Keyword.identifierOfDraft4
        case .core, .applicator, .particular(.types), .particular(.enumeration): return true
        case .plain, .particular: return false
        }
      }
    }
  }

  private mutating func visitSchema(_ node: YAMLNode) {
    guard let members = node.members else { return visitOther(node) }
    schemas.insert(Self.place(of: node))
    for member in members {
      guard let row = KeywordTable.rows(named: member.key).first else {
        visitOther(member.value)
        continue
      }
      visit(member.value, as: NodeRole(row))
    }
  }

  private mutating func visit(_ value: YAMLNode, as place: NodeRole) {
    switch place {
    case .definitions:
      for member in value.members ?? [] { visit(member.value, as: DefinitionEntry(member.value)) }
      if value.members == nil { visitOther(value) }
    case .members:
      for member in value.members ?? [] { visitSchema(member.value) }
      if value.members == nil { visitOther(value) }
    case .schema, .schemas:
      if let elements = value.elements {
        for element in elements { visitSchema(element) }
      } else {
        visitSchema(value)
      }
    case .value, .other: visitOther(value)
    }
  }

  private mutating func visit(_ value: YAMLNode, as entry: DefinitionEntry) {
    switch entry {
    case .schema: visitSchema(value)
    case .container(let entries):
      others.insert(Self.place(of: value))
      for (member, entry) in entries { visit(member.value, as: entry) }
    }
  }

  private mutating func visitOther(_ node: YAMLNode) {
    switch node.content {
    case .null, .bool, .number, .string: return
    case .sequence(let elements): for element in elements { visitOther(element) }
    case .mapping(let members):
      others.insert(Self.place(of: node))
      for member in members { visitOther(member.value) }
    }
  }
}
