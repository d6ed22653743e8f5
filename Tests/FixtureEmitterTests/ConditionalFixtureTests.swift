import SchemaRuntime
import Testing

/// What conditions lead to stands in valid fixtures, and texts of formats with patterns are found.
@Suite struct ConditionalFixtureTests {
  private static let steps = """
    type: object
    properties: {type: {enum: [a, b, c, d, e]}}
    required: [type]
    allOf:

    """
    + ["a", "b", "c", "d", "e"].map { name in
      """
        - if: {properties: {type: {const: \(name)}}}
          then:
            properties:
              configuration:
                type: object
                properties: {text: {type: string}, of-\(name): {type: integer, minimum: 1}}

      """
    }.joined()

  /// Each way has an instance with all that it describes.
  @Test func eachWayThroughConditionsHasAFullInstance() throws {
    let emission = Emission(Self.steps)
    #expect(emission.misjudged == [])
    #expect(emission.fixtures.unmet.isEmpty, "\(emission.fixtures.unmet)")
    let values = emission.fixtures.fixtures.filter(\.isValid).map { JSONValue.read($0.text) }
    for name in ["a", "b", "c", "d", "e"] {
      let full = values.contains { value in
        guard let members = value.objectValue, members["type"] == .string(name),
          let configuration = members["configuration"]?.objectValue
        else { return false }
        return configuration["text"] != nil && configuration["of-\(name)"] != nil
      }
      #expect(full, "no full instance of \(name)")
    }
  }

  /// What depends on members that nothing else names stands in an instance with them.
  @Test func eachDependentSchemaHasAnInstanceWithItsMember() throws {
    let emission = Emission(
      """
      type: object
      dependentSchemas:
        a: {properties: {aa: {type: string, maxLength: 4}}}
        b: {properties: {bb: {type: integer, minimum: 4}}}
        c: {properties: {cc: {enum: [x, y]}}}
      """)
    #expect(emission.misjudged == [] && emission.fixtures.unmet.isEmpty, "\(emission.fixtures.unmet)")
    let values = emission.fixtures.fixtures.filter(\.isValid).map { JSONValue.read($0.text) }
    for name in ["a", "b", "c"] {
      #expect(values.contains { $0.objectValue?[name] != nil && $0.objectValue?[name + name] != nil })
    }
  }

  @Test(arguments: [
    ("uuid", "[A-F]"), ("date", "-02-29$"), ("date", "-31$"), ("iri", "é"), ("date-time", "T07:.*Z$"),
    ("email", "@example\\.org$"), ("hostname", "^api\\."), ("ipv6", "[a-f]{3}"), ("duration", "T"),
    ("uri", "\\?page="), ("uri", "%20"), ("ipv4", "^10\\."), ("time", "\\.5"), ("duration", "^P1Y2M"),
  ])
  func aTextOfAFormatWithAPatternIsFound(_ format: String, _ pattern: String) {
    let emission = Emission(
      "type: object\nrequired: [m]\nproperties: {m: {type: string, format: \(format), pattern: '\(pattern)'}}"
    )
    #expect(emission.misjudged == [])
    #expect(emission.fixture("minimal", valid: true) != nil, "\(emission.fixtures.unmet)")
  }

  @Test func eachNameOfAListIsShown() {
    let emission = Emission(
      "{type: object, propertyNames: {enum: [x, y]}, additionalProperties: {type: integer}, required: [x]}")
    #expect(emission.misjudged == [])
    #expect(!emission.fixtures.unmet.contains { $0.name.contains("enum") }, "\(emission.fixtures.unmet)")
    let keys = Set(
      emission.fixtures.fixtures.filter(\.isValid).flatMap {
        JSONValue.read($0.text).objectValue?.keys.map { $0 } ?? []
      })
    #expect(keys == ["x", "y"])
  }
}
