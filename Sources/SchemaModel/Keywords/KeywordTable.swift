/// Every keyword that exists: its dialects, its vocabulary and what it holds. Reading a schema is driven by it.
enum KeywordTable {
  private static let only2020: [Dialect] = [.draft2020]
  private static let only2019: [Dialect] = [.draft2019]
  private static let since2019: [Dialect] = [.draft2020, .draft2019]
  private static let until2019: [Dialect] = [.draft2019, .draft7, .draft6, .draft4]
  private static let since7: [Dialect] = [.draft2020, .draft2019, .draft7]
  private static let since6: [Dialect] = [.draft2020, .draft2019, .draft7, .draft6]
  private static let only4: [Dialect] = [.draft4]

  static let rows: [Keyword] = core + applicator + validation + annotations + extensions

  private static let core: [Keyword] = [
    Keyword("$schema", .identity(1), .core, .core(.dialect)),
    Keyword("$vocabulary", .identity(3), .core, in: since2019, .core(.vocabularies)),
    Keyword("$id", .identity(2), .core, in: since6, .core(.identifier)),
    Keyword("id", as: "$id", .identity(2), .core, in: only4, .core(.identifier)),
    Keyword("$anchor", .identity(4), .core, in: since2019, .core(.anchor)),
    Keyword("$dynamicAnchor", .identity(5), .core, in: only2020, .core(.dynamicAnchor)),
    Keyword("$ref", .identity(6), .core, .core(.reference)),
    Keyword("$dynamicRef", .identity(7), .core, in: only2020, .core(.dynamicReference)),
    Keyword(
      "$recursiveAnchor", as: "$dynamicAnchor", .identity(5), .core, in: only2019, .core(.recursiveAnchor)),
    Keyword("$recursiveRef", as: "$dynamicRef", .identity(7), .core, in: only2019, .core(.dynamicReference)),
    Keyword("$defs", .definitions(1), .core, in: since2019, .core(.definitions)),
    Keyword("definitions", as: "$defs", .definitions(2), .core, .core(.definitions), successor: "'$defs'"),
    Keyword("$comment", .words(3), .core, in: since7, .plain(.text(\.comment))),
  ]

  private static let applicator: [Keyword] = [
    Keyword("allOf", .combination(1), .applicator, .applicator(.schemas(\.allOf))),
    Keyword("anyOf", .combination(2), .applicator, .applicator(.schemas(\.anyOf))),
    Keyword("oneOf", .combination(3), .applicator, .applicator(.schemas(\.oneOf))),
    Keyword("not", .combination(4), .applicator, .applicator(.schema(\.not))),
    Keyword("if", .combination(5), .applicator, in: since7, .applicator(.schema(\.ifSchema))),
    Keyword("then", .combination(6), .applicator, in: since7, .applicator(.schema(\.thenSchema))),
    Keyword("else", .combination(7), .applicator, in: since7, .applicator(.schema(\.elseSchema))),
    Keyword(
      "dependentSchemas", .limits(21), .applicator, in: since2019,
      .applicator(.namedSchemas(\.dependentSchemas))),
    Keyword(
      "dependencies", as: "dependentSchemas", .limits(22), .applicator, .applicator(.dependencies),
      successor: "'dependentRequired' and 'dependentSchemas'"),
    Keyword("prefixItems", .items(1), .applicator, in: only2020, .applicator(.schemas(\.prefixItems))),
    Keyword("items", .items(2), .applicator, in: only2020, .applicator(.items)),
    Keyword("items", .items(2), .applicator, in: until2019, .applicator(.itemsOrArray)),
    Keyword(
      "additionalItems", as: "items", .items(3), .applicator, in: until2019, .applicator(.additionalItems)),
    Keyword("contains", .items(5), .applicator, in: since6, .applicator(.schema(\.contains))),
    Keyword("properties", .members(1), .applicator, .applicator(.namedSchemas(\.properties))),
    Keyword("patternProperties", .members(3), .applicator, .applicator(.patternSchemas(\.patternProperties))),
    Keyword("additionalProperties", .members(4), .applicator, .applicator(.schema(\.additionalProperties))),
    Keyword("propertyNames", .members(6), .applicator, in: since6, .applicator(.schema(\.propertyNames))),
    Keyword(
      "unevaluatedItems", .items(4), .unevaluated, in: since2019, .applicator(.schema(\.unevaluatedItems))),
    Keyword(
      "unevaluatedProperties", .members(5), .unevaluated, in: since2019,
      .applicator(.schema(\.unevaluatedProperties))),
  ]

