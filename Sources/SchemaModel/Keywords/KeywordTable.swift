import SchemaRuntime

/// Every keyword that exists: its dialects, its vocabulary and what it holds. Reading a schema is driven by it.
enum KeywordTable {
  private static let since2020: [Dialect] = [.v1, .draft2020]
  private static let only2019: [Dialect] = [.draft2019]
  private static let since2019: [Dialect] = [.v1, .draft2020, .draft2019]
  private static let until2019: [Dialect] = [.draft2019, .draft7, .draft6, .draft4]
  /// Those of JSON Schema: OpenAPI 3.0 has fewer keywords.
  private static let ofJSONSchema = Dialect.ofJSONSchema
  private static let onlyOpenAPI: [Dialect] = [.openAPI30]
  private static let since7: [Dialect] = [.v1, .draft2020, .draft2019, .draft7]
  private static let since6: [Dialect] = [.v1, .draft2020, .draft2019, .draft7, .draft6]
  private static let only4: [Dialect] = [.draft4]
  private static let like4: [Dialect] = [.draft4, .openAPI30]

  static let rows: [KeywordRow] = core + applicator + validation + annotations + extensions

  private static let core: [KeywordRow] = [
    KeywordRow(.schema, .identity(1), .core, in: ofJSONSchema, .core(.dialect)),
    KeywordRow(
      .vocabulary, .identity(3), .core, in: Dialect.allCases.filter(\.hasVocabularies), .core(.vocabularies)),
    KeywordRow(.id, .identity(2), .core, in: since6, .core(.identifier)),
    KeywordRow(.id, as: Keyword.identifierOfDraft4, .identity(2), .core, in: only4, .core(.identifier)),
    KeywordRow(.anchor, .identity(4), .core, in: since2019, .core(.anchor)),
    KeywordRow(.dynamicAnchor, .identity(5), .core, in: since2020, .core(.dynamicAnchor)),
    KeywordRow(.ref, .identity(6), .core, .core(.reference)),
    KeywordRow(.dynamicRef, .identity(7), .core, in: since2020, .core(.dynamicReference)),
    KeywordRow(
      .dynamicAnchor, as: "$recursiveAnchor", .identity(5), .core, in: only2019, .core(.recursiveAnchor)),
    KeywordRow(.dynamicRef, as: "$recursiveRef", .identity(7), .core, in: only2019, .core(.dynamicReference)),
    KeywordRow(.defs, .definitions(1), .core, in: since2019, .core(.definitions)),
    KeywordRow(
      .defs, as: Keyword.definitions, .definitions(2), .core, in: ofJSONSchema, .core(.definitions),
      successor: "'$defs'"),
    KeywordRow(.comment, .words(3), .core, in: since7, .plain(.text(\.comment))),
  ]

