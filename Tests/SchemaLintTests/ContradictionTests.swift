import SchemaLint
import Testing

/// What no value can satisfy is found where it stands, and what a value can satisfy is not.
@Suite struct ContradictionTests {
  func found(_ text: String, _ rules: Set<String>) throws -> [String] {
    try Lint.findings(text).filter { rules.contains($0.rule) }.map { "\($0.rule) \($0.location)" }
  }

  private static let nothing: Set = ["no-value", "limits-contradict", "required-forbidden"]

  @Test(arguments: [
    "{type: integer, minimum: 1.5, maximum: 1.9}",
    "{type: integer, exclusiveMinimum: 1, exclusiveMaximum: 2}",
    "{type: integer, minimum: 1, maximum: 4, multipleOf: 5}",
    "{type: number, minimum: 0.1, maximum: 0.4, multipleOf: 0.5}",
    "{type: integer, exclusiveMinimum: 0, maximum: 4, multipleOf: 2.5}",
    "{type: integer, minimum: 1, maximum: 11, allOf: [{multipleOf: 4}, {multipleOf: 6}]}",
    "{type: array, prefixItems: [{}], items: false, minItems: 2}",
    "{type: array, allOf: [{minItems: 3}, {maxItems: 2}]}",
    "{type: array, items: {type: string}, contains: {type: integer}}",
    "{type: array, contains: {}, minContains: 3, maxItems: 2}",
    "{type: array, items: {enum: [a, b]}, uniqueItems: true, minItems: 3}",
    "{type: array, items: {type: integer, minimum: 1, maximum: 2}, uniqueItems: true, minItems: 3}",
    "{type: object, required: [a, b], maxProperties: 1}",
    "{type: object, propertyNames: {enum: [a]}, minProperties: 2}",
    "{type: string, pattern: '^[a-z]{3}$', minLength: 5}", "{not: {}}", "{type: string, not: {type: string}}",
    "{type: object, required: [child], properties: {child: {$ref: '#'}}}",
    "{type: array, items: {$ref: '#'}, minItems: 1}",
    "{type: object, minProperties: 1, additionalProperties: {$ref: '#'}}",
    "{type: object, required: [a], properties: {a: {oneOf: [{$ref: '#'}]}}}",
    "{type: object, required: [xa], patternProperties: {'^x': {$ref: '#'}}}",
    "{type: object, required: [a], not: {required: [a]}}",
    "{type: object, required: [a], additionalProperties: false, patternProperties: {'^x-': {type: string}}}",
    "{type: object, required: [a, b], not: {anyOf: [{required: [c]}, {type: object, required: [b, a], properties: {a: {}}}]}}",
    "{type: string, if: true, then: false}",
    "{type: string, if: {minLength: 3}, then: false, else: {type: integer}}",
    "{type: object, required: [k], properties: {k: {type: boolean}}, if: {properties: {k: {const: true}}}, then: {properties: {k: false}}, else: false}",
    "{type: object, required: [k, n], properties: {k: {type: boolean}, n: {type: integer}}, if: {properties: {k: {const: true}}}, then: {properties: {n: {type: boolean}}}, else: {properties: {n: {type: string}}}}",
    "{type: number, if: {maxProperties: 1}, then: {type: string}}",
    "{type: object, required: [k], properties: {k: {const: a}}, if: {properties: {k: {const: b}}}, then: true, else: {properties: {k: {type: integer}}}}",
    "{type: array, contains: {enum: [a, b]}, minContains: 3, uniqueItems: true}",
    "{type: string, pattern: '^ab$', not: {type: [string, 'null'], pattern: '^ab$', minimum: 3}}",
    "{type: string, pattern: '^ab$', not: {anyOf: [{const: ab}, {type: number, pattern: x}]}}",
    "{not: {title: x, anyOf: [{type: string}, {}]}}",
    "{type: string, format: date, maxLength: 9}", "{type: string, format: uuid, maxLength: 35}",
    "{type: string, format: ipv4, minLength: 16}", "{type: string, format: date, pattern: '^a'}",
    "{type: string, format: date, pattern: '-02-30$'}", "{type: string, format: email, maxLength: 2}",
    "{type: string, pattern: '^[a-z]{5}$', x-maxBytes: 3}", "{type: string, format: date, x-maxBytes: 9}",
    "{type: object, x-maxSerializedBytes: 1}", "{type: object, required: [abcdef], x-maxSerializedBytes: 11}",
    "{type: array, minItems: 3, x-maxSerializedBytes: 6}",
    "{type: string, minLength: 4, x-maxSerializedBytes: 5}",
    "{type: object, required: [a], properties: {a: {type: object, required: [b, c], properties: {b: {type: boolean}}}}, x-maxSerializedBytes: 21}",
    "{type: array, prefixItems: [{type: 'null'}, {minLength: 3}], minItems: 4, x-maxSerializedBytes: 11}",
    "{type: object, minProperties: 3, required: [a], x-maxSerializedBytes: 16}",
    "{type: string, contentEncoding: base64, x-assertContent: true, minLength: 5, maxLength: 7}",
    "{type: string, allOf: [{format: uri}, {maxLength: 1}]}", "{not: {properties: {a: true}}}",
    "{not: {minProperties: 0, items: {}}}",
    "{type: array, not: {additionalProperties: true, uniqueItems: false}}",
    "{type: array, uniqueItems: true, prefixItems: [{const: 1}, {const: 1}], minItems: 2}",
    "{type: array, uniqueItems: true, prefixItems: [{const: 1}], items: {const: 1.0}, minItems: 2}",
    "{type: array, uniqueItems: true, prefixItems: [{enum: [1, 2]}, {enum: [1, 2]}, {}, {enum: [2, 1]}], minItems: 4}",
    "{type: array, uniqueItems: true, prefixItems: [{type: 'null'}, {enum: [null]}], minItems: 2}",
    "{type: array, items: {type: integer}, contains: {type: number}, maxContains: 1, minItems: 2}",
    "{type: array, contains: true, maxContains: 1, minItems: 2}",
    "{type: array, items: {enum: [1, 2]}, contains: {minimum: 1}, maxContains: 2, minItems: 3}",
    "{type: array, prefixItems: [{const: 1}, {}, {const: 2}], contains: {type: integer}, maxContains: 1, minItems: 3}",
    "{type: array, contains: {type: number}, maxContains: 1, allOf: [{contains: {type: integer}, minContains: 2}]}",
    "{type: object, propertyNames: false, minProperties: 1}",
    "{type: object, additionalProperties: false, patternProperties: {'^x-': false}, minProperties: 1}",
    "{type: object, propertyNames: {pattern: '^a'}, patternProperties: {'^a': false}, minProperties: 1}",
    "{type: array, contains: {type: string}, not: {contains: {type: string}}}",
    "{type: array, not: {items: {anyOf: [{minLength: 2}, {minimum: 3}]}}}",
    "{type: array, prefixItems: [{type: string}], items: {type: integer}, not: {prefixItems: [{type: [string, 'null']}], items: {type: number}}}",
    "{type: object, not: {additionalProperties: {anyOf: [{minLength: 2}, {minimum: 3}]}}}",
    "{type: object, properties: {a: {}}, additionalProperties: {type: string}, not: {properties: {a: {}, b: {}}, additionalProperties: {type: [string, 'null']}}}",
    "{type: object, patternProperties: {^a: {type: string}}, not: {patternProperties: {^a: {type: [string, 'null']}}}}",
    "{type: object, not: {propertyNames: {minimum: 3}}}", "{type: object, allOf: [false]}",
    "{type: array, contains: {const: a}, minContains: 2, not: {contains: {type: string, minLength: 1}, minContains: 2}}",
    "{type: number, minimum: 1, not: {minimum: 0}}",
    "{type: integer, exclusiveMaximum: 3, not: {type: number, exclusiveMaximum: 3, maximum: 4}}",
    "{type: object, required: [a], properties: {a: {type: string}}, not: {properties: {a: {type: string}}}}",
    "{type: object, properties: {a: {type: string, minLength: 2}}, not: {properties: {a: {minLength: 1}}}}",
    "{type: array, not: {properties: {c: {type: string}}}}", "{type: string, not: {minimum: 5}}",
    "{type: array, uniqueItems: true, minItems: 2, items: {type: string, maxLength: 0}}",
    "{type: array, uniqueItems: true, minItems: 2, items: {type: object, maxProperties: 0}}",
    "{type: array, uniqueItems: true, minItems: 3, items: {type: [array, 'null'], maxItems: 0}}",
    "{oneOf: [true, true]}", "{oneOf: [{}, {title: x}, {type: string}]}",
    "{type: string, oneOf: [{minimum: 3}, {type: [string, 'null']}]}",
    "{type: array, uniqueItems: true, minItems: 3, items: {type: string, pattern: '^(a|b)$'}}",
    "{type: array, uniqueItems: true, contains: {type: string, pattern: '^[ab]$'}, minContains: 3}",
    "{type: object, required: [a], properties: {a: {enum: [1, 2]}}, allOf: [{not: {properties: {a: {const: 1}}}}, {not: {properties: {a: {const: 2}}}}]}",
    "{type: object, required: [a], properties: {a: {enum: [1, 2, 3]}}, allOf: [{not: {properties: {a: {const: 1}}, required: [a]}}, {not: {properties: {a: {minimum: 2}}}}]}",
    "{type: object, unevaluatedProperties: false, required: [c], oneOf: [{properties: {a: {type: string}}, required: [a]}, {properties: {b: {}}, required: [b]}]}",
    "{$schema: 'http://json-schema.org/draft-04/schema#', type: object, properties: {x: {not: {}}}, required: [x]}",
    "{$schema: 'http://json-schema.org/draft-04/schema#', enum: [1, [2]], minimum: 5, not: {type: array}}",
    "{enum: [1], not: {type: integer}}",
  ])
  func noValueIsFoundOnce(_ text: String) throws {
    #expect(try found(text, Self.nothing).count == 1)
  }

