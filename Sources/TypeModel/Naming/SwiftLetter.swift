import SchemaRuntime

extension Unicode.Scalar {
  /// Whether a Swift identifier may begin with the scalar, and it is a letter of some script.
  public var isSwiftLetter: Bool {
    if isASCII { return isASCIILower || isASCIIUpper }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter:
      return !isHidden && Self.identifierRanges.contains { $0.contains(value) }
    default: return false
    }
  }

  /// Whether the scalar is part of the letter before it, as the vowel signs of many scripts are, and Swift takes it there.
  public var isSwiftMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark:
      return !isHidden && Self.identifierRanges.contains { $0.contains(value) }
    default: return false
    }
  }

  /// The scalars that identifiers may hold beyond ASCII (The Swift Programming Language, "Identifiers"), as far as they
  /// are letters and marks.
  private static let identifierRanges: [ClosedRange<UInt32>] = [
    0xAA...0xAA, 0xB5...0xB5, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D,
    0x180F...0x1FFF, 0x2070...0x218F, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
    0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
    0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
