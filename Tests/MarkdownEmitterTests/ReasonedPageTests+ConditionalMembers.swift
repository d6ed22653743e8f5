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
        "[`f`](#conditional.f) | integer or null | no | A number.<br>Only [with `x`](#with.x) or [with `y`](#with.y). |"
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
        "[`f`](#conditional.f) | string | no | Must be at most 3 characters long.<br>Described [where `d` is present](#then); elsewhere as any other property. |"
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
}
