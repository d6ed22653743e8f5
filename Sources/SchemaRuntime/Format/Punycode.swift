/// Punycode (RFC 3492) with the parameters of IDNA.
enum Punycode {
  private static let base = 36
  private static let minimumThreshold = 1
  private static let maximumThreshold = 26
  private static let initialBias = 72
  private static let initialScalar = 0x80
  /// Every code point, times more places than a label has.
  private static let maximumDelta: Int64 = 0x110000 * 256

  /// The code points that lower-case `text` encodes, or nil when it encodes none.
  static func decode(_ text: [UInt8]) -> [UInt32]? {
    let delimiter = text.lastIndex(of: UInt8(ascii: "-"))
    var output = text[..<(delimiter ?? 0)].map { UInt32($0) }
    var position = delimiter.map { $0 + 1 } ?? 0
    var scalar = initialScalar
    var index = 0
    var bias = initialBias
    while position < text.count {
      guard let delta = decodeDelta(text, &position, bias: bias) else { return nil }
      let count = output.count + 1
      bias = adapt(delta, count: count, isFirst: output.count == (delimiter ?? 0))
      index += delta
      scalar += index / count
      index %= count
      guard scalar <= Int(ScalarSet.last), !(0xD800...0xDFFF ~= scalar) else { return nil }
      output.insert(UInt32(scalar), at: index)
      index += 1
    }
    return output
  }

  /// A number of variable length, if it is below what the longest label could need.
  private static func decodeDelta(_ text: [UInt8], _ position: inout Int, bias: Int) -> Int? {
    var value: Int64 = 0
    var weight: Int64 = 1
    var step = base
    while position < text.count {
      guard let digit = digit(of: text[position]) else { return nil }
      position += 1
      value += Int64(digit) * weight
      guard value <= maximumDelta else { return nil }
      let threshold = threshold(step, bias)
      if digit < threshold { return Int(value) }
      weight *= Int64(base - threshold)
      guard weight <= maximumDelta * 64 else { return nil }
      step += base
    }
    return nil
  }

  /// The encoding of code points, in lower case; nil when it would be beyond all labels.
  static func encode(_ scalars: [UInt32]) -> [UInt8]? {
    guard scalars.count <= 256 else { return nil }
    var output = scalars.filter { $0 < 0x80 }.map { UInt8($0) }
    let basic = output.count
    if basic > 0 { output.append(UInt8(ascii: "-")) }
    var handled = basic
    var scalar = UInt32(initialScalar)
    var delta = 0
    var bias = initialBias
    while handled < scalars.count {
      let next = scalars.lazy.filter { $0 >= scalar }.min() ?? scalar
      delta += Int(next - scalar) * (handled + 1)
      scalar = next
      for other in scalars {
        if other < scalar { delta += 1 }
        guard other == scalar else { continue }
        encodeDelta(delta, bias: bias, into: &output)
        bias = adapt(delta, count: handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      scalar += 1
    }
    return output
  }

  private static func encodeDelta(_ delta: Int, bias: Int, into output: inout [UInt8]) {
    var value = delta
    var step = base
    while true {
      let threshold = threshold(step, bias)
      if value < threshold { break }
      output.append(character(of: threshold + (value - threshold) % (base - threshold)))
      value = (value - threshold) / (base - threshold)
      step += base
    }
    output.append(character(of: value))
  }

  private static func threshold(_ step: Int, _ bias: Int) -> Int {
    min(max(step - bias, minimumThreshold), maximumThreshold)
  }

  /// RFC 3492 §6.1.
  private static func adapt(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var bias = 0
    while delta > (base - minimumThreshold) * maximumThreshold / 2 {
      delta /= base - minimumThreshold
      bias += base
    }
    return bias + (base - minimumThreshold + 1) * delta / (delta + 38)
  }

  private static func digit(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 26
    default: nil
    }
  }

  private static func character(of digit: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: digit < 26 ? digit + 0x61 : digit - 26 + 0x30)
  }
}
