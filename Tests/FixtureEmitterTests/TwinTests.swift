import FixtureEmitter
import SchemaRuntime
import Testing

/// Instances that differ from a valid one in one place, and are refused for that.
@Suite struct TwinTests {
  private let emission = Emission(
    """
    title: Message
    type: object
    required: [id]
    properties:
      id: {type: string, maxLength: 8}
      count: {type: integer, minimum: 0, maximum: 9}
      kind: {enum: [a, b, c]}
      tags: {type: array, items: {type: string, pattern: '^[a-z]+$'}}
    examples:
      - {id: m-1, count: 3}
      - {id: m-2, tags: [new]}
    """)

  @Test func eachIsRefusedForOneThing() throws {
    let object = try #require(emission.fixtures.objects.first)
    #expect(object.twins.count == 4, "one for each kind of mistake")
    for twin in object.twins {
      let text = InvalidTwin.text(of: twin.invalid)
      let report = emission.interpreter.validate(bytes: Array(text.utf8), against: object.schema)
      #expect(report.violations == twin.violations, "\(text)")
      #expect(report.errors.count == 1, "\(text)")
      let valid = InvalidTwin.text(of: twin.valid)
      #expect(emission.interpreter.validate(bytes: Array(valid.utf8), against: object.schema).isValid)
    }
  }

  @Test func eachShowsAnotherDemand() throws {
    let twins = try #require(emission.fixtures.objects.first).twins
    #expect(Set(twins.flatMap(\.violations).map(\.absoluteKeywordLocation)).count == twins.count)
  }

  /// An instance that lacks what a refused example has is no more valid than that.
  @Test func anExampleThatIsRefusedHasNoTwin() throws {
    let emission = Emission(
      "{type: object, required: [r], properties: {r: {type: string}}, examples: [{x: 1}]}")
    let object = try #require(emission.fixtures.objects.first)
    #expect(!object.twins.isEmpty)
    for twin in object.twins { #expect(twin.valid != ["x": 1]) }
  }

  @Test func whatHasNoInvalidInstanceHasNoTwin() {
    let emission = Emission("{title: Anything, description: Any value., examples: [1, text]}")
    #expect(emission.fixtures.objects.allSatisfy { $0.twins.isEmpty })
  }

  /// A value of another type shows less of an object than a member that is wrong.
  @Test func aMemberIsBrokenBeforeTheWholeObject() throws {
    let emission = Emission(
      "{title: Switch, type: object, properties: {isOn: {type: boolean}}, additionalProperties: true}")
    let twins = try #require(emission.fixtures.objects.first).twins
    #expect(!twins.isEmpty)
    for twin in twins { #expect(twin.place == "/isOn", "\(twin.invalid)") }
  }
}
