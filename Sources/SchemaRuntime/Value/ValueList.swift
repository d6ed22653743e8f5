/// The values of an `enum` (Validation §6.1.2), of any types, for comparison with values in bytes.
///
/// Generated code keeps one as a constant made from a single literal, a line per value.
public final class ValueList: Sendable {
  private let strings: OwnedKeyTable
  /// The integers that `Int64` holds, in ascending order.
  let integers: [Int64]
  /// The numbers that are not among `integers`.
  private let numbers: [JSONNumber]
  /// Arrays and objects, as JSON texts.
  private let containers: [String]
  let hasNull: Bool
  /// Whether `false` is among the values, and `true`.
  let booleans: (no: Bool, yes: Bool)

  /// The list of some values.
  public init(_ values: [JSONValue]) {
    var (strings, numbers, containers): ([String], [JSONNumber], [String]) = ([], [], [])
    var (hasNull, booleans) = (false, (no: false, yes: false))
    for value in values {
      switch value {
      case .string(let string): strings.append(string)
      case .number(let number): numbers.append(number)
      case .array, .object: containers.append(value.description)
      case .null: hasNull = true
      case .bool(let value): if value { booleans.yes = true } else { booleans.no = true }
      }
    }
    self.strings = OwnedKeyTable(strings)
    integers = values.integers
    self.numbers = numbers.filter { $0.int64Value == nil }
    self.containers = containers
    self.hasNull = hasNull
    self.booleans = booleans
  }

  /// Whether a string is one of the values.
  func contains(_ string: StringSlice, _ cursor: Cursor) -> Bool {
    strings.table.index(of: string, in: cursor) >= 0
  }

  /// Whether a number is one of the values, by its mathematical value.
  func contains(_ number: NumberSlice, _ cursor: Cursor) -> Bool {
    let bytes = cursor.bytes(number.start, number.count)
    let integer = number.isSmallInteger ? Int64(number.value) : DecimalText.int64(bytes)
    if let integer { return integers.withUnsafeBufferPointer { $0.containsAscending(integer) } }
    return numbers.contains { other in other.withText { DecimalText.compare(bytes, $0) == 0 } }
  }

  /// Whether the value at an offset, which has been read before, is one of the values.
  func contains(valueAt offset: Int, _ cursor: Cursor) -> Bool {
    var walk = cursor
    walk.position = offset
    do {
      switch try walk.kind() {
      case .null: return hasNull
      case .boolean: return try walk.boolean() ? booleans.yes : booleans.no
      case .number: return contains(try walk.number(), cursor)
      case .string: return contains(try walk.string(), cursor)
      case .array, .object: return containers.contains { Assertion.equals($0, at: offset, cursor) }
      }
    } catch {
      return false  // It has been read.
    }
  }
}

extension [JSONValue] {
  /// The integers among these that `Int64` holds, in ascending order.
  var integers: [Int64] {
    compactMap { if case .number(let number) = $0 { number.int64Value } else { nil } }.sorted()
  }
}

extension UnsafeBufferPointer<Int64> {
  /// Whether a number is among these, which ascend.
  @inline(__always)
  func containsAscending(_ number: Int64) -> Bool {
    if count <= 32 {
      // Without a branch for each, which the processor would predict wrongly: the sign of a difference less one is set,
      // and its own is not, only for zero.
      var zeros: Int64 = 0
      for other in self { zeros |= ((other ^ number) &- 1) & ~(other ^ number) }
      return zeros < 0
    }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low &+ high) &>> 1
      if self[middle] < number { low = middle &+ 1 } else { high = middle }
    }
    return low < count && self[low] == number
  }
}
