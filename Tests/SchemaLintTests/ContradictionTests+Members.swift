import SchemaLint
import Testing

/// Members that can never be there, and names that are required or listed in vain.
extension ContradictionTests {
  /// A definition has several users; one of them that is closed is told of what it forbids, and not the definition.
  @Test(arguments: [
    (
      "properties: {x: {}}",
      "property-impossible 3:6 'x' can never be there: 'additionalProperties' in line 3 forbids it"
    ),
    ("required: [x]", "required-forbidden 3:6 'x' is required by line 2, and this object forbids it"),
    // Two descriptions that exclude each other are the definition's only beside this user.
    ("properties: {k: {type: integer}}", nil),
  ])
  func theUserOfADefinitionIsTold(_ then: String, _ expected: String?) throws {
    let text = """
      $defs:
        b: {if: {required: [k]}, then: {\(then)}}
        u: {$ref: '#/$defs/b', properties: {k: {type: string}}, additionalProperties: false}
      properties: {u: {$ref: '#/$defs/u'}, w: {$ref: '#/$defs/b'}}
      """
    let found = try Lint.findings(text).filter {
      ["property-impossible", "required-forbidden"].contains($0.rule)
    }
    #expect(
      found.map { "\($0.rule) \($0.place.line):\($0.place.column) \($0.message)" }
        == [expected].compactMap(\.self))
  }

  @Test(arguments: [
    (
      "allOf: [{type: object, properties: {a: {}}, unevaluatedProperties: false}]\nproperties: {c: {}}",
      ["'c' can never be there: 'unevaluatedProperties' in line 1 forbids it"]
    ),
    (
      "properties: {a: {}}\nunevaluatedProperties: false\nallOf: [{properties: {c: {}}}]", []
    ),
    (
      "properties: {a: {}, c: {}}\ndependentSchemas: {c: {properties: {a: {}}, additionalProperties: false}}",
      ["'c' can never be there: 'additionalProperties' in line 2 forbids it"]
    ),
    (
      "properties: {a: {}, c: {}}\ndependentSchemas: {c: {properties: {c: {}}, additionalProperties: false}}",
      []
    ),
    (
      "properties: {a: {}, c: {}}\nif: true\nthen: {properties: {c: {}}, additionalProperties: false}",
      ["'a' can never be there: 'additionalProperties' in line 3 forbids it"]
    ),
    (
      "type: object\nproperties: {a: {}, c: {}}\nrequired: [c]\nif: {type: object, required: [c]}\nthen: {properties: {c: {}}, additionalProperties: false}",
      ["'a' can never be there: 'additionalProperties' in line 5 forbids it"]
    ),
    (
      "properties: {a: {}, c: {}}\nif: false\nelse: {properties: {c: {}}, additionalProperties: false}",
      ["'a' can never be there: 'additionalProperties' in line 3 forbids it"]
    ),
    (
      "type: object\nproperties: {a: {}, c: {}}\nif: {required: [c]}\nthen: {properties: {c: {}}, additionalProperties: false}",
      []
    ),
    (
      "properties: {a: {}, c: {}}\nif: true\nelse: {properties: {c: {}}, additionalProperties: false}", []
    ),
    ("properties: {a: {}}\nmaxProperties: 0", ["'a' can never be there: 'maxProperties' is 0"]),
    (
      "required: [b]\nproperties: {a: {}, b: {}}\nmaxProperties: 1",
      ["'a' can never be there: 'maxProperties' is 1, and other members are required"]
    ),
  ])
  func aMemberThatIsClosedOutIsFound(_ text: String, _ messages: [String]) throws {
    #expect(try Lint.findings(text).filter { $0.rule == "property-impossible" }.map(\.message) == messages)
  }

  /// Where values of other kinds are valid, it is the required member that is told.
  @Test(arguments: [
    (
      "{allOf: [{required: [x]}], properties: {k: {}}, additionalProperties: false}",
      "required-forbidden /allOf/0/required"
    ),
    (
      "{required: [x], allOf: [{properties: {k: {}}, additionalProperties: false}]}",
      "required-forbidden /required"
    ),
    (
      "{allOf: [{required: [x]}, {properties: {k: {}}, additionalProperties: false}]}",
      "required-forbidden /allOf/0/required"
    ),
    (
      "{allOf: [{allOf: [{required: [x]}], properties: {k: {}}, additionalProperties: false}]}",
      "required-forbidden /allOf/0/allOf/0/required"
    ),
    (
      "{anyOf: [{required: [x]}, {required: [k]}], properties: {k: {}}, additionalProperties: false}",
      "branch-never-matches /anyOf/0"
    ),
    ("{allOf: [{required: [x]}], properties: {x: {}}, additionalProperties: false}", nil),
    ("{anyOf: [{required: [x]}, {required: [k]}], properties: {k: {}}}", nil),
  ])
  func aMemberThatIsRequiredInVainIsFound(_ text: String, _ expected: String?) throws {
    let rules: Set = ["required-forbidden", "branch-never-matches", "no-value"]
    #expect(try found(text, rules) == [expected].compactMap(\.self))
  }

  @Test func aNameThatOnlyOneMemberBringsIsSaidToBeThat() throws {
    let text = "{properties: {a: {}}, required: [b], dependentSchemas: {a: {properties: {b: {}}}}}"
    #expect(
      try Lint.findings(text).filter { $0.rule == "required-unlisted" }.map(\.message) == [
        "'b' is required, and no 'properties' lists it where 'a' is missing"
      ])
  }

  @Test(arguments: [
    (
      "{type: object, unevaluatedProperties: false, properties: {k: {type: string}}, dependentSchemas: {k: {required: [z]}}}",
      ["/properties/k"]
    ),
    (
      "{type: object, unevaluatedProperties: false, properties: {k: {type: string}}, dependentSchemas: {k: {required: [z], properties: {z: {}}}}}",
      []
    ),
    (
      "{properties: {b: {}}, allOf: [{properties: {a: {}}, additionalProperties: false}]}",
      ["/properties/b"]
    ),
    (
      "{properties: {a: {}}, additionalProperties: false, allOf: [{properties: {b: {}}}]}",
      ["/allOf/0/properties/b"]
    ),
    (
      "{allOf: [{properties: {a: {}}, additionalProperties: false}, {properties: {b: {}}, additionalProperties: false}]}",
      ["/allOf/0/properties/a", "/allOf/1/properties/b"]
    ),
    (
      "{properties: {a: {}}, additionalProperties: false, oneOf: [{properties: {a: {type: string}}}, {properties: {a: {type: integer}, x: {}}}]}",
      ["/oneOf/1/properties/x"]
    ),
    (
      "{properties: {a: {}}, additionalProperties: false, if: {required: [a]}, then: {properties: {x: {}}}}",
      ["/then/properties/x"]
    ),
    (
      "{allOf: [{$ref: '#/$defs/B'}, {properties: {x: {}}, additionalProperties: false}], $defs: {B: {properties: {a: {}, b: {}}}}}",
      [""]
    ),
    ("{properties: {ab: {type: string}}, patternProperties: {^a: {type: integer}}}", ["/properties/ab"]),
    // Two schemas describe a member, or the items of one, together.
    (
      "{properties: {o: {properties: {x: {type: string}}}}, allOf: [{properties: {o: {properties: {x: {type: integer}}}}}]}",
      ["/properties/o/properties/x"]
    ),
    (
      "{properties: {o: {properties: {x: {}}}}, allOf: [{properties: {o: {properties: {y: {}}, additionalProperties: false}}}]}",
      ["/properties/o/properties/x"]
    ),
    (
      "{allOf: [{properties: {o: {items: {properties: {x: {const: 1}}}}}}, {properties: {o: {items: {properties: {x: {const: 2}}}}}}]}",
      ["/allOf/0/properties/o/items/properties/x"]
    ),
    (
      "{properties: {o: {properties: {p: {properties: {x: {type: string}}}}}}, if: {required: [k]}, then: {properties: {o: {properties: {p: {properties: {x: {type: integer}}}}}}}}",
      ["/then/properties/o/properties/p/properties/x"]
    ),
    // Each is told once, where the smallest schema has it.
    (
      "{description: d, allOf: [{properties: {o: {properties: {x: {type: string}}}}, allOf: [{properties: {o: {properties: {x: {type: integer}}}}}]}]}",
      ["/allOf/0/properties/o/properties/x"]
    ),
    (
      "{properties: {o: {properties: {x: {}, y: {}}}}, oneOf: [{properties: {o: {properties: {y: {}}, additionalProperties: false}}}, {required: [c]}]}",
      []
    ),
    (
      "{properties: {o: {properties: {x: {type: string}}}}, allOf: [{properties: {o: {properties: {x: {minLength: 1}}}}}]}",
      []
    ),
    // With the member nothing of the object's kind is listed.
    ("{type: object, properties: {k: {}}, dependentSchemas: {k: {enum: [a, 1]}}}", ["/properties/k"]),
    ("{type: object, properties: {k: {}}, dependentSchemas: {k: {enum: [a, {l: 1}]}}}", []),
    ("{properties: {ab: {}}, propertyNames: {maxLength: 1}}", ["/properties/ab"]),
    ("{properties: {a: {}, b: {}}, required: [a], maxProperties: 1}", ["/properties/b"]),
    ("{propertyNames: {type: integer}}", ["/propertyNames"]),
    // What is open, and what is meant.
    ("{properties: {b: {}}, allOf: [{properties: {a: {}}}], unevaluatedProperties: false}", []),
    ("{properties: {b: {}}, allOf: [{properties: {a: {}, b: true}, additionalProperties: false}]}", []),
    ("{properties: {ab: {}}, allOf: [{patternProperties: {^a: {}}, additionalProperties: false}]}", []),
    ("{properties: {a: false, b: {not: {}}}}", []), ("{propertyNames: false}", []),
    (
      "{properties: {a: {}}, oneOf: [{properties: {a: {}}, additionalProperties: false}, {required: [c]}]}",
      []
    ),
  ])
  func aMemberThatCanNeverBeThereIsFound(_ text: String, _ expected: [String]) throws {
    #expect(try found(text, ["property-impossible"]) == expected.map { "property-impossible \($0)" })
  }

  @Test(arguments: [
    ("{properties: {a: {}}, dependentRequired: {aa: [a]}}", 1),
    ("{properties: {a: {}}, dependentRequired: {a: [b]}}", 1),
    ("{properties: {a: {}, b: {}}, dependentRequired: {a: [b]}}", 0),
    ("{properties: {a: {}}, patternProperties: {^b: {}}, dependentRequired: {a: [b]}}", 0),
    // What only one member brings is not listed where that is missing.
    ("{properties: {a: {}}, required: [b], dependentSchemas: {a: {properties: {b: {}}}}}", 1),
    ("{properties: {a: {}}, required: [b], dependentSchemas: {a: {required: [c]}}}", 1),
    ("{properties: {a: {}}, required: [a, b], dependentSchemas: {a: {properties: {b: {}}}}}", 0),
    ("{properties: {a: {}}, dependentRequired: {a: [b]}, dependentSchemas: {a: {properties: {b: {}}}}}", 0),
    (
      "{properties: {a: {}, c: {}}, dependentRequired: {c: [b]}, dependentSchemas: {a: {properties: {b: {}}}}}",
      1
    ),
    ("{properties: {a: {}}, allOf: [{dependentSchemas: {a: {properties: {b: {}}}}}], required: [b]}", 1),
    ("{properties: {a: {}}, dependentSchemas: {aa: {properties: {c: {}}}}}", 1),
    ("{properties: {a: {}}, dependentSchemas: {a: {properties: {c: {}}}}}", 0),
    ("{properties: {a: {}}, dependentSchemas: {b: {properties: {b: {}}}}}", 0),
    // Branches may list it.
    ("{properties: {a: {}}, required: [b], anyOf: [{properties: {b: {}}}, {required: [a]}]}", 0),
    ("{properties: {a: {}}, required: [b], anyOf: [{required: [a]}, {required: [c]}]}", 1),
    (
      "{properties: {a: {}}, required: [b], if: {required: [a]}, then: {anyOf: [{properties: {b: {}}}, true]}}",
      0
    ),
    ("{properties: {a: {}}, required: [b], allOf: [{if: {required: [a]}, then: {properties: {b: {}}}}]}", 0),
  ])
  func aDependencyNamesListedMembers(_ text: String, _ count: Int) throws {
    #expect(try found(text, ["required-unlisted"]).count == count)
  }

  @Test(arguments: [
    ("{if: {properties: {a: {minimum: 3}}}, then: {required: [b]}}", 1),
    ("{if: {allOf: [{properties: {a: {enum: [1]}}}]}, else: {required: [b]}}", 1),
    ("{required: [h], if: {properties: {h: {properties: {t: {const: 1}}}}}, then: {maxProperties: 3}}", 1),
    ("{allOf: [{if: {properties: {a: {const: 1}}}, then: {required: [b]}}]}", 1),
    ("{required: [a], allOf: [{if: {properties: {a: {const: 1}}}, then: {required: [b]}}]}", 0),
    ("{if: {properties: {a: {const: 1}}, required: [a]}, then: {required: [b]}}", 0),
    (
      "{required: [h], properties: {h: {required: [t]}}, if: {properties: {h: {properties: {t: {const: 1}}}}}, then: {maxProperties: 3}}",
      0
    ),
    ("{if: {properties: {a: false}}, then: {required: [b]}}", 0),
    ("{if: {required: [a]}, then: {required: [b]}}", 0),
    ("{if: {properties: {a: true}}, then: {required: [b]}}", 0),
    ("{properties: {a: {default: 1}}, if: {properties: {a: {const: 1}}}, then: {required: [b]}}", 0),
    (
      "{$ref: '#/$defs/D', required: [a], $defs: {D: {if: {properties: {a: {const: 1}}}, then: {required: [b]}}}}",
      0
    ),
  ])
  func aConditionThatHoldsWithoutItsMemberIsFound(_ text: String, _ count: Int) throws {
    #expect(try found(text, ["condition-without-required"]).count == count)
  }
}
