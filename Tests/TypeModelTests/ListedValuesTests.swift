import SchemaRuntime
import Testing

/// Which of the values that a schema lists its type has.
struct ListedValuesTests {
  private func cases(_ text: String, _ definitions: String = "") throws -> [JSONValue] {
    let lowered = try Lowered("type: object\nproperties:\n  x: \(text)\n" + definitions)
    #expect(lowered.messages == [])
    switch try lowered.type("Test.X").declaration {
    case .stringEnum(let list), .integerEnum(let list), .numberEnum(let list), .literalEnum(let list):
      return list.cases.map(\.value)
    case .object, .tuple, .openEnum, .union, .wrapper, .alias, .namespace: return []
    }
  }

  /// What the schema itself excludes is no case, by whatever keyword.
  @Test(
    arguments: [
      ("{enum: [a, 1, true], type: [string, boolean]}", ["a", true]),
      ("{enum: [a, b, 1, 2], not: {type: string}}", [1, 2]),
      ("{enum: [a, b, c], not: {enum: [a, b]}, title: X}", ["c"]),
      ("{enum: [a, b, c], not: {anyOf: [{const: a}, {minLength: 2}]}}", ["b", "c"]),
      ("{enum: [1, 5, 10], minimum: 5}", [5, 10]),
      ("{enum: [1, 5, 10], exclusiveMaximum: 10}", [1, 5]),
      ("{enum: [1, 5, 10], multipleOf: 5}", [5, 10]),
      ("{enum: [a, abc, abcd], minLength: 2, maxLength: 3}", ["abc"]),
      ("{enum: [a, é, éé], x-maxBytes: 2}", ["a", "é"]),
      ("{enum: [a1, b1, c], pattern: '^[ab]'}", ["a1", "b1"]),
      ("{enum: [[1, 2], [1], []], minItems: 1}", [[1, 2], [1]]),
      ("{allOf: [{enum: [1, 2, 3]}, {minimum: 2}]}", [2, 3]),
      ("{oneOf: [{enum: [a, b]}, {enum: [b, c]}]}", ["a", "c"]),
      ("{anyOf: [{enum: [a, b]}, {enum: [b, c]}]}", ["a", "b", "c"]),
      ("{enum: [a, b, c], if: {const: a}, then: false}", ["b", "c"]),
      ("{type: integer, enum: [5.0, 6]}", [5, 6]),
    ] as [(String, [JSONValue])])
  func exclusionsAreNoCases(text: String, values: [JSONValue]) throws {
    #expect(try cases(text) == values)
  }

  /// What asks of values what is not known before they are read excludes none.
  @Test(arguments: [
    "{enum: [a, b], format: date}", "{enum: [a, b], not: {format: date}}",
    "{enum: [a, b], oneOf: [{format: date}, {format: time}]}",
  ])
  func whatIsNotKnownExcludesNothing(text: String) throws {
    #expect(try cases(text) == ["a", "b"])
  }

  /// A limit beside a reference makes a type where it excludes a value, and none where it excludes nothing.
  @Test func limitsBesideAReferenceExclude() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        all: {$ref: '#/$defs/level', minimum: 0}
        some: {$ref: '#/$defs/level', minimum: 5}
        also: {allOf: [{$ref: '#/$defs/level'}, {minimum: 5}]}
      $defs: {level: {enum: [1, 5, 10]}}
      """)
    #expect(
      try lowered.members(of: "Test") == ["all: Test.Level?", "some: Test.Some?", "also: Test.Also?"])
    #expect(try lowered.members(of: "Test.Level") == ["value1", "value5", "value10"])
    #expect(try lowered.members(of: "Test.Some") == ["value5", "value10"])
    #expect(try lowered.members(of: "Test.Also") == ["value5", "value10"])
    #expect(lowered.messages == [])
  }

  /// A branch that is one value carries nothing, and is not written as a literal, which would make another case.
  @Test func constantsAreCasesWithoutPayloads() throws {
    let lowered = try Lowered(
      """
      oneOf:
        - {title: Pair, const: [1, 2]}
        - {title: Point, const: {x: 1}}
        - {title: List, type: array, maxItems: 1}
        - {type: string}
      """)
    #expect(try lowered.members(of: "Test") == ["pair", "point", "list([JSONValue])", "string(String)"])
    guard case .union(let union) = try lowered.type("Test").declaration else { return }
    #expect(union.literals.map(\.kind) == [.string])
  }

  @Test func wholeNumbersOfIntegersAreInt() throws {
    let lowered = try Lowered(
      """
      type: object
      required: [a, b]
      properties: {a: {type: integer, const: 5.0}, b: {type: number, const: 5.0}}
      """)
    let types = try lowered.type("Test").properties.map(\.type)
    #expect(types == [.int, .double])
  }

  /// Of lists without a common value one makes the type, and a warning says that nothing is allowed.
  @Test(arguments: [
    "{allOf: [{enum: [a, b]}, {enum: [c]}]}", "{enum: [a, b], maxLength: 0}", "{enum: [1], not: {const: 1}}",
  ])
  func contradictionsAreWarnings(text: String) throws {
    for required in ["", "required: [x]\n"] {
      let lowered = try Lowered("type: object\n\(required)properties:\n  x: \(text)")
      #expect(
        lowered.messages.filter { !$0.contains("note:") } == [
          "test.yaml:\(required.isEmpty ? 3 : 4): warning: no value is allowed here: none of those that are listed satisfies all that is asked"
        ])
    }
  }
}
