import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// Lets lists and unions tolerate unknown values, where a configuration asks for it: validators, types, pages and
  /// bundles then agree.
  mutating func applyOpenness(in documents: AdjustedDocuments) {
    switch documents.adjustments.openness {
    case .none: return
    case .everywhere:
      open(graph.schemas.filter { documents.contain(graph.documents[$0.document]) && !isMetaSchema($0) })
    case .places(let places): for place in places { open(place, in: documents) }
    }
  }

  private func isMetaSchema(_ schema: Schema) -> Bool {
    MetaSchema.at(graph.documents[schema.document].path) != nil
  }

  private mutating func open(_ schemas: [Schema]) {
    let unions = schemas.compactMap { schema in
      choice(of: schema).flatMap { choice in tag(of: choice.branches).map { (schema, choice, $0) } }
    }
    let lists = schemas.compactMap { schema in
      choice(of: schema).flatMap { isList($0) ? (schema, $0) : nil }
    }
    // A list that tells branches apart stays closed: an open tag would tell nothing. Lists that are branches of a list
    // stay closed, too.
    var closed = unions.reduce(into: Set<SchemaID>()) {
      $0.formUnion(tagSchemas($1.1.branches, $1.2.property))
    }
    closed.formUnion(lists.flatMap { $0.1.branches }.flatMap { graph.allParts(of: $0) })
    for schema in schemas where !closed.contains(schema.id) && schema.constant == nil {
      if let values = strings(of: schema), values.count > 1 { openList(values, of: schema) }
    }
    for (schema, choice) in lists where !closed.contains(schema.id) { openBranches(choice, of: schema) }
    for (schema, choice, tag) in unions where tag.partition.defaultBranch == nil {
      addBranch(refusing: tag, to: choice, of: schema)
    }
  }

  private mutating func open(_ place: Mention, in documents: AdjustedDocuments) {
    guard let schema = schema(at: place, in: documents) else { return }
    if let values = strings(of: schema), !values.isEmpty { return openList(values, of: schema) }
    if let choice = choice(of: schema) {
      if isList(choice) { return openBranches(choice, of: schema) }
      guard let tag = tag(of: choice.branches) else { return addBranch(besides: choice, to: schema) }
      if tag.partition.defaultBranch == nil { addBranch(refusing: tag, to: choice, of: schema) }
      return
    }
    diagnostics.error(
      "'\(place.text.shortened)' lists no strings and has no branches, so nothing in it is unknown",
      at: place.location, help: "name the schema that has 'enum', 'oneOf' or 'anyOf'")
  }

  // MARK: Lists

  /// The strings of an `enum` that lists nothing else but null.
  private func strings(of schema: Schema) -> [String]? {
    guard let values = schema.enumeration else { return nil }
    let strings = values.compactMap(\.stringValue)
    return strings.count == values.filter({ $0 != .null }).count ? strings : nil
  }

  private func openList(_ values: [String], of schema: Schema) {
    let hasNull = schema.enumeration?.contains(.null) == true
    schema.enumeration = nil
    schema.extensions.knownValues = values
    schema.extensions.isOpened = true
    if let site = schema.sites[.enum], schema.types == nil {
      schema.types = hasNull ? [.string, .null] : .string
      schema.sites.note(.type, at: site.location, spelling: Keyword.enum.rawValue)
    }
    schema.sites.reinterpret(.enum, as: .knownValues)
  }

  /// Whether all branches list strings.
  private func isList(_ choice: Choice) -> Bool {
    choice.branches.allSatisfy { graph.stringsListed(by: $0) != nil }
  }

  /// Adds a branch for any other string to branches that list strings.
  private mutating func openBranches(_ choice: Choice, of schema: Schema) {
    let any = YAMLNode(.mapping([member(.type, .string("string"), of: schema)]), at: schema.location)
    let branch = add(any, behind: choice, of: schema)
    schema.anyOf = choice.branches + [branch]
    schema.oneOf = []
    schema.sites.reinterpret(.oneOf, as: .anyOf)
    schema.extensions.isOpened = true
  }

  // MARK: Unions

  private struct Choice {
    var keyword: Keyword
    var branches: [SchemaID]
  }

  private struct Tag {
    var property: String
    var kind: JSONKind
    /// The values by their texts; for integers these are the canonical ones.
    var partition: TagPartition

    /// The values that the branches know.
    var known: [YAMLNode.Content] {
      partition.values.joined().map { kind == .string ? .string($0) : .number($0) }
    }
  }

  private func choice(of schema: Schema) -> Choice? {
    if schema.oneOf.count > 1 { return Choice(keyword: .oneOf, branches: schema.oneOf) }
    if schema.anyOf.count > 1 { return Choice(keyword: .anyOf, branches: schema.anyOf) }
    return nil
  }

  /// The property whose strings or integers tell the branches apart.
  private func tag(of branches: [SchemaID]) -> Tag? {
    let names = branches.prefix(2).flatMap { graph.allParts(of: $0) }.flatMap {
      graph[$0].properties.map(\.name)
    }
    for kind in [JSONKind.string, .number] {
      for name in names {
        let demands = branches.map { [demand(on: name, of: kind, in: $0)] }
        if let partition = TagPartition(demands) {
          return Tag(property: name, kind: kind, partition: partition)
        }
      }
    }
    return nil
  }

  private func demand(on name: String, of kind: JSONKind, in branch: SchemaID) -> TagDemand {
    let schemas = schemas(of: name, in: branch)
    let values = schemas.firstResult {
      kind == .string ? graph.stringsListed(by: $0) : graph.integersListed(by: $0)
    }
    return TagDemand(
      values: values,
      isRequired: graph.namesRequired(by: branch).contains(ScalarKey(name)),
      refused: schemas.reduce(into: []) { $0.formUnion(graph.stringsRefused(by: $1)) })
  }

  private func schemas(of name: String, in branch: SchemaID) -> [SchemaID] {
    graph.allParts(of: branch).flatMap { graph[$0].properties }
      .filter { $0.name.hasSameScalars(as: name) }.map(\.schema)
  }

  private func tagSchemas(_ branches: [SchemaID], _ name: String) -> [SchemaID] {
    branches.flatMap { schemas(of: name, in: $0) }.flatMap { graph.allParts(of: $0) }
  }

  /// Adds a branch for objects whose tag no branch lists.
  private mutating func addBranch(refusing tag: Tag, to choice: Choice, of schema: Schema) {
    let known = tag.known.map { YAMLNode($0, at: schema.location) }
    let refusal = member(.not, .mapping([member(.enum, .sequence(known), of: schema)]), of: schema)
    let type = YAMLNode.Content.string(tag.kind == .string ? "string" : "integer")
    let value = YAMLNode.Content.mapping([member(.type, type, of: schema), refusal])
    let name = YAMLNode(.string(tag.property), at: schema.location)
    let node = YAMLNode(
      .mapping([
        member(.type, .string("object"), of: schema),
        member(.required, .sequence([name]), of: schema),
        member(.properties, .mapping([member(named: tag.property, value, of: schema)]), of: schema),
        // No schema knows the other members of an object with an unknown tag.
        member(.additionalProperties, .bool(true), of: schema),
      ]), at: schema.location)
    append(node, to: choice, of: schema, besides: tag.partition.values.joined().map(\.self))
  }

  /// Adds a branch for every value, except null, that no branch accepts.
  private mutating func addBranch(besides choice: Choice, to schema: Schema) {
    let base = "#" + JSONPointer.text(of: schema.pointer + [choice.keyword.rawValue])
    let references = choice.branches.indices.map { index in
      let text = PercentEncoding.encode(path: "\(base)/\(index)".dropFirst().description)
      return YAMLNode(
        .mapping([member(.ref, .string("#" + text), of: schema)]), at: schema.location)
    }
    let others = YAMLNode.Content.mapping([member(.anyOf, .sequence(references), of: schema)])
    let types = ["boolean", "object", "array", "number", "string"].map {
      YAMLNode(.string($0), at: schema.location)
    }
    let node = YAMLNode(
      .mapping([member(.type, .sequence(types), of: schema), member(.not, others, of: schema)]),
      at: schema.location)
    append(node, to: choice, of: schema)
  }

  /// - Parameter tags: the values of the tag of the other branches, for which those may be named.
  private mutating func append(
    _ node: YAMLNode, to choice: Choice, of schema: Schema, besides tags: [String] = []
  ) {
    let branch = add(node, behind: choice, of: schema)
    let names =
      tags + choice.branches.flatMap { [graph[$0].title, graph[$0].extensions.name].compactMap(\.self) }
    let isTaken = names.contains { $0.lowercased() == "unknown" }
    graph[branch].extensions.name = isTaken ? "unknownValue" : "unknown"
    graph[branch].description = "Any other value."
    if choice.keyword == .oneOf { schema.oneOf.append(branch) } else { schema.anyOf.append(branch) }
  }

  private func member(_ keyword: Keyword, _ content: YAMLNode.Content, of schema: Schema) -> YAMLNode.Member {
    member(named: keyword.rawValue, content, of: schema)
  }

  private func member(named key: String, _ content: YAMLNode.Content, of schema: Schema) -> YAMLNode.Member {
    .init(key: key, keyLocation: schema.location, value: YAMLNode(content, at: schema.location))
  }

  /// Reads a schema as if it stood behind the branches.
  private mutating func add(_ node: YAMLNode, behind choice: Choice, of schema: Schema) -> SchemaID {
    let context = ReadingContext(
      document: schema.document, resource: schema.resource, rules: rules(of: schema))
    let place = Place(tokens: schema.pointer + [choice.keyword.rawValue, String(choice.branches.count)])
    let references = pendingReferences.count
    let id = addSchema(node, at: place, in: context)
    readUnread()
    resolveReferences(from: references)
    return id
  }
}
