extension DecimalText {
  /// One text per value: `1` for `1.0`, `10e-1` and `1`; `0` for `-0`; `1e21` for `1000e18`.
  ///
  /// Plain digits where the point lies within 21 places before or 7 behind the first digit, as ECMAScript prints
  /// numbers; scientific otherwise. No digit is lost.
  public static func canonical(_ a: UnsafeBufferPointer<UInt8>) -> String {
    let parts = DecimalParts(a)
    if parts.isZero { return "0" }
    var text: [UInt8] = parts.isNegative ? [0x2D] : []
    // The power of ten of the first digit, plus one: how many digits stand before the point.
    let leading = parts.lastExponent &+ parts.digitCount
    if leading > 21 || leading < -5 {
      text.append(parts.digit(0) &+ 0x30)
      if parts.digitCount > 1 { text.append(0x2E) }
      for index in 1..<max(1, parts.digitCount) { text.append(parts.digit(index) &+ 0x30) }
      return String(decoding: text, as: UTF8.self) + "e" + parts.exponent.text(adding: parts.digitCount &- 1)
    }
    if leading <= 0 { text += [0x30, 0x2E] + [UInt8](repeating: 0x30, count: 0 &- leading) }
    for index in 0..<parts.digitCount {
      if index == leading, leading > 0 { text.append(0x2E) }
      text.append(parts.digit(index) &+ 0x30)
    }
    if leading > parts.digitCount { text += [UInt8](repeating: 0x30, count: leading &- parts.digitCount) }
    return String(decoding: text, as: UTF8.self)
  }
}
