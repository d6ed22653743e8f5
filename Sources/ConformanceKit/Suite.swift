import Foundation
public import SchemaModel
public import SchemaRuntime

/// A folder laid out as the JSON-Schema-Test-Suite is: `tests/<dialect>/…json` and `remotes`.
public struct Suite: Sendable {
  public let folder: String

  public init(folder: String) { self.folder = folder }

  /// The suite named by `JSON_SCHEMA_TEST_SUITE`, or the one beside the package; nil where neither is there.
  public init?(besidePackage package: String) {
    let named = ProcessInfo.processInfo.environment["JSON_SCHEMA_TEST_SUITE"]
    let beside = package + "/../shared/test-suites/JSON-Schema-Test-Suite"
    let found = [named, beside].compactMap { $0 }.first {
      FileManager.default.fileExists(atPath: $0 + "/tests")
    }
    guard let found else { return nil }
    self.init(folder: found)
  }

  /// Which cases a part has, and whether `format` is asserted for them.
  public enum Part: String, Sendable, CaseIterable {
    case required, optional, format

    /// The folder below that of the dialect. In v1 `format` always asserts.
    func folder(of dialect: Dialect) -> String {
      switch self {
      case .required: ""
      case .optional: "optional/"
      case .format: dialect == .v1 ? "format/" : "optional/format/"
      }
    }
  }

  /// A file of the suite.
  public struct File: Sendable {
    public var dialect: Dialect
    public var part: Part
    /// Below the dialect's folder, without its suffix.
    public var path: String
    public var groups: [Group]

    /// The path with the dialect's folder.
    public var name: String { "\(dialect.suiteFolder)/\(path)" }
  }

  /// A schema and the instances it is tried with.
  public struct Group: Sendable {
    public var description: String
    public var schema: JSONValue
    public var cases: [Case]
  }

  public struct Case: Sendable {
    public var description: String
    public var data: JSONValue
    public var isValid: Bool
  }

  /// Whether the suite has a folder of the dialect.
  func has(_ dialect: Dialect) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/tests/\(dialect.suiteFolder)")
  }

  /// The files of a part, in order of name; none where the suite has no such part.
  public func files(_ dialect: Dialect, _ part: Part) throws -> [File] {
    let below = part.folder(of: dialect)
    let place = "\(folder)/tests/\(dialect.suiteFolder)/\(below)"
    return try FileManager.default.names(in: place).filter { $0.hasSuffix(".json") }.map { name in
      File(
        dialect: dialect, part: part, path: below + name.dropLast(5),
        groups: try Self.groups(ofFile: place + name))
    }
  }

  private static func groups(ofFile path: String) throws -> [Group] {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let root = try bytes.withUnsafeBufferPointer { buffer throws(Rejection) in
      var cursor = Cursor(buffer)
      return try JSONValue._read(&cursor)
    }
    return (root.arrayValue ?? []).map { group in
      Group(
        description: group["description"]?.stringValue ?? "", schema: group["schema"] ?? .null,
        cases: (group["tests"]?.arrayValue ?? []).map { test in
          Case(
            description: test["description"]?.stringValue ?? "", data: test["data"] ?? .null,
            isValid: test["valid"]?.boolValue ?? false)
        })
    }
  }
}

extension FileManager {
  /// The names in a folder, in order; none where there is no such folder.
  func names(in folder: String) throws -> [String] {
    fileExists(atPath: folder) ? try contentsOfDirectory(atPath: folder).sorted() : []
  }
}

extension Dialect {
  /// The suite's name for the dialect.
  var suiteFolder: String {
    switch self {
    case .v1: "v1"
    case .draft2020: "draft2020-12"
    case .draft2019: "draft2019-09"
    case .draft7: "draft7"
    case .draft6: "draft6"
    case .draft4: "draft4"
    case .openAPI30: "openapi30"
    }
  }
}
