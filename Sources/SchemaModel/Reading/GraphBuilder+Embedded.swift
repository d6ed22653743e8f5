import Diagnostics
import SchemaRuntime
import YAMLTree

/// What is known of a source that holds schemas and is none itself.
struct EmbeddingSource {
  var rules: DialectRules
  /// The whole of a document of a kind; parts that other documents refer to.
  private(set) var parts: [DocumentWalk.Part]
  private var places: Set<[String]> = []

  init(_ kind: DocumentKind, _ rules: DialectRules) {
    self.rules = rules
    parts = [DocumentWalk.Part(rows: kind.rows)]
    places = [[]]
  }

  init(partsReadBy rules: DialectRules) { (self.rules, parts) = (rules, []) }

  /// Adds a part, unless it or the whole is known.
  mutating func add(_ part: DocumentWalk.Part) -> Bool {
    guard !places.contains([]), places.insert(part.tokens).inserted else { return false }
    parts.append(part)
    return true
  }
}

extension GraphBuilder {
  /// Finds the documents that hold schemas and are none themselves, and the files in which parts of these stand.
  mutating func findDocuments() {
    var waiting: [(source: Int, part: DocumentWalk.Part)] = []
    for source in library.sources.indices where library.sources[source].isEntry {
      noteDocument(source)
      waiting += (embedding[source]?.parts ?? []).map { (source, $0) }
    }
    while let (source, part) = waiting.popLast() {
      for (reference, part) in DocumentWalk(library.sources[source].node, parts: [part]).elsewhere {
        guard let (other, tokens) = place(of: reference, in: source) else { continue }
        noteDocument(other)
        let rules = embedding[source]?.rules ?? DialectRules(dialect: options.defaultDialect)
        var known = embedding[other] ?? EmbeddingSource(partsReadBy: rules)
        var found = part
        found.tokens = tokens
        guard known.add(found) else { continue }
        embedding[other] = known
        // A part of a document is that document's, in whatever file it stands.
        library.markEntry(other)
        waiting.append((other, found))
      }
    }
  }

  /// Notes the kind of a source, unless it is a schema.
  mutating func noteDocument(_ source: Int) {
    let node = library.sources[source].node
    guard embedding[source] == nil, let kind = kind(of: node, at: library.sources[source].path) else {
      return
    }
    var rules = DialectRules(dialect: kind.dialect)
    if let member = kind.dialectMember, let named = node[member], case .known(let own) = self.rules(of: named)
    {
      rules = own
    }
    rules.documentKeywords = kind.keywords
    embedding[source] = EmbeddingSource(kind, rules)
  }

  /// Notes a file that only holds schemas, each under its name, where a document of a specification refers to it.
  mutating func noteSchemas(_ source: Int, referredBy rules: DialectRules?) {
    guard embedding[source] == nil, let rules, rules.isExtended,
      DefinitionEntry(library.sources[source].node).isContainer
    else { return }
    embedding[source] = EmbeddingSource(
      DocumentKind(start: .part(.schemas), dialect: rules.dialect), rules)
  }

  private func kind(of node: YAMLNode, at path: String) -> DocumentKind? {
    for rule in options.adjustments.documents where Glob.matches(rule.files.text, path) { return rule.kind }
    return DocumentKind(node)
  }

  /// The file and the place in it that a reference of a part leads to.
  private mutating func place(of reference: String, in source: Int) -> (source: Int, tokens: [String])? {
    let uri = URIReference(reference)
    guard let tokens = JSONPointer.tokens(of: uri.fragment.flatMap(PercentEncoding.decode) ?? ""),
      case .found(let other) = library.document(
        at: uri.resolved(against: library.sources[source].uri).withoutFragment, into: &diagnostics)
    else { return nil }
    return (other, tokens)
  }

  /// Makes schemas of what a document holds. Its root asks nothing, and has them as its definitions.
  mutating func readEmbedded(_ source: Int, in context: ReadingContext) {
    let node = library.sources[source].node
    let root = Schema(
      id: SchemaID(index: graph.schemas.count), document: context.document, pointer: [], containedNames: [],
      embedding: nil, location: node.location, dialect: context.rules.dialect, resource: context.resource)
    graph.schemas.append(root)
    graph.documents[context.document].isSchema = false
    schemaAtPointer[context.document][ScalarKey("")] = root.id
    resources[context.resource.index].rules = context.rules
    readInfo(node, of: root)
    let walk = DocumentWalk(node, parts: embedding[source]?.parts ?? [])
    for (format, location) in walk.foreign {
      diagnostics.warning("a schema in '\(format.shortened)' is not read", at: location)
    }
    var definitions: [NamedSchema] = []
    var schemas: [SchemaID] = []
    for found in walk.found {
      var own = context
      if let dialect = found.dialect { own.rules.dialect = dialect }
      let place = Place(
        tokens: found.tokens, embedding: Embedding(depth: found.tokens.count, name: found.name))
      let count = graph.schemas.count
      let schema = addSchema(found.node, at: place, in: own)
      schemas.append(schema)
      guard found.isListed, graph.schemas.count > count else { continue }
      definitions.append(NamedSchema(name: found.name, nameLocation: found.nameLocation, schema: schema))
    }
    unread.reverse()
    graph.documents[context.document].definitions = definitions
    graph.documents[context.document].occasions = occasions(walk, schemas)
    readUnread()
  }

  /// The occasions that have schemas, in the order of the document.
  private func occasions(_ walk: DocumentWalk, _ schemas: [SchemaID]) -> [Occasion] {
    var occasions = walk.occasions
    for (occasion, role, label, found) in walk.sent {
      occasions[occasion].parts.append(.init(role: role, label: label, schema: schemas[found]))
    }
    return occasions.filter { !$0.parts.isEmpty }
  }

  /// Gives the root the title and the words that a document has for itself.
  private func readInfo(_ node: YAMLNode, of root: Schema) {
    for member in node["info"]?.members ?? [] {
      guard let text = member.value.string else { continue }
      let keyword = Keyword(rawValue: member.key)
      if keyword == .title { root.title = text } else if keyword == .description { root.description = text }
      if let keyword, [.title, .description].contains(keyword) { root.note(keyword, member) }
    }
  }

  // MARK: Keywords of documents

  /// Reads a keyword that the kind of a document adds to those of its dialect. False where it does not add it.
  func readDocumentKeyword(
    _ member: YAMLNode.Member, of schema: Schema, in context: ReadingContext
  ) -> Bool {
    guard let keyword = DocumentKeyword(rawValue: member.key),
      context.rules.documentKeywords.contains(keyword)
    else { return false }
    switch keyword {
    case .example:
      if schema.examples.isEmpty {
        schema.examples = [member.value.jsonValue]
        schema.note(.examples, member)
      }
    case .discriminator, .xml, .externalDocs:
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
    guard context.rules.isExtended, !context.rules.dialect.isLikeDraft4 else { return }
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
    let refers = members.contains { $0.key == Keyword.ref.rawValue }
    for member in members where member.value.bool == true {
      switch TypeKeyword(rawValue: member.key) {
      case .nullable, .nullableOf2:
        if schema.types != nil {
          schema.types?.insert(.null)
        } else if !refers {
          diagnostics.warning(
            "'\(member.key)' has no effect without 'type' beside it", at: member.keyLocation,
            help: "name the type, or write 'anyOf' with a schema whose only value is null")
        }
      case .integerOrString:
        guard schema.types == nil else { continue }
        schema.types = [.integer, .string]
        schema.note(.type, member)
      case nil: continue
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
