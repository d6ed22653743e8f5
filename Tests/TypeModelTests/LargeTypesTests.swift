import Diagnostics
import SchemaModel
import Testing
import TypeModel

/// What would store many values in place is behind a reference: types do not grow with the number of ways through them.
struct LargeTypesTests {
  /// Twenty levels, each twice in the one before: a million values, were they all in one place.
  @Test func doublingLevelsStaySmall() throws {
    let types = try Self.types(
      (0..<20).map { level in
        let next = level == 19 ? #"{"type": "string"}"# : ##"{"$ref": "#/$defs/d\##(level + 1)"}"##
        return #""d\#(level)": {"type": "object", "properties": {"a": \#(next), "b": \#(next)}}"#
      })
    for type in types.types {
      #expect(Self.size(of: type, types) <= 2 * 48 + 1, "\(type.name)")
    }
  }

  /// The limit itself, and one more.
  @Test(arguments: [(47, false), (48, true)])
  func membersAreBoxedAboveTheLimit(count: Int, isBoxed: Bool) throws {
    let members = (0..<count).map { #""m\#($0)": {"type": "integer"}"# }.joined(separator: ", ")
    let types = try Self.types([
      ##""d0": {"type": "object", "properties": {"a": {"$ref": "#/$defs/d1"}, "b": {"type": "integer"}}}"##,
      #""d1": {"type": "object", "properties": {\#(members)}}"#,
    ])
    let outer = try #require(types.types.first { $0.name == "Large" || $0.name == "D0" })
    guard case .object(let object) = outer.declaration else {
      Issue.record("no object")
      return
    }
    #expect(object.properties.map(\.isBoxed) == [isBoxed, false])
  }

  private static func types(_ definitions: [String]) throws -> TypeGraph {
    var loader = SchemaLoader(options: .init())
    loader.loadSource(
      "{\"$ref\": \"#/$defs/d0\", \"$defs\": {\(definitions.joined(separator: ", "))}}", path: "large.json")
    let graph = loader.finish()
    try #require(!loader.diagnostics.hasErrors)
    var bag = DiagnosticBag()
    defer { #expect(!bag.hasErrors) }
    return TypeLowering(graph).lower(into: &bag)
  }

  /// How many values a value of the type stores in place.
  private static func size(of type: NominalType, _ types: TypeGraph) -> Int {
    guard case .object(let object) = type.declaration else { return 1 }
    return object.properties.reduce(object.additional == nil ? 0 : 1) { size, property in
      guard !property.isBoxed, let id = named(property.type) else { return size + 1 }
      return size + self.size(of: types[id], types)
    }
  }

  private static func named(_ type: TypeReference) -> TypeID? {
    switch type {
    case .named(let id): id
    case .optional(let wrapped): named(wrapped)
    default: nil
    }
  }
}
