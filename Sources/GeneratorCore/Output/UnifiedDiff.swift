import SchemaRuntime

/// The difference of two texts as `diff -u` prints it and `patch` reads it.
public enum UnifiedDiff {
  /// The difference of two files, each nil where it does not exist; empty where the texts are equal.
  public static func between(_ old: [UInt8]?, _ new: [UInt8]?, path: String) -> String {
    let oldLines = lines(of: old ?? [])
    let newLines = lines(of: new ?? [])
    let hunks = Hunk.hunks(of: LineEdit.script(from: oldLines, to: newLines))
    guard !hunks.isEmpty || (old == nil) != (new == nil) else { return "" }
    let oldName = old == nil ? "/dev/null" : quoted("a/" + path)
    let newName = new == nil ? "/dev/null" : quoted("b/" + path)
    return "--- \(oldName)\n+++ \(newName)\n" + hunks.map(\.text).joined()
  }

  /// A name as `git` and `patch` have it: in quotes, with bytes as octal numbers, where it has hidden characters.
  private static func quoted(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: \.isHidden) else { return name }
    let bytes = name.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: String(UnicodeScalar(byte))
      default:
        "\\" + [byte >> 6, byte >> 3 & 7, byte & 7].map { String($0) }.joined()
      }
    }
    return "\"" + bytes.joined() + "\""
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
