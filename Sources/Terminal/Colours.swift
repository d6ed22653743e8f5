/// How much findings matter, in colour, for a person at a terminal.
enum Colours {
  private static let colours = [("error: ", "31"), ("warning: ", "33"), ("note: ", "36")]

  /// The lines, with the word of each that says how much it matters in colour.
  static func of(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }.joined(
      separator: "\n")
  }

  private static func line(_ line: String) -> String {
    var first: (range: Range<String.Index>, colour: String)?
    for (word, colour) in colours {
      guard let range = line.firstRange(of: word), isWord(range.lowerBound, of: line),
        range.lowerBound < first?.range.lowerBound ?? line.endIndex
      else { continue }
      first = (range, colour)
    }
    guard let (range, colour) = first else { return line }
    let word = line[range].dropLast()
    return line[..<range.lowerBound] + "\u{1B}[1;\(colour)m" + word + "\u{1B}[0m "
      + line[range.upperBound...]
  }

  private static func isWord(_ index: String.Index, of line: String) -> Bool {
    index == line.startIndex || line[line.index(before: index)] == " "
  }
}