  private static let validation: [Keyword] = [
    Keyword("type", .type(1), .validation, .particular(.types)),
    Keyword("enum", .type(3), .validation, .particular(.enumeration)),
    Keyword("const", .type(4), .validation, in: since6, .plain(.value(\.constant))),
    Keyword("multipleOf", .limits(9), .validation, .plain(.positiveNumber(\.multipleOf))),
    Keyword("maximum", .limits(12), .validation, in: since6, .plain(.number(\.maximum))),
    Keyword(
      "maximum", .limits(12), .validation, in: only4,
      .plain(.limit(\.maximum, exclusive: \.exclusiveMaximum, if: "exclusiveMaximum"))),
    Keyword("exclusiveMaximum", .limits(13), .validation, in: since6, .plain(.number(\.exclusiveMaximum))),
    Keyword("exclusiveMaximum", .limits(13), .validation, in: only4, .plain(.exclusion)),
    Keyword("minimum", .limits(10), .validation, in: since6, .plain(.number(\.minimum))),
    Keyword(
      "minimum", .limits(10), .validation, in: only4,
      .plain(.limit(\.minimum, exclusive: \.exclusiveMinimum, if: "exclusiveMinimum"))),
    Keyword("exclusiveMinimum", .limits(11), .validation, in: since6, .plain(.number(\.exclusiveMinimum))),
    Keyword("exclusiveMinimum", .limits(11), .validation, in: only4, .plain(.exclusion)),
    Keyword("maxLength", .limits(2), .validation, .plain(.count(\.maxLength))),
    Keyword("minLength", .limits(1), .validation, .plain(.count(\.minLength))),
    Keyword("pattern", .limits(4), .validation, .particular(.pattern)),
    Keyword("maxItems", .limits(15), .validation, .plain(.count(\.maxItems))),
    Keyword("minItems", .limits(14), .validation, .plain(.count(\.minItems))),
    Keyword("uniqueItems", .limits(16), .validation, .plain(.flag(\.uniqueItems))),
    Keyword("maxContains", .items(7), .validation, in: since2019, .plain(.count(\.maxContains))),
    Keyword("minContains", .items(6), .validation, in: since2019, .plain(.count(\.minContains))),
    Keyword("maxProperties", .limits(18), .validation, .plain(.count(\.maxProperties))),
    Keyword("minProperties", .limits(17), .validation, .plain(.count(\.minProperties))),
    Keyword("required", .members(2), .validation, .plain(.names(\.required))),
    Keyword("dependentRequired", .limits(20), .validation, in: since2019, .particular(.dependentNames)),
  ]

  private static let annotations: [Keyword] = [
    Keyword("format", .type(2), .formatAnnotation, .particular(.format)),
    Keyword("contentEncoding", .limits(5), .content, in: since7, .plain(.text(\.contentEncoding))),
    Keyword("contentMediaType", .limits(6), .content, in: since7, .plain(.text(\.contentMediaType))),
    Keyword("contentSchema", .limits(7), .content, in: since2019, .applicator(.schema(\.contentSchema))),
    Keyword("title", .words(1), .metaData, .plain(.text(\.title))),
    Keyword("description", .words(5), .metaData, .plain(.text(\.description))),
    Keyword("default", .values(1), .metaData, .plain(.value(\.defaultValue))),
    Keyword("examples", .values(2), .metaData, in: since6, .plain(.values(\.examples))),
    // Drafts before 2019-09 do not have it, but schemas of all drafts use it, and it asserts nothing.
    Keyword("deprecated", .words(8), .metaData, .plain(.flagOrReason(\.deprecated))),
    Keyword("readOnly", .words(10), .metaData, in: since7, .plain(.flag(\.readOnly))),
    Keyword("writeOnly", .words(11), .metaData, in: since7, .plain(.flag(\.writeOnly))),
  ]

