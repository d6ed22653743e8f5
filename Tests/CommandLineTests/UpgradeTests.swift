import Testing

/// `schemagen upgrade`.
@Suite struct UpgradeTests {
  /// A schema before and after, as YAML, and what is said beside that.
  struct Case: Sendable, CustomTestStringConvertible {
    var dialect: String
    var old: String
    var new: String
    var target = "2020-12"
    var note: String?

    var testDescription: String { "\(dialect): \(old)" }
  }

  private static let draft4 = "http://json-schema.org/draft-04/schema#"
  private static let draft6 = "http://json-schema.org/draft-06/schema#"
  private static let draft7 = "http://json-schema.org/draft-07/schema#"
  private static let draft2019 = "https://json-schema.org/draft/2019-09/schema"
  private static let draft2020 = "https://json-schema.org/draft/2020-12/schema"
  private static let v1 = "https://json-schema.org/v1"

  private static let cases: [Case] = [
    Case(
      dialect: draft7,
      old: """
        # All notes
        type: object # open
        properties:
          a: {"$ref": "#/definitions/a%20b/items/0"}   # the first

          b: {$ref: '#/definitions/c'}
        definitions: # shared
          a b: {type: array, items: [{type: string}], additionalItems: false}
          c: {title: definitions, default: {items: [1]}}
        """,
      new: """
        # All notes
        type: object # open
        properties:
          a: {"$ref": '#/$defs/a%20b/prefixItems/0'}   # the first

          b: {$ref: '#/$defs/c'}
        $defs: # shared
          a b: {type: array, prefixItems: [{type: string}], items: false}
          c: {title: definitions, default: {items: [1]}}
        """),
    Case(
      dialect: draft4,
      old: """
        id: https://a.example/n#
        minimum: 3 # least
        exclusiveMinimum: true # more
        maximum: 9
        exclusiveMaximum: false
        not: {minimum: 5, exclusiveMinimum: true}
        """,
      new: """
        $id: 'https://a.example/n'
        # least
        exclusiveMinimum: 3 # more
        maximum: 9
        not: {exclusiveMinimum: 5}
        """),
    Case(
      dialect: draft4, old: "type: integer", new: "type: integer",
      note: "a.yaml:2:7: note: 1.0 is an integer in 2020-12, and was none in draft-04\n"),
    Case(
      dialect: draft6,
      old: """
        dependencies: {a: [b]}
        not: {dependencies: {a: {required: [b]}}}
        anyOf: [{dependencies: {a: [b], c: {type: object}}}, true]
        """,
      new: """
        dependentRequired: {a: [b]}
        not: {dependentSchemas: {a: {required: [b]}}}
        anyOf: [{dependentSchemas: {a: {required: [b]}, c: {type: object}}}, true]
        """),
    Case(
      dialect: draft7,
      old: "$ref: '#top'\ndefinitions:\n  top:\n    $id: '#top'\n    type: string",
      new: "$ref: '#top'\n$defs:\n  top:\n    $anchor: 'top'\n    type: string"),
    Case(
      dialect: draft2019,
      old: "$recursiveAnchor: true\nproperties: {next: {$recursiveRef: '#'}}\nunevaluatedProperties: false",
      new: "$dynamicAnchor: 'node'\nproperties: {next: {$dynamicRef: '#node'}}\nunevaluatedProperties: false"),
    Case(
      dialect: draft2019, old: "$recursiveAnchor: false\nproperties: {next: {$recursiveRef: '#'}}",
      new: "properties: {next: {$ref: '#'}}"),
    Case(
      dialect: draft2020, old: "$dynamicAnchor: n\nproperties: {next: {$dynamicRef: '#n'}}",
      new: "$dynamicAnchor: n\nproperties: {next: {$dynamicRef: 'n'}}", target: "v1"),
    Case(
      dialect: draft7, old: "definitions: {a: {type: string}}\n$defs: {b: {type: string}}",
      new: "definitions: {a: {type: string}}\n$defs: {b: {type: string}}",
      note: "a.yaml:2:1: note: 'definitions' stays, because '$defs' stands beside it\n"),
    Case(
      dialect: draft7, old: "if: {properties: &p {a: {items: [true]}}}\nthen: {properties: *p}",
      new: "if: {properties: &p {a: {prefixItems: [true]}}}\nthen: {properties: *p}"),
  ]

