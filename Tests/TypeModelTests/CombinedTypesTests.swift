import SchemaModel
import Testing
import TypeModel

/// Types of schemas that hold together are made within a budget, as there may be one for each set of schemas.
struct CombinedTypesTests {
  /// How a level leads to the next, which stands for `NEXT`.
  private static let levels = [
    """
    {type: object, properties: {a: NEXT, b: NEXT},
     anyOf: [{properties: {a: {properties: {a: NEXT}}}, required: [a]},
             {properties: {b: {properties: {b: NEXT}}}, required: [b]}]}
    """,
    """
    {type: object, properties: {a: NEXT, b: NEXT}, oneOf: [NEXT, {required: [x]}],
     if: {required: [a]}, then: NEXT}
    """,
    """
    {allOf: [NEXT, {properties: {uLEVEL: NEXT}}], anyOf: [NEXT, {properties: {wLEVEL: NEXT}}],
     unevaluatedProperties: NEXT}
    """,
    "{anyOf: [NEXT, {allOf: [NEXT], properties: {z: {type: integer}}}]}",
  ]

  private static func definitions(_ level: String, count: Int) -> String {
    let levels = (0..<count).map { index in
      "l\(index): "
        + level.replacing("NEXT", with: "{$ref: '#/$defs/l\(index + 1)'}").replacing(
          "LEVEL", with: "\(index)")
    }
    return "{"
      + (levels + ["l\(count): {type: object, properties: {end: {type: string}}}"]).joined(separator: ", ")
      + "}"
  }

  private static func lowered(_ level: String, count: Int) throws -> Lowered {
    try Lowered("{$ref: '#/$defs/l0', $defs: \(definitions(level, count: count))}")
  }

  /// The members and cases that are declared.
  private static func size(_ lowered: Lowered) -> Int {
    lowered.types.types.reduce(0) { sum, type in
      if case .union(let union) = type.declaration { return sum + 1 + union.cases.count }
      return sum + 1 + type.properties.count
    }
  }

  @Test(arguments: levels)
  func levelsDoNotMultiply(_ level: String) throws {
    let deep = try Self.lowered(level, count: 10)
    // Own types, a budget of members, and a union around each few of them.
    #expect(Self.size(deep) < 4_000)
    let note = try #require(deep.messages.first { $0.contains("that hold together have no type") })
    #expect(note.contains("members, and others are JSONValue"))
    #expect(try Self.lowered(level, count: 10).messages == deep.messages)
  }

  @Test(arguments: levels)
  func fewLevelsHaveAllTypes(_ level: String) throws {
    let lowered = try Self.lowered(level, count: 2)
    #expect(!lowered.messages.contains { $0.contains("hold together") })
  }

  /// A member without a type is said to have none for that reason, and for no other.
  @Test func membersWithoutATypeAreNoted() throws {
    let lowered = try Self.lowered(Self.levels[0], count: 6)
    let notes = lowered.messages.filter { $0.contains("is JSONValue: ") }
    #expect(!notes.isEmpty)
    #expect(notes.allSatisfy { $0.contains("so many sets of schemas hold together in this document") })
  }

  /// A document that spends its budget takes nothing from another one.
  @Test func eachDocumentHasItsOwnBudget() throws {
    let other = """
      {type: object, properties: {v: {type: object, properties: {x: {type: string}}}},
       oneOf: [{properties: {v: {required: [x]}, k: {const: 1}}, required: [k]},
               {properties: {v: {properties: {y: {type: integer}}}, k: {const: 2}}, required: [k]}]}
      """
    let alone = try Lowered(["other.yaml": other])
    let beside = try Lowered([
      "nasty.yaml": "{$ref: '#/$defs/l0', $defs: \(Self.definitions(Self.levels[0], count: 6))}",
      "other.yaml": other,
    ])
    for name in alone.names { #expect(try beside.members(of: name) == alone.members(of: name)) }
    #expect(alone.names.count > 3)
  }
}
