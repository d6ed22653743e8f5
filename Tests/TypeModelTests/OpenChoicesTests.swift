import Testing

/// Choices some of whose branches say no type, and choices of one branch.
struct OpenChoicesTests {
  /// Known values, or whatever a pattern takes, which asks nothing of what is no string.
  @Test func whatABranchDoesNotSayIsACaseOfItsOwn() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        style: {anyOf: [{enum: [default, positive]}, {pattern: '^[dD]efault$'}]}
        first: {anyOf: [{minimum: 3}, {type: string, title: Words}, {maxItems: 2}]}
        either: {oneOf: [{type: integer}, {not: {type: integer}}]}
        note: {anyOf: [{title: Cancel, type: object, required: [id], properties: {id: {type: string}}}, {title: Other note}]}
      """)
    #expect(try lowered.members(of: "Test.Style") == ["default", "positive", "other(JSONValue)"])
    #expect(try lowered.members(of: "Test.First") == ["words(String)", "other(JSONValue)"])
    #expect(try lowered.members(of: "Test.Either") == ["integer(Int)", "other(JSONValue)"])
    #expect(try lowered.members(of: "Test.Note") == ["cancel(Test.Note.Cancel)", "otherNote(JSONValue)"])
    #expect(lowered.messages == [])
  }

  /// A choice of which no branch says a type is none in Swift.
  @Test func whereNoBranchSaysATypeItIsAnyValue() throws {
    let lowered = try Lowered("type: object\nproperties: {a: {anyOf: [{minimum: 3}, {pattern: a}]}}")
    #expect(try lowered.members(of: "Test") == ["a: JSONValue?"])
    #expect(lowered.messages.count == 1)
  }

  @Test(arguments: [
    "oneOf: [{properties: {b: {type: integer}}, required: [b]}]",
    "anyOf: [{$ref: '#/$defs/x'}]",
    "allOf: [{oneOf: [{$ref: '#/$defs/x'}], required: [b]}]",
  ])
  func aBranchThatHasNoOtherHoldsLikeAllOf(choice: String) throws {
    let lowered = try Lowered(
      """
      type: object
      properties: {a: {type: string}}
      \(choice)
      $defs: {x: {type: object, properties: {b: {type: integer}}, required: [b]}}
      """)
    #expect(try Set(lowered.members(of: "Test")) == ["a: String?", "b: Int"])
    #expect(lowered.messages == [])
  }

  /// As compilers of other languages write definitions.
  @Test func whatStandsOutsideTheDefinitionsHasItsOwnName() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        opacity: {description: How opaque., $ref: '#/components/scalar'}
        tm: {description: Time., $ref: '#/components/scalar'}
      components:
        base: {type: object, properties: {sid: {type: string}}}
        scalar: {type: object, description: A scalar., allOf: [{$ref: '#/components/base'}], properties: {k: {type: number}}}
      """)
    #expect(try lowered.members(of: "Test") == ["opacity: Test.Scalar?", "tm: Test.Scalar?"])
    #expect(try lowered.type("Test.Scalar").documentation.description == "A scalar.")
  }

  @Test func arraysAreCalledForWhatStandsInFront() throws {
    let lowered = try Lowered(
      """
      oneOf:
        - {type: array, prefixItems: [{const: point}, {type: number}], minItems: 2, items: false}
        - {type: array, prefixItems: [{const: text}, {type: string}], minItems: 2, items: false}
      """)
    #expect(try lowered.members(of: "Test") == ["point(Test.Point)", "text(Test.Text)"])
  }
}
