extension MetaSchema {
  /// The dialect and its vocabularies (Core §8, §10, §11; Validation §6 to §9).
  static let draft2020: [MetaSchema] = [
    MetaSchema(uri: "https://json-schema.org/draft/2020-12/schema", text: dialect2020),
    vocabulary("core", core2020),
    vocabulary("applicator", applicator2020),
    vocabulary("unevaluated", unevaluated2020),
    vocabulary("validation", validation2020),
    vocabulary("meta-data", metaData2020),
    vocabulary("format-annotation", format2020),
    vocabulary("format-assertion", format2020),
    vocabulary("content", content2020),
  ]

  /// The meta-schema of a vocabulary: a head that is the same for each, then the schemas of its keywords.
  private static func vocabulary(_ name: String, _ keywords: String) -> MetaSchema {
    let uri = "https://json-schema.org/draft/2020-12/meta/\(name)"
    let head = """
      $schema: https://json-schema.org/draft/2020-12/schema
      $id: \(uri)
      $vocabulary: {https://json-schema.org/draft/2020-12/vocab/\(name): true}
      $dynamicAnchor: meta
      title: Keywords of the vocabulary '\(name)'
      type: [object, boolean]

      """
    return MetaSchema(uri: uri, text: head + keywords)
  }

  private static let dialect2020 = """
    $schema: https://json-schema.org/draft/2020-12/schema
    $id: https://json-schema.org/draft/2020-12/schema
    $vocabulary:
      https://json-schema.org/draft/2020-12/vocab/core: true
      https://json-schema.org/draft/2020-12/vocab/applicator: true
      https://json-schema.org/draft/2020-12/vocab/unevaluated: true
      https://json-schema.org/draft/2020-12/vocab/validation: true
      https://json-schema.org/draft/2020-12/vocab/meta-data: true
      https://json-schema.org/draft/2020-12/vocab/format-annotation: true
      https://json-schema.org/draft/2020-12/vocab/content: true
    $dynamicAnchor: meta
    title: Schemas of 2020-12
    type: [object, boolean]
    allOf:
      - $ref: meta/core
      - $ref: meta/applicator
      - $ref: meta/unevaluated
      - $ref: meta/validation
      - $ref: meta/meta-data
      - $ref: meta/format-annotation
      - $ref: meta/content
    properties:
      definitions: {deprecated: true, type: object, additionalProperties: {$dynamicRef: '#meta'}}
      dependencies:
        deprecated: true
        type: object
        additionalProperties:
          anyOf: [{$dynamicRef: '#meta'}, {$ref: 'meta/validation#/$defs/stringArray'}]
      $recursiveAnchor: {deprecated: true, $ref: 'meta/core#/$defs/anchorString'}
      $recursiveRef: {deprecated: true, $ref: 'meta/core#/$defs/uriReferenceString'}
    """

  private static let core2020 = """
    properties:
      $id: {$ref: '#/$defs/uriReferenceString', pattern: '^[^#]*#?$'}
      $schema: {$ref: '#/$defs/uriString'}
      $ref: {$ref: '#/$defs/uriReferenceString'}
      $anchor: {$ref: '#/$defs/anchorString'}
      $dynamicRef: {$ref: '#/$defs/uriReferenceString'}
      $dynamicAnchor: {$ref: '#/$defs/anchorString'}
      $vocabulary:
        type: object
        propertyNames: {$ref: '#/$defs/uriString'}
        additionalProperties: {type: boolean}
      $comment: {type: string}
      $defs: {type: object, additionalProperties: {$dynamicRef: '#meta'}}
    $defs:
      anchorString: {type: string, pattern: '^[A-Za-z_][-A-Za-z0-9._]*$'}
      uriString: {type: string, format: uri}
      uriReferenceString: {type: string, format: uri-reference}
    """

  private static let applicator2020 = """
    properties:
      prefixItems: {$ref: '#/$defs/schemaArray'}
      items: {$dynamicRef: '#meta'}
      contains: {$dynamicRef: '#meta'}
      properties: {$ref: '#/$defs/schemaMap'}
      patternProperties: {$ref: '#/$defs/schemaMap', propertyNames: {format: regex}}
      additionalProperties: {$dynamicRef: '#meta'}
      propertyNames: {$dynamicRef: '#meta'}
      dependentSchemas: {$ref: '#/$defs/schemaMap'}
      if: {$dynamicRef: '#meta'}
      then: {$dynamicRef: '#meta'}
      else: {$dynamicRef: '#meta'}
      allOf: {$ref: '#/$defs/schemaArray'}
      anyOf: {$ref: '#/$defs/schemaArray'}
      oneOf: {$ref: '#/$defs/schemaArray'}
      not: {$dynamicRef: '#meta'}
    $defs:
      schemaArray: {type: array, minItems: 1, items: {$dynamicRef: '#meta'}}
      schemaMap: {type: object, additionalProperties: {$dynamicRef: '#meta'}}
    """

  private static let unevaluated2020 = """
    properties:
      unevaluatedItems: {$dynamicRef: '#meta'}
      unevaluatedProperties: {$dynamicRef: '#meta'}
    """

  private static let validation2020 = """
    properties:
      type:
        anyOf:
          - $ref: '#/$defs/simpleTypes'
          - {type: array, minItems: 1, uniqueItems: true, items: {$ref: '#/$defs/simpleTypes'}}
      enum: {type: array}
      const: true
      multipleOf: {type: number, exclusiveMinimum: 0}
      maximum: {type: number}
      exclusiveMaximum: {type: number}
      minimum: {type: number}
      exclusiveMinimum: {type: number}
      maxLength: {$ref: '#/$defs/nonNegativeInteger'}
      minLength: {$ref: '#/$defs/nonNegativeIntegerDefault0'}
      pattern: {type: string, format: regex}
      maxItems: {$ref: '#/$defs/nonNegativeInteger'}
      minItems: {$ref: '#/$defs/nonNegativeIntegerDefault0'}
      uniqueItems: {type: boolean, default: false}
      maxContains: {$ref: '#/$defs/nonNegativeInteger'}
      minContains: {$ref: '#/$defs/nonNegativeInteger', default: 1}
      maxProperties: {$ref: '#/$defs/nonNegativeInteger'}
      minProperties: {$ref: '#/$defs/nonNegativeIntegerDefault0'}
      required: {$ref: '#/$defs/stringArray'}
      dependentRequired: {type: object, additionalProperties: {$ref: '#/$defs/stringArray'}}
    $defs:
      nonNegativeInteger: {type: integer, minimum: 0}
      nonNegativeIntegerDefault0: {$ref: '#/$defs/nonNegativeInteger', default: 0}
      simpleTypes: {enum: [array, boolean, integer, 'null', number, object, string]}
      stringArray: {type: array, uniqueItems: true, items: {type: string}, default: []}
    """

  private static let metaData2020 = """
    properties:
      title: {type: string}
      description: {type: string}
      default: true
      deprecated: {type: boolean, default: false}
      readOnly: {type: boolean, default: false}
      writeOnly: {type: boolean, default: false}
      examples: {type: array}
    """

  private static let format2020 = """
    properties:
      format: {type: string}
    """

  private static let content2020 = """
    properties:
      contentEncoding: {type: string}
      contentMediaType: {type: string}
      contentSchema: {$dynamicRef: '#meta'}
    """
}
