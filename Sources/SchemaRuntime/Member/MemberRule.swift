/// What a loop over members asks of a value, in numbers: enough to accept most valid ones at a look.
struct MemberRule {
  /// Whether the table says all that there is to say of the member's value.
  var isDecided: Bool
  var allowsBoolean: Bool
  var allowsNull: Bool
  /// Whether a number may have a fractional part.
  var allowsFraction: Bool
  /// Whether a string has a pattern.
  var hasPattern: Bool
  var format: Format?
  var types: TypeSet
  /// A string of plain ASCII is accepted if its bytes are so many …
  var leastText: Int
  /// … and at most so many more. Where no string is accepted at a look, no count fits.
  var textSpan: UInt
  /// The same for the value of a number.
  var leastNumber: Int
  var numberSpan: UInt
  // For a second look: the limits as the schema states them.
  var maxLength: Int
  var minLength: Int
  var maxBytes: Int
  var values: KeyTable?

  /// - Parameter isDecided: whether nothing but the demands is to be said of the value.
  init(_ demands: MemberDemands?, isDecided: Bool) {
    self.isDecided = isDecided
    let isOpen = demands?.values == nil
    types = demands?.types ?? []
    allowsBoolean = types.contains(.boolean) && isOpen
    allowsNull = types.contains(.null) && isOpen
    allowsFraction = types.contains(.number)
    hasPattern = demands?.pattern != nil
    format = demands?.format
    (leastText, textSpan) = demands?.plainText ?? MemberRule.noText
    (leastNumber, numberSpan) = demands?.smallNumbers ?? MemberRule.noNumber
    maxLength = demands?.maxLength ?? Int.max
    minLength = demands?.minLength ?? 0
    maxBytes = demands?.maxBytes ?? Int.max
    values = demands?.values.map { KeyTable($0) }
  }

  /// A range that no count is in.
  private static let noText: (Int, UInt) = (Int.min, 0)
  /// A range that no number of seven digits is in, nor a multiple of it by a power of ten such a multiple of a number.
  private static let noNumber: (Int, UInt) = (1 << 36, 0)

  /// Whether a string is one that may stand here, its pattern aside.
  func admits(_ string: StringSlice, _ cursor: Cursor) -> Bool {
    guard types.contains(.string) else { return false }
    if let values, values.index(of: string, in: cursor) < 0 { return false }
    if cursor.isLonger(string, than: maxLength) || cursor.isShorter(string, than: minLength) { return false }
    if cursor.isBigger(string, than: maxBytes) { return false }
    guard let format else { return true }
    return cursor.withUTF8(string) { format.accepts($0) }
  }

  /// Whether a number / 10^`scale` is accepted at a look. It has at most seven digits before and behind the point.
  @inline(__always)
  func accepts(_ number: Int, scale: Int) -> Bool {
    if scale == 0 { return UInt(bitPattern: number &- leastNumber) <= numberSpan }
    // Bounds that take part here are below 10⁹, so there is room to multiply.
    let power = Cursor.powerOfTen(scale)
    let distance = UInt(bitPattern: number &- leastNumber &* power)
    return allowsFraction && distance <= numberSpan &* UInt(bitPattern: power)
  }
}

extension MemberDemands {
  /// The least number of bytes and the span of those of plain strings that are accepted.
  fileprivate var plainText: (Int, UInt)? {
    let most = min(maxLength ?? Int.max, maxBytes ?? Int.max)
    let least = minLength ?? 0
    let isPlain = values == nil && format == nil && pattern == nil
    guard types.contains(.string), isPlain, least <= most else { return nil }
    return (least, UInt(bitPattern: most - least))
  }

  /// The least number and the span of those that are accepted, as far as a look goes.
  fileprivate var smallNumbers: (Int, UInt)? {
    guard values == nil, !types.isDisjoint(with: [.number, .integer]) else { return nil }
    let reach = 1_000_000_000
    if let minimum, minimum.small == nil { return nil }
    if let maximum, maximum.small == nil { return nil }
    let least = max(minimum?.small ?? -reach, -reach)
    let most = min(maximum?.small ?? reach, reach)
    guard least <= most else { return nil }
    return (least, UInt(bitPattern: most - least))
  }
}
