/// Reads the generated tables: one row per line, fields parted by `|`, ranges as `gap` or `gap+length` in
/// base 36 (see Scripts/generate-unicode-tables.py).
enum UnicodeTable {
  /// The fields of the first row that `matches` by its fields before the ranges.
  static func row(
    of table: String, where matches: (_ fields: [Substring]) -> Bool
  ) -> [Substring]? {
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      if matches(fields) { return fields }
    }
    return nil
  }

  /// The set a row of two fields names.
  static func set(named name: String, in table: String) -> ScalarSet? {
    guard let fields = row(of: table, where: { $0[0] == name }), fields.count == 2 else { return nil }
    return decode(fields[1])
  }

  static func decode(_ field: Substring) -> ScalarSet {
    var ranges: [ClosedRange<UInt32>] = []
    var end: UInt32 = 0
    for word in field.split(separator: " ") {
      let numbers = word.split(separator: "+")
      guard let gap = UInt32(numbers[0], radix: 36) else { continue }
      let length = numbers.count > 1 ? UInt32(numbers[1], radix: 36) ?? 0 : 0
      let first = end + gap
      end = first + length
      ranges.append(first...end)
    }
    return ScalarSet(ranges)
  }
}
