extension ReasonedPageTests {
  /// Lists without the values that are refused.
  static let listedValueCases = [
    Case(
      name: "listed values beside a type, a length or another part",
      schema: """
        type: object
        properties:
          g: {type: string, enum: [a, null]}
          h: {type: string, enum: [a, 1, b]}
          l: {enum: [a, bb], maxLength: 1}
          k: {allOf: [{type: string}, {enum: [a, 1]}]}
          r: {$ref: '#/$defs/e', maxLength: 1}
          m: {type: string, enum: [a, 1], enumDescriptions: [The first., None.]}
          i: {type: array, items: {type: string, enum: [a, 1]}}
        $defs: {e: {enum: [a, bb, c]}}
        """,
      says: [
        "`g`](#member.g) | string | no | Always `a`. |", "| One of `a` or `b`. |",
        "`l`](#member.l) | string | no | Always `a`.", "`k`](#member.k) | string | no | Always `a`. |",
        "One of `a` or `c`.", "Always:<br/>• `a`: The first. |", "Each item: String. Always `a`. |",
      ], saysNot: ["`null`", "`1`,", "or `1`"]),
    Case(
      name: "any string, and known ones with an author's remark",
      schema: """
        type: object
        properties:
          s: {anyOf: [{type: string}, {$comment: Why., type: string, enum: [sh, zsh]}]}
          t: {anyOf: [{type: string}, {type: string, enum: [sh, zsh], minLength: 3}]}
        """,
      says: [
        "`s`](#member.s) | string | no | Any string; known values: `sh`, `zsh`. |", "At least one of these:",
      ]),
    Case(
      name: "whole numbers of draft-04",
      schema: """
        $schema: http://json-schema.org/draft-04/schema#
        type: object
        properties: {i: {type: integer, enum: [1.0, 2]}, n: {type: number, enum: [1.0, 2]}}
        """,
      says: [
        "`i`](#member.i) | integer | no | One of `1` (", "`n`](#member.n) | integer | no | One of `1.0` (",
      ]),
    Case(
      name: "no listed value is left",
      schema: "{type: object, properties: {g: {type: string, enum: [1, 2]}}}",
      says: ["| not allowed | No value is of all these types: string. One of `1` or `2`. |"]),
    Case(
      name: "examples that are refused",
      schema: """
        type: object
        properties: {r: {type: string, examples: [a, 1]}}
        examples: [{r: 1}, {r: b}]
        """,
      says: ["Example: `a` |", "{\"r\": \"b\"}"], saysNot: ["{\"r\": 1}", "`a`, `1`"]),
    Case(
      name: "names that are no names",
      schema: """
        type: object
        propertyNames: {enum: [a, 1, null, b]}
        additionalProperties: {type: object, propertyNames: {not: {enum: [c, 1]}}, minProperties: 1}
        """,
      says: ["Each property name must be one of `a` or `b`."], saysNot: ["`null`", "`1` or", "`1`."]),
    Case(
      name: "no name is left",
      schema: "{type: object, propertyNames: {enum: [1, null]}}",
      says: ["Each property name is not allowed."], saysNot: ["`null`"]),
    Case(
      name: "values that forms name, some of them alone",
      schema: """
        type: object
        properties:
          d: {enum: [1, 2, 3], anyOf: [{const: 1, title: One}, {const: 2, title: Two}]}
          r: {$ref: '#/$defs/e', oneOf: [{const: a, title: Alpha}, {const: b, title: Beta}, {const: z, title: Zed}]}
        $defs: {e: {enum: [a, b, c]}}
        """,
      says: [
        "| One of these:<br/>• `1`: One.<br/>• `2`: Two. |", "• `z`: Zed. No value matches this form. |",
      ]),
    Case(
      name: "defaults that are refused",
      schema: """
        type: object
        properties:
          p: {type: string, pattern: '^[A-Z]{2}$', default: zz}
          n: {type: [string, 'null'], enum: [a], default: null}
          o: {type: string, default: AB, $ref: '#/$defs/o'}
          r: {$ref: '#/$defs/o'}
        $defs: {o: {type: string, maxLength: 3, default: long words}}
        """,
      says: [
        "Default: `zz`, which is not valid here.", "Default: `null`, which is not valid here.",
        "| string, [O](#def.o) | no | `AB` |", "Default: `long words`, which is not valid here.",
      ], saysNot: ["| `zz` |", "| `null` |", "| `long words` |"]),
  ]
}
