import Testing

/// What `if`, `then` and `else` say of the type of a value.
struct ConditionalTypesTests {
  private static let definitions = """

    $defs:
      part: {type: object, properties: {a: {type: string}}}
      name: {type: string, enum: [n, m]}
    """

  private func lowered(_ text: String) throws -> Lowered {
    try Lowered("type: object\nproperties:\n  x: \(text)" + Self.definitions)
  }

  @Test(arguments: [
    (
      "{if: {minItems: 3}, then: {type: array, items: {type: string}}, else: {type: array, items: {type: string}}}",
      "[String]?"
    ),
    (
      "{type: array, if: {minItems: 3}, then: {items: {type: string}}, else: {items: {type: string, maxLength: 5}}}",
      "[String]?"
    ),
    (
      "{type: array, if: {minItems: 3}, then: {items: {type: [string, 'null']}}, else: {items: {type: string}}}",
      "[String?]?"
    ),
    (
      "{type: array, items: {type: array}, if: {minItems: 3}, then: {items: {items: {type: string}}}, else: {minItems: 1}}",
      "[[JSONValue]]?"
    ),
    ("{if: {required: [a]}, then: {$ref: '#/$defs/part'}, else: {$ref: '#/$defs/part'}}", "Test.Part?"),
    ("{if: true, then: {type: string}}", "String?"),
    ("{if: {}, then: {type: array, items: {type: string}}, else: {type: integer}}", "[String]?"),
    ("{if: {description: All.}, then: {$ref: '#/$defs/name'}}", "Test.Name?"),
    ("{if: false, then: {type: string}, else: {type: integer}}", "Int?"),
    ("{type: string, if: {type: string}, then: {enum: [a]}}", "Test.X?"),
    (
      "{type: string, if: {type: [integer, array]}, then: {enum: [1]}, else: {$ref: '#/$defs/name'}}",
      "Test.Name?"
    ),
    ("{type: [string, integer], if: {maxLength: 3}, then: {type: string}, else: false}", "String?"),
    ("{type: [array, 'null'], if: {type: array}, then: {items: {type: string}}}", "Presence<[String]>"),
  ])
  func typesAreWhole(text: String, type: String) throws {
    #expect(try lowered(text).members(of: "Test") == ["x: \(type)"])
  }

  /// Of several kinds of values each is what its branch says, and is called as that is.
  @Test func kindsAreWhatTheirBranchSays() throws {
    let refers = try lowered(
      "{if: {type: object}, then: {$ref: '#/$defs/part'}, else: {$ref: '#/$defs/name'}}")
    #expect(try refers.members(of: "Test.X") == ["name(Test.Name)", "part(Test.Part)"])
    let list = try lowered(
      "{if: {type: array}, then: {items: {type: string}}, else: {type: string, enum: [x, y]}}")
    #expect(try list.members(of: "Test.X") == ["string(Test.X.StringValue)", "array([String])"])
    #expect(list.messages == [])
    let old = try lowered(
      "{if: {type: string}, then: {type: string, deprecated: true}, else: {type: integer}}")
    guard case .union(let union) = try old.type("Test.X").declaration else { return }
    #expect(union.cases.map { $0.documentation.deprecation != nil } == [false, true])
  }

