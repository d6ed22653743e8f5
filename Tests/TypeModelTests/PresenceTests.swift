import Testing

/// Members that may be missing, and have one type wherever they are.
struct PresenceTests {
  private func members(_ text: String) throws -> [String] {
    try Lowered("type: object\nrequired: [kind]\nproperties: {kind: {enum: [a, b]}}\n" + text).members(
      of: "Test")
  }

  @Test(arguments: [
    "else: {not: {required: [x]}}",
    "else: {not: {anyOf: [{required: [y]}, {required: [x]}]}}",
    "else: {not: {type: object, required: [kind, x]}}",
    "else: {allOf: [{not: {required: [x]}}]}",
    "else: {propertyNames: {enum: [kind, y]}}",
    "else: {propertyNames: {not: {const: x}}}",
    "else: {maxProperties: 1}",
    "else: {properties: {x: false}}",
    "else: {patternProperties: {'^x': false}}",
    "else: {properties: {x: {type: integer, maximum: 3}}}",
    "else: {if: {properties: {kind: {const: b}}}, then: {not: {required: [x]}}, else: {not: {required: [x]}}}",
  ]) func whatElseForbidsHasTheTypeOfThen(text: String) throws {
    let found = try members(
      "if: {properties: {kind: {const: a}}}\nthen: {properties: {x: {type: integer}}}\n" + text)
    #expect(found.contains("x: Int?"), "\(found)")
  }

  @Test(arguments: [
    "else: {not: {required: [y]}}", "else: {not: {required: [x, y]}}", "else: {maxProperties: 2}",
    "else: {propertyNames: {enum: [kind, x]}}", "else: {not: {properties: {x: {type: string}}}}", "else: {}",
  ]) func whatElseAllowsMayBeAnything(text: String) throws {
    // Beside so many members of all values there are no cases.
    let found = try Lowered(
      "type: object\nrequired: [kind]\nproperties: {kind: {enum: [a, b]}, p: {}, q: {}, r: {}}\n"
        + "if: {properties: {kind: {const: a}}}\nthen: {properties: {x: {type: integer}}}\n" + text
    ).members(of: "Test")
    #expect(found.contains("x: JSONValue?"), "\(found)")
  }

  @Test(arguments: [
    "dependentSchemas: {x: {properties: {x: {type: integer}, kind: {const: a}}}}",
    "if: {required: [x]}\nthen: {properties: {x: {type: integer}}}",
    "if: {anyOf: [{required: [y]}, {required: [x]}]}\nthen: {properties: {x: {type: integer}}}",
    "if: {not: {required: [x]}}\nthen: {maxProperties: 3}\nelse: {properties: {x: {type: integer}}}",
    "dependentRequired: {x: [y]}\nif: {required: [y, kind]}\nthen: {properties: {x: {type: integer}}}",
    "dependentRequired: {x: [y]}\ndependentSchemas: {y: {properties: {x: {type: integer}}}}",
  ]) func whatHoldsBecauseTheMemberIsThereIsItsType(text: String) throws {
    let found = try members(text)
    #expect(found.contains("x: Int?"), "\(found)")
  }

  @Test(arguments: [
    "dependentSchemas: {y: {properties: {x: {type: integer}}}}",
    "if: {required: [y]}\nthen: {properties: {x: {type: integer}}}",
    "if: {required: [x], minProperties: 3}\nthen: {properties: {x: {type: integer}}}",
    "if: {required: [x], properties: {kind: {const: a}}}\nthen: {properties: {x: {type: integer}}}",
  ]) func whatDependsOnSomethingElseMayBeAnything(text: String) throws {
    let found = try members(text)
    #expect(found.contains("x: JSONValue?"), "\(found)")
  }

