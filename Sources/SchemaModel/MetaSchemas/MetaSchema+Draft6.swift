extension MetaSchema {
  /// The dialect of draft-06, in its own terms.
  static let draft6 = MetaSchema(
    uri: "http://json-schema.org/draft-06/schema",
    text: """
      $schema: http://json-schema.org/draft-06/schema#
      $id: http://json-schema.org/draft-06/schema#
      title: Schemas of draft-06
      type: [object, boolean]
      properties:
        $id: {type: string, format: uri-reference}
        $schema: {type: string, format: uri}
        $ref: {type: string, format: uri-reference}
        title: {type: string}
        description: {type: string}
        default: true
        examples: {type: array}
        multipleOf: {type: number, exclusiveMinimum: 0}
        maximum: {type: number}
        exclusiveMaximum: {type: number}
        minimum: {type: number}
        exclusiveMinimum: {type: number}
        maxLength: {$ref: '#/definitions/nonNegativeInteger'}
        minLength: {$ref: '#/definitions/nonNegativeIntegerDefault0'}
        pattern: {type: string}
        additionalItems: {$ref: '#'}
        items: {anyOf: [{$ref: '#'}, {$ref: '#/definitions/schemaArray'}]}
        maxItems: {$ref: '#/definitions/nonNegativeInteger'}
        minItems: {$ref: '#/definitions/nonNegativeIntegerDefault0'}
        uniqueItems: {type: boolean, default: false}
        contains: {$ref: '#'}
        maxProperties: {$ref: '#/definitions/nonNegativeInteger'}
        minProperties: {$ref: '#/definitions/nonNegativeIntegerDefault0'}
        required: {$ref: '#/definitions/stringArray'}
        definitions: {type: object, additionalProperties: {$ref: '#'}}
        properties: {type: object, additionalProperties: {$ref: '#'}}
        patternProperties:
          type: object
          additionalProperties: {$ref: '#'}
        additionalProperties: {$ref: '#'}
        dependencies:
          type: object
          additionalProperties: {anyOf: [{$ref: '#'}, {$ref: '#/definitions/stringArray'}]}
        propertyNames: {$ref: '#'}
        const: true
        enum: {type: array}
        type:
          anyOf:
            - $ref: '#/definitions/simpleTypes'
            - {type: array, minItems: 1, uniqueItems: true, items: {$ref: '#/definitions/simpleTypes'}}
        format: {type: string}
        allOf: {$ref: '#/definitions/schemaArray'}
        anyOf: {$ref: '#/definitions/schemaArray'}
        oneOf: {$ref: '#/definitions/schemaArray'}
        not: {$ref: '#'}
      definitions:
        schemaArray: {type: array, minItems: 1, items: {$ref: '#'}}
        nonNegativeInteger: {type: integer, minimum: 0}
        nonNegativeIntegerDefault0: {allOf: [{$ref: '#/definitions/nonNegativeInteger'}, {default: 0}]}
        simpleTypes: {enum: [array, boolean, integer, 'null', number, object, string]}
        stringArray: {type: array, uniqueItems: true, items: {type: string}, default: []}
      """)
}
