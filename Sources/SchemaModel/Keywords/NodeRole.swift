/// What a value in a schema's text is, by the keywords around it.
package enum NodeRole: Sendable {
  /// A schema: its members are keywords.
  case schema
  /// A schema, or a list of them.
  case schemas
  /// An object whose members are schemas, under names that an author chose.
  case members
  /// An object of definitions, or of objects of them.
  case definitions
  /// The value of a keyword that holds no schema.
  case value(KeywordFacts)
  /// What no keyword says anything about.
  case other

  /// The place of what stands in the value of a keyword.
  init(_ row: KeywordRow) {
    switch row.shape {
    case .core(.definitions): self = .definitions
    case .applicator(let applicator): self = NodeRole(applicator)
    case .core, .plain, .particular: self = .value(KeywordFacts(row))
    }
  }

  private init(_ applicator: KeywordShape.Applicator) {
    switch applicator {
    case .namedSchemas, .patternSchemas, .dependencies: self = .members
    case .schema, .items, .itemsOrArray, .additionalItems, .schemas: self = .schemas
    }
  }

  /// The place of a member of what stands here.
  package func member(_ name: String, in dialect: Dialect) -> NodeRole {
    switch self {
    case .schema, .schemas:
      KeywordTable.keyword(name, in: dialect).map { NodeRole($0) } ?? .other
    case .members, .definitions: .schema
    case .value, .other: self
    }
  }

  /// The place of an item of what stands here.
  package var item: NodeRole {
    switch self {
    case .schemas: .schema
    case .schema, .members, .definitions: .other
    case .value, .other: self
    }
  }

  package var isSchema: Bool {
    switch self {
    case .schema, .schemas: true
    case .members, .definitions, .value, .other: false
    }
  }
}