  @Test(arguments: [
    "{type: string, format: date, maxLength: 10}", "{type: string, format: other, maxLength: 1}",
    "{type: string, contentEncoding: base64, x-assertContent: true, minLength: 5, maxLength: 8}",
    "{type: string, pattern: '^[a-z]{5}$', x-maxBytes: 5}", "{type: string, format: date, x-maxBytes: 10}",
    "{type: object, x-maxSerializedBytes: 2}", "{type: object, required: [abcdef], x-maxSerializedBytes: 12}",
    "{type: array, minItems: 3, x-maxSerializedBytes: 7}",
    "{type: string, minLength: 4, x-maxSerializedBytes: 6}",
    "{type: object, required: [a], properties: {a: {type: object, required: [b, c], properties: {b: {type: boolean}}}}, x-maxSerializedBytes: 22}",
    "{type: array, prefixItems: [{type: 'null'}, {minLength: 3}], minItems: 4, x-maxSerializedBytes: 12}",
    "{type: object, minProperties: 3, required: [a], x-maxSerializedBytes: 18}",
    "{type: string, format: ipv4, minLength: 15}", "{type: string, format: date, pattern: '-02-29$'}",
    "{$schema: 'http://json-schema.org/draft-07/schema#', type: string, format: uuid, maxLength: 3}",
    "{type: [string, integer], format: date, maxLength: 9}", "{type: string, format: time, pattern: ':60'}",
    "{not: {properties: {a: {type: string}}}}", "{not: {minProperties: 1}}", "{not: {contains: {}}}",
    "{not: {$dynamicRef: '#a'}, $defs: {a: {$dynamicAnchor: a, type: string}}}",
    "{not: {type: number, anyOf: [{}]}}", "{not: {required: [a], anyOf: [{required: [b]}, {title: x}]}}",
    "{not: {minimum: 1, anyOf: [true]}}", "{type: string, not: {maxLength: 3, anyOf: [{pattern: a}, {}]}}",
    "{type: string, pattern: '^ab$', not: {type: number, pattern: '^ab$'}}",
    "{type: string, pattern: '^ab$', not: {pattern: '^ab$', x-maxBytes: 1}}",
    "{type: string, pattern: '^ab$', not: {pattern: '^ab$', oneOf: [{maxLength: 1}]}}",
    "{const: ab, not: {enum: [ab], contentEncoding: base64, if: true, then: false}}",
    "{type: array, uniqueItems: true, prefixItems: [{const: 1}, {const: 1}]}",
    "{type: array, prefixItems: [{const: 1}, {const: 1}], minItems: 2}",
    "{type: array, uniqueItems: true, prefixItems: [{enum: [1, 2]}, {enum: [1, 3]}, {const: 1}], minItems: 3}",
    "{type: array, uniqueItems: true, prefixItems: [{const: 1}, {const: true}], minItems: 2}",
    "{type: array, items: {type: number}, contains: {type: integer}, maxContains: 1, minItems: 2}",
    "{type: array, items: {enum: [1, 2]}, contains: {minimum: 2}, maxContains: 1, minItems: 2}",
    "{type: array, contains: true, maxContains: 2, minItems: 2}",
    "{type: integer, minimum: 1.5, maximum: 2}", "{type: integer, minimum: 1, maximum: 5, multipleOf: 5}",
    "{type: number, exclusiveMinimum: 1, exclusiveMaximum: 2}",
    "{type: number, minimum: 0.1, maximum: 0.5, multipleOf: 0.1}",
    "{type: integer, minimum: 1, maximum: 12, allOf: [{multipleOf: 4}, {multipleOf: 6}]}",
    "{minimum: 1.5, maximum: 1.9, multipleOf: 1}",
    "{type: array, prefixItems: [{}], items: false, minItems: 1}",
    "{type: array, items: {type: number}, contains: {type: integer}}",
    "{type: array, items: {enum: [a, b]}, uniqueItems: true, minItems: 2}",
    "{type: array, items: {type: number, minimum: 1, maximum: 2}, uniqueItems: true, minItems: 3}",
    "{type: object, required: [a], maxProperties: 1}", "{type: string, pattern: '[a-z]{3}', minLength: 5}",
    "{type: number, not: {type: integer}}", "{not: {type: string}}", "false",
    "{type: object, required: [child], properties: {child: {anyOf: [{$ref: '#'}, {type: 'null'}]}}}",
    "{type: [array, string], items: {$ref: '#'}, minItems: 1}", "{items: {$ref: '#'}}",
    "{type: object, properties: {gone: false}, required: []}",
    "{type: object, required: [xa], patternProperties: {'^y': {$ref: '#'}}}",
    "{type: object, required: [a], not: {required: [a, b]}}",
    "{type: object, required: [a], not: {required: [a], properties: {a: {type: string}}}}",
    "{type: string, if: {minLength: 3}, then: false}",
    "{type: string, if: {minLength: 3}, then: false, else: {minLength: 1}}",
    "{type: [number, object], if: {maxProperties: 1}, then: {type: string}}",
    "{type: object, required: [k], properties: {k: {type: boolean}}, if: {properties: {k: {const: true}}}, then: {properties: {k: false}}}",
    "{type: array, contains: {enum: [a, b]}, minContains: 3}",
    "{$ref: '#/$defs/L', $defs: {L: {type: array, minItems: 1, items: {$dynamicRef: '#T'}}, T: {$dynamicAnchor: T, not: {}}}}",
    "{type: object, propertyNames: false}",
    "{type: object, additionalProperties: false, patternProperties: {'^x-': false, y: true}, minProperties: 1}",
    "{type: object, propertyNames: {pattern: a}, patternProperties: {'^a': false}, minProperties: 1}",
    "{type: object, minProperties: 1, propertyNames: {$dynamicRef: '#T'}, $defs: {T: {$dynamicAnchor: T, not: {}}}}",
    "{type: array, contains: {}, not: {contains: {type: string}}}",
    "{type: array, contains: {type: string}, not: {contains: {type: string}, minContains: 2}}",
    "{type: array, contains: {type: string}, not: {contains: {type: string}, maxContains: 2}}",
    "{type: number, minimum: 1, not: {minimum: 2}}", "{type: number, minimum: 1, not: {exclusiveMinimum: 1}}",
    "{minimum: 1, not: {type: number, minimum: 0}}",
    "{type: number, minimum: 1, not: {type: integer, minimum: 0}}",
    "{type: object, properties: {a: {type: string}}, not: {properties: {a: {minLength: 1}}}}",
    "{type: object, properties: {a: {type: string}}, not: {required: [a], properties: {a: {type: string}}}}",
    "{type: object, not: {properties: {a: {type: string}}}}",
    "{type: [array, object], not: {properties: {c: {type: string}}}}",
    "{type: string, not: {minimum: 5, pattern: a}}",
    "{type: string, not: {minimum: 5, oneOf: [{minLength: 1}]}}",
    "{type: string, minLength: 1, not: {$dynamicRef: '#T'}, $defs: {T: {$dynamicAnchor: T, minLength: 1}}}",
    "{type: array, uniqueItems: true, minItems: 2, items: {type: [string, 'null'], maxLength: 0}}",
    "{type: array, uniqueItems: true, minItems: 2, items: {type: object, maxProperties: 1}}",
    "{type: array, not: {items: {anyOf: [{minLength: 2}, {type: integer}]}}}",
    "{type: array, prefixItems: [{type: integer}], items: {type: string}, not: {items: {type: string}}}",
    "{type: array, items: {type: string}, not: {prefixItems: [{minLength: 1}]}}",
    "{type: object, properties: {b: {}}, additionalProperties: {type: string}, not: {additionalProperties: {type: string}}}",
    "{type: object, propertyNames: {maxLength: 3}, not: {propertyNames: {maxLength: 2}}}",
    "{$ref: '#/$defs/n', title: x, $defs: {n: false}}",
    "{oneOf: [true, false]}", "{anyOf: [true, true]}", "{oneOf: [true, {type: string}]}",
    "{type: string, oneOf: [{minimum: 3}, {type: number}]}",
    "{type: [string, number], oneOf: [{type: string}, {type: [string, number]}]}",
    "{type: array, uniqueItems: true, minItems: 2, items: {type: string, pattern: '^(a|b)$'}}",
    "{type: array, uniqueItems: true, minItems: 3, items: {type: string, pattern: '^(a|b)'}}",
    "{type: array, minItems: 3, items: {type: string, pattern: '^(a|b)$'}}",
    "{type: object, required: [a], properties: {a: {enum: [1, 2]}}, not: {properties: {a: {const: 1}}}}",
    "{type: object, required: [a], properties: {a: {enum: [1, 2]}}, allOf: [{not: {properties: {a: {const: 1}}}}, {not: {properties: {a: {const: 2}}, required: [b]}}]}",
    "{type: object, properties: {a: {enum: [1, 2]}}, allOf: [{not: {properties: {a: {const: 1}}, required: [a]}}, {not: {properties: {a: {const: 2}}, required: [a]}}]}",
    "{type: object, unevaluatedProperties: false, required: [c], oneOf: [{properties: {a: {}}, required: [a]}, {patternProperties: {'^c': {}}}]}",
    "{type: object, unevaluatedProperties: false, required: [c], anyOf: [{properties: {a: {}}}, {additionalProperties: true}]}",
    "{$schema: 'http://json-schema.org/draft-04/schema#', type: object, properties: {x: {not: {}}}}",
    "{$schema: 'http://json-schema.org/draft-04/schema#', enum: [1], not: {type: integer}}",
    "{$schema: 'http://json-schema.org/draft-04/schema#', enum: [[1]], not: {items: {type: integer}}}",
    "{$schema: 'http://json-schema.org/draft-04/schema#', type: object, required: [a], properties: {a: {enum: [1]}}, not: {properties: {a: {type: integer}}}}",
    "{$schema: 'http://json-schema.org/draft-04/schema#', type: array, items: {enum: [1]}, not: {items: {type: integer}}}",
  ])
  func aValueIsNotMissed(_ text: String) throws {
    #expect(try found(text, Self.nothing) == [])
  }

