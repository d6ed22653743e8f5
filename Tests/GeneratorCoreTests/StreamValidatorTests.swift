import Diagnostics
import Generation
import GeneratorCore
import SchemaRuntime
import Testing

/// The reports on the instances of a long stream are those that each gets by itself.
struct StreamValidatorTests {
  private static let schema = """
    type: object
    properties: {id: {type: integer, minimum: 0}, words: {type: array, items: {type: string}}}
    required: [id]
    x-warnings: [{message: words are usual, if: {required: [id]}, then: {required: [words]}}]
    """

  private static let lines = [
    #"{"id":1,"words":["a"]}"#, #"{"id":-1,"words":["a"]}"#, #"{"id":1}"#,
    #"{"id":1,"words":["a",2],"more":[]}"#,
    #"{"$schema":"x","id":1,"words":[]}"#, "{", "\u{FEFF}{\"id\":1,\"words\":[]}", #"{"words":[]}"#,
  ].map { Array($0.utf8) }

  @Test func aLongStreamGetsTheReportsOfItsInstances() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.schema, to: "stream.yaml")
    var bag = DiagnosticBag()
    let validator = try #require(
      InstanceValidator(schema: folder.path + "/stream.yaml", options: SchemaOptions(), into: &bag))
    let alone = Self.lines.map { validator.validate(json: $0) }
    #expect(alone.filter { $0.violations.isEmpty }.count == 3)
    var stream = StreamValidator(validator)
    var rounds = 0
    while !stream.isPlanned, rounds < 2_000 {
      try #require(Self.lines.map { stream.validate(json: $0) } == alone)
      rounds += 1
    }
    #expect(stream.isPlanned)
    #expect(Self.lines.map { stream.validate(json: $0) } == alone)
  }

  /// Whether a request may have a member no plan says.
  @Test func whatGoesOneWayIsNotPlanned() throws {
    let folder = try TemporaryFolder()
    try folder.write("{type: object, properties: {id: {type: integer, readOnly: true}}}", to: "stream.yaml")
    var options = SchemaOptions()
    options.exchange = .request
    var bag = DiagnosticBag()
    let validator = try #require(
      InstanceValidator(schema: folder.path + "/stream.yaml", options: options, into: &bag))
    var stream = StreamValidator(validator)
    let line = Array(#"{"id":1}"#.utf8)
    for _ in 0..<2_000 where stream.validate(json: line).isValid {
      Issue.record("a request has what is read only")
    }
    #expect(!stream.isPlanned)
  }
}
