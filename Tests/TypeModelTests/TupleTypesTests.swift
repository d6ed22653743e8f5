import SchemaModel
import Testing
import TypeModel

/// Arrays whose positions have schemas of their own: of the kind of case 08.
struct TupleTypesTests {
  @Test func positionsAreMembers() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        a: {type: array, prefixItems: [{type: number}, {type: string}], items: false, minItems: 1}
        b: {type: array, prefixItems: [{type: number}, {type: number, minimum: 1}], minItems: 2, maxItems: 2}
        c: {type: array, prefixItems: [{title: Name, type: string}, {x-name: theAge, type: [integer, 'null']}]}
        d: {type: array, prefixItems: [{type: string}], items: {type: integer}}
        e: {type: array, prefixItems: [{type: string}, {type: string}], maxItems: 1}
        f: {type: array, prefixItems: [{const: x}], minItems: 1, unevaluatedItems: false}
      """)
    #expect(try lowered.members(of: "Test.A") == ["first: Double", "second: String?"])
    #expect(try lowered.members(of: "Test.B") == ["first: Double", "second: Double"])
    #expect(
      try lowered.members(of: "Test.C") == ["name: String?", "theAge: Presence<Int>", "rest: [JSONValue]"])
    #expect(try lowered.members(of: "Test.D") == ["first: String?", "rest: [Int]"])
    #expect(try lowered.members(of: "Test.E") == ["first: String?"])
    #expect(try lowered.members(of: "Test.F") == ["first: \"x\""])
    #expect(lowered.messages == [])
  }

  /// An array of one type whatever the position, or of none, needs no positions.
  @Test func otherArraysStayArrays() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        a: {type: array, prefixItems: [{type: string}], items: {type: string}}
        b: {type: array, prefixItems: [{type: string}], maxItems: 0}
        c: {type: array, items: {type: number}, minItems: 3, maxItems: 3}
      """)
    #expect(try lowered.members(of: "Test") == ["a: [String]?", "b: [JSONValue]?", "c: [Double]?"])
  }

  @Test func theSpellingOfDraft7() throws {
    let lowered = try Lowered(
      """
      $schema: http://json-schema.org/draft-07/schema#
      type: object
      properties:
        a: {type: array, items: [{type: number}, {type: string}], additionalItems: false}
        b: {type: array, items: [{type: number}], additionalItems: {type: string}}
      """)
    #expect(try lowered.members(of: "Test.A") == ["first: Double?", "second: String?"])
    #expect(try lowered.members(of: "Test.B") == ["first: Double?", "rest: [String]"])
  }

  /// All that holds together for a position narrows its type; what is required in one schema is.
  @Test func severalSchemasDescribeAPosition() throws {
    let lowered = try Lowered(
      """
      allOf:
        - {type: array, prefixItems: [{type: [string, integer]}], items: {type: [integer, boolean]}}
        - {prefixItems: [{type: string}, {type: integer}], minItems: 1, maxItems: 3}
      """)
    #expect(try lowered.members(of: "Test") == ["first: String", "second: Int?", "rest: [Test.RestItem]"])
  }

  /// Nothing stands at a position that is `false`, nor behind it.
  @Test func aTupleEndsBeforeAPositionThatIsFalse() throws {
    let lowered = try Lowered("{type: array, prefixItems: [{type: string}, false, {type: integer}]}")
    #expect(try lowered.members(of: "Test") == ["first: String?"])
    #expect(lowered.messages == [])
  }

  @Test func positionsThatContainTheirTypeAreBoxed() throws {
    let lowered = try Lowered(
      "{type: array, prefixItems: [{type: string}, {$ref: '#'}], minItems: 1, items: false}")
    guard case .tuple(let tuple) = try lowered.type("Test").declaration else {
      Issue.record("no tuple")
      return
    }
    #expect(tuple.positions.map(\.isBoxed) == [false, true])
  }
}
