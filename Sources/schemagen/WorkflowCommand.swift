import SchemaRuntime

/// A command of a GitHub workflow, which shows a message at a line of a file.
struct WorkflowCommand {
  var level: String
  var file: String
  var line: Int
  var column: Int?
  var title: String?
  var message: String

  /// The command on a line.
  var text: String {
    var properties = "file=\(Self.property(ReportedPath.of(file))),line=\(line)"
    if let column { properties += ",col=\(column)" }
    if let title { properties += ",title=\(Self.property(title))" }
    return "::\(level) \(properties)::\(Self.data(message))\n"
  }

  private static func data(_ text: String) -> String {
    VisibleText.lines(text).replacing("%", with: "%25").replacing("\r", with: "%0D").replacing(
      "\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
