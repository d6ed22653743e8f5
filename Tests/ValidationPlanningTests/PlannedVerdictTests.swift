import SchemaRuntime
import SchemaValidation
import Testing
import ValidationPlanning

/// Plans that are made and run in one process: they decide what the interpreter decides. `Scripts/conformance` and
/// `Scripts/differential` ask the same of every schema that they have.
struct PlannedVerdictTests {
  private static let schemas = [
    "{type: object, properties: {a: {type: string, maxLength: 3}, b: {type: integer}}, required: [a]}",
    "{type: object, properties: {a: {}}, additionalProperties: false}",
    "{type: [object, array], items: {type: integer}, uniqueItems: true, minProperties: 1}",
    """
    type: object
    oneOf:
    - {properties: {k: {const: a}, n: {type: integer}}, required: [k, n]}
    - {properties: {k: {const: b}, n: {type: string}}, required: [k]}
    unevaluatedProperties: false
    """,
    """
    type: object
    properties: {a: {type: string}, b: {type: integer}, next: {$ref: '#'}}
    x-warnings:
    - {message: b goes with a, if: {required: [b]}, then: {required: [a], properties: {a: {minLength: 2}}}}
    - {message: few members, if: {propertyNames: {maxLength: 4}}, then: {maxProperties: 2}}
    """,
    "{if: {type: object, required: [a]}, then: {required: [b]}, else: {not: {type: object, required: [b]}}}",
    "{type: object, x-warnings: [{if: {required: [a]}, then: {patternProperties: {^b: {deprecated: true}}}}]}",
    "{type: [number, object], allOf: [{type: [object, integer], properties: {b: {}}}]}", recursiveRule,
    "{properties: {a: {type: string, x-maxBytes: 3}}, x-maxSerializedBytes: 11}",
    "true", "false", "{not: {}}",
    "{$ref: '#/$defs/x', $defs: {x: {contains: {type: integer}, maxContains: 1}}}",
  ]

  /// A rule that leads back to a schema with rules.
  private static let recursiveRule =
    "{type: object, properties: {next: {$ref: '#'}}, x-warnings: [{properties: {next: {$ref: '#'}}}]}"

  private static let instances = [
    "{}", #"{"a":"xyz"}"#, #"{"a":"wxyz"}"#, #"{"a":1}"#, #"{"b":1}"#, #"{"a":"x","b":2}"#,
    #"{"a":"xy","b":2,"c":3}"#,
    #"{"k":"a","n":1}"#, #"{"k":"a","n":"x"}"#, #"{"k":"b"}"#, #"{"k":"b","m":1}"#, #"{"next":{"b":1.5}}"#,
    #"{"next":{"next":{"b":1}}}"#, "[]", "[1,2]", "[1,1]", "[1,\"x\"]", "null", "3", "1.5", "\"x\"", "{", "",
    " {} ",
  ]

  /// Within a rule no rules are asked: each level of a value would double the work.
  @Test func rulesWithinRulesAreNotAsked() throws {
    let planned = try Planned(Self.recursiveRule)
    let root = try #require(planned.graph.entryDocuments.first?.root)
    let verdict = try #require(PlannedVerdict(planned.program, of: root))
    let text = String(repeating: #"{"next":"#, count: 80) + "{}" + String(repeating: "}", count: 80)
    #expect(Array(text.utf8).withUnsafeBufferPointer(verdict.acceptsSilently))
  }

  @Test(arguments: schemas, [PassSelection.all, PassSelection(without: Set(Pass.allCases))])
  func aPlanDecidesAsTheInterpreterDoes(schema: String, passes: PassSelection) throws {
    let planned = try Planned(schema)
    let root = try #require(planned.graph.entryDocuments.first?.root)
    let verdict = try #require(PlannedVerdict(planned.program, of: root, passes: passes))
    let interpreter = Interpreter(planned.program)
    for instance in Self.instances {
      let report = interpreter.validate(bytes: Array(instance.utf8), against: root)
      let (accepts, isSilent) = Array(instance.utf8).withUnsafeBufferPointer { text in
        (verdict.accepts(text), verdict.acceptsSilently(text))
      }
      #expect(accepts == report.isValid, "\(instance)")
      #expect(isSilent == report.violations.isEmpty, "\(instance)")
    }
  }
}
