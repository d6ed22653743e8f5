import Testing

@testable import TypeModel

/// Which conditions make a union of an object, and its cases.
struct ConditionUnionsTests {
  private static let conditions = """
    allOf:
    - if: {properties: {kind: {const: a}}}
      then: {properties: {size: {type: integer}, text: {type: string}}}
    - if: {properties: {kind: {const: b}}}
      then: {properties: {size: {type: string}, text: {type: string}}}
    """

  private func members(_ text: String) throws -> [String] {
    try Lowered("type: object\n" + text).members(of: "Test")
  }

  @Test func aRequiredMemberTellsTheCases() throws {
    let lowered = try Lowered("type: object\nrequired: [kind]\n" + Self.conditions)
    #expect(try lowered.members(of: "Test") == ["a(Test.A)", "b(Test.B)", "other(Test.Other)"])
    #expect(try lowered.members(of: "Test.A") == [#"kind: "a""#, "size: Int?", "text: String?"])
    #expect(try lowered.members(of: "Test.B") == [#"kind: "b""#, "size: String?", "text: String?"])
    #expect(try lowered.members(of: "Test.Other") == ["kind: JSONValue"])
    guard case .union(let union) = try lowered.type("Test").declaration,
      case .tag("kind", let branches, let other, let missing) = union.dispatch.first?.decision
    else {
      Issue.record("no tag")
      return
    }
    #expect(branches.map(\.value) == ["a", "b"] && branches.map(\.branch) == [0, 1])
    #expect(other == 2 && missing == 2 && union.isByConditions && !union.mayOverlap)
  }

  /// Where a list has more values, these are the other case; where it has no more, there is none.
  @Test(arguments: [
    ("[a, b]", ["a(Test.A)", "b(Test.B)"]), ("[a, b, c d]", ["a(Test.A)", "b(Test.B)", "cD(Test.CD)"]),
    ("[b, 1, 2]", ["b(Test.B)", "other(Test.Other)"]),
  ])
  func listedValuesAreTheCases(values: String, cases: [String]) throws {
    #expect(
      try members("required: [kind]\nproperties: {kind: {enum: \(values)}}\n" + Self.conditions) == cases)
  }

  /// Values that no condition asks for need no text to be told.
  @Test func otherValuesMayBeNoTexts() throws {
    let lowered = try Lowered(
      "type: object\nrequired: [kind]\nproperties: {kind: {enum: [a, b, 1]}}\n" + Self.conditions)
    guard case .union(let union) = try lowered.type("Test").declaration,
      case .tag("kind", let branches, let other, _) = union.dispatch.first?.decision
    else {
      Issue.record("no tag")
      return
    }
    #expect(branches.map(\.value) == ["a", "b"] && other == 2)
  }

  /// A condition holds without the member, unless it requires that: the case is its own where several hold.
  @Test func aMissingMemberHasItsCase() throws {
    #expect(
      try members(Self.conditions) == [
        "a(Test.A)", "b(Test.B)", "withoutKind(JSONObject)", "other(JSONObject)",
      ])
    let required = Self.conditions.replacing("{const: a}}", with: "{const: a}}, required: [kind]")
    let lowered = try Lowered("type: object\n" + required)
    #expect(try lowered.members(of: "Test") == ["a(Test.A)", "b(Test.B)", "other(JSONObject)"])
    guard case .union(let union) = try lowered.type("Test").declaration,
      case .tag(_, _, let other, let missing) = union.dispatch.first?.decision
    else {
      Issue.record("no tag")
      return
    }
    #expect(other == 2 && missing == 1)
    let all = required.replacing("{const: b}}", with: "{const: b}}, required: [kind]")
    let none = try Lowered("type: object\n" + all)
    #expect(try none.members(of: "Test") == ["a(Test.A)", "b(Test.B)", "other(JSONObject)"])
  }

  /// What a struct has types for stays one: members that have one type wherever they occur, or that are named with any value.
  @Test(arguments: [
    "properties: {kind: {enum: [a]}, size: {type: integer}}\nif: {properties: {kind: {const: a}}}\nthen: {required: [size]}",
    "required: [kind]\nproperties: {kind: {enum: [a, b]}}\nif: {properties: {kind: {const: a}}}\nthen: {properties: {size: {type: integer}}}\nelse: {properties: {size: false}}",
    "required: [kind]\nproperties: {kind: {enum: [a, b]}, size: {description: Any.}}\nif: {properties: {kind: {const: a}}}\nthen: {properties: {size: {type: integer}}}",
    "if: {properties: {kind: {const: a}}}\nthen: {properties: {size: {type: integer}}}\nunevaluatedProperties: false",
    "if: {properties: {kind: {const: a}}}\nthen: {properties: {size: {}}}",
    "properties: {a: {type: string}, b: {type: string}, c: {type: string}}\nif: {properties: {kind: {const: a}}}\nthen: {properties: {size: {type: integer}}}",
  ])
  func aStructStaysOne(_ text: String) throws {
    let lowered = try Lowered("type: object\n" + text)
    guard case .object = try lowered.type("Test").declaration else {
      Issue.record("\(try lowered.members(of: "Test"))")
      return
    }
  }

  /// An object that closes itself has to name what its conditions describe.
  @Test func namesOfAClosedObjectAreNoTypes() throws {
    let lowered = try Lowered(
      "type: object\nadditionalProperties: false\nrequired: [kind]\nproperties: {kind: {enum: [a, b]}, size: true, text: {}}\n"
        + Self.conditions)
    #expect(try lowered.members(of: "Test") == ["a(Test.A)", "b(Test.B)"])
    #expect(try lowered.members(of: "Test.B").contains("size: String?"))
  }

  /// Other conditions than on values are asked; a case is called for what it leads to.
  @Test func aConditionWithTwoConsequencesHasTwoCases() throws {
    let lowered = try Lowered(
      """
      type: object
      if: {required: [$ref]}
      then: {$ref: '#/$defs/link'}
      else: {$ref: '#/$defs/value'}
      $defs:
        link: {type: object, properties: {$ref: {type: string}}}
        value: {type: object, properties: {size: {type: integer}}}
      """)
    #expect(try lowered.members(of: "Test") == ["link(Test.Link)", "value(Test.Value)"])
    guard case .union(let union) = try lowered.type("Test").declaration else { return }
    #expect(union.dispatch.map(\.decision.asked) == [[0, 1]])
    #expect(lowered.messages == [])
  }

  /// Two conditions on one value that is no text cannot be asked one after the other.
  @Test func valuesThatAreNoTextsAreToldByOneConditionEach() throws {
    func lowered(_ second: String) throws -> [String] {
      try members(
        """
        required: [kind]
        allOf:
        - if: {properties: {kind: {enum: [1, 2]}}}
          then: {properties: {size: {type: integer}}}
        - if: {properties: {kind: {enum: \(second)}}}
          then: {properties: {text: {type: string}}}
        """)
    }
    #expect(
      try lowered("[3, true]") == [
        "value1Or2(Test.Value1Or2)", "value3OrKind(Test.Value3OrKind)", "other(Test.Other)",
      ])
    #expect(try lowered("[2, 3]") == ["kind: JSONValue", "size: JSONValue?", "text: JSONValue?"])
  }
}
