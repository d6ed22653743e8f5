extension SchemaGraph {
  /// Two graphs as one, so that a single program judges instances by both: the schemas of the other graph come behind
  /// those of this one, by `schemas.count`. Paths of documents get a prefix, which keeps locations apart; places in
  /// files stay as they are.
  public func joined(with other: SchemaGraph, prefixes: (own: String, other: String)) -> SchemaGraph {
    var result = SchemaGraph()
    result.append(self, prefix: prefixes.own)
    result.append(other, prefix: prefixes.other)
    return result
  }

  private mutating func append(_ graph: SchemaGraph, prefix: String) {
    let shift = IndexShift(
      schemas: schemas.count, documents: documents.count, resources: resources.count)
    documents += graph.documents.map { shift.moved($0, prefix: prefix) }
    schemas += graph.schemas.map(shift.moved)
    resources += graph.resources.map(shift.moved)
  }
}

/// How far the indices of a graph move when it comes behind another.
private struct IndexShift {
  var schemas: Int
  var documents: Int
  var resources: Int

  func moved(_ id: SchemaID) -> SchemaID { SchemaID(index: id.index + schemas) }
  func moved(_ id: SchemaID?) -> SchemaID? { id.map { moved($0) } }
  func moved(_ named: NamedSchema) -> NamedSchema {
    NamedSchema(name: named.name, nameLocation: named.nameLocation, schema: moved(named.schema))
  }

  func moved(_ document: SchemaDocument, prefix: String) -> SchemaDocument {
    SchemaDocument(
      index: document.index + documents, path: prefix + document.path, root: moved(document.root),
      isEntry: document.isEntry, definitions: document.definitions.map { moved($0) })
  }

  func moved(_ resource: SchemaResource) -> SchemaResource {
    var result = resource
    result.root = moved(resource.root)
    result.dynamicAnchors = resource.dynamicAnchors.mapValues { moved($0) }
    return result
  }

  func moved(_ schema: Schema) -> Schema {
    let result = Schema(
      id: moved(schema.id), document: schema.document + documents, pointer: schema.pointer,
      location: schema.location, dialect: schema.dialect,
      resource: SchemaResourceID(index: schema.resource.index + resources))
    result.boolean = schema.boolean
    result.sites = schema.sites
    result.hidden = schema.hidden
    result.hiddenReferences = schema.hiddenReferences
    result.unknownKeywords = schema.unknownKeywords
    moveApplicators(of: schema, to: result)
    copyAssertions(of: schema, to: result)
    copyAnnotations(of: schema, to: result)
    return result
  }

  private func moveApplicators(of schema: Schema, to result: Schema) {
    result.reference = moved(schema.reference)
    result.dynamicReference = schema.dynamicReference.map {
      DynamicReference(initial: moved($0.initial), anchor: $0.anchor)
    }
    result.allOf = schema.allOf.map { moved($0) }
    result.anyOf = schema.anyOf.map { moved($0) }
    result.oneOf = schema.oneOf.map { moved($0) }
    result.not = moved(schema.not)
    result.ifSchema = moved(schema.ifSchema)
    result.thenSchema = moved(schema.thenSchema)
    result.elseSchema = moved(schema.elseSchema)
    result.dependentSchemas = schema.dependentSchemas.map { moved($0) }
    result.prefixItems = schema.prefixItems.map { moved($0) }
    result.items = moved(schema.items)
    result.contains = moved(schema.contains)
    result.properties = schema.properties.map { moved($0) }
    result.patternProperties = schema.patternProperties.map { moved($0) }
    result.additionalProperties = moved(schema.additionalProperties)
    result.propertyNames = moved(schema.propertyNames)
    result.unevaluatedItems = moved(schema.unevaluatedItems)
    result.unevaluatedProperties = moved(schema.unevaluatedProperties)
    result.contentSchema = moved(schema.contentSchema)
  }

  private func copyAssertions(of schema: Schema, to result: Schema) {
    result.types = schema.types
    result.enumeration = schema.enumeration
    result.constant = schema.constant
    result.multipleOf = schema.multipleOf
    result.maximum = schema.maximum
    result.exclusiveMaximum = schema.exclusiveMaximum
    result.minimum = schema.minimum
    result.exclusiveMinimum = schema.exclusiveMinimum
    result.maxLength = schema.maxLength
    result.minLength = schema.minLength
    result.pattern = schema.pattern
    result.maxItems = schema.maxItems
    result.minItems = schema.minItems
    result.uniqueItems = schema.uniqueItems
    result.maxContains = schema.maxContains
    result.minContains = schema.minContains
    result.maxProperties = schema.maxProperties
    result.minProperties = schema.minProperties
    result.required = schema.required
    result.dependentRequired = schema.dependentRequired
    result.format = schema.format
    result.contentEncoding = schema.contentEncoding
    result.contentMediaType = schema.contentMediaType
  }

  private func copyAnnotations(of schema: Schema, to result: Schema) {
    result.title = schema.title
    result.description = schema.description
    result.comment = schema.comment
    result.defaultValue = schema.defaultValue
    result.examples = schema.examples
    result.deprecated = schema.deprecated
    result.readOnly = schema.readOnly
    result.writeOnly = schema.writeOnly
    result.extensions = schema.extensions
    result.extensions.warnings = schema.extensions.warnings.map { moved($0) }
  }
}
