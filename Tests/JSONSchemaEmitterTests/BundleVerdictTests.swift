import SchemaModel
import SchemaRuntime
import SchemaValidation
import Testing

@testable import JSONSchemaEmitter

/// A bundle is of 2020-12, and decides as the schema in its own dialect.
@Suite struct BundleVerdictTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var schema: String
    var valid: [String]
    var invalid: [String]

    init(_ dialect: Dialect, _ schema: String, valid: [String], invalid: [String]) {
      self.schema = "{$schema: '\(dialect.rawValue)', \(schema)}"
      (self.valid, self.invalid) = (valid, invalid)
    }

    var testDescription: String { schema }
  }

  static let examples = [
    // Items that 'contains' finds are evaluated in 2020-12 alone.
    Example(
      .draft2019, "items: [{type: string}], contains: {type: integer}, unevaluatedItems: false",
      valid: ["{}"], invalid: [#"["a"]"#, #"["a", 1]"#, "[1]"]),
    Example(
      .draft2019,
      "contains: {type: integer}, minContains: 0, maxContains: 1, unevaluatedItems: {type: number}",
      valid: ["[]", "[1]", "[1, 1.5]"], invalid: ["[1, 1]", #"[1, "a"]"#]),
    Example(
      .draft2019,
      "$ref: '#/$defs/a', unevaluatedItems: {minimum: 3}, $defs: {a: {allOf: [true], contains: {$ref: '#/$defs/b'}}, "
        + "b: {maximum: 5}, c: {$ref: '#/$defs/a/contains'}}",
      valid: ["[3]", "[5, 9]"], invalid: ["[]", "[2]", "[6]"]),
    Example(
      .draft2019, "contains: {type: integer}, not: {unevaluatedItems: false}",
      valid: ["[1]", #"["a", 1]"#], invalid: ["[]", #"["a"]"#]),
    Example(
      .draft2020, "contains: {type: integer}, unevaluatedItems: false", valid: ["[1]"],
      invalid: [#"["a", 1]"#]),
    // A format of a later dialect describes.
    Example(.draft4, "format: date", valid: [#""2024-02-01""#, #""x""#], invalid: []),
    Example(.draft4, "format: email", valid: [#""a@b.c""#], invalid: [#""x""#]),
    Example(.draft6, "format: regex", valid: [#""(""#], invalid: []),
    Example(.draft7, "format: duration", valid: [#""x""#], invalid: []),
    Example(.draft7, "format: date", valid: [#""2024-02-01""#], invalid: [#""x""#]),
    Example(
      .draft7, "format: relative-json-pointer, allOf: [{minLength: 2}]",
      valid: [#""1#""#, #""12""#, #""0/+""#], invalid: [#""1""#, #""1+1/a""#, #""0-1""#]),
    // What a text holds is asserted in draft-07.
    Example(.draft7, "contentEncoding: base64", valid: [#""YQ==""#], invalid: [#""*""#]),
    Example(.draft7, "contentMediaType: application/json", valid: [#""{}""#], invalid: [#""{""#]),
    Example(.draft2019, "contentEncoding: base64", valid: [#""*""#], invalid: []),
    // What stands beside a reference is hidden.
    Example(
      .draft4, "definitions: {a: {type: string}}, properties: {b: {$ref: '#/definitions/a', maxLength: 1}}",
      valid: [#"{"b": "xy"}"#], invalid: [#"{"b": 1}"#]),
    Example(
      .draft4, "minimum: 1, exclusiveMinimum: true, dependencies: {a: [b]}",
      valid: ["2", #"{"a": 1, "b": 2}"#], invalid: ["1", #"{"a": 1}"#]),
  ]

  @Test(arguments: examples)
  func aBundleDecidesAsItsSchema(_ example: Example) throws {
    let (graph, judge) = try Self.judge(of: example.schema)
    let bundle = try #require(JSONSchemaEmitter(graph: graph).emit().first).contents
    let (_, other) = try Self.judge(of: bundle)
    for (instances, isValid) in [(example.valid, true), (example.invalid, false)] {
      for instance in instances {
        #expect(judge(instance) == isValid, "\(instance)")
        #expect(other(instance) == isValid, "\(instance) in \(bundle)")
      }
    }
    #expect(JSONSchemaEmitter(graph: graph).losses == [])
  }

  /// 2020-12 has no integers that are written without a fraction.
  @Test func aBundleSaysWhatItCannotSay() throws {
    let schema =
      "{$schema: '\(Dialect.draft4.rawValue)',\n properties: {a: {type: integer}, b: {type: [integer, number]},\n"
      + " c: {items: {type: [string, integer]}}}}"
    let (graph, judge) = try Self.judge(of: schema)
    let emitter = JSONSchemaEmitter(graph: graph)
    #expect(judge(#"{"a": 1.0}"#) == false)
    let (_, other) = try Self.judge(of: #require(emitter.emit().first).contents)
    #expect(other(#"{"a": 1.0}"#) == true)
    #expect(
      emitter.losses.map(\.description) == [
        "schema.yaml:2:19: warning: the bundle takes 1.0 for an integer, as 2020-12 does, and draft-04 does not, also at "
          + "1 other place; name a later dialect in '$schema' if 1.0 is to be an integer"
      ])
  }

  /// The graph of a schema, and what decides whether an instance is valid.
  private static func judge(of schema: String) throws -> (SchemaGraph, (String) -> Bool) {
    var loader = SchemaLoader()
    loader.loadSource(schema, path: "schema.yaml")
    let graph = loader.finish()
    var bag = loader.diagnostics
    let root = try #require(graph.entryDocuments.first).root
    let interpreter = Interpreter(ProgramLowering(graph: graph).lower(roots: [root], into: &bag))
    #expect(bag.sorted.filter { $0.severity == .error }.map(\.description) == [])
    return (graph, { interpreter.validate(bytes: Array($0.utf8), against: root).isValid })
  }
}
