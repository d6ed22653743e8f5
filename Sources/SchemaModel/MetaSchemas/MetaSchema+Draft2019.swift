extension MetaSchema {
  /// The dialect 2019-09 and its vocabularies, in its own terms.
  static let draft2019: [MetaSchema] = [
    MetaSchema(uri: "https://json-schema.org/draft/2019-09/schema", text: dialect2019),
    vocabulary2019("core", core2019),
    vocabulary2019("applicator", applicator2019),
    vocabulary2019("validation", validation2019),
    vocabulary2019("meta-data", metaData2019),
    vocabulary2019("format", format2019),
    vocabulary2019("content", content2019),
  ]

  /// The meta-schema of a vocabulary: a head that is the same for each, then the schemas of its keywords.
  private static func vocabulary2019(_ name: String, _ keywords: String) -> MetaSchema {
    let uri = "https://json-schema.org/draft/2019-09/meta/\(name)"
    let head = """
      $schema: https://json-schema.org/draft/2019-09/schema
      $id: \(uri)
      $vocabulary: {https://json-schema.org/draft/2019-09/vocab/\(name): true}
      $recursiveAnchor: true
      title: Keywords of the vocabulary '\(name)' of 2019-09
      type: [object, boolean]

      """
    return MetaSchema(uri: uri, text: head + keywords)
  }

  private static let dialect2019 = """
    $schema: https://json-schema.org/draft/2019-09/schema
    $id: https://json-schema.org/draft/2019-09/schema
    $vocabulary:
      https://json-schema.org/draft/2019-09/vocab/core: true
      https://json-schema.org/draft/2019-09/vocab/applicator: true
      https://json-schema.org/draft/2019-09/vocab/validation: true
      https://json-schema.org/draft/2019-09/vocab/meta-data: true
      https://json-schema.org/draft/2019-09/vocab/format: false
      https://json-schema.org/draft/2019-09/vocab/content: true
    $recursiveAnchor: true
    title: Schemas of 2019-09
    type: [object, boolean]
    allOf:
      - $ref: meta/core
      - $ref: meta/applicator
      - $ref: meta/validation
      - $ref: meta/meta-data
      - $ref: meta/format
      - $ref: meta/content
    properties:
      definitions: {type: object, additionalProperties: {$recursiveRef: '#'}}
      dependencies:
        type: object
        additionalProperties:
          anyOf: [{$recursiveRef: '#'}, {$ref: 'meta/validation#/$defs/stringArray'}]
    """

  private static let core2019 = """
    properties:
      $id: {type: string, format: uri-reference, pattern: '^[^#]*#?$'}
      $schema: {type: string, format: uri}
      $anchor: {type: string, pattern: '^[A-Za-z][-A-Za-z0-9.:_]*$'}
      $ref: {type: string, format: uri-reference}
      $recursiveRef: {type: string, format: uri-reference}
      $recursiveAnchor: {type: boolean, default: false}
      $vocabulary:
        type: object
        propertyNames: {type: string, format: uri}
        additionalProperties: {type: boolean}
      $comment: {type: string}
      $defs: {type: object, additionalProperties: {$recursiveRef: '#'}}
    """

  private static let applicator2019 = """
    properties:
      additionalItems: {$recursiveRef: '#'}
      unevaluatedItems: {$recursiveRef: '#'}
      items: {anyOf: [{$recursiveRef: '#'}, {$ref: '#/$defs/schemaArray'}]}
      contains: {$recursiveRef: '#'}
      additionalProperties: {$recursiveRef: '#'}
      unevaluatedProperties: {$recursiveRef: '#'}
      properties: {$ref: '#/$defs/schemaMap'}
      patternProperties: {$ref: '#/$defs/schemaMap', propertyNames: {format: regex}}
      dependentSchemas: {$ref: '#/$defs/schemaMap'}
      propertyNames: {$recursiveRef: '#'}
      if: {$recursiveRef: '#'}
      then: {$recursiveRef: '#'}
      else: {$recursiveRef: '#'}
      allOf: {$ref: '#/$defs/schemaArray'}
      anyOf: {$ref: '#/$defs/schemaArray'}
      oneOf: {$ref: '#/$defs/schemaArray'}
      not: {$recursiveRef: '#'}
    $defs:
      schemaArray: {type: array, minItems: 1, items: {$recursiveRef: '#'}}
      schemaMap: {type: object, additionalProperties: {$recursiveRef: '#'}}
    """

  private static let validation2019 = """
    properties:
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
      const: true
      enum: {type: array}
      type:
        anyOf:
          - $ref: '#/$defs/simpleTypes'
          - {type: array, minItems: 1, uniqueItems: true, items: {$ref: '#/$defs/simpleTypes'}}
    $defs:
      nonNegativeInteger: {type: integer, minimum: 0}
      nonNegativeIntegerDefault0: {$ref: '#/$defs/nonNegativeInteger', default: 0}
      simpleTypes: {enum: [array, boolean, integer, 'null', number, object, string]}
      stringArray: {type: array, uniqueItems: true, items: {type: string}, default: []}
    """

  private static let metaData2019 = """
    properties:
      title: {type: string}
      description: {type: string}
      default: true
      deprecated: {type: boolean, default: false}
      readOnly: {type: boolean, default: false}
      writeOnly: {type: boolean, default: false}
      examples: {type: array}
    """

  private static let format2019 = """
    properties:
      format: {type: string}
    """

  private static let content2019 = """
    properties:
      contentMediaType: {type: string}
      contentEncoding: {type: string}
      contentSchema: {$recursiveRef: '#'}
    """
}
