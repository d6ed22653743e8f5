import EmittedModels
import Foundation
import SchemaRuntime
import Testing

private typealias Value = Unions.UnionsValue

/// Unions by way of coders: what a value is, is asked of the decoder.
struct UnionCodingTests {
  private static let values = [
    Value(byKind: .bool(true)),
    Value(byKind: .integer(1)),
    Value(byKind: .integer(0)),
    Value(byKind: .string("true")),
    Value(byKind: .string("1")),
    Value(byKind: .string("")),
    Value(byKind: .array([1, "a", false])),
    Value(byKind: .array([])),
    Value(byKind: .object(["a": ["b": 1.5]])),
    Value(byKind: .object([:])),
    Value(numberOrIntegerList: .number(2.5)),
    Value(numberOrIntegerList: .array([1, 2])),
    Value(shape: .circle(.init(radius: 2.5, additionalProperties: ["colour": "red", "kinds": 1]))),
    Value(shape: .square(.init(side: 2))),
    Value(shape: .nothing),
    Value(badge: .automatic),
    Value(badge: .change("+1")),
    Value(badge: .count(3)),
    Value(namedBranches: .parts(["a"])),
  ]

  @Test(arguments: 0..<values.count)
  func coderGivesBackWhatItTook(index: Int) throws {
    let value = Self.values[index]
    #expect(try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value)
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      #expect(try PropertyListDecoder().decode(Value.self, from: encoder.encode(value)) == value)
    }
  }

  private static let refused: [(String, [String])] = [
    (#"{"by_kind":1.5}"#, ["by_kind"]),
    (#"{"number_or_integer_list":"a"}"#, ["number_or_integer_list"]),
    (#"{"number_or_integer_list":["a"]}"#, ["number_or_integer_list", "0"]),
    (#"{"number_or_integer_list":{}}"#, ["number_or_integer_list"]),
    (#"{"number_or_integer_list":true}"#, ["number_or_integer_list"]),
    (#"{"shape":5}"#, ["shape"]),
    (#"{"shape":[]}"#, ["shape"]),
    (#"{"shape":{}}"#, ["shape"]),
    (#"{"shape":{"kind":"line"}}"#, ["shape", "kind"]),
    (#"{"shape":{"kind":5,"radius":1}}"#, ["shape", "kind"]),
    (#"{"shape":{"kind":null,"radius":1}}"#, ["shape", "kind"]),
    (#"{"shape":{"kind":"circle"}}"#, ["shape"]),
    (#"{"shape":{"kind":"circle","radius":"1"}}"#, ["shape", "radius"]),
    (#"{"badge":true}"#, ["badge"]),
    (#"{"badge":{}}"#, ["badge"]),
    (#"{"named_branches":{}}"#, ["named_branches"]),
    (#"{"named_branches":1}"#, ["named_branches"]),
  ]

  @Test(arguments: refused)
  func saysWhereNoBranchFits(json: String, path: [String]) {
    do {
      let value = try JSONDecoder().decode(Value.self, from: Data(json.utf8))
      Issue.record("decoded \(value)")
    } catch let error as DecodingError {
      #expect(error.path == path)
    } catch {
      Issue.record(error)
    }
  }
}

extension DecodingError {
  /// Where the decoder was, without the key that was missing there.
  fileprivate var path: [String] {
    let context: Context
    switch self {
    case .typeMismatch(_, let other), .valueNotFound(_, let other), .keyNotFound(_, let other),
      .dataCorrupted(let other):
      context = other
    @unknown default: return []
    }
    return context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
  }
}
