extension ReasonedPageTests {
  /// Values of which several schemas tell, in different places.
  static let besideCases = [
    Case(
      name: "an inherited member that is listed once more",
      schema: """
        $ref: '#/$defs/b'
        properties: {f: {}, g: true, h: {description: Own.}}
        $defs:
          b:
            type: object
            properties:
              f: {type: object, required: [z], properties: {z: {type: integer, description: Zed.}}}
              g: {oneOf: [{type: string}, {type: object, properties: {q: {type: integer}}}]}
              h: {type: array, items: {type: object, required: [z], properties: {z: {type: integer}}}}
        """,
      says: [
        "| object | no | From [B](#def.b.member.f).<br/>[More](#def.b.member.f) |",
        "| string or object | no | From [B](#def.b.member.g).<br/>[More](#def.b.member.g) |",
        "| Own.<br/>From [B](#def.b.member.h).<br/>[More](#def.b.member.h) |",
      ], saysNot: ["Any value.", "(#member.f.about)", "(#member.g.about)"]),
    Case(
      name: "an inherited member that is listed with members",
      schema: """
        $ref: '#/$defs/b'
        properties: {f: {properties: {y: {type: string}}}}
        $defs:
          b: {type: object, properties: {f: {type: object, required: [z], properties: {z: {type: integer}}}}}
        """,
      says: [
        "Object.\n\nAll that is said at [B](#def.b.member.f) holds as well.",
        "[`y`](#member.f.member.y) | string | no |",
        "[`z`](#member.f.about.inherited.z) | integer | yes | From [`f` of B](#def.b.member.f.member.z). |",
      ], saysNot: ["Any value"]),
    Case(
      name: "named members that match a pattern",
      schema: """
        type: object
        patternProperties: {'^x': {type: integer, description: Pattern words., maximum: 9, default: 4}}
        properties: {xa: {}, xb: {description: Own.}, y: {type: string}}
        """,
      says: [
        "[`xa`](#member.xa) | integer | no | `4` | Pattern words.<br/>Must be at most `9`.<br/>As [names that match `^x`](#pattern.~5ex). |",
        "[`xb`](#member.xb) | integer | no | `4` | Own.<br/>Must be at most `9`.<br/>As [names that match",
        "[`y`](#member.y) | string | no |  |  |",
      ]),
    Case(
      name: "members of a named member that matches a pattern",
      schema: """
        type: object
        properties: {xa: {type: object, properties: {q: {type: string}}}, xb: {type: object}}
        patternProperties: {'^x': {required: [q], properties: {r: {type: integer}}}}
        """,
      says: [
        "Object.\n\nAll that is said at [names that match `^x`](#pattern.~5ex) holds as well.",
        "[`q`](#member.xa.member.q) | string | yes |", "[`r`](#member.xa.about.inherited.r) | integer | no |",
        "As [names that match `^x`](#pattern.~5ex).<br/>[More](#pattern.~5ex) |",
      ]),
    Case(
      name: "positions of a list in two parts",
      schema: """
        type: array
        prefixItems: [{}, {description: Second.}]
        items: {type: boolean, title: Rest}
        allOf: [{prefixItems: [{type: string, description: First words.}, {type: integer, maximum: 5}, {title: Third}]}]
        """,
      says: [
        "[item 1](#item.0) | string | First words. |",
        "[item 2](#item.1) | integer | Second.<br/>Must be at most `5`. |",
        "[item 3](#all.0.item.2) | boolean | **Third.** |", "[each further item](#items) | boolean |",
      ], saysNot: ["(#all.0.item.0)", "(#all.0.item.1)"]),
    Case(
      name: "items that a condition looks at",
      schema: """
        type: array
        if: {prefixItems: [{const: a}], minItems: 1}
        then: {prefixItems: [true, {type: integer}]}
        unevaluatedItems: false
        """,
      says: [
        "| not allowed | Not for items that a form or a condition of the schema describes, where it holds. |"
      ]),
    Case(
      name: "a definition that allows nothing",
      schema:
        "{$schema: 'http://json-schema.org/draft-07/schema#', definitions: {a: {type: object}, c: false}}",
      says: ["| [A](#def.a) | object |", "| [C](#def.c) | not allowed |"]),
    Case(
      name: "a union beside whose forms the object's forms stand",
      schema: """
        type: object
        properties:
          k: {enum: [s, o]}
          a: {oneOf: [{type: string}, {type: object, properties: {q: {type: integer}}}]}
          l: {type: array, items: {anyOf: [{type: string}, {type: integer}]}}
          n: {oneOf: [{type: string}, {type: 'null'}]}
        required: [k]
        oneOf:
        - properties: {k: {const: s}, a: {type: string}, l: {items: {type: string}}, n: {type: string}}
        - properties: {k: {const: o}, a: {type: object}}
        """,
      says: [
        "[`a`](#member.a) | object or string | no |", "### `a`\n\nObject or string.",
        "[`l`](#member.l) | array of strings or integers | no |", "[`n`](#member.n) | string or null | no |",
      ]),
    Case(
      name: "a reference to a union beside which a form of the object stands",
      schema: """
        type: object
        properties: {a: {$ref: '#/$defs/u'}}
        anyOf: [{properties: {a: {type: string}}}, {required: [b]}]
        $defs: {u: {anyOf: [{type: string}, {type: integer}]}}
        """,
      says: ["[`a`](#member.a) | string or integer, [U](#def.u) | no |"]),
    Case(
      name: "a reference to a union of which one form is left",
      schema: """
        type: object
        properties: {a: {$ref: '#/$defs/u', type: string}, b: {$ref: '#/$defs/u'}}
        $defs: {u: {oneOf: [{type: string}, {type: integer}]}}
        """,
      says: ["• Integer (`.integer`). No value matches this form. |", "• Integer (`.integer`). |"]),
    Case(
      name: "a required member that only the forms list",
      schema: """
        type: object
        required: [type, n, u]
        oneOf: [{$ref: '#/$defs/b'}, {$ref: '#/$defs/t'}]
        $defs:
          b: {type: object, properties: {type: {const: basic}, n: {type: string}, u: {type: string}}}
          t: {type: object, properties: {type: {const: token}, n: {type: integer}}}
        """,
      says: [
        "[`type`](#required.type) | string | yes |", "[`n`](#required.n) | string or integer | yes |",
        "[`u`](#required.u) | any value | yes |",
      ]),
    Case(
      name: "what a reference describes, beside all other members",
      schema: """
        type: object
        properties: {b: {$ref: '#/$defs/b', unevaluatedProperties: {type: integer}}}
        $defs: {b: {type: object, properties: {a: {type: string}}}}
        """,
      says: [
        "[`a`](#member.b.about.inherited.a) | string |",
        "[every other property](#member.b.unevaluated) | integer |",
      ], saysNot: ["[every property]"]),
    Case(
      name: "items that a reference describes, behind a position",
      schema: """
        type: object
        properties: {l: {$ref: '#/$defs/l', prefixItems: [{const: 1}]}}
        $defs: {l: {type: array, items: {type: integer}}}
        """,
      says: ["[each further item](#member.l.about.inherited.items) | integer |"]),
    Case(
      name: "names of which nothing is seen",
      schema: "{type: object, properties: {'': {}, ' ': {}, a: {}}, dependentRequired: {'': [a]}}",
      says: [#"[`""`](#member.)"#, #"[`" "`]"#, #"Where `""` is present"#], saysNot: ["<code></code>"]),
  ]
}
