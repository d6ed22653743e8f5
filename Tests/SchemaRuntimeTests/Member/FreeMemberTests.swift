import Testing

@testable import SchemaRuntime

/// Members and items that no schema describes are gone over at a look where there are bytes enough, and read elsewhere:
/// both must give the same verdict.
@Suite struct FreeMemberTests {
  private static let values = [
    "true", "false", "null", "tru", "nulls", "", "-", "0", "-0", "01", "1.", ".5", "1e", "1e400", "-12.50E+3",
    "+1",
    "12345678901234567890123456789012345678", "\"\"", "\"a", "\"a\\n\"", "\"\\x\"", "\"\\u00e9\"",
    "\"\\ud83d\"", "\"é\"",
    "\"a\tb\"", "[]", "{}", "[1,]", "[,1]", "[1 2]", "{\"a\":}", "{\"a\":1,}", "{\"a\":1,\"a\":2}",
    "{\"a\":1,\"\\u0061\":2}", "[true,\"x\",{\"b\":[null]}]",
  ]
  private static let names = [
    "\"a\"", "\"\"", "\"a\\\"\"", "\"é\"", "\"a long name of more than sixteen bytes\"", "\"a\tb\"", "a",
    "\"a\" ",
    "\"a name of more bytes than a look at a member has room for, and a few more\"",
  ]

  @Test(arguments: values) func aValueIsReadAsWithoutALook(value: String) {
    for name in Self.names {
      for text in [
        "{\(name):\(value)}", "{\(name): \(value) , \"z\":\(value)}", "{\"z\":0,\(name):\(value),\"y\":1}",
      ] {
        expectSame(text)
      }
    }
    expectSame("[\(value)]")
    expectSame("[\(value),\(value)]")
    expectSame("[0, \(value) ,\"z\"]")
  }

  /// More names than a filter tells apart, of which one stands twice.
  @Test(arguments: [2, 12, 40, 60]) func aNameThatStandsTwiceIsRefused(count: Int) {
    let names = (0..<count).map { "unlisted \($0)" }
    for repeated in [0, count / 2, count - 1] {
      for last in [names[repeated], names[repeated].replacing("u", with: "\\u0075")] {
        let text = "{" + (names + [last]).map { "\"\($0)\":\"\($0)\"" }.joined(separator: ",") + "}"
        expectSame(text)
        #expect(outcome(text + padding, walks: true).reason == .duplicateKey)
      }
    }
    let text = "{" + names.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    #expect(outcome(text + padding, walks: true).end == text.utf8.count)
  }

  private let padding = String(repeating: " ", count: Cursor.reach)

  private func expectSame(_ text: String) {
    for walks in [false, true] where !walks || text.hasPrefix("{") {
      let (fast, slow) = (outcome(text + padding, walks: walks), outcome(text, walks: walks))
      #expect(fast.end == slow.end, "\(text)")
      // Where the input ends another fault may come first.
      if slow.reason != .unexpectedEnd { #expect(fast.reason == slow.reason, "\(text)") }
    }
  }

  /// Where a value ends, or why it has none.
  /// - Parameter walks: whether a walk goes over it that lists another name.
  private func outcome(_ text: String, walks: Bool) -> (end: Int?, reason: Rejection.Reason?) {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var (cursor, sink) = (Cursor(bytes), ViolationSink())
      do throws(Rejection) {
        if walks {
          var walk = ObjectScanner(MemberTable(rows: [["z", "any"]]), at: 0, passesOthers: true)
          while try walk.nextUndecided(&cursor, &sink) { try cursor.skipValue() }
        } else {
          try cursor.skipValue()
        }
      } catch {
        return (nil, error.reason)
      }
      return (cursor.position, nil)
    }
  }
}
