package import SchemaRuntime

/// What the keyword table says of a keyword, for those who write one.
package struct KeywordFacts: Sendable {
  /// What stands in the value of a keyword.
  package enum Value: Sendable {
    case schema, schemas, members
    case dialect, reference, types, format, flag, names, dependentNames, property, other
  }

  package let name: String
  package let value: Value
  package let vocabulary: Vocabulary
  /// The place in the order of a layout.
  package let place: KeywordPlace
  /// The types of values that it is about; nil: all.
  package let subjects: TypeSet?
  /// The keyword of 2020-12 that replaced it.
  package let successor: String?
  /// What it does, in a sentence; nil for a keyword of earlier dialects that did something else than the one of 2020-12.
  package let words: String?

  init(_ row: KeywordRow) {
    name = row.name
    value = Value(row)
    vocabulary = row.vocabulary
    place = row.place
    subjects = row.subjects
    successor = row.successor
    let isItself = row.name == row.keyword.rawValue || row.keyword == .defs || row.keyword == .id
    words = isItself ? KeywordWords.words(of: row.keyword) : nil
  }

  /// The keywords of a dialect and ours, in the order of a layout.
  package static func all(in dialect: Dialect) -> [KeywordFacts] {
    KeywordTable.rows.filter { $0.dialects.contains(dialect) }.map { KeywordFacts($0) }.sorted {
      ($0.place, $0.name) < ($1.place, $1.name)
    }
  }

  /// The facts of the keyword that a dialect spells like this; nil where it has none.
  package static func facts(of name: String, in dialect: Dialect) -> KeywordFacts? {
    KeywordTable.rows.first { $0.name == name && $0.dialects.contains(dialect) }.map { KeywordFacts($0) }
  }

  /// The formats that a dialect defines.
  package static func formats(of dialect: Dialect) -> [String] {
    Format.allCases.filter { $0.isDefined(in: dialect.formats) }.map(\.rawValue)
  }
}

extension KeywordFacts.Value {
  fileprivate init(_ row: KeywordRow) {
    switch row.shape {
    case .core(.dialect): self = .dialect
    case .core(.reference), .core(.dynamicReference): self = .reference
    case .core(.definitions), .core(.vocabularies): self = .members
    case .core(.recursiveAnchor): self = .flag
    case .core(.identifier), .core(.anchor), .core(.dynamicAnchor): self = .other
    case .applicator(.schema), .applicator(.items), .applicator(.itemsOrArray), .applicator(.additionalItems):
      self = .schema
    case .applicator(.schemas): self = .schemas
    case .applicator(.namedSchemas), .applicator(.patternSchemas), .applicator(.dependencies): self = .members
    case .particular(.types): self = .types
    case .particular(.nullable): self = .flag
    case .particular(.format): self = .format
    case .particular(.dependentNames): self = .dependentNames
    case .particular(.enumeration), .particular(.pattern), .particular(.caseNames),
      .particular(.ignoredRules), .particular(.example):
      self = .other
    case .plain(.flag), .plain(.flagOrReason), .plain(.exclusion): self = .flag
    // Of the lists of names, this one has those of members.
    case .plain(.names): self = row.keyword == .required ? .names : .other
    case .plain(.text): self = row.keyword == .replacement ? .property : .other
    case .plain(.count), .plain(.number), .plain(.limit), .plain(.positiveNumber), .plain(.knownNames),
      .plain(.value), .plain(.values):
      self = .other
    }
  }
}
