/// A place in a text file.
public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
  /// The file, as the person named it: never an absolute path unless they gave one.
  public var file: String
  // Every node of every text has a place, so that half of the room for numbers is worth the way round.
  private var storedLine: UInt32
  private var storedColumn: UInt32

  /// A line or a column beyond the greatest `UInt32` is that number, and a negative one is 0.
  public init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  /// The first line is 1.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = UInt32(clamping: newValue) }
  }

  /// The first column is 1; counted in Unicode scalars.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = UInt32(clamping: newValue) }
  }

  public var description: String { "\(file):\(line):\(column)" }
}

extension SourceLocation: Comparable {
  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
  }
}
