import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// Makes schemas of a source, unless that has been done, and answers with its index in `graph.documents`.
  @discardableResult
  mutating func readDocument(_ source: Int) -> Int {
    if let known = library.sources[source].document { return known }
    let (path, uri) = (library.sources[source].path, library.sources[source].uri)
    let node = library.sources[source].node
    let index = graph.documents.count
    library.markRead(source, as: index)
    let resource = addResource(base: uri, root: SchemaID(index: graph.schemas.count))
    if let other = resourceByURI.updateValue(resource, forKey: ScalarKey(uri.text)),
      let location = resources[other.index].identifierLocation
    {
      diagnostics.error("the '$id' '\(uri.text.shortened)' is where the file '\(path)' stands", at: location)
    }
    schemaAtPointer.append([:])
    sourceOfDocument.append(source)
    finders.append(NodeFinder())
    graph.documents.append(
      SchemaDocument(
        index: index, path: path, root: SchemaID(index: graph.schemas.count),
        isEntry: library.sources[source].isEntry))
    let context = ReadingContext(
      document: index, resource: resource, rules: DialectRules(dialect: options.defaultDialect))
    _ = readSchema(node, at: Place(), in: context)
    return index
  }

  mutating func addResource(base: URIReference, root: SchemaID) -> SchemaResourceID {
    let id = SchemaResourceID(index: resources.count)
    resources.append(ResourceRecord(base: base))
    graph.resources.append(SchemaResource(uri: base.text, root: root))
    return id
  }

  /// Makes a schema of `node`, unless that has been done. Its keywords' subschemas follow it in the graph.
  mutating func readSchema(_ node: YAMLNode, at place: Place, in context: ReadingContext) -> SchemaID {
    let key = ScalarKey(place.pointer)
    if let known = schemaAtPointer[context.document][key] { return known }
    let id = SchemaID(index: graph.schemas.count)
    var schema = Schema(
      id: id, document: context.document, pointer: place.tokens, location: node.location,
      dialect: context.rules.dialect, resource: context.resource)
    graph.schemas.append(schema)
    schemaAtPointer[context.document][key] = id
    switch node.content {
    case .bool(let value): schema.boolean = value
    case .mapping(let members): readMembers(members, of: &schema, at: place, in: context)
    case .null, .number, .string, .sequence:
      diagnostics.error("expected a schema, an object or a boolean, found \(node.found)", at: node.location)
      schema.boolean = true
    }
    graph.schemas[id.index] = schema
    return id
  }

  private mutating func readMembers(
    _ members: [YAMLNode.Member], of schema: inout Schema, at place: Place, in outer: ReadingContext
  ) {
    var context = outer
    guard enterResource(members, of: &schema, at: place, in: &context) else {
      schema.boolean = true
      return
    }
    schema.dialect = context.rules.dialect
    schema.resource = context.resource
    if graph.resources[context.resource.index].root == schema.id {
      resources[context.resource.index].rules = context.rules
    }
    context.itemsAreAnArray = members.contains { $0.key == "items" && $0.value.elements != nil }
    let hidesSiblings = context.rules.dialect == .draft7 && members.contains { $0.key == "$ref" }
    for member in members {
      guard let keyword = KeywordTable.keyword(member.key, in: context.rules.dialect) else {
        noteUnknown(member, of: &schema)
        continue
      }
      if hidesSiblings, !["$ref", "$schema", "definitions"].contains(member.key) {
        noteHidden(keyword, member)
      } else if context.rules.includes(keyword.vocabulary) {
        read(keyword, member, of: &schema, at: place.appending(member.key), in: context)
      } else {
        schema.unknownKeywords.append((member.key, member.value.jsonValue))
      }
    }
    checkSiblings(of: schema)
  }

  /// In draft-07 everything beside `$ref` is ignored (draft-07 Core §8.3); silence is kept for what asserts nothing.
  private mutating func noteHidden(_ keyword: Keyword, _ member: YAMLNode.Member) {
    switch keyword.vocabulary {
    case .core, .metaData, .extensions: return
    case .applicator, .unevaluated, .validation, .formatAnnotation, .formatAssertion, .content:
      diagnostics.warning(
        "'\(member.key)' has no effect: in draft-07 '$ref' hides the keywords beside it",
        at: member.keyLocation, help: "put both under 'allOf'")
    }
  }
}
