/// Copies schemas that lead to others.
struct SchemaMove {
  /// The id under which a schema is found in the copy.
  let target: (SchemaID) -> SchemaID

  init(to target: @escaping (SchemaID) -> SchemaID) { self.target = target }

  func callAsFunction(_ id: SchemaID) -> SchemaID { target(id) }
  func callAsFunction(_ id: SchemaID?) -> SchemaID? { id.map(target) }
  func callAsFunction(_ named: NamedSchema) -> NamedSchema {
    NamedSchema(name: named.name, nameLocation: named.nameLocation, schema: target(named.schema))
  }

  func copy(
    of schema: Schema, as id: SchemaID, document: Int, resource: SchemaResourceID
  ) -> Schema {
    let result = Schema(like: schema, id: id, document: document, resource: resource)
    result.boolean = schema.boolean
    result.sites = schema.sites
    result.hidden = schema.hidden
    result.hiddenReferences = schema.hiddenReferences
    result.unknownKeywords = schema.unknownKeywords
    result.branchHint = schema.branchHint
    result.uncheckedPattern = schema.uncheckedPattern
    result.uncheckedNamePatterns = schema.uncheckedNamePatterns
    moveApplicators(of: schema, to: result)
    copyAssertions(of: schema, to: result)
    copyAnnotations(of: schema, to: result)
    return result
  }

  private func moveApplicators(of schema: Schema, to result: Schema) {
    result.reference = self(schema.reference)
    result.dynamicReference = schema.dynamicReference.map {
      DynamicReference(initial: self($0.initial), anchor: $0.anchor)
    }
    result.allOf = schema.allOf.map { self($0) }
    result.anyOf = schema.anyOf.map { self($0) }
    result.oneOf = schema.oneOf.map { self($0) }
    result.not = self(schema.not)
    result.ifSchema = self(schema.ifSchema)
    result.thenSchema = self(schema.thenSchema)
    result.elseSchema = self(schema.elseSchema)
    result.dependentSchemas = schema.dependentSchemas.map { self($0) }
    result.prefixItems = schema.prefixItems.map { self($0) }
    result.items = self(schema.items)
    result.contains = self(schema.contains)
    result.properties = schema.properties.map { self($0) }
    result.patternProperties = schema.patternProperties.map { self($0) }
    result.additionalProperties = self(schema.additionalProperties)
    result.propertyNames = self(schema.propertyNames)
    result.unevaluatedItems = self(schema.unevaluatedItems)
    result.unevaluatedProperties = self(schema.unevaluatedProperties)
    result.contentSchema = self(schema.contentSchema)
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
    result.markdownDescription = schema.markdownDescription
    result.htmlDescription = schema.htmlDescription
    result.deprecationMessage = schema.deprecationMessage
    result.enumDescriptions = schema.enumDescriptions
    result.markdownEnumDescriptions = schema.markdownEnumDescriptions
    result.enumNames = schema.enumNames
    result.enumLabels = schema.enumLabels
    result.extensions = schema.extensions
    result.extensions.warnings = schema.extensions.warnings.map { self($0) }
  }
}
