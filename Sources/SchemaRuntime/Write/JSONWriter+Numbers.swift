extension JSONWriter {
  /// Writes an integer.
  @inlinable
  public mutating func integer(_ value: Int) { integer(Int64(value)) }

  /// Writes an integer.
  @inlinable
  public mutating func integer(_ value: Int64) {
    reserve(21)
    if value < 0 {
      base[used] = 0x2D
      used &+= 1
    }
    digits(value.magnitude)
    base[used] = 0x2C
    used &+= 1
  }

  /// Writes digits, from the last to the first, two at a time. There is room.
  @inlinable @inline(__always)
  mutating func digits(_ value: UInt64) {
    let pairs = JSONWriter.digitPairs.utf8Start
    var rest = value
    var place = used &+ JSONWriter.digitCount(value)
    used = place
    while rest >= 100 {
      let pair = Int(truncatingIfNeeded: rest % 100) &* 2
      rest /= 100
      place &-= 2
      base[place] = pairs[pair]
      base[place &+ 1] = pairs[pair &+ 1]
    }
    if rest >= 10 {
      let pair = Int(truncatingIfNeeded: rest) &* 2
      base[place &- 2] = pairs[pair]
      base[place &- 1] = pairs[pair &+ 1]
    } else {
      base[place &- 1] = 0x30 &+ UInt8(truncatingIfNeeded: rest)
    }
  }

  @inlinable @inline(__always)
  static func digitCount(_ value: UInt64) -> Int {
    var count = 1
    var rest = value
    while rest >= 10_000 {
      rest /= 10_000
      count &+= 4
    }
    if rest >= 1000 { return count &+ 3 }
    if rest >= 100 { return count &+ 2 }
    return rest >= 10 ? count &+ 1 : count
  }

  /// "00" … "99", end to end.
  @inlinable @inline(__always)
  static var digitPairs: StaticString {
    """
    0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
    5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
    """
  }

  /// Writes the shortest text that reads back as `value`, whole numbers without a point.
  ///
  /// An infinity or NaN writes null and sets `failure`.
  @inlinable
  public mutating func double(_ value: Double) {
    let magnitude = value.magnitude
    // Zero is left out because of its sign.
    if magnitude >= 1e-4, JSONWriter.mayHaveFewDecimals(magnitude) {
      var power = 1.0
      for decimals in 0...6 {
        let scaled = magnitude * power
        guard scaled < 1e15 else { break }
        let whole = UInt64(scaled + 0.5)
        let rounded = Double(whole)
        // At most one number with at most 15 digits reads back as `value`: `rounded / power`, if it does. The first
        // test is implied by the second and saves the division.
        if (rounded - scaled).magnitude <= scaled * 0x1p-50, rounded / power == magnitude {
          decimal(whole, decimals: decimals, isNegative: value < 0)
          return
        }
        power *= 10
      }
    }
    longDouble(value)
  }

  /// Whether six decimals may be enough for a positive number: then the number times a million is close to a whole
  /// number.
  @inlinable @inline(__always)
  static func mayHaveFewDecimals(_ value: Double) -> Bool {
    let millionths = value * 1e6
    guard millionths < 1e15 else { return true }
    return (Double(UInt64(millionths + 0.5)) - millionths).magnitude <= millionths * 0x1p-50
  }

  /// Writes `digits` with the point before the last `decimals` of them, of which the very last is not 0.
  @inlinable
  mutating func decimal(_ value: UInt64, decimals: Int, isNegative: Bool) {
    reserve(32)
    if isNegative {
      base[used] = 0x2D
      used &+= 1
    }
    var scale: UInt64 = 1
    for _ in 0..<decimals { scale &*= 10 }
    digits(value / scale)
    if decimals > 0 {
      let start = used
      // A leading 1 keeps the zeros behind the point; the point then takes its place.
      digits(value % scale &+ scale)
      base[start] = 0x2E
    }
    base[used] = 0x2C
    used &+= 1
  }

  @usableFromInline @inline(never)
  mutating func longDouble(_ value: Double) {
    if let decimal = ShortestDecimal(value.magnitude) {
      fraction(decimal, isNegative: value < 0)
    } else if value.isFinite {
      number(JSONNumber(uncheckedText: value.shortestJSONText))
    } else {
      failure = .nonFiniteNumber
      null()
    }
  }

  private mutating func fraction(_ value: ShortestDecimal, isNegative: Bool) {
    let zeros = value.decimals &- JSONWriter.digitCount(value.digits)
    if zeros < 0 { return decimal(value.digits, decimals: value.decimals, isNegative: isNegative) }
    reserve(32)
    if isNegative {
      base[used] = 0x2D
      used &+= 1
    }
    for byte: UInt8 in [0x30, 0x2E] {
      base[used] = byte
      used &+= 1
    }
    (base + used).update(repeating: 0x30, count: zeros)
    used &+= zeros
    digits(value.digits)
    base[used] = 0x2C
    used &+= 1
  }

  /// Writes the number's own text.
  @inlinable
  public mutating func number(_ value: JSONNumber) {
    value.withText { json($0) }
  }
}
