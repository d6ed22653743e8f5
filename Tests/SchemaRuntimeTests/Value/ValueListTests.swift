import Testing

@testable import SchemaRuntime

/// The values of an `enum`, against the equality of `JSONValue`.
@Suite struct ValueListTests {
  private static let texts = [
    "null", "true", "false", "0", "-0", "0.0", "1", "1.0", "10e-1", "1.5", "15e-1", "-1", "100", "1e2",
    "1e400", "10e399",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "123456789012345678901234567890",
    "0.1", "0.10", "1e-400", #""""#, #""a""#, #""\u0061""#, #""é""#, #""e\u0301""#, #""1""#, "[]", "[ ]",
    "[1]", "[1.0]",
    "[1,2]", "{}", #"{"a":1,"b":[true]}"#, #"{"b":[true],"a":1.0}"#, #"{"a":1}"#, #"{"a":2}"#,
  ]

  @Test func aValueIsFoundWhereOneEqualsIt() throws {
    let values = try Self.texts.map { try JSONValue(jsonString: $0) }
    for (index, value) in values.enumerated() {
      // Alone, and among others of which none need equal it.
      let others = values.filter { $0 != value }
      for list in [[value], others, others + [value], Array(values[..<index])] {
        let listed = ValueList(list)
        for (text, instance) in zip(Self.texts, values) {
          #expect(contains(text, listed) == list.contains(instance), "\(text) in \(list)")
        }
      }
    }
  }

  @Test(arguments: [0, 1, 2, 31, 32, 33, 100, 1_000]) func integersAreFoundAmongMany(count: Int) {
    let listed = ValueList((0..<count).map { .number(JSONNumber($0 * 7 - 70)) })
    for number in -80...(count * 7 + 10) {
      let isListed = (number + 70) % 7 == 0 && 0..<count ~= (number + 70) / 7
      #expect(contains("\(number)", listed) == isListed, "\(number) of \(count)")
    }
  }

  private func contains(_ text: String, _ list: ValueList) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { list.contains(valueAt: 0, Cursor($0)) }
  }
}
