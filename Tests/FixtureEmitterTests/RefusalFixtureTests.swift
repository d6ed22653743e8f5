import FixtureEmitter
import SchemaRuntime
import Testing

/// Where `not`, or the other branch of a `oneOf`, has to refuse a value, one is found that it refuses.
@Suite struct RefusalFixtureTests {
  @Test(arguments: [
    "{type: integer, not: {maximum: 500}}", "{type: integer, not: {minimum: 0}}",
    "{type: integer, not: {multipleOf: 2}}", "{type: number, not: {exclusiveMinimum: 0.5}}",
    "{type: string, not: {maxLength: 3}}", "{type: string, minLength: 2, not: {minLength: 4}}",
    "{type: string, pattern: '^a', not: {maxLength: 5}}",
    "{type: object, not: {maxProperties: 1}}", "{type: object, not: {minProperties: 1}}",
    "{type: object, not: {additionalProperties: {type: string}}}",
    "{type: object, not: {propertyNames: {maxLength: 3}}}",
    "{type: object, not: {propertyNames: {pattern: '^k'}}}",
    "{type: object, not: {patternProperties: {'^x': {type: string}}}}",
    "{type: object, not: {properties: {kind: {const: text}}, required: [kind]}, required: [kind]}",
    "{type: object, properties: {a: {enum: [1, 2]}}, required: [a], not: {properties: {a: {const: 1}}}}",
    "{type: array, items: {type: string}, not: {maxItems: 3}}",
    "{type: array, minItems: 1, not: {minItems: 2}}",
    "{type: array, prefixItems: [{type: integer}], not: {maxItems: 1}}",
    "{type: array, not: {items: {type: string}}}",
    "{type: array, items: {enum: [1, 2]}, not: {uniqueItems: true}}",
    "{type: array, minItems: 1, items: {enum: [1, 2]}, not: {contains: {const: 1}}}",
    "{oneOf: [{type: array}, {type: array, uniqueItems: true}]}",
    "{oneOf: [{type: array, uniqueItems: true}, {type: array, items: {type: string}}], minItems: 2}",
    "{oneOf: [{type: array, items: {type: string, pattern: '^a+$'}}, {type: array, uniqueItems: true, items: {type: string}}], minItems: 2}",
    "{type: array, prefixItems: [{type: integer}], minItems: 2}",
    "{oneOf: [{type: object}, {type: object, maxProperties: 2}]}",
    "{oneOf: [{type: string}, {maxLength: 5}]}",
    "{oneOf: [{type: integer}, {minimum: 5}]}",
    "{type: object, required: [m], properties: {m: {type: array, oneOf: [{}, {uniqueItems: true}]}}}",
  ])
  func aValueIsFound(_ text: String) throws {
    let emission = Emission(text)
    #expect(emission.findings.allSatisfy { $0.severity != .error }, "\(emission.findings)")
    #expect(emission.misjudged == [])
    #expect(emission.fixture("minimal", valid: true) != nil || emission.fixture("full", valid: true) != nil)
  }

  /// A member that most values of its schema make invalid, for something around it, is in a valid fixture.
  @Test(arguments: [
    "not: {properties: {s: {maxLength: 5}}, required: [s]}",
    "oneOf: [{properties: {s: {maxLength: 5}}, required: [s]}, {properties: {s: {maxLength: 9}}}]",
    "if: {required: [s], properties: {s: {maxLength: 7}}}, then: false",
  ])
  func aMemberIsThereThatSomethingAroundRefuses(_ demand: String) throws {
    let emission = Emission("{type: object, properties: {s: {type: string}}, \(demand)}")
    #expect(emission.misjudged == [])
    #expect(!emission.findings.contains { $0.message.contains("no fixture for") }, "\(emission.findings)")
  }

