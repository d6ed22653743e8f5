import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// What a document holds at a place, and its name.
  typealias Held = (found: HeldSchemas.Found, name: String)

  /// The paths of what a configuration includes of a document; nil where all of it is read: nothing is chosen, or a name
  /// that stands anywhere in the document may be what a reference asks for.
  func includedPaths(of node: YAMLNode, at path: String, in dialect: Dialect) -> [PartPath]? {
    if isIncludedWhole(path) || node.holdsNames(in: dialect) { return nil }
    return options.adjustments.includedSchemas.map(IncludedSchemas.init)
      .filter { Glob.matches($0.files, path) }.compactMap(\.path)
  }

  /// Whether a document is included by no place in it: no place is included at all, or the document is as a file.
  func isIncludedWhole(_ path: String) -> Bool {
    let places = options.adjustments.includedSchemas
    return places.isEmpty
      || options.adjustments.included.contains { Glob.matches($0.text, path) }
        && !places.contains { Glob.matches(IncludedSchemas($0).files, path) }
  }

  /// Makes the schema around a place that a configuration did not include, once a reference leads there.
  mutating func readLeftOut(around tokens: [String], in document: Int) {
    guard leftOut[document] != nil else { return }
    for count in stride(from: tokens.count, through: 1, by: -1) {
      let key = ScalarKey(JSONPointer.text(of: Array(tokens.prefix(count))))
      guard let held = leftOut[document]?.removeValue(forKey: key) else { continue }
      let root = graph[graph.documents[document].root]
      addHeld(held, in: ReadingContext(document: document, resource: root.resource, rules: rules(of: root)))
      readUnread()
      return
    }
  }

  /// The definitions of a document that holds schemas, in the order of its text: those that were made.
  func definitions(of document: Int) -> [NamedSchema] {
    var seen: Set<SchemaID> = []
    return held.inOrder(in: sourceOfDocument[document]).compactMap { found in
      let pointer = ScalarKey(JSONPointer.text(of: found.place.tokens))
      guard found.isListed, let schema = schemaAtPointer[document][pointer], seen.insert(schema).inserted,
        let name = graph[schema].embeddedName
      else { return nil }
      return NamedSchema(name: name, nameLocation: found.place.nameLocation, schema: schema)
    }
  }

  /// Leaves a document that holds schemas those that a configuration includes, and what these lead to.
  mutating func selectDefinitions() {
    let wanted = options.adjustments.includedSchemas
    guard !wanted.isEmpty else { return }
    let holders = graph.documents.indices.filter { !graph.documents[$0].isSchema }
    for document in holders { graph.documents[document].definitions = definitions(of: document) }
    var chosen: [SchemaID] = []
    for mention in wanted {
      let found = definitions(at: IncludedSchemas(mention))
      if found.isEmpty, options.adjustments.areComplete { reportNothing(at: mention) }
      chosen += found
    }
    for document in holders where isIncludedWhole(graph.documents[document].path) {
      chosen += graph.documents[document].definitions.map(\.schema)
    }
    let reached = graph.reach(of: chosen)
    let kept = Set(graph.schemas.lazy.filter { reached[$0.id.index] }.compactMap(\.embeddingKey))
    for document in holders {
      let path = graph.documents[document].path
      let all = graph.documents[document].definitions
      graph.documents[document].definitions = all.filter { definition in
        graph[definition.schema].embeddingKey.map(kept.contains) ?? false
      }
      let names = Set(graph.documents[document].definitions.map(\.schema))
      let others = all.filter { !names.contains($0.schema) }
        .map { JSONPointer.text(of: graph[$0.schema].pointer) }
      for pointer in others + (leftOut[document] ?? [:]).keys.map(\.text) {
        graph.leftOutSchemas.insert(ScalarKey("\(path)#\(pointer)"))
      }
    }
  }

  private func definitions(at wanted: IncludedSchemas) -> [SchemaID] {
    guard let path = wanted.path else { return [] }
    return graph.documents.filter { !$0.isSchema && Glob.matches(wanted.files, $0.path) }
      .flatMap(\.definitions).map(\.schema).filter { path.matches(graph[$0].pointer) }
  }

  private mutating func reportNothing(at mention: Mention) {
    let files = IncludedSchemas(mention).files
    // It may stand in what could not be read.
    if library.unreadable.contains(where: { Glob.matches(files, $0) })
      || library.sources.contains(where: { $0.recovered != nil && Glob.matches(files, $0.path) })
    {
      return
    }
    let pointers = graph.documents.indices.filter { !graph.documents[$0].isSchema }
      .flatMap { held.inOrder(in: sourceOfDocument[$0]) }.filter(\.isListed)
      .map { JSONPointer.text(of: $0.place.tokens) }
    diagnostics.error(
      "no document holds a schema at '\(mention.text.shortened)'", at: mention.location,
      help: spellingHelp(for: IncludedSchemas(mention).pointer, among: pointers))
  }
}

extension YAMLNode {
  /// Whether a member anywhere below gives a schema a name that references may use in place of its path. Members of values
  /// that are no schemas count, too.
  fileprivate func holdsNames(in dialect: Dialect) -> Bool {
    let names: Set = [
      dialect.identifierKeyword, Keyword.id.rawValue, Keyword.anchor.rawValue, Keyword.dynamicAnchor.rawValue,
    ]
    var waiting = [self]
    while let node = waiting.popLast() {
      for member in node.members ?? [] {
        if names.contains(member.key), member.value.string != nil { return true }
        waiting.append(member.value)
      }
      waiting += node.elements ?? []
    }
    return false
  }
}
