import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// What the emitted models read, they write again: every instance in `Instances`, which is named for its type.
/// Adding an instance needs no code; a type is added to `types` once.
struct RoundTripTests {
  static let types: [String: any SchemaValue.Type] = [
    "Annotated.Defaults": Annotated.Defaults.self, "Annotated.Limits": Annotated.Limits.self,
    "Annotated.Parts": Annotated.Parts.self, "Annotated.Remarks": Annotated.Remarks.self,
    "Bound.Lists": Bound.Lists.self, "Closed.ClosedValue": Closed.ClosedValue.self,
    "Closed.Closing": Closed.Closing.self, "Closed.Forbidden": Closed.Forbidden.self,
    "Siblings.Beside": Siblings.Beside.self, "Siblings.Loose": Siblings.Loose.self,
    "Siblings.Untyped": Siblings.Untyped.self,
    "Siblings.Keywords": Siblings.Keywords.self, "Siblings.KeywordsOf2019": Siblings.KeywordsOf2019.self,
    "Plenty.Settings": Plenty.Settings.self, "Plenty.Texts": Plenty.Texts.self,
    "Listed.Allowed": Listed.Allowed.self, "Listed.Constants": Listed.Constants.self,
    "Listed.ListedValue": Listed.ListedValue.self,
    "Composed.Ahead": Composed.Ahead.self,
    "Composed.Exhaustive": Composed.Exhaustive.self, "Composed.Inherited": Composed.Inherited.self,
    "Unions.Nearest": Unions.Nearest.self,
    "Unions.LongNames": Unions.LongNames.self,
    "Unions.Shared": Unions.Shared.self,
    "Unions.Alike": Unions.Alike.self,
    "Unions.Called": Unions.Called.self,
    "Composed.Both": Composed.Both.self, "Composed.Paired": Composed.Paired.self,
    "Composed.Drawing": Composed.Drawing.self, "Composed.Chained": Composed.Chained.self,
    "Unions.Elements": Unions.Elements.self,
    "Composed.Conditional": Composed.Conditional.self,
    "Composed.Beside": Composed.Beside.self, "Composed.Looks": Composed.Looks.self,
    "Composed.Places": Composed.Places.self,
    "Composed.Choices": Composed.Choices.self,
    "Composed.ComposedValue": Composed.ComposedValue.self,
    "Composed.Conditions": Composed.Conditions.self,
    "Composed.Entries": Composed.Entries.self,
    "Conditions.Resource": Conditions.Resource.self, "Conditions.Extension": Conditions.Extension.self,
    "Conditions.Setting": Conditions.Setting.self, "Conditions.Address": Conditions.Address.self,
    "Composed.Rules": Composed.Rules.self,
    "Enums.Decimals": Enums.Decimals.self, "Enums.EnumsValue": Enums.EnumsValue.self,
    "Hostile.HostileValue": Hostile.HostileValue.self,
    "Maps.Keys": Maps.Keys.self, "Maps.ListedNames": Maps.ListedNames.self,
    "Maps.MapsValue": Maps.MapsValue.self,
    "Maps.OwnedNames": Maps.OwnedNames.self,
    "Message.MessageValue": Message.MessageValue.self,
    "Names.Alike": Names.Alike.self,
    "Names.Letters": Names.Letters.self,
    "Names.Signs": Names.Signs.self,
    "Names.NamesValue": Names.NamesValue.self,
    "Nested.Arrays": Nested.Arrays.self,
    "Nested.NestedValue": Nested.NestedValue.self,
    "Nested.Tables": Nested.Tables.self,
    "Positions.Bytes": Positions.Bytes.self,
    "Positions.Evaluated": Positions.Evaluated.self,
    "Positions.Former": Positions.Former.self,
    "Positions.Groups": Positions.Groups.self,
    "Positions.Literals": Positions.Literals.self,
    "Positions.Track": Positions.Track.self,
    "Recursion.Expression": Recursion.Expression.self,
    "Restricted.Forms": Restricted.Forms.self, "Restricted.Lists": Restricted.Lists.self,
    "Restricted.Labelled": Restricted.Labelled.self,
    "Restricted.Muted": Restricted.Muted.self, "Restricted.Plain": Restricted.Plain.self,
    "Recursion.Node": Recursion.Node.self,
    "Recursion.NullableList": Recursion.NullableList.self,
    "Recursion.Tree": Recursion.Tree.self,
    "Retired.All": Retired.All.self,
    "Retired.Text": Retired._Text.self,
    "Shapes.Circle": Shapes.Circle.self,
    "Shapes.ClosedStruct": Shapes.ClosedStruct.self,
    "Shapes.Deprecated": Shapes.Deprecated.self,
    "Shapes.EncodedContent": Shapes.EncodedContent.self,
    "Shapes.IntegerEnum": Shapes.IntegerEnum.self,
    "Shapes.LiteralEnum": Shapes.LiteralEnum.self,
    "Shapes.Map": Shapes.Map.self,
    "Shapes.OpenEnum": Shapes.OpenEnum.self,
    "Shapes.PatternedMembers": Shapes.PatternedMembers.self,
    "Shapes.PresenceValue": Shapes.PresenceValue.self,
    "Shapes.RecursiveStruct": Shapes.RecursiveStruct.self,
    "Shapes.ScalarUnion": Shapes.ScalarUnion.self,
    "Shapes.Square": Shapes.Square.self,
    "Shapes.StringEnum": Shapes.StringEnum.self,
    "Shapes.Struct": Shapes.Struct.self,
    "Shapes.TaggedUnion": Shapes.TaggedUnion.self,
    "Shapes.Tuple": Shapes.Tuple.self,
    "Shapes.Wrapper": Shapes.Wrapper.self,
    "Storage.Beside": Storage.Beside.self,
    "Storage.Many": Storage.Many.self,
    "Storage.Slots": Storage.Slots.self,
    "Unions.Hints": Unions.Hints.self,
    "Unions.Numbers": Unions.Numbers.self, "Unions.Open": Unions.Open.self,
    "Unions.Payment": Unions.Payment.self,
    "Unions.Scalars": Unions.Scalars.self,
    "Unions.UnionsValue": Unions.UnionsValue.self,
    "Wrappers.Around.Part": Wrappers.Around.Part.self,
    "Wrappers.Contents": Wrappers.Contents.self,
    "Wrappers.Either": Wrappers.Either.self,
    "Wrappers.Levels.Part": Wrappers.Levels.Part.self,
    "Wrappers.Nullable": Wrappers.Nullable.self,
    "Wrappers.Payload": Wrappers.Payload.self,
    "Wrappers.Text": Wrappers.Text.self,
  ]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Instances")

