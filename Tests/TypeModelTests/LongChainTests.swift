import Diagnostics
import SchemaModel
import SchemaValidation
import TestSupport
import Testing
import TypeModel

/// Chains of references as long as schemas can have them: what follows them has a stack of its own.
struct LongChainTests {
  /// A recursion in debug code leaves a stack of 8 MB far below the smaller one.
  private static let length = Extent.isWhole ? 6_000 : 2_400

  /// How one definition leads to the next, and the type of the first.
  static let links: [(link: String, first: String)] = [
    (#"{"$ref": NEXT}"#, "string"),
    (#"{"allOf": [{"$ref": NEXT}]}"#, "string"),
    (#"{"type": "array", "items": {"$ref": NEXT}}"#, "array"),
    (#"{"type": "object", "additionalProperties": {"$ref": NEXT}}"#, "map"),
    (#"{"type": "object", "properties": {"a": {"$ref": NEXT}}, "required": ["a"]}"#, "D0"),
    (#"{"anyOf": [{"$ref": NEXT}, {"type": "integer"}]}"#, "D0"),
    (#"{"oneOf": [{"$ref": NEXT}]}"#, "string"),
    (#"{"type": "object", "anyOf": [{"$ref": NEXT}], "minProperties": 1}"#, "json"),
  ]

  @Test(arguments: links.map(\.link))
  func isFollowed(_ link: String) throws {
    let graph = try Self.graph(link, last: #"{"type": "string"}"#)
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    #expect(!bag.hasErrors)
    let root = try #require(graph.entryDocuments.first)
    let expected = try #require(Self.links.first { $0.link == link }).first
    #expect(Self.kind(of: types.type(of: root.definitions[0].schema), types) == expected)
  }

  /// A ring of objects, each a required member of the one before: it is boxed where it closes, and where what is in one
  /// another would be large.
  @Test func aRingIsBoxedWhereItCloses() throws {
    let link = #"{"type": "object", "properties": {"a": {"$ref": NEXT}}, "required": ["a"]}"#
    let graph = try Self.graph(link, last: link.replacing("NEXT", with: "\"#/$defs/d0\""))
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    let boxed = types.types.filter {
      if case .object(let object) = $0.declaration {
        object.properties.contains(where: \.isBoxed)
      } else {
        false
      }
    }
    #expect(boxed.first?.name == "Chain")
    #expect(boxed.count == 1 + Self.length / 48)
  }

  private static func graph(_ link: String, last: String) throws -> SchemaGraph {
    var definitions = (0..<length).map { index in
      "\"d\(index)\": " + link.replacing("NEXT", with: "\"#/$defs/d\(index + 1)\"")
    }
    definitions.append("\"d\(length)\": \(last)")
    var loader = SchemaLoader(options: .init())
    loader.loadSource(
      "{\"$ref\": \"#/$defs/d0\", \"$defs\": {\(definitions.joined(separator: ", "))}}", path: "chain.json")
    let graph = loader.finish()
    try #require(!loader.diagnostics.hasErrors)
    return graph
  }

  private static func kind(of type: TypeReference, _ types: TypeGraph) -> String {
    switch type {
    case .string: "string"
    case .array: "array"
    case .map, .jsonObject: "map"
    case .json: "json"
    case .named(let id): types[id].name == "Chain" ? "D0" : types[id].name
    case .bool, .int, .double, .optional, .encoded, .bytes, .custom: "other"
    }
  }
}
