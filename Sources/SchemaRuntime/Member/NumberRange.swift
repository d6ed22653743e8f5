/// The numbers that are accepted at a look: a range between two integers, beyond which others may be valid, too.
struct NumberRange {
  /// The least number that is accepted.
  private var least: Int32
  /// How many integers from `least` on are in the range, of which the last is the greatest number accepted; `endless`
  /// where there is no greatest.
  private var countOfIntegers: UInt32
  /// How many digits may stand behind the point; `anyPlaces` where that does not matter.
  private var places: UInt8

  private static let endless: UInt32 = UInt32.max
  private static let anyPlaces: UInt8 = UInt8.max

  /// The range of no number.
  static var none: NumberRange { NumberRange(least: 0, countOfIntegers: 0, places: 0) }

  private init(least: Int32, countOfIntegers: UInt32, places: UInt8) {
    (self.least, self.countOfIntegers, self.places) = (least, countOfIntegers, places)
  }

  /// The range of a table's line, with the number of places where `multipleOf` asks for no more than that; nil where no
  /// number is accepted at a look.
  init?(withPlaces demands: ScalarConstraints) {
    guard let divisor = demands.multipleOf else {
      self.init(demands)
      return
    }
    guard let range = NumberRange(demands), let number = divisor.fast, number.value == 1, number.scale < 8
    else {
      return nil
    }
    self = range
    places = min(places, UInt8(number.scale))
  }

  /// The range of a table's line, without `multipleOf`; nil where there is none.
  init?(_ demands: ScalarConstraints) {
    if demands.values != nil {
      self.init(ofListed: demands.integers ?? [])
      return
    }
    guard !demands.types.isDisjoint(with: [.number, .integer]) else { return nil }
    let bounds = [
      demands.minimum?.integerAbove(orEqual: true), demands.exclusiveMinimum?.integerAbove(orEqual: false),
    ]
    let limits = [
      demands.maximum?.integerBelow(orEqual: true), demands.exclusiveMaximum?.integerBelow(orEqual: false),
    ]
    let least = max(bounds.compactMap { $0 }.max() ?? Int.min, Int(Int32.min))
    guard least <= Int(Int32.max) else { return nil }
    let places = demands.types.contains(.number) ? Self.anyPlaces : 0
    guard let most = limits.compactMap({ $0 }).min() else {
      self.init(least: Int32(least), countOfIntegers: Self.endless, places: places)
      return
    }
    guard most >= least else { return nil }
    let count = UInt32(min(most - least + 1, Int(Self.endless) - 1))
    self.init(least: Int32(least), countOfIntegers: count, places: places)
  }

  /// The range of integers in ascending order; nil where they do not follow one another.
  private init?(ofListed integers: [Int64]) {
    guard let least = integers.first.flatMap(Int32.init(exactly:)),
      integers.enumerated().allSatisfy({ $1 == Int64(least) + Int64($0) })
    else { return nil }
    self.init(least: least, countOfIntegers: UInt32(integers.count), places: 0)
  }

  @inline(__always)
  func accepts(_ number: FastNumber) -> Bool {
    if number.scale == 0 {
      let distance = number.value &- Int(least)
      return UInt(bitPattern: distance) < UInt(countOfIntegers) || isEndless(distance)
    }
    guard number.isShort else { return acceptsLong(number) }
    // None of these operations overflows.
    let power = number.power
    let distance = number.value &- Int(least) &* power
    let span = UInt(countOfIntegers &- 1) &* UInt(bitPattern: power)
    return number.scale <= Int(places) && (UInt(bitPattern: distance) <= span || isEndless(distance))
  }

  /// Whether a fraction with many digits is accepted.
  @inline(never)
  private func acceptsLong(_ number: FastNumber) -> Bool {
    // Then at most nine of the eighteen digits stand before the point: without a limit the number is in the range.
    if number.scale >= 9, least == Int32.min, countOfIntegers == Self.endless, places == Self.anyPlaces {
      return true
    }
    let (floor, ceiling) = number.integers
    let least = Int(least)
    return places == Self.anyPlaces && floor >= least
      && (countOfIntegers == Self.endless || ceiling &- least < Int(countOfIntegers))
  }

  /// Whether every integer of eight digits or more is accepted.
  @inline(__always)
  var acceptsManyDigits: Bool { countOfIntegers == Self.endless && least <= 10_000_000 }

  /// Whether every number from the least one on is accepted.
  @inline(__always)
  private func isEndless(_ distance: Int) -> Bool { countOfIntegers == Self.endless && distance >= 0 }
}

/// Multiples that a look decides.
struct NumberSteps {
  /// The divisor times 10^`places`.
  private var divisor: Int
  private var places: Int
  private var range: NumberRange

  /// The multiples of a table's line; nil where they take a second look.
  init?(_ demands: ScalarConstraints) {
    guard let divisor = demands.multipleOf, let range = NumberRange(demands) else { return nil }
    guard let number = divisor.fast, number.value > 0 else { return nil }
    (self.divisor, places, self.range) = (number.value, number.scale, range)
  }

  func accepts(_ number: FastNumber) -> Bool {
    guard number.isShort, number.scale <= places, range.accepts(number) else { return false }
    let (value, isOverflow) = number.value.multipliedReportingOverflow(
      by: PaddedBytes.powerOfTen(places &- number.scale))
    return !isOverflow && value % divisor == 0
  }
}

extension NumberLimit {
  /// The limit, where it is short.
  fileprivate var fast: FastNumber? {
    let text = Array(text.utf8)
    return text.withUnsafeBufferPointer { utf8 in
      var cursor = Cursor(utf8)
      do throws(Rejection) {
        let number = try cursor.number()
        let fast = FastNumber(value: number.value, scale: number.scale)
        return number.isSmall && fast.isShort ? fast : nil
      } catch {
        return nil  // no number
      }
    }
  }

  /// The least integer above the limit, or not below it; a greater one where the limit is no small integer.
  fileprivate func integerAbove(orEqual: Bool) -> Int? {
    if let small { return orEqual ? small : small + 1 }
    guard let near else { return isNegative ? nil : Int.max }
    // By integers: the function that rounds a double is in a library of its own.
    let whole = Int(near)
    return Double(whole) > near ? whole : whole + 1
  }

  /// The greatest integer below the limit, or not above it; a lesser one where the limit is no small integer.
  fileprivate func integerBelow(orEqual: Bool) -> Int? {
    if let small { return orEqual ? small : small - 1 }
    guard let near else { return isNegative ? Int.min : nil }
    let whole = Int(near)
    return Double(whole) < near ? whole : whole - 1
  }

  private var isNegative: Bool { text.utf8.first == 0x2D }

  /// The limit as a double, which may be a little more or less, where integers are exact.
  private var near: Double? {
    var text = text
    guard let value = text.withUTF8(DecimalText.double), value.magnitude < 1e15 else { return nil }
    return value
  }
}
