extension MetaSchema {
  /// The portable `x-` keywords: a validator that ignores them accepts every instance that this one accepts.
  static let extensions = MetaSchema(
    uri: Vocabulary.extensions.rawValue,
    text: """
      $schema: https://json-schema.org/draft/2020-12/schema
      $id: \(Vocabulary.extensions.rawValue)
      $vocabulary: {'\(Vocabulary.extensions.rawValue)': false}
      $dynamicAnchor: meta
      title: Keywords of the schemagen vocabulary
      type: [object, boolean]
      properties:
        x-maxBytes:
          description: A string is at most so many bytes of UTF-8.
          $ref: '#/$defs/size'
        x-maxSerializedBytes:
          description: The value, written as compact JSON, is at most so many bytes.
          $ref: '#/$defs/size'
        x-assertContent:
          description: A string must be what contentMediaType, contentEncoding and contentSchema say.
          type: boolean
        x-warnings:
          description: Schemas that should hold for the instance; one that does not is a warning.
          type: array
          minItems: 1
          items: {$dynamicRef: '#meta'}
        x-knownValues:
          description: Values that are known of a string that may have others; asserts nothing.
          $ref: '#/$defs/names'
        x-unit:
          description: The unit of a number, such as seconds, milliseconds or bytes.
          type: string
        x-name:
          description: The Swift name of the type or property that the schema describes.
          type: string
        x-caseNames:
          description: Swift names of cases, by value (strings as they are, others as compact JSON) or branch index.
          type: object
          additionalProperties: {type: string}
        x-usedIn:
          description: The operations that use the object.
          $ref: '#/$defs/names'
        x-since:
          description: The version that introduced what is described.
          type: string
        x-replacement:
          description: What to use instead of something deprecated.
          type: string
        x-source:
          description: >-
            Where it is known from: the title of a document that `namespace.yaml` lists, and after a # a heading in it.
          type: string
        x-message:
          description: >-
            The author's words for why an instance fails the schema, or the `then` or `else` beside its `if`.
          type: string
        x-ignore:
          description: The linter's rules whose findings about the schema are left out, each with the reason.
          type: object
          additionalProperties: {type: string}
      $defs:
        size: {type: integer, minimum: 0}
        names: {type: array, uniqueItems: true, items: {type: string}}
      """)
}
