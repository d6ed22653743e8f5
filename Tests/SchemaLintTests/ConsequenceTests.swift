import Diagnostics
import SchemaLint
import Testing

/// What may come of a misspelt keyword is left out as long as that is reported, which says so.
@Suite struct ConsequenceTests {
  private func texts(_ text: String) throws -> [String] {
    try Lint.findings(text).withoutConsequences.filter { $0.severity != .note }.map {
      "\($0.place.line):\($0.place.column) \($0.severity) \($0.message) [\($0.rule)]"
    }
  }

  @Test(arguments: [
    // In the schema itself, in one around it, in a branch beside it, and in one that refers to it. The worst decides.
    (
      "type: object\nrequired: [a, b]\nadditionalProperties: false\nproprties: {a: {}, b: {}}",
      ["4:1 error unknown keyword 'proprties', of which 2 other findings may come [keyword-unknown]"]
    ),
    (
      "oneOf: [{cnst: 1}, {const: 0}]",
      ["1:10 warning unknown keyword 'cnst', of which one other finding may come [keyword-unknown]"]
    ),
    (
      "$defs: {d: {oneOf: [{cnst: 1}, {const: 0}]}}\nproperties: {a: {$ref: '#/$defs/d', default: 0}}",
      ["1:22 warning unknown keyword 'cnst', of which 2 other findings may come [keyword-unknown]"]
    ),
    (
      "type: object\nproperties: {k: {enum: [a, b]}, x: {}}\nrequred: [k]\nif: {properties: {k: {const: a}}}\nthen: {required: [x]}",
      ["3:1 warning unknown keyword 'requred', of which one other finding may come [keyword-unknown]"]
    ),
    (
      "type: object\nproperties: {k: {enum: [a, b]}, key: {}}\nrequired: [kye]\nif: {properties: {key: {const: a}}}\nthen: {required: [k]}",
      [
        "3:12 warning 'kye' is required, and no 'properties' lists it, of which one other finding may come [required-unlisted]"
      ]
    ),
    (
      "minProperties: 1\noneOff: [{$ref: '#/$defs/a'}, {$ref: '#/$defs/b'}]\n$defs: {a: {}, b: {}}",
      ["2:1 warning unknown keyword 'oneOff', of which 2 other findings may come [keyword-unknown]"]
    ),
    // A value that a definition refuses, wherever it stands.
    (
      "properties: {a: {$ref: '#/$defs/d', default: 0}, b: {$ref: '#/$defs/d', const: 0}}\n$defs: {d: {enum: [1], default: 0, examples: [0, 2]}}",
      [
        "2:24 error the default 0 is refused by its own schema: must be 1 (it is so in 3 other places) [default-invalid]",
        "2:50 warning the example 2 is refused by its own schema: must be 1 [example-invalid]",
      ]
    ),
  ])
  func oneMistakeIsOneFinding(_ text: String, _ expected: [String]) throws {
    #expect(try texts(text) == expected)
  }

  @Test(arguments: [
    // A member beside it does not depend on it, nor does anything on words.
    (
      "properties:\n  a: {type: string, maxLenght: 3}\n  b: {type: string, default: 1}",
      ["keyword-unknown", "default-invalid"]
    ),
    ("type: string\ndefault: 1\ndescripton: x", ["default-invalid", "keyword-unknown"]),
    // A keyword that could only have more refused.
    ("type: string\ndefault: 1\nmaxLenght: 3", ["default-invalid", "keyword-unknown"]),
    // A keyword that is not misspelt, and one of which nothing is said.
    ("type: string\ndefault: 1\nwidget: x", ["default-invalid", "keyword-unknown"]),
    ("oneOf: [{const: 0}, {const: 0, maxLenght: 3}] # schemagen: ignore keyword-unknown", ["no-value"]),
  ])
  func otherFindingsStay(_ text: String, _ rules: [String]) throws {
    #expect(try Lint.findings(text).withoutConsequences.filter { $0.severity != .note }.map(\.rule) == rules)
  }

  /// Settings that switch the rule of the keyword off leave what comes of it.
  @Test func whatIsNotToldStandsForNothing() throws {
    let findings = try Lint.findings("oneOf: [{const: 0}, {const: 0, maxLenght: 3}]").filter {
      $0.severity != .note && $0.rule != "keyword-unknown"
    }
    #expect(findings.withoutConsequences.map(\.rule) == ["no-value"])
  }
}
