/// A generated table: one row per line, fields parted by `|`, names first; a field of ranges holds `gap` or
/// `gap+length` in base 36, parted by spaces (see Scripts/generate-unicode-tables.py).
struct UnicodeTable {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The range of a field's bytes.
  typealias Field = Range<Int>

  /// The fields of the row that has the name among its first `names` fields.
  func row(_ name: String, names: Int = 1) -> [Field]? {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let fields = fields(of: start..<end)
      if fields.prefix(names).contains(where: { bytes[$0].elementsEqual(name.utf8) }) { return fields }
      start = end + 1
    }
    return nil
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
    while position < bytes.count {
      rows[rows.count - 1].append(number(at: &position))
      if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { rows.append([]) }
      position += 1
    }
    return rows
  }

  private func number(at position: inout Int) -> UInt32 {
    var value: UInt32 = 0
    while position < bytes.count {
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
