/// The demands of a table on a member's value, which decide what a `FastEntry` leaves open.
struct FullEntry {
  /// Whether the table has all demands on the member's value.
  var isDecided: Bool
  /// Whether a string has a pattern that is not a simple one.
  var hasOtherPattern: Bool
  /// The elements of a simple pattern, which stay where they are as long as the program runs.
  var shape: UnsafeBufferPointer<PatternShape.Element>?
  /// Whether the text must end where the elements do.
  var shapeReachesEnd: Bool
  /// The elements of a pattern that is simple for ASCII, to be compared with many bytes at once.
  var runs: PatternRuns?
  /// Whether the pattern matches every plain mailbox.
  var acceptsPlainMailboxes: Bool
  var format: Format?
  var types: TypeSet
  var maxLength: Int
  var minLength: Int
  var maxBytes: Int
  /// The strings of `enum` and `const`, where there are such keywords.
  var values: KeyTable?
  /// The multiples of a number that are accepted at a look.
  var steps: NumberSteps?
  /// Whether a look at an integer of few digits says all.
  var decidesIntegers: Bool
  /// The numbers that are accepted by how they are written.
  var plainNumbers: PlainNumbers
  /// The integers that are accepted at a look, in ascending order, where they are listed.
  var integers: UnsafeBufferPointer<Int64>?

  /// Whether all objects, and all arrays, are accepted.
  var acceptsObjects: Bool
  var acceptsArrays: Bool
  /// The table of the objects or arrays that are accepted.
  var nested: Nested?
  /// The table of the objects or arrays that are accepted as the content of a string.
  var content: Nested?

  /// The table of a value.
  struct Nested {
    var kind: MemberRow.Nested
    var table: MemberTable
  }

  /// - Parameter pattern: that of the row's demands.
  init(_ row: MemberRow, _ pattern: Pattern?) {
    let demands = row.demands
    isDecided = row.reach == .complete
    let types = demands?.types ?? []
    let isOpen = isDecided && demands?.values == nil
    (acceptsObjects, acceptsArrays) = (isOpen && types.contains(.object), isOpen && types.contains(.array))
    let shape = pattern?.simpleShape
    self.types = types
    hasOtherPattern = demands?.pattern != nil && shape == nil
    self.shape = shape.map { FullEntry.kept($0.elements) }
    shapeReachesEnd = shape?.reachesEnd ?? false
    runs = (pattern?.asciiShape).flatMap(PatternRuns.init)
    acceptsPlainMailboxes = pattern?.acceptsPlainMailboxes ?? false
    format = demands?.format
    maxLength = demands?.maxLength ?? Int.max
    minLength = demands?.minLength ?? 0
    maxBytes = demands?.maxBytes ?? Int.max
    values = demands?.strings.map { KeyTable($0) }
    steps = demands.flatMap(NumberSteps.init)
    integers = demands?.integers.map(FullEntry.kept)
    decidesIntegers = demands?.hasPlainRange ?? false
    plainNumbers = demands?.plainNumbers ?? []
  }

  /// Whether a text of ASCII has a size that is accepted.
  @inline(__always)
  func accepts(asciiCount count: Int) -> Bool {
    count >= minLength && count <= maxLength && count <= maxBytes
  }

  /// Whether numbers are accepted at a look by a list or as multiples, and not by a range.
  var asksMoreOfNumbers: Bool { steps != nil || integers != nil }

  /// Whether a number is among those multiples or integers.
  func accepts(_ number: FastNumber) -> Bool {
    if let steps { return steps.accepts(number) }
    guard let integers, number.scale == 0 else { return false }
    return integers.containsAscending(Int64(number.value))
  }

  /// Elements that stay where they are as long as the program runs.
  private static func kept<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
    let kept = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = kept.initialize(from: elements)
    return UnsafeBufferPointer(kept)
  }

  /// Whether a string meets all demands, except for a pattern that is not simple.
  func admits(_ string: StringSlice, _ cursor: Cursor) -> Bool {
    guard types.contains(.string) else { return false }
    if let values, values.index(of: string, in: cursor) < 0 { return false }
    if cursor.isLonger(string, than: maxLength) || cursor.isShorter(string, than: minLength) { return false }
    if cursor.isBigger(string, than: maxBytes) { return false }
    if let shape,
      !cursor.withUTF8(string, { PatternShape.matches($0, shape, reachesEnd: shapeReachesEnd) })
    {
      return false
    }
    guard let format else { return true }
    let (start, count) = (string.start, string.count)
    if string.scalars == count, !string.isEscaped, count < 64, cursor.padded.reaches(start) {
      return cursor.padded.isText(from: start, at: start, count, of: format)
    }
    return cursor.withUTF8(string) { format.accepts($0) }
  }
}

extension ScalarConstraints {
  /// Whether a `NumberRange` holds all integers of few digits that are accepted.
  fileprivate var hasPlainRange: Bool { values == nil && multipleOf == nil && NumberRange(self) != nil }

  /// The numbers for which the type is the only demand, apart from a minimum of zero or less.
  fileprivate var plainNumbers: PlainNumbers {
    guard values == nil, maximum ?? exclusiveMaximum ?? exclusiveMinimum ?? multipleOf == nil,
      minimum.map({ $0.isSmall && $0.value <= 0 }) ?? true,
      !types.isDisjoint(with: [.number, .integer])
    else { return [] }
    var plain = PlainNumbers.naturals
    if minimum == nil { plain.insert(.negatives) }
    if types.contains(.number) { plain.insert(.fractions) }
    return plain
  }

  /// The integers that are listed, in ascending order, where nothing else is asked of numbers.
  var integers: [Int64]? {
    guard let values, !bindsNumbers, !types.isDisjoint(with: [.number, .integer]) else { return nil }
    let integers = values.integers
    return integers.isEmpty ? nil : integers
  }
}
