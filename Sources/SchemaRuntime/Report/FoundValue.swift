/// The words for the value at which a finding stands, as “300” or “an object”, which a message says beside what it expected.
package struct FoundValue {
  /// The longest text or number that is shown whole, in Unicode scalars.
  private static let longest = 40

  private let words: String
  private let isContainer: Bool

  /// The keywords whose messages say what was found, each by its name with a slash before it, as a location ends.
  package struct Keywords: Sendable {
    /// Those that concern a value as a whole, whatever its kind is.
    package var ofAnyKind: [String]
    /// Those that concern a number or a string.
    package var ofScalars: [String]

    /// - Parameters:
    ///   - ofAnyKind: those that concern a value as a whole, whatever its kind is.
    ///   - ofScalars: those that concern a number or a string.
    package init(ofAnyKind: [String] = [], ofScalars: [String] = []) {
      (self.ofAnyKind, self.ofScalars) = (ofAnyKind, ofScalars)
    }

    /// Whether the keyword at a location says what was found.
    fileprivate func include(_ location: String, for found: FoundValue) -> Bool {
      Self.names(ofAnyKind, include: location)
        || !found.isContainer && Self.names(ofScalars, include: location)
    }

    private static func names(_ names: [String], include location: String) -> Bool {
      let location = location.utf8
      for name in names where location.count >= name.utf8.count {
        if location.suffix(name.utf8.count).elementsEqual(name.utf8) { return true }
      }
      return false
    }
  }

  /// Reads the value that begins at `offset`; nil where none does.
  fileprivate init?(in text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let cursor = Cursor(text)
    switch cursor.byte(at: offset) {
    case UInt8(ascii: "{"): (words, isContainer) = ("an object", true)
    case UInt8(ascii: "["): (words, isContainer) = ("an array", true)
    case UInt8(ascii: "\""):
      guard let string = cursor.name(at: offset) else { return nil }
      (words, isContainer) = (JSONValue.string(Self.cut(string)).description, false)
    default:
      var word: [UInt8] = []
      while Self.isWord(cursor.byte(at: offset + word.count)) {
        word.append(cursor.byte(at: offset + word.count))
      }
      if word.isEmpty { return nil }
      (words, isContainer) = (Self.cut(String(decoding: word, as: UTF8.self)), false)
    }
  }

  private static func cut(_ text: String) -> String {
    var start: [UInt8] = []
    var count = 0
    for byte in text.utf8 {
      // Only the first byte of a scalar counts.
      if byte & 0xC0 != 0x80 { count += 1 }
      if count > longest { return String(decoding: start, as: UTF8.self) + "…" }
      start.append(byte)
    }
    return text
  }

  /// Whether a byte is part of a number, `true`, `false` or `null`.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "E"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// What stands behind the message of a finding.
  fileprivate var ending: String { ", found " + words }
}

extension ValidationReport {
  /// This report for a person who has the text. An error says which value it is about: “must be at most 255, found 300”;
  /// objects and arrays are named only where they should be something else. The text's own `$schema` is no unknown property.
  /// - Parameters:
  ///   - text: the text that the report is of.
  ///   - keywords: those whose messages say what was found.
  package func shown(of text: UnsafeBufferPointer<UInt8>, _ keywords: FoundValue.Keywords)
    -> ValidationReport
  {
    var shown = ValidationReport(syntaxError: syntaxError)
    for var violation in violations {
      if violation.isUnknownProperty, violation.instanceLocation.hasSameScalars(as: "/$schema") {
        continue
      }
      if violation.severity == .error, violation.message.utf8.starts(with: "must ".utf8),
        let found = FoundValue(in: text, at: violation.offset),
        keywords.include(violation.keywordLocation, for: found)
      {
        violation.message += found.ending
      }
      shown.violations.append(violation)
    }
    return shown
  }
}

extension Violation {
  /// Whether it warns of a name that no schema lists.
  public var isUnknownProperty: Bool {
    severity == .warning && message.utf8.starts(with: "unknown property".utf8)
  }
}
