extension ReasonedPageTests {
  /// Demands on one kind of a value that may be of several: in rules, and for kinds that an object never is.
  static let demandedKindCases = [
    Case(
      name: "a consequence for a member that may be no string",
      schema: """
        type: object
        properties: {k: {type: string}, f: {type: [string, number]}, g: {type: string}}
        if: {required: [k]}
        then: {properties: {f: {minLength: 3}, g: {minLength: 4}}}
        """,
      says: [
        "Where `k` is present, `f`, if a string, must be at least 3 characters long; `g`, if present, must be at least 4 characters long."
      ]),
    Case(
      name: "a consequence on the other side, and of a member that is there",
      schema: """
        type: object
        properties: {k: {type: string}, d: {}, f: {}, g: {}}
        if: {required: [k]}
        else: {properties: {f: {minimum: 3}}}
        dependentSchemas: {d: {properties: {g: {minItems: 2, uniqueItems: true}}}}
        """,
      says: [
        "Unless `k` is present, `f`, if a number, must be at least `3`.",
        "Where `d` is present, `g`, if an array, must have at least 2 items and must not repeat an item.",
      ]),
    Case(
      name: "a branch of a rule on a member that may be no string",
      schema: """
        type: object
        properties: {k: {}, f: {}}
        anyOf: [{properties: {f: {minLength: 3}}}, {required: [k]}]
        """,
      says: ["Either `f`, if a string, must be at least 3 characters long, or `k` is required."]),
    Case(
      name: "a consequence for a member that may be no object",
      schema: """
        type: object
        properties: {k: {type: string}, f: {}}
        if: {required: [k]}
        then: {properties: {f: {required: [z]}}}
        """,
      says: ["Where `k` is present and `f` is an object, `f.z` is required."]),
    Case(
      name: "a consequence for a member that is an object",
      schema: """
        type: object
        properties: {k: {type: string}, f: {type: object}}
        if: {required: [k]}
        then: {properties: {f: {required: [z]}}}
        """,
      says: ["Where `k` is present and `f` is present, `f.z` is required."]),
    Case(
      name: "a consequence for numbers, in a member of any kind",
      schema: """
        {type: object, properties: {a: {if: {minimum: 3}, then: {multipleOf: 2}, else: {minLength: 1}}}}
        """,
      says: ["`a`, if a number, must be a multiple of `2`; otherwise `a`, if a string, must be"]),
    Case(
      name: "a consequence of a type for values of that type",
      schema: """
        {if: {type: string}, then: {minLength: 3}, allOf: [{if: {type: object}, then: {required: [a]}}]}
        """,
      says: [
        "Where the value is a string, the value must be at least 3 characters long.",
        "Where the value is an object, `a` is required.",
      ], saysNot: ["a string, a string", "an object, where"]),
    Case(
      name: "items of which a consequence asks",
      schema: """
        type: object
        properties: {k: {type: string}, l: {type: array}}
        if: {required: [k]}
        then: {properties: {l: {items: {minLength: 3}}}}
        """,
      says: ["each item of `l`, if a string, must be at least 3 characters long."]),
    Case(
      name: "an item of a member that may be no array",
      schema: """
        {type: object, properties: {a: {contains: {type: string}}, b: {type: array, contains: {const: 1}}}}
        """,
      says: ["`a`, if an array, must have an item that is a string.", "`b` must contain `1`."]),
    Case(
      name: "an item of a value that may be no array",
      schema: "{type: [array, string], contains: {const: 3}}", says: ["An array must contain `3`."]),
    Case(
      name: "a condition that no object meets",
      schema: """
        type: object
        properties: {k: {type: string}, e: {type: string}}
        if: {type: string}
        then: {required: [k]}
        else: {required: [e]}
        """,
      says: ["- `e` is required.", "`e`](#member.e) | string | yes |", "`k`](#member.k) | string | no |"],
      saysNot: ["`k` is required"]),
    Case(
      name: "a condition that each object meets",
      schema: "{type: object, properties: {k: {}}, if: {not: {type: string}}, then: {required: [k]}}",
      says: ["- `k` is required.", "| any value | yes |"], saysNot: ["is missing"]),
    Case(
      name: "a consequence that no object meets",
      schema: """
        type: object
        properties: {k: {type: string}}
        if: {required: [k]}
        then: {type: string, minLength: 2}
        """,
      says: ["Where `k` is present, the object is not allowed."], saysNot: ["2 characters"]),
    Case(
      name: "names are no numbers and no objects",
      schema: "{type: object, propertyNames: {minimum: 3, required: [q]}}",
      says: ["| object |"], saysNot: ["`3`", "`q`"]),
    Case(
      name: "the other side of a condition within a condition",
      schema: """
        type: object
        if: {required: [a]}
        then: {if: {required: [b]}, then: {required: [c]}, else: {required: [d]}}
        """,
      says: [
        "Where `a` and `b` are present, `c` is required; where `a` is present and `b` is missing, `d` is required."
      ], saysNot: ["otherwise"]),
    Case(
      name: "the other side of a condition around a condition",
      schema: """
        type: object
        if: {required: [a]}
        then: {if: {required: [b]}, then: {required: [c]}}
        else: {required: [d]}
        """,
      says: [
        "Where `a` is present and `b` is present, `c` is required; unless `a` is present, `d` is required."
      ],
      saysNot: ["otherwise"]),
    Case(
      name: "the other side of a condition alone",
      schema: "{type: object, if: {required: [a]}, then: {required: [b]}, else: {required: [d]}}",
      says: ["Where `a` is present, `b` is required; otherwise `d` is required."]),
  ]
}
