import SchemaModel
import SchemaRuntime
import YAMLTree

/// The proposals for a place of a schema.
struct Completion {
  /// A proposal.
  struct Item {
    enum Kind: Int {
      case property = 10
      case value = 12
      case keyword = 14
      case snippet = 15
      case reference = 18
    }

    var label: String
    var kind: Kind
    /// The text to insert.
    var text: String
    var detail: String?
    var isDeprecated = false
    /// The text to insert instead where a client knows places to fill in.
    var snippet: String?
    var documentation: String?
    /// Whether its place has to be filled.
    var isRequired = false
  }

  var items: [Item] = []
  let cursor: Cursor
  private var draft: SchemaDraft { cursor.draft }
  private var site: SchemaDraft.Site { cursor.site }

  /// - Parameter references: the other schemas, as references of this document lead to them.
  init(_ cursor: Cursor, references: [String]) {
    self.cursor = cursor
    switch site.role {
    case .key: keys()
    case .value: values(references)
    }
  }

  // MARK: - Keys

  private mutating func keys() {
    let mapping = site.steps.last?.node
    switch site.place {
    case .schema, .schemas: keywords(beside: mapping)
    case .value(let facts):
      if case .dependentNames = facts.value {
        names(besides: (mapping?.members ?? []).map { draft.key($0.key) }, asKeys: true)
      }
    case .members, .definitions, .other: break
    }
  }

  private mutating func keywords(beside mapping: DraftNode?) {
    let own = site.member?.key.range
    let present = Set(
      (mapping?.members ?? []).filter { $0.key.range != own }.map { ScalarKey(draft.key($0.key)) })
    let types = mapping.flatMap(Self.types(draft))
    let facts = KeywordFacts.all(in: draft.dialect)
    let isRoot = site.steps.count <= 1
    // What is rare stands behind what each schema may have.
    let ordered = facts.filter { !$0.isRare(inRoot: isRoot) } + facts.filter { $0.isRare(inRoot: isRoot) }
    for facts in ordered where !present.contains(ScalarKey(facts.name)) {
      if let subjects = facts.subjects, let types, types.isDisjoint(with: subjects) { continue }
      let successor = draft.dialect.isBefore2020 ? nil : facts.successor
      items.append(
        Item(
          label: facts.name, kind: .keyword, text: cursor.key(facts.name), detail: facts.vocabulary.shortName,
          isDeprecated: successor != nil,
          documentation: successor.map { "2020-12 calls it \($0)." } ?? facts.words))
    }
  }

  /// The types that a schema names; nil where it names none.
  private static func types(_ draft: SchemaDraft) -> (DraftNode) -> TypeSet? {
    { mapping in
      guard let value = draft.member(.type, of: mapping)?.value else { return nil }
      let names = value.elements?.compactMap { draft.string($0) } ?? [draft.string(value)].compactMap(\.self)
      let types = TypeSet.named.filter { names.contains($0.name) }.map(\.type)
      return types.isEmpty ? nil : types.reduce(into: TypeSet()) { $0.formUnion($1) }
    }
  }

  // MARK: - Values

  private mutating func values(_ references: [String]) {
    switch site.place {
    case .schema, .schemas:
      // A word alone on a line becomes a key.
      if site.steps.isEmpty || cursor.isOnOwnLine && !draft.isJSON { return keywords(beside: nil) }
      add(["true", "false"], as: .value, isString: false)
    case .value(let facts): values(of: facts, references)
    case .members, .definitions, .other: break
    }
  }

  private mutating func values(of facts: KeywordFacts, _ references: [String]) {
    switch facts.value {
    // The type that is named least stands first in the table.
    case .types: add(TypeSet.named.map(\.name).reversed(), as: .value)
    case .format: add(KeywordFacts.formats(of: draft.dialect), as: .value)
    case .flag: add(["true", "false"], as: .value, isString: false)
    case .dialect: add(Dialect.ofJSONSchema.map(\.rawValue), as: .value)
    case .reference: add(ownReferences + references, as: .reference)
    // A word in place of the whole value becomes a key.
    case .dependentNames where site.steps.last?.place.isSchema ?? false: names(besides: [], asKeys: true)
    case .names, .dependentNames: names(besides: siblings, asKeys: false)
    case .property: neighbours()
    case .schema, .schemas, .members, .other: break
    }
  }

  /// The strings in the list that the place is in.
  private var siblings: [String] {
    guard let list = site.steps.last?.node else { return [] }
    return (list.elements ?? []).filter { $0.range != site.node.range }.compactMap { draft.string($0) }
  }

  /// The names of the members that the schema around this lists.
  private mutating func names(besides others: [String], asKeys: Bool) {
    let schema = site.steps.last { $0.place.isSchema }?.node
    let present = Set(others.map { ScalarKey($0) })
    let names = schema.flatMap { draft.member(.properties, of: $0)?.value.members } ?? []
    let free = names.map { draft.key($0.key) }.filter { !present.contains(ScalarKey($0)) }
    if asKeys {
      items += free.map { Item(label: $0, kind: .property, text: cursor.key($0)) }
    } else {
      add(free, as: .property)
    }
  }

  /// The names of the members beside the one that this schema describes.
  private mutating func neighbours() {
    guard site.steps.count > 1, case .members = site.steps[site.steps.count - 2].place else { return }
    let own = site.pointer[site.steps.count - 2]
    let names = (site.steps[site.steps.count - 2].node.members ?? []).map { draft.key($0.key) }
    add(names.filter { !$0.hasSameScalars(as: own) }, as: .property)
  }

  /// The definitions and anchors of the document, as references to them.
  private var ownReferences: [String] {
    var found = ["#"]
    for keyword in Keyword.defs.names {
      for member in draft.member(keyword, of: draft.root)?.value.members ?? [] {
        found.append("#" + JSONPointer.text(of: [keyword, draft.key(member.key)]))
      }
    }
    // Anchors may stand anywhere, and are rare.
    if draft.text.contains("nchor") {
      anchors(in: SchemaDraft(draft.text, isJSON: draft.isJSON).root, .schema, &found)
    }
    return found
  }

  private func anchors(in node: DraftNode, _ place: NodeRole, _ found: inout [String]) {
    for member in node.members ?? [] {
      let name = draft.key(member.key)
      let keyword = Keyword(rawValue: name)
      if place.isSchema, keyword == .anchor || keyword == .dynamicAnchor,
        let anchor = draft.string(member.value)
      {
        found.append("#" + anchor)
      }
      anchors(in: member.value, place.member(name, in: draft.dialect), &found)
    }
    for element in node.elements ?? [] { anchors(in: element, place.item, &found) }
  }

  private mutating func add(_ names: [String], as kind: Item.Kind, isString: Bool = true) {
    items += names.map { Item(label: $0, kind: kind, text: isString ? cursor.string($0) : $0) }
  }
}

extension KeywordFacts {
  /// Whether few schemas have the keyword: one that names the schema or an anchor in it, or one that other tools do not know.
  fileprivate func isRare(inRoot isRoot: Bool) -> Bool {
    let keyword = Keyword(rawValue: name)
    if keyword == .ref || Keyword.defs.names.contains(name) { return false }
    if keyword == .schema || keyword == .id { return !isRoot }
    return vocabulary == .core || vocabulary == .extensions
  }
}

extension Vocabulary {
  /// The last word of its URI.
  fileprivate var shortName: String {
    self == .extensions ? "schemagen" : rawValue.split(separator: "/").last.map(String.init) ?? rawValue
  }
}
