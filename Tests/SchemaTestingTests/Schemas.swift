/// An object with something of each kind.
enum Mixed: TestSchema {
  static let subject = Subject(
    """
    type: object
    required: [id]
    properties:
      id: {type: integer, minimum: 1}
      note: {type: string, maxLength: 300}
      code: {type: string, pattern: '^[A-Z]{2}-[0-9]+$'}
      share: {type: number, minimum: 0, maximum: 1}
      ready: {type: boolean}
      tags: {type: array, items: {type: string, minLength: 1}, uniqueItems: true, maxItems: 8}
    additionalProperties: false
    """)
}

/// A schema that samples are listed of, one by one.
enum Small: TestSchema {
  static let subject = Subject(
    """
    type: object
    required: [id]
    properties:
      id: {type: integer, minimum: 1}
      note: {type: string, maxLength: 6}
      share: {type: number, exclusiveMinimum: 0}
      tags: {type: array, items: {enum: [new, old]}, maxItems: 3}
    additionalProperties: false
    """)
}

enum Recursive: TestSchema {
  static let subject = Subject(
    """
    $ref: '#/$defs/node'
    $defs:
      node:
        type: object
        required: [value]
        properties:
          value: {type: integer}
          children: {type: array, items: {$ref: '#/$defs/node'}}
    """)
}

enum Nothing: TestSchema {
  static let subject = Subject("{type: object, required: [a], properties: {a: false}}")
}

enum OnlyOne: TestSchema {
  static let subject = Subject("const: {kind: fixed, version: 1}")
}

enum EmptyObject: TestSchema {
  static let subject = Subject("{type: object, additionalProperties: false}")
}

enum Anything: TestSchema {
  static let subject = Subject("{title: Thing, description: Any value.}")
}

enum Huge: TestSchema {
  static let subject = Subject(
    """
    type: object
    required: [a, b]
    properties:
      a: {type: integer, minimum: 100000000000000000000, maximum: 1e60}
      b: {type: number, multipleOf: 0.05, exclusiveMinimum: 0}
    """)
}

enum Union: TestSchema {
  static let subject = Subject(
    """
    type: object
    required: [pay]
    properties:
      pay:
        oneOf:
          - type: object
            required: [kind, iban]
            properties: {kind: {const: transfer}, iban: {type: string, pattern: '^[A-Z]{2}[0-9]{4}$'}}
          - type: object
            required: [kind]
            properties: {kind: {const: cash}}
    unevaluatedProperties: false
    """)
}