  @Test func whatIsNoNameIsFoundAmongNames() throws {
    let text = "{type: object, propertyNames: {enum: [1, a, null, '1']}}"
    #expect(
      try Lint.findings(text).filter { $0.rule == "enum-value-invalid" }.map(\.message) == [
        "the value 1 of 'enum' is never the name of a member: a name is a string",
        "the value null of 'enum' is never the name of a member: a name is a string",
      ])
  }

  /// A branch is ambiguous by a value that all beside the union accepts; otherwise it can never match at all.
  @Test func aBranchThatNeverMatchesIsNotCalledAmbiguous() throws {
    let text = """
      type: object
      required: [k]
      properties: {k: {const: x}}
      oneOf: [{properties: {k: {const: y}}}, {required: [n]}, {properties: {k: {const: z}}}]
      """
    #expect(
      try Lint.findings(text).filter { $0.rule == "branch-never-matches" }.map(\.message) == [
        "branch 1 of 'oneOf' can never match here", "branch 3 of 'oneOf' can never match here",
      ])
  }

  @Test(arguments: [
    (
      "{properties: {x: {readOnly: true}}, allOf: [{properties: {x: {writeOnly: true}}}]}",
      ["/allOf/0/properties/x/writeOnly"]
    ),
    (
      "{allOf: [{properties: {x: {readOnly: true}}}, {properties: {x: {writeOnly: true}}}]}",
      ["/allOf/1/properties/x/writeOnly"]
    ),
    (
      "{allOf: [{properties: {x: {readOnly: true}}}, {patternProperties: {^x: {writeOnly: true}}}]}",
      ["/allOf/1/patternProperties/^x/writeOnly"]
    ),
    (
      "{allOf: [{patternProperties: {^x: {readOnly: true}}}, {patternProperties: {^x: {writeOnly: true}}}]}",
      ["/allOf/1/patternProperties/^x/writeOnly"]
    ),
    (
      "{allOf: [{additionalProperties: {readOnly: true}}, {additionalProperties: {writeOnly: true}}]}",
      ["/allOf/1/additionalProperties/writeOnly"]
    ),
    ("{allOf: [{items: {readOnly: true}}, {items: {writeOnly: true}}]}", ["/allOf/1/items/writeOnly"]),
    (
      "{allOf: [{prefixItems: [{}, {readOnly: true}]}, {items: {writeOnly: true}}]}",
      ["/allOf/1/items/writeOnly"]
    ),
    ("{readOnly: true, anyOf: [{writeOnly: true}, {}]}", ["/anyOf/0/writeOnly"]),
    (
      "{properties: {x: {readOnly: true}}, if: {required: [y]}, then: {properties: {x: {writeOnly: true}}}}",
      ["/then/properties/x/writeOnly"]
    ),
    (
      "{$ref: '#/$defs/A', properties: {x: {writeOnly: true}}, $defs: {A: {properties: {x: {readOnly: true}}}}}",
      ["/properties/x/writeOnly"]
    ),
    ("{allOf: [{allOf: [{readOnly: true}]}, {writeOnly: true}]}", ["/allOf/1/writeOnly"]),
    (
      "{properties: {x: {$ref: '#/$defs/B'}, y: {$ref: '#/$defs/B'}}, $defs: {B: {readOnly: true, writeOnly: true}}}",
      ["/$defs/B/writeOnly"]
    ),
    ("{properties: {x: {readOnly: true}}, allOf: [{properties: {y: {writeOnly: true}}}]}", []),
    ("{properties: {x: {readOnly: true}}, not: {properties: {x: {writeOnly: true}}}}", []),
    ("{properties: {x: {readOnly: true}}, if: {properties: {x: {writeOnly: true}}}, then: {}}", []),
    (
      "{anyOf: [{properties: {x: {readOnly: true}}}, {properties: {x: {writeOnly: true}}}]}", []
    ),
    ("{items: {readOnly: true}, contains: {writeOnly: true}}", []),
  ])
  func aValueThatNeitherSideMaySendIsFound(_ text: String, _ places: [String]) throws {
    let found = try Lint.findings(text).filter { $0.rule == "read-only-write-only" }
    #expect(found.map(\.location) == places, "\(found.map(\.message))")
  }

  /// A note on a type is about the type that is generated: a dynamic reference has one wherever it leads.
  @Test(arguments: [
    "{$schema: 'https://json-schema.org/draft/2019-09/schema', $recursiveAnchor: true, type: object, properties: {kids: {type: array, items: {$recursiveRef: '#'}}, left: {$recursiveRef: '#'}}, $defs: {strict: {$id: strict, $recursiveAnchor: true, $ref: 'schema.yaml', unevaluatedProperties: false}}}",
    "{type: object, properties: {kids: {type: array, items: {$dynamicRef: '#node'}}}, $dynamicAnchor: node, $defs: {strict: {$id: strict, $dynamicAnchor: node, $ref: 'schema.yaml', unevaluatedProperties: false}}}",
  ])
  func aBoundReferenceHasItsType(_ text: String) throws {
    #expect(try Lint.findings(text).filter { $0.rule == "type-given-up" }.map(\.message) == [])
  }

  /// A finding speaks of the keyword that the file has.
  @Test func aFindingHasTheKeywordOfTheDialect() throws {
    let text = """
      $schema: http://json-schema.org/draft-07/schema#
      properties: {a: {}}
      dependencies: {a: [zz]}
      """
    #expect(
      try Lint.findings(text).filter { $0.rule == "required-unlisted" }.map(\.message) == [
        "'zz' stands in 'dependencies', and no 'properties' lists it"
      ])
  }

  @Test func aSideThatRequiresWhatNothingListsIsFound() throws {
    let text = """
      type: object
      unevaluatedProperties: false
      properties: {k: {type: string}}
      if: {required: [k]}
      then: {required: [a, z], properties: {a: {type: string}}}
      """
    #expect(
      try Lint.findings(text).filter { $0.rule == "required-forbidden" }.map(\.message) == [
        "'z' is required here, and the object around forbids it"
      ])
  }

  /// All that a side of a condition requires in vain is in its one finding.
  @Test func everyNameThatAConditionRequiresInVainIsSaid() throws {
    let text = """
      type: object
      properties: {a: false, b: false, c: {}, kind: {}}
      required: [kind]
      if: {properties: {kind: {const: x}}}
      then: {required: [a, c, b]}
      else: {required: [b]}
      """
    #expect(
      try Lint.findings(text).filter { $0.rule == "required-forbidden" }.map(\.message) == [
        "'a', 'b' are required here, and the object around forbids them",
        "'b' is required here, and the object around forbids it",
      ])
  }

  @Test func aCycleIsFoundWhereItBegins() throws {
    let text = """
      type: object
      properties: {chain: {$ref: '#/$defs/A'}}
      $defs:
        A: {type: object, required: [b], properties: {b: {$ref: '#/$defs/B'}}}
        B: {type: object, required: [a], properties: {a: {$ref: '#/$defs/A'}}}
      """
    #expect(try found(text, ["no-value"]) == ["no-value /$defs/A"])
  }

  @Test(arguments: [
    ("oneOf: [{type: number}, {type: integer}]", ["branch-never-matches /oneOf/1"]),
    ("oneOf: [{enum: [a]}, {type: string}]", ["branch-never-matches /oneOf/0"]),
    ("oneOf: [{type: string, maxLength: 3}, {type: string}]", ["branch-never-matches /oneOf/0"]),
    ("oneOf: [{type: number, minimum: 3}, {type: integer}]", []),
    ("oneOf: [{type: string, maxLength: 3}, {type: string, minLength: 3}]", []),
    ("anyOf: [{type: number}, {type: integer}]", []),
  ])
  func aBranchThatIsNeverAloneIsFound(_ text: String, _ expected: [String]) throws {
    #expect(try found(text, ["branch-never-matches"]) == expected)
  }

  /// A finding of reading or lowering has its pointer, and speaks of the kind of value that has no instance.
  @Test(arguments: [
    (
      "{properties: {c: {minLength: 3, maxLength: 1}}}",
      "no string can satisfy 'minLength' 3 and 'maxLength' 1", "/properties/c/minLength"
    ),
    (
      "{properties: {c: {type: string, minLength: 3, maxLength: 1}}}",
      "no instance can satisfy 'minLength' 3 and 'maxLength' 1", "/properties/c/minLength"
    ),
    (
      "properties:\n  c:\n    items:\n      minimum: 3\n      maximum: 1",
      "no number can satisfy 'minimum' 3 and 'maximum' 1", "/properties/c/items/minimum"
    ),
    (
      "{required: [a], additionalProperties: false}",
      "no object can satisfy 'required' with 'a', which 'additionalProperties' forbids", "/required"
    ),
    (
      "properties:\n  d:\n    minLength: 3", "the type of 'd' is JSONValue: the schema states no type",
      "/properties/d"
    ),
  ])
  func aContradictionSaysOfWhichValues(_ text: String, _ message: String, _ place: String) throws {
    let found = try Lint.findings(text).filter { $0.message == message }
    #expect(found.map(\.location) == [place])
  }

  @Test func branchesThatAcceptAllAreSaidToDoSo() throws {
    #expect(
      try Lint.findings("{oneOf: [{title: a}, {title: b}, {title: c}]}").filter { $0.rule == "no-value" }
        .map(\.message) == [
          "no value is valid here: two branches of 'oneOf' accept each value that the rest allows"
        ])
  }

  @Test func limitsOfOtherTypesContradictNothing() throws {
    #expect(try found("{type: array, minLength: 3, maxLength: 1}", ["limits-contradict"]) == [])
  }

  /// A branch that nothing around its union leaves a value for is found wherever the union stands.
  @Test(arguments: [
    ("{type: string, allOf: [{anyOf: [{type: integer}, {minLength: 2}]}]}", ["/allOf/0/anyOf/0"]),
    (
      "{type: object, properties: {k: {const: a}}, required: [k], allOf: [{oneOf: [{properties: {k: {const: a}}}, {properties: {k: {const: b}}}]}]}",
      ["/allOf/0/oneOf/1"]
    ),
    (
      "{type: object, allOf: [{oneOf: [{$ref: '#/$defs/X'}, {type: string}]}], $defs: {X: {type: object}}}",
      [
        "/allOf/0/oneOf/1"
      ]
    ),
    (
      "{type: [string, integer], if: {type: string}, then: {anyOf: [{type: integer}, {minLength: 2}]}}",
      ["/then/anyOf/0"]
    ),
    (
      "{anyOf: [{type: string, allOf: [{anyOf: [{type: integer}, {minLength: 2}]}]}, {type: 'null'}]}",
      ["/anyOf/0/allOf/0/anyOf/0"]
    ),
    (
      "{type: [string, integer], if: {type: string}, else: {anyOf: [{type: string}, {minimum: 2}]}}", []
    ),
    ("{type: [string, integer], allOf: [{anyOf: [{type: integer}, {minLength: 2}]}]}", []),
    // Another value may match it.
    (
      "{type: string, allOf: [{$ref: '#/$defs/U'}], $defs: {U: {anyOf: [{type: integer}, {minLength: 2}]}}}",
      []
    ),
    (
      "{properties: {x: {$ref: '#/allOf/0'}}, type: object, allOf: [{anyOf: [{type: integer}, {type: object}]}]}",
      []
    ),
    (
      "{$id: 'x:root', type: object, allOf: [{$dynamicAnchor: n, anyOf: [{type: integer}, {type: object}]}], properties: {x: {$ref: 'x:list'}}, $defs: {list: {$id: 'x:list', items: {$dynamicRef: '#n'}, $defs: {n: {$dynamicAnchor: n}}}}}",
      []
    ),
  ])
  func aBranchBelowOthersThatNeverMatchesIsFound(_ text: String, _ places: [String]) throws {
    #expect(
      try found(text, ["branch-never-matches"]) == places.map { "branch-never-matches \($0)" })
  }
}
