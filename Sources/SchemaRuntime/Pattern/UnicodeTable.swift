/// A generated table: one row per line, fields parted by `|`, names first; a field of ranges holds `gap` or
/// `gap+length` in base 36, parted by spaces (see Scripts/generate-unicode-tables.py).
struct UnicodeTable {
  // By a pointer: where code is not optimised, slices of a buffer take far longer.
  private let bytes: UnsafePointer<UInt8>
  private let count: Int

  init(_ text: StaticString) { (bytes, count) = (text.utf8Start, text.utf8CodeUnitCount) }

  /// The range of a field's bytes.
  typealias Field = Range<Int>

  /// The fields of the row that has the name among its first `names` fields.
  func row(_ name: String, names: Int = 1) -> [Field]? {
    let name = Array(name.utf8)
    var start = 0
    while start < count {
      if has(name, among: names, at: start) { return fields(of: start..<end(of: start)) }
      start = end(of: start) + 1
    }
    return nil
  }

  /// Where the line ends that begins at a place.
  private func end(of start: Int) -> Int {
    var end = start
    while end < count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  /// Whether a name is one of the first fields of the row at a place.
  private func has(_ name: [UInt8], among names: Int, at start: Int) -> Bool {
    var at = start
    for _ in 0..<names {
      var length = 0
      while length < name.count, at + length < count, bytes[at + length] == name[length] { length += 1 }
      if length == name.count, at + length < count, bytes[at + length] == UInt8(ascii: "|") { return true }
      while at < count, bytes[at] != UInt8(ascii: "|") {
        if bytes[at] == UInt8(ascii: "\n") { return false }
        at += 1
      }
      at += 1
    }
    return false
  }

  /// The ranges that the second field of a row holds.
  func set(_ name: String) -> ScalarSet? {
    guard let row = row(name), row.count == 2 else { return nil }
    return set(row[1])
  }

  private func fields(of line: Range<Int>) -> [Field] {
    var result: [Field] = []
    var start = line.lowerBound
    for index in line where bytes[index] == UInt8(ascii: "|") {
      result.append(start..<index)
      start = index + 1
    }
    result.append(start..<line.upperBound)
    return result
  }

  /// The ranges that a field holds.
  func set(_ field: Field) -> ScalarSet {
    var ranges: [ClosedRange<UInt32>] = []
    var end: UInt32 = 0
    var position = field.lowerBound
    while position < field.upperBound {
      let first = end + number(at: &position)
      end = first
      if position < field.upperBound, bytes[position] == UInt8(ascii: "+") {
        position += 1
        end += number(at: &position)
      }
      ranges.append(first...end)
      position += 1  // the space
    }
    return ScalarSet(ranges)
  }

  /// Every row of a table that holds nothing but numbers.
  var numbers: [[UInt32]] {
    var rows: [[UInt32]] = [[]]
    var position = 0
    while position < count {
      rows[rows.count - 1].append(number(at: &position))
      if position < count, bytes[position] == UInt8(ascii: "\n") { rows.append([]) }
      position += 1
    }
    return rows
  }

  private func number(at position: inout Int) -> UInt32 {
    var value: UInt32 = 0
    while position < count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value * 36 + UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = value * 36 + UInt32(byte - UInt8(ascii: "a")) + 10
      default: return value
      }
      position += 1
    }
    return value
  }
}
