import SchemaLint
import Testing

/// A keyword that says nothing where it stands is found, wherever the type comes from.
@Suite struct EffectTests {
  @Test(arguments: [
    ("{type: integer, maxLength: 2}", ["'maxLength' says nothing about an integer"]),
    (
      "{$ref: '#/$defs/N', maxLength: 2, $defs: {N: {type: integer}}}",
      ["'maxLength' says nothing about an integer"]
    ),
    ("{enum: [1, 2.5], pattern: x}", ["'pattern' says nothing about a number"]),
    ("{const: [], required: [a]}", ["'required' says nothing about an array"]),
    (
      "{allOf: [{type: [integer, string]}, {type: number}], maxLength: 2}",
      ["'maxLength' says nothing about an integer"]
    ),
    (
      "{type: string, anyOf: [{minimum: 3}, {minLength: 2, format: date}]}",
      ["'minimum' says nothing about a string"]
    ),
    (
      "{if: {type: integer}, then: {format: date}}",
      ["the format date is about strings, and says nothing about an integer"]
    ),
    (
      "{additionalProperties: {type: string}, unevaluatedProperties: false}",
      ["'unevaluatedProperties' says nothing: 'additionalProperties' leaves nothing for it"]
    ),
    (
      "type: object\nunevaluatedProperties: false\nallOf:\n  - additionalProperties: true",
      ["'unevaluatedProperties' says nothing: 'additionalProperties' in line 4 leaves nothing for it"]
    ),
    (
      "{prefixItems: [{}], items: {type: string}, unevaluatedItems: false}",
      ["'unevaluatedItems' says nothing: 'items' leaves nothing for it"]
    ),
    ("{type: [integer, string], maxLength: 2}", []), ("{enum: [1, a], pattern: a}", []),
    ("{$dynamicRef: '#N', maxLength: 2, $defs: {N: {$dynamicAnchor: N, type: integer}}}", []),
    ("{anyOf: [{type: integer}, {type: string}], maxLength: 2}", []),
    ("{type: string, not: {minimum: 3}}", []), ("{type: string, if: {minimum: 3}, then: {maxLength: 2}}", []),
    ("{$defs: {L: {minimum: 3}}, type: string, $ref: '#/$defs/L'}", []),
    ("{allOf: [{type: string}, {type: integer}], required: [a]}", []),
    (
      "{unevaluatedProperties: false, properties: {a: {}}, anyOf: [{additionalProperties: {type: string}}, {}]}",
      []
    ),
    ("{prefixItems: [{}], unevaluatedItems: false}", []),
    (
      "{unevaluatedProperties: false, $dynamicRef: '#N', $defs: {N: {$dynamicAnchor: N, additionalProperties: true}}}",
      []
    ),
  ])
  func aKeywordWithoutEffectIsFound(_ text: String, _ messages: [String]) throws {
    let found = try Lint.findings(text).filter { $0.rule == "keyword-without-effect" }
    #expect(found.map(\.message) == messages)
  }
}