  private static let applicator: [KeywordRow] = [
    KeywordRow(.allOf, .combination(1), .applicator, .applicator(.schemas(\.allOf))),
    KeywordRow(.anyOf, .combination(2), .applicator, .applicator(.schemas(\.anyOf))),
    KeywordRow(.oneOf, .combination(3), .applicator, .applicator(.schemas(\.oneOf))),
    KeywordRow(.not, .combination(4), .applicator, .applicator(.schema(\.not))),
    KeywordRow(.if, .combination(5), .applicator, in: since7, .applicator(.schema(\.ifSchema))),
    KeywordRow(.then, .combination(6), .applicator, in: since7, .applicator(.schema(\.thenSchema))),
    KeywordRow(.else, .combination(7), .applicator, in: since7, .applicator(.schema(\.elseSchema))),
    KeywordRow(
      .dependentSchemas, of: .object, .limits(21), .applicator, in: since2019,
      .applicator(.namedSchemas(\.dependentSchemas))),
    KeywordRow(
      .dependentSchemas, as: "dependencies", of: .object, .limits(22), .applicator, in: ofJSONSchema,
      .applicator(.dependencies),
      successor: "'dependentRequired' and 'dependentSchemas'"),
    KeywordRow(
      .prefixItems, of: .array, .items(1), .applicator, in: since2020, .applicator(.schemas(\.prefixItems))),
    KeywordRow(.items, of: .array, .items(2), .applicator, in: since2020, .applicator(.items)),
    KeywordRow(.items, of: .array, .items(2), .applicator, in: until2019, .applicator(.itemsOrArray)),
    KeywordRow(.items, of: .array, .items(2), .applicator, in: onlyOpenAPI, .applicator(.items)),
    KeywordRow(
      .items, as: Keyword.additionalItems, of: .array, .items(3), .applicator, in: until2019,
      .applicator(.additionalItems)),
    KeywordRow(.contains, of: .array, .items(5), .applicator, in: since6, .applicator(.schema(\.contains))),
    KeywordRow(.properties, of: .object, .members(1), .applicator, .applicator(.namedSchemas(\.properties))),
    KeywordRow(
      .patternProperties, of: .object, .members(3), .applicator, in: ofJSONSchema,
      .applicator(.patternSchemas(\.patternProperties))),
    KeywordRow(
      .additionalProperties, of: .object, .members(4), .applicator,
      .applicator(.schema(\.additionalProperties))),
    KeywordRow(
      .propertyNames, of: .object, .members(6), .applicator, in: since6, .applicator(.schema(\.propertyNames))
    ),
    KeywordRow(
      .unevaluatedItems, of: .array, .items(4), .unevaluated, in: since2019,
      .applicator(.schema(\.unevaluatedItems))),
    KeywordRow(
      .unevaluatedProperties, of: .object, .members(5), .unevaluated, in: since2019,
      .applicator(.schema(\.unevaluatedProperties))),
  ]

  private static let validation: [KeywordRow] = [
    KeywordRow(.type, .type(1), .validation, .particular(.types)),
    KeywordRow(.type, as: "nullable", .type(1), .validation, in: onlyOpenAPI, .particular(.nullable)),
    KeywordRow(.enum, .type(3), .validation, .particular(.enumeration)),
    KeywordRow(.const, .type(4), .validation, in: since6, .plain(.value(\.constant))),
    KeywordRow(
      .multipleOf, of: [.number, .integer], .limits(9), .validation, .plain(.positiveNumber(\.multipleOf))),
    KeywordRow(
      .maximum, of: [.number, .integer], .limits(12), .validation, in: since6, .plain(.number(\.maximum))),
    KeywordRow(
      .maximum, of: [.number, .integer], .limits(12), .validation, in: like4,
      .plain(.limit(\.maximum, exclusive: \.exclusiveMaximum, if: .exclusiveMaximum))),
    KeywordRow(
      .exclusiveMaximum, of: [.number, .integer], .limits(13), .validation, in: since6,
      .plain(.number(\.exclusiveMaximum))),
    KeywordRow(
      .exclusiveMaximum, of: [.number, .integer], .limits(13), .validation, in: like4, .plain(.exclusion)),
    KeywordRow(
      .minimum, of: [.number, .integer], .limits(10), .validation, in: since6, .plain(.number(\.minimum))),
    KeywordRow(
      .minimum, of: [.number, .integer], .limits(10), .validation, in: like4,
      .plain(.limit(\.minimum, exclusive: \.exclusiveMinimum, if: .exclusiveMinimum))),
    KeywordRow(
      .exclusiveMinimum, of: [.number, .integer], .limits(11), .validation, in: since6,
      .plain(.number(\.exclusiveMinimum))),
    KeywordRow(
      .exclusiveMinimum, of: [.number, .integer], .limits(11), .validation, in: like4, .plain(.exclusion)),
    KeywordRow(.maxLength, of: .string, .limits(2), .validation, .plain(.count(\.maxLength))),
    KeywordRow(.minLength, of: .string, .limits(1), .validation, .plain(.count(\.minLength))),
    KeywordRow(.pattern, of: .string, .limits(4), .validation, .particular(.pattern)),
    KeywordRow(.maxItems, of: .array, .limits(15), .validation, .plain(.count(\.maxItems))),
    KeywordRow(.minItems, of: .array, .limits(14), .validation, .plain(.count(\.minItems))),
    KeywordRow(.uniqueItems, of: .array, .limits(16), .validation, .plain(.flag(\.uniqueItems))),
    KeywordRow(
      .maxContains, of: .array, .items(7), .validation, in: since2019, .plain(.count(\.maxContains))),
    KeywordRow(
      .minContains, of: .array, .items(6), .validation, in: since2019, .plain(.count(\.minContains))),
    KeywordRow(.maxProperties, of: .object, .limits(18), .validation, .plain(.count(\.maxProperties))),
    KeywordRow(.minProperties, of: .object, .limits(17), .validation, .plain(.count(\.minProperties))),
    KeywordRow(.required, of: .object, .members(2), .validation, .plain(.names(\.required))),
    KeywordRow(
      .dependentRequired, of: .object, .limits(20), .validation, in: since2019, .particular(.dependentNames)),
  ]

