extension ReasonedPageTests {
  /// Conditions, `not` and `contains` on values that may be of several kinds.
  static let kindCases = [
    Case(
      name: "a condition on a member that may be no object",
      schema: """
        type: object
        properties: {a: {}, z: {}}
        if: {properties: {a: {required: [q]}}, required: [a]}
        then: {required: [z]}
        """,
      says: [
        "Where `a` is present, and either `a` is not an object, or `a.q` is present, `z` is required."
      ]),
    Case(
      name: "a condition on a member that is an object by what describes it",
      schema: """
        type: object
        properties: {a: {type: object, properties: {q: {}}}, z: {}}
        if: {properties: {a: {required: [q]}}, required: [a]}
        then: {required: [z]}
        """,
      says: ["Where `a.q` is present, `z` is required."], saysNot: ["not an object"]),
    Case(
      name: "a condition on a member that may be no string",
      schema: """
        type: object
        properties: {a: {type: [string, number]}, z: {}}
        if: {properties: {a: {minLength: 3}}}
        then: {required: [z]}
        """,
      says: ["Where `a` is missing, is not a string, or is at least 3 characters long, `z` is required."]),
    Case(
      name: "a condition that asks of two kinds",
      schema: """
        type: object
        properties: {a: {}, z: {}}
        if: {properties: {a: {minLength: 3, minimum: 4}}, required: [a]}
        then: {required: [z]}
        """,
      says: [
        "Where `a` is present, and `a` is not a number or is at least `4`, and `a` is not a string or is at least 3 characters long, `z`"
      ]),
    Case(
      name: "not of a member that may be no string",
      schema: """
        type: object
        properties: {a: {type: [string, number]}, b: {type: string}}
        allOf: [{not: {properties: {a: {minLength: 3}}, required: [a]}}, {not: {properties: {b: {minLength: 3}}, required: [b]}}]
        """,
      says: [
        "`a`, if present, must be a string and must not be at least 3 characters long.",
        "- `b` must not be at least 3 characters long.",
      ]),
    Case(
      name: "not of a member that may be no object",
      schema: "{type: object, properties: {a: {}}, not: {properties: {a: {required: [q]}}, required: [a]}}",
      says: ["`a`, if present, must be an object; `a.q` must be missing."]),
    Case(
      name: "not of two that ask for objects",
      schema: "{not: {anyOf: [{required: [a]}, {required: [b]}]}}",
      says: ["The value must be an object and `a` and `b` must be missing."]),
    Case(
      name: "a condition on objects that matters for objects alone",
      schema: "{if: {required: [a]}, then: {required: [b]}}",
      says: ["Where `a` is present, `b` is required."]),
    Case(
      name: "a condition on strings that matters for other values",
      schema: "{type: [string, number], if: {minLength: 3}, then: {enum: [abc, 1]}}",
      says: [
        "Where the value is not a string or is at least 3 characters long, the value must be one of `abc` or `1`."
      ]),
    Case(
      name: "a condition on strings where numbers alone are limited",
      schema: "{type: [string, number], if: {minLength: 3}, then: {maximum: 9}}",
      says: ["- A number must be at most `9`."]),
    Case(
      name: "an item that is no object",
      schema: "{type: array, contains: {properties: {q: {const: 1}}, required: [q]}}",
      says: ["must have an item for which either it is not an object, or `q` is `1`."]),
    Case(
      name: "an item that is an object by its own type",
      schema: "{type: array, contains: {type: object, properties: {q: {const: 1}}, required: [q]}}",
      says: ["must have an item for which `q` is `1`."]),
    Case(
      name: "an item that is a string by what describes all",
      schema: "{type: array, items: {type: string}, contains: {minLength: 3}}",
      says: ["must have an item that is at least 3 characters long."]),
    Case(
      name: "an item that is no number",
      schema: "{type: array, contains: {minimum: 3}, allOf: [{contains: {not: {maximum: 9}}}]}",
      says: [
        "must have an item that is not a number or is at least `3`.",
        "must have an item that is a number and is not at most `9`.",
      ]),
    Case(
      name: "items that must not all be long",
      schema: """
        type: object
        properties: {k: {type: array}}
        not: {properties: {k: {items: {minLength: 3}}}, required: [k]}
        """,
      says: [
        "Where `k` is present, for at least one item of `k`, it must be a string and must not be at least 3 characters long."
      ]),
    Case(
      name: "names are strings",
      schema: "{type: object, propertyNames: {not: {minLength: 3}}}",
      says: ["Each property name must not be at least 3 characters long."]),
    Case(
      name: "a condition within a condition",
      schema: "{type: object, if: {dependentRequired: {a: [b]}}, then: {required: [z]}}",
      says: ["Where either `a` is missing, or `b` is present, `z` is required."], saysNot: ["Where where"]),
    Case(
      name: "an item that no value is",
      schema: "{contains: {not: {}}}",
      says: ["must have an item that can never be valid."]),
    Case(
      name: "not of a first item",
      schema: "{type: array, not: {prefixItems: [{type: string}]}}",
      says: ["Item 1 must be present and must not be a string."]),
    Case(
      name: "not of a first item of lists that have one",
      schema: "{type: array, minItems: 1, not: {prefixItems: [{type: string}]}}",
      says: ["Item 1 must not be a string."]),
    Case(
      name: "not of two items",
      schema: "{type: array, not: {prefixItems: [{type: string}, {type: integer}]}}",
      says: [
        "Either item 1 must be present and must not be a string, or item 2 must be present and must not be an integer."
      ]),
    Case(
      name: "a condition on a first item",
      schema: "{type: array, if: {prefixItems: [{type: string}]}, then: {maxItems: 4}}",
      says: ["Where item 1 is not present or is a string, the value must have at most 4 items."]),
    Case(
      name: "a first item that is demanded",
      schema: "{type: array, if: {minItems: 2}, then: {prefixItems: [{type: string}]}}",
      says: ["Where the value has at least 2 items, item 1 must be a string."]),
    Case(
      name: "a member of items that must not all be so",
      schema: """
        type: object
        properties: {k: {type: array, items: {type: object, properties: {a: {}}}}}
        not: {properties: {k: {items: {properties: {a: {const: 1}}, required: [a]}}}, required: [k]}
        """,
      says: ["Where `k` is present, for at least one item of `k`, `k[].a` must not be `1`."]),
    Case(
      name: "items of a member that must not all be so",
      schema: """
        type: object
        properties: {k: {type: array}}
        not: {properties: {k: {items: {type: string}}}, required: [k]}
        """,
      says: ["Where `k` is present, at least one item of `k` must not be a string."]),
  ]
}
