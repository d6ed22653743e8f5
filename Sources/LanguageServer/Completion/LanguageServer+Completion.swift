import SchemaModel
import SchemaRuntime

extension LanguageServer {
  /// What may be written at the cursor.
  func completion(_ document: OpenDocument, _ parameters: JSONValue) throws(RequestFailure) -> JSONValue {
    let offset = try offset(parameters, in: document)
    guard isSchema(document),
      let completion = Completion(
        document.text, isJSON: document.isJSON, at: offset, references: references(from: document))
    else { return ["isIncomplete": false, "items": []] }
    let range = range(completion.range, in: document.text)
    let items = completion.items.enumerated().map { number, item -> JSONValue in
      let order = String(number)
      var json: JSONObject = [
        "label": .string(item.label), "kind": .number(JSONNumber(item.kind.rawValue)),
        "sortText": .string(String(repeating: "0", count: max(0, 4 - order.utf8.count)) + order),
        "textEdit": ["range": range, "newText": .string(item.text)],
        // Editors compare this with what stands in the range, quotes among it.
        "filterText": .string(item.text),
      ]
      if let detail = item.detail { json["detail"] = .string(detail) }
      if item.isDeprecated { json["tags"] = [1] }
      return .object(json)
    }
    return ["isIncomplete": false, "items": .array(items)]
  }

  func offset(_ parameters: JSONValue, in document: OpenDocument) throws(RequestFailure) -> Int {
    guard let position = Position(parameters["position"]) else {
      throw RequestFailure(.invalidParameters, "'position' must be an object with a 'line' and a 'character'")
    }
    return document.text.offset(of: position, encoding)
  }

  /// The other schemas of the folder and their definitions, as references of a document would name them.
  private func references(from document: OpenDocument) -> [String] {
    guard let path = document.path, let graph = board.result(for: path)?.graph else { return [] }
    let own = graph.documents.first { graph[$0.root].location.file.utf8.elementsEqual(path.utf8) }
    guard let own else { return [] }
    let folder = own.path.split(separator: "/").dropLast()
    return graph.documents.filter { !$0.isBuiltIn && $0.index != own.index && !$0.path.contains("://") }
      .flatMap { other in
        let names = other.path.split(separator: "/")
        let shared = zip(folder, names.dropLast()).prefix { $0.0 == $0.1 }.count
        let way = Array(repeating: "..", count: folder.count - shared) + names[shared...].map(String.init)
        let file = way.joined(separator: "/")
        return [file]
          + other.definitions.map { file + "#" + JSONPointer.text(of: graph[$0.schema].pointer) }
      }
  }

  /// Whether a document is judged as a schema.
  func isSchema(_ document: OpenDocument) -> Bool {
    guard let path = document.path else { return false }
    if document.wasSchema { return true }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let isOther = name == "namespace.yaml" || name == "schemagen.yaml" || name.hasSuffix(".overlay.yaml")
    return !isOther && finder.folder(of: path)?.contains(path) ?? false
  }
}