  private static let annotations: [KeywordRow] = [
    KeywordRow(.format, .type(2), .formatAnnotation, .particular(.format)),
    KeywordRow(
      .contentEncoding, of: .string, .limits(5), .content, in: since7, .plain(.text(\.contentEncoding))),
    KeywordRow(
      .contentMediaType, of: .string, .limits(6), .content, in: since7, .plain(.text(\.contentMediaType))),
    KeywordRow(.contentSchema, .limits(7), .content, in: since2019, .applicator(.schema(\.contentSchema))),
    KeywordRow(.title, .words(1), .metaData, .plain(.text(\.title))),
    KeywordRow(.description, .words(5), .metaData, .plain(.text(\.description))),
    KeywordRow(.default, .values(1), .metaData, .plain(.value(\.defaultValue))),
    KeywordRow(.examples, .values(2), .metaData, in: since6, .plain(.values(\.examples))),
    KeywordRow(.examples, as: "example", .values(2), .metaData, in: onlyOpenAPI, .particular(.example)),
    // Drafts before 2019-09 do not have it, but schemas of all drafts use it, and it asserts nothing.
    KeywordRow(.deprecated, .words(8), .metaData, .plain(.flagOrReason(\.deprecated))),
    KeywordRow(.readOnly, .words(10), .metaData, in: since7 + onlyOpenAPI, .plain(.flag(\.readOnly))),
    KeywordRow(.writeOnly, .words(11), .metaData, in: since7 + onlyOpenAPI, .plain(.flag(\.writeOnly))),
  ]

  private static let extensions: [KeywordRow] = [
    KeywordRow(.maxBytes, of: .string, .limits(3), .extensions, .plain(.count(\.extensions.maxBytes))),
    KeywordRow(
      .maxSerializedBytes, .limits(19), .extensions, .plain(.count(\.extensions.maxSerializedBytes))),
    KeywordRow(.assertContent, .limits(8), .extensions, .plain(.flag(\.extensions.assertContent))),
    KeywordRow(.warnings, .combination(8), .extensions, .applicator(.schemas(\.extensions.warnings))),
    KeywordRow(.knownValues, .type(5), .extensions, .plain(.knownNames(\.extensions.knownValues))),
    KeywordRow(.unit, .words(12), .extensions, .plain(.text(\.extensions.unit))),
    KeywordRow(.name, .words(2), .extensions, .plain(.text(\.extensions.name))),
    KeywordRow(.caseNames, .type(6), .extensions, .particular(.caseNames)),
    KeywordRow(.usedIn, .words(6), .extensions, .plain(.names(\.extensions.usedIn))),
    KeywordRow(.since, .words(7), .extensions, .plain(.text(\.extensions.since))),
    KeywordRow(.replacement, .words(9), .extensions, .plain(.text(\.extensions.replacement))),
    KeywordRow(.source, .words(4), .extensions, .plain(.text(\.extensions.source))),
    KeywordRow(.message, .words(13), .extensions, .plain(.text(\.extensions.message))),
    KeywordRow(.ignore, .words(14), .extensions, .particular(.ignoredRules)),
  ]

