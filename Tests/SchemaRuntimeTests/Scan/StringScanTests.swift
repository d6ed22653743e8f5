import Testing

@testable import SchemaRuntime

/// Strings are checked 64 bytes at a time; the standard library says what is right.
@Suite struct StringScanTests {
  /// Well-formed and ill-formed sequences at the edges of Unicode 15, table 3-7.
  private static let sequences: [[UInt8]] = [
    [0x7F], [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xEE, 0x80, 0x80],
    [0xEF, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80], [0xF1, 0x80, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF],
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x9F, 0x80], [0xE0, 0xA0],
    [0xED, 0xA0, 0x80], [0xE1, 0x80, 0x41], [0xF0, 0x8F, 0x80, 0x80], [0xF0, 0x90, 0x80],
    [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFF], [0xFE], [0xC2, 0x80, 0x80],
  ]

  @Test(arguments: 0..<28) func agreesWithTheStandardLibrary(index: Int) {
    let sequence = Self.sequences[index]
    for before in Array(0..<4) + Array(57..<68) + [125] {
      for after in [0, 1, 5, 20, 61] {
        for second in Self.sequences {
          let text =
            [UInt8](repeating: 0x61, count: before) + sequence + [UInt8](repeating: 0x62, count: after)
            + second
          check(text, trailing: 0)
          check(text, trailing: 70)
        }
      }
    }
  }

  private func check(_ text: [UInt8], trailing: Int) {
    let expected = String(validating: text, as: UTF8.self)
    let bytes = [0x22] + text + [0x22] + [UInt8](repeating: 0x20, count: trailing)
    let (found, scalars) = bytes.withUnsafeBufferPointer { buffer -> (String?, Int) in
      var cursor = Cursor(buffer)
      do {
        let slice = try cursor.string()
        return (cursor.text(slice), slice.scalars)
      } catch {
        return (nil, -1)
      }
    }
    if found == nil && expected == nil { return }
    #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(text)")
    #expect(scalars == expected?.unicodeScalars.count, "\(text)")
  }

  /// Escape sequences, what they stand for, and what else may be beside them.
  private static let pieces: [(written: String, text: String)] = [
    (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"), (#"\n"#, "\n"), (#"\t"#, "\t"), (#"\u0041"#, "A"),
    (#"\u00e9"#, "é"),
    (#"\ud83d\ude00"#, "\u{1F600}"), ("é", "é"), ("n", "n"), ("/", "/"), ("xy", "xy"),
  ]

  /// Wherever escapes stand in what is looked at together: at its edges, one behind the other, and many of them.
  @Test(arguments: 0..<12) func escapesAreReadAndUndone(index: Int) {
    let first = Self.pieces[index]
    for second in Self.pieces {
      for before in Array(0..<3) + Array(55..<67) + Array(120..<130) {
        for count in [1, 2, 3, 40] {
          let plain = String(repeating: "a", count: before)
          let written = plain + (0..<count).map { ($0 % 2 == 0 ? first : second).written }.joined() + "b"
          let text = plain + (0..<count).map { ($0 % 2 == 0 ? first : second).text }.joined() + "b"
          for trailing in ["", "\\\",\"", String(repeating: " ", count: 200)] {
            let bytes = Array("\"\(written)\"\(trailing)".utf8)
            bytes.withUnsafeBufferPointer { buffer in
              var cursor = Cursor(buffer)
              guard let slice = try? cursor.string() else {
                Issue.record("\(written)")
                return
              }
              #expect(cursor.position == written.utf8.count + 2)
              #expect(cursor.text(slice).unicodeScalars.elementsEqual(text.unicodeScalars), "\(written)")
              #expect(slice.scalars == text.unicodeScalars.count, "\(written)")
            }
          }
        }
      }
    }
  }

  /// Text with such escapes that does not end, or holds what no string does.
  @Test func mistakesAmongEscapesAreFound() {
    for before in Array(0..<3) + Array(55..<67) + Array(120..<130) {
      for (wrong, reason) in [
        (#"\""#, Rejection.Reason.unexpectedEnd), (#"\"#, .unexpectedEnd), (#"\x""#, .invalidEscape),
        (#"\"\q""#, .invalidEscape), ("\\\"\u{1}\"", .controlCharacter), ("\\n\n\"", .controlCharacter),
        (#"\"\ud800""#, .loneSurrogate), (#"\\\""#, .unexpectedEnd),
      ] {
        let bytes = Array("\"\(String(repeating: "a", count: before))\(wrong)".utf8)
        bytes.withUnsafeBufferPointer { buffer in
          var cursor = Cursor(buffer)
          #expect(throws: Rejection.self) { try cursor.string() }
          do throws(Rejection) { _ = try cursor.string() } catch {
            #expect(error.reason == reason, "\(wrong)")
          }
        }
      }
    }
  }

  @Test(arguments: 0..<4) func readsFourHexadecimalDigits(position: Int) {
    let digits = Array("0123456789abcdefABCDEF".utf8)
    for first in 0...UInt8.max {
      for second in digits + [0x2F, 0x3A, 0x40, 0x47, 0x60, 0x67, 0x80, 0xB1, 0xE1] {
        var text = [UInt8](repeating: second, count: 4)
        text[position] = first
        let isNumber = text.allSatisfy(digits.contains)
        let expected = isNumber ? UInt32(String(decoding: text, as: UTF8.self), radix: 16) : nil
        #expect(Self.unit(text) == expected, "\(text)")
        #expect(Self.unit(text + [0x30]) == expected, "\(text)")
      }
    }
    #expect(Self.unit(Array("123".utf8)) == nil)
    #expect(Self.unit([]) == nil)
  }

  private static func unit(_ text: [UInt8]) -> UInt32? {
    text.withUnsafeBufferPointer { Cursor($0).hexadecimalUnit(at: 0) }
  }

  @Test func countsScalarsOfEscapes() throws {
    let text = #""a\u00e9\ud83d\ude00\n\"é😀""#
    let slice = try Array(text.utf8).withUnsafeBufferPointer { buffer in
      var cursor = Cursor(buffer)
      return try cursor.string()
    }
    #expect(slice.scalars == 7)
    #expect(slice.isEscaped)
  }
}
