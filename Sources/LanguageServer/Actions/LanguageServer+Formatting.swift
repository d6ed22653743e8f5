import Diagnostics
import GeneratorCore
import SchemaFormat
import SchemaRuntime

extension LanguageServer {
  /// The changes that lay a document out as `schemagen fmt` does. A text that cannot be read stays as it is.
  func format(_ document: OpenDocument) throws(RequestFailure) -> JSONValue {
    var bag = DiagnosticBag()
    let output = SchemaFormatter(layout(of: document)).format(
      document.text.bytes, file: document.path ?? document.uri, syntax: document.isJSON ? .json : .yaml,
      into: &bag)
    guard let output else {
      let reason = bag.sorted.first { $0.severity == .error }
      throw RequestFailure(.requestFailed, reason.map { "\($0)" } ?? "the text cannot be read")
    }
    return json(TextChange.between(document.text, output), in: document.text)
  }

  /// The settings around a document, or those that a command has without any.
  private func layout(of document: OpenDocument) -> LayoutSettings {
    guard let path = document.path,
      let file = finder.configuration ?? TargetConfiguration.file(aroundSchema: path)
    else { return LayoutSettings() }
    // Mistakes in settings are reported as findings in them.
    var bag = DiagnosticBag()
    do throws(FileProblem) {
      return LayoutSettings(try TargetConfiguration(file, texts: heldTexts, into: &bag).format)
    } catch {
      return LayoutSettings()
    }
  }
}