  private static let ofV1 = keywords(of: .v1)
  private static let of2020 = keywords(of: .draft2020)
  private static let of2019 = keywords(of: .draft2019)
  private static let of7 = keywords(of: .draft7)
  private static let of6 = keywords(of: .draft6)
  private static let of4 = keywords(of: .draft4)
  private static let ofOpenAPI = keywords(of: .openAPI30)

  private static func keywords(of dialect: Dialect) -> [String: KeywordRow] {
    let known = rows.filter { $0.dialects.contains(dialect) }
    return Dictionary(uniqueKeysWithValues: known.map { ($0.name, $0) })
  }

  /// The keyword that `name` is in `dialect`.
  static func keyword(_ name: String, in dialect: Dialect) -> KeywordRow? {
    switch dialect {
    case .v1: ofV1[name]
    case .draft2020: of2020[name]
    case .draft2019: of2019[name]
    case .draft7: of7[name]
    case .draft6: of6[name]
    case .draft4: of4[name]
    case .openAPI30: ofOpenAPI[name]
    }
  }

  private static let byName = Dictionary(grouping: rows, by: \.name)

  /// The keywords that are called `name` in some dialect.
  static func rows(named name: String) -> [KeywordRow] { byName[name] ?? [] }

  /// The names that exist in `dialect`, ours or the dialect's own.
  static func names(in dialect: Dialect, extensions wanted: Bool) -> [String] {
    rows.filter { $0.dialects.contains(dialect) && ($0.vocabulary == .extensions) == wanted }.map(\.name)
  }

  /// The rows of 2020-12, in which each keyword has one.
  static let own = Dictionary(
    uniqueKeysWithValues: of2020.values.filter { $0.name == $0.keyword.rawValue }.map { ($0.keyword, $0) })

  /// The names of keywords whose values have members that are schemas.
  static let namesOfMaps: Set<String> = Set(rows.filter(\.isMap).map(\.name))

  /// The keywords that describe a value and ask nothing of it (Validation §9).
  static let metaData: Set<Keyword> = Set(rows.filter { $0.vocabulary == .metaData }.map(\.keyword))

  /// The keywords of which `KeywordRow.affectsValues` holds.
  static let affectingValues: Set<Keyword> = Set(rows.filter(\.affectsValues).map(\.keyword))

  /// The keywords of which `KeywordRow.asserts` holds.
  static let asserting: Set<Keyword> = Set(rows.filter(\.asserts).map(\.keyword))

  /// The dialects that have a keyword called `name`.
  static func dialects(having name: String) -> [Dialect] {
    rows(named: name).flatMap(\.dialects)
  }

  /// The name in `dialect` of the keyword that other dialects call `name`; nil where it has none.
  static func modernName(of name: String, in dialect: Dialect) -> String? {
    rows(named: name).map(\.keyword.rawValue).first { keyword($0, in: dialect) != nil }
  }

  /// Keywords of other specifications that authors bring along, and what to write instead.
  static let foreign: [String: KeywordHelp] = [
    "nullable": .advice("name 'null' among the types of 'type'"),
    "example": .advice("put it into the array 'examples'"),
    "id": .meant("$id"),
  ]
}

extension KeywordTable {
  /// The places of keywords by their names, which mean the same in each dialect that has them.
  static let places = Dictionary(rows.map { ($0.name, $0.place) }, uniquingKeysWith: { first, _ in first })
}
