import Diagnostics
import SchemaModel
import SchemaValidation
import Testing

@testable import SchemaRuntime

/// Many schemas look at the members of one object by an index of them, and find what each finds for itself.
struct MemberIndexTests {
  private static let levels = 12

  /// Names that begin and end alike, that JSON writes with an escape, and short ones.
  private static func name(_ level: Int) -> String {
    switch level % 3 {
    case 0: "the \(level). member of an object"
    case 1: "\"\(level)\""
    default: "m\(level)"
    }
  }

  private static func literal(_ text: String) -> String { JSONValue.string(text).description }

  /// What a level asks of the object.
  private static func demands(_ level: Int) -> String {
    let (own, next) = (literal(name(level)), literal(name((level + 7) % (levels + 2))))
    switch level % 4 {
    case 0: return #""properties": {\#(own): {"type": "integer"}}, "required": [\#(next)]"#
    case 1: return #""properties": {\#(next): {"maxLength": 2}, \#(own): {"type": "integer"}}"#
    case 2: return #""dependentSchemas": {\#(next): {"properties": {\#(own): false}}}, "maxProperties": 30"#
    default: return #""dependentRequired": {\#(own): [\#(next), "absent"]}, "minProperties": 90"#
    }
  }

  /// A chain of schemas, each of which holds with the next.
  private static func chain(_ levels: Int, _ demands: (Int) -> String) -> String {
    let definitions = (0..<levels).map { level in
      let next = level + 1 < levels ? ##", "allOf": [{"$ref": "#/$defs/d\##(level + 1)"}]"## : ""
      return #""d\#(level)": {\#(demands(level))\#(next)}"#
    }
    return ##"{"$ref": "#/$defs/d0", "$defs": {\##(definitions.joined(separator: ", "))}}"##
  }

  private static func findings(_ schema: String, _ instance: String) throws -> [String] {
    let report = try #require(LoadedSchema(schema).report(instance))
    return report.errors.map { error in
      let keyword = error.absoluteKeywordLocation.replacing(#/\/\$defs\/d[0-9]+/#, with: "")
      return "\(error.instanceLocation) \(keyword) \(error.message)"
    }
  }

  /// An object with every other name of the chain, and 60 more members.
  private static func object(_ value: String, from first: Int) -> String {
    let own = stride(from: first, to: levels, by: 2).map { level in
      let text = literal(name(level))
      return level % 4 == 2 ? text.replacing("m", with: #"\u006d"#) : text
    }
    let others = (0..<60).map { literal("other \($0)") }
    let members = (others + own.reversed()).map { "\($0): \(value)" }
    return "{" + members.joined(separator: ", ") + "}"
  }

  @Test(arguments: [0, 1], ["1", #""text""#])
  func eachSchemaFindsWhatItFindsAlone(first: Int, value: String) throws {
    let instance = Self.object(value, from: first)
    let together = try Self.findings(Self.chain(Self.levels, Self.demands), instance)
    let alone = try (0..<Self.levels).flatMap { try Self.findings("{\(Self.demands($0))}", instance) }
    #expect(together.sorted() == alone.sorted())
    #expect(together.count > 3)
  }

  @Test func evaluatedMembersAreKnown() throws {
    let names = (0..<Self.levels).map(Self.name)
    let chain = Self.chain(Self.levels) { #""properties": {\#(Self.literal(Self.name($0))): true}"# }
    let closed = chain.replacing(
      #"{"$ref""#, with: #"{"unevaluatedProperties": false, "$ref""#, maxReplacements: 1)
    let members = (names + ["other 1", "other 2"]).map { "\(Self.literal($0)): 1" }
    let found = try Self.findings(closed, "{\(members.joined(separator: ", "))}")
    #expect(found.map { $0.prefix(8) } == ["/other 1", "/other 2"])
  }

  /// The index is made for the third that looks at many more members than it names: the root, which knows all names, is
  /// the first.
  @Test(arguments: [(1, 80, false), (2, 80, true), (40, 80, true), (40, 4, false)])
  func oneIndexServesAllSchemas(levels: Int, members: Int, isMade: Bool) throws {
    var loader = SchemaLoader(options: .init())
    loader.loadSource(
      Self.chain(levels) { #""properties": {"m\#($0)": {"type": "integer"}}"# }, path: "chain.json")
    let graph = loader.finish()
    let root = try #require(graph.entryDocuments.first?.root)
    var bag = loader.diagnostics
    let lowered = ProgramLowering(graph: graph).lower(roots: [root], into: &bag)
    let index = try #require(lowered.entries[root]?.index)
    let program = SchemaProgram(blocks: lowered.blocks.map(\.body))
    let text = "{" + (0..<members).map { #""m\#($0)": \#($0)"# }.joined(separator: ", ") + "}"
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var cursor = Cursor(bytes)
      var sink = ViolationSink(schema: "")
      try program.run(index, &cursor, &sink)
      #expect(cursor.position == bytes.count)
      #expect(sink.context?.indexes.values.map(\.members.count) == (isMade ? [members] : []))
    }
  }
}
