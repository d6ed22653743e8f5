import Testing

@testable import SchemaRuntime

/// Formats that a look shows, against the grammars.
@Suite struct ASCIIFormatMatcherTests {
  /// Whether a look shows the format of a text that stands so many bytes from its start.
  private static func has(_ format: Format, _ text: String, at shift: Int) -> Bool {
    look(at: text, shift) { $0.has(format) }
  }

  private static func look(at text: String, _ shift: Int, _ verdict: (ASCIIFormatMatcher) -> Bool) -> Bool {
    let input =
      String(repeating: "9", count: shift) + text + "\"" + String(repeating: "7", count: Cursor.reach)
    return Array(input.utf8).withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      let look = PaddedBytes(base: base, limit: 0)
      return verdict(ASCIIFormatMatcher(look, from: 0, at: shift, count: text.utf8.count))
    }
  }

  @Test(
    arguments: [
      (.uuid, ["00000000-0000-0000-0000-000000000000", "aAfF09bB-1234-5678-9abc-DEF012345678"]),
      (.date, ["2026-01-31", "0000-12-01", "1999-02-28", "2024-04-30", "2024-08-31", "9999-10-10"]),
      (
        .dateTime,
        [
          "2026-11-22T14:08:45Z", "2026-11-22T23:59:59.1Z", "2026-01-31T00:00:00.123456789+23:59",
          "2026-01-31T00:00:00-00:00",
        ]
      ),
      (.email, ["a@b", "user17@mail.example.org", "first.last+tag@x-y.example", "a_b-c@1.2.3"]),
      (.hostname, ["a", "example.org", "a-b.c-d.e", "1.2.3.4", "x9.y"]),
      (.uri, ["http://a", "https://example.org/a-b/c_d.png?x=1", "shop://cart/9", "Z://0/?"]),
      (.iriReference, ["https://example.org/(a)'b',c*+&/../"]),
    ] as [(Format, [String])])
  func isSeenAtALook(format: Format, texts: [String]) {
    for text in texts {
      for shift in [0, 1, 9, 63 - text.utf8.count] { #expect(Self.has(format, text, at: shift), "\(text)") }
    }
  }

  /// What a look accepts is valid, whatever it is: texts one or two bytes away from valid ones, and pieces of them.
  @Test(
    arguments: [
      (.uuid, "00000000-aAfF-0000-9999-000000000000", "09afAFgG-/:@`"),
      (.date, "2026-01-31", "0123459-/:T"), (.date, "2024-02-29", "0123459-"),
      (.dateTime, "2026-12-31T23:59:59Z", "0123569-+.:TtZz"),
      (.dateTime, "2026-01-31T00:00:00.12+23:59", "0123569-+.:TtZz"),
      (.email, "a.b-c@d.e-f", "aZ09.-_+@\\[!x"), (.hostname, "xn.a--b.c-d.e", "aZ09.-_xn"),
      (.uri, "https://ab.c/d?e=f_g", "aZ09.-_:/?#[]@!$&'()*+,;=%<>^`{|}~\" \\"),
      (.uri, "q://w/x", ":/?#[]@%\"<>aZ0+-."), (.uriReference, "s://h/p", ":/?#[]@%\"<>aZ0+-."),
      (.iri, "https://ab.c/d?e=f_g", "aZ09.-_:/?#[]@!$&'()*+,;=%<>^`{|}~\" \\"),
    ] as [(Format, String, String)])
  func acceptsOnlyWhatIsValid(format: Format, model: String, bytes: String) {
    var seen = 0
    Self.vary(model, bytes) { string, shift in
      guard Self.has(format, string, at: shift) else { return }
      seen += 1
      #expect(format.accepts(string), "\(string)")
    }
    #expect(seen > 0 || format == .date)
  }

  /// Plain mailboxes are those of the pattern that says what they are, but for some with two hyphens.
  @Test(arguments: [
    ("a_1.b-c@d-e.f2.gh", "az09.-_@A+!"), ("a@b.cd", "az09.-_@"), ("x.y@z.example", "ab0.-@"),
  ])
  func plainMailboxesAreThoseOfThePattern(model: String, bytes: String) throws {
    let pattern = try Pattern(Pattern.plainMailbox)
    var counts = [0, 0]
    Self.vary(model, bytes) { string, shift in
      let isPlain = Self.look(at: string, shift) { $0.isPlainMailbox }
      counts[isPlain ? 1 : 0] += 1
      let isMatch = pattern.matches(string) == .match
      #expect(isPlain == isMatch || isMatch && string.contains("--"), "\(string)")
    }
    #expect(counts[0] > 100)
    #expect(counts[1] > 100)
  }

  /// Texts one to three bytes away from another one, and it, at any place of a look.
  private static func vary(_ model: String, _ bytes: String, _ body: (String, Int) -> Void) {
    var generator = SystemRandomNumberGenerator()
    let (model, bytes) = (Array(model.utf8), Array(bytes.utf8))
    for _ in 0..<20_000 {
      var text = model
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let place = Int.random(in: 0..<text.count, using: &generator)
        let byte = bytes[Int.random(in: 0..<bytes.count, using: &generator)]
        switch Int.random(in: 0...3, using: &generator) {
        case 0 where text.count > 1: text.remove(at: place)
        case 1 where text.count < 60: text.insert(byte, at: place)
        default: text[place] = byte
        }
      }
      let shift = Int.random(in: 0..<(64 - text.count), using: &generator)
      body(String(decoding: text, as: UTF8.self), shift)
    }
  }
}
