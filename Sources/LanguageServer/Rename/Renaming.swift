import FixtureEmitter
import SchemaModel
import SchemaRuntime
import SourceText
import YAMLTree

/// Writes another name of a member or a definition wherever a text means it.
struct Renaming {
  private let target: RenameTarget
  private let new: String
  private let graph: SchemaGraph
  private let text: (String) -> DocumentText
  private var drafts: [ScalarKey: SchemaDraft] = [:]
  /// By file.
  private(set) var changes: [String: [TextChange]] = [:]
  /// The places that get the name.
  private var places: [(document: Int, pointer: [String])] = []
  /// The schemas that speak of the member.
  private var object: Set<SchemaID> = []

  /// - Parameters:
  ///   - text: the text of a file.
  ///   - settings: the files of settings and overlays, which may mention places.
  ///   - guide: tells which schema each part of an instance has.
  init(
    _ target: RenameTarget, to new: String, in graph: SchemaGraph, settings: [String], guide: InstanceGuide,
    text: @escaping (String) -> DocumentText
  ) {
    (self.target, self.new, self.graph, self.text) = (target, new, graph, text)
    switch target.kind {
    case .definition(let id):
      places = [(graph[id].document, graph[id].pointer)]
      renameKey(of: id)
    case .member(let id):
      object = SameObject(id, member: target.name, in: graph).schemas
      for id in object.sorted(by: { $0.index < $1.index }) where !graph.isBoundCopy(id) {
        renameMember(in: id)
      }
    }
    for schema in graph.schemas where !schema.references.isEmpty && !graph.isBoundCopy(schema.id) {
      renameReference(.ref, to: schema.reference, of: schema)
      renameReference(.dynamicRef, to: schema.dynamicReference?.initial, of: schema)
    }
    if !object.isEmpty { renameInInstances(guide) }
    for file in settings { renameMentions(in: file) }
    renameConcerns()
    for (file, list) in changes {
      changes[file] = list.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  /// Whether the new name is free wherever it would stand.
  var isFree: Bool {
    places.allSatisfy { place in
      graph.schemas.allSatisfy {
        $0.document != place.document || $0.pointer != place.pointer.dropLast() + [new]
      }
    }
  }

  // MARK: - Schemas

  private mutating func draft(_ file: String) -> SchemaDraft {
    if let known = drafts[ScalarKey(file)] { return known }
    let made = SchemaDraft(text(file), isJSON: file.hasSuffix(".json"))
    drafts[ScalarKey(file)] = made
    return made
  }

  private mutating func renameKey(of id: SchemaID) {
    guard let file = graph.document(of: id)?.file else { return }
    let draft = draft(file)
    guard let outer = draft.node(at: graph[id].pointer.dropLast()),
      let member = draft.member(target.name, of: outer)
    else { return }
    write(new, over: member.key, in: file, draft)
  }

  private mutating func renameMember(in id: SchemaID) {
    let schema = graph[id]
    guard let file = graph.document(of: id)?.file else { return }
    let draft = draft(file)
    guard let node = draft.node(at: schema.pointer[...]) else { return }
    let naming = [Keyword.properties, .dependentSchemas, .dependentRequired].flatMap { keyword in
      keyword.names.map { (keyword, name: $0) }
    }
    for (keyword, name) in naming {
      guard let names = draft.member(name, of: node)?.value else { continue }
      if let member = draft.member(target.name, of: names) {
        write(new, over: member.key, in: file, draft)
        places.append((schema.document, schema.pointer + [name, target.name]))
      }
      for member in names.members ?? [] {
        if keyword != .properties { renameItems(of: member.value, in: file, draft) }
        if keyword == .properties, let other = draft.member(.replacement, of: member.value)?.value {
          renameItem(other, in: file, draft)
        }
      }
    }
    if let list = draft.member(.required, of: node)?.value { renameItems(of: list, in: file, draft) }
    if let names = draft.member(.propertyNames, of: node)?.value, let list = draft.member(.enum, of: names) {
      renameItems(of: list.value, in: file, draft)
    }
  }

  private mutating func renameItems(of list: DraftNode, in file: String, _ draft: SchemaDraft) {
    for item in list.elements ?? [] { renameItem(item, in: file, draft) }
  }

  private mutating func renameItem(_ item: DraftNode, in file: String, _ draft: SchemaDraft) {
    if draft.string(item)?.hasSameScalars(as: target.name) ?? false {
      write(new, over: item, in: file, draft)
    }
  }

  /// A reference that leads to what is renamed, or through it.
  private mutating func renameReference(_ keyword: Keyword, to end: SchemaID?, of schema: Schema) {
    guard let end = end.map({ graph[$0] }),
      let place = places.first(where: { $0.document == end.document && end.pointer.starts(with: $0.pointer) }
      ),
      let file = graph.document(of: schema.id)?.file
    else { return }
    let draft = draft(file)
    guard let node = draft.node(at: schema.pointer[...]), let value = draft.member(keyword, of: node)?.value,
      let written = draft.string(value),
      let changed = Self.renamed(written, end.pointer, place.pointer.count, new)
    else { return }
    write(changed, over: value, in: file, draft)
  }

  /// A reference with another token in its fragment.
  /// - Parameters:
  ///   - pointer: where it leads to.
  ///   - count: how many tokens lead to what is renamed.
  static func renamed(_ reference: String, _ pointer: [String], _ count: Int, _ new: String) -> String? {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasPrefix("/") else { return nil }
    var tokens = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    // A pointer may begin at a schema with an identifier.
    let index = tokens.count - 1 - (pointer.count - count)
    guard index > 0 else { return nil }
    let token = PercentEncoding.encode(path: JSONPointer.escaped(new))
    tokens[index] = token[...]
    return parts[0] + "#" + tokens.joined(separator: "/")
  }

  // MARK: - Instances in schemas

  private mutating func renameInInstances(_ guide: InstanceGuide) {
    for document in graph.documents where !document.isBuiltIn {
      let file = graph[document.root].location.file
      guard file.hasPrefix("/") else { continue }
      let draft = draft(file)
      for key in draft.keys(named: target.name) {
        guard let site = draft.site(at: key.range.lowerBound),
          let place = InstancePlace(
            inSchema: draft, site, schema: { graph.schema(at: $0, in: file)?.id })
        else { continue }
        let describers = guide.describers(of: place.object(guide).readings)
        if !object.isDisjoint(with: describers) { write(new, over: key, in: file, draft) }
      }
    }
  }

  // MARK: - Mentions

  private mutating func renameMentions(in file: String) {
    let draft = draft(file)
    for node in draft.scalars {
      guard let written = draft.string(node),
        let changed = renamed(mention: written, below: "")
      else { continue }
      write(changed, over: node, in: file, draft)
    }
  }

  /// The contradictions that a namespace tells of concern schemas.
  private mutating func renameConcerns() {
    for namespace in graph.namespaces {
      let folder = namespace.folder.isEmpty ? "" : namespace.folder + "/"
      for mention in namespace.disagreements.flatMap(\.concerns) {
        guard let changed = renamed(mention: mention.text, below: folder) else { continue }
        let file = mention.location.file
        let draft = draft(file)
        guard let site = draft.site(at: text(file).offset(of: mention.location)) else { continue }
        write(changed, over: site.node, in: file, draft)
      }
    }
  }

  /// A place such as `order.yaml#/properties/lines`, if it leads to what is renamed, or through it.
  private func renamed(mention: String, below folder: String) -> String? {
    let (path, pointer) = Mention(text: mention, location: graph[SchemaID(index: 0)].location).place
    guard !pointer.isEmpty, let tokens = JSONPointer.tokens(of: pointer) else { return nil }
    let whole = folder + path
    for place in places where graph.documents[place.document].path.hasSameScalars(as: whole) {
      guard tokens.starts(with: place.pointer) else { continue }
      var changed = tokens
      changed[place.pointer.count - 1] = new
      return path + "#" + JSONPointer.text(of: changed)
    }
    return nil
  }

  // MARK: - Writing

  private mutating func write(_ word: String, over node: DraftNode, in file: String, _ draft: SchemaDraft) {
    guard let scalar = node.scalar, file.hasPrefix("/") else { return }
    let written: String
    switch scalar.style {
    case .block: return
    case .plain: written = Cursor.written(word, isJSON: draft.isJSON)
    case .single: written = Cursor.written(word, isJSON: draft.isJSON, always: true)
    case .double: written = JSONValue.string(word).description
    }
    guard !(changes[file] ?? []).contains(where: { $0.range == scalar.range }) else { return }
    changes[file, default: []].append(TextChange(range: scalar.range, text: written))
  }
}
