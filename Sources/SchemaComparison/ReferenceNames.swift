import SchemaModel
import SchemaRuntime

/// The names by which references may lead to the schemas of a document: `$id` and anchors.
struct ReferenceNames {
  struct Name {
    var text: String
    /// The text as it is written, for one that goes with the `$id` of the document.
    var local: String
    var schema: Schema
    /// The keyword that gives the name.
    var keyword: Keyword
  }

  /// What happened to a name, with the schema that has or had it.
  struct Change {
    enum Kind { case id, anchor }

    var kind: Kind
    var names: Sides<Name?>

    var rule: String {
      let stem = (kind == .id ? Keyword.id : .anchor).ruleStem
      return names.old == nil ? "\(stem)-added" : names.new == nil ? "\(stem)-removed" : "\(stem)-changed"
    }

    var message: String {
      let (old, new) = (names.old?.text, names.new?.text)
      if kind == .id {
        let keyword = (names.new ?? names.old)?.schema.dialect.identifierKeyword ?? Keyword.id.rawValue
        return "'\(keyword)' is \(new ?? "none"), was \(old ?? "none")"
      }
      guard let old else { return "the anchor '\(new ?? "")' is new" }
      return new.map { "the anchor '\(old)' is called '\($0)' now" } ?? "the anchor '\(old)' is gone"
    }
  }

  private var identifiers: [Name] = []
  private var anchors: [Name] = []

  /// The names of each document, by its index.
  static func all(in graph: SchemaGraph) -> [ReferenceNames] {
    var found = [ReferenceNames](repeating: ReferenceNames(), count: graph.documents.count)
    for resource in graph.resources {
      let root = graph[resource.root]
      let document = graph.documents[root.document]
      let base = graph.resources[graph[document.root].resource.index].uri
      if root.sites[.id] != nil {
        let local = root.id == document.root ? resource.uri : below(base, resource.uri)
        found[root.document].identifiers.append(
          Name(text: resource.uri, local: local, schema: root, keyword: .id))
      }
      let anchors = resource.anchors.map { name, schema in
        let schema = graph[schema]
        let keyword = [Keyword.anchor, .dynamicAnchor].first { schema.sites[$0] != nil } ?? .id
        return Name(text: name.text, local: name.text, schema: schema, keyword: keyword)
      }
      found[root.document].anchors += anchors.sorted { some, other in
        let (own, next) = (some.schema.id.index, other.schema.id.index)
        return own == next ? some.text.precedesByScalars(other.text) : own < next
      }
    }
    return found
  }

  /// A URI without what it has in common with the folder of another one.
  private static func below(_ base: String, _ uri: String) -> String {
    guard let end = base.utf8.lastIndex(of: UInt8(ascii: "/")) else { return uri }
    let folder = base[...end]
    guard uri.utf8.starts(with: folder.utf8) else { return uri }
    return String(decoding: uri.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
  }

  /// What happened to the names of a document: one that another schema has now is as it was.
  static func changes(_ pair: Sides<ReferenceNames>) -> [Change] {
    [(Change.Kind.id, pair.map(\.identifiers)), (.anchor, pair.map(\.anchors))].flatMap { kind, names in
      var pairing = Pairing(names)
      pairing.pair { $0.local.hasSameScalars(as: $1.local) }
      let known = pairing.pairs.count
      pairing.pair { $0.schema.stands(where: $1.schema) }
      let changed = pairing.pairs.dropFirst(known).map { pair in
        Change(kind: kind, names: Sides(old: pair.old, new: pair.new))
      }
      return changed + pairing.unpaired.old.map { Change(kind: kind, names: Sides(old: $0, new: nil)) }
        + pairing.unpaired.new.map { Change(kind: kind, names: Sides(old: nil, new: $0)) }
    }
  }
}

extension Schema {
  /// Whether it has the place in its document that another schema has in its own.
  func stands(where other: Schema) -> Bool {
    pointer.count == other.pointer.count
      && zip(pointer, other.pointer).allSatisfy { $0.hasSameScalars(as: $1) }
  }
}
