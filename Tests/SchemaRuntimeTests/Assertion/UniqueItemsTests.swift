import Testing

@testable import SchemaRuntime

/// `uniqueItems` of few items and of many, which are kept apart in two ways.
@Suite struct UniqueItemsTests {
  /// Items that equal none of the others.
  private static let others = (0..<60).map { "\"other \($0)\"" }

  /// The place of the item that is found, among those of the array; -1 where there is none.
  private static func repeated(_ items: [String]) throws -> Int {
    let text = Array("[\(items.joined(separator: " , "))]".utf8)
    return try text.withUnsafeBufferPointer { bytes in
      let found = try Assertion.repeatedItem(at: 0, items.count, Cursor(bytes))
      guard let found else { return -1 }
      let offsets = items.indices.map { 1 + items[..<$0].reduce(0) { $0 + $1.utf8.count + 3 } }
      return try #require(offsets.firstIndex(of: found))
    }
  }

  @Test(
    arguments: [
      [#""a""#, #""\u0061""#], [#""a text of many bytes""#, #""a text of m\u0061ny bytes""#], ["1", "1.0"],
      ["100", "1e2"], ["0", "-0"], ["0.5", "5e-1"],
      ["123456789012345678901234567890", "12345678901234567890123456789e1"],
      ["1e999", "10e998"], ["true", "true"], ["null", "null"], ["[1,2]", "[1.0, 2]"],
      [#"{"a":1,"b":[]}"#, #"{"b":[ ],"a":1}"#], ["[]", "[ ]"], ["{}", "{ }"], [#""""#, #""""#],
    ])
  func equalItemsAreFound(pair: [String]) throws {
    for count in [0, 1, 20, 46, 47, 60] {
      let others = Self.others.prefix(count)
      #expect(try Self.repeated(pair + others) == 1)
      #expect(try Self.repeated(others + pair) == count + 1)
      #expect(try Self.repeated([pair[0]] + others + [pair[1]]) == count + 1)
      #expect(try Self.repeated(others + [pair[1], pair[0], pair[1]]) == count + 1)
    }
  }

  /// Tables of three sizes: what the library lends of the stack, what we do, and what is allocated.
  @Test(arguments: [49, 64, 65, 128, 129, 256, 257, 511, 512, 513, 1_200])
  func theLastOfManyIsFound(count: Int) throws {
    let items = (0..<count).map { "\"item \($0)\"" }
    #expect(try Self.repeated(items) == -1)
    for repeated in [0, count / 2, count - 1] {
      #expect(try Self.repeated(items + ["\"\\u0069tem \(repeated)\""]) == count)
    }
  }

  @Test func differentItemsAreTold() throws {
    let items = [
      "1", "true", "\"1\"", "[1]", "[[1]]", "{}", "[]", "\"\"", "null", "false", "0", "0.1", "1e999", "1e998",
      "9007199254740992", "9007199254740993", "[true]", #"{"1":1}"#, #"{"1":"1"}"#,
      "\"a text of many bytes\"",
      "\"a text of some bytes\"", "\"true\"", "\"\\u0000\"", "\"\\u0000\\u0000\"",
    ]
    for count in [0, 24, 25, 60] {
      #expect(try Self.repeated(items + Self.others.prefix(count)) == -1)
    }
    #expect(try Self.repeated((0..<48).map { "\($0)" }) == -1)
    #expect(try Self.repeated((0..<4_000).map { "\($0)" }) == -1)
  }
}