  /// Several `contains` are met together, each as often as it asks, and each is broken alone.
  @Test(arguments: [
    "allOf: [{contains: {minimum: 2}, maxContains: 1}, {contains: {minimum: 2}, minContains: 1, maxContains: 1}, {contains: {const: a}}]",
    "allOf: [{contains: {type: [integer, string]}, minContains: 3}, {contains: {minLength: 2}, maxContains: 2}]",
    "minItems: 2, allOf: [{contains: {minLength: 2}, maxContains: 1}, {contains: {enum: [1, a]}, minContains: 2}, {contains: {type: [integer, string]}, minContains: 3, maxContains: 3}]",
    "maxItems: 3, allOf: [{contains: {type: integer}, minContains: 2}, {contains: {minimum: 3}, minContains: 2, maxContains: 2}]",
    "uniqueItems: true, allOf: [{contains: {enum: [1, 2, 3]}, minContains: 2, maxContains: 2}, {contains: {type: string}, minContains: 2}]",
    "prefixItems: [{type: string}], allOf: [{contains: {type: [integer, string]}, maxContains: 1}, {contains: {const: a}, maxContains: 1}]",
  ])
  func itemsOfSeveralKindsAreCounted(_ demands: String) {
    let emission = Emission("{type: array, \(demands)}")
    #expect(emission.misjudged == [])
    #expect(!emission.names(valid: true).isEmpty, "\(emission.fixtures.unmet)")
    #expect(
      !emission.fixtures.unmet.contains { $0.keyword?.contains("ontains") ?? false },
      "\(emission.fixtures.unmet)")
  }

  @Test func moreItemsThanAnyArrayHasAreNotBuilt() {
    let emission = Emission(
      "{type: array, minItems: 9223372036854775807, contains: {type: string}, maxContains: 2}")
    #expect(emission.misjudged == [])
    #expect(emission.names(valid: true) == [])
  }

  /// A way that only refused instances go is broken all the same: one keyword or another has to refuse them.
  @Test(arguments: [
    ("if: {required: [a]}, then: {not: {required: [a]}}", "/then/not"),
    (
      "properties: {d: {type: integer}}, if: {required: [a]}, then: {properties: {d: {type: string, minLength: 2}}}",
      "/then/properties/d/type"
    ),
    ("required: [a], if: {required: [a]}, else: {properties: {d: {const: 2}}}", "/else/properties/d/const"),
    (
      "properties: {a: {enum: [1, 2]}}, if: {properties: {a: {const: x}}, required: [a]}, then: {maxProperties: 1}",
      "/then/maxProperties"
    ),
  ])
  func whatOnlyRefusedInstancesComeToIsBroken(_ demands: String, _ keyword: String) {
    let emission = Emission("{type: object, \(demands)}")
    #expect(emission.misjudged == [])
    #expect(
      emission.fixtures.fixtures.contains { fixture in
        !fixture.isValid && fixture.violations.contains { $0.absoluteKeywordLocation.hasSuffix(keyword) }
      }, "\(emission.fixtures.fixtures.map(\.text))")
  }

  /// In a chain of conditions each one is met by a value that those before it refuse.
  @Test func eachConditionOfAChainIsMet() {
    let emission = Emission(
      """
      type: object
      properties: {a: {type: [integer, string]}, b: true, c: {type: [integer, string]}}
      if: {properties: {a: {const: 1}}, required: [b]}
      then: {required: [c]}
      else:
        if: {properties: {a: {const: 1}}, required: [c]}
        then: {not: {required: [a]}}
        else: {if: {required: [b]}, then: {maxProperties: 2}}
      """)
    #expect(emission.misjudged == [])
    #expect(emission.fixtures.unmet.isEmpty, "\(emission.fixtures.unmet)")
  }

  /// What `dependentSchemas` asks is part of an object whose member is there, be it for `required`, a condition, another
  /// branch that has to refuse.
  @Test(arguments: [
    "required: [n]",
    "if: {properties: {k: {const: x}}}, then: {required: [n], properties: {n: {maximum: 9}}}",
    "oneOf: [{required: [s]}, {properties: {n: {minimum: 3}}}], required: [s]",
    "dependentRequired: {s: [n]}, required: [s]",
    "dependentSchemas: {s: {required: [n]}, n: {required: [t], properties: {t: {minItems: 2}}}}, required: [s]",
    "if: {properties: {k: {const: x}, n: {minimum: 2}}}, then: {required: [k], properties: {k: {type: integer}}}, required: [k, n]",
  ])
  func whatAMemberBringsIsThere(_ demand: String) {
    let members =
      "k: {enum: [x, y]}, s: {type: string}, n: {type: integer}, t: {type: array, items: {type: string}}"
    let brought =
      demand.contains("dependentSchemas")
      ? "" : "dependentSchemas: {n: {required: [t], properties: {t: {minItems: 2}}}}, "
    let emission = Emission("{type: object, properties: {\(members)}, \(brought)\(demand)}")
    #expect(emission.findings.allSatisfy { $0.severity != .error }, "\(emission.findings)")
    #expect(emission.misjudged == [])
    #expect(emission.fixture("minimal", valid: true) != nil)
    #expect(emission.fixtures.fixtures.contains { $0.isValid && $0.text.contains("\"t\"") })
  }
}
