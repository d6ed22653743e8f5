/// The difference of two texts as `diff -u` prints it and `patch` reads it.
public enum UnifiedDiff {
  /// The difference of two files, each nil where it does not exist; empty where the texts are equal.
  public static func between(_ old: [UInt8]?, _ new: [UInt8]?, path: String) -> String {
    let oldLines = lines(of: old ?? [])
    let newLines = lines(of: new ?? [])
    let hunks = Hunk.hunks(of: LineEdit.script(from: oldLines, to: newLines))
    guard !hunks.isEmpty || (old == nil) != (new == nil) else { return "" }
    let oldName = old == nil ? "/dev/null" : "a/" + path
    let newName = new == nil ? "/dev/null" : "b/" + path
    return "--- \(oldName)\n+++ \(newName)\n" + hunks.map(\.text).joined()
  }

  /// The lines of a text, each with its line feed; compared by their bytes.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
