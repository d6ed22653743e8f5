/// Which code points labels may hold, and beside which others: RFC 5892, derived from the properties that the standard
/// library knows.
enum InternationalCodePoint {
  /// The derived property of a code point, RFC 5892 §1.
  private enum Property {
    case valid
    case contextual
    case disallowed
  }

  /// Whether the code point at `index` may stand there.
  static func isAllowed(at index: Int, of label: [UInt32]) -> Bool {
    switch property(of: label[index]) {
    case .valid: true
    case .contextual: InternationalContext.allows(at: index, of: label)
    case .disallowed: false
    }
  }

  /// RFC 5892 §3, in its order.
  private static func property(of value: UInt32) -> Property {
    if let exception = exception(value) { return exception }
    guard let scalar = Unicode.Scalar(value) else { return .disallowed }
    if isPlain(value) { return .valid }
    let properties = scalar.properties
    if properties.isJoinControl { return .contextual }
    if isOldHangulJamo(value) || properties.changesWhenNFKCCaseFolded
      || properties.isDefaultIgnorableCodePoint || properties.isWhitespace
      || properties.isNoncharacterCodePoint || isIgnorableBlock(value)
    {
      return .disallowed
    }
    return isLetterOrDigit(properties.generalCategory) ? .valid : .disallowed
  }

  /// RFC 5892 §2.6.
  private static func exception(_ value: UInt32) -> Property? {
    switch value {
    case 0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007: .valid
    case 0xB7, 0x375, 0x5F3, 0x5F4, 0x30FB, 0x660...0x669, 0x6F0...0x6F9: .contextual
    case 0x640, 0x7FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B: .disallowed
    default: nil
    }
  }

  /// RFC 5892 §2.5: the hyphen, digits and small letters.
  private static func isPlain(_ value: UInt32) -> Bool {
    value == 0x2D || 0x30...0x39 ~= value || 0x61...0x7A ~= value
  }

  /// RFC 5892 §2.9.
  private static func isOldHangulJamo(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB: true
    default: false
    }
  }

  /// RFC 5892 §2.4: marks for symbols, and musical notation.
  private static func isIgnorableBlock(_ value: UInt32) -> Bool {
    0x20D0...0x20FF ~= value || 0x1D100...0x1D24F ~= value
  }

  /// RFC 5892 §2.1.
  private static func isLetterOrDigit(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .lowercaseLetter, .uppercaseLetter, .otherLetter, .decimalNumber, .modifierLetter,
      .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }
}
