import Diagnostics
import SchemaModel
import SchemaRuntime
import YAMLTree

extension LanguageServer {
  func open(_ parameters: JSONValue) {
    guard let document = OpenDocument(parameters["textDocument"]) else { return }
    documents[document.uri] = document
    if let path = document.path { published[ScalarKey(path)] = nil }
    assign(document)
  }

  func change(_ parameters: JSONValue) {
    guard let item = parameters["textDocument"], let uri = item["uri"]?.stringValue,
      var document = documents.removeValue(forKey: uri)
    else { return }
    document.version = item["version"]?.intValue ?? document.version + 1
    for change in parameters["contentChanges"]?.arrayValue ?? [] { document.apply(change, encoding) }
    documents[uri] = document
    assign(document)
  }

  func close(_ parameters: JSONValue) {
    guard let uri = parameters["textDocument"]?["uri"]?.stringValue,
      let document = documents.removeValue(forKey: uri), let path = document.path
    else { return }
    instances.forget(reading: path)
    for file in board.close(path) { publish([], of: file) }
  }

  /// Finds out which schemas a document belongs to, and that these may have changed.
  private func assign(_ document: OpenDocument) {
    guard let path = document.path else { return }
    instances.forget(reading: path)
    board.mayHaveChanged(path)
    if let folder = finder.folder(of: path) { return board.add(folder, for: path) }
    if isSchema(document, path) {
      documents[document.uri]?.wasSchema = true
      board.add(finder.single(path, .schema), for: path)
    } else {
      board.add(finder.single(path, .instance), for: path)
    }
  }

  /// Whether a document that stands in no folder of schemas is one. A text that cannot be read still is if it was, or if it
  /// names a dialect.
  private func isSchema(_ document: OpenDocument, _ path: String) -> Bool {
    if document.wasSchema { return true }
    var bag = DiagnosticBag()
    let reader = YAMLReader(otherKeys: .taken, mergesKeys: true)
    guard let root = reader.read(bytes: document.text.bytes, file: path, into: &bag) else {
      return String(decoding: document.text.bytes, as: UTF8.self).contains("json-schema.org/")
    }
    return SchemaObjects.isSchema(root)
  }

  /// The texts of the documents that are files.
  var heldTexts: FileTexts {
    var texts = FileTexts()
    for document in documents.values {
      if let path = document.path { texts.hold(document.text.bytes, for: path) }
    }
    (texts.memory, texts.identifiers) = (memory, identifiers)
    return texts
  }

  func document(ofFile path: String) -> OpenDocument? {
    documents.values.first { $0.path?.utf8.elementsEqual(path.utf8) ?? false }
  }
}
