import Diagnostics
import GeneratorCore
import SchemaLint
import SchemaModel
import SchemaRuntime

extension LanguageServer {
  /// The quick fixes for what stands in a range.
  func codeActions(_ document: OpenDocument, _ parameters: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let start = Position(parameters["range"]?["start"]), let end = Position(parameters["range"]?["end"])
    else {
      throw RequestFailure(.invalidParameters, "'range' must be an object with a 'start' and an 'end'")
    }
    guard let path = document.path else { return [] }
    let from = document.text.offset(of: min(start, end), encoding)
    let to = document.text.offset(of: max(start, end), encoding)
    let only = parameters["context"]?["only"]?.arrayValue?.compactMap(\.stringValue)
    if let only, !only.contains(where: { $0 == "quickfix" || $0.isEmpty }) { return [] }
    let findings = toldFindings(document, path).filter { finding in
      let word = document.text.word(at: finding.place)
      return word.lowerBound <= to && from <= word.upperBound
    }
    return .array(findings.flatMap { fixes(of: $0, document, path) })
  }

  /// The findings that the client has of the text of a document; those of the last look at all schemas where it has none yet.
  private func toldFindings(_ document: OpenDocument, _ path: String) -> [Finding] {
    guard let told = published[ScalarKey(path)], told.version == document.version else {
      return board.findings(in: path)
    }
    return told.findings
  }

  private func fixes(of finding: Finding, _ document: OpenDocument, _ path: String) -> [JSONValue] {
    var fixes: [QuickFix] = []
    if let fix = QuickFix.retyping(finding, in: document.text, isJSON: document.isJSON)
      ?? QuickFix.respelling(finding, in: document.text)
    {
      fixes.append(fix)
    }
    if let fix = QuickFix.mending(finding, in: document.text, path) { fixes.append(fix) }
    if let fix = QuickFix.leavingOut(finding, in: document.text, path, currentReading(of: path)?.graph) {
      fixes.append(fix)
    }
    if let settings = board.result(for: path)?.subject.configuration {
      let text = text(ofFile: settings)
      if let fix = QuickFix.ignoring(finding, at: document.text, in: text, settings) { fixes.append(fix) }
      if let fix = QuickFix.switchingOff(finding, in: text, settings) { fixes.append(fix) }
    }
    return fixes.map { fix in
      let file = fix.file ?? path
      let text = text(ofFile: file)
      let uri = self.document(ofFile: file)?.uri ?? FileURI.uri(of: file)
      return [
        "title": .string(fix.title), "kind": "quickfix", "diagnostics": [json(finding, in: document.text)],
        "isPreferred": .bool(fix.isPreferred),
        "edit": ["changes": .object([uri: json(fix.changes, in: text)])],
      ]
    }
  }
}
