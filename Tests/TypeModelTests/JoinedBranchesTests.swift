import Testing

/// Choices beside members, and members that only conditions name.
struct JoinedBranchesTests {
  private func type(_ text: String) throws -> Lowered {
    try Lowered("type: object\nproperties:\n  x:\n    " + text)
  }

  /// The kind of case 01, spelled in all the ways that mean the same.
  @Test(arguments: [
    """
    {type: object, required: [v], properties: {v: {type: string}}, oneOf: [{$ref: '#/$defs/a'}, {$ref: '#/$defs/b'}]}
    """,
    "{allOf: [{$ref: '#/$defs/base'}], oneOf: [{$ref: '#/$defs/a'}, {$ref: '#/$defs/b'}]}",
    "{$ref: '#/$defs/base', anyOf: [{$ref: '#/$defs/a'}, {$ref: '#/$defs/b'}]}",
    "{allOf: [{anyOf: [{$ref: '#/$defs/a'}, {$ref: '#/$defs/b'}]}, {$ref: '#/$defs/base'}]}",
    "{allOf: [{$ref: '#/$defs/base'}, {oneOf: [{allOf: [{$ref: '#/$defs/a'}]}, {$ref: '#/$defs/b'}]}]}",
  ])
  func casesCarryTheBase(text: String) throws {
    let lowered = try type(
      text + """

        $defs:
          base: {type: object, required: [v], properties: {v: {type: string}}}
          a: {type: object, required: [t], properties: {t: {const: a}, p: {type: integer}}}
          b: {type: object, required: [t], properties: {t: {const: b}, q: {type: boolean}}}
        """)
    #expect(try lowered.members(of: "Test.X").count == 2)
    #expect(
      try lowered.members(of: "Test.X") == ["a(Test.X.A)", "b(Test.X.B)"]
        || lowered.members(of: "Test.X") == ["a(Test.X.XA)", "b(Test.X.XB)"])
    let payloads = lowered.types.types.filter { $0.qualifiedName.hasPrefix("Test.X.") }
    #expect(
      payloads.map { (try? lowered.members(of: $0.qualifiedName)) ?? [] }.map(Set.init).map(\.count) == [
        3, 3,
      ])
    let first = try Set(lowered.members(of: payloads[0].qualifiedName))
    #expect(first.isSuperset(of: ["v: String", "p: Int?"]))
    #expect(payloads.allSatisfy { $0.schemas.count == 2 })
    #expect(lowered.messages == [])
  }

  @Test func levelsNest() throws {
    let lowered = try type(
      """
      {type: array, items: {type: object, properties: {a: {type: string}}, oneOf: [
        {title: One, required: [b], properties: {b: {type: string}}, oneOf: [
          {title: Left, required: [c], properties: {c: {type: string}}, anyOf: [
            {title: Up, required: [d], properties: {d: {type: string}}},
            {title: Down, required: [e], properties: {e: {type: string}}}]},
          {title: Right, required: [f], properties: {f: {type: string}}}]},
        {title: Two, required: [g], properties: {g: {type: string}}}]}}
      """)
    #expect(try lowered.members(of: "Test") == ["x: [Test.X]?"])
    #expect(try lowered.members(of: "Test.X") == ["one(Test.X.One)", "two(Test.X.Two)"])
    #expect(
      try lowered.members(of: "Test.X.One.Left.Up") == ["a: String?", "b: String", "c: String", "d: String"])
    #expect(try lowered.members(of: "Test.X.Two") == ["a: String?", "g: String"])
    #expect(try lowered.type("Test.X.One.Left.Up").schemas.count == 4)
  }

  @Test(arguments: [
    "{type: object, properties: {a: {type: string}, b: {type: string}}, oneOf: [{required: [a]}, {required: [b]}]}",
    """
    {type: object, properties: {a: {type: string}, b: {type: string}}, oneOf: [{required: [a], properties: {b: false}},
        {required: [b], properties: {a: {maxLength: 3}}}]}
    """,
    """
    {type: object, properties: {a: {enum: [x, y]}, b: {type: string}}, anyOf: [{properties: {a: {const: x}}},
        {properties: {a: {const: y}}, required: [b]}]}
    """,
  ])
  func branchesThatOnlyRefineMakeAStruct(text: String) throws {
    let lowered = try type(text)
    let members = try lowered.members(of: "Test.X")
    #expect(members.count == 2)
    #expect(members.last == "b: String?")
    #expect(lowered.messages == [])
  }

  /// Two choices beside one another give each pair; so many that no reader would look at them are left.
  @Test func combinationsHaveALimit() throws {
    func choice(_ name: String, _ count: Int) -> String {
      "{oneOf: ["
        + (0..<count).map { "{required: [\(name)\($0)], properties: {\(name)\($0): {type: string}}}" }
        .joined(separator: ", ") + "]}"
    }
    let base = "{type: object, properties: {z: {type: string}}}"
    let few = try type("{allOf: [\(base), \(choice("a", 2)), \(choice("b", 3))]}")
    #expect(
      few.types.types.filter { if case .object = $0.declaration { true } else { false } }.count == 1 + 6)
    let many = try type("{allOf: [\(base), \(choice("a", 9)), \(choice("b", 9)), \(choice("c", 9))]}")
    #expect(many.types.types.count < 100)
    #expect(!many.messages.isEmpty)
  }

  /// Branches of another choice are what their members are for: each pair is a struct.
  @Test(arguments: [
    "type: object, allOf: [{oneOf: [$A, $B]}, {oneOf: [$C, $D]}]",
    "type: object, oneOf: [$A, $B], anyOf: [$C, $D]",
    "allOf: [{$ref: '#/$defs/one'}, {$ref: '#/$defs/two'}]", "oneOf: [$A, $B], $ref: '#/$defs/two'",
  ])
  func choicesBesideEachOtherArePayloads(text: String) throws {
    let branches = [
      "$A": "{title: A, required: [k], properties: {k: {const: a}, p: {type: string}}}",
      "$B": "{title: B, required: [k], properties: {k: {const: b}, q: {type: string}}}",
      "$C": "{title: C, required: [l], properties: {l: {const: c}, r: {type: string}}}",
      "$D": "{title: D, required: [l], properties: {l: {const: d}, s: {type: string}}}",
    ]
    let template =
      "{\(text)}\n$defs:\n  one: {type: object, oneOf: [$A, $B]}\n  two: {type: object, oneOf: [$C, $D]}"
    let filled = branches.reduce(template) { $0.replacing($1.key, with: $1.value) }
    let lowered = try type(filled)
    #expect(try lowered.members(of: "Test.X") == ["a(Test.X.A)", "b(Test.X.B)"])
    #expect(try lowered.members(of: "Test.X.A") == ["c(Test.X.A.C)", "d(Test.X.A.D)"])
    #expect(
      try Set(lowered.members(of: "Test.X.B.C")) == [#"k: "b""#, "q: String?", #"l: "c""#, "r: String?"])
    #expect(lowered.messages == [])
  }

  /// Branches that exclude each other make no case: of choices with one tag each branch goes with its own.
  @Test func branchesThatExcludeEachOtherMakeNoCase() throws {
    let lowered = try type(
      """
      type: object
          allOf:
            - oneOf:
                - {required: [k], properties: {k: {const: a}, p: {type: string}}}
                - {required: [k], properties: {k: {const: b}, q: {type: string}}}
            - oneOf:
                - {required: [k], properties: {k: {const: a}, r: {type: string}}}
                - {required: [k], properties: {k: {const: b}, s: {type: string}}}
      """)
    #expect(try lowered.members(of: "Test.X") == ["a(Test.X.A)", "b(Test.X.B)"])
    #expect(try lowered.members(of: "Test.X.A") == [#"k: "a""#, "p: String?", "r: String?"])
    #expect(try lowered.members(of: "Test.X.B") == [#"k: "b""#, "q: String?", "s: String?"])
    #expect(lowered.messages == [])
  }

  /// Which choices are left out is said, once for each.
  @Test func aNoteSaysWhichChoicesMakeNoCases() throws {
    func choice(_ name: String) -> String {
      "{oneOf: ["
        + (0..<9).map { "{required: [\(name)], properties: {\(name): {const: \(name)\($0)}}}" }
        .joined(separator: ", ") + "]}"
    }
    let lowered = try type("{type: object, allOf: [\(choice("a")), \(choice("b"))]}")
    #expect(try lowered.members(of: "Test.X").count == 9)
    #expect(try lowered.members(of: "Test.X.A1") == [#"a: "a1""#, "b: String"])
    #expect(
      lowered.messages == [
        "test.yaml:4: note: the 9 branches of 'oneOf' become no cases: with those of the choices beside it they would be 81 structs, more than 64"
      ])
  }

  /// A definition that closes what it refers to is another type than that.
  @Test func aDefinitionThatClosesHasItsOwnType() throws {
    let lowered = try type(
      """
      {$ref: '#/$defs/closed'}
      $defs:
        open: {type: object, properties: {a: {type: string}}}
        closed: {$ref: '#/$defs/open', unevaluatedProperties: false}
      """)
    #expect(try lowered.members(of: "Test") == ["x: Test.Closed?"])
    guard case .object(let closed) = try lowered.type("Test.Closed").declaration else {
      Issue.record("no struct")
      return
    }
    #expect(closed.additional == nil && closed.properties.map(\.name) == ["a"])
  }

  @Test func aBranchThatLeadsBackEnds() throws {
    let lowered = try Lowered(
      """
      $ref: '#/$defs/node'
      $defs:
        node: {type: object, properties: {a: {type: string}}, oneOf: [{required: [c], properties: {c: {}}},
          {required: [b], properties: {b: {$ref: '#/$defs/node'}}}]}
      """)
    #expect(try lowered.members(of: "Test") == ["c(Test.C)", "b(Test.B)"])
    #expect(try lowered.members(of: "Test.B") == ["a: String?", "b: Test"])
  }

  /// The kind of case 02: what is open may be anything where no condition holds, and a note says so.
  @Test func membersThatConditionsNameAreJSONAndANoteSaysWhy() throws {
    let lowered = try type(
      """
      type: object
          properties: {kind: {enum: [card, cash]}}
          required: [kind, extra]
          if: {properties: {kind: {const: card}}, minProperties: 2}
          then: {properties: {number: {type: string}}}
          else: {properties: {change: {type: number}}}
          dependentSchemas: {device: {properties: {model: {type: string}}}}
      """)
    #expect(
      try lowered.members(of: "Test.X") == [
        "kind: Test.X.Kind", "extra: JSONValue", "number: JSONValue?", "change: JSONValue?",
        "model: JSONValue?",
      ])
    #expect(
      lowered.messages == [
        "test.yaml:4: note: the type of 'extra' is JSONValue: it is required, and no 'properties' says what it is",
        "test.yaml:8: note: the type of 'number' is JSONValue: only a condition or branch names it, and where that does not hold it may be anything",
        "test.yaml:9: note: the type of 'change' is JSONValue: only a condition or branch names it, and where that does not hold it may be anything",
        "test.yaml:10: note: the type of 'model' is JSONValue: only a condition or branch names it, and where that does not hold it may be anything",
      ])
  }

  /// Why a member is JSON, and what to write for a type.
  @Test func eachMemberThatIsJSONHasAReason() throws {
    let lowered = try type(
      """
      type: object
          properties:
            any: {description: Anything.}
            list: {type: array}
            lists: {type: array, items: {type: array}}
            told: {type: [string, 'null']}
            map: {type: object}
      """)
    #expect(
      lowered.messages == [
        "test.yaml:6: note: the type of 'any' is JSONValue: the schema allows values of every type",
        "test.yaml:7: note: the elements of 'list' are JSONValue: nothing says what they are",
        "test.yaml:8: note: the elements of 'lists' are JSONValue: nothing says what they are",
      ])
  }

  @Test(arguments: [
    // Both alternatives name it.
    "{type: object, if: {required: [a]}, then: {properties: {m: {type: string}}}, else: {properties: {m: {type: string, minLength: 1}}}}",
    // The object is closed to what no condition allows.
    "{type: object, if: {required: [a]}, then: {properties: {m: {type: string}}}, unevaluatedProperties: false}",
    "{type: object, dependentSchemas: {a: {properties: {m: {type: string}}}}, properties: {a: {}}, unevaluatedProperties: false}",
    // It is an additional property.
    "{type: object, properties: {a: {type: integer}}, required: [m], additionalProperties: {type: string}}",
    "{type: object, if: {required: [a]}, then: {properties: {m: {minLength: 1}}}, additionalProperties: {type: string}}",
  ])
  func membersThatConditionsNameAreTypedWhereTheTypeHoldsAll(text: String) throws {
    let lowered = try type(text)
    let members = try lowered.members(of: "Test.X")
    #expect(members.contains("m: String?") || members.contains("m: String"), "\(members)")
    #expect(lowered.messages.filter { $0.contains("'m'") } == [])
  }

  @Test(arguments: [
    "{type: object, if: {required: [a]}, then: {properties: {m: {type: string}}}}",
    "{type: object, properties: {b: {}}, if: {required: [a]}, then: {properties: {m: {type: string}}}, else: {properties: {m: {type: integer}}}}",
    "{type: object, dependentSchemas: {a: {properties: {m: {type: string}}}}, patternProperties: {'^m': {}}, unevaluatedProperties: false}",
    "{type: object, dependentSchemas: {a: {properties: {m: {type: string}}, additionalProperties: {}}}, unevaluatedProperties: false}",
    "{type: object, dependentSchemas: {a: {properties: {m: {type: string}}}}, unevaluatedProperties: {type: integer}}",
  ])
  func membersThatMayBeAnythingElseAreNot(text: String) throws {
    let lowered = try type(text)
    #expect(try lowered.members(of: "Test.X").contains("m: JSONValue?"))
    #expect(lowered.messages.contains { $0.contains("the type of 'm' is JSONValue") })
  }

  /// What is no object satisfies both branches, of which one alone may hold; of an `anyOf` it may be anything.
  @Test(arguments: [
    ("oneOf", "{properties: {a: {type: string}}, required: [a]}", ["a(Test.A)", "b(Test.B)"]),
    ("oneOf", "{properties: {a: {type: string}}, minLength: 1}", nil),
    ("anyOf", "{properties: {a: {type: string}}, required: [a]}", nil),
  ])
  func branchesWithoutTypes(keyword: String, first: String, expected: [String]?) throws {
    let lowered = try type(
      """
      {\(keyword): [{$ref: '#/$defs/a'}, {$ref: '#/$defs/b'}]}
      $defs:
        a: \(first)
        b: {properties: {b: {type: string}}, required: [b], markdownDescription: Words.}
      """)
    let found = try expected == nil ? lowered.members(of: "Test") : lowered.members(of: "Test.X")
    #expect(found == expected ?? ["x: JSONValue?"])
  }

  /// Each has a reason, however deep in arrays.
  @Test func elementsHaveReasons() throws {
    let lowered = try type(
      "{type: array, items: {type: array, items: {$ref: '#/$defs/a'}}}\n$defs: {a: {minLength: 1}}")
    #expect(try lowered.members(of: "Test") == ["x: [[JSONValue]]?"])
    #expect(
      lowered.messages.map { $0.hasPrefix("test.yaml:3: note: the elements of 'x' are JSONValue") } == [true])
  }
}
