import Testing
import TypeModel

/// Members that a schema names, and keywords for other members that look at them too.
struct MembersBesideTests {
  /// `patternProperties` and `additionalProperties` of another part say what is in a named member.
  @Test(arguments: [
    (
      "properties: {xa: {type: object, properties: {q: {type: string}}}}, patternProperties: {'^x': {required: [q], properties: {r: {type: integer}}}}",
      ["q: String", "r: Int?"]
    ),
    (
      "properties: {xa: {type: object, properties: {q: {type: string}}}}, patternProperties: {'^x': {additionalProperties: false}}",
      ["q: String?"]
    ),
    (
      "properties: {xa: {$ref: '#/$defs/b'}}, patternProperties: {'^x': {$ref: '#/$defs/c'}, '^y': {required: [no]}}",
      ["q: String?", "r: Int"]
    ),
    (
      "allOf: [{properties: {xa: {type: object, properties: {q: {type: string}}}}}], additionalProperties: {properties: {r: {type: integer}}}",
      ["q: String?", "r: Int?"]
    ),
  ]) func patternsSayWhatIsInANamedMember(text: String, expected: [String]) throws {
    let lowered = try Lowered(
      "{type: object, \(text), $defs: {b: {type: object, properties: {q: {type: string}}}, "
        + "c: {type: object, required: [r], properties: {r: {type: integer}}}}}")
    #expect(try lowered.members(of: "Test").contains("xa: Test.Xa?"))
    #expect(try lowered.members(of: "Test.Xa") == expected)
  }

  /// A pattern that says nothing of the parts of a value leaves a member the type that it refers to.
  @Test(arguments: [
    "patternProperties: {'^x': {maxProperties: 3}}", "patternProperties: {'^x': {type: object}}",
    "patternProperties: {'^x': {$ref: '#/$defs/b'}}", "patternProperties: {'^x': {items: {type: string}}}",
    "patternProperties: {'^y': {required: [q]}}", "additionalProperties: {required: [q]}",
  ]) func patternsThatSayNothingMoreKeepTheType(text: String) throws {
    let lowered = try Lowered(
      "{type: object, properties: {xa: {$ref: '#/$defs/b'}}, \(text), $defs: {b: {type: object, properties: {q: {type: string}}}}}"
    )
    #expect(try lowered.members(of: "Test").contains("xa: Test.B?"))
  }

  @Test func patternsSayWhatTheItemsOfANamedMemberAre() throws {
    let lowered = try Lowered(
      "{type: object, properties: {xa: {type: array}}, patternProperties: {'^x': {items: {type: string}}}}")
    #expect(try lowered.members(of: "Test").contains("xa: [String]?"))
  }

  /// What no form describes is what `unevaluatedProperties` says, whichever other forms hold too.
  @Test func aRequiredMemberThatNoFormDescribesIsUnevaluated() throws {
    let lowered = try Lowered(
      """
      type: object
      unevaluatedProperties: {type: string}
      anyOf:
        - {title: First, properties: {a: {type: integer}}, required: [a]}
        - {title: Second, required: [n, m], properties: {m: {type: boolean}}}
      """)
    #expect(try lowered.members(of: "Test.First") == ["a: Int"])
    #expect(try lowered.members(of: "Test.Second") == ["m: Bool", "n: String"])
    #expect(try Self.others(lowered, "Test.First") == "JSONValue")
    #expect(lowered.messages == [])
  }

  /// The others of a form's object are what `unevaluatedProperties` says, or what another form says.
  @Test(arguments: [
    ("{type: string}", "{type: string}", "String"), ("{type: string}", "{type: boolean}", "JSONValue"),
    ("false", "{type: boolean}", "Bool"), ("true", "{type: boolean}", "JSONValue"),
    ("{type: string}", "false", "String"), ("false", "false", "none"),
  ]) func othersOfAForm(rest: String, member: String, expected: String) throws {
    let lowered = try Lowered(
      """
      type: object
      properties: {k: {type: string}}
      unevaluatedProperties: \(rest)
      anyOf:
        - {title: First, properties: {a: {type: integer}}, required: [a], not: {required: [z]}}
        - {title: Second, properties: {a: {type: integer}, b: \(member)}, required: [n]}
      """)
    #expect(try Self.others(lowered, "Test.First") == expected)
  }

  /// Where a condition does not hold, its member is what `unevaluatedProperties` says.
  @Test(arguments: [
    ("if: {required: [t]}, then: {properties: {u: {type: string}}}", "u: String?"),
    ("if: {required: [t]}, then: {properties: {u: {type: [string, 'null']}}}", "u: Presence<String>"),
    ("if: {required: [t]}, then: {properties: {u: {type: integer}}}", "u: JSONValue?"),
    ("if: {required: [u]}, then: {properties: {u: {type: integer}}}", "u: Int?"),
    ("properties: {u: true}, if: {required: [t]}, then: {properties: {u: {type: string}}}", "u: JSONValue?"),
    (
      "if: {required: [t]}, then: {properties: {u: {type: string}}}, else: {patternProperties: {u: {type: integer}}}",
      "u: JSONValue?"
    ),
  ]) func aMemberOfAConditionIsUnevaluatedElsewhere(text: String, expected: String) throws {
    let lowered = try Lowered(
      "{type: object, properties: {it: {type: object, unevaluatedProperties: {type: string}, \(text)}}}")
    #expect(try lowered.members(of: "Test.It").contains(expected))
  }

  /// A member that a closed object names with any value is no member of a condition alone.
  @Test func aNamedMemberOfAClosedObjectMayBeAnything() throws {
    let lowered = try Lowered(
      "{type: object, properties: {n: true, k: {type: string}}, unevaluatedProperties: false, "
        + "if: {required: [k]}, then: {properties: {n: {type: integer}}}}")
    #expect(try lowered.members(of: "Test") == ["n: JSONValue?", "k: String?"])
  }

  private static func others(_ lowered: Lowered, _ name: String) throws -> String {
    guard case .object(let object) = try lowered.type(name).declaration else { return "no struct" }
    return object.additional.map { lowered.spelling($0.value) } ?? "none"
  }
}
