import SchemaRuntime

/// A document that the client has open. Its text is the client's, whatever stands on disk.
struct OpenDocument {
  /// As the client writes it.
  let uri: String
  /// Nil for a document that is no file.
  let path: String?
  let language: String
  var version: Int
  private(set) var text: DocumentText
  /// Whether the text has been a schema since it was opened: one that is half typed still is one.
  var wasSchema = false

  init?(_ item: JSONValue?) {
    guard let uri = item?["uri"]?.stringValue, let text = item?["text"]?.stringValue else { return nil }
    self.uri = uri
    path = FileURI.path(of: uri)
    language = item?["languageId"]?.stringValue ?? ""
    version = item?["version"]?.intValue ?? 0
    self.text = DocumentText(Array(text.utf8))
  }

  /// Whether it is read as JSON, to the letter.
  var isJSON: Bool { path.map { $0.hasSuffix(".json") } ?? (language == "json") }

  /// Applies a change: of a range, or of the whole text.
  mutating func apply(_ change: JSONValue, _ encoding: PositionEncoding) {
    guard let new = change["text"]?.stringValue else { return }
    guard let range = change["range"], !range.isNull else {
      text = DocumentText(Array(new.utf8))
      return
    }
    guard let start = Position(range["start"]), let end = Position(range["end"]) else { return }
    let (from, to) = (text.offset(of: start, encoding), text.offset(of: end, encoding))
    text.replace(min(from, to)..<max(from, to), with: Array(new.utf8))
  }
}
