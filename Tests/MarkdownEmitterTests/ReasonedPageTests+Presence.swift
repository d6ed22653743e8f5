extension ReasonedPageTests {
  /// The column “Required”, against what holds for the object as a whole.
  static let presenceCases = [
    Case(
      name: "each form requires a member",
      schema: """
        type: object
        properties: {a: {type: string}, b: {type: string}}
        oneOf: [{properties: {a: {const: x}, q: {type: string}}, required: [a]},
          {$ref: '#/$defs/f'}]
        $defs: {f: {properties: {r: {type: string}}, anyOf: [{required: [a, b]}, {required: [c, a]}]}}
        """,
      says: ["[`a`](#member.a) | string | yes |", "[`b`](#member.b) | string | in some cases |"]),
    Case(
      name: "a form that no object matches requires nothing",
      schema: """
        type: object
        properties: {a: {type: string}}
        anyOf: [{properties: {q: {type: string}}, required: [a]}, {type: string, title: Text}]
        """,
      says: ["[`a`](#member.a) | string | yes |"]),
    Case(
      name: "a member that the object requires, in its forms",
      schema: """
        type: object
        required: [p]
        properties: {p: {type: boolean}}
        anyOf: [{properties: {p: {const: true}, d: {type: string}}, required: [d]},
          {properties: {p: {const: false}, e: {type: string}}}]
        """,
      says: [
        "| `p` | required | required |", "[`p`](#choice.0.member.p) | boolean | yes |",
        "[`p`](#choice.1.member.p) | boolean | yes |", "[`e`](#choice.1.member.e) | string | no |",
      ]),
    Case(
      name: "a member without which not refuses the object",
      schema: "{type: object, properties: {n: {type: integer}, m: {}}, not: {properties: {n: {const: 3}}}}",
      says: ["[`n`](#member.n) | integer | yes |", "[`m`](#member.m) | any value | no |"]),
    Case(
      name: "not of not",
      schema: "{type: object, properties: {a: {}, b: {}}, not: {not: {required: [a]}}}",
      says: ["[`a`](#member.a) | any value | yes |", "[`b`](#member.b) | any value | no |"]),
    Case(
      name: "not of two members",
      schema: "{type: object, properties: {n: {}, m: {}}, not: {properties: {n: {const: 3}, m: {const: 4}}}}",
      says: ["[`n`](#member.n) | any value | no |", "[`m`](#member.m) | any value | no |"]),
    Case(
      name: "as many members as there may be",
      schema: "{type: object, properties: {a: {}, b: {}}, additionalProperties: false, minProperties: 2}",
      says: ["[`a`](#member.a) | any value | yes |", "[`b`](#member.b) | any value | yes |"]),
    Case(
      name: "fewer members than there may be",
      schema: "{type: object, properties: {a: {}, b: {}}, additionalProperties: false, minProperties: 1}",
      says: ["[`a`](#member.a) | any value | no |"], saysNot: ["yes"]),
    Case(
      name: "a condition by which a member is there",
      schema: """
        type: object
        properties: {k: {type: string}}
        if: {properties: {k: {const: a}}, required: [k]}
        then: {properties: {k: {description: The letter a.}, f: {type: string}}}
        else: {properties: {k: {description: Another.}, g: {type: string}}}
        """,
      says: [
        "[`k`](#then.member.k) | string | yes |", "[`k`](#else.member.k) | string | no |",
        "[`k`](#member.k) | string | no |",
      ]),
  ]
}
