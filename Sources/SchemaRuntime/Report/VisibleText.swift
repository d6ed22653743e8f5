extension Unicode.Scalar {
  /// Whether a reader does not see the scalar, or misreads the text around it: a control, a control of direction, a
  /// line end of Unicode, a character of no width, a tag, a filler, a noncharacter.
  ///
  /// Every output of this package tests this before it shows text that others wrote.
  package var isHidden: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    let properties = properties
    return [.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
      || properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
  }

  /// The scalar as Swift source writes it: `\u{202E}`.
  package var escapedForSwift: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }

  /// The scalar as JSON writes it: `\u202e`, or a pair of surrogates.
  fileprivate var escapedForJSON: String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }

  /// Whether a reader takes a scalar of a value for another one: a space that is not U+0020 looks like it.
  fileprivate var isHiddenInJSON: Bool {
    isHidden || !isASCII && properties.generalCategory == .spaceSeparator
  }

  fileprivate var isPictograph: Bool { !isASCII && properties.isEmoji }
}

/// Text of others, with its hidden characters made visible.
///
/// Characters that join several into one picture (a family, a flag, a heart in colour) stay as they are there.
package enum VisibleText {
  /// - Parameters:
  ///   - hidden: whether a reader takes a scalar for another one, or does not see it.
  ///   - shown: the text in place of a hidden scalar.
  package static func of(
    _ text: String, hidden: (Unicode.Scalar) -> Bool = { $0.isHidden }, _ shown: (Unicode.Scalar) -> String
  ) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    guard text.unicodeScalars.contains(where: hidden) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if hidden(scalar), !joinsPicture(scalars, index) {
        result += shown(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text with its hidden characters as escapes of Swift; tabs and newlines stay.
  package static func lines(_ text: String) -> String {
    of(text) { $0 == "\n" || $0 == "\t" ? String($0) : $0.escapedForSwift }
  }

  /// The text on one line, with its hidden characters as escapes of Swift; tabs stay.
  package static func line(_ text: String) -> String {
    of(text) { $0 == "\t" ? "\t" : $0.escapedForSwift }
  }

  /// A JSON text of equal value, with its hidden characters as escapes of JSON, and spaces that look like U+0020 and are not; the
  /// white space of JSON stays.
  package static func json(_ text: String) -> String {
    // Most texts of several lines have nothing else than a reader sees.
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }) { return text }
    func shown(_ scalar: Unicode.Scalar) -> String {
      ["\n", "\t", "\r"].contains(scalar) ? String(scalar) : scalar.escapedForJSON
    }
    return of(text, hidden: { $0.isHiddenInJSON }, shown)
  }

  /// The text with the number of each hidden scalar in its place: `(U+202E)`.
  package static func numbered(_ text: String, except kept: [Unicode.Scalar] = []) -> String {
    of(text) { scalar in
      if kept.contains(scalar) { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "(U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ")"
    }
  }

  // MARK: Pictures

  private static func joinsPicture(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    guard index > 0 else { return false }
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalars[index].value {
    case 0xFE0E, 0xFE0F:
      // A digit, this scalar and U+20E3 draw a key.
      return scalars[index - 1].isPictograph || scalars[index - 1].properties.isEmoji && next == "\u{20E3}"
    case 0x200D:
      let before = scalars[index - 1].value == 0xFE0F && index > 1 ? scalars[index - 2] : scalars[index - 1]
      return before.isPictograph && next?.isPictograph ?? false
    case 0xE0020...0xE007F: return isTagOfFlag(scalars, index)
    default: return false
    }
  }

  /// Whether a tag is one of the few between a black flag and the tag that ends them.
  private static func isTagOfFlag(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    let most = 8
    func isTag(_ scalar: Unicode.Scalar) -> Bool { 0xE0020...0xE007E ~= scalar.value }
    let before = scalars[max(0, index - most)..<index].reversed().first { !isTag($0) }
    let behind = scalars[index..<min(scalars.count, index + most)].first { !isTag($0) }
    return before == "\u{1F3F4}" && behind == "\u{E007F}"
  }
}
