import Diagnostics
import SchemaModel
import SchemaRuntime
import TypeModel
import YAMLTree

/// Navigation to the schemas that those of a document refer to, and to the references to these.
extension LanguageServer {
  /// The schema at a place of a document: the one around it, or the one that a key names.
  /// - Parameter isCurrent: whether the places of the graph matter, so that it has to be that of the texts as they are now.
  func schema(_ document: OpenDocument, at offset: Int, isCurrent: Bool = false) -> (
    graph: SchemaGraph, schema: Schema, site: SchemaDraft.Site
  )? {
    guard let path = document.path, isSchema(document),
      let graph = (isCurrent ? currentReading(of: path) : board.reading(of: path))?.graph
    else { return nil }
    let draft = SchemaDraft(document.text, isJSON: document.isJSON)
    guard let site = draft.site(at: offset) else { return nil }
    var pointer = site.pointer
    while true {
      if let found = graph.schema(at: pointer, in: path) { return (graph, found, site) }
      if pointer.popLast() == nil { return nil }
    }
  }

  /// The value of a reference leads to its target, all else to the schema itself.
  private func target(_ document: OpenDocument, at offset: Int) -> (graph: SchemaGraph, target: SchemaID)? {
    guard let (graph, schema, site) = schema(document, at: offset, isCurrent: true) else { return nil }
    if case .value(let facts) = site.place, case .reference = facts.value {
      guard let target = schema.reference ?? schema.dynamicReference?.initial else { return nil }
      return (graph, target)
    }
    return (graph, schema.id)
  }

  func definition(_ document: OpenDocument, _ parameters: JSONValue) throws(RequestFailure) -> JSONValue {
    let offset = try offset(parameters, in: document)
    if let (schemas, _) = describers(document, at: offset) {
      return .array(schemas.filter { $0.reference == nil }.compactMap { location(of: $0) })
    }
    guard let (graph, target) = target(document, at: offset) else { return .null }
    return location(of: graph[target]) ?? .null
  }

  /// The references to the schema at the cursor, or to the one that the reference there leads to.
  func references(_ document: OpenDocument, _ parameters: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let (graph, target) = target(document, at: try offset(parameters, in: document)) else { return [] }
    var places = Self.references(to: target, in: graph)
    if parameters["context"]?["includeDeclaration"]?.boolValue ?? false {
      places.append(graph[target].location)
    }
    return .array(places.sorted().compactMap(location))
  }

  static func references(to target: SchemaID, in graph: SchemaGraph) -> [SourceLocation] {
    graph.schemas.filter { $0.reference == target && !graph.isBoundCopy($0.id) }.compactMap {
      $0.sites[.ref]?.location
    }
  }

  /// The place of a schema: that of its key, where it has one. In YAML the schema itself begins on another line as a rule, where it
  /// has no name.
  private func location(of schema: Schema) -> JSONValue? {
    let file = schema.location.file
    guard let name = schema.pointer.last, file.hasPrefix("/") else { return location(schema.location) }
    let text = text(ofFile: file)
    let draft = SchemaDraft(text, isJSON: file.hasSuffix(".json"))
    let around = draft.node(at: schema.pointer.dropLast())
    guard let key = around.flatMap({ draft.member(name, of: $0) })?.key else {
      return location(schema.location)
    }
    return location(text.location(ofByte: key.range.lowerBound, in: file))
  }

  private func location(_ place: SourceLocation) -> JSONValue? {
    guard place.file.hasPrefix("/") else { return nil }
    let text = text(ofFile: place.file)
    let uri = self.document(ofFile: place.file)?.uri ?? FileURI.uri(of: place.file)
    return ["uri": .string(uri), "range": range(text.word(at: place), in: text)]
  }

  /// The references of a document, as links.
  func links(_ document: OpenDocument) -> JSONValue {
    guard let path = document.path, isSchema(document), let graph = board.reading(of: path)?.graph else {
      return []
    }
    let own = graph.schemas.filter {
      $0.location.file.utf8.elementsEqual(path.utf8) && !graph.isBoundCopy($0.id)
    }
    let draft = SchemaDraft(document.text, isJSON: document.isJSON)
    return .array(
      own.compactMap { schema -> JSONValue? in
        guard let target = schema.reference, let site = schema.sites[.ref]?.location,
          let key = draft.site(at: document.text.offset(of: site)), let value = key.member?.value,
          value.scalar != nil, graph[target].location.file.hasPrefix("/")
        else { return nil }
        let place = graph[target].location
        let uri = self.document(ofFile: place.file)?.uri ?? FileURI.uri(of: place.file)
        return [
          "range": range(value.range, in: document.text),
          "target": .string("\(uri)#L\(place.line),\(place.column)"),
        ]
      })
  }
}
