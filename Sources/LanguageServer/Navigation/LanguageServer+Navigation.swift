import Diagnostics
import SchemaModel
import SchemaRuntime
import TypeModel
import YAMLTree

/// Where the schemas of a document lead, and who leads to them. The graph is that of the last text that could be read.
extension LanguageServer {
  /// The schema at a place of a document: the one around it, or the one that a key names.
  private func schema(_ document: OpenDocument, at offset: Int) -> (
    graph: SchemaGraph, schema: Schema, site: SchemaDraft.Site
  )? {
    guard let path = document.path, isSchema(document), let graph = board.result(for: path)?.graph,
      let own = graph.documents.first(where: { graph[$0.root].location.file.utf8.elementsEqual(path.utf8) })
    else { return nil }
    let draft = SchemaDraft(document.text, isJSON: document.isJSON)
    guard let site = draft.site(at: offset) else { return nil }
    var pointer = site.pointer
    let schemas = graph.schemas.filter { $0.document == own.index && !graph.isBoundCopy($0.id) }
    while true {
      let found = schemas.first { schema in
        schema.pointer.elementsEqual(pointer) { $0.utf8.elementsEqual($1.utf8) }
      }
      if let found { return (graph, found, site) }
      if pointer.popLast() == nil { return nil }
    }
  }

  /// The value of a reference leads to its target, all else to the schema itself.
  private func target(_ document: OpenDocument, at offset: Int) -> (graph: SchemaGraph, target: SchemaID)? {
    guard let (graph, schema, site) = schema(document, at: offset) else { return nil }
    if case .value(let facts) = site.place, case .reference = facts.value {
      guard let target = schema.reference ?? schema.dynamicReference?.initial else { return nil }
      return (graph, target)
    }
    return (graph, schema.id)
  }

  func definition(_ document: OpenDocument, _ parameters: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let (graph, target) = target(document, at: try offset(parameters, in: document)) else {
      return .null
    }
    return location(graph[target].location) ?? .null
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
      $0.sites["$ref"]?.location
    }
  }

  private func location(_ place: SourceLocation) -> JSONValue? {
    guard place.file.hasPrefix("/") else { return nil }
    let text = text(ofFile: place.file)
    let uri = self.document(ofFile: place.file)?.uri ?? FileURI.uri(of: place.file)
    return ["uri": .string(uri), "range": range(text.word(at: place), in: text)]
  }

  /// What a schema says, demands and becomes.
  func hover(_ document: OpenDocument, _ parameters: JSONValue) throws(RequestFailure) -> JSONValue {
    let offset = try offset(parameters, in: document)
    guard let (graph, found, site) = schema(document, at: offset) else { return .null }
    var schema = found
    if case .value(let facts) = site.place, case .reference = facts.value, let target = found.reference {
      schema = graph[target]
    }
    var parts: [String] = []
    let name = schema.title ?? schema.pointer.last ?? ""
    if !name.isEmpty { parts.append("**\(Self.escaped(name))**") }
    if schema.deprecated { parts.append("Deprecated.") }
    if let text = schema.description { parts.append(text) }
    let demands = SchemaDemands(schema, showsType: true, showsValues: true) { "`\($0)`" }.messages
    if !demands.isEmpty { parts.append(demands.map { "- \($0)" }.joined(separator: "\n")) }
    if let types = board.result(for: document.path ?? "")?.types {
      let type = types.type(of: schema.id).spelling { types[$0].path.joined(separator: ".") }
      parts.append("Swift: `\(type)`")
    }
    let uses = Self.references(to: schema.id, in: graph).count
    if uses > 0 { parts.append("Used by \(uses) reference\(uses == 1 ? "" : "s").") }
    guard !parts.isEmpty else { return .null }
    return [
      "contents": ["kind": "markdown", "value": .string(parts.joined(separator: "\n\n"))],
      "range": range(site.node.range, in: document.text),
    ]
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\`*_[]<>".contains($0) ? ["\\", $0] : [$0] })
  }

  /// The references of a document, as links.
  func links(_ document: OpenDocument) -> JSONValue {
    guard let path = document.path, isSchema(document), let graph = board.result(for: path)?.graph else {
      return []
    }
    let own = graph.schemas.filter {
      $0.location.file.utf8.elementsEqual(path.utf8) && !graph.isBoundCopy($0.id)
    }
    let draft = SchemaDraft(document.text, isJSON: document.isJSON)
    return .array(
      own.compactMap { schema -> JSONValue? in
        guard let target = schema.reference, let site = schema.sites["$ref"]?.location,
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
