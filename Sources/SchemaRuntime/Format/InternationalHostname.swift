/// Internationalized names of hosts by RFC 5890 §2.3.2.3 and RFC 5891 §5.
enum InternationalHostname {
  static func isHostname(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let labels = scalars(of: utf8).split(omittingEmptySubsequences: false, whereSeparator: isSeparator)
    return isName(labels.map(Array.init), requiresNormalization: true, separators: labels.count - 1)
  }

  /// A domain of a mail address (RFC 6531 §3.3): its labels are parted by full stops only, and its author need not
  /// have composed its accents.
  static func isMailDomain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let labels = scalars(of: utf8).split(separator: 0x2E, omittingEmptySubsequences: false)
    return isName(labels.map(Array.init), requiresNormalization: false, separators: labels.count - 1)
  }

  private static func isName(_ labels: [[UInt32]], requiresNormalization: Bool, separators: Int) -> Bool {
    var names: [InternationalLabel] = []
    for scalars in labels {
      guard let label = InternationalLabel(scalars, requiresNormalization: requiresNormalization) else {
        return false
      }
      names.append(label)
    }
    let length = names.reduce(separators) { $0 + $1.encodedLength }
    guard length <= Hostname.maximumName else { return false }
    // The Bidi rule is one of whole names: one label that needs it makes all of them need it (RFC 5893 §2).
    guard names.contains(where: { BidiRule.applies(to: $0.scalars) }) else { return true }
    return names.allSatisfy { BidiRule.accepts($0.scalars) }
  }

  /// The separators that RFC 3490 §3.1 takes for full stops.
  private static func isSeparator(_ scalar: UInt32) -> Bool {
    scalar == 0x2E || scalar == 0x3002 || scalar == 0xFF0E || scalar == 0xFF61
  }

  private static func scalars(of utf8: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var result: [UInt32] = []
    var position = 0
    while position < utf8.count { result.append(UTF8Scanner.scalar(of: utf8, at: &position)) }
    return result
  }
}
