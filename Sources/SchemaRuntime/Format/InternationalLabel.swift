/// A label of a name that IDNA accepts: plain ASCII, an A-label, or a U-label (RFC 5890 §2.3).
struct InternationalLabel {
  /// The label as people read it: an A-label is decoded.
  let scalars: [UInt32]
  /// How many octets the label has in the DNS.
  let encodedLength: Int

  private static let prefix = Array("xn--".utf8)

  /// A label in any of its forms.
  init?(_ scalars: [UInt32], requiresNormalization: Bool) {
    let ascii = scalars.compactMap { $0 < 0x80 ? UInt8($0) : nil }
    guard ascii.count == scalars.count else {
      self.init(uLabel: scalars, requiresNormalization: requiresNormalization)
      return
    }
    let label = ascii.withUnsafeBufferPointer { bytes in
      Hostname.isPlainLabel(bytes) ? Self.ascii(bytes) : nil
    }
    guard let label else { return nil }
    self = label
  }

  private static func ascii(_ bytes: UnsafeBufferPointer<UInt8>) -> InternationalLabel? {
    if Hostname.isALabelPrefixed(bytes) { return InternationalLabel(aLabel: bytes) }
    // Hyphens in the third and fourth place are kept for encodings to come (RFC 5890 §2.3.1).
    if bytes.count >= 4, bytes[2] == UInt8(ascii: "-"), bytes[3] == UInt8(ascii: "-") { return nil }
    return InternationalLabel(scalars: bytes.map { UInt32($0) }, encodedLength: bytes.count)
  }

  private init(scalars: [UInt32], encodedLength: Int) {
    self.scalars = scalars
    self.encodedLength = encodedLength
  }

  /// An A-label: what a U-label encodes to, and nothing else (RFC 5891 §5.3, RFC 5890 §2.3.2.1).
  init?(aLabel: UnsafeBufferPointer<UInt8>) {
    let lowerCase = aLabel.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    guard let scalars = Punycode.decode(Array(lowerCase.dropFirst(Self.prefix.count))),
      let label = InternationalLabel(uLabel: scalars, requiresNormalization: true),
      Punycode.encode(scalars).map({ Self.prefix + $0 }) == lowerCase
    else { return nil }
    self = label
  }

  /// A U-label (RFC 5891 §4.2 and §5.4): at least one code point beyond ASCII, each allowed where it stands.
  init?(uLabel scalars: [UInt32], requiresNormalization: Bool) {
    guard let first = scalars.first, let last = scalars.last, scalars.contains(where: { $0 >= 0x80 }),
      scalars.count <= Hostname.maximumLabel,
      first != Self.hyphen, last != Self.hyphen, !Self.isMark(first),
      !(scalars.count >= 4 && scalars[2] == Self.hyphen && scalars[3] == Self.hyphen),
      scalars.indices.allSatisfy({ InternationalCodePoint.isAllowed(at: $0, of: scalars) }),
      !requiresNormalization || NormalizationForm.isComposed(scalars),
      !BidiRule.applies(to: scalars) || BidiRule.accepts(scalars),
      let encoded = Punycode.encode(scalars), Self.prefix.count + encoded.count <= Hostname.maximumLabel
    else { return nil }
    self.init(scalars: scalars, encodedLength: Self.prefix.count + encoded.count)
  }

  private static let hyphen: UInt32 = 0x2D

  private static func isMark(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
