import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// Finds the documents that hold schemas and are none themselves, and the files in which parts of these stand.
  mutating func findDocuments() {
    for source in library.sources.indices where library.sources[source].isEntry { noteDocument(source) }
    followParts()
  }

  /// Follows the references in place of parts, also to other files.
  mutating func followParts() {
    while held.followed < held.references.count {
      let index = held.followed
      held.followed += 1
      let reference = held.references[index]
      guard let target = place(of: reference) else { continue }
      held.references[index].target = target
      noteDocument(target.source)
      guard let node = node(at: target.tokens, inSource: target.source) else {
        reportMissingPlace(target.tokens, below: [], in: target.source, for: reference.written)
        continue
      }
      if held.isSchema(at: target) {
        let written = reference.written
        diagnostics.error(
          "'\(written.keyword)' leads to '\(written.text.shortened)', which is a schema, and no part of a document",
          at: written.location, help: "refer to it where the part has its 'schema'")
        continue
      }
      if reference.visit.part == .message, reference.visit.place.isOneOfSeveral,
        let occasion = reference.visit.occasion,
        let name = Occasion.messageName(node) ?? target.tokens.last
      {
        held.name(occasion, name)
      }
      if held.hasVisited(target, as: reference.visit.part) { continue }
      if rulesOfHolders[target.source] == nil {
        rulesOfHolders[target.source] =
          rulesOfHolders[reference.visit.source] ?? DialectRules(dialect: options.defaultDialect)
        // A part of a document is that document's, in whatever file it stands.
        library.markEntry(target.source)
      }
      var visit = reference.visit
      visit.source = target.source
      visit.place = PartPlace(node, at: target.tokens, chosen: reference.visit.place.chosen)
      // What several may refer to has its own name.
      if let last = target.tokens.last, visit.part?.isShared == true {
        visit.words = [.init(text: last)] + visit.words.map { .init(text: $0.text, isSpared: true) }
      }
      held.walk(visit, in: library.sources[target.source].node)
    }
  }

  /// The place that a reference of a part leads to; nil where there is none, which has been reported.
  private mutating func place(of reference: HeldSchemas.Reference) -> HeldSchemas.Place? {
    let written = reference.written
    let uri = URIReference(written.text)
    guard let fragment = decoded(uri.fragment ?? "", of: written),
      let source = source(of: uri, from: reference.visit.source, for: written),
      let tokens = tokens(ofPointer: fragment, of: written)
    else { return nil }
    if source == reference.visit.source, tokens.isEmpty {
      diagnostics.error(
        "'\(written.keyword)' leads to '\(written.text.shortened)', but no part of a document stands there",
        at: written.location)
      return nil
    }
    return HeldSchemas.Place(source: source, tokens: tokens)
  }

  /// The source that a reference of a part names before its fragment; nil where there is none, which has been reported.
  private mutating func source(
    of uri: URIReference, from origin: Int, for written: WrittenReference
  ) -> Int? {
    if uri.withoutFragment.text.isEmpty { return origin }
    let base = library.sources[origin].uri
    if leadsOutsideRoot(uri, from: base, written) { return nil }
    let target = uri.resolved(against: base).withoutFragment
    switch library.document(at: target, into: &diagnostics) {
    case .found(let source): return source
    case .refused(let reason): reportRefusal(reason, written)
    case .absent: return supplied(target, for: written, from: origin)
    case .unreadable: break
    }
    return nil
  }

  /// Notes the kind of a source, unless it is a schema.
  mutating func noteDocument(_ source: Int) {
    let node = library.sources[source].node
    guard rulesOfHolders[source] == nil, let kind = kind(of: node, at: library.sources[source].path) else {
      return
    }
    var rules = DialectRules(dialect: kind.dialect)
    if let member = kind.dialectMember, let named = node[member], case .known(let own) = self.rules(of: named)
    {
      rules = own
    }
    rules.documentKeywords = kind.keywords
    hold(source, kind, rules)
  }

  private mutating func hold(_ source: Int, _ kind: DocumentKind, _ rules: DialectRules) {
    rulesOfHolders[source] = rules
    let node = library.sources[source].node
    held.walk(
      HeldSchemas.Visit(
        source: source, document: source, place: PartPlace(node), part: kind.part, rows: kind.rows), in: node)
    if kind.part == nil, held.found[source] == nil {
      diagnostics.warning("no schema stands where the settings look for one", at: node.location)
    }
  }

  /// Notes a file that only holds schemas, each under its name, where a document of a specification refers to it.
  mutating func noteSchemas(_ source: Int, referredBy rules: DialectRules?) {
    guard rulesOfHolders[source] == nil, let rules, rules.isHeld,
      DefinitionEntry(library.sources[source].node).isContainer
    else { return }
    hold(source, DocumentKind(.schemas, dialect: rules.dialect), rules)
  }

  private mutating func kind(of node: YAMLNode, at path: String) -> DocumentKind? {
    for (index, rule) in options.adjustments.documents.enumerated() where Glob.matches(rule.files.text, path)
    {
      matchedRules.insert(index)
      return rule.kind
    }
    if let version = StatedVersion(node), let finding = version.finding {
      diagnostics.add(finding)
      if version.release == nil { library.markUnreadable(path) }
    }
    return DocumentKind(node)
  }

  /// Reports what a configuration says of documents that are not there, or hold nothing where it says.
  mutating func checkDocumentRules() {
    for (index, rule) in options.adjustments.documents.enumerated()
    where !matchedRules.contains(index)
      && !library.unreadable.contains(where: { Glob.matches(rule.files.text, $0) })
    {
      diagnostics.error("no schema file matches '\(rule.files.text.shortened)'", at: rule.files.location)
    }
  }

  /// Makes schemas of what a document holds. Its root asks nothing, and has them as its definitions.
  mutating func readEmbedded(_ source: Int, in context: ReadingContext) {
    let node = library.sources[source].node
    let root = Schema(
      id: SchemaID(index: graph.schemas.count), document: context.document, pointer: [], containedNames: [],
      embedding: nil, location: node.location, dialect: context.rules.dialect, resource: context.resource)
    graph.schemas.append(root)
    graph.documents[context.document].isSchema = false
    graph.documents[context.document].describesItself = StatedVersion(node) != nil
    schemaAtPointer[context.document][ScalarKey("")] = root.id
    resources[context.resource.index].rules = context.rules
    readInfo(node, of: root)
    let wanted = includedPaths(
      of: node, at: library.sources[source].path, in: context.rules.dialect)
    for held in held.named(in: source) {
      let tokens = held.found.place.tokens
      if let wanted, !wanted.contains(where: { $0.matches(tokens) }) {
        leftOut[context.document, default: [:]][ScalarKey(JSONPointer.text(of: tokens))] = held
      } else {
        addHeld(held, in: context)
      }
    }
    unread.reverse()
    graph.documents[context.document].definitions = definitions(of: context.document)
    readUnread()
  }

  /// Makes a schema of what stands at a place of a document.
  mutating func addHeld(_ held: Held, in outer: ReadingContext) {
    var context = outer
    if let dialect = held.found.dialect { context.rules.dialect = dialect }
    let tokens = held.found.place.tokens
    let embedding = Embedding(
      depth: tokens.count, name: held.name, identity: JSONPointer.text(of: held.found.place.identity))
    let place = Place(tokens: tokens, embedding: embedding)
    _ = addSchema(held.found.place.node, at: place, in: context)
  }

  /// Gives each document its occasions, once all that they send has been read.
  mutating func addOccasions() {
    for finding in held.findings + held.loops + held.repeatedNames { diagnostics.add(finding) }
    let occasions = held.occasions { place in
      library.sources[place.source].document.flatMap {
        schemaAtPointer[$0][ScalarKey(JSONPointer.text(of: place.tokens))]
      }
    }
    for (source, occasions) in occasions {
      guard let document = library.sources[source].document else { continue }
      // Where a configuration includes some schemas alone, those count on which they are sent.
      let isWhole = isIncludedWhole(graph.documents[document].path)
      graph.documents[document].occasions = occasions.filter { isWhole || !$0.parts.isEmpty }
    }
  }

  /// Gives the root the title and the words that a document has for itself.
  private func readInfo(_ node: YAMLNode, of root: Schema) {
    for member in node["info"]?.members ?? [] {
      guard let text = member.value.string, let keyword = Keyword(rawValue: member.key),
        let slot = Self.slotsOfInfo[keyword]
      else { continue }
      root[keyPath: slot] = text
      root.note(keyword, member)
    }
  }

  private static let slotsOfInfo: [Keyword: KeywordShape.Slot<String?>] = [
    .title: \.title, .description: \.description,
  ]

  // MARK: Keywords of documents

  /// Reads a keyword that the kind of a document adds to those of its dialect. False where it does not add it.
  mutating func readDocumentKeyword(
    _ member: YAMLNode.Member, of schema: Schema, in context: ReadingContext
  ) -> Bool {
    guard let keyword = DocumentKeyword(rawValue: member.key),
      context.rules.documentKeywords?.contains(keyword) == true
    else { return false }
    switch keyword {
    case .example:
      if schema.examples.isEmpty {
        schema.examples = [member.value.jsonValue]
        schema.note(.examples, member)
      }
    case .discriminator, .xml, .externalDocs:
      if keyword == .discriminator {
        pendingDiscriminators.append(PendingDiscriminator(schema: schema.id, member: member))
      }
      schema.unknownKeywords.append((member.key, member.value.jsonValue, member.keyLocation))
    }
    return true
  }

  /// Reads what documents say beside other keywords: `nullable` in OpenAPI 3.0, and in later versions its exclusive limits,
  /// where authors kept them.
  mutating func readCarriedOver(
    _ members: [YAMLNode.Member], of schema: Schema, in context: ReadingContext
  ) {
    if context.rules.dialect == .openAPI30 { return readNullable(members, of: schema) }
    guard context.rules.isExtended, !context.excludedLimits.isEmpty, !context.rules.dialect.isLikeDraft4
    else { return }
    let limits: [(Keyword, KeywordShape.Slot<JSONNumber?>, KeywordShape.Slot<JSONNumber?>)] = [
      (.exclusiveMinimum, \.minimum, \.exclusiveMinimum), (.exclusiveMaximum, \.maximum, \.exclusiveMaximum),
    ]
    for (keyword, inclusive, exclusive) in limits where context.excludedLimits.contains(keyword) {
      guard let limit = schema[keyPath: inclusive] else { continue }
      schema[keyPath: exclusive] = limit
      schema[keyPath: inclusive] = nil
      schema.has(keyword)
    }
  }

  /// Adds null to the types of a schema that says `nullable: true` (OpenAPI 3.0.4 §4.7.24.1), and reads what others brought
  /// to OpenAPI.
  private mutating func readNullable(_ members: [YAMLNode.Member], of schema: Schema) {
    // It hides what stands beside it.
    if members.contains(where: { $0.key == Keyword.ref.rawValue }) { return }
    let flags = members.filter { $0.value.bool == true }
    if schema.types == nil,
      let flag = flags.first(where: { TypeKeyword(rawValue: $0.key) == .integerOrString })
    {
      schema.types = [.integer, .string]
      schema.note(.type, flag)
    }
    for flag in flags where [.nullable, .nullableOf2].contains(TypeKeyword(rawValue: flag.key)) {
      if schema.types != nil {
        schema.types?.insert(.null)
      } else {
        diagnostics.warning(
          "'\(flag.key)' has no effect without 'type' beside it", at: flag.keyLocation,
          help: "name the type, or write 'anyOf' with a schema whose only value is null")
      }
    }
  }
}

/// The flags that say something of the types of a value, beside `type`.
private enum TypeKeyword: String {
  case nullable
  /// What authors write in OpenAPI 2.0.
  case nullableOf2 = "x-nullable"
  /// What Kubernetes writes for a port that is a number or has a name.
  case integerOrString = "x-kubernetes-int-or-string"
}
