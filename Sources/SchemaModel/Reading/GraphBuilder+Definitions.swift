import YAMLTree

extension GraphBuilder {
  /// Reads `$defs`, with the definitions that stand in containers.
  mutating func readDefinitions(
    _ member: YAMLNode.Member, of schema: Schema, at place: Place, in context: ReadingContext
  ) -> Bool {
    guard let members = member.value.members else {
      return expected("an object of schemas", member.key, found: member.value)
    }
    var definitions: [NamedSchema] = []
    for entry in members {
      add(
        DefinitionEntry(entry.value), entry, as: entry.key, at: place.appending(entry.key), in: context,
        to: &definitions)
    }
    // `definitions` beside `$defs`: both hold definitions, under one keyword.
    if let other = schema.sites[.defs] { schema.foldedKeywords.append(other.spelling) }
    if schema.pointer.isEmpty { graph.documents[context.document].definitions += definitions }
    return true
  }

  private mutating func add(
    _ entry: DefinitionEntry, _ member: YAMLNode.Member, as name: String, at place: Place,
    in context: ReadingContext, to definitions: inout [NamedSchema]
  ) {
    switch entry {
    case .schema:
      let schema = addSchema(member.value, at: place, in: context)
      definitions.append(NamedSchema(name: name, nameLocation: member.keyLocation, schema: schema))
    case .container(let entries):
      for (inner, entry) in entries {
        if inner.value.isNull {
          tolerate(
            "the definition '\(inner.key.shortened)' has no schema", at: inner.keyLocation,
            help: "write the schema below it, or '{}' where any value is right")
          continue
        }
        add(
          entry, inner, as: name + "/" + inner.key, at: place.appending(contained: inner.key), in: context,
          to: &definitions)
      }
    }
  }
}
