import SchemaModel
import SchemaRuntime

/// Writes the schemas of a bundle, each keyword as 2020-12 spells it and in the order of the source.
struct BundleWriter {
  let graph: SchemaGraph
  let bundle: Bundle
  let placement: Placement
  let translation: DialectTranslation
  /// The name of the anchors that `$recursiveAnchor` sets, which have none in 2019-09.
  private let recursiveAnchor: String

  init(graph: SchemaGraph, bundle: Bundle, placement: Placement, translation: DialectTranslation) {
    (self.graph, self.bundle, self.placement, self.translation) = (graph, bundle, placement, translation)
    let anchors = Set(graph.resources.flatMap(\.dynamicAnchors.keys).map(ScalarKey.init))
    var name = "recursive"
    while anchors.contains(ScalarKey(name)) { name += "-anchor" }
    recursiveAnchor = name
  }

  /// The whole file.
  func contents() -> JSONValue {
    var members = JSONObject()
    members[Keyword.schema.rawValue] = .string(Dialect.draft2020.rawValue)
    if hasResources { members[Keyword.id.rawValue] = .string(identifier) }
    var others = placement.documents[...]
    if bundle.isSingle, let document = others.popFirst() {
      let root = write(graph.documents[document.index].root)
      guard case .object(let content) = root else { return root }
      members.merge(content) { first, _ in first }
    } else if let namespace = graph.namespaces.first(where: { $0.folder == bundle.folder }) {
      members[Keyword.title.rawValue] = namespace.title.map(JSONValue.string)
      members[Keyword.description.rawValue] = namespace.description.map(JSONValue.string)
    }
    var definitions = members[Keyword.defs.rawValue]?.objectValue ?? JSONObject()
    for document in others {
      definitions[document.name ?? ""] = write(graph.documents[document.index].root)
    }
    if !definitions.isEmpty { members[Keyword.defs.rawValue] = .object(definitions) }
    return .object(members)
  }

  /// Whether a schema keeps its `$id`, so that the file needs one to be found from there.
  private var hasResources: Bool { placement.places.values.contains { $0.resource != nil } }

  private var identifier: String { "urn:schemagen:bundle:" + PercentEncoding.encode(path: bundle.path) }

  private func write(_ id: SchemaID) -> JSONValue {
    let schema = graph[id]
    if let boolean = schema.boolean { return .bool(boolean) }
    var members = JSONObject()
    if let resource = placement.places[id]?.resource, graph.resources[resource.index].root == id {
      members[Keyword.id.rawValue] = .string(graph.resources[resource.index].uri)
    }
    for keyword in schema.sites.map(\.keyword)
    where keyword != .defs && !translation.omits(keyword, in: schema) {
      if let value = value(of: keyword, in: schema) { members[keyword.rawValue] = value }
    }
    translate(schema, into: &members)
    if let name = dynamicAnchor(of: schema) { members[Keyword.dynamicAnchor.rawValue] = .string(name) }
    for (name, value, _) in schema.unknownKeywords where Self.isKept(name) {
      members[name] = value
    }
    writeDefinitions(of: id, into: &members)
    return .object(members)
  }

  /// Adds what says in 2020-12 what the dialect of the schema asks.
  private func translate(_ schema: Schema, into members: inout JSONObject) {
    if translation.assertsContent(schema) { members[Keyword.assertContent.rawValue] = true }
    if let remark = translation.comment(on: schema) {
      let lines = [schema.comment, remark].compactMap(\.self)
      members[Keyword.comment.rawValue] = .string(lines.joined(separator: "\n"))
    }
    let contains = DialectTranslation.ofContains.compactMap { keyword in
      value(of: keyword, in: schema).map { (key: keyword.rawValue, value: $0) }
    }
    let conjuncts = translation.conjuncts(of: schema, contains: JSONObject(contains))
    guard !conjuncts.isEmpty else { return }
    let known = members[Keyword.allOf.rawValue]?.arrayValue ?? []
    members[Keyword.allOf.rawValue] = .array(known + conjuncts)
  }

