import TestSupport
import Testing

@testable import SchemaRuntime

@Suite struct InternationalNameTests {
  @Test(arguments: [
    ("bücher", "bcher-kva"), ("☃", "n3h"), ("münchen", "mnchen-3ya"), ("例え", "r8jz45g"), ("🐲", "6o8h"),
    ("faß", "fa-hia"),
  ])
  func encodesAndDecodesPunycode(_ text: String, _ encoded: String) {
    let scalars = text.unicodeScalars.map(\.value)
    #expect(Punycode.encode(scalars) == Array(encoded.utf8))
    #expect(Punycode.decode(Array(encoded.utf8)) == scalars)
  }

  @Test func decodesWhatItEncodes() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let scalars = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        [0x61, 0x2D, 0xE9, 0x4E00, 0x10FFFF, UInt32.random(in: 0x80...0xD7FF, using: &generator)]
          .randomElement(using: &generator) ?? 0x61
      }
      guard scalars.contains(where: { $0 >= 0x80 }) else { continue }
      #expect(Punycode.encode(scalars).flatMap(Punycode.decode) == scalars)
    }
  }

  @Test func decodesNoNumberBeyondUnicode() {
    #expect(Punycode.decode(Array("99999999".utf8)) == nil)
    #expect(Punycode.decode(Array(String(repeating: "z", count: 59).utf8)) == nil)
    #expect(Punycode.decode(Array("a".utf8)) == [0x80])
    #expect(Punycode.decode(Array("A".utf8)) == nil)
  }

  @Test(arguments: [
    ("é", true), ("e\u{301}", false), ("\u{3B1}\u{301}", false), ("ά", true), ("a\u{315}\u{300}", false),
    ("q\u{323}\u{307}", true), ("q\u{307}\u{323}", false), ("\u{E9}\u{327}", false), ("क\u{93C}", true),
    ("\u{928}\u{93C}", false), ("か\u{3099}", false), ("x\u{327}\u{301}", true), ("a\u{5B0}\u{301}", false),
  ])
  func knowsComposedText(_ text: String, _ isComposed: Bool) {
    #expect(NormalizationForm.isComposed(text.unicodeScalars.map(\.value)) == isComposed)
  }
}
