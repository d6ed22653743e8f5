import Testing
import TypeModel

/// What the cases of branches are called, and which branches share a case.
struct BranchNamesTests {
  /// A reference in `allOf` of one is how descriptions stand beside references in draft-07.
  @Test func referencesInAChoiceOfOneNameCases() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        of:
          anyOf:
            - {description: A constant., allOf: [{$ref: '#/$defs/Value'}]}
            - {description: A selector., oneOf: [{$ref: '#/$defs/Selector'}]}
            - {anyOf: [{allOf: [{$ref: '#/$defs/Texts'}]}]}
        one: {description: One., anyOf: [{$ref: '#/$defs/Selector'}]}
        many: {type: array, items: {description: One., oneOf: [{allOf: [{$ref: '#/$defs/Value'}]}]}}
      $defs:
        Value: {type: [boolean, integer]}
        Selector: {type: object, properties: {path: {type: string}}, required: [path]}
        Texts: {type: array, items: {type: string}}
      """)
    #expect(
      try lowered.members(of: "Test.Of")
        == ["value(Test.Value)", "selector(Test.Selector)", "texts([String])"])
    #expect(
      try lowered.members(of: "Test")
        == ["of: Test.Of?", "one: Test.Selector?", "many: [Test.Value]?"])
  }
}
