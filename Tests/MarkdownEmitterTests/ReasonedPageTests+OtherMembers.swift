extension ReasonedPageTests {
  /// Members that an object's table does not list.
  static let otherMemberCases = [
    Case(
      name: "each form is closed",
      schema: """
        type: object
        properties: {a: {type: string}}
        oneOf: [{properties: {a: {const: x}, q: {type: string}}, required: [a], additionalProperties: false},
          {properties: {a: {const: y}, r: {type: string}}, required: [a], additionalProperties: false}]
        """,
      says: ["Other properties are not allowed, except those that a form below allows."],
      saysNot: ["are allowed, with a warning"]),
    Case(
      name: "each form is closed, by what it refers to or by its forms",
      schema: """
        type: object
        properties: {a: {type: string}}
        additionalProperties: true
        anyOf: [{$ref: '#/$defs/c'}, {oneOf: [{$ref: '#/$defs/c'}, {properties: {n: {type: string}}, propertyNames: false}]}]
        $defs: {c: {properties: {q: {type: string}}, unevaluatedProperties: false}}
        """,
      says: ["Other properties are not allowed, except those that a form below allows."],
      saysNot: ["Other properties are allowed."]),
    Case(
      name: "both sides of a condition are closed",
      schema: """
        type: object
        properties: {a: {type: string}}
        if: {required: [b]}
        then: {properties: {b: {type: string}}, additionalProperties: false}
        else: {properties: {a: {}}, additionalProperties: false}
        """,
      says: ["Other properties are not allowed, except those that a rule below allows."],
      saysNot: ["are allowed, with a warning"]),
    Case(
      name: "one form is closed",
      schema: """
        type: object
        properties: {a: {type: string}}
        oneOf: [{properties: {a: {const: x}, q: {type: string}}, required: [a], additionalProperties: false},
          {properties: {a: {const: y}, r: {type: string}}, required: [a]}]
        """,
      says: [
        "nor a form below names are allowed, with a warning, unless a form below forbids them."
      ]),
    Case(
      name: "the other members of an object, beside what its forms describe",
      schema: """
        type: object
        unevaluatedProperties: {type: string}
        anyOf: [{properties: {a: {minLength: 2}}, required: [a]}, {required: [n]}]
        """,
      says: ["[every property that no form below describes](#unevaluated) | string |"],
      saysNot: ["[every property](#unevaluated)", "Other properties are allowed"]),
    Case(
      name: "a condition that looks at a member",
      schema: """
        type: object
        properties: {k: {type: string}}
        if: {properties: {a: {const: x}}, required: [a]}
        then: {required: [k]}
        unevaluatedProperties: false
        """,
      says: ["Other properties are not allowed, except `a` where a condition of the schema describes it."]),
    Case(
      name: "a condition that looks at names that match a pattern",
      schema: """
        type: object
        properties: {k: {type: string}}
        if: {patternProperties: {'^p': {type: integer}}}
        unevaluatedProperties: false
        """,
      says: [
        "Other properties are not allowed, except names that match `^p` where a condition of the schema describes them."
      ]),
    Case(
      name: "a condition that looks at all members, and a side that names one",
      schema: """
        type: object
        properties: {k: {type: string}}
        if: {additionalProperties: {type: integer}}
        then: {properties: {q: {type: integer}}}
        unevaluatedProperties: false
        """,
      says: [
        "except those that a rule below allows, and those that a condition of the schema describes."
      ]),
    Case(
      name: "a condition that looks at what its side names",
      schema: """
        type: object
        properties: {k: {type: string}}
        if: {properties: {q: {const: 1}}}
        then: {properties: {q: {type: integer}}}
        unevaluatedProperties: false
        """,
      says: ["Other properties are not allowed, except those that a rule below allows."]),
  ]
}
