import Testing

@testable import SchemaRuntime

/// Characters that are not seen, or change how a line reads, never stand raw in what is shown.
@Suite struct VisibleTextTests {
  private static let hidden: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C, 0x115F...0x1160, 0x17B4...0x17B5,
    0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164...0x3164, 0xFE00...0xFE0F,
    0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF9...0xFFFB, 0xFFFE...0xFFFF, 0x1D173...0x1D17A,
    0xE0000...0xE0FFF,
  ]

  @Test func whatIsNotSeenIsHidden() {
    for value in Self.hidden.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(scalar.isHidden, "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: [" ", "a", "~", "é", "\u{301}", "\u{A0}", "日", "א", "ا", "😀", "\u{1F1E9}", "\u{E123}"])
  func whatIsSeenIsNot(scalar: Unicode.Scalar) {
    #expect(!scalar.isHidden)
  }

  @Test(arguments: [
    ("zzz\u{202E}gnp.exe", #"zzz\u{202E}gnp.exe"#), ("a\tb\nc\u{1B}", "a\tb\\u{A}c\\u{1B}"),
    ("\u{E0041}\u{2028}x\u{85}", #"\u{E0041}\u{2028}x\u{85}"#), ("a\u{200D}b", #"a\u{200D}b"#),
    ("a\u{FE0F}", #"a\u{FE0F}"#), ("1\u{FE0F}", #"1\u{FE0F}"#), ("😀\u{200D}a", #"😀\u{200D}a"#),
  ])
  func aLineIsEscaped(text: String, shown: String) {
    #expect(VisibleText.line(text).hasSameScalars(as: shown), "\(VisibleText.line(text))")
  }

  /// A value that is shown as JSON keeps the spaces apart, which look alike.
  @Test func spacesOfJSONAreToldApart() {
    let text = "{\"a\": \"\u{A0}\u{3000} \u{E9}\"}\n"
    let shown = #"{"a": "\u00a0\u3000 \#u{E9}"}"# + "\n"
    #expect(VisibleText.json(text).hasSameScalars(as: shown), "\(VisibleText.json(text))")
    #expect(VisibleText.line("\u{A0}").hasSameScalars(as: "\u{A0}"))
  }

  @Test(arguments: [
    "plain", "שלום é 日本", "❤\u{FE0F}", "👩\u{200D}💻", "👩🏽\u{200D}💻", "❤\u{FE0F}\u{200D}🔥", "1\u{FE0F}\u{20E3}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  ])
  func picturesStay(text: String) {
    #expect(VisibleText.line(text).hasSameScalars(as: text), "\(VisibleText.line(text))")
  }

  /// Tags that belong to no flag: nothing ends them, or they are too many.
  @Test(arguments: [
    "\u{1F3F4}\u{E0067}\u{E0062}", "a\u{E0067}\u{E007F}",
    "\u{1F3F4}" + String(repeating: "\u{E0061}", count: 20) + "\u{E007F}",
  ])
  func unpairedTagsAreEscaped(text: String) {
    #expect(VisibleText.line(text).contains(#"\u{E00"#))
  }

  @Test func theFormsOfOneText() {
    let text = "a\u{202E}\n\u{E0041}\u{7F}"
    #expect(VisibleText.lines(text) == "a\\u{202E}\n\\u{E0041}\\u{7F}")
    #expect(VisibleText.json(text) == "a\\u202e\n\\udb40\\udc41\\u007f")
    #expect(VisibleText.numbered(text) == "a(U+202E)(U+000A)(U+E0041)(U+007F)")
    #expect(VisibleText.numbered(text, except: ["\n"]) == "a(U+202E)\n(U+E0041)(U+007F)")
  }

  /// JSON for readers means what it meant.
  @Test func prettyJSONIsTheSameValue() throws {
    let value: JSONValue = ["a\u{202E}\u{E0041}": "\u{2028}\u{200B}"]
    let text = value.prettyText()
    #expect(text.unicodeScalars.allSatisfy { !$0.isHidden || $0 == "\n" })
    #expect(try JSONValue(jsonString: text) == value)
  }
}
