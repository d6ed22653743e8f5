public import SchemaModel

/// The result of a run of the suite: counts by file, and every case that was not passed.
public struct ConformanceReport: Sendable {
  public struct Row: Sendable {
    public var dialect: Dialect
    public var part: Suite.Part
    public var path: String
    public var total = 0
    public var interpreted = 0
    public var generated = 0
    /// Instances for which both readers report the same findings, in the same order.
    public var agreeing = 0
    /// Valid instances whose schema has a Swift type, and those that came back equal.
    public var copies = 0
    public var equalCopies = 0
  }

  public enum Reader: String, Sendable {
    case interpreter, generated, agreement
    case roundTrip = "round trip"
  }

  public struct Miss: Sendable {
    public var reader: Reader
    /// Dialect and file, group, case.
    public var place: String
    public var reason: String
  }

  public var rows: [Row] = []
  /// The dialects whose folder the suite does not have.
  public var skipped: [Dialect] = []
  /// Why schemas were not compiled, by their paths.
  var problems: [String: String] = [:]
  public var misses: [Miss] = []
  /// Round trips that are not equal only for what `CopyVerdict.beyondNumberTypes` says.
  public var beyondNumberTypes: [Miss] = []

  /// The sums of a part.
  public func total(_ dialect: Dialect, _ part: Suite.Part) -> Row {
    var sum = Row(dialect: dialect, part: part, path: "\(dialect.suiteFolder) \(part.rawValue)")
    for row in rows where row.dialect == dialect && row.part == part {
      sum.total += row.total
      sum.interpreted += row.interpreted
      sum.generated += row.generated
      sum.agreeing += row.agreeing
      sum.copies += row.copies
      sum.equalCopies += row.equalCopies
    }
    return sum
  }

  /// The table of files and the sums, then every miss.
  public var text: String {
    var lines: [[String]] = [["file", "interpreter", "generated", "same findings", "round trips"]]
    lines += rows.map { cells($0, name: "\($0.dialect.suiteFolder)/\($0.path)") }
    lines.append(Array(repeating: "", count: 5))
    for dialect in Dialect.ofJSONSchema {
      for part in Suite.Part.allCases {
        let sum = total(dialect, part)
        if sum.total > 0 { lines.append(cells(sum, name: sum.path)) }
      }
    }
    var text = Self.table(lines)
    for dialect in skipped { text += "skipped \(dialect.suiteFolder): the suite has no such folder\n" }
    if !beyondNumberTypes.isEmpty {
      text += "\nRound trips of numbers that Int and Double do not hold:\n" + Self.list(beyondNumberTypes)
    }
    return text + (misses.isEmpty ? "\nEvery case passed.\n" : "\nNot passed:\n" + Self.list(misses))
  }

  private static func list(_ items: [Miss]) -> String {
    items.map { "\($0.reader.rawValue): \($0.place): \($0.reason)\n" }.joined()
  }

  private func cells(_ row: Row, name: String) -> [String] {
    [
      name, "\(row.interpreted)/\(row.total)", "\(row.generated)/\(row.total)",
      "\(row.agreeing)/\(row.total)",
      "\(row.equalCopies)/\(row.copies)",
    ]
  }

  private static func table(_ lines: [[String]]) -> String {
    let widths = (0..<5).map { column in lines.map { $0[column].count }.max() ?? 0 }
    let texts = lines.map { line in
      let cells = line.enumerated().map { index, cell in
        let space = String(repeating: " ", count: widths[index] - cell.count)
        return index == 0 ? cell + space : space + cell
      }
      var text = cells.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      return text
    }
    return texts.joined(separator: "\n") + "\n"
  }
}
