import FixtureEmitter
import SchemaRuntime
import Testing

/// The instances that pages show are valid, and read as if a person had written them.
@Suite struct SampleTests {
  private let emission = Emission(
    """
    title: Customer
    type: object
    required: [name, kind]
    properties:
      name: {type: string}
      kind: {enum: [private, firm]}
      email: {type: string, format: email}
      homepage: {type: string}
      count: {type: integer, minimum: 1}
      note: {type: string, examples: [Calls on Mondays.]}
      code: {type: string, pattern: '^[a-z]+$'}
      rank: {type: integer, multipleOf: 7}
      former: {type: string, deprecated: true}
      labels: {type: array, items: {type: string, pattern: '^[a-z]+$'}}
      address:
        type: object
        required: [city]
        properties: {city: {type: string}, geo: {type: object, properties: {inner: {type: string}}}}
    additionalProperties: false
    """)

  @Test func theSmallestHasTheRequiredMembers() throws {
    let shown = try #require(emission.fixtures.objects.first).shown
    #expect(shown.minimal?.description == #"{"name":"Example","kind":"private"}"#)
  }

  @Test func theFullestHasWordsForNamesAndFormats() throws {
    let full = try #require(emission.fixtures.objects.first?.shown.full?.objectValue)
    let names = [
      "name", "kind", "email", "homepage", "count", "note", "code", "rank", "labels", "address",
    ]
    #expect(Array(full.keys) == names)
    #expect(full["email"] == "ana@example.com")
    #expect(full["homepage"] == "https://example.com")
    #expect(full["note"] == "Calls on Mondays.")
    #expect(full["code"] == "code")
    #expect(full["rank"]?.description == "0")
    #expect(full["labels"]?.arrayValue == ["label"])
    #expect(full["address"]?.objectValue?["city"] == "Lisbon")
    #expect(full["count"]?.description == "3")
  }

  /// A pattern that asks for little gets the words of the member's name.
  @Test(arguments: [
    (#"^\./.*\.json$"#, "hooks", "./hooks.json"), (#"^\./.+"#, "outputStyles", "./output-styles"),
    (#"\.md$"#, "agents", "agents.md"), ("^[A-Z]{2}-[0-9]{4}$", "id", "AA-1111"),
    ("^x-", "header", "x-header"),
  ])
  func aPatternGetsTheWordsOfTheName(_ pattern: String, _ name: String, _ expected: String) throws {
    let emission = Emission(
      "{type: object, required: [\(name)], properties: {\(name): {type: string, pattern: '\(pattern)'}}}")
    let shown = try #require(emission.fixtures.objects.first?.shown.minimal?.objectValue)
    #expect(shown[name]?.stringValue == expected)
  }

  @Test func eachIsAcceptedByItsSchema() throws {
    for object in emission.fixtures.objects {
      for value in object.shown.all {
        let report = emission.interpreter.validate(
          bytes: Array(value.description.utf8), against: object.schema)
        #expect(report.isValid, "\(value)")
      }
    }
  }

  /// A member that no schema lists is called for what holds it, as far as the names that are allowed go.
  @Test func aMapHasAMemberThatAPersonWouldName() throws {
    let emission = Emission(
      """
      title: Workflow
      type: object
      required: [jobs, limits]
      properties:
        jobs:
          type: object
          minProperties: 1
          patternProperties:
            '^[_a-zA-Z][a-zA-Z0-9_-]*$': {type: object, required: [runs-on], properties: {runs-on: {type: string}}}
          additionalProperties: false
        limits: {type: object, propertyNames: {pattern: '^[A-Z]+$'}, minProperties: 1, additionalProperties: {type: integer}}
        codes: {type: object, propertyNames: {pattern: '^[0-9]+$'}, additionalProperties: {type: string}}
        open: {type: object}
      """)
    let shown = try #require(emission.fixtures.objects.first).shown
    #expect(
      shown.minimal?.description == #"{"jobs":{"job":{"runs-on":"ubuntu-latest"}},"limits":{"NAME":10}}"#)
    let codes = try #require(shown.full?.objectValue?["codes"]?.objectValue)
    #expect(codes.keys.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) })
  }

  @Test func eachFormHasOne() throws {
    let emission = Emission(
      """
      title: Shape
      type: object
      oneOf:
        - {title: Circle, required: [radius], properties: {kind: {const: circle}, radius: {type: number}}}
        - {title: Square, required: [width], properties: {kind: {const: square}, width: {type: integer}}}
      required: [kind]
      """)
    let shown = try #require(emission.fixtures.objects.first).shown
    let forms = shown.forms.compactMap { $0.value.objectValue?["kind"] }
    #expect(
      forms == ["circle", "square"] || shown.full?.objectValue?["kind"] == "circle" && forms == ["square"])
    #expect(shown.forms.contains { $0.value.objectValue?["width"]?.description == "640" })
  }
}
