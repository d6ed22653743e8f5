extension MetaSchema {
  /// The name of the edition of v1 that is read.
  static let edition2026 = "https://json-schema.org/v1/2026"

  /// The dialect v1, under the name of the line and under that of the edition.
  static let v1: [MetaSchema] = [Dialect.v1.rawValue, edition2026].map { uri in
    MetaSchema(
      uri: uri,
      text: """
        $schema: https://json-schema.org/v1
        $id: \(uri)

        """ + keywordsOfV1)
  }

  private static let keywordsOfV1 = """
    $dynamicAnchor: meta
    title: Schemas of v1
    type: [object, boolean]
    properties:
      $id: {$ref: '#/$defs/iriReferenceString', pattern: '^[^#]*$'}
      $schema: {$ref: '#/$defs/iriString'}
      $ref: {$ref: '#/$defs/iriReferenceString'}
      $anchor: {$ref: '#/$defs/anchorString'}
      $dynamicRef: {$ref: '#/$defs/anchorString'}
      $dynamicAnchor: {$ref: '#/$defs/anchorString'}
      $comment: {type: string}
      $defs: {$ref: '#/$defs/namedSchemas'}
      title: {type: string}
      description: {type: string}
      default: true
      deprecated: {type: boolean, default: false}
      readOnly: {type: boolean, default: false}
      writeOnly: {type: boolean, default: false}
      examples: {type: array}
      prefixItems: {$ref: '#/$defs/schemaArray'}
      items: {$dynamicRef: meta}
      contains: {$dynamicRef: meta}
      maxContains: {$ref: '#/$defs/nonNegativeInteger'}
      minContains: {$ref: '#/$defs/nonNegativeInteger', default: 1}
      additionalProperties: {$dynamicRef: meta}
      properties: {$ref: '#/$defs/namedSchemas', default: {}}
      patternProperties: {$ref: '#/$defs/namedSchemas', propertyNames: {format: regex}, default: {}}
      dependentSchemas: {$ref: '#/$defs/namedSchemas', default: {}}
      propertyNames: {$dynamicRef: meta}
      if: {$dynamicRef: meta}
      then: {$dynamicRef: meta}
      else: {$dynamicRef: meta}
      allOf: {$ref: '#/$defs/schemaArray'}
      anyOf: {$ref: '#/$defs/schemaArray'}
      oneOf: {$ref: '#/$defs/schemaArray'}
      not: {$dynamicRef: meta}
      unevaluatedItems: {$dynamicRef: meta}
      unevaluatedProperties: {$dynamicRef: meta}
      type:
        anyOf:
          - $ref: '#/$defs/simpleTypes'
          - {type: array, minItems: 1, uniqueItems: true, items: {$ref: '#/$defs/simpleTypes'}}
      const: true
      enum: {type: array}
      multipleOf: {type: number, exclusiveMinimum: 0}
      maximum: {type: number}
      exclusiveMaximum: {type: number}
      minimum: {type: number}
      exclusiveMinimum: {type: number}
      maxLength: {$ref: '#/$defs/nonNegativeInteger'}
      minLength: {$ref: '#/$defs/nonNegativeInteger', default: 0}
      pattern: {type: string, format: regex}
      maxItems: {$ref: '#/$defs/nonNegativeInteger'}
      minItems: {$ref: '#/$defs/nonNegativeInteger', default: 0}
      uniqueItems: {type: boolean, default: false}
      maxProperties: {$ref: '#/$defs/nonNegativeInteger'}
      minProperties: {$ref: '#/$defs/nonNegativeInteger', default: 0}
      required: {$ref: '#/$defs/stringArray'}
      dependentRequired: {type: object, additionalProperties: {$ref: '#/$defs/stringArray'}}
      format: {type: string}
      contentEncoding: {type: string}
      contentMediaType: {type: string}
      contentSchema: {$dynamicRef: meta}
      $vocabulary: true
      propertyDependencies: true
    patternProperties: {^x-: true}
    propertyNames: {pattern: '^[^$]|^\\$(id|schema|ref|anchor|dynamicRef|dynamicAnchor|comment|defs)$'}
    $dynamicRef: extension
    unevaluatedProperties: false
    $defs:
      extension: {$dynamicAnchor: extension}
      anchorString: {type: string, pattern: '^[A-Za-z_][-A-Za-z0-9._]*$'}
      iriString: {type: string, format: iri}
      iriReferenceString: {type: string, format: iri-reference}
      namedSchemas: {type: object, additionalProperties: {$dynamicRef: meta}}
      nonNegativeInteger: {type: integer, minimum: 0}
      schemaArray: {type: array, minItems: 1, items: {$dynamicRef: meta}}
      simpleTypes: {enum: [array, boolean, integer, 'null', number, object, string]}
      stringArray: {type: array, items: {type: string}, uniqueItems: true, default: []}
    """
}
