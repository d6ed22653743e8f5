import Testing

/// Which `anyOf` of objects is one struct, and which stays a union.
struct BranchesTogetherTests {
  private func members(_ text: String) throws -> [String] {
    let lowered = try Lowered("type: object\n" + text)
    #expect(lowered.messages == [])
    return try lowered.members(of: "Test")
  }

  /// What closes the object refuses a member unless a branch that names it holds.
  @Test(arguments: [
    (
      "properties: {id: {type: string}}",
      "[{properties: {a: {type: string}}, required: [a]}, {properties: {b: {type: integer}}, required: [b]}]",
      ["id: String?", "a: String?", "b: Int?"]
    ),
    ("required: [a]", "[{$ref: '#/$defs/named'}, {$ref: '#/$defs/sized'}]", ["a: String", "b: Int?"]),
    (
      "properties: {id: {type: string}}",
      "[{title: By name, $ref: '#/$defs/named'}, {properties: {a: {type: string}, c: {type: boolean}}, required: [c]}]",
      ["id: String?", "a: String?", "c: Bool?"]
    ),
    // Each branch requires `k`.
    (
      "properties: {id: {type: string}}",
      "[{properties: {k: {type: string}, a: {type: string}}, required: [k, a]}, {properties: {k: {type: string, minLength: 2}, b: {type: integer}}, required: [k]}]",
      ["id: String?", "k: String", "a: String?", "b: Int?"]
    ),
    // What always holds names `a`, too.
    (
      "properties: {a: {type: string}}",
      "[{properties: {a: {type: string, minLength: 2}}, required: [a]}, {properties: {b: {type: integer}}, required: [b]}]",
      ["a: String?", "b: Int?"]
    ),
    // A branch names no member.
    (
      "properties: {id: {type: string}}",
      "[{required: [id]}, {properties: {b: {type: integer}}, required: [b]}]",
      ["id: String?", "b: Int?"]
    ),
    (
      "properties: {id: {type: string}}",
      "[{allOf: [{$ref: '#/$defs/named'}, {$ref: '#/$defs/sized'}]}, {properties: {c: {type: boolean}}}]",
      ["id: String?", "a: String?", "b: Int?", "c: Bool?"]
    ),
  ])
  func aClosedObjectIsOneStruct(beside: String, branches: String, expected: [String]) throws {
    let text = """
      \(beside)
      anyOf: \(branches)
      unevaluatedProperties: false
      $defs:
        named: {type: object, properties: {a: {type: string}}, required: [a]}
        sized: {type: object, properties: {b: {type: integer}}, required: [b]}
      """
    #expect(try members(text) == expected)
    guard case .object(let object) = try Lowered("type: object\n" + text).type("Test").declaration else {
      return
    }
    #expect(object.additional == nil)
  }

  /// The keyword that closes the object may stand around the schema with the choice, which has a union for itself.
  @Test func whatClosesMayStandOutside() throws {
    let lowered = try Lowered(
      """
      type: object
      properties: {open: {$ref: '#/$defs/contact'}, closed: {$ref: '#/$defs/closed'}}
      $defs:
        closed: {$ref: '#/$defs/contact', unevaluatedProperties: false}
        contact:
          type: object
          anyOf:
          - {properties: {mail: {type: string}}, required: [mail]}
          - {properties: {phone: {type: string}}, required: [phone]}
      """)
    #expect(try lowered.members(of: "Test") == ["open: Test.Contact?", "closed: Test.Closed?"])
    #expect(try lowered.members(of: "Test.Contact").count == 2)
    #expect(try lowered.members(of: "Test.Closed") == ["mail: String?", "phone: String?"])
  }

  /// Where each branch names the same members, nothing need close the object; a branch with a name is a type.
  @Test func branchesMayNameTheSame() throws {
    let same = "{properties: {a: {type: string}, b: {type: integer}}, required: "
    #expect(try members("anyOf: [\(same)[a]}, \(same)[b]}]") == ["a: String?", "b: Int?"])
    #expect(try members("anyOf: [\(same)[a, b]}, \(same)[b]}]") == ["a: String?", "b: Int"])
    let named = try members(
      "anyOf: [{title: One, \(same.dropFirst())[a]}, {title: Two, \(same.dropFirst())[b]}]")
    #expect(named == ["one(Test.One)", "two(Test.Two)"])
  }

