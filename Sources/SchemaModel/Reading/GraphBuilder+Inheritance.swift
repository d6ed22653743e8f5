import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// Gives each entry document without `$schema` the dialect of the first document that refers to it, and so on from
  /// there. A document that is met only when a reference is followed gets it then.
  mutating func inheritDialects() {
    let sources = library.sources.indices.filter { library.sources[$0].isEntry }
    var waiting = sources.filter { names(itsDialect: $0) }
    guard !waiting.isEmpty, waiting.count < sources.count else { return }
    var places = SourceAddresses(known: addresses(of: sources))
    var givers: [Int: Int] = [:]
    var rules: [Int: DialectRules] = [:]
    for source in waiting {
      if let known = rulesOfHolders[source] {
        rules[source] = known
      } else if let value = library.sources[source].node[Keyword.schema.rawValue],
        case .known(let known) = self.rules(of: value)
      {
        rules[source] = known
      }
    }
    var next = 0
    while next < waiting.count {
      let source = waiting[next]
      next += 1
      guard let own = rules[source] else { continue }
      for target in targets(of: library.sources[source], own.dialect) {
        guard let other = places.source(of: target, library),
          !names(itsDialect: other)
        else { continue }
        if let giver = givers[other] {
          if rules[other]?.dialect != own.dialect { warnOfTwoDialects(other, giver, source) }
          continue
        }
        givers[other] = source
        rules[other] = own
        inheritedRules[other] = own
        waiting.append(other)
      }
    }
  }

  /// Whether a document says in which dialect it is, by `$schema` or as a document of a kind.
  func names(itsDialect source: Int) -> Bool {
    rulesOfHolders[source] != nil || library.sources[source].node[Keyword.schema.rawValue] != nil
  }

  private mutating func warnOfTwoDialects(_ source: Int, _ giver: Int, _ other: Int) {
    let paths = [giver, other].map { "'\(library.sources[$0].path)'" }
    diagnostics.warning(
      "a document without '$schema' has the dialect of those that refer to it, and \(paths[0]) and \(paths[1]) differ; that of \(paths[0]) is taken",
      at: library.sources[source].node.location, help: "write '$schema'")
  }

  /// The URIs under which documents are known: where they stand, and their `$id`.
  private func addresses(of sources: [Int]) -> [ScalarKey: Int] {
    var found: [ScalarKey: Int] = [:]
    for index in sources {
      let source = library.sources[index]
      found[ScalarKey(source.uri.text)] = index
      for keyword in Keyword.id.names {
        guard let identifier = source.node[keyword]?.string else { continue }
        let uri = URIReference(identifier).resolved(against: source.uri).withoutFragment.text
        if MetaSchema.at(uri) == nil { found[ScalarKey(uri)] = index }
      }
    }
    return found
  }

  /// The targets of a document's references, as far as their texts say.
  private func targets(of source: SourceDocument, _ dialect: Dialect) -> [WrittenTarget] {
    var found: [WrittenTarget] = []
    var waiting = [(node: source.node, base: source.uri)]
    while let (node, base) = waiting.popLast() {
      if let elements = node.elements {
        waiting += elements.reversed().map { ($0, base) }
        continue
      }
      guard let members = node.members else { continue }
      let identifier = node[dialect.identifierKeyword]?.string
      let own = identifier.map { URIReference($0).resolved(against: base).withoutFragment } ?? base
      for member in members where member.key == Keyword.ref.rawValue {
        guard let text = member.value.string else { continue }
        let reference = URIReference(text).withoutFragment
        if reference.text.isEmpty { continue }
        found.append(
          WrittenTarget(
            address: reference.resolved(against: own).withoutFragment,
            beside: Self.addressBeside(reference, file: source.uri)))
      }
      waiting += members.reversed().map { ($0.value, own) }
    }
    return found
  }
}

/// The target of a reference, by its text.
private struct WrittenTarget {
  var address: URIReference
  /// The target of the reference from its own file, whatever that file's `$id` is; nil where it leads nowhere from
  /// there.
  var beside: URIReference?
}

/// The sources that have been read, by their addresses.
private struct SourceAddresses {
  private var known: [ScalarKey: Int?]

  init(known: [ScalarKey: Int]) { self.known = known.mapValues { $0 } }

  /// The source that references lead to: the one at their address, or else the file beside theirs.
  mutating func source(of target: WrittenTarget, _ library: DocumentLibrary) -> Int? {
    source(at: target.address, library) ?? target.beside.flatMap { source(at: $0, library) }
  }

  private mutating func source(at address: URIReference, _ library: DocumentLibrary) -> Int? {
    let key = ScalarKey(address.text)
    if let found = known[key] { return found }
    let found = library.readDocument(at: address)
    known[key] = .some(found)
    return found
  }
}