  /// Where each branch lists values, all of these are cases.
  @Test func listedValuesOfBranchesAreCases() throws {
    let lowered = try lowered(
      "{type: string, if: {maxLength: 1}, then: {enum: [a, b]}, else: {enum: [aa, bb]}}")
    #expect(try lowered.members(of: "Test.X") == ["a", "b", "aa", "bb"])
    #expect(
      try self.lowered("{type: string, if: {maxLength: 1}, then: {enum: [a, b]}}").members(of: "Test") == [
        "x: String?"
      ])
  }

  /// A condition that holds for all objects names properties as others are named.
  @Test func membersOfWhatAlwaysHoldsAreProperties() throws {
    let lowered = try lowered(
      """
      type: object
          properties: {a: {type: string}}
          allOf:
            - {if: {type: object}, then: {required: [b], properties: {b: {type: integer}}}}
            - {if: true, then: {properties: {c: {type: array, items: {type: string}}}}}
            - {if: {}, then: {properties: {d: {$ref: '#/$defs/part'}}}}
            - {if: {type: string}, then: {properties: {e: {type: string}}}}
      """.replacing("type: object\n    properties: {a", with: "\n    type: object\n    properties: {a"))
    #expect(
      try lowered.members(of: "Test.X") == ["a: String?", "b: Int", "c: [String]?", "d: Test.Part?"])
    #expect(lowered.messages == [])
  }

  /// What only branches say, and say differently, is an array of anything, and a note says why.
  @Test func elementsOfDifferentTypesAreAnything() throws {
    let lowered = try lowered(
      "{type: array, if: {minItems: 3}, then: {items: {type: string}}, else: {items: {type: integer}}}")
    #expect(try lowered.members(of: "Test") == ["x: [JSONValue]?"])
    #expect(
      lowered.messages == [
        "test.yaml:3: note: the elements of 'x' are JSONValue: the branches of a condition give them different types"
      ])
  }

  /// Conditions for each value of a required, listed member are alternatives of which one holds.
  @Test(arguments: [
    ("[a, b]", "{const: a}", "id: String?"), ("[a, b]", "{enum: [a, x]}", "id: String?"),
    ("[a, b, c]", "{const: a}", "id: JSONValue?"), ("[a, b]", "{type: integer, enum: [a]}", "id: JSONValue?"),
    ("[a, b]", "{const: a, maxLength: 9}", "id: String?"),
    ("[a, b]", "{const: a, format: date}", "id: JSONValue?"),
  ])
  func chainsOfConditionsCoverATag(values: String, first: String, member: String) throws {
    func lowered(required: String, more: String = "") throws -> Lowered {
      try Lowered(
        """
        type: object
        properties: {kind: {enum: \(values)}, p: {type: string}, q: {type: string}, r: {type: string}}
        required: [\(required)]
        allOf:
        - if: {properties: {kind: \(first)}\(more)}
          then: {properties: {id: {type: string}}}
        - if: {properties: {kind: {const: b}}, required: [kind]}
          then: {properties: {id: {type: string, minLength: 3}}}
        """)
    }
    // Beside so many members of all values there are no cases.
    let others = ["p: String?", "q: String?", "r: String?"]
    #expect(try lowered(required: "kind").members(of: "Test") == ["kind: Test.Kind"] + others + [member])
    #expect(
      try lowered(required: "").members(of: "Test") == ["kind: Test.Kind?"] + others + ["id: JSONValue?"])
    let asksMore = try lowered(required: "kind", more: ", minProperties: 2")
    #expect(try asksMore.members(of: "Test") == ["kind: Test.Kind"] + others + ["id: JSONValue?"])
  }

  /// A note says of each member that a condition names below a property that it has none, however deep it lies.
  @Test func membersBelowPropertiesAreSaidToHaveNone() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        kind: {type: string}
        a: {type: object, properties: {b: {type: object}, list: {type: array, items: {type: object, properties: {d: {type: string}}}}}}
      if: {properties: {kind: {const: x}}}
      then:
        properties:
          a: {properties: {b: {properties: {c: {type: string}}}, list: {items: {properties: {d: {}, e: {type: string}}}}}}
      """)
    #expect(
      lowered.messages == [
        "test.yaml:4: note: 'b' of 'a' has no property for its member 'c': only a condition names it",
        "test.yaml:4: note: an element of 'list' of 'a' has no property for its member 'e': only a condition names it",
      ])
  }

  /// Two ways lead from each level to the next, so 2ⁿ to the last: the notes are as many as the members.
  @Test(arguments: [20, 40]) func notesGrowWithTheMembersAndNotWithTheWays(levels: Int) throws {
    let definitions = (0..<levels).flatMap { level in
      ["Own", "Named"].map { side in
        let next = "{$ref: '#/$defs/\(side)\(level + 1)'}"
        let own = side == "Named" ? ", extra\(level): {type: string}" : ""
        return "  \(side)\(level): {type: object, properties: {a: \(next), b: \(next)\(own)}}"
      }
    }
    let lowered = try Lowered(
      """
      type: object
      properties: {kind: {type: string}, inner: {$ref: '#/$defs/Own0'}}
      if: {properties: {kind: {const: x}}}
      then: {properties: {inner: {$ref: '#/$defs/Named0'}}}
      $defs:
      \(definitions.joined(separator: "\n"))
        Own\(levels): {type: object}
        Named\(levels): {type: object}
      """)
    // Two members lead to each value but the first.
    #expect(lowered.messages.count { $0.contains("only a condition names it") } == 2 * levels - 1)
  }

  /// A member that must be missing wherever no condition describes it has the type that they give it.
  @Test(arguments: [
    "{if: {properties: {kind: {const: a}}}, then: {properties: {size: {type: integer}}}}, {if: {properties: {kind: {const: b}}}, then: {not: {required: [size]}}}",
    "{if: {properties: {kind: {const: a}}}, then: {properties: {size: {type: integer}}}}, {if: {properties: {kind: {not: {const: a}}}}, then: {properties: {size: false}}}",
    "{if: {properties: {kind: {const: a}}}, then: {properties: {size: {type: integer}}}, else: {not: {properties: {size: {}}, required: [size]}}}",
    "{if: {properties: {kind: {const: a}}}, then: {properties: {size: {type: integer}}}, else: {not: {$ref: '#/$defs/sized'}}}",
    "{if: {minProperties: 1}, then: {properties: {size: {type: integer}}}}",
  ])
  func whatIsForbiddenElsewhereHasItsType(_ conditions: String) throws {
    let lowered = try Lowered(
      """
      type: object
      required: [kind]
      properties: {kind: {enum: [a, b]}}
      allOf: [\(conditions)]
      $defs: {sized: {required: [size]}}
      """)
    #expect(try lowered.members(of: "Test") == ["kind: Test.Kind", "size: Int?"], "\(lowered.messages)")
  }

  @Test(arguments: [
    "{if: {properties: {kind: {const: a}}}, then: {properties: {size: {type: integer}}}}, {if: {properties: {kind: {const: c}}}, then: {not: {required: [size]}}}",
    "{if: {properties: {kind: {const: a}}}, then: {properties: {size: {type: integer}}}, else: {not: {properties: {size: {type: string}}, required: [size]}}}",
    "{if: {minProperties: 3}, then: {properties: {size: {type: integer}}}}",
  ])
  func whatMayBeThereElsewhereHasNone(_ conditions: String) throws {
    let lowered = try Lowered(
      "type: object\nrequired: [kind]\nproperties: {kind: {enum: [a, b, c]}, p: {}, q: {}, r: {}}\nallOf: [\(conditions)]"
    )
    #expect(try lowered.members(of: "Test").contains("size: JSONValue?"))
  }

  /// “If null, then false” leaves no null.
  @Test(arguments: [
    ("{type: [string, 'null'], if: {type: 'null'}, then: false}", "String?"),
    ("{type: [string, 'null'], if: {type: string}, else: false}", "String?"),
    ("{type: [string, 'null'], if: {type: 'null'}, else: {minLength: 2}}", "Presence<String>"),
    ("{type: [string, 'null'], if: {type: [string, 'null']}, else: false}", "Presence<String>"),
  ])
  func aConditionRefusesTypes(_ text: String, _ type: String) throws {
    #expect(try lowered(text).members(of: "Test") == ["x: \(type)"])
  }

  /// The limits that tell which integer holds all values may stand apart from the type.
  @Test(arguments: [
    "{allOf: [{type: integer, minimum: 0}, {maximum: 18446744073709551615}]}",
    "{allOf: [{type: integer, maximum: 18446744073709551615}, {minimum: 0}]}",
    "{$ref: '#/$defs/whole', minimum: 0, maximum: 18446744073709551615}",
  ])
  func limitsOfSeveralSchemasChooseTheInteger(_ text: String) throws {
    let lowered = try Lowered("type: object\nproperties: {x: \(text)}\n$defs: {whole: {type: integer}}")
    #expect(try lowered.members(of: "Test") == ["x: UInt64?"], "\(lowered.messages)")
  }
}
