import Testing

@testable import SchemaRuntime

/// To go over JSON that has been read before, only brackets and quotes are looked at: it must end where reading does.
@Suite struct SkipTests {
  /// Values whose text holds what could be taken for a bracket, a quote or an escape.
  private static let scalars = [
    "0", "null", "\"\"", "\"]\"", "\"}\"", "\"[{\"", "\"\\\"\"", "\"\\\\\"", "\"\\\\\\\"]\"", "\"\\\\\\\\\"",
    "\"é🎉\"", "\"\\u005d\"", "-1.5e3", "[]", "{}", "{\"}\":[\"\\\\\"]}",
  ]

  @Test(arguments: 0..<140) func endsWhereReadingEnds(padding: Int) throws {
    let filler = String(repeating: "x", count: padding)
    for scalar in Self.scalars {
      for text in [
        "[\"\(filler)\",\(scalar),[\(scalar)]]",
        "{\"\(filler)\":{\"a\":[\(scalar),\(scalar)]},\"b\":\(scalar)}",
        "[\(filler.map { _ in "[" }.joined())\(scalar)\(filler.map { _ in "]" }.joined())]",
      ] {
        let (skipped, read) = Self.ends(text + ",\"]}\"")
        #expect(skipped == text.utf8.count, "\(text)")
        #expect(read == skipped, "\(text)")
      }
    }
  }

  @Test func throwsWhereTheInputEnds() {
    let text = "{\"a\":[1,\"]}\\\\\",{\"b\":\"\(String(repeating: "\\\"", count: 70))\"}]}"
    for count in 1..<text.utf8.count {
      #expect(Self.ends(String(decoding: text.utf8.prefix(count), as: UTF8.self)).skipped == nil)
    }
    #expect(Self.ends(text).skipped == text.utf8.count)
  }

  /// Where going over the value ends and where reading it does; nil where it throws.
  private static func ends(_ text: String) -> (skipped: Int?, read: Int?) {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var (skipped, read): (Int?, Int?) = (nil, nil)
      do {
        var cursor = Cursor(bytes)
        try cursor.skipSyntax()
        skipped = cursor.position
      } catch {}
      do {
        var cursor = Cursor(bytes)
        try cursor.skipValue()
        read = cursor.position
      } catch {}
      return (skipped, read)
    }
  }
}