  /// Nothing says what `a` is where another branch holds, or the branches exclude each other, or say different things.
  @Test(arguments: [
    "anyOf: [{properties: {a: {type: string}}, required: [a]}, {properties: {b: {type: integer}}, required: [b]}]",
    "oneOf: [{properties: {a: {type: string}}, required: [a]}, {properties: {b: {type: integer}}, required: [b]}]\nunevaluatedProperties: false",
    "anyOf: [{properties: {a: {type: string}}, required: [a]}, {properties: {b: {type: integer}}, required: [b]}]\nunevaluatedProperties: {type: boolean}",
    "anyOf: [{properties: {a: {type: string}, c: {type: string}}, required: [a]}, {properties: {b: {type: integer}, c: {type: integer}}, required: [b]}]\nunevaluatedProperties: false",
    "properties: {a: true}\nanyOf: [{properties: {a: {type: string}}, required: [a]}, {properties: {b: {type: integer}}, required: [b]}]\nunevaluatedProperties: false",
    "properties: {k: {type: string}}\nanyOf: [{properties: {k: {const: x}, a: {type: string}}, required: [k, a]}, {properties: {k: {const: y}, b: {type: integer}}, required: [k]}]\nunevaluatedProperties: false",
    "anyOf: [{properties: {a: {type: string}}, required: [a], additionalProperties: true}, {properties: {b: {type: integer}}, required: [b]}]\nunevaluatedProperties: false",
    "anyOf: [{properties: {a: {type: string}}, required: [a], not: {required: [b]}}, {properties: {b: {type: integer}}, required: [b]}]\nunevaluatedProperties: false",
    "anyOf: [{properties: {a: {type: string}}, required: [a]}, {properties: {b: {type: integer}}, required: [b]}]\nnot: {required: [a, b]}\nunevaluatedProperties: false",
    "anyOf: [{x-name: first, properties: {a: {type: string}}, required: [a]}, {properties: {b: {type: integer}}, required: [b]}]\nunevaluatedProperties: false",
    "properties: {id: {type: string}}\nanyOf: [{properties: {a: {type: string}}, required: [a]}, {patternProperties: {'^x': {type: integer}}}]\nunevaluatedProperties: false",
    "anyOf: [{properties: {a: {type: string}}, required: [a]}, {oneOf: [{properties: {b: {type: integer}}, required: [b]}, {properties: {c: {type: integer}}, required: [c]}]}]\nunevaluatedProperties: false",
  ])
  func othersStayUnions(text: String) throws {
    let lowered = try Lowered("type: object\n" + text)
    guard case .union = try lowered.type("Test").declaration else {
      Issue.record("no union: \(try lowered.members(of: "Test"))")
      return
    }
  }

  /// A union by another choice has the members of the branches in each case.
  @Test func otherChoicesMakeCasesWithTheMembers() throws {
    let lowered = try Lowered(
      """
      type: object
      anyOf: [{properties: {a: {type: string}}, required: [a]}, {properties: {b: {type: integer}}, required: [b]}]
      oneOf:
      - {properties: {kind: {const: x}, size: {type: integer}}, required: [kind]}
      - {properties: {kind: {const: y}}, required: [kind]}
      unevaluatedProperties: false
      """)
    #expect(try lowered.members(of: "Test") == ["x(Test.X)", "y(Test.Y)"])
    #expect(try Set(lowered.members(of: "Test.X")) == [#"kind: "x""#, "size: Int?", "a: String?", "b: Int?"])
    #expect(try Set(lowered.members(of: "Test.Y")) == [#"kind: "y""#, "a: String?", "b: Int?"])
  }

  /// A member that each branch requires is there, also where branches say nothing else.
  @Test func whatEachBranchRequiresIsRequired() throws {
    let properties = "properties: {a: {type: string}, b: {type: string}, c: {type: string}}\n"
    #expect(
      try members(properties + "anyOf: [{required: [a, b]}, {required: [c, a]}]")
        == ["a: String", "b: String?", "c: String?"])
    #expect(
      try members(properties + "anyOf: [{required: [a, b]}, {minProperties: 2}]")
        == ["a: String?", "b: String?", "c: String?"])
  }
}
