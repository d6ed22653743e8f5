/// Where a text differs from the one that is expected.
public enum TextDifference {
  /// The first line that differs, with its number, as both have it; nil where the bytes of both are the same.
  public static func first(expected: String, found: String) -> String? {
    if expected.utf8.elementsEqual(found.utf8) { return nil }
    let (old, new) = (lines(expected), lines(found))
    let common = min(old.count, new.count)
    let line = (0..<common).first { !old[$0].elementsEqual(new[$0]) } ?? common
    return "line \(line + 1): expected \(shown(old, line)), found \(shown(new, line))"
  }

  private static func lines(_ text: String) -> [Substring.UTF8View] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  private static func shown(_ lines: [Substring.UTF8View], _ line: Int) -> String {
    line < lines.count ? "'\(Substring(lines[line]))'" : "the end"
  }
}
