/// One line on the terminal that says what a long run is at; nothing where standard error is no terminal.
struct ProgressLine: Sendable {
  private let shows = Console.isWatched

  func show(_ text: String) {
    if shows { Console.errorAsIs("\r\u{1B}[K" + PrintableText.line(text)) }
  }

  func clear() {
    if shows { Console.errorAsIs("\r\u{1B}[K") }
  }
}
