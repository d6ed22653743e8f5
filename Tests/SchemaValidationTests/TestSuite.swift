import Foundation
import SchemaRuntime
import TestSupport

/// The groups of the JSON-Schema-Test-Suite.
enum TestSuite {
  struct Group {
    var description: String
    var schema: JSONValue
    var cases: [Case]
  }

  struct Case {
    var description: String
    var data: JSONValue
    var isValid: Bool
  }

  /// The groups of a file below `tests`.
  static func groups(_ file: String) throws -> [Group] {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(SharedFolder.testSuite ?? "")/tests/\(file)")))
    let value = try bytes.withUnsafeBufferPointer { buffer in
      var cursor = Cursor(buffer)
      return try JSONValue._read(&cursor)
    }
    return value.array.map { group in
      Group(
        description: group.member("description").string, schema: group.member("schema"),
        cases: group.member("tests").array.map { test in
          Case(
            description: test.member("description").string, data: test.member("data"),
            isValid: test.member("valid") == .bool(true))
        })
    }
  }
}

extension JSONValue {
  var array: [JSONValue] { if case .array(let items) = self { items } else { [] } }
  var string: String { if case .string(let string) = self { string } else { "" } }

  func member(_ name: String) -> JSONValue {
    if case .object(let object) = self { object[name] ?? .null } else { .null }
  }
}
