/// A text of ASCII that one look takes in, as bits for classes of its bytes: the lowest bit is about the first byte.
struct ASCIIFormatMatcher {
  private let block: ByteBlock
  private let shift: UInt64
  /// The input from the text's first byte on.
  private let text: PaddedBytes
  let count: Int

  /// - Parameters:
  ///   - start: the offset at which the look starts.
  ///   - text: the offset of the text, which ends less than 64 bytes from the start.
  @inline(__always)
  init(_ bytes: PaddedBytes, from start: Int, at text: Int, count: Int) {
    block = bytes.block(at: start)
    shift = UInt64(truncatingIfNeeded: text &- start)
    self.text = PaddedBytes(base: bytes.base + text, limit: bytes.limit &- text)
    self.count = count
  }

  /// A bit for each byte.
  @inline(__always) private var all: UInt64 { 1 &<< UInt64(truncatingIfNeeded: count) &- 1 }

  @inline(__always)
  private func bits(_ byte: UInt8) -> UInt64 { block.bits(equalTo: byte) &>> shift & all }

  @inline(__always)
  private func bits(_ least: Unicode.Scalar, _ last: Unicode.Scalar, orBit bit: UInt8 = 0) -> UInt64 {
    let least = UInt8(truncatingIfNeeded: least.value)
    let range = ByteRange(least: least, span: UInt8(truncatingIfNeeded: last.value) &- least)
    return block.bits(in: range, orBit: bit) &>> shift & all
  }

  @inline(__always) private var digits: UInt64 { bits("0", "9") }
  @inline(__always) private var alphanumerics: UInt64 { digits | bits("a", "z", orBit: 0x20) }

  /// Whether the text has a format, for sure; false also where it takes a second look.
  @inline(__always)
  func has(_ format: Format) -> Bool {
    switch format {
    case .uuid: isUUID
    case .dateTime: isDateTime
    case .date: count == 10 && isDate(firstDigits)
    case .email, .idnEmail: isMailbox
    case .hostname: isHostname(from: 0, alphanumerics)
    case .uri, .iri, .uriReference, .iriReference: isAddress
    default: false
    }
  }

  // MARK: UUIDs

  private var isUUID: Bool {
    let hyphens: UInt64 = 1 &<< 8 | 1 &<< 13 | 1 &<< 18 | 1 &<< 23
    let hexadecimal = digits | bits("a", "f", orBit: 0x20)
    return count == 36 && hexadecimal == all ^ hyphens && bits(0x2D) == hyphens
  }

  // MARK: Dates and times, leap days and seconds aside

  /// The digits among as many bytes from the text's first on as a time with nanoseconds has; the last may be behind it.
  @inline(__always)
  private var firstDigits: UInt64 {
    let range = ByteRange(least: 0x30, span: 9)
    let most = text.bits(in: range, at: 0)
    return count <= 32 ? most : most | text.bits(in: range, at: 32) &<< 32
  }

  /// Whether ten bytes are a date.
  @inline(__always)
  private func isDate(_ digits: UInt64) -> Bool {
    let head = text.word(at: 0)
    let month = ASCIIFormatMatcher.number(UInt64(truncatingIfNeeded: head &>> 40))
    let day = ASCIIFormatMatcher.number(text.word(at: 8))
    // 31 days in January, March, May, July, August, October and December; 28 in any.
    let isLong = (0b1_0101_1010_1010 as UInt64) &>> month & 1 == 1
    let isInMonth = day &- 1 < 28 || day <= 30 && month != 2 || day == 31 && isLong
    return digits & 0x3FF == 0b11_0110_1111 && head & 0xFF00_00FF_0000_0000 == 0x2D00_002D_0000_0000
      && month &- 1 < 12 && isInMonth && day != 0
  }

