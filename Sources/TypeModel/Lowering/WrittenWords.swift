import SchemaModel
import SchemaRuntime

/// Reads the documentation that schemas have for values.
struct WrittenWords {
  let graph: SchemaGraph

  /// The documentation of the schemas, or else that of the schemas that they refer to. A target that is deprecated is
  /// deprecated wherever it is used.
  func documentationOfUse(_ uses: [SchemaID]) -> Documentation {
    let written = graph.written(with: uses)
    var own = documentation(of: written)
    var (schemas, seen) = (written, Set(written))
    var next = 0
    while next < schemas.count {
      let schema = graph[schemas[next]]
      // A schema with words of its own ends the chain, unless it is one of the use itself.
      let leadsOn = next < written.count || schema.title == nil && schema.description == nil
      if leadsOn, let target = schema.reference, seen.insert(target).inserted { schemas.append(target) }
      next += 1
    }
    if own.description == nil { own = documentation(of: schemas) }
    own.deprecation = graph.deprecation(of: uses).map { Deprecation(of: $0.words) }
    return own
  }

  /// The documentation of the first schema that has some.
  func documentation(of schemas: [SchemaID]) -> Documentation {
    var documentation = Documentation()
    for id in schemas {
      let schema = graph[id]
      documentation.title = documentation.title ?? schema.title
      documentation.description = documentation.description ?? schema.description
      documentation.since = documentation.since ?? schema.extensions.since
      if schema.deprecated, documentation.deprecation == nil {
        documentation.deprecation = Deprecation(of: schema)
      }
    }
    return documentation
  }

  /// The documentation of a member: of the schemas that always hold, or of all alternatives of which one holds wherever
  /// it occurs. A demand or a deprecation of only some of them holds under a condition, and is left out; a description
  /// may come from one, where no other has a different one.
  func documentation(
    always: [SchemaID], alternatives: [SchemaID], named: [SchemaID]
  ) -> Documentation {
    var words = documentationOfUse(always)
    let all = named.map { documentationOfUse([$0]) }
    if words.description == nil { words.description = onlyText(of: all.map(\.description)) }
    if words.title == nil { words.title = onlyText(of: all.map(\.title)) }
    let held = alternatives.map { documentationOfUse([$0]) }
    if held.allSatisfy({ $0.since == held[0].since }) { words.since = words.since ?? held.first?.since }
    if held.allSatisfy({ $0.deprecation != nil }) {
      words.deprecation = words.deprecation ?? held.first?.deprecation
    }
    return words
  }

  private func onlyText(of texts: [String?]) -> String? {
    let all = Set(texts.compactMap { $0.map(ByteText.init) })
    return all.count == 1 ? all.first?.text : nil
  }

  /// The documentation of a member's schemas, or else of these branches, whose titles name the cases.
  func documentationOfUse(_ schemas: [SchemaID], _ branches: [SchemaID]) -> Documentation {
    var documentation = documentationOfUse(schemas)
    let descriptions = branches.compactMap { graph[$0].description }
    if documentation.description == nil, !descriptions.isEmpty {
      documentation.description = descriptions.joined(separator: "\n\n")
    }
    return documentation
  }
}
