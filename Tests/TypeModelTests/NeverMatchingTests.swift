import Testing

/// A form that no value matches has no case; one that some value matches keeps it.
struct NeverMatchingTests {
  @Test(arguments: [
    ("{title: A, type: string, minLength: 4, maxLength: 1}", false),
    ("{title: A, type: string, minLength: 4, maxLength: 4}", true),
    ("{title: A, type: integer, minimum: 5, maximum: 1}", false),
    ("{title: A, type: integer, minimum: 5, maximum: 5}", true),
    ("{title: A, type: number, exclusiveMinimum: 5, maximum: 5}", false),
    ("{title: A, type: integer, exclusiveMinimum: 1, exclusiveMaximum: 2}", false),
    ("{title: A, type: number, exclusiveMinimum: 1, exclusiveMaximum: 2}", true),
    ("{title: A, type: array, items: {type: string}, minItems: 2, maxItems: 1}", false),
    ("{title: A, type: array, items: {type: string, minLength: 2, maxLength: 1}, minItems: 1}", false),
    ("{title: A, type: array, items: {type: string, minLength: 2, maxLength: 1}}", true),
    ("{title: A, type: array, items: false, minItems: 1}", false),
    ("{title: A, type: array, items: {type: string}, contains: {type: integer}}", false),
    ("{title: A, type: array, items: {type: string}, contains: {type: integer}, minContains: 0}", true),
    ("{title: A, type: object, properties: {k: {type: string}}, required: [k], maxProperties: 0}", false),
    (
      "{title: A, type: object, properties: {k: {type: string}, l: {type: string}}, required: [k, l], maxProperties: 1}",
      false
    ),
    (
      "{title: A, type: object, properties: {k: {type: string}}, propertyNames: {enum: [k]}, minProperties: 2}",
      false
    ),
    (
      "{title: A, type: object, properties: {k: {type: string}}, propertyNames: {enum: [k, l]}, minProperties: 2}",
      true
    ),
    (
      "{title: A, type: object, properties: {k: {type: integer, minimum: 2, maximum: 1}}, required: [k]}",
      false
    ),
    ("{title: A, type: object, properties: {k: {type: integer, minimum: 2, maximum: 1}}}", true),
    ("{title: A, type: object, properties: {k: {$ref: '#/$defs/no'}}, required: [k]}", false),
    ("{title: A, allOf: [{type: string, minLength: 3}, {maxLength: 2}]}", false),
  ])
  func aFormHasACaseWhereAValueMatches(_ form: String, _ hasCase: Bool) throws {
    for keyword in ["oneOf", "anyOf"] {
      let lowered = try Lowered(
        """
        type: object
        properties:
          x: {\(keyword): [\(form), {title: B, type: object, properties: {j: {type: string}}, required: [j]}, {title: C, type: boolean}]}
        $defs: {no: {type: string, allOf: [{minLength: 4}, {maxLength: 2}]}}
        """)
      let names = try lowered.members(of: "Test.X").map { $0.prefix { $0 != "(" } }
      #expect(names == (hasCase ? ["a", "b", "c"] : ["b", "c"]), "\(keyword)")
    }
  }

  /// The only possible form, and what is required beside the choice, decide which members are there.
  @Test(arguments: [
    (
      """
      {additionalProperties: false, properties: {k: {type: string}, v: {type: string}},
       oneOf: [{required: [v]}, {required: [w]}]}
      """, ["k: String?", "v: String"]
    ),
    (
      """
      {additionalProperties: false, properties: {k: {type: string}, v: {type: string}},
       anyOf: [{required: [v]}, {required: [k]}]}
      """, ["k: String?", "v: String?"]
    ),
    ("{properties: {v: {type: string}}, anyOf: [{required: [v]}, {type: string}]}", ["v: String"]),
    ("{required: [z], oneOf: [{$ref: '#/$defs/X'}, {$ref: '#/$defs/Y'}]}", ["z: String"]),
    ("{oneOf: [{$ref: '#/$defs/X'}, {$ref: '#/$defs/Y'}]}", ["x(Test.X)", "y(Test.Y)"]),
    ("{anyOf: [{$ref: '#/$defs/X'}]}", ["n: String"]),
    ("{allOf: [{$ref: '#/$defs/X'}]}", ["n: String"]),
    ("{oneOf: [{$ref: '#/$defs/X'}, false]}", ["n: String"]),
  ])
  func theOnlyPossibleFormHasTheMembers(_ schema: String, _ members: [String]) throws {
    let definitions = """
      X: {type: object, required: [n], properties: {n: {type: string}}, additionalProperties: false},
      Y: {type: object, properties: {z: {type: string}}, additionalProperties: false}
      """
    let lowered = try Lowered(schema.dropLast() + ", type: object, $defs: {\(definitions)}}")
    #expect(try lowered.members(of: "Test") == members)
  }

  @Test(arguments: [
    // What is beside the choice counts.
    ("{type: string, maxLength: 5, anyOf: [{title: A, enum: [abc, b]}, {title: B, minLength: 9}]}", "Test.X"),
    // A form of `oneOf` that another one accepts whole is never alone.
    ("{oneOf: [{title: A, type: string}, {title: B, enum: [a, b]}]}", "String"),
    ("{oneOf: [{title: A, type: number}, {title: B, type: integer}]}", "Double"),
    ("{oneOf: [{title: A, type: string, maxLength: 4}, {title: B, enum: [a, b]}]}", "String"),
    ("{oneOf: [{title: A, type: string}, {title: B, type: string}, {type: boolean}]}", "Bool"),
    // All forms are impossible: the type stays.
    ("{oneOf: [{type: string, minLength: 2, maxLength: 1}]}", "String"),
    ("{type: string, minLength: 2, maxLength: 1}", "String"),
  ])
  func theFormThatIsLeftIsTheType(_ schema: String, _ type: String) throws {
    let lowered = try Lowered("type: object\nproperties:\n  x: \(schema)\nrequired: [x]")
    #expect(try lowered.members(of: "Test") == ["x: \(type)"])
  }

  @Test(arguments: [
    "{oneOf: [{title: A, type: string, maxLength: 4}, {title: B, enum: [a, b, long-one]}, {type: boolean}]}",
    "{anyOf: [{title: A, type: string}, {title: B, enum: [a, b]}, {type: boolean}]}",
  ])
  func aFormThatMayBeAloneKeepsItsCase(_ schema: String) throws {
    let lowered = try Lowered("type: object\nproperties:\n  x: \(schema)\nrequired: [x]")
    #expect(try lowered.members(of: "Test.X").count > 1)
  }
}