  /// What other parts say of members that they do not name.
  @Test(arguments: [
    ("additionalProperties: {type: string}, allOf: [{properties: {a: {minLength: 2}}}]", ["a: String?"]),
    ("patternProperties: {'^a': {type: integer}}, allOf: [{properties: {a: {minimum: 2}}}]", ["a: Int?"]),
    (
      "patternProperties: {'^b': {type: integer}}, allOf: [{properties: {a: {minimum: 2}}}]",
      ["a: JSONValue?"]
    ),
    ("additionalProperties: {type: string}, properties: {a: {minLength: 2}}", ["a: JSONValue?"]),
    (
      "additionalProperties: {type: string}, allOf: [{properties: {a: {type: [string, 'null']}}}]",
      ["a: String?"]
    ),
    ("additionalProperties: false, allOf: [{properties: {a: {type: string}}}]", []),
    (
      "properties: {a: {type: string}}, dependentSchemas: {a: {additionalProperties: false, properties: {b: {}}}}",
      ["b: JSONValue?"]
    ),
    (
      "properties: {a: {type: string}}, dependentSchemas: {b: {additionalProperties: false, properties: {b: {}}}}",
      ["a: String?", "b: JSONValue?"]
    ),
    (
      "additionalProperties: false, properties: {b: true}, allOf: [{properties: {a: true, b: {type: string}}}]",
      ["b: String?"]
    ),
    (
      "additionalProperties: false, patternProperties: {'^a': true}, allOf: [{properties: {a: {type: string}}}]",
      ["a: String?"]
    ),
    ("unevaluatedProperties: false, allOf: [{properties: {a: {type: string}}}]", ["a: String?"]),
    ("propertyNames: {enum: [b]}, properties: {a: {type: string}, b: {type: string}}", ["b: String?"]),
    ("not: {required: [a]}, properties: {a: {type: string}, b: {type: string}}", ["b: String?"]),
    (
      "not: {required: [a, b]}, properties: {a: {type: string}, b: {type: string}}",
      ["a: String?", "b: String?"]
    ),
  ]) func membersAreWhatAllPartsAllow(text: String, expected: [String]) throws {
    let found = try Lowered("{type: object, \(text)}").members(of: "Test")
    #expect(found.filter { !$0.hasPrefix("patternProperties") } == expected)
  }

