/// A number times any power of ten as 64 bits and a power of two, exact to a few units of the last bit. That is mostly
/// enough to know the nearest `Double`.
struct NearbyDouble {
  /// The bits of the number, of which the first is 1.
  private var bits: UInt64
  /// The power of 2 that the bits are multiplied by.
  private var exponent: Int

  /// The greatest error of `bits`, in units of the last bit. Each product of `times` is cut off and may have to be
  /// doubled, with the error of both factors.
  private static let error: UInt64 = 8

  /// - Parameters:
  ///   - mantissa: not 0.
  ///   - power: of ten; nil where it is none of -351 … 350.
  init?(_ mantissa: UInt64, power: Int) {
    // The power of five is that of a multiple of 27, and one that fits a word.
    let (steps, rest) = (power &+ 351).quotientAndRemainder(dividingBy: 27)
    guard power >= -351, steps < Self.powersOfFive.count else { return nil }
    self.init(bits: mantissa, exponent: power)
    multiply(by: Self(bits: DecimalText.powerOfFive(UInt(bitPattern: rest)), exponent: 0))
    let multiple = power &- rest
    // 5^n begins with the bit of this power of two: log₂ 5 is 152170/2¹⁶, near enough for powers up to 400.
    let first = (152_170 &* multiple) &>> 16
    multiply(by: Self(bits: Self.powersOfFive[steps], exponent: first &- 63))
  }

  private init(bits: UInt64, exponent: Int) {
    let zeros = bits.leadingZeroBitCount
    self.bits = bits &<< UInt64(zeros)
    self.exponent = exponent &- zeros
  }

  private mutating func multiply(by other: NearbyDouble) {
    let (high, low) = bits.multipliedFullWidth(by: other.bits)
    // Both began with a 1: the product does, or its second bit is one.
    let zeros = UInt64(high.leadingZeroBitCount)
    bits = high &<< zeros | (low &>> 1) &>> (63 &- zeros)
    exponent &+= other.exponent &+ 64 &- Int(zeros)
  }

  /// The nearest `Double`, ties to even; nil where the bits do not tell it, or it is no normal number.
  var value: Double? {
    let rest = bits & 0x7FF
    // Half a unit of the last of 53 bits, which the error may hide.
    let half: UInt64 = 0x400
    guard rest &+ Self.error < half || rest > half &+ Self.error else { return nil }
    var significand = bits &>> 11 &+ (rest > half ? 1 : 0)
    var power = exponent &+ 11
    if significand == 1 &<< 53 { (significand, power) = (1 &<< 52, power &+ 1) }
    let biased = power &+ 52 &+ 1023
    guard 1...2046 ~= biased else { return nil }
    return Double(bitPattern: UInt64(biased) &<< 52 | significand & (1 &<< 52 &- 1))
  }

  /// The first 64 bits of 5^-351, 5^-324 … 5^324, rounded.
  private static let powersOfFive: [UInt64] = [
    0x8049_A4AC_0C58_11AE, 0xCF42_894A_5DCE_35EA, 0xA76C_5823_38ED_2622, 0x873E_4F75_E222_4E68,
    0xDA7F_5BF5_9096_6849, 0xB080_392C_C434_9DED, 0x8E93_8662_882A_F53E, 0xE658_29B3_046B_0AFA,
    0xBA12_1A46_50E4_DDEC, 0x964E_858C_91BA_2655, 0xF2D5_6790_AB41_C2A3, 0xC428_D05A_A475_1E4D,
    0x9E74_D1B7_91E0_7E48, 0x8000_0000_0000_0000, 0xCECB_8F27_F420_0F3A, 0xA70C_3C40_A64E_6C52,
    0x86F0_AC99_B4E8_DAFD, 0xDA01_EE64_1A70_8DEA, 0xB01A_E745_B101_E9E4, 0x8E41_ADE9_FBEB_C27D,
    0xE5D3_EF28_2A24_2E82, 0xB9A7_4A06_37CE_2EE1, 0x95F8_3D0A_1FB6_9CD9, 0xF24A_01A7_3CF2_DCD0,
    0xC3B8_3581_09E8_4F07, 0x9E19_DB92_B4E3_1BA9,
  ]
}
