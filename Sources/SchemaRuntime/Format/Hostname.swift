/// Names of hosts by RFC 1123 §2.1 and, for labels that begin with `xn--`, RFC 5890 §2.3.2.1.
enum Hostname {
  static let maximumLabel = 63
  /// RFC 1034 §3.1 counts 255 octets with the lengths of labels and the root.
  static let maximumName = 253

  /// A name whose A-labels are what an internationalized label encodes to.
  static func isHostname(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    forEachLabel(of: utf8) { label in
      isPlainLabel(label) && (!isALabelPrefixed(label) || InternationalLabel(aLabel: label) != nil)
    }
  }

  /// A name of letters, digits and hyphens, whatever they may encode.
  static func isPlainHostname(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    forEachLabel(of: utf8, where: isPlainLabel)
  }

  private static func forEachLabel(
    of utf8: UnsafeBufferPointer<UInt8>, where isLabel: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    guard utf8.count <= maximumName else { return false }
    var start = 0
    for index in 0...utf8.count where index == utf8.count || utf8[index] == UInt8(ascii: ".") {
      guard isLabel(UnsafeBufferPointer(rebasing: utf8[start..<index])) else { return false }
      start = index + 1
    }
    return true
  }

  /// Letters, digits and hyphens, with a hyphen at neither end.
  static func isPlainLabel(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
    guard 1...maximumLabel ~= label.count, label[0] != hyphen, label[label.count - 1] != hyphen else {
      return false
    }
    let allowed = plain
    return label.allSatisfy { allowed.contains($0) }
  }

  /// Whether a label begins with `xn--`, in either case.
  static func isALabelPrefixed(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
    label.count >= 4 && label[0] | 0x20 == UInt8(ascii: "x") && label[1] | 0x20 == UInt8(ascii: "n")
      && label[2] == hyphen && label[3] == hyphen
  }

  private static let hyphen = UInt8(ascii: "-")
  private static let plain = ASCIISet.alphanumerics.union(ASCIISet("-"))
}
