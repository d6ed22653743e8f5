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
    Keyword("$schema", .core, .core(.dialect)),
    Keyword("$vocabulary", .core, in: since2019, .core(.vocabularies)),
    Keyword("$id", .core, in: since6, .core(.identifier)),
    Keyword("id", as: "$id", .core, in: only4, .core(.identifier)),
    Keyword("$anchor", .core, in: since2019, .core(.anchor)),
    Keyword("$dynamicAnchor", .core, in: only2020, .core(.dynamicAnchor)),
    Keyword("$ref", .core, .core(.reference)),
    Keyword("$dynamicRef", .core, in: only2020, .core(.dynamicReference)),
    Keyword("$recursiveAnchor", as: "$dynamicAnchor", .core, in: only2019, .core(.recursiveAnchor)),
    Keyword("$recursiveRef", as: "$dynamicRef", .core, in: only2019, .core(.dynamicReference)),
    Keyword("$defs", .core, in: since2019, .core(.definitions)),
    Keyword("definitions", as: "$defs", .core, .core(.definitions), successor: "'$defs'"),
    Keyword("$comment", .core, in: since7, .plain(.text(\.comment))),
  ]

  private static let applicator: [Keyword] = [
    Keyword("allOf", .applicator, .applicator(.schemas(\.allOf))),
    Keyword("anyOf", .applicator, .applicator(.schemas(\.anyOf))),
    Keyword("oneOf", .applicator, .applicator(.schemas(\.oneOf))),
    Keyword("not", .applicator, .applicator(.schema(\.not))),
    Keyword("if", .applicator, in: since7, .applicator(.schema(\.ifSchema))),
    Keyword("then", .applicator, in: since7, .applicator(.schema(\.thenSchema))),
    Keyword("else", .applicator, in: since7, .applicator(.schema(\.elseSchema))),
    Keyword("dependentSchemas", .applicator, in: since2019, .applicator(.namedSchemas(\.dependentSchemas))),
    Keyword(
      "dependencies", as: "dependentSchemas", .applicator, .applicator(.dependencies),
      successor: "'dependentRequired' and 'dependentSchemas'"),
    Keyword("prefixItems", .applicator, in: only2020, .applicator(.schemas(\.prefixItems))),
    Keyword("items", .applicator, in: only2020, .applicator(.items)),
    Keyword("items", .applicator, in: until2019, .applicator(.itemsOrArray)),
    Keyword("additionalItems", as: "items", .applicator, in: until2019, .applicator(.additionalItems)),
    Keyword("contains", .applicator, in: since6, .applicator(.schema(\.contains))),
    Keyword("properties", .applicator, .applicator(.namedSchemas(\.properties))),
    Keyword("patternProperties", .applicator, .applicator(.patternSchemas(\.patternProperties))),
    Keyword("additionalProperties", .applicator, .applicator(.schema(\.additionalProperties))),
    Keyword("propertyNames", .applicator, in: since6, .applicator(.schema(\.propertyNames))),
    Keyword("unevaluatedItems", .unevaluated, in: since2019, .applicator(.schema(\.unevaluatedItems))),
    Keyword(
      "unevaluatedProperties", .unevaluated, in: since2019, .applicator(.schema(\.unevaluatedProperties))),
  ]

  private static let validation: [Keyword] = [
    Keyword("type", .validation, .particular(.types)),
    Keyword("enum", .validation, .particular(.enumeration)),
    Keyword("const", .validation, in: since6, .plain(.value(\.constant))),
    Keyword("multipleOf", .validation, .plain(.positiveNumber(\.multipleOf))),
    Keyword("maximum", .validation, in: since6, .plain(.number(\.maximum))),
    Keyword(
      "maximum", .validation, in: only4,
      .plain(.limit(\.maximum, exclusive: \.exclusiveMaximum, if: "exclusiveMaximum"))),
    Keyword("exclusiveMaximum", .validation, in: since6, .plain(.number(\.exclusiveMaximum))),
    Keyword("exclusiveMaximum", .validation, in: only4, .plain(.exclusion)),
    Keyword("minimum", .validation, in: since6, .plain(.number(\.minimum))),
    Keyword(
      "minimum", .validation, in: only4,
      .plain(.limit(\.minimum, exclusive: \.exclusiveMinimum, if: "exclusiveMinimum"))),
    Keyword("exclusiveMinimum", .validation, in: since6, .plain(.number(\.exclusiveMinimum))),
    Keyword("exclusiveMinimum", .validation, in: only4, .plain(.exclusion)),
    Keyword("maxLength", .validation, .plain(.count(\.maxLength))),
    Keyword("minLength", .validation, .plain(.count(\.minLength))),
    Keyword("pattern", .validation, .particular(.pattern)),
    Keyword("maxItems", .validation, .plain(.count(\.maxItems))),
    Keyword("minItems", .validation, .plain(.count(\.minItems))),
    Keyword("uniqueItems", .validation, .plain(.flag(\.uniqueItems))),
    Keyword("maxContains", .validation, in: since2019, .plain(.count(\.maxContains))),
    Keyword("minContains", .validation, in: since2019, .plain(.count(\.minContains))),
    Keyword("maxProperties", .validation, .plain(.count(\.maxProperties))),
    Keyword("minProperties", .validation, .plain(.count(\.minProperties))),
    Keyword("required", .validation, .plain(.names(\.required))),
    Keyword("dependentRequired", .validation, in: since2019, .particular(.dependentNames)),
  ]

  private static let annotations: [Keyword] = [
    Keyword("format", .formatAnnotation, .particular(.format)),
    Keyword("contentEncoding", .content, in: since7, .plain(.text(\.contentEncoding))),
    Keyword("contentMediaType", .content, in: since7, .plain(.text(\.contentMediaType))),
    Keyword("contentSchema", .content, in: since2019, .applicator(.schema(\.contentSchema))),
    Keyword("title", .metaData, .plain(.text(\.title))),
    Keyword("description", .metaData, .plain(.text(\.description))),
    Keyword("default", .metaData, .plain(.value(\.defaultValue))),
    Keyword("examples", .metaData, in: since6, .plain(.values(\.examples))),
    // Drafts before 2019-09 do not have it, but schemas of all drafts use it, and it asserts nothing.
    Keyword("deprecated", .metaData, .plain(.flagOrReason(\.deprecated))),
    Keyword("readOnly", .metaData, in: since7, .plain(.flag(\.readOnly))),
    Keyword("writeOnly", .metaData, in: since7, .plain(.flag(\.writeOnly))),
  ]

  private static let extensions: [Keyword] = [
    Keyword("x-maxBytes", .extensions, .plain(.count(\.extensions.maxBytes))),
    Keyword("x-maxSerializedBytes", .extensions, .plain(.count(\.extensions.maxSerializedBytes))),
    Keyword("x-assertContent", .extensions, .plain(.flag(\.extensions.assertContent))),
    Keyword("x-warnings", .extensions, .applicator(.schemas(\.extensions.warnings))),
    Keyword("x-knownValues", .extensions, .plain(.knownNames(\.extensions.knownValues))),
    Keyword("x-unit", .extensions, .plain(.text(\.extensions.unit))),
    Keyword("x-name", .extensions, .plain(.text(\.extensions.name))),
    Keyword("x-caseNames", .extensions, .particular(.caseNames)),
    Keyword("x-usedIn", .extensions, .plain(.names(\.extensions.usedIn))),
    Keyword("x-since", .extensions, .plain(.text(\.extensions.since))),
    Keyword("x-replacement", .extensions, .plain(.text(\.extensions.replacement))),
    Keyword("x-source", .extensions, .plain(.text(\.extensions.source))),
    Keyword("x-message", .extensions, .plain(.text(\.extensions.message))),
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