  /// Whether a keyword that no dialect has is written: an extension, or one whose texts editors show.
  private static func isKept(_ keyword: String) -> Bool {
    keyword.utf8.starts(with: "x-".utf8) || EditorKeyword(rawValue: keyword) != nil
  }

  private func writeDefinitions(of id: SchemaID, into members: inout JSONObject) {
    var named: [String: JSONObject] = [:]
    var keywords: [String] = []
    for definition in placement.definitions[id] ?? [] {
      if named[definition.keyword] == nil { keywords.append(definition.keyword) }
      named[definition.keyword, default: JSONObject()][definition.name] = write(definition.schema)
    }
    for keyword in keywords { members[keyword] = named[keyword].map(JSONValue.object) }
  }

  private func value(of keyword: Keyword, in schema: Schema) -> JSONValue? {
    if keyword == .ref { return schema.reference.map { .string(reference(to: $0, from: schema.id)) } }
    if keyword == .dynamicRef {
      return schema.dynamicReference.map { .string(reference($0, from: schema.id)) }
    }
    if let single = schema.singles.first(where: { $0.keyword == keyword }) { return write(single.schema) }
    if let list = schema.lists.first(where: { $0.keyword == keyword }) {
      return .array(list.schemas.map(write))
    }
    if let map = schema.maps.first(where: { $0.keyword == keyword }) {
      return .object(JSONObject(map.named.map { (key: $0.name, value: write($0.schema)) }))
    }
    return schema.plainValue(of: keyword)
  }

  /// The name that a `$dynamicRef` finds a schema by.
  private func dynamicAnchor(of schema: Schema) -> String? {
    guard placement.places[schema.id]?.resource == schema.resource else { return nil }
    let anchors = graph.resources[schema.resource.index].dynamicAnchors
    return anchors.filter { $0.value == schema.id }.keys.min { $0.precedesByScalars($1) }.map(named)
  }

  private func named(_ anchor: String) -> String { anchor.isEmpty ? recursiveAnchor : anchor }

  /// The `$ref` that leads from a schema to another.
  private func reference(to target: SchemaID, from source: SchemaID) -> String {
    let schema = graph[target]
    guard let place = placement.places[target] else {
      let root = graph[graph.resources[schema.resource.index].root]
      let pointer = JSONPointer.text(of: schema.pointer.dropFirst(root.pointer.count))
      return graph.resources[schema.resource.index].uri + fragment(pointer)
    }
    let pointer = fragment(JSONPointer.text(of: place.tokens))
    if place.resource == placement.places[source]?.resource { return pointer.isEmpty ? "#" : pointer }
    return base(of: place) + pointer
  }

  /// A `$dynamicRef` whose target has no dynamic anchor is a `$ref` (Core §8.2.3.2), and stays under its name.
  private func reference(_ dynamic: DynamicReference, from source: SchemaID) -> String {
    guard let anchor = dynamic.anchor else { return reference(to: dynamic.initial, from: source) }
    let resource = graph[dynamic.initial].resource
    let isOwn = placement.places[source]?.resource == resource
    return (isOwn ? "" : base(ofResource: resource)) + "#" + named(anchor)
  }

  private func base(of place: Placement.Place) -> String {
    place.resource.map(base(ofResource:)) ?? identifier
  }

  /// The resource of a file's root has the file's identifier, whatever its own is.
  private func base(ofResource resource: SchemaResourceID) -> String {
    let uri = graph.resources[resource.index].uri
    guard bundle.isSingle, let document = bundle.documents.first else { return uri }
    return graph[graph.documents[document].root].resource == resource ? identifier : uri
  }

  private func fragment(_ pointer: String) -> String {
    pointer.isEmpty ? "" : "#" + PercentEncoding.encode(path: pointer)
  }
}
