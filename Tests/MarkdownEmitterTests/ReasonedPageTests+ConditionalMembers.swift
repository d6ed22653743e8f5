extension ReasonedPageTests {
  /// Members that conditions alone describe, and what else may stand in an object.
  static let conditionalMemberCases = [
    Case(
      name: "two sides of a condition",
      schema: """
        type: object
        properties: {k: {type: string}}
        if: {properties: {k: {const: a}}, required: [k]}
        then: {properties: {f: {type: integer}}}
        else: {properties: {f: {type: string}}}
        """,
      says: [
        "[`f`](#conditional.f) | string or integer | no | Described [where `k` is `a`](#then) or [unless `k` is `a`](#else). |"
      ], saysNot: ["no value", "| not allowed", "No value"]),
    Case(
      name: "several conditions with values that exclude each other",
      schema: """
        type: object
        properties: {k: {type: string}}
        allOf:
        - if: {properties: {k: {const: a}}, required: [k]}
          then: {properties: {f: {const: 1}, g: {type: string, maxLength: 2}, h: {minimum: 5, type: integer}}, required: [f]}
        - if: {properties: {k: {const: b}}, required: [k]}
          then: {properties: {f: {const: 2}, g: {type: string, maxLength: 4}, h: {maximum: 3, type: number}}, required: [f]}
        """,
      says: [
        "[`f`](#conditional.f) | integer | with `k: a` or with `k: b` | Described [where `k` is `a`]",
        "[`g`](#conditional.g) | string | no | Described", "[`h`](#conditional.h) | number | no | Described",
      ], saysNot: ["not allowed", "Always `1`. Always"]),
    Case(
      name: "two members on which another one depends",
      schema: """
        type: object
        properties: {x: {}, y: {}}
        dependentSchemas: {x: {properties: {f: {type: integer, description: A number.}}}, y: {properties: {f: {type: 'null', description: A number.}}}}
        unevaluatedProperties: false
        """,
      says: [
        "[`f`](#conditional.f) | integer or null | no | A number.<br/>Only [with `x`](#with.x) or [with `y`](#with.y). |"
      ]),
    Case(
      name: "a part of a condition holds with the others of it",
      schema: """
        type: object
        properties: {d: {}}
        if: {required: [d]}
        then: {allOf: [{properties: {f: {type: string}}}, {properties: {f: {maxLength: 3}}}]}
        """,
      says: [
        "[`f`](#conditional.f) | string | no | Must be at most 3 characters long.<br/>Described [where `d` is present](#then); elsewhere as any other property. |"
      ]),
    Case(
      name: "a condition on what all other properties are",
      schema: """
        type: object
        properties: {d: {type: string}}
        additionalProperties: {type: string}
        if: {required: [d]}
        then: {properties: {f: {type: integer}}}
        """,
      says: ["[every other property](#others) | string |"], saysNot: ["conditional.f"]),
    Case(
      name: "names that no property has",
      schema: "{type: object, properties: {a: {}}, propertyNames: false}",
      says: ["Other properties are not allowed."]),
    Case(
      name: "names of which some are listed",
      schema: "{type: object, properties: {a: {}}, propertyNames: {pattern: '^[ab]$'}}",
      says: ["Other properties are allowed where a rule below allows their names."]),
    Case(
      name: "members in the tree that only a condition describes",
      schema: """
        type: object
        properties:
          u:
            type: object
            properties: {m: {type: string}}
            if: {required: [m]}
            then: {properties: {g: {type: object, properties: {z: {type: integer}}}, i: {type: string}}}
            else: {properties: {g: {type: 'null'}}}
            dependentSchemas: {m: {properties: {q: {type: boolean}}}}
        """,
      says: [
        "    - [`m`](#member.u.member.m) string\n", " object or null\n", " string, [where `m` is present](",
        " boolean, [with `m`](",
      ]),
    Case(
      name: "a member in the tree that a closed object does not have",
      schema: """
        type: object
        properties:
          u: {type: object, allOf: [{$ref: '#/$defs/b'}], properties: {k: {}}, additionalProperties: false}
        $defs: {b: {type: object, properties: {x: {type: string}}}}
        """,
      says: ["    - [`x`](#def.b.member.x) not allowed\n", "    - [`k`](#member.u.member.k) any value\n"],
      saysNot: ["[`x`](#def.b.member.x) string\n"]),
    Case(
      name: "no room beside what is required",
      schema: "{type: object, properties: {a: {}, b: {}}, required: [a], maxProperties: 1}",
      says: ["| not allowed |", "Other properties are not allowed."]),
  ]

  private static let condition =
    "properties: {p: {type: boolean}}\nrequired: [p]\nif: {properties: {p: {const: true}}}"

  /// Members that conditions describe, and that the other objects may not have.
  static let memberElsewhereCases =
    [
      ("else: {not: {required: [d]}}", "a member that the other side excludes"),
      ("else: {not: {anyOf: [{required: [d]}, {required: [e]}]}}", "a member among those that are excluded"),
      ("else: {properties: {d: false}}", "a member that is false on the other side"),
      ("else: {additionalProperties: false, properties: {p: true}}", "the other side is closed"),
      ("else: {propertyNames: {not: {const: d}}}", "a name that the other side refuses"),
      ("else: {maxProperties: 1}", "no room on the other side"),
      (
        "else: {$ref: '#/$defs/n'}\n$defs: {n: {not: {required: [d]}}}",
        "a member that a referenced side excludes"
      ),
    ].map { side, name in
      Case(
        name: name, schema: "type: object\n\(condition)\nthen: {properties: {d: {type: string}}}\n\(side)",
        says: ["| string | no | Only [where `p` is `true`](#then). |"], saysNot: ["elsewhere"])
    }
    + [
      ("anyOf: [{properties: {d: {maxLength: 3}}}, {required: [z]}]", "a member that a form names, too"),
      ("not: {properties: {p: {const: false}}, required: [d]}", "a member that a not names, too"),
      ("oneOf: [{maxProperties: 2}, {required: [z]}]", "a form that counts members"),
      ("allOf: [{if: {required: [z]}, then: {properties: {d: false}}}]", "a member that is false elsewhere"),
    ].map { other, name in
      Case(
        name: name,
        schema: "type: object\n\(condition)\nthen: {properties: {d: {type: string, title: Dee}}}\n\(other)",
        says: ["Described [where `p` is `true`](#then)."], saysNot: ["elsewhere", "Only"])
    } + [
      Case(
        name: "a member under its own name",
        schema:
          "{type: object, properties: {a: {}}, dependentSchemas: {d: {properties: {d: {type: string, title: D1}}}}}",
        says: ["Described [with `d`](#with.d)."], saysNot: ["elsewhere"]),
      Case(
        name: "a condition that a member meets by itself",
        schema: """
          {type: object, properties: {a: {}}, required: [a], if: {required: [d, a]}, then: {properties: {d: {type: string}}}}
          """,
        says: ["Described [where `d` is present](#then)."], saysNot: ["elsewhere"]),
      Case(
        name: "a name that a form and a condition list in a closed object",
        schema: """
          type: object
          properties: {k: {type: string}}
          unevaluatedProperties: false
          anyOf: [{properties: {a: {type: string}}, required: [a]}, {properties: {a: {type: integer}}}]
          if: {required: [k]}
          then: {properties: {a: {type: string}}}
          """,
        says: ["| string | no | Described where `k` is present. |"], saysNot: ["Only"]),
    ]
}
