import Diagnostics
import SchemaModel
import SchemaRuntime
import TypeModel

/// Leads from schemas to their Swift.
extension LanguageServer {
  /// The declaration of the Swift type of a schema, or of the property that has its value; null where no Swift was
  /// generated.
  func typeDefinition(_ document: OpenDocument, _ parameters: JSONValue) throws(RequestFailure) -> JSONValue {
    let offset = try offset(parameters, in: document)
    guard let path = document.path, let result = board.result(for: path), let types = result.types,
      let (graph, found, site) = schema(document, at: offset)
    else { return .null }
    var schema = found
    if case .value(let facts) = site.place, facts.value == .reference, let target = found.reference {
      schema = graph[target]
    }
    let named = types.type(of: schema.id).named.map { types[$0] }
    let owner = types.types.first { $0.properties.contains { $0.schemas.contains(schema.id) } }
    guard let type = named ?? owner, let file = types.file(ofDocument: type.document),
      let swift = GeneratedSwift(of: graph.documents[type.document], in: graph, below: result.subject.path)
    else { return .null }
    let property = named == nil ? owner?.properties.first { $0.schemas.contains(schema.id) }?.name : nil
    let inner = Array(type.path.dropFirst(file.namespace.count))
    guard let place = swift.place(of: inner, property: property) else { return .null }
    let text = text(ofFile: swift.file)
    let start = text.offset(
      of: SourceLocation(file: swift.file, line: place.line + 1, column: place.columns.lowerBound + 1))
    let end = text.offset(
      of: SourceLocation(file: swift.file, line: place.line + 1, column: place.columns.upperBound + 1))
    return ["uri": .string(FileURI.uri(of: swift.file)), "range": range(start..<end, in: text)]
  }

  /// The Swift names that differ from those in the schema.
  func inlayHints(_ document: OpenDocument, _ parameters: JSONValue) throws(RequestFailure) -> JSONValue {
    guard let start = Position(parameters["range"]?["start"]), let end = Position(parameters["range"]?["end"])
    else {
      throw RequestFailure(.invalidParameters, "'range' must be an object with a 'start' and an 'end'")
    }
    guard let path = document.path, isSchema(document), let result = board.result(for: path),
      let types = result.types, let graph = result.graph
    else { return [] }
    let draft = SchemaDraft(document.text, isJSON: document.isJSON)
    var hints: [(offset: Int, name: String)] = []
    /// Adds a hint behind the key of a schema, or behind a value of one.
    func add(_ name: String, _ written: String, at offset: Int?) {
      guard let offset, !name.hasSameScalars(as: written) else { return }
      let line = document.text.line(ofByte: offset)
      if start.line <= line, line <= end.line { hints.append((offset, name)) }
    }
    /// Whether a schema stands on the lines that are asked about, or begins on the one behind.
    func isNear(_ place: SourceLocation) -> Bool {
      place.line > start.line && place.line <= end.line + 3 && place.file.utf8.elementsEqual(path.utf8)
    }
    func key(of schema: Schema) -> Int? {
      let outer = draft.node(at: schema.pointer.dropLast())
      return outer.flatMap { draft.member(schema.pointer.last ?? "", of: $0) }?.key.range.upperBound
    }
    for type in types.types {
      for property in type.properties {
        for id in property.schemas where isNear(graph[id].location) && !graph.isBoundCopy(id) {
          let schema = graph[id]
          guard schema.pointer.dropLast().last == Keyword.properties.rawValue else { continue }
          add(property.name, property.key, at: key(of: schema))
        }
      }
      for id in type.schemas where graph[id].location.file.utf8.elementsEqual(path.utf8) {
        let schema = graph[id]
        if id == type.schema, isNear(schema.location), let name = schema.definitionNames?.last,
          !name.dropFirst().elementsEqual(type.name.dropFirst())
            || name.prefix(1).uppercased() != type.name.prefix(1)
        {
          add(type.name, name, at: key(of: schema))
        }
        guard let list = type.declaration.enumeration else { continue }
        for (value, place) in zip(schema.enumeration ?? [], schema.sites[.enum]?.values ?? [])
        where isNear(place) {
          guard let text = value.stringValue, let named = list.cases.first(where: { $0.value == value })
          else {
            continue
          }
          add(named.name, text, at: document.text.word(at: place).upperBound)
        }
      }
    }
    var seen: Set<Int> = []
    return .array(
      hints.sorted { ($0.offset, $0.name) < ($1.offset, $1.name) }.filter { seen.insert($0.offset).inserted }
        .map { hint in
          [
            "position": document.text.position(ofByte: hint.offset, encoding).json,
            "label": .string(hint.name), "paddingLeft": true, "tooltip": "the name in Swift",
          ]
        })
  }
}

extension TypeReference {
  /// The declared type that it is, or that its elements are.
  fileprivate var named: TypeID? {
    switch self {
    case .named(let id): id
    case .array(let inner), .map(let inner), .optional(let inner), .encoded(let inner): inner.named
    case .string, .bool, .int, .double, .json, .jsonObject, .bytes, .custom: nil
    }
  }
}
