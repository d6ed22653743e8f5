import Testing

@testable import SchemaRuntime

/// Keys that stand twice, in objects of few members and of many.
@Suite struct KeySetTests {
  @Test(arguments: [1, 2, 47, 48, 49, 64, 65, 128, 129, 511, 512, 513, 5_000])
  func aKeyThatStandsTwiceIsFound(count: Int) throws {
    let keys = (0..<count).map { "key \($0)" }
    #expect(try rejection(keys) == nil)
    for repeated in Set([0, count / 2, count - 1]) {
      for last in [keys[repeated], "k\\u0065y \(repeated)"] {
        let found = try #require(try rejection(keys + [last]))
        #expect(found.reason == .duplicateKey)
        // Behind the comma.
        #expect(found.offset == text(keys).utf8.count + 1)
      }
    }
  }

  @Test func keysOfAllLengthsAreToldApart() throws {
    let keys = (0...100).map { String(repeating: "x", count: $0) }
    #expect(try rejection(keys) == nil)
    #expect(try rejection(keys + ["\\u0000"]) == nil)
    #expect(try rejection(keys + [keys[77]])?.reason == .duplicateKey)
  }

  private func text(_ keys: [String]) -> String {
    "{" + keys.map { "\"\($0)\":[1,\"\($0)\"]" }.joined(separator: ",")
  }

  private func rejection(_ keys: [String]) throws -> Rejection? {
    Array((text(keys) + "}").utf8).withUnsafeBufferPointer { bytes -> Rejection? in
      var cursor = Cursor(bytes)
      do throws(Rejection) { try cursor.skipValue() } catch { return error }
      return nil
    }
  }
}
