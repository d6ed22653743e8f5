import SchemaRuntime

/// How text that others wrote is shown: a terminal obeys control characters, and a name may hold any.
///
/// `VisibleText` decides which characters are hidden, and writes them as `\u{1B}`.
enum PrintableText {
  /// The text with every hidden character but tabs and line ends escaped as in Swift.
  static func of(_ text: String) -> String { VisibleText.lines(text) }

  /// The text on one line.
  static func line(_ text: String) -> String { VisibleText.line(text) }

  /// JSON with the hidden characters that it may hold as they are, escaped as it escapes others: `\u009b`.
  static func json(_ text: String) -> String { VisibleText.json(text) }
}
