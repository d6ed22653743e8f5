/// Every keyword that exists: its dialects, its vocabulary and what it holds. Reading a schema is driven by it.
enum KeywordTable {
  private static let only2020: [Dialect] = [.draft2020]
  private static let only7: [Dialect] = [.draft7]

  static let rows: [Keyword] = core + applicator + validation + annotations + extensions

  private static let core: [Keyword] = [
    Keyword("$schema", .core, .dialect),
    Keyword("$vocabulary", .core, in: only2020, .vocabularies),
    Keyword("$id", .core, .identifier),
    Keyword("$anchor", .core, in: only2020, .anchor),
    Keyword("$dynamicAnchor", .core, in: only2020, .dynamicAnchor),
    Keyword("$ref", .core, .reference),
    Keyword("$dynamicRef", .core, in: only2020, .dynamicReference),
    Keyword("$defs", .core, in: only2020, .definitions),
    Keyword("definitions", as: "$defs", .core, .definitions, successor: "'$defs'"),
    Keyword("$comment", .core, .text(\.comment)),
  ]

  private static let applicator: [Keyword] = [
    Keyword("allOf", .applicator, .schemas(\.allOf)),
    Keyword("anyOf", .applicator, .schemas(\.anyOf)),
    Keyword("oneOf", .applicator, .schemas(\.oneOf)),
    Keyword("not", .applicator, .schema(\.not)),
    Keyword("if", .applicator, .schema(\.ifSchema)),
    Keyword("then", .applicator, .schema(\.thenSchema)),
    Keyword("else", .applicator, .schema(\.elseSchema)),
    Keyword("dependentSchemas", .applicator, in: only2020, .namedSchemas(\.dependentSchemas)),
    Keyword(
      "dependencies", as: "dependentSchemas", .applicator, .dependencies,
      successor: "'dependentRequired' and 'dependentSchemas'"),
    Keyword("prefixItems", .applicator, in: only2020, .schemas(\.prefixItems)),
    Keyword("items", .applicator, in: only2020, .items),
    Keyword("items", .applicator, in: only7, .itemsOrArray),
    Keyword("additionalItems", as: "items", .applicator, in: only7, .additionalItems),
    Keyword("contains", .applicator, .schema(\.contains)),
    Keyword("properties", .applicator, .namedSchemas(\.properties)),
    Keyword("patternProperties", .applicator, .patternSchemas(\.patternProperties)),
    Keyword("additionalProperties", .applicator, .schema(\.additionalProperties)),
    Keyword("propertyNames", .applicator, .schema(\.propertyNames)),
    Keyword("unevaluatedItems", .unevaluated, in: only2020, .schema(\.unevaluatedItems)),
    Keyword("unevaluatedProperties", .unevaluated, in: only2020, .schema(\.unevaluatedProperties)),
  ]

  private static let validation: [Keyword] = [
    Keyword("type", .validation, .types),
    Keyword("enum", .validation, .enumeration),
    Keyword("const", .validation, .value(\.constant)),
    Keyword("multipleOf", .validation, .positiveNumber(\.multipleOf)),
    Keyword("maximum", .validation, .number(\.maximum)),
    Keyword("exclusiveMaximum", .validation, .number(\.exclusiveMaximum)),
    Keyword("minimum", .validation, .number(\.minimum)),
    Keyword("exclusiveMinimum", .validation, .number(\.exclusiveMinimum)),
    Keyword("maxLength", .validation, .count(\.maxLength)),
    Keyword("minLength", .validation, .count(\.minLength)),
    Keyword("pattern", .validation, .pattern),
    Keyword("maxItems", .validation, .count(\.maxItems)),
    Keyword("minItems", .validation, .count(\.minItems)),
    Keyword("uniqueItems", .validation, .flag(\.uniqueItems)),
    Keyword("maxContains", .validation, in: only2020, .count(\.maxContains)),
    Keyword("minContains", .validation, in: only2020, .count(\.minContains)),
    Keyword("maxProperties", .validation, .count(\.maxProperties)),
    Keyword("minProperties", .validation, .count(\.minProperties)),
    Keyword("required", .validation, .names(\.required)),
    Keyword("dependentRequired", .validation, in: only2020, .dependentNames),
  ]

  private static let annotations: [Keyword] = [
    Keyword("format", .formatAnnotation, .format),
    Keyword("contentEncoding", .content, .text(\.contentEncoding)),
    Keyword("contentMediaType", .content, .text(\.contentMediaType)),
    Keyword("contentSchema", .content, in: only2020, .schema(\.contentSchema)),
    Keyword("title", .metaData, .text(\.title)),
    Keyword("description", .metaData, .text(\.description)),
    Keyword("default", .metaData, .value(\.defaultValue)),
    Keyword("examples", .metaData, .values(\.examples)),
    Keyword("deprecated", .metaData, in: only2020, .flag(\.deprecated)),
    Keyword("readOnly", .metaData, .flag(\.readOnly)),
    Keyword("writeOnly", .metaData, .flag(\.writeOnly)),
  ]

  private static let extensions: [Keyword] = [
    Keyword("x-maxBytes", .extensions, .count(\.extensions.maxBytes)),
    Keyword("x-maxSerializedBytes", .extensions, .count(\.extensions.maxSerializedBytes)),
    Keyword("x-assertContent", .extensions, .flag(\.extensions.assertContent)),
    Keyword("x-warnings", .extensions, .schemas(\.extensions.warnings)),
    Keyword("x-knownValues", .extensions, .knownValues),
    Keyword("x-unit", .extensions, .text(\.extensions.unit)),
    Keyword("x-name", .extensions, .text(\.extensions.name)),
    Keyword("x-caseNames", .extensions, .caseNames),
    Keyword("x-usedIn", .extensions, .names(\.extensions.usedIn)),
    Keyword("x-since", .extensions, .text(\.extensions.since)),
    Keyword("x-replacement", .extensions, .text(\.extensions.replacement)),
    Keyword("x-message", .extensions, .text(\.extensions.message)),
  ]

  private static let byDialect: [Dialect: [String: Keyword]] = Dictionary(
    uniqueKeysWithValues: Dialect.allCases.map { dialect in
      let known = rows.filter { $0.dialects.contains(dialect) }
      return (dialect, Dictionary(uniqueKeysWithValues: known.map { ($0.name, $0) }))
    })

  /// The keyword that `name` is in `dialect`.
  static func keyword(_ name: String, in dialect: Dialect) -> Keyword? { byDialect[dialect]?[name] }

  /// The names that exist in `dialect`, ours or the dialect's own.
  static func names(in dialect: Dialect, extensions wanted: Bool) -> [String] {
    rows.filter { $0.dialects.contains(dialect) && ($0.vocabulary == .extensions) == wanted }.map(\.name)
  }

  /// The dialects that have a keyword called `name`.
  static func dialects(having name: String) -> [Dialect] {
    rows.filter { $0.name == name }.flatMap(\.dialects)
  }

  /// Keywords of other specifications that authors bring along, and what to write instead.
  static let foreign: [String: String] = [
    "nullable": "name 'null' among the types of 'type'",
    "example": "put it into the array 'examples'",
    "id": "did you mean '$id'?",
    "$recursiveRef": "use '$dynamicRef'",
    "$recursiveAnchor": "use '$dynamicAnchor'",
  ]
}
