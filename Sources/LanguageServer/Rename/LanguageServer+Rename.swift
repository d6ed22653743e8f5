import GeneratorCore
import SchemaModel
import SchemaRuntime

/// Renames a member or a definition, wherever a text means it.
extension LanguageServer {
  /// The word that would be renamed; null where there is none.
  func prepareRename(_ document: OpenDocument, _ parameters: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let (target, _, _) = renameTarget(document, at: try offset(parameters, in: document)) else {
      return .null
    }
    return ["range": range(target.range, in: document.text), "placeholder": .string(target.name)]
  }

  func rename(_ document: OpenDocument, _ parameters: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let new = parameters["newName"]?.stringValue, !new.isEmpty else {
      throw RequestFailure(.invalidParameters, "'newName' must be a string that is not empty")
    }
    guard let (target, reading, path) = renameTarget(document, at: try offset(parameters, in: document))
    else {
      throw RequestFailure(.requestFailed, "neither a member nor a definition stands here")
    }
    if new.hasSameScalars(as: target.name) { return ["changes": [:]] }
    let subject = board.result(for: path)
    let others = (subject?.files ?? []).map(\.text).filter { name in
      name.hasSuffix(".overlay.yaml") || name.hasSuffix("/schemagen.yaml")
    }
    let renaming = Renaming(
      target, to: new, in: reading.graph, settings: others.sorted(), guide: guide(for: reading),
      text: text(ofFile:))
    guard renaming.isFree else {
      throw RequestFailure(.requestFailed, "'\(new)' stands beside '\(target.name)' already")
    }
    let changes = renaming.changes.sorted { $0.key < $1.key }.map { file, list in
      (
        key: self.document(ofFile: file)?.uri ?? FileURI.uri(of: file),
        value: json(list, in: text(ofFile: file))
      )
    }
    return ["changes": .object(JSONObject(changes))]
  }

  private func renameTarget(
    _ document: OpenDocument, at offset: Int
  ) -> (target: RenameTarget, reading: SchemaReading, path: String)? {
    guard let path = document.path, isSchema(document), let reading = currentReading(of: path) else {
      return nil
    }
    let draft = SchemaDraft(document.text, isJSON: document.isJSON)
    guard let site = draft.site(at: offset), let target = RenameTarget(site, in: draft, path, reading.graph)
    else {
      return nil
    }
    return (target, reading, path)
  }
}