  /// Of several branches one is possible: the object is what that says.
  @Test(arguments: [
    "oneOf: [{properties: {k: {const: a}, n: {type: string}}, required: [n]}, {properties: {k: {const: z}, z: {type: string}}}]",
    "anyOf: [{properties: {k: {const: a}, n: {type: string}}, required: [n]}, {properties: {k: {const: z}, z: {type: string}}}]",
    "oneOf: [false, {properties: {n: {type: string}}, required: [n]}]",
    "oneOf: [{properties: {n: {type: string}}, required: [n]}, {not: {}}]",
    "oneOf: [{properties: {n: {type: string}}, required: [n]}, {not: {required: [k]}, properties: {z: {type: string}}}, {type: string}]",
  ]) func onePossibleBranchIsNoWrapper(text: String) throws {
    let schema =
      "{type: object, required: [k], properties: {k: {type: string, enum: [a]}, m: {type: integer}}, \(text)}"
    let expected = [#"k: "a""#, "m: Int?", "n: String"]
    #expect(try Lowered(schema).members(of: "Test") == expected)
    #expect(try Lowered("{type: array, items: \(schema)}").members(of: "Test.Element") == expected)
  }

  @Test func membersThatAClosedBranchRefusesHaveNoProperty() throws {
    let lowered = try Lowered(
      """
      oneOf:
        - allOf: [{$ref: '#/$defs/base'}, {type: object, additionalProperties: false, required: [type, url], properties: {type: {const: http}, url: {type: string}}}]
        - allOf: [{$ref: '#/$defs/base'}, {type: object, additionalProperties: false, required: [type, command], properties: {type: {const: stdio}, command: {type: string}}}]
      $defs:
        base: {type: object, properties: {auth: {type: object}, url: {type: string, maxLength: 3}}}
      """)
    let payloads = try lowered.members(of: "Test")
    #expect(payloads.count == 2)
    #expect(try lowered.members(of: "Test.Base") == ["auth: JSONObject?", "url: String?"])
    let own = try lowered.names.filter { !["Test", "Test.Base"].contains($0) }.map(lowered.members)
    #expect(own.allSatisfy { !$0.contains("auth: JSONObject?") } && own.count == 2, "\(own)")
  }

  @Test(arguments: [
    ("{type: [string, 'null'], enum: [low, high]}", "Test.X?"),
    ("{enum: [red, null], type: [string, 'null']}", "Presence<Test.X>"),
    ("{type: [string, 'null'], const: low}", "Test.X?"),
    ("{allOf: [{type: [string, 'null']}, {type: [string, integer]}]}", "String?"),
    (
      "{type: [string, 'null'], anyOf: [{type: string, minLength: 2}, {type: string, maxLength: 1}]}",
      "String?"
    ),
    ("{type: [string, 'null'], not: {type: 'null'}}", "String?"),
    ("{type: [string, 'null'], not: {const: null}}", "String?"),
    ("{type: [string, 'null'], not: {enum: [x, null]}}", "String?"),
    ("{type: [string, 'null'], not: {anyOf: [{type: 'null'}, {const: x}]}}", "String?"),
    ("{type: [string, 'null'], allOf: [{not: {type: 'null'}}]}", "String?"),
    ("{anyOf: [{type: string}, {type: 'null'}], not: {type: 'null'}}", "String?"),
    ("{type: [string, integer, 'null'], not: {type: [integer, 'null']}}", "String?"),
    ("{type: [number, 'null'], not: {type: integer}}", "Presence<Double>"),
    ("{type: [string, 'null'], not: {const: ''}}", "Presence<String>"),
    ("{type: [string, 'null'], not: {type: 'null', if: {}}}", "Presence<String>"),
  ]) func nullThatIsRefusedIsNoValue(text: String, expected: String) throws {
    #expect(try Lowered("{type: object, properties: {x: \(text)}}").members(of: "Test") == ["x: \(expected)"])
  }

  /// Each document binds the reference to its own definition.
  @Test func dynamicReferencesHaveTheTypesOfTheirBindings() throws {
    let lowered = try Lowered(
      [
        "generic.yaml":
          "{$id: 'https://e.test/generic', type: object, properties: {male: {$dynamicRef: '#T'}}, $defs: {leaf: {$dynamicAnchor: T}}}",
        "weights.yaml":
          "{$id: 'https://e.test/weights', $ref: generic, $defs: {leaf: {$dynamicAnchor: T, type: number}}}",
        "sizes.yaml":
          "{$id: 'https://e.test/sizes', $ref: generic, $defs: {leaf: {$dynamicAnchor: T, enum: [S, M]}}}",
      ])
    #expect(try lowered.members(of: "Generic") == ["male: JSONValue?"])
    #expect(try lowered.members(of: "Weights") == ["male: Double?"])
    #expect(try lowered.members(of: "Sizes") == ["male: Sizes.Leaf?"])
  }

  @Test func recursiveReferencesOfARootLeadToIt() throws {
    let draft = "$schema: 'https://json-schema.org/draft/2019-09/schema'"
    let lowered = try Lowered(
      [
        "tree.yaml":
          "{\(draft), $id: 'https://e.test/tree', $recursiveAnchor: true, type: object, properties: {children: {type: array, items: {$recursiveRef: '#'}}}}",
        "strict.yaml":
          "{\(draft), $id: 'https://e.test/strict', $recursiveAnchor: true, $ref: tree, unevaluatedProperties: false}",
      ])
    #expect(try lowered.members(of: "Tree") == ["children: [Tree]?"])
    #expect(try lowered.members(of: "Strict") == ["children: [Strict]?"])
    #expect(lowered.messages.filter { $0.contains("dynamicRef") } == [])
  }

  /// Where `propertyNames` lists the names there are, each is a member.
  @Test(arguments: [
    ("propertyNames: {enum: [a, b]}, additionalProperties: {type: string}", ["a: String?", "b: String?"]),
    ("propertyNames: {const: a}, additionalProperties: {type: string}", ["a: String?"]),
    (
      "propertyNames: {pattern: '^(a|b-?c)$'}, additionalProperties: {type: integer}",
      ["a: Int?", "bc: Int?", "bC: Int?"]
    ),
    ("propertyNames: {pattern: '^a$|^b$'}, additionalProperties: {type: integer}", ["a: Int?", "b: Int?"]),
    ("propertyNames: {$ref: '#/$defs/names'}, additionalProperties: {type: integer}", ["n: Int?"]),
    (
      "propertyNames: {allOf: [{enum: [a, b]}, {maxLength: 1, not: {const: b}}]}, required: [a]",
      ["a: JSONValue"]
    ),
    (
      "propertyNames: {anyOf: [{const: a}, {enum: [b]}]}, additionalProperties: {type: integer}",
      ["a: Int?", "b: Int?"]
    ),
    (
      "properties: {a: {type: string}, c: {type: string}}, propertyNames: {enum: [b, a]}, patternProperties: {b: {type: boolean}}",
      ["a: String?", "b: Bool?"]
    ),
    ("propertyNames: {enum: [a, b]}, unevaluatedProperties: {type: integer}", ["a: Int?", "b: Int?"]),
    (
      "allOf: [{propertyNames: {enum: [a, b]}, properties: {a: {type: string}}}], unevaluatedProperties: {type: integer}",
      ["a: String?", "b: Int?"]
    ),
    (
      "properties: {a: {type: string}, c: {type: string}}, propertyNames: {enum: [b, a]}, unevaluatedProperties: false",
      ["a: String?"]
    ),
    (
      "propertyNames: {enum: [a, xb]}, patternProperties: {^x: {type: boolean}}, unevaluatedProperties: {type: integer}",
      ["a: Int?", "xb: Bool?"]
    ),
    (
      "propertyNames: {enum: [a, b]}, allOf: [{additionalProperties: {type: string}}], unevaluatedProperties: {type: integer}",
      ["a: String?", "b: String?"]
    ),
    // Where the condition does not hold, the value is the one of what nothing else looks at.
    (
      "propertyNames: {enum: [a, b]}, unevaluatedProperties: {type: integer}, if: {required: [b]}, then: {properties: {a: {type: string}}}",
      ["a: JSONValue?", "b: Int?"]
    ),
    (
      "propertyNames: {enum: [a, b]}, unevaluatedProperties: {type: integer}, if: {required: [b]}, then: {additionalProperties: {type: string}}",
      ["a: JSONValue?", "b: JSONValue?"]
    ),
  ]) func listedNamesAreMembers(text: String, expected: [String]) throws {
    let lowered = try Lowered(
      "type: object\nproperties: {it: {type: object, \(text)}}\n$defs: {names: {enum: [n]}}")
    #expect(try lowered.members(of: "Test.It") == expected)
    guard case .object(let object) = try lowered.type("Test.It").declaration else {
      Issue.record("no struct")
      return
    }
    #expect(object.additional == nil)
    #expect(lowered.types.types.contains { $0.name == "Names" } == !text.contains("$ref"))
  }

  /// `unevaluatedProperties` of a part looks at what another part names.
  @Test(arguments: [
    (
      "allOf: [{properties: {a: {type: string}}, unevaluatedProperties: false}, {properties: {c: {type: string}}}]",
      ["a: String?"]
    ),
    (
      "allOf: [{properties: {a: {type: string}}, unevaluatedProperties: {type: integer}}, {properties: {c: {type: [string, integer]}}}]",
      ["a: String?", "c: Int?"]
    ),
    (
      "properties: {a: {type: string}}, allOf: [{properties: {c: {type: string}}}], unevaluatedProperties: false",
      ["a: String?", "c: String?"]
    ),
  ]) func aPartSeesItsOwnMembersAlone(text: String, expected: [String]) throws {
    let lowered = try Lowered("type: object\nproperties: {it: {type: object, \(text)}}")
    #expect(try lowered.members(of: "Test.It").filter { !$0.hasPrefix("additional") } == expected)
  }

  @Test(arguments: [
    "propertyNames: {pattern: '^[a-z_]+$'}", "propertyNames: {pattern: 'a|b'}", "propertyNames: {enum: []}",
    "propertyNames: {type: integer}", "propertyNames: {minLength: 1}", "propertyNames: {not: {enum: [a]}}",
    "propertyNames: {pattern: '^[a-z]{2}$'}",
  ]) func namesThatAreNotListedStayInADictionary(text: String) throws {
    let lowered = try Lowered(
      "type: object\nproperties: {it: {type: object, \(text), additionalProperties: {type: integer}}}")
    #expect(try lowered.members(of: "Test") == ["it: JSONMap<Int>?"])
  }
}
