import Diagnostics
import SchemaRuntime
import YAMLTree

/// A schema that has its place in the graph, and whose keywords have not been read.
struct UnreadSchema {
  var id: SchemaID
  var node: YAMLNode
  var place: Place
  var context: ReadingContext
}

extension GraphBuilder {
  /// Gives the schema that stands at a place its identity, unless it has one; `readUnread()` reads its keywords.
  ///
  /// Reading does not recurse: how deeply schemas nest must not decide how deep the machine's stack has to be.
  mutating func addSchema(_ node: YAMLNode, at place: Place, in context: ReadingContext) -> SchemaID {
    let id = SchemaID(index: graph.schemas.count)
    let known = schemaAtPointer[context.document].inserting(id, forKey: ScalarKey(place.pointer))
    if known != id { return known }
    graph.schemas.append(
      Schema(
        id: id, document: context.document, pointer: place.tokens, containedNames: place.containedNames,
        embedding: place.embedding, location: node.location, dialect: context.rules.dialect,
        resource: context.resource))
    unread.append(UnreadSchema(id: id, node: node, place: place, context: context))
    return id
  }

  /// Reads all schemas that were added, and those that reading adds, in the order of the document.
  mutating func readUnread() {
    while let next = unread.popLast() {
      let first = unread.count
      let schema = graph.schemas[next.id.index]
      switch next.node.content {
      case .bool(let value):
        schema.boolean = value
        checkBoolean(next)
      case .mapping(let members): readMembers(members, of: schema, at: next.place, in: next.context)
      case .null, .number, .string, .sequence:
        diagnostics.error(
          "expected a schema, an object or a boolean, found \(next.node.found)", at: next.node.location,
          help: HabitHelp.schema(next.node))
        schema.boolean = true
      }
      // The last one is read next, so the first must come last.
      let last = unread.count - 1
      for offset in 0..<(unread.count - first) / 2 { unread.swapAt(first + offset, last - offset) }
    }
  }

  private mutating func readMembers(
    _ members: [YAMLNode.Member], of schema: Schema, at place: Place, in outer: ReadingContext
  ) {
    var context = outer
    guard enterResource(members, of: schema, at: place, in: &context) else {
      schema.boolean = true
      return
    }
    schema.dialect = context.rules.dialect
    schema.resource = context.resource
    if graph.resources[context.resource.index].root == schema.id {
      resources[context.resource.index].rules = context.rules
    }
    if context.rules.dialect.isBefore2020 || context.rules.isExtended {
      context.excludedLimits = members.filter { $0.value.bool == true }.compactMap {
        Keyword(rawValue: $0.key)
      }
      context.itemsAreAnArray = members.contains {
        $0.key == Keyword.items.rawValue && $0.value.elements != nil
      }
    }
    let hidesSiblings =
      context.rules.dialect.isBefore2019 && members.contains { $0.key == Keyword.ref.rawValue }
    schema.sites.reserveCapacity(members.count)
    if context.rules.dialect.isLikeDraft4, !hidesSiblings { checkDraft4(members, in: context.rules.dialect) }
    for member in members {
      guard let row = KeywordTable.keyword(member.key, in: context.rules.dialect) else {
        if readDocumentKeyword(member, of: schema, in: context) { continue }
        noteUnknown(member, of: schema, beside: members)
        continue
      }
      if hidesSiblings, row.describes {
        // The keyword asserts nothing, and its author meant it to be read.
        schema.hidden.note(row.keyword, at: member.keyLocation, spelling: member.key)
        read(row, member, of: schema, at: place, in: context)
      } else if hidesSiblings, ![.ref, .schema, .defs].contains(row.keyword) {
        schema.hiddenKeywords.append(member.key)
        schema.hiddenReferences += member.value.references
        noteHidden(row, member, of: schema, in: context)
      } else if context.rules.includes(row.vocabulary) {
        read(row, member, of: schema, at: place, in: context)
      } else {
        schema.unknownKeywords.append((member.key, member.value.jsonValue, member.keyLocation))
      }
    }
    readCarriedOver(members, of: schema, in: context)
    if schema.description == nil {
      schema.description = schema.markdownDescription ?? schema.htmlDescription.map(HTMLWords.text)
    }
  }

  /// Notes a keyword beside `$ref` as hidden: up to draft-07, all that asserts something there is ignored (draft-07
  /// Core §8.3).
  private mutating func noteHidden(
    _ row: KeywordRow, _ member: YAMLNode.Member, of schema: Schema, in context: ReadingContext
  ) {
    switch row.vocabulary {
    case .core: return
    case .metaData, .applicator, .unevaluated, .validation, .formatAnnotation, .formatAssertion, .content,
      .extensions:
      diagnostics.warning(
        "'\(member.key)' has no effect: in \(context.rules.dialect.shortName) '$ref' hides the keywords beside it",
        at: member.keyLocation, help: "put both under 'allOf'", rule: "ref-siblings-ignored")
    }
  }
}

extension KeywordRow {
  /// Whether it only describes the value for people, and has no part in which values are accepted.
  fileprivate var describes: Bool { vocabulary == .metaData && keyword != .readOnly && keyword != .writeOnly }
}

extension YAMLNode {
  /// The values of `$ref` anywhere in the node.
  fileprivate var references: [String] {
    var found: [String] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      waiting += node.elements ?? []
      for member in node.members ?? [] {
        if member.key == Keyword.ref.rawValue, let text = member.value.string { found.append(text) }
        waiting.append(member.value)
      }
    }
    return found
  }
}

extension Dictionary {
  /// The value of a key, which is `new` unless the key had one.
  mutating func inserting(_ new: Value, forKey key: Key) -> Value {
    func read(_ value: inout Value) -> Value { value }
    return read(&self[key, default: new])
  }
}