  @Test(arguments: cases) func schemasAreWrittenInALaterDialect(_ row: Case) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("$schema: \(row.dialect)\n\(row.old)\n", to: "a.yaml")
    let outcome = try tool.run("upgrade", "--to", row.target, "a.yaml")
    let name = row.target == "v1" ? Self.v1 : Self.draft2020
    #expect(try tool.read("a.yaml") == "$schema: '\(name)'\n\(row.new)\n", "\(outcome)")
    #expect(outcome.status == 0 && outcome.errors == (row.note ?? "") + "upgraded: a.yaml\n", "\(outcome)")
    let again = try tool.run("upgrade", "--check", "--to", row.target, "a.yaml")
    #expect(again.status == 0 && again.output == "" && again.errors == "", "\(again)")
  }

  @Test(arguments: [
    (
      draft7, "$ref: '#/definitions/a'\nminLength: 3\ndefinitions: {a: {}}",
      "3:1: error: 'minLength' has no effect beside '$ref' in draft-07"
    ),
    (draft7, "format: uuid", "2:9: error: draft-07 does not define the format 'uuid', and in 2020-12"),
    (
      draft7, "title: a\nunevaluatedProperties: false",
      "3:1: error: draft-07 has no 'unevaluatedProperties', and in 2020-12"
    ),
    (draft4, "const: 3", "2:1: error: draft-04 has no 'const', and in 2020-12 it would begin to count"),
    (draft6, "dependencies:\n  a:\n    - b\n  c: {}", "4:5: error: beside schemas, a list of names"),
    (
      draft7, "items: &l [true]\nadditionalItems: {type: string}\nnot: {additionalItems: {}}",
      "4:7: error: 'additionalItems' has to go in 2020-12"
    ),
    (
      draft2019, "dependencies: {a: [b]}\ndependentRequired: {b: [c]}",
      "2:1: error: 'dependencies' is 'dependentRequired' in 2020-12, which stands beside it"
    ),
    (
      draft2019, "contains: {type: string}\nunevaluatedItems: {type: integer}",
      "3:20: error: in 2020-12 not all verdicts would be the same"
    ),
    (
      draft7, "type: object\nproperties:\n  x: {type: string, contentMediaType: application/json}",
      "4:21: error: in 2020-12 not all verdicts would be the same: more instances are accepted now; {\"x\":"
    ),
    (
      draft2019, "definitions: {a: {contains: {type: string}, unevaluatedItems: {type: integer}}}",
      "error: in 2020-12 not all verdicts would be the same"
    ),
    (draft7, "\"it\\u0065ms\": [true]", "2:1: error: 'items' is written in a way that is left alone"),
  ])
  func whatHindersIsSaidAndNothingIsWritten(_ dialect: String, _ old: String, _ finding: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    let text = "$schema: \(dialect)\n\(old)\n"
    let other = "$schema: \(Self.draft7)\nitems: [true]\n"
    try tool.write(text, to: "S/a.yaml")
    try tool.write(other, to: "S/b.yaml")
    let outcome = try tool.run("upgrade", "S")
    #expect(outcome.status == 1 && outcome.errors.contains(finding), "\(outcome)")
    #expect(outcome.errors.contains("S/a.yaml:"), "\(outcome)")
    #expect(try tool.read("S/a.yaml") == text)
    #expect(try tool.read("S/b.yaml") == other)
  }

  @Test func formatsThatDescribeHinderNothing() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("$schema: \(Self.draft7)\nformat: uuid\n", to: "a.yaml")
    #expect(try tool.run("upgrade", "--format-annotation", "a.yaml").status == 0)
    #expect(try tool.read("a.yaml") == "$schema: '\(Self.draft2020)'\nformat: uuid\n")
  }

  @Test func referencesAreFollowedAcrossFiles() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let a = #"{"$schema": "\#(Self.draft7)", "properties": {"b": {"$ref": "b.json#/definitions/x"}}}"#
    let b = #"{"$schema": "\#(Self.draft7)", "definitions": {"x": {"type": "string"}}}"#
    try tool.write(a, to: "a.json")
    try tool.write(b, to: "b.json")
    let check = try tool.run("upgrade", "--check", "a.json", "b.json")
    #expect(check.status == 1 && check.output.contains("+++ b/b.json"), "\(check)")
    #expect(try tool.read("a.json") == a)
    let outcome = try tool.run("upgrade", "a.json", "b.json")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      try tool.read("a.json")
        == #"{"$schema": "\#(Self.draft2020)", "properties": {"b": {"$ref": "b.json#/$defs/x"}}}"#)
    #expect(
      try tool.read("b.json") == #"{"$schema": "\#(Self.draft2020)", "$defs": {"x": {"type": "string"}}}"#)
  }

  /// What is of the wanted dialect already, and what is no schema, follows what it refers to.
  @Test(arguments: [
    ("$schema: \(draft2020)\nproperties: {p: {$ref: '$', minimum: 1}}", true),
    ("openapi: 3.0.3\ncomponents: {schemas: {A: {properties: {p: {$ref: '$'}}}}}", true),
    (
      "asyncapi: 3.0.0\ncomponents: {schemas: {A: {definitions: {x: {}}, properties: {p: {$ref: '$'}}}}}",
      true
    ),
    ("$schema: \(draft2020)\nconst: {$ref: '$'}", false),
  ])
  func whatIsNotUpgradedFollowsReferences(_ text: String, _ follows: Bool) throws {
    let tool = try Tool()
    defer { tool.remove() }
    func referring(to place: String) -> String { text.replacing("'$'", with: "'b.yaml#/\(place)/x'") + "\n" }
    try tool.write(referring(to: "definitions"), to: "S/a.yaml")
    try tool.write("$schema: \(Self.draft7)\ndefinitions: {x: {type: string}}\n", to: "S/b.yaml")
    let outcome = try tool.run("upgrade", "S")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try tool.read("S/a.yaml") == referring(to: follows ? "$defs" : "definitions"))
    #expect(try tool.read("S/b.yaml") == "$schema: '\(Self.draft2020)'\n$defs: {x: {type: string}}\n")
  }

  @Test(arguments: ["", "\n"]) func aByteOrderMarkStays(_ space: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    func schema(_ dialect: String, _ items: String) -> String {
      "\u{FEFF}\(space){\"$schema\": \"\(dialect)\", \"\(items)\": [{\"type\": \"string\"}]}"
    }
    try tool.write(schema(Self.draft7, "items"), to: "a.json")
    let outcome = try tool.run("upgrade", "a.json")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      Array(try tool.read("a.json").unicodeScalars)
        == Array(schema(Self.draft2020, "prefixItems").unicodeScalars))
  }

  /// A reference into a file that is not given keeps its pointer.
  @Test func aFileThatIsNotGivenKeepsItsNames() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("$schema: \(Self.draft7)\n$ref: b.yaml#/definitions/x\n", to: "a.yaml")
    try tool.write("$schema: \(Self.draft7)\ndefinitions: {x: {type: string}}\n", to: "b.yaml")
    #expect(try tool.run("upgrade", "a.yaml").status == 0)
    #expect(try tool.read("a.yaml") == "$schema: '\(Self.draft2020)'\n$ref: b.yaml#/definitions/x\n")
  }

  @Test func aWrongSchemaIsUnusable() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("$schema: \(Self.draft7)\ntype: strin\n", to: "a.yaml")
    let outcome = try tool.run("upgrade", "a.yaml")
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("a.yaml:2:7: error: "), "\(outcome)")
    #expect(try tool.run("upgrade", "absent.yaml").status == 2)
    #expect(try tool.run("upgrade", "--to", "draft-07", "a.yaml").status == 2)
  }

  /// Schemas as catalogues have them: they validate alike afterwards.
  @Test(arguments: [
    (
      draft7,
      ##"""
      {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "$id": "https://json.example/tool.json",
        "title": "Tool",
        "type": "object",
        "properties": {
          "rules": {
            "type": "array",
            "items": [{ "$ref": "#/definitions/level" }, { "type": "object" }],
            "additionalItems": { "$ref": "#/definitions/level" }
          },
          "level": { "$ref": "#/definitions/level" }
        },
        "dependencies": { "level": ["rules"] },
        "definitions": { "level": { "enum": ["off", "on"] } }
      }
      """##, #"{"level": "on", "rules": ["on", {}, "off"]}"#, #"{"level": "on"}"#
    ),
    (
      draft4,
      ##"""
      {
        "$schema": "http://json-schema.org/draft-04/schema#",
        "id": "https://json.example/size.json",
        "type": "object",
        "properties": {
          "size": {
            "type": "number",
            "minimum": 0,
            "exclusiveMinimum": true
          },
          "inner": { "$ref": "#" }
        },
        "additionalProperties": false
      }
      """##, #"{"size": 0.5, "inner": {"size": 1}}"#, #"{"size": 0}"#
    ),
  ])
  func schemasOfCataloguesAreUpgraded(_ dialect: String, _ schema: String, _ right: String, _ wrong: String)
    throws
  {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write(schema, to: "schema.json")
    try tool.write(right, to: "right.json")
    try tool.write(wrong, to: "wrong.json")
    for _ in 0..<2 {
      #expect(try tool.run("validate", "--schema", "schema.json", "right.json").status == 0)
      #expect(try tool.run("validate", "--schema", "schema.json", "wrong.json").status == 1)
      let outcome = try tool.run("upgrade", "schema.json")
      #expect(outcome.status == 0, "\(outcome)")
    }
    let new = try tool.read("schema.json")
    #expect(new.contains(Self.draft2020) && !new.contains(dialect))
    #expect(!new.contains("definitions") && !new.contains("\"id\"") && !new.contains("true"))
  }
}
