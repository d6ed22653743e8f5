import Diagnostics
import SchemaRuntime
import SchemaValidation
import Testing
import TypeModel

@testable import SchemaModel

/// A document or definition that refers to another and has a keyword beside it: the type that carries it stands for a schema
/// with its verdicts and its findings, whichever keyword of the table it is.
@Suite struct BesideReferenceTests {
  /// A value of each keyword that makes a difference to a value of some base, where it can make one.
  private static let samples: [String: String] = [
    "$schema": "DIALECT", "$vocabulary": "{}", "$id": #""https://example.test/beside""#,
    "id": #""https://example.test/beside""#, "$anchor": #""here""#, "$dynamicAnchor": #""node""#,
    "$ref": #""base.json""#, "$dynamicRef": #""other.json""#, "$recursiveAnchor": "true",
    "$recursiveRef": ##""#""##,
    "$defs": #"{"node": {"$dynamicAnchor": "node", "type": "integer"}}"#,
    "definitions": #"{"any": {"type": "integer"}}"#, "$comment": #""a remark""#,
    "x-ignore": #"{"no-value": "known"}"#,
    "allOf": #"[{"required": ["a"]}]"#, "anyOf": #"[{"required": ["a"]}, {"maxItems": 1, "type": "array"}]"#,
    "oneOf": #"[{"required": ["a"]}]"#, "not": #"{"required": ["b"]}"#, "if": #"{"required": ["b"]}"#,
    "then": #"{"required": ["a"]}"#, "else": #"{"required": ["a"]}"#,
    "dependentSchemas": #"{"b": {"required": ["a"]}}"#, "dependencies": #"{"b": ["a"]}"#,
    "prefixItems": #"[{"type": "string"}]"#, "items": #"{"type": "string"}"#,
    "additionalItems": #"{"type": "string"}"#, "contains": #"{"type": "string"}"#,
    "properties": #"{"b": {"maximum": 1}}"#, "patternProperties": #"{"^b": {"maximum": 1}}"#,
    "additionalProperties": "false", "propertyNames": #"{"maxLength": 1}"#,
    "unevaluatedItems": "false", "unevaluatedProperties": "true",
    "nullable": "true", "example": #"{"b": 1}"#, "type": #"["object", "string"]"#,
    "enum": #"[{"b": 1}, "red", 1, []]"#, "const": #"{"b": 1}"#,
    "multipleOf": "2", "maximum": "1", "exclusiveMaximum": "NUMBER", "minimum": "2",
    "exclusiveMinimum": "NUMBER", "maxLength": "3", "minLength": "4", "pattern": #""^r""#, "maxItems": "1",
    "minItems": "2", "uniqueItems": "true", "maxContains": "1", "minContains": "2", "maxProperties": "1",
    "minProperties": "2", "required": #"["a"]"#, "dependentRequired": #"{"b": ["a"]}"#, "format": #""date""#,
    "contentEncoding": #""base64""#, "contentMediaType": #""application/json""#,
    "contentSchema": #"{"type": "object"}"#, "title": #""A title""#, "description": #""Words""#,
    "default": #"{"b": 1}"#, "examples": #"[{"b": 1}]"#, "deprecated": "true", "readOnly": "true",
    "writeOnly": "true", "x-maxBytes": "3", "x-maxSerializedBytes": "8", "x-assertContent": "true",
    "x-warnings": #"[{"required": ["a"]}]"#, "x-knownValues": #"["red"]"#, "x-unit": #""metres""#,
    "x-name": #""Chosen""#, "x-caseNames": #"{"red": "crimson"}"#, "x-usedIn": #"["GET /"]"#,
    "x-since": #""1.0""#, "x-replacement": #""other""#, "x-source": #""The book#Here""#,
    "x-message": #""is wrong""#,
  ]

  private static let bases = [
    #""type": "object", "properties": {"a": {"type": "string"}, "b": {"type": "integer"}}"#,
    #""type": "object", "properties": {"b": {RECURSION}}"#,
    #""type": "array", "items": {"type": ["string", "integer"]}"#,
    #""enum": ["red", "green", "blue-green"]"#,
    #""enum": [1, 2, 3, 4]"#,
    #""oneOf": [{"title": "One", "type": "object", "properties": {"a": {"type": "string"}}}, {"title": "Two", "type": "string"}]"#,
  ]

  private static let instances = [
    "{}", #"{"b": 1}"#, #"{"b": 2}"#, #"{"a": "x"}"#, #"{"a": "x", "b": 2}"#, #"{"a": "x", "bb": true}"#,
    #"{"b": {"b": {}}}"#, #"{"b": "x"}"#, "[]", #"["x"]"#, #"["x", "x"]"#, "[1, 2]", "[1, 1, 2]",
    #""red""#, #""green""#, #""blue-green""#, "1", "2", "3", "true",
  ]

  @Test func eachKeywordHasASample() {
    #expect(KeywordTable.rows.map(\.name).filter { Self.samples[$0] == nil } == [])
  }

  @Test(arguments: Dialect.allCases) func typesStandForSchemasThatSayTheSame(_ dialect: Dialect) throws {
    var compared = 0
    // Until draft-07, `$ref` hides what stands beside it.
    for base in Self.bases.prefix(dialect.isBefore2019 ? 1 : Self.bases.count) {
      // A `$recursiveRef` to the document itself beside a `$ref` comes back to itself, which is an error.
      for row in KeywordTable.rows
      where row.dialects.contains(dialect) && !["$ref", "$recursiveRef"].contains(row.name) {
        compared += try compare(row.name, base, dialect)
      }
    }
    #expect(compared > (dialect == .openAPI30 ? 90 : 100))
  }

