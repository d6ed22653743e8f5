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
        "One of `a` or `c`.", "Always:<br>• `a`: The first. |", "Each item: String. Always `a`. |",
      ], saysNot: ["`null`", "`1`,", "or `1`"]),
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
  ]
}
