/// A place in a text file.
public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
  /// The file, as the person named it: never an absolute path unless they gave one.
  public var file: String
  /// The first line is 1.
  public var line: Int
  /// The first column is 1; counted in Unicode scalars.
  public var column: Int

  public init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String { "\(file):\(line):\(column)" }
}

extension SourceLocation: Comparable {
  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
  }
}
