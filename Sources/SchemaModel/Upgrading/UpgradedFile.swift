import Diagnostics
import SchemaRuntime
package import YAMLTree

/// A file of schemas that is written in a later dialect: what its keywords are called there.
package struct UpgradedFile {
  package let target: Dialect
  let root: YAMLNode
  /// Whether it is a schema. What a document holds has the dialect that the document's specification gives it, and stays.
  private let isSchema: Bool
  /// The schemas of the file that are objects, by where they begin.
  private let schemas: [SchemaObjects.Place: Schema]

  package init(_ document: SchemaDocument, of graph: SchemaGraph, root: YAMLNode, to target: Dialect) {
    self.target = target
    self.root = root
    isSchema = document.isSchema
    var schemas: [SchemaObjects.Place: Schema] = [:]
    for schema in graph.schemas where schema.document == document.index && schema.boolean == nil {
      schemas[Self.place(of: schema.location)] = schema
    }
    self.schemas = schemas
  }

  private static func place(of location: SourceLocation) -> SchemaObjects.Place {
    SchemaObjects.Place(line: location.line, column: location.column)
  }

  /// The schema that a mapping is.
  func schema(_ node: YAMLNode) -> Schema? { schemas[Self.place(of: node.location)] }

  /// The schema that a mapping is, where it is to be written in another dialect than its own. Schemas of OpenAPI stay.
  func oldSchema(_ node: YAMLNode) -> Schema? {
    guard isSchema, let schema = schema(node), schema.dialect != target, schema.dialect != .openAPI30 else {
      return nil
    }
    return schema
  }

  /// The path in the new text of what stands at one in the old text.
  func path(of old: [String]) -> [String] {
    var node: YAMLNode? = root
    return old.map { step in
      let name = node.map { self.name(of: step, in: $0) } ?? step
      node = node?.child(step)
      return name
    }
  }

  private func name(of step: String, in node: YAMLNode) -> String {
    guard let schema = oldSchema(node), let members = node.members,
      let member = members.first(where: { $0.key.utf8.elementsEqual(step.utf8) })
    else { return step }
    return name(of: member, beside: members, in: schema)
  }

  /// What a member of a schema is called in the wanted dialect.
  func name(of member: YAMLNode.Member, beside members: [YAMLNode.Member], in schema: Schema) -> String {
    guard let row = KeywordTable.keyword(member.key, in: schema.dialect) else { return member.key }
    switch row.shape {
    // Both may stand side by side, and the old name is still read.
    case .core(.definitions):
      return members.contains { $0.key == Keyword.defs.rawValue } ? member.key : Keyword.defs.rawValue
    case .core(.identifier): return (Self.anchor(member.value) == nil ? Keyword.id : .anchor).rawValue
    case .core(.recursiveAnchor): return Keyword.dynamicAnchor.rawValue
    case .core(.dynamicReference):
      let isStatic = schema.dialect == .draft2019 && schema.dynamicReference?.anchor == nil
      return (isStatic ? Keyword.ref : .dynamicRef).rawValue
    case .applicator(.itemsOrArray):
      return member.value.elements == nil ? member.key : Keyword.prefixItems.rawValue
    case .applicator(.additionalItems):
      return Self.hasListedItems(members) ? Keyword.items.rawValue : member.key
    case .applicator(.dependencies):
      let isOfNames = (member.value.members ?? []).allSatisfy { $0.value.elements != nil }
      return (isOfNames ? Keyword.dependentRequired : .dependentSchemas).rawValue
    case .core, .applicator, .plain, .particular: return member.key
    }
  }

  /// The name that an `$id` of a fragment alone gives, up to draft-07.
  static func anchor(_ id: YAMLNode) -> String? {
    guard let text = id.string, text.hasPrefix("#"), text.utf8.count > 1 else { return nil }
    return String(text.dropFirst())
  }

  static func hasListedItems(_ members: [YAMLNode.Member]) -> Bool {
    members.contains { $0.key == Keyword.items.rawValue && $0.value.elements != nil }
  }
}

extension SchemaGraph {
  /// Has `1.0` be an integer in draft-04, as it is in all later dialects. The formats of draft-06 are asserted then.
  package func readIntegersAsLaterDialects() {
    for schema in schemas where schema.dialect == .draft4 { schema.dialect = .draft6 }
  }
}
