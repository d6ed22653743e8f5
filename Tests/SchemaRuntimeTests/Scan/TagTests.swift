import Testing

@testable import SchemaRuntime

/// The value of a member that tells objects apart, before the object is read.
struct TagTests {
  /// Names and values of every length that is compared in its own way, and where whitespace asks for a second look.
  @Test(arguments: 1...70)
  func aTagIsFoundWhateverItsLength(count: Int) throws {
    let name = String(repeating: "kindOfThing", count: 7).prefix(count)
    let value = String(repeating: "value", count: 14).prefix(count)
    // As long as the name, with the same beginning and end.
    let alike =
      count > 16 ? name.prefix(8) + String(repeating: "x", count: count - 16) + name.suffix(8) : "other"
    for colon in [":", " : "] {
      for before in ["", "\"id\":1,", "\"\(alike)\"\(colon)\"x\",", "\"part\":{\"\(name)\":2},"] {
        let text = "{\(before)\"\(name)\"\(colon)\"\(value)\",\"last\":true}"
        #expect(try Self.index(of: String(value), ofTag: String(name), in: text) == 1, "\(text)")
        #expect(try Self.index(of: "none", ofTag: String(name), in: text) == -1, "\(text)")
      }
      let other = "{\"\(alike)\"\(colon)\"\(value)\",\"last\":true}"
      #expect(try Self.index(of: String(value), ofTag: String(name), in: other) == nil, "\(other)")
    }
  }

  /// Where the value of a tag stands in a table of two; nil where the object has no such member.
  private static func index(of value: String, ofTag name: String, in text: String) throws -> Int? {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      try Cursor(bytes).value(ofTag: KeyTable([name]), in: KeyTable(["first", value]))?.index
    }
  }
}
