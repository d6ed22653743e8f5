/// The shortest decimal that reads back as a double, and among those of one length the closest to it: `digits` /
/// 10^`decimals`.
///
/// A double is an integer times a power of two. Multiplied by 5^`decimals` it still fits in two words, exactly, and
/// only a shift remains. So its first 17 digits are known, and its distance from each of the decimals around it. A
/// decimal with 15 digits or fewer is the only one of its length that reads back; with 17 digits the closest one always
/// does.
struct ShortestDecimal {
  /// Less than 10¹⁷, and no multiple of ten unless `decimals` is 0.
  private(set) var digits: UInt64
  /// How many of the digits stand behind the point: 0 … 20.
  private(set) var decimals: Int

  /// - Parameter value: not negative. Nil where it is less than 10⁻⁴ or not less than 10¹⁵, and of powers of two, which
  ///   are closer to the double below than to that above.
  init?(_ value: Double) {
    guard value >= 1e-4, value < 1e15, value.significandBitPattern != 0 else { return nil }
    let significand = value.significandBitPattern | 1 &<< 52
    let exponent = Int(truncatingIfNeeded: value.bitPattern &>> 52) &- 1023
    // The power of ten below the value, or the one below that.
    let power = (exponent &* 78_913) &>> 18
    var scaled = ScaledSignificand(significand, exponent &- 52, decimals: 16 &- power)
    if scaled.whole >= 100_000_000_000_000_000 {
      scaled = ScaledSignificand(significand, exponent &- 52, decimals: 15 &- power)
    }
    if let short = scaled.rounded(by: 100) {
      (digits, decimals) = (short, scaled.decimals &- 2)
      while decimals > 0, digits % 10 == 0 {
        digits /= 10
        decimals &-= 1
      }
    } else if let short = scaled.rounded(by: 10) {
      (digits, decimals) = (short, scaled.decimals &- 1)
    } else if let short = scaled.rounded(by: 1) {
      (digits, decimals) = (short, scaled.decimals)
    } else {
      return nil
    }
  }
}

/// A double times 10^`decimals`, exactly.
private struct ScaledSignificand {
  let decimals: Int
  /// The integer part of the product.
  let whole: UInt64
  /// The fractional part, times 2^`shift`.
  private let rest: UInt64
  private let shift: UInt64
  /// Half the distance to the next double, times 2^`shift` and doubled.
  private let margin: UInt64

  /// - Parameters:
  ///   - significand: of 53 bits.
  ///   - exponent: -66 … -3, of the power of two that it is to be multiplied with.
  ///   - decimals: so many that the product has 16 to 18 digits.
  init(_ significand: UInt64, _ exponent: Int, decimals: Int) {
    self.decimals = decimals
    margin = DecimalText.powerOfFive(UInt(bitPattern: decimals))
    shift = UInt64(truncatingIfNeeded: 0 &- exponent &- decimals)
    let (high, low) = significand.multipliedFullWidth(by: margin)
    whole = high &<< (64 &- shift) | low &>> shift
    rest = low & (1 &<< shift &- 1)
  }

  /// The nearest multiple of a power of ten, divided by it, where it reads back as the double; of two that are as near, the
  /// even one.
  @inline(__always)
  func rounded(by step: UInt64) -> UInt64? {
    let (quotient, remainder) = whole.quotientAndRemainder(dividingBy: step)
    // Less than 100 times 2^46.
    let above = remainder &<< shift &+ rest
    let below = step &<< shift &- above
    // A decimal halfway between two doubles is read as one of them; other code writes such doubles.
    guard 2 &* min(above, below) < margin else { return nil }
    return quotient &+ (above > below || above == below && quotient & 1 == 1 ? 1 : 0)
  }
}
