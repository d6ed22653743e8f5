import GeneratorCore
import SchemaRuntime

/// A command of a GitHub workflow, which shows a message, at a line of a file or for the whole run.
struct WorkflowCommand {
  var level: String
  var file: String?
  var line: Int?
  var column: Int?
  var title: String?
  var message: String

  /// The command on a line.
  var text: String {
    let properties = [
      file.map { "file=" + Self.property(PathText.plain($0)) }, line.map { "line=\($0)" },
      column.map { "col=\($0)" }, title.map { "title=" + Self.property($0) },
    ].compactMap(\.self)
    return "::\(level) \(properties.joined(separator: ","))::\(Self.data(message))\n"
  }

  private static func data(_ text: String) -> String {
    VisibleText.lines(text).replacing("%", with: "%25").replacing("\r", with: "%0D").replacing(
      "\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
