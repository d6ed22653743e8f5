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