  /// The number of types that were compared.
  private func compare(_ keyword: String, _ base: String, _ dialect: Dialect) throws -> Int {
    var sample = try #require(Self.samples[keyword], "write a sample of '\(keyword)'")
    if sample == "NUMBER" { sample = dialect.isLikeDraft4 ? "true" : "2" }
    if sample == "DIALECT" { sample = "\"\(dialect.rawValue)\"" }
    if keyword == "$dynamicRef", dialect == .v1 { sample = "\"node\"" }
    let recursion =
      switch dialect {
      case .v1, .draft2020: ##""$dynamicRef": "#node""##
      case .draft2019: ##""$recursiveRef": "#""##
      case .draft7, .draft6, .draft4, .openAPI30: ##""$ref": "#""##
      }
    let anchor =
      switch dialect {
      case .v1, .draft2020: #""$dynamicAnchor": "node", "#
      case .draft2019: #""$recursiveAnchor": true, "#
      case .draft7, .draft6, .draft4, .openAPI30: ""
      }
    let id = dialect == .draft4 ? "id" : "$id"
    let body = base.replacing("RECURSION", with: recursion)
    var loader = SchemaLoader(options: .init(defaultDialect: dialect))
    loader.loadSource("{\(anchor)\(body)}", path: "base.json")
    loader.loadSource(#"{"maxProperties": 1}"#, path: "other.json")
    loader.loadSource(#"{"$ref": "base.json", "\#(keyword)": \#(sample)}"#, path: "beside.json")
    let own =
      #"{"$ref": "base.json", "\#(keyword)": \#(keyword == id ? #""https://example.test/inner""# : sample)}"#
    loader.loadSource(
      ##"{"properties": {"member": {"$ref": "#/definitions/own"}}, "definitions": {"own": \##(own)}}"##,
      path: "home.json")
    let graph = loader.finish().withStaticReferences()
    var bag = loader.diagnostics
    try #require(!bag.hasErrors, "\(keyword) in \(dialect): \(bag.sorted)")
    let types = TypeLowering(graph).lower(into: &bag)
    let places = graph.entryDocuments.flatMap { [$0.root] + $0.definitions.map(\.schema) }
    let program = ProgramLowering(graph: graph)
      .lower(roots: places + types.types.map(\.schema), into: &bag)
    let interpreter = Interpreter(program)
    var compared = 0
    for document in graph.entryDocuments where ["beside.json", "home.json"].contains(document.path) {
      for place in [document.root] + document.definitions.map(\.schema) {
        let declared = place == document.root ? types.rootType(ofDocument: document.index) : nil
        guard let type = carrier(declared ?? types.nominalType(of: place), types) else { continue }
        compared += 1
        for instance in Self.instances {
          #expect(
            said(of: instance, by: type.schema, interpreter) == said(of: instance, by: place, interpreter),
            "\(dialect) \(keyword) beside {\(body)}: \(graph.location(of: place)) is \(type.qualifiedName)"
          )
        }
      }
    }
    return compared
  }

  /// The type that is declared for what is called so.
  private func carrier(_ type: NominalType?, _ types: TypeGraph) -> NominalType? {
    guard let type else { return nil }
    guard case .alias(let target) = type.declaration else { return type }
    guard case .named(let id) = target else { return nil }
    return types[id]
  }

  private func said(of instance: String, by schema: SchemaID, _ interpreter: Interpreter) -> [String] {
    interpreter.validate(bytes: Array(instance.utf8), against: schema).violations.map {
      "\($0.severity) \($0.instanceLocation) \($0.message)"
    }
  }

  // MARK: Bindings

  @Test func documentsThatBindHaveTypesOfTheirOwn() throws {
    let lowered = try Lowered([
      "page.yaml": """
      {type: object, required: [items], properties: {items: {type: array, items: {$dynamicRef: '#item'}}},
       $defs: {item: {$dynamicAnchor: item}}}
      """,
      "count.yaml": "{$ref: page.yaml, $defs: {item: {$dynamicAnchor: item, type: integer}}}",
      "report.yaml": "{type: object, properties: {counts: {$ref: count.yaml}, again: {$ref: plain.yaml}}}",
      "plain.yaml": "{$ref: page.yaml, title: Plain, description: The same., $defs: {other: {type: string}}}",
    ])
    #expect(try lowered.members(of: "Count") == ["items: [Int]"])
    #expect(try lowered.members(of: "Page") == ["items: [JSONValue]"])
    #expect(try lowered.members(of: "Report") == ["counts: Count?", "again: Page?"])
    #expect(try lowered.members(of: "Plain") == ["= Page"])
  }

  @Test func definitionsAreNoAliases() throws {
    let lowered = try Lowered(
      """
      type: object
      properties: {plain: {$ref: '#/$defs/base'}, advised: {$ref: '#/$defs/advised'}, same: {$ref: '#/$defs/same'}}
      $defs:
        base: {type: object, properties: {a: {type: string}}}
        advised: {$ref: '#/$defs/base', x-warnings: [{required: [a]}]}
        same: {$ref: '#/$defs/base', description: The same.}
      """)
    #expect(
      try lowered.members(of: "Test")
        == ["plain: Base?", "advised: Advised?", "same: Base?"].map {
          $0.replacing(": ", with: ": Test.")
        })
  }
}
