extension MetaSchema {
  /// The dialect of draft-04, in its own terms.
  static let draft4 = MetaSchema(
    uri: "http://json-schema.org/draft-04/schema",
    text: """
      $schema: http://json-schema.org/draft-04/schema#
      id: http://json-schema.org/draft-04/schema#
      title: Schemas of draft-04
      type: object
      dependencies: {exclusiveMaximum: [maximum], exclusiveMinimum: [minimum]}
      properties:
        id: {type: string}
        $schema: {type: string}
        $ref: {type: string}
        title: {type: string}
        description: {type: string}
        default: {}
        multipleOf: {type: number, minimum: 0, exclusiveMinimum: true}
        maximum: {type: number}
        exclusiveMaximum: {type: boolean}
        minimum: {type: number}
        exclusiveMinimum: {type: boolean}
        maxLength: {$ref: '#/definitions/positiveInteger'}
        minLength: {$ref: '#/definitions/positiveIntegerDefault0'}
        pattern: {type: string}
        additionalItems: {anyOf: [{type: boolean}, {$ref: '#'}]}
        items: {anyOf: [{$ref: '#'}, {$ref: '#/definitions/schemaArray'}]}
        maxItems: {$ref: '#/definitions/positiveInteger'}
        minItems: {$ref: '#/definitions/positiveIntegerDefault0'}
        uniqueItems: {type: boolean, default: false}
        maxProperties: {$ref: '#/definitions/positiveInteger'}
        minProperties: {$ref: '#/definitions/positiveIntegerDefault0'}
        required: {$ref: '#/definitions/stringArray'}
        definitions: {type: object, additionalProperties: {$ref: '#'}}
        properties: {type: object, additionalProperties: {$ref: '#'}}
        patternProperties:
          type: object
          additionalProperties: {$ref: '#'}
        additionalProperties: {anyOf: [{type: boolean}, {$ref: '#'}]}
        dependencies:
          type: object
          additionalProperties: {anyOf: [{$ref: '#'}, {$ref: '#/definitions/stringArray'}]}
        enum: {type: array, minItems: 1, uniqueItems: true}
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
        positiveInteger: {type: integer, minimum: 0}
        positiveIntegerDefault0: {allOf: [{$ref: '#/definitions/positiveInteger'}, {default: 0}]}
        simpleTypes: {enum: [array, boolean, integer, 'null', number, object, string]}
        stringArray: {type: array, minItems: 1, uniqueItems: true, items: {type: string}}
      """)
}
