/// The demands on a name and its value for a loop over members, in numbers: enough to accept most valid members at a
/// look.
///
/// The demands on a member take 64 bytes, one of the processor's cache lines; the spelling of the next expected name
/// takes another.
struct FastEntry {
  /// The words of the name, as those of a `Key`.
  var head: UInt64
  var tail: UInt64
  /// The bit of the name in one of a walk's words. None for the names from `ObjectScanner.bitCount` on.
  var seenBit: UInt64
  /// How many bytes the name has; more than a look takes in where there is no name, or one that JSON cannot hold
  /// without an escape.
  var count: UInt32
  /// The name's number.
  var index: Int32
  /// The place of that word, in bytes from the first.
  var seenWord: UInt32
  /// The offset of the member's storage in the struct, in bytes, where a walk stores the value.
  var slotOffset: UInt32 = 0
  /// The numbers that are accepted.
  var numbers: NumberRange
  /// The fewest bytes, and the fewest scalars, of a string that is accepted at a look; `textSpan` says how many more
  /// bytes it may have. Where no string is accepted at a look, no count fits.
  var leastText: UInt8
  var textSpan: UInt8
  /// Whether the table has all demands on the member's value.
  var isDecided: Bool
  var allowsBoolean: Bool
  var allowsNull: Bool
  /// Whether a walk may go over values that are accepted, and need not note where they are.
  var isFast: Bool
  /// Whether a walk whose caller wants no warnings may go over values that are accepted, and need not note where they
  /// are.
  var isAcceptIfSilent = false
  /// The kind of demand on a string.
  var kind: Kind
  /// The storage that a struct has for the member's value, where a walk stores it.
  var slot: Slot = .none
  /// Whether that storage is an optional.
  var isSlotOptional = false
  /// The slot in which a walk notes the places of values that are accepted; -1 where it does not.
  var capturedSlot: Int8 = -1
  /// The bytes that a document has where the name stands.
  var spelling: ExpectedKey
  /// The kind of demand that a look decides for a string.
  enum Kind: UInt8 {
    /// A size, or more than a look decides.
    case size
    /// `list`: one of some strings, and no other demand. `pattern`: beside a size, a pattern and perhaps a format.
    /// `format`: beside a size, a format.
    case list, pattern, format
    /// The string has to hold an object or an array as JSON, which a table decides.
    case content
  }

  /// The storage that a struct has for a member's value.
  enum Slot: UInt8 {
    /// Storage that the walk leaves to its caller.
    case none
    /// No storage: the value is always the same.
    case fixed
    case string, integer, double, boolean
    /// An enum without payloads, which takes a byte.
    case listed
  }

  /// - Parameters:
  ///   - demands: the demands that the table has for the value.
  ///   - reach: how far a walk deals with the value by itself.
  init(_ name: KeyTable.Entry, index: Int, _ demands: ScalarConstraints?, _ reach: MemberRow.Reach) {
    (head, tail) = (name.head, name.tail)
    count = UInt32(truncatingIfNeeded: name.count)
    if name.count & KeyTable.escapeMark != 0 { count = UInt32.max }
    self.index = Int32(truncatingIfNeeded: index)
    let hasBit = 0..<ObjectScanner.bitCount ~= index
    seenBit = hasBit ? 1 &<< UInt64(index & 63) : 0
    seenWord = hasBit ? UInt32(index &>> 6 &* 8) : 0
    isDecided = reach == .complete
    let types = demands?.types ?? []
    let values = demands?.values
    allowsBoolean = types.contains(.boolean) && values?.hasBooleans ?? true
    allowsNull = types.contains(.null) && values?.contains(.null) ?? true
    switch reach {
    case .complete, .acceptOnly: isFast = true
    case .captured(let slot): (isFast, capturedSlot) = (false, Int8(slot))
    case .nested(_, let mayWarn, _): (isFast, isAcceptIfSilent) = (!mayWarn, mayWarn)
    case .acceptIfSilent: (isFast, isAcceptIfSilent) = (false, true)
    case .external: isFast = false
    }
    kind = reach.nested?.isContent ?? false ? .content : demands?.kind ?? .size
    (leastText, textSpan) = demands?.plainText ?? FastEntry.noText
    numbers = demands.flatMap(NumberRange.init(withPlaces:)) ?? .none
    spelling = ExpectedKey(name, isFound: hasBit)
  }

  /// A range that no count of a look is in.
  private static let noText: (UInt8, UInt8) = (UInt8.max, 0)

  /// Whether some strings are accepted by their size alone.
  @inline(__always)
  var acceptsSomeText: Bool { leastText < 64 }

  /// Whether strings are accepted, and nothing is asked of them but a size.
  @inline(__always)
  var asksForSize: Bool { kind == .size && acceptsSomeText }

  /// Whether a string of so many bytes, fewer than 64, and so many scalars is accepted.
  @inline(__always)
  func accepts(bytes: Int, scalars: Int) -> Bool { accepts(bytes: bytes) && scalars >= Int(leastText) }

  /// Whether a string of ASCII of so many bytes, fewer than 64, is accepted.
  @inline(__always)
  func accepts(bytes: Int) -> Bool { UInt(bitPattern: bytes &- Int(leastText)) <= UInt(textSpan) }
}

extension [JSONValue] {
  /// Whether both booleans are among the values.
  fileprivate var hasBooleans: Bool { contains(.bool(true)) && contains(.bool(false)) }
}

extension ScalarConstraints {
  /// The least and the greatest size of a string, each the closest of those in scalars and in bytes.
  fileprivate var sizes: (Int, Int) { (minLength ?? 0, min(maxLength ?? Int.max, maxBytes ?? Int.max)) }

  fileprivate var kind: FastEntry.Kind {
    guard types.contains(.string) else { return .size }
    switch (strings != nil, pattern != nil, format != nil) {
    case (true, false, false): return sizes == (0, Int.max) ? .list : .size
    case (false, true, _): return .pattern
    case (false, false, true): return .format
    default: return .size
    }
  }

  /// The least size, and the span of sizes, of strings that are accepted at a look.
  fileprivate var plainText: (UInt8, UInt8)? {
    let isPlain = values == nil && format == nil && pattern == nil
    let (least, most) = sizes
    guard types.contains(.string), isPlain, least <= most, least < 64 else { return nil }
    return (UInt8(least), UInt8(min(most, 128) - least))
  }
}