  private var isDateTime: Bool {
    let digits = firstDigits
    guard count >= 20, count <= 48, isDate(digits) else { return false }
    let (head, tail) = (text.word(at: 10), text.word(at: 18))
    let isTime =
      digits &>> 11 & 0xFF == 0b1101_1011 && head & 0xFF_0000_FF00_00FF == 0x3A_0000_3A00_0054
      && ASCIIFormatMatcher.number(head &>> 8) < 24 && ASCIIFormatMatcher.number(head &>> 32) < 60
      && ASCIIFormatMatcher.number(head &>> 56 | tail &<< 8) < 60
    // The fraction of a second.
    let isFraction = tail &>> 8 & 0xFF == 0x2E
    let places = isFraction ? (~(digits &>> 20)).trailingZeroBitCount : 0
    let zone = isFraction ? 20 &+ places : 19
    guard isTime, !isFraction || places != 0 else { return false }
    let offset = text.word(at: zone)
    if zone &+ 1 == count { return offset & 0xFF == 0x5A }
    return zone &+ 6 == count && digits &>> UInt64(truncatingIfNeeded: zone) & 0x3F == 0b11_0110
      && (offset & 0xFF == 0x2B || offset & 0xFF == 0x2D) && offset &>> 24 & 0xFF == 0x3A
      && ASCIIFormatMatcher.number(offset &>> 8) < 24 && ASCIIFormatMatcher.number(offset &>> 32) < 60
  }

  /// The number of two digits that a word begins with.
  @inline(__always)
  private static func number(_ word: UInt64) -> UInt64 { (word & 0xF) &* 10 &+ word &>> 8 & 0xF }

  // MARK: Addresses

  /// A scheme of letters and a host, with what most addresses have behind it: no port, no user, no escapes, no fragment.
  private var isAddress: Bool {
    let colon = bits(0x3A)
    let length = colon.trailingZeroBitCount
    guard colon != 0, length != 0, text.word(at: length) & 0xFF_FFFF == 0x2F_2F3A else { return false }
    let letters = bits("a", "z", orBit: 0x20)
    // In RFC 3986, `& ' ( ) * + , - . /`, digits, `=`, `?` and `_`: all of them may stand in a host, except the slash
    // and the question mark, which end it.
    let others = bits("&", "9") | bits(0x3D) | bits(0x3F) | bits(0x5F)
    let scheme = colon & (0 &- colon) &- 1
    let rest = UInt64(length &+ 3)
    let first = text.byte(at: length &+ 3)
    return letters & scheme == scheme && (letters | others) &>> rest == all &>> rest && first != 0x2F
      && first != 0x3F && length &+ 3 < count
  }

  // MARK: Hosts and mailboxes

  /// Letters, digits and hyphens, in labels that begin and end with none of these.
  @inline(__always)
  private func isHostname(from start: Int, _ alphanumerics: UInt64) -> Bool {
    let (dots, hyphens) = (bits(0x2E), bits(0x2D))
    let shift = UInt64(truncatingIfNeeded: start)
    let first: UInt64 = 1 &<< shift
    let last: UInt64 = 1 &<< UInt64(truncatingIfNeeded: count &- 1)
    let ends = first | dots &<< 1 | dots &>> 1 | last
    // Two hyphens may begin an encoding of other letters.
    return (alphanumerics | dots | hyphens) &>> shift == all &>> shift && all &>> shift != 0
      && (ends & ~alphanumerics) &>> shift == 0 && hyphens & hyphens &<< 1 == 0
  }

  /// An atom, or several with dots between them, of letters, digits and the most common signs; and a host.
  private var isMailbox: Bool {
    let alphanumerics = alphanumerics
    return isMailbox(alphanumerics, signs: bits(0x2D) | bits(0x5F) | bits(0x2B))
  }

  @inline(__always)
  private func isMailbox(_ alphanumerics: UInt64, signs: UInt64) -> Bool {
    let sign = bits(0x40)
    let at = sign.trailingZeroBitCount
    guard sign != 0, at != 0 else { return false }
    let local = sign &- 1
    let dots = bits(0x2E)
    let atoms = alphanumerics | signs
    let edges = (dots &<< 1 | dots &>> 1 | 1 | sign &>> 1) & local
    return (atoms | dots) & local == local && edges & ~atoms == 0
      && isHostname(from: at &+ 1, alphanumerics)
  }

  /// Whether the text is what `Pattern.plainMailbox` matches, for sure; false also where two hyphens follow one another.
  var isPlainMailbox: Bool {
    let letters = bits("a", "z")
    guard isMailbox(letters | digits, signs: bits(0x2D) | bits(0x5F)) else { return false }
    // The last label: behind the last dot, which the host has to have.
    let dots = bits(0x2E) & UInt64.max &<< UInt64(truncatingIfNeeded: bits(0x40).trailingZeroBitCount)
    let start = 64 &- dots.leadingZeroBitCount
    let label = all & UInt64.max &<< UInt64(truncatingIfNeeded: start)
    return dots != 0 && 2...4 ~= count &- start && letters & label == label
  }
}
