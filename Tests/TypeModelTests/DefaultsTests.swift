import Testing
import TypeModel

/// Defaults, and members of what may be no object.
struct DefaultsTests {
  private func accessors(_ properties: String) throws -> [String] {
    let lowered = try Lowered("type: object\nproperties:\n" + properties)
    guard case .object(let object) = try lowered.type("Test").declaration else { return [] }
    return object.properties.compactMap(\.defaultAccessor)
  }

  @Test func accessorsAreOfferedWhereTheDefaultCanBeWritten() throws {
    #expect(
      try accessors(
        """
          a: {$ref: '#/$defs/text'}
          b: {allOf: [{$ref: '#/$defs/text'}], minLength: 1}
          c: {type: array, items: {type: integer}, default: [1, 2]}
          d: {type: object, properties: {x: {type: string}}, default: {x: y}}
          e: {type: object, additionalProperties: {type: boolean}, default: {}}
          f: {type: [string, 'null'], default: x}
          g: {type: array, items: {type: integer}, default: [a]}
          h: {type: object, required: [x], properties: {x: {type: string}}, default: {}}
          i: {type: object, properties: {x: {type: string}}, default: {y: 1}}
          aOrDefault: {type: string}
        $defs: {text: {type: string, default: t}}
        """) == ["aOrDefault2", "bOrDefault", "cOrDefault", "dOrDefault", "eOrDefault", "fOrDefault"])
  }

  /// Of the kind of case 08: what has one type in all positions.
  @Test func positionsOfOneTypeGiveAnArrayOfIt() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        a: {type: array, prefixItems: [{type: number}, {type: number}], items: false}
        b: {type: array, prefixItems: [{type: number}, {type: number, minimum: 1}], minItems: 2, maxItems: 2}
        c: {type: array, prefixItems: [{type: string}], items: {type: string}}
        d: {type: array, prefixItems: [{type: string}, {type: number}], items: false}
        e: {type: array, prefixItems: [{type: string}]}
      """)
    #expect(
      try lowered.members(of: "Test") == [
        "a: [Double]?", "b: [Double]?", "c: [String]?", "d: [JSONValue]?", "e: [JSONValue]?",
      ])
    #expect(lowered.findings.map(\.location.line) == [6, 7])
    #expect(lowered.findings.allSatisfy { $0.severity == .note })
  }

  /// The kind of 'files' in tsconfig.
  @Test func propertiesWithoutTypeAreAnObjectOrAnythingElse() throws {
    let lowered = try Lowered([
      "a.yaml":
        "{properties: {x: {$ref: '#/$defs/y'}, z: {allOf: [{$ref: '#/$defs/part'}, {type: object}]}}, $defs: {y: {properties: {b: {type: string}}}, part: {properties: {c: {type: string}}}}}"
    ])
    #expect(try lowered.members(of: "A") == ["object(A.Object)", "other(JSONValue)"])
    #expect(try lowered.members(of: "A.Object") == ["x: A.Y?", "z: A.Object.Z?"])
    #expect(try lowered.members(of: "A.Y") == ["object(A.Y.Object)", "other(JSONValue)"])
    #expect(!lowered.names.contains("A.Part"))
    #expect(lowered.messages.allSatisfy { $0.contains("note: 'properties' says nothing of values") })
  }
}