  /// Each line of each file is an instance.
  static let instances: [(type: String, line: String)] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()) ?? []
    return files.flatMap { file -> [(type: String, line: String)] in
      let text = (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)) ?? ""
      let type = file.replacingOccurrences(of: ".ndjson", with: "")
      return text.split(separator: "\n").map { (type, String($0)) }
    }
  }()

  @Test func everyTypeHasInstances() {
    #expect(Set(Self.instances.map(\.type)) == Set(Self.types.keys))
  }

  @Test(arguments: instances)
  func bytes(type: String, line: String) throws {
    let model: any SchemaValue.Type = try Self.named(type)
    try Self.roundTrip(model, line)
  }

  @Test(arguments: instances)
  func codable(type: String, line: String) throws {
    let model: any SchemaValue.Type = try Self.named(type)
    try Self.codableRoundTrip(model, line)
  }

  /// Models are equal where their instances are, and only there; members of a map may stand in any order.
  @Test(arguments: types.keys.sorted())
  func equality(type: String) throws {
    let model: any SchemaValue.Type = try Self.named(type)
    try Self.compare(model, Self.instances.filter { $0.type == type }.map(\.line))
  }

  private static func compare<T: SchemaValue>(_ type: T.Type, _ lines: [String]) throws {
    let others = try lines.map { try value($0) }
    let values = others + others.map(turned)
    let models = try values.map { try T(jsonString: $0.description) }
    for (one, value) in zip(models, values) {
      for (other, otherValue) in zip(models, values) {
        #expect((one == other) == (value == otherValue), "\(value) \(otherValue)")
        if one == other { #expect(one.hashValue == other.hashValue, "\(value)") }
      }
    }
  }

  /// A value with the members of its objects in the opposite order.
  private static func turned(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let items): .array(items.map(turned))
    case .object(let members): .object(JSONObject(members.reversed().map { ($0.key, turned($0.value)) }))
    case .null, .bool, .number, .string: value
    }
  }

  private static func named(_ type: String) throws -> any SchemaValue.Type {
    guard let found = types[type] else { throw UnknownType(name: type) }
    return found
  }

  private struct UnknownType: Error {
    var name: String
  }

  /// Bytes to model to bytes gives an equal value, and equal models.
  private static func roundTrip<T: SchemaValue>(_ type: T.Type, _ line: String) throws {
    let model = try T(jsonString: line)
    #expect(try value(model.jsonString()) == value(line))
    let again = try T(jsonUTF8Bytes: model.jsonUTF8Bytes())
    #expect(again == model)
    #expect(again.hashValue == model.hashValue)
  }

  /// Foundation's coders see the same JSON.
  private static func codableRoundTrip<T: SchemaValue>(_ type: T.Type, _ line: String) throws {
    let decoder = JSONDecoder()
    let model = try decoder.decode([T].self, from: Data("[\(line)]".utf8))
    #expect(model == [try T(jsonString: line)])
    let encoded = try JSONEncoder().encode(model)
    #expect(try value(String(decoding: encoded, as: UTF8.self)) == .array([value(line)]))
  }

  private static func value(_ text: String) throws -> JSONValue {
    var copy = text
    let result = copy.withUTF8 { bytes in
      var cursor = Cursor(bytes)
      return Result { try JSONValue._read(&cursor) }
    }
    return try result.get()
  }
}
