import Diagnostics
import YAMLTree

extension GraphBuilder {
  /// Reads a keyword that holds subschemas.
  mutating func readApplicator(
    _ shape: KeywordShape.Applicator, _ member: YAMLNode.Member, of schema: Schema, at place: Place,
    in context: ReadingContext
  ) -> Bool {
    switch shape {
    case .schema(let slot):
      schema[keyPath: slot] = addSchema(member.value, at: place, in: context)
    case .items:
      if case .sequence = member.value.content {
        let (source, dialect) = (sourceOfDocument[context.document], context.rules.dialect)
        let namesDialect = names(itsDialect: source)
        let help =
          "an array of schemas is called 'prefixItems' there"
          + (namesDialect ? "" : "; where this is an older dialect, name it in '$schema'")
        return expected(
          "one schema in \(dialect == .openAPI30 ? dialect.shortName : Dialect.draft2020.shortName)",
          member.key,
          found: member.value, help: dialect == .openAPI30 ? nil : help)
      }
      schema.items = addSchema(member.value, at: place, in: context)
    case .schemas(let slot):
      guard let schemas = schemas(member, at: place, in: context) else { return false }
      schema[keyPath: slot] = schemas
    case .namedSchemas(let slot):
      guard let named = namedSchemas(member, at: place, in: context) else { return false }
      schema[keyPath: slot] = named
    case .patternSchemas(let slot):
      guard let named = patternSchemas(member, of: schema, at: place, in: context) else { return false }
      schema[keyPath: slot] = named
    case .itemsOrArray: return readItems(member, of: schema, at: place, in: context)
    case .additionalItems: return readAdditionalItems(member, of: schema, at: place, in: context)
    case .dependencies: return readDependencies(member, of: schema, at: place, in: context)
    }
    return true
  }

  /// A non-empty array of schemas (Core §10.2.1).
  private mutating func schemas(
    _ member: YAMLNode.Member, at place: Place, in context: ReadingContext
  ) -> [SchemaID]? {
    guard let elements = member.value.elements, !elements.isEmpty else {
      _ = expected("an array of at least one schema", member.key, found: member.value)
      return nil
    }
    return elements.enumerated().map { index, element in
      addSchema(element, at: place.appending(String(index)), in: context)
    }
  }

  /// An object whose members are schemas.
  mutating func namedSchemas(
    _ member: YAMLNode.Member, at place: Place, in context: ReadingContext
  ) -> [NamedSchema]? {
    guard let members = member.value.members else {
      _ = expected("an object of schemas", member.key, found: member.value)
      return nil
    }
    return members.map { entry in
      NamedSchema(
        name: entry.key, nameLocation: entry.keyLocation,
        schema: addSchema(entry.value, at: place.appending(entry.key), in: context))
    }
  }

  /// An object whose members are schemas by patterns.
  ///
  /// A pattern that counts as an annotation may mean any name. A pattern that matches every name, and demands nothing,
  /// replaces it, so that `additionalProperties` refuses no name.
  private mutating func patternSchemas(
    _ member: YAMLNode.Member, of schema: Schema, at place: Place, in context: ReadingContext
  ) -> [NamedSchema]? {
    guard let members = member.value.members else {
      _ = expected("an object of schemas", member.key, found: member.value)
      return nil
    }
    var named: [NamedSchema] = []
    var unreadable: SourceLocation?
    for entry in members {
      guard checkPattern(entry.key, at: entry.keyLocation) else {
        unreadable = unreadable ?? entry.keyLocation
        schema.uncheckedNamePatterns.append(entry.key)
        continue
      }
      named.append(
        NamedSchema(
          name: entry.key, nameLocation: entry.keyLocation,
          schema: addSchema(entry.value, at: place.appending(entry.key), in: context)))
    }
    if let unreadable, !named.contains(where: \.name.isEmpty) {
      let all = addSchema(YAMLNode(.bool(true), at: unreadable), at: place.appending(""), in: context)
      named.append(NamedSchema(name: "", nameLocation: unreadable, schema: all))
    }
    return named
  }

  // MARK: - Draft-07, in the words of 2020-12

  /// An array in `items` is `prefixItems`; the keyword notes itself because its name depends on its value.
  private mutating func readItems(
    _ member: YAMLNode.Member, of schema: Schema, at place: Place, in context: ReadingContext
  ) -> Bool {
    if case .sequence = member.value.content {
      guard let schemas = schemas(member, at: place, in: context) else { return false }
      schema.prefixItems = schemas
      schema.note(.prefixItems, member)
      return false
    }
    // Beside a single schema, `additionalItems` says nothing, wherever it stands (draft-07 Validation §6.4.2).
    schema.items = addSchema(member.value, at: place, in: context)
    return true
  }

  /// `items`, as long as there is an array for it to follow.
  private mutating func readAdditionalItems(
    _ member: YAMLNode.Member, of schema: Schema, at place: Place, in context: ReadingContext
  ) -> Bool {
    let following = addSchema(member.value, at: place, in: context)
    guard context.itemsAreAnArray else {
      diagnostics.warning(
        "'additionalItems' has no effect without an array in 'items'", at: member.keyLocation,
        rule: "keyword-without-companion")
      schema.foldedKeywords.append(member.key)
      return false
    }
    schema.items = following
    return true
  }

  /// Reads `dependencies`: each name has further names that are then required, or a schema that then holds (draft-07
  /// Validation §6.5.7).
  private mutating func readDependencies(
    _ member: YAMLNode.Member, of schema: Schema, at place: Place, in context: ReadingContext
  ) -> Bool {
    guard let entries = member.value.members else {
      return expected("an object of schemas and arrays of names", member.key, found: member.value)
    }
    if entries.isEmpty { schema.foldedKeywords.append(member.key) }
    for entry in entries {
      if case .sequence = entry.value.content {
        guard let names = names(entry.value, of: member.key + "/" + entry.key) else { continue }
        schema.dependentRequired.append(DependentRequired(name: entry.key, required: names))
        schema.note(.dependentRequired, member)
      } else {
        let dependent = addSchema(entry.value, at: place.appending(entry.key), in: context)
        schema.dependentSchemas.append(
          NamedSchema(name: entry.key, nameLocation: entry.keyLocation, schema: dependent))
        schema.note(.dependentSchemas, member)
      }
    }
    return false  // it has noted what it became
  }
}