  private static let extensions: [Keyword] = [
    Keyword("x-maxBytes", .limits(3), .extensions, .plain(.count(\.extensions.maxBytes))),
    Keyword(
      "x-maxSerializedBytes", .limits(19), .extensions, .plain(.count(\.extensions.maxSerializedBytes))),
    Keyword("x-assertContent", .limits(8), .extensions, .plain(.flag(\.extensions.assertContent))),
    Keyword("x-warnings", .combination(8), .extensions, .applicator(.schemas(\.extensions.warnings))),
    Keyword("x-knownValues", .type(5), .extensions, .plain(.knownNames(\.extensions.knownValues))),
    Keyword("x-unit", .words(12), .extensions, .plain(.text(\.extensions.unit))),
    Keyword("x-name", .words(2), .extensions, .plain(.text(\.extensions.name))),
    Keyword("x-caseNames", .type(6), .extensions, .particular(.caseNames)),
    Keyword("x-usedIn", .words(6), .extensions, .plain(.names(\.extensions.usedIn))),
    Keyword("x-since", .words(7), .extensions, .plain(.text(\.extensions.since))),
    Keyword("x-replacement", .words(9), .extensions, .plain(.text(\.extensions.replacement))),
    Keyword("x-source", .words(4), .extensions, .plain(.text(\.extensions.source))),
    Keyword("x-message", .words(13), .extensions, .plain(.text(\.extensions.message))),
  ]

  private static let of2020 = keywords(of: .draft2020)
  private static let of2019 = keywords(of: .draft2019)
  private static let of7 = keywords(of: .draft7)
  private static let of6 = keywords(of: .draft6)
  private static let of4 = keywords(of: .draft4)

  private static func keywords(of dialect: Dialect) -> [String: Keyword] {
    let known = rows.filter { $0.dialects.contains(dialect) }
    return Dictionary(uniqueKeysWithValues: known.map { ($0.name, $0) })
  }

  /// The keyword that `name` is in `dialect`.
  static func keyword(_ name: String, in dialect: Dialect) -> Keyword? {
    switch dialect {
    case .draft2020: of2020[name]
    case .draft2019: of2019[name]
    case .draft7: of7[name]
    case .draft6: of6[name]
    case .draft4: of4[name]
    }
  }

  private static let byName = Dictionary(grouping: rows, by: \.name)

  /// The keywords that are called `name` in some dialect.
  static func rows(named name: String) -> [Keyword] { byName[name] ?? [] }

  /// The names that exist in `dialect`, ours or the dialect's own.
  static func names(in dialect: Dialect, extensions wanted: Bool) -> [String] {
    rows.filter { $0.dialects.contains(dialect) && ($0.vocabulary == .extensions) == wanted }.map(\.name)
  }

  /// The names in 2020-12 of the keywords that describe a value and ask nothing of it (Validation §9).
  static let metaData: Set<String> = Set(rows.filter { $0.vocabulary == .metaData }.map(\.modernName))

  /// The keywords of which `Keyword.affectsValues` holds, by their names in 2020-12.
  static let affectingValues: Set<String> = Set(rows.filter(\.affectsValues).map(\.modernName))

  /// The keywords of which `Keyword.asserts` holds, by their names in 2020-12.
  static let asserting: Set<String> = Set(rows.filter(\.asserts).map(\.modernName))

  /// The dialects that have a keyword called `name`.
  static func dialects(having name: String) -> [Dialect] {
    rows(named: name).flatMap(\.dialects)
  }

  /// The name in `dialect` of the keyword that other dialects call `name`; nil where it has none.
  static func modernName(of name: String, in dialect: Dialect) -> String? {
    rows(named: name).first { keyword($0.modernName, in: dialect) != nil }?.modernName
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
