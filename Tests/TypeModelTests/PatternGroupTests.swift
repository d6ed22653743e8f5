import Testing

/// Members that patterns describe without a Swift name.
struct PatternGroupTests {
  @Test(arguments: [
    ("patternProperties: {'^x-': {type: integer}}", ["patternProperties: JSONMap<Int>"]),
    ("patternProperties: {'^x-': {type: integer}}, additionalProperties: false", []),
    (
      "patternProperties: {'^x-': {}}, additionalProperties: {type: integer}",
      ["patternProperties: JSONObject"]
    ),
    ("patternProperties: {'^x-': {}}, additionalProperties: {}", []),
    (
      "patternProperties: {'^x-': {}, '^y': {type: integer}}, additionalProperties: false",
      ["patternProperties: JSONMap<Int>"]
    ),
    ("patternProperties: {'^x-': {title: Extras, type: integer}}", ["extras: JSONMap<Int>"]),
    (
      "patternProperties: {'^x-': {type: integer}, '^y': {type: string}}",
      ["xMembers: JSONMap<Int>", "yMembers: JSONMap<String>"]
    ),
    (
      "patternProperties: {'^x-': {type: integer}, '[0-9]': {type: string}, 'a': {x-name: all, type: boolean}}",
      ["xMembers: JSONMap<Int>", "stringMembers: JSONMap<String>", "all: JSONMap<Bool>"]
    ),
    ("patternProperties: {'^x': {type: integer}, '^y': {type: integer}}, additionalProperties: false", []),
    ("patternProperties: {'.*': {type: integer}}", []),
  ])
  func groups(schema: String, expected: [String]) throws {
    let lowered = try Lowered("{type: object, properties: {a: {}}, \(schema)}")
    let members = try lowered.members(of: "Test").dropFirst()
    #expect(Array(members) == expected)
  }

  /// Patterns that lead to one schema are told apart by what they say.
  @Test func namesTellPatternsOfOneTargetApart() throws {
    let lowered = try Lowered(
      """
      type: object
      patternProperties: {'^_run_it$': {$ref: '#/$defs/b'}, '^_stop': {$ref: '#/$defs/b'}, '^x': {$ref: '#/$defs/c'}}
      $defs: {b: {type: object, properties: {q: {type: string}}}, c: {type: object, properties: {r: {type: string}}}}
      """)
    #expect(
      try lowered.members(of: "Test") == [
        "runItMembers: JSONMap<Test.B>", "stopMembers: JSONMap<Test.B>", "cMembers: JSONMap<Test.C>",
      ])
    #expect(lowered.messages == [])
  }
}
