import SchemaModel
import SchemaRuntime
import YAMLTree

/// What may be written at a place of a schema.
struct Completion {
  /// A proposal.
  struct Item {
    enum Kind: Int {
      case property = 10
      case value = 12
      case keyword = 14
      case reference = 18
    }

    var label: String
    var kind: Kind
    /// What is written.
    var text: String
    var detail: String?
    var isDeprecated = false
  }

  /// The bytes that a proposal replaces.
  var range: Range<Int>
  var items: [Item] = []

  /// What the cursor is given to stand in, where nothing stands there yet.
  private static let mark = Array("zz".utf8)

  private let draft: SchemaDraft
  private let site: SchemaDraft.Site

  /// - Parameters:
  ///   - offset: where the cursor stands.
  ///   - references: the other schemas, as references of this document lead to them.
  init?(_ text: DocumentText, isJSON: Bool, at offset: Int, references: [String]) {
    var marked = text
    marked.replace(offset..<offset, with: Self.mark)
    draft = SchemaDraft(marked, isJSON: isJSON)
    guard let site = draft.site(at: offset + 1), site.node.range.lowerBound <= offset else { return nil }
    self.site = site
    guard let scalar = site.node.scalar else { return nil }
    switch scalar.style {
    case .plain, .single, .double: break
    case .block: return nil
    }
    // What stands behind the cursor on other lines is no part of the word.
    let end = min(
      scalar.range.upperBound - Self.mark.count, text.content(ofLine: text.line(ofByte: offset)).upperBound)
    range = scalar.range.lowerBound..<max(offset, end)
    switch site.role {
    case .key: keys()
    case .value: values(references)
    }
  }

  // MARK: - Keys

  private var isOnOwnLine: Bool {
    let line = draft.text.lineStarts[draft.text.line(ofByte: site.node.range.lowerBound)]
    return draft.text.bytes[line..<site.node.range.lowerBound].allSatisfy {
      $0 == 0x20 || $0 == UInt8(ascii: "-")
    }
  }

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
    for facts in KeywordFacts.all(in: draft.dialect) where !present.contains(ScalarKey(facts.name)) {
      if let subjects = facts.subjects, let types, types.isDisjoint(with: subjects) { continue }
      items.append(
        Item(
          label: facts.name, kind: .keyword, text: key(facts.name), detail: facts.vocabulary.shortName,
          isDeprecated: facts.successor != nil && draft.dialect == .draft2020))
    }
  }

  /// The types that a schema names; nil where it names none.
  private static func types(_ draft: SchemaDraft) -> (DraftNode) -> TypeSet? {
    { mapping in
      guard let value = draft.member("type", of: mapping)?.value else { return nil }
      let names = value.elements?.compactMap { draft.string($0) } ?? [draft.string(value)].compactMap(\.self)
      let types = TypeSet.named.filter { names.contains($0.name) }.map(\.type)
      return types.isEmpty ? nil : types.reduce(into: TypeSet()) { $0.formUnion($1) }
    }
  }

  private func key(_ name: String) -> String {
    let written = draft.isJSON ? JSONValue.string(name).description : quoted(name)
    let hasColon = site.role == .key && site.member?.hasColon ?? false
    return hasColon ? written : written + ": "
  }

  // MARK: - Values

  private mutating func values(_ references: [String]) {
    switch site.place {
    case .schema, .schemas:
      // A word alone on a line becomes a key.
      if site.steps.isEmpty || isOnOwnLine && !draft.isJSON { return keywords(beside: nil) }
      add(["true", "false"], as: .value, isString: false)
    case .value(let facts): values(of: facts, references)
    case .members, .definitions, .other: break
    }
  }

  private mutating func values(of facts: KeywordFacts, _ references: [String]) {
    switch facts.value {
    case .types: add(TypeSet.named.map(\.name), as: .value)
    case .format: add(KeywordFacts.formats(of: draft.dialect), as: .value)
    case .flag: add(["true", "false"], as: .value, isString: false)
    case .dialect: add(Dialect.allCases.map(\.rawValue), as: .value)
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
    let names = schema.flatMap { draft.member("properties", of: $0)?.value.members } ?? []
    let free = names.map { draft.key($0.key) }.filter { !present.contains(ScalarKey($0)) }
    if asKeys {
      items += free.map { Item(label: $0, kind: .property, text: key($0)) }
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
    for keyword in ["$defs", "definitions"] {
      for member in draft.member(keyword, of: draft.root)?.value.members ?? [] {
        found.append("#" + JSONPointer.text(of: [keyword, draft.key(member.key)]))
      }
    }
    anchors(in: draft.root, .schema, &found)
    return found
  }

  private func anchors(in node: DraftNode, _ place: NodeRole, _ found: inout [String]) {
    for member in node.members ?? [] {
      let name = draft.key(member.key)
      if place.isSchema, name == "$anchor" || name == "$dynamicAnchor",
        let anchor = draft.string(member.value)
      {
        found.append("#" + anchor)
      }
      anchors(in: member.value, place.member(name, in: draft.dialect), &found)
    }
    for element in node.elements ?? [] { anchors(in: element, place.item, &found) }
  }

  private mutating func add(_ names: [String], as kind: Item.Kind, isString: Bool = true) {
    let isQuoted = site.node.scalar.map { $0.style != .plain } ?? false
    items += names.map { name in
      let text =
        !isString ? name : draft.isJSON ? JSONValue.string(name).description : quoted(name, always: isQuoted)
      return Item(label: name, kind: kind, text: text)
    }
  }

  /// A string as YAML writes it: in quotes where it would mean something else without.
  private func quoted(_ text: String, always: Bool = false) -> String {
    let bytes = Array(text.utf8)
    let isPlain =
      !always && !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "$"),
          UInt8(ascii: "."), UInt8(ascii: "/"):
          true
        default: byte >= 0x80
        }
      } && !"-.0123456789/".utf8.contains(bytes[0]) && !["null", "true", "false"].contains(text.lowercased())
    return isPlain ? text : "'" + text.replacing("'", with: "''") + "'"
  }
}

extension Vocabulary {
  /// The last word of its URI.
  fileprivate var shortName: String {
    self == .extensions ? "schemagen" : rawValue.split(separator: "/").last.map(String.init) ?? rawValue
  }
}
