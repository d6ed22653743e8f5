import SchemaLint
import Testing

/// A condition of which one side alone ever applies is found, and no other.
@Suite struct ConditionTests {
  private func messages(_ text: String) throws -> [String] {
    try Lint.findings(text).filter { $0.rule == "condition-one-way" }.map { "\($0.location) \($0.message)" }
  }

  @Test(arguments: [
    (
      "{type: object, required: [k], properties: {k: {const: a}}, if: {properties: {k: {const: b}}}, then: {maxProperties: 2}, else: {maxProperties: 3}}",
      "/if the condition never holds here, so that 'then' never applies: 'k' is required, and nothing is allowed there: no value that it lists has all that it asks"
    ),
    (
      "{type: object, required: [k], properties: {k: {const: a}}, if: {properties: {k: {enum: [a, b]}}}, then: {maxProperties: 2}, else: {maxProperties: 3}}",
      "/if the condition always holds here, so that 'else' never applies"
    ),
    (
      "{type: object, properties: {k: {type: string}}, if: {required: [a]}, then: {required: [k]}, additionalProperties: false}",
      "/if the condition never holds here, so that 'then' never applies: 'a' is required, and nothing is allowed there: one of its schemas allows nothing"
    ),
    (
      "{type: string, if: {type: string}, then: {minLength: 2}}",
      "/if the condition always holds here, so that 'then' always applies"
    ),
    (
      "{type: string, if: {type: integer}, else: {minLength: 2}}",
      "/if the condition never holds here, so that 'else' always applies: its types exclude each other"
    ),
    // A condition on members says nothing about what is no object.
    (
      "{required: [k], properties: {k: {const: a}}, if: {required: [k], properties: {k: {const: b}}}, then: {maxProperties: 2}}",
      "/if the condition never holds for an object here: 'k' is required, and nothing is allowed there: no value that it lists has all that it asks"
    ),
    (
      "{required: [k, m], if: {type: [object, string], required: [k]}, then: {minLength: 2}}", nil
    ),
    (
      "{type: [object, string], required: [k, m], if: {required: [k]}, then: {maxProperties: 2}}",
      "/if the condition always holds here, so that 'then' always applies"
    ),
    // What is around it counts, and the condition that leads to it.
    (
      "{type: object, required: [k], properties: {k: {enum: [a, b]}}, allOf: [{if: {properties: {k: {const: c}}}, then: {maxProperties: 2}}]}",
      "/allOf/0/if the condition never holds here, so that 'then' never applies: 'k' is required, and nothing is allowed there: no value that it lists has all that it asks"
    ),
    (
      "{type: object, required: [k], if: {properties: {k: {const: a}}}, then: {if: {properties: {k: {const: b}}}, then: {maxProperties: 2}}}",
      "/then/if the condition never holds here, so that 'then' never applies: 'k' is required, and nothing is allowed there: no value that it lists has all that it asks"
    ),
    (
      "{type: object, required: [p], properties: {p: {type: boolean}}, if: {properties: {p: {const: true}}}, then: {properties: {d: {type: string}}, additionalProperties: false}}",
      "/then where the condition holds, no value is valid: 'p' is required, and nothing is allowed there: one of its schemas allows nothing"
    ),
    (
      "{type: object, required: [p], if: {properties: {p: {const: true}}}, then: true, else: {maxProperties: 0}}",
      "/else where the condition does not hold, no value is valid: 1 member is required, and 'maxProperties' is 0"
    ),
    // It may hold and may not, or says itself which.
    (
      "{type: object, properties: {k: {const: a}}, if: {properties: {k: {const: b}}}, then: {maxProperties: 2}}",
      nil
    ),
    (
      "{type: object, required: [k], properties: {k: {enum: [a, b]}}, if: {properties: {k: {const: b}}}, then: {maxProperties: 2}}",
      nil
    ),
    (
      "{type: object, properties: {k: {type: string}}, if: {required: [a]}, then: {required: [k]}, additionalProperties: {type: string}}",
      nil
    ),
    ("{type: string, if: true, then: {minLength: 2}}", nil),
    ("{type: string, if: {}, then: {minLength: 2}}", nil),
    ("{type: string, if: {minLength: 3}, then: false}", nil),
    ("{type: string, if: {type: string}}", nil),
    (
      "{$defs: {b: {if: {properties: {k: {const: c}}}, then: {maxProperties: 2}}}, type: object, required: [k], properties: {k: {enum: [a, b]}, o: {$ref: '#/$defs/b'}}, $ref: '#/$defs/b'}",
      nil
    ),
    (
      "{type: object, required: [k], if: {$dynamicRef: '#T'}, then: {maxProperties: 2}, $defs: {T: {$dynamicAnchor: T, required: [k]}}}",
      nil
    ),
    // Another finding says it.
    (
      "{type: object, properties: {a: {}}, additionalProperties: false, if: {required: [a]}, then: {required: [b]}}",
      nil
    ),
    (
      "{type: object, required: [a], properties: {a: {type: string}, k: {}}, if: {required: [k]}, then: {properties: {a: {type: integer}}}}",
      nil
    ),
    ("{type: object, if: {required: [k]}, then: {allOf: [{type: string}, {type: integer}]}}", nil),
  ])
  func aConditionOfOneWayIsFound(_ text: String, _ message: String?) throws {
    #expect(try messages(text) == [message].compactMap(\.self))
  }

  /// A condition that never holds is not said to hold where its member is missing, too.
  @Test func whatNeverHoldsIsSaidOnce() throws {
    let text =
      "{type: object, properties: {k: {type: string}}, additionalProperties: false, if: {properties: {k: {const: 1}}, required: [k]}, then: {maxProperties: 0}}"
    #expect(
      try Lint.findings(text).filter { $0.severity != .note }.map(\.rule) == ["condition-one-way"])
  }
}
