import Foundation
public import SchemaRuntime

/// The entries of `Generated/manifest.json` for the types of `PushPayloads`, which the program has to have in it.
public enum CorpusManifest {
  public struct Object {
    public var schema: String
    public var type: any SchemaValue.Type
    public var fixtures: [Fixture]
  }

  public struct Fixture: Sendable {
    public var path: String
    public var isValid: Bool
    /// The violations, one line with the whole report of each.
    public var violations: [String]
  }

  private static let generatedTypes = GeneratedTypes(module: "PushPayloads")

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Generated")

  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  /// The objects that have a Swift type with fixtures; `missing` names the types that the module lacks.
  public static func objects() throws -> (objects: [Object], missing: [String]) {
    var objects: [Object] = []
    var missing: [String] = []
    for object in try json("manifest.json")["objects"]?.arrayValue ?? [] {
      let fixtures = (object["fixtures"]?.arrayValue ?? []).map(fixture)
      guard !fixtures.isEmpty, let name = object["swiftType"]?.stringValue else { continue }
      if let type = generatedTypes.named(name) {
        objects.append(Object(schema: object["schema"]?.stringValue ?? "", type: type, fixtures: fixtures))
      } else {
        missing.append(name)
      }
    }
    return (objects, missing)
  }

  /// Every schema that has a Swift type.
  public static func types() throws -> [(schema: String, type: any SchemaValue.Type)] {
    try (json("manifest.json")["objects"]?.arrayValue ?? []).compactMap { object in
      guard let schema = object["schema"]?.stringValue, let name = object["swiftType"]?.stringValue,
        let type = generatedTypes.named(name)
      else { return nil }
      return (schema, type)
    }
  }

  public static func json(_ path: String) throws -> JSONValue { try value(bytes(path)) }

  public static func value(_ bytes: [UInt8]) throws -> JSONValue { try JSONValue(jsonUTF8Bytes: bytes) }

  private static func fixture(_ value: JSONValue) -> Fixture {
    Fixture(
      path: value["path"]?.stringValue ?? "", isValid: value["valid"]?.boolValue ?? false,
      violations: (value["violations"]?.arrayValue ?? []).map { violation in
        [
          violation["line"], violation["column"], violation["severity"], violation["instanceLocation"],
          violation["keywordLocation"], violation["message"],
        ].map { $0?.stringValue ?? $0?.description ?? "" }.joined(separator: " ")
      })
  }
}
