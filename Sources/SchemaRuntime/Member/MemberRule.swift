/// What a table asks of a member's value, to decide what a `QuickRule` leaves open.
struct MemberRule {
  /// Whether the table says all that there is to say of the member's value.
  var isDecided: Bool
  /// Whether a string has a pattern that is not a simple one.
  var hasOtherPattern: Bool
  /// The elements of a simple pattern, which stay where they are as long as the program runs.
  var shape: UnsafeBufferPointer<PatternShape.Element>?
  /// Whether the text must end where they do.
  var shapeReachesEnd: Bool
  /// The same elements, to be compared with many bytes at once.
  var runs: PatternRuns?
  var format: Format?
  var types: TypeSet
  var maxLength: Int
  var minLength: Int
  var maxBytes: Int
  var values: KeyTable?
  /// The multiples of a number that are accepted at a look.
  var steps: NumberSteps?

  /// - Parameters:
  ///   - shape: the pattern, where it is a simple one.
  ///   - isDecided: whether nothing but the demands is to be said of the value.
  init(_ demands: MemberDemands?, _ shape: PatternShape?, isDecided: Bool) {
    self.isDecided = isDecided
    types = demands?.types ?? []
    hasOtherPattern = demands?.pattern != nil && shape == nil
    self.shape = shape.map { shape in
      let elements = UnsafeMutableBufferPointer<PatternShape.Element>.allocate(capacity: shape.elements.count)
      _ = elements.initialize(from: shape.elements)
      return UnsafeBufferPointer(elements)
    }
    shapeReachesEnd = shape?.reachesEnd ?? false
    runs = shape.flatMap(PatternRuns.init)
    format = demands?.format
    maxLength = demands?.maxLength ?? Int.max
    minLength = demands?.minLength ?? 0
    maxBytes = demands?.maxBytes ?? Int.max
    values = demands?.values.map { KeyTable($0) }
    steps = demands.flatMap(NumberSteps.init)
  }

  /// Whether a string is one that may stand here, a pattern aside that is not simple.
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
    return cursor.withUTF8(string) { format.accepts($0) }
  }
}
