import Testing

/// Each member that is `JSONValue` has one note, which is true, and no other has one.
struct MemberNotesTests {
  @Test func aConditionOfTheValueGivesItsTypes() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        a: {if: {type: string}, then: {maxLength: 3}, else: {type: integer}}
        b: {allOf: [{if: {type: string}, then: {maxLength: 3}, else: {type: 'null'}}]}
        c: {if: {minimum: 3}, then: {type: integer}, else: {type: integer}}
        d: {type: array, items: {if: {type: string}, else: {type: boolean}, then: {minLength: 1}}}
      """)
    #expect(
      try lowered.members(of: "Test") == [
        "a: Test.A?", "b: Presence<String>", "c: Int?", "d: [Test.D]?",
      ])
    #expect(try lowered.members(of: "Test.A") == ["integer(Int)", "string(String)"])
    #expect(lowered.messages == [])
  }

  @Test(arguments: [
    (
      "{if: {type: string}, then: {maxLength: 3}}",
      "a condition says what it may be, and leaves the type open"
    ),
    ("{not: {type: string}}", "the schema states no type"),
    ("{minLength: 3}", "the schema states no type"),
    ("{description: Any.}", "the schema allows values of every type"),
    ("true", "the schema allows values of every type"),
    ("[string, number, boolean, object, array, 'null']", "the schema allows values of every type"),
    ("'null'", "nothing but null is allowed"),
  ])
  func theReasonIsTrue(schema: String, reason: String) throws {
    let isType = schema.hasPrefix("[") || schema.hasPrefix("'")
    let lowered = try Lowered("type: object\nproperties: {a: \(isType ? "{type: \(schema)}" : schema)}")
    #expect(lowered.messages == ["test.yaml:2: note: the type of 'a' is JSONValue: \(reason)"])
  }

  /// A member that is listed without a type, and that the two sides of a condition describe, is what they say.
  @Test(arguments: ["true", "{description: Either.}"])
  func aMemberOfTwoTypesByTurnsIsSaidToBeThat(own: String) throws {
    let lowered = try Lowered(
      """
      type: object
      required: [k]
      properties: {k: {enum: [a, b]}, f: \(own)}
      if: {properties: {k: {const: a}}}
      then: {properties: {f: {type: object}}}
      else: {properties: {f: {type: array}}}
      """)
    #expect(
      lowered.messages == [
        "test.yaml:3: note: the type of 'f' is JSONValue: the conditions and branches that name it give it different types"
      ])
  }

  /// What may not be there has no property; what must be there and may not has one.
  @Test(arguments: ["false", "{not: {}}", "{not: true}", "{anyOf: [false, {not: {}}]}"])
  func whatNothingAllowsHasNoProperty(schema: String) throws {
    let optional = try Lowered("type: object\nproperties: {a: \(schema), b: {type: string}}")
    #expect(try optional.members(of: "Test") == ["b: String?"])
    #expect(optional.messages == [])
    let required = try Lowered("type: object\nproperties: {a: \(schema)}\nrequired: [a]")
    #expect(required.messages == ["test.yaml:2: note: the type of 'a' is JSONValue: no value is allowed"])
  }

  /// A dynamic reference has the type of what it leads to where a document is the root, which takes no note.
  @Test func aDynamicReferenceHasTheTypeOfWhatItLeadsTo() throws {
    let lowered = try Lowered([
      "a.yaml": """
      $schema: https://json-schema.org/draft/2020-12/schema
      $dynamicAnchor: node
      type: object
      properties:
        one: {$dynamicRef: '#node'}
        list: {type: array, items: {$dynamicRef: '#node'}}
        map: {type: object, additionalProperties: {type: array}}
      """,
      "b.yaml": """
      $schema: https://json-schema.org/draft/2020-12/schema
      $dynamicAnchor: node
      $ref: a.yaml
      properties: {more: {type: integer}}
      """,
    ])
    #expect(
      lowered.messages == ["a.yaml:7: note: the elements of 'map' are JSONValue: nothing says what they are"])
    #expect(try lowered.members(of: "A").contains("one: A?"))
    #expect(try lowered.members(of: "B").contains("list: [B]?"))
  }

  /// What a branch gives a type is no JSON there.
  @Test func typesThatHaveAMemberAreNamedWhereItIsTypedInOthers() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        p: {}
        q: {}
        r: {}
        k: {type: string}
      oneOf:
        - {properties: {k: {const: x}, p: {type: string}}, required: [k]}
        - {properties: {k: {const: y}, p: {type: integer}, q: {type: string}}, required: [k]}
      """)
    #expect(
      try lowered.members(of: "Test.X") == ["p: String?", "q: JSONValue?", "r: JSONValue?", "k: \"x\""])
    let why = "JSONValue: the schema allows values of every type"
    #expect(
      lowered.messages == [
        "test.yaml:4: note: the type of 'q' in 'Test.X' is \(why)",
        "test.yaml:5: note: the type of 'r' is \(why)",
      ])
  }
}
