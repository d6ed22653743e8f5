extension Int {
  /// How many decimal digits each number holds that has no more: 18 in 64 bits, 9 in 32.
  static var heldDigits: Int { (bitWidth &- 1) &* 3 / 10 }
}
