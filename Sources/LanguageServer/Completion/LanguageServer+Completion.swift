import Diagnostics
import FixtureEmitter
import GeneratorCore
import SchemaModel
import SchemaRuntime
import SchemaValidation

extension LanguageServer {
  /// The proposals for the place of the cursor.
  func completion(_ document: OpenDocument, _ parameters: JSONValue) throws(RequestFailure) -> JSONValue {
    let offset = try offset(parameters, in: document)
    let isSchema = isSchema(document)
    func read(isWhole: Bool) -> Cursor? {
      Cursor(
        document.text, isJSON: document.isJSON, at: offset, as: isSchema ? .schema : .other, isWhole: isWhole)
    }
    guard let cursor = read(isWhole: !isSchema) else { return ["isIncomplete": false, "items": []] }
    let items =
      if instancePlace(document, cursor.draft, cursor.site) != nil,
        let whole = isSchema ? read(isWhole: true) : cursor,
        let (place, guide) = instancePlace(document, whole.draft, whole.site)
      {
        InstanceCompletion(whole, place, guide).items + places(document, whole)
      } else if isSchema {
        Completion(cursor, references: references(from: document)).items
      } else {
        [Completion.Item]()
      }
    let range = range(cursor.range, in: document.text)
    return ["isIncomplete": false, "items": .array(items.enumerated().map { json($1, $0, range) })]
  }

  private func json(_ item: Completion.Item, _ number: Int, _ range: JSONValue) -> JSONValue {
    let order = String(number)
    let snippet = client.takesSnippets ? item.snippet : nil
    var json: JSONObject = [
      "label": .string(item.label), "kind": .number(JSONNumber(item.kind.rawValue)),
      "sortText": .string(String(repeating: "0", count: max(0, 4 - order.utf8.count)) + order),
      "textEdit": ["range": range, "newText": .string(snippet ?? item.text)],
      // Editors compare this with what stands in the range, quotes among it.
      "filterText": .string(item.text),
    ]
    if snippet != nil {
      json["insertTextFormat"] = 2
      // Lines are indented as the one of the cursor is.
      json["insertTextMode"] = 2
    }
    if let detail = item.detail { json["detail"] = .string(detail) }
    if let text = item.documentation { json["documentation"] = ["kind": "markdown", "value": .string(text)] }
    if item.isDeprecated { json["tags"] = [1] }
    if item.isRequired { json["preselect"] = true }
    return .object(json)
  }

  /// The place of an instance that a site is, and the guide for it: in a document that has a schema, or in an instance
  /// that a schema holds. Nil where no schema is known.
  func instancePlace(
    _ document: OpenDocument, _ draft: SchemaDraft, _ site: SchemaDraft.Site
  ) -> (InstancePlace, InstanceGuide)? {
    guard let path = document.path else { return nil }
    if isSchema(document) {
      guard let reading = board.reading(of: path) else { return nil }
      let place = InstancePlace(inSchema: draft, site) { pointer in
        reading.graph.schema(at: pointer, in: path)?.id
      }
      return place.map { ($0, guide(for: reading)) }
    }
    if let reading = settingsReading(path), let root = reading.graph.entryDocuments.first?.root {
      return (InstancePlace(draft, site, root: root), guide(for: reading))
    }
    guard let validator = board.result(for: path)?.instance else { return nil }
    return (InstancePlace(draft, site, root: validator.schema), guide(for: validator.reading))
  }

  func guide(for reading: SchemaReading) -> InstanceGuide {
    if let guide, guide.reading === reading { return guide.guide }
    // The mistakes in the schemas were reported when they were read.
    var bag = DiagnosticBag()
    let program = reading.program ?? ProgramLowering(graph: reading.graph).lower(roots: [], into: &bag)
    let made = InstanceGuide(graph: reading.graph, program: program)
    guide = (reading, made)
    return made
  }

  func offset(_ parameters: JSONValue, in document: OpenDocument) throws(RequestFailure) -> Int {
    guard let position = Position(parameters["position"]) else {
      throw RequestFailure(.invalidParameters, "'position' must be an object with a 'line' and a 'character'")
    }
    return document.text.offset(of: position, encoding)
  }

  /// The other schemas of the folder and their definitions, as references of a document would name them.
  private func references(from document: OpenDocument) -> [String] {
    guard let path = document.path, let graph = board.reading(of: path)?.graph else { return [] }
    guard let own = graph.document(ofFile: path) else { return [] }
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

extension SchemaGraph {
  /// The document that stands in a file.
  func document(ofFile path: String) -> SchemaDocument? {
    documents.first { self[$0.root].location.file.utf8.elementsEqual(path.utf8) }
  }

  /// The schema at a place of a file, as it was read.
  func schema(at pointer: [String], in path: String) -> Schema? {
    guard let document = document(ofFile: path) else { return nil }
    return schemas.first { schema in
      schema.document == document.index && !isBoundCopy(schema.id)
        && schema.pointer.elementsEqual(pointer) { $0.utf8.elementsEqual($1.utf8) }
    }
  }
}
