import DecodingKit
import EmittedModels
import SchemaModel
import SchemaRuntime
import Testing

/// Each keyword of the table counts beside a `$ref`: the member that is called like it is refused, warned of and accepted
/// by the compiled type as by the interpreter.
struct KeywordSiblingTests {
  /// A keyword, and values of the definition that has it beside a reference.
  struct Row: Sendable {
    var keyword: String
    var accepted: [String] = []
    var warned: [String] = []
    var refused: [String] = []
  }

  /// What names a schema, or where it is, stands at the root of a document or leads elsewhere.
  private static let identities: Set<String> = ["$schema", "$vocabulary", "$id", "$ref"]

  private static let texts: [Row] = [
    Row(keyword: "$anchor", accepted: [#""ab""#], refused: ["1", #""123456789""#]),
    Row(keyword: "$dynamicAnchor", accepted: [#""ab""#], refused: ["1", #""123456789""#]),
    Row(keyword: "$dynamicRef", accepted: [#""ab""#], refused: [#""abc""#, "1"]),
    Row(keyword: "$defs", accepted: [#""ab""#], refused: ["1"]),
    Row(keyword: "x-ignore", accepted: [#""ab""#], refused: ["1"]),
    Row(keyword: "$comment", accepted: [#""ab""#], refused: ["1"]),
    Row(keyword: "allOf", accepted: [#""ab""#], refused: [#""a""#, #""123456789""#, "null"]),
    Row(keyword: "anyOf", accepted: [#""a""#, #""abc""#], refused: [#""b""#, #""ab""#, #""123456789""#]),
    Row(keyword: "oneOf", accepted: [#""ab""#, #""abcde""#], refused: [#""abc""#, #""123456789""#]),
    Row(keyword: "not", accepted: [#""b""#], refused: [#""a""#, "1"]),
    Row(keyword: "if", accepted: [#""ab""#, #""b""#], refused: [#""a""#, #""bcd""#]),
    Row(keyword: "then", accepted: [#""ab""#, #""b""#], refused: [#""a""#, "1"]),
    Row(keyword: "else", accepted: [#""a""#, #""bc""#], refused: [#""b""#, "1"]),
    Row(keyword: "const", accepted: [#""a""#], refused: [#""b""#, "1"]),
    Row(keyword: "maxLength", accepted: [#""ab""#], refused: [#""abc""#, "1"]),
    Row(keyword: "minLength", accepted: [#""ab""#], refused: [#""a""#, #""123456789""#]),
    Row(keyword: "pattern", accepted: [#""b""#], refused: [#""ab""#, #""b23456789""#]),
    Row(keyword: "x-maxBytes", accepted: [#""ab""#, #""é""#], refused: [#""éa""#, "1"]),
    Row(keyword: "x-warnings", accepted: [#""ab""#], warned: [#""a""#], refused: ["1", #""123456789""#]),
    Row(keyword: "x-message", accepted: [#""ab""#], refused: [#""a""#, "1"]),
    Row(keyword: "x-knownValues", accepted: [#""a""#, #""z""#], refused: ["1", #""123456789""#]),
  ]

  private static let annotations: [Row] = [
    Row(keyword: "format", accepted: [#""1.2.3.4""#], refused: [#""a""#, "1"]),
    Row(keyword: "contentEncoding", accepted: [#""a""#], refused: ["1"]),
    Row(keyword: "contentMediaType", accepted: [#""{""#], refused: ["1"]),
    Row(keyword: "contentSchema", accepted: [#""1""#], refused: [#""{}""#, #""{""#, "1"]),
    Row(keyword: "x-assertContent", accepted: [#""YQ==""#], refused: [#""*""#, "1"]),
    Row(keyword: "title", accepted: [#""a""#], refused: ["1"]),
    Row(keyword: "description", accepted: [#""a""#], refused: ["1"]),
    Row(keyword: "default", accepted: [#""a""#], refused: ["1"]),
    Row(keyword: "examples", accepted: [#""a""#], refused: ["1"]),
    Row(keyword: "deprecated", warned: [#""a""#], refused: ["1"]),
    Row(keyword: "readOnly", accepted: [#""a""#], refused: ["1"]),
    Row(keyword: "writeOnly", accepted: [#""a""#], refused: ["1"]),
    Row(keyword: "x-unit", accepted: ["1.5"], refused: [#""a""#]),
    Row(keyword: "x-name", accepted: [#""a""#], refused: ["1"]),
    Row(keyword: "x-caseNames", accepted: [#""a""#], refused: [#""d""#]),
    Row(keyword: "x-usedIn", accepted: [#""a""#], refused: ["1"]),
    Row(keyword: "x-since", accepted: [#""a""#], refused: ["1"]),
    Row(keyword: "x-replacement", warned: [#""a""#], refused: ["1"]),
    Row(keyword: "x-source", accepted: [#""a""#], refused: ["1"]),
  ]

  private static let numbersAndLists: [Row] = [
    Row(keyword: "type", accepted: ["1", "2.0"], refused: ["1.5", #""a""#]),
    Row(keyword: "enum", accepted: [#""b""#], refused: [#""a""#, #""d""#]),
    Row(keyword: "multipleOf", accepted: ["4"], refused: ["3", "0.5"]),
    Row(keyword: "maximum", accepted: ["2"], refused: ["2.5", #""a""#]),
    Row(keyword: "exclusiveMaximum", accepted: ["1.5"], refused: ["2"]),
    Row(keyword: "minimum", accepted: ["2"], refused: ["1.5"]),
    Row(keyword: "exclusiveMinimum", accepted: ["2.5"], refused: ["2"]),
    Row(keyword: "prefixItems", accepted: ["[]", "[5,1]"], refused: ["[4]", #"[5,"a"]"#]),
    Row(keyword: "items", accepted: ["[]", "[5]"], refused: ["[5,4]", "[5.5]"]),
    Row(keyword: "contains", accepted: ["[1,5]"], refused: ["[]", "[1]", "[5,1.5]"]),
    Row(keyword: "unevaluatedItems", accepted: ["[]", "[1]"], refused: ["[1,2]", #"["a"]"#]),
    Row(keyword: "maxItems", accepted: ["[1]"], refused: ["[1,2]", "[1.5]"]),
    Row(keyword: "minItems", accepted: ["[1]"], refused: ["[]", "[1.5]"]),
    Row(keyword: "uniqueItems", accepted: ["[1,2]"], refused: ["[1,1]", "[1,1.0]", "[1.5]"]),
    Row(keyword: "maxContains", accepted: ["[5]"], refused: ["[]", "[5,5]"]),
    Row(keyword: "minContains", accepted: ["[5,5]"], refused: ["[5]", "[5,5,1.5]"]),
  ]

  private static let objects: [Row] = [
    Row(
      keyword: "dependentSchemas", accepted: ["{}", #"{"a":"","b":1}"#],
      refused: [#"{"a":""}"#, #"{"b":""}"#]),
    Row(keyword: "properties", accepted: [#"{"c":true}"#], refused: [#"{"c":1}"#, #"{"a":1}"#]),
    Row(keyword: "patternProperties", accepted: [#"{"cc":true}"#], refused: [#"{"cc":1}"#, #"{"a":1}"#]),
    Row(
      keyword: "additionalProperties", accepted: [#"{"a":"","c":""}"#], refused: [#"{"b":1}"#, #"{"c":1}"#]),
    Row(keyword: "propertyNames", accepted: [#"{"a":"","b":1}"#], refused: [#"{"zz":1}"#, #"{"b":""}"#]),
    Row(keyword: "unevaluatedProperties", accepted: [#"{"a":""}"#], refused: [#"{"c":1}"#, #"{"b":""}"#]),
    Row(
      keyword: "maxProperties", accepted: ["{}", #"{"a":""}"#], refused: [#"{"a":"","b":1}"#, #"{"a":1}"#]),
    Row(keyword: "minProperties", accepted: [#"{"a":""}"#], refused: ["{}", #"{"a":1}"#]),
    Row(keyword: "required", accepted: [#"{"a":""}"#], refused: ["{}", #"{"a":1}"#]),
    Row(keyword: "dependentRequired", accepted: ["{}", #"{"a":"","b":1}"#], refused: [#"{"a":""}"#]),
    Row(keyword: "x-maxSerializedBytes", accepted: [#"{"a":"x"}"#], refused: [#"{"a":"xy"}"#, #"{"a":1}"#]),
  ]

  private static let rowsOf2019: [Row] = [
    Row(keyword: "$recursiveAnchor", accepted: [#"{"a":""}"#], refused: [#"{"a":1}"#]),
    Row(keyword: "$recursiveRef", accepted: ["{}"], refused: [#"{"a":1}"#, #"{"definitions":{"a":1}}"#]),
    Row(keyword: "definitions", accepted: [#"{"a":""}"#], refused: [#"{"a":1}"#]),
    Row(
      keyword: "dependencies", accepted: [#"{"a":"","b":1}"#],
      refused: [#"{"a":""}"#, #"{"a":"","b":1,"c":1}"#]),
    Row(keyword: "items", accepted: ["[]", "[5,1]"], refused: ["[4]", "[5,1.5]"]),
    Row(keyword: "additionalItems", accepted: ["[5,4]"], refused: ["[4]", "[5,5]", "[5,1.5]"]),
  ]

  private static let rows = texts + annotations + numbersAndLists + objects

  @Test func everyKeywordHasARow() {
    let names = Set(Keyword.allCases.map(\.rawValue))
    #expect(Self.rows.map(\.keyword).sorted() == names.subtracting(Self.identities).sorted())
    let earlier = Set(KeywordFacts.all(in: .draft2019).map(\.name))
    #expect(Set(Self.rowsOf2019.map(\.keyword)) == earlier.subtracting(names).union(["items"]))
  }

  @Test func compiledTypesSayTheSame() async throws {
    try await compare(Siblings.Keywords.self, "Siblings.Keywords", Self.rows)
    try await compare(Siblings.KeywordsOf2019.self, "Siblings.KeywordsOf2019", Self.rowsOf2019)
  }

  private func compare<Model: SchemaValue>(_ type: Model.Type, _ name: String, _ rows: [Row]) async throws {
    let schemas = await CaseSchemas.shared.value
    let item = try #require(schemas.cases.first { $0.type == name })
    let expected = { (bytes: [UInt8], exchange: Exchange?) in
      schemas.interpreter.validate(bytes: bytes, against: item.schema, as: exchange).violations
    }
    for row in rows {
      for value in row.accepted { expect(type, expected, row, value, isValid: true, warnings: 0) }
      for value in row.warned { expect(type, expected, row, value, isValid: true, warnings: 1) }
      for value in row.refused { expect(type, expected, row, value, isValid: false, warnings: nil) }
    }
  }

  private func expect<Model: SchemaValue>(
    _ type: Model.Type, _ expected: ([UInt8], Exchange?) -> [Violation], _ row: Row, _ value: String,
    isValid: Bool,
    warnings: Int?
  ) {
    let text = "{\"\(row.keyword)\":\(value)}"
    let bytes = Array(text.utf8)
    let report = type.validate(jsonUTF8Bytes: bytes)
    #expect(report.isValid == isValid, "\(text)")
    if let warnings { #expect(report.warnings.count == warnings, "\(text)") }
    for exchange in [nil] + Exchange.allCases.map(Optional.some) {
      let found = exchange.map { type.validate(jsonUTF8Bytes: bytes, as: $0) } ?? report
      #expect(found.violations == expected(bytes, exchange), "\(text)")
    }
    #expect(type.accepts(jsonUTF8Bytes: bytes) == isValid, "\(text)")
    let decoded = try? type.init(jsonUTF8Bytes: bytes)
    #expect((decoded != nil) == isValid, "\(text)")
    if let decoded {
      let again = decoded.validate()
      #expect(again.isValid && again.warnings.count == report.warnings.count, "\(text)")
    }
  }

  @Test func whatIsSentIsFoundBesideReferences() {
    for (keyword, exchange) in [("readOnly", Exchange.request), ("writeOnly", .response)] {
      let bytes = Array("{\"\(keyword)\":\"a\"}".utf8)
      for other in Exchange.allCases {
        let found = Siblings.Keywords.validate(jsonUTF8Bytes: bytes, as: other).violations
        #expect(found.map(\.instanceLocation) == (other == exchange ? ["/\(keyword)"] : []))
      }
    }
  }
}
