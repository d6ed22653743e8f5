import Testing
import TypeModel

/// What the cases of branches are called, and which branches share a case.
struct BranchNamesTests {
  /// An enum of Rust is written so: strings, and objects with one member each.
  @Test func objectsAreCalledForTheMemberThatTheyAloneRequire() throws {
    let lowered = try Lowered(
      """
      oneOf:
        - {type: string, enum: [Stdout, Stderr]}
        - {type: object, properties: {File: {type: string}}, required: [File], additionalProperties: false}
        - {type: object, properties: {Socket: {type: integer}}, required: [Socket], additionalProperties: false}
      """)
    #expect(
      try lowered.members(of: "Test") == ["stdout", "stderr", "file(Test.File)", "socket(Test.Socket)"])
    #expect(lowered.messages.isEmpty)
  }

  @Test(arguments: [
    // What both require tells nothing; where one has two of its own, it is called for what tells it apart.
    (
      "{required: [id, url], type: object, properties: {id: {type: string}, url: {type: string}}}, {required: [id, path], type: object, properties: {id: {type: string}, path: {type: string}}}",
      ["url(Test.URL)", "path(Test.Path)"]
    ),
    (
      "{required: [url], type: object, properties: {url: {type: string}}}, {required: [host, port], type: object, properties: {host: {type: string}, port: {type: string}}}",
      ["url(Test.URL)", "objectWithHost(Test.ObjectWithHost)"]
    ),
    // One requires nothing of its own.
    (
      "{required: [name], type: object, properties: {name: {type: string}}}, {required: [name, value], type: object, properties: {name: {type: string}, value: {type: string}}}",
      ["objectWithName(Test.ObjectWithName)", "objectWithValue(Test.ObjectWithValue)"]
    ),
    // Another case is called so.
    (
      "{required: [string], type: object, properties: {string: {type: string}}}, {required: [path], type: object, properties: {path: {type: string}}}, {type: string}",
      ["objectWithString(Test.ObjectWithString)", "path(Test.Path)", "string(String)"]
    ),
    (
      "{required: [auto], type: object, properties: {auto: {type: string}}}, {required: [path], type: object, properties: {path: {type: string}}}, {enum: [auto, none]}",
      ["objectWithAuto(Test.ObjectWithAuto)", "path(Test.Path)", "auto", "noneValue"]
    ),
    // What has a name does not lose it, and counts.
    (
      "{title: Link, required: [url], type: object, properties: {url: {type: string}}}, {required: [url], type: object, properties: {url: {type: string}}}, {required: [a], type: object, properties: {a: {type: string}}}",
      ["link(Test.Link)", "objectWithURL(Test.ObjectWithURL)", "objectWithA(Test.ObjectWithA)"]
    ),
    // One object beside others than objects: only what has one member is called for it.
    (
      "{type: string}, {required: [key], type: object, properties: {key: {type: string}}, additionalProperties: false}",
      ["string(String)", "key(Test.TestKey)"]
    ),
    (
      "{type: string}, {required: [key], type: object, properties: {key: {type: string}}}",
      ["string(String)", "object(Test.Object)"]
    ),
  ])
  func onlyWhereThatTellsThem(branches: String, cases: [String]) throws {
    let members = try Lowered("oneOf: [\(branches)]").members(of: "Test")
    #expect(members == cases)
  }

  @Test(arguments: [
    ("{enum: [a, b]}, {type: integer}", ["a", "b", "integer(Int)"]),
    ("{enum: [a, b]}, {enum: [c, d]}, {type: integer}", ["a", "b", "c", "d", "integer(Int)"]),
    // The names of enums and of unions follow the same rules.
    (
      "{enum: [C++, C], x-caseNames: {C++: cpp}}, {type: integer}", ["cpp", "c", "integer(Int)"]
    ),
    // Other strings, values of two branches, names, many values.
    (
      "{enum: [a, b]}, {type: string, minLength: 3}, {type: integer}",
      ["aOrB(Test.AOrB)", "stringMinLength3(String)", "integer(Int)"]
    ),
    (
      "{enum: [a, b]}, {enum: [b, c]}, {type: integer}",
      ["aOrB(Test.AOrB)", "bOrC(Test.BOrC)", "integer(Int)"]
    ),
    ("{enum: [a, b], title: Letter}, {type: integer}", ["letter(Test.Letter)", "integer(Int)"]),
    ("{enum: [a, b], x-name: Sign}, {type: integer}", ["sign(Test.Sign)", "integer(Int)"]),
    (
      "{enum: [a, b, c, d, e, f, g, h, i]}, {type: integer}",
      ["string(Test.StringValue)", "integer(Int)"]
    ),
    ("{enum: [1, 2]}, {type: string}", ["integer(Test.Integer)", "string(String)"]),
  ])
  func fewListedStringsAreCases(branches: String, cases: [String]) throws {
    let members = try Lowered("anyOf: [\(branches)]").members(of: "Test")
    #expect(members == cases)
  }

  @Test func listedStringsThatAnAuthorNamesAreAnEnum() throws {
    let lowered = try Lowered("{oneOf: [{enum: [a, b]}, {type: integer}], x-caseNames: {'0': letter}}")
    #expect(try lowered.members(of: "Test") == ["letter(Test.Letter)", "integer(Int)"])
  }

  @Test func whatIsSaidOfListedStringsIsSaidOfTheirCases() throws {
    let lowered = try Lowered(
      """
      oneOf:
        - {enum: [a, b], description: A letter., enumDescriptions: [The first.], deprecated: true}
        - {type: integer}
      """)
    guard case .union(let union) = try lowered.type("Test").declaration else {
      Issue.record("no union")
      return
    }
    #expect(union.cases[1].documentation.description == "A letter.")
    #expect(union.cases.map { $0.documentation.deprecation != nil } == [true, true, false])
  }

  /// A tag names the cases although it may be missing: then it is no tag for readers.
  @Test func optionalConstantsNameCases() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        plain:
          oneOf:
            - {type: object, properties: {to: {const: queue}, queue: {type: object}}}
            - {type: object, properties: {to: {const: topic}, topic: {type: object}}}
            - {type: string}
        form:
          type: object
          properties: {kind: {type: string}}
          oneOf:
            - {properties: {kind: {const: lower}}}
            - {properties: {kind: {const: replace}, pattern: {type: string}}, required: [pattern]}
            - {properties: {kind: {const: chain}, steps: {type: array, items: {type: string}}}, required: [steps]}
        same:
          oneOf:
            - {type: object, properties: {to: {const: a}, x: {type: string}}, required: [x]}
            - {type: object, properties: {to: {const: a}, y: {type: string}}, required: [y]}
        versions:
          oneOf:
            - {type: object, properties: {version: {const: '1.0'}, a: {type: string}}}
            - {type: object, properties: {version: {const: '2.0'}, b: {type: string}}}
        listed:
          type: object
          properties: {kind: {enum: [a, b]}, more: {enum: [c, d]}}
          oneOf: [{properties: {kind: {const: a}, x: {type: string}}}, {properties: {kind: {const: b}}}]
      """)
    #expect(
      try lowered.members(of: "Test.Plain")
        == ["queue(Test.Plain.Queue)", "topic(Test.Plain.Topic)", "string(String)"])
    #expect(
      try lowered.members(of: "Test.Form")
        == ["lower(Test.Form.Lower)", "replace(Test.Form.Replace)", "chain(Test.Form.Chain)"])
    #expect(
      try lowered.members(of: "Test.Form.Replace")
        == ["kind: Test.Form.Replace.Kind?", "pattern: String"])
    #expect(try lowered.members(of: "Test.Same") == ["x(Test.Same.X)", "y(Test.Same.Y)"])
    #expect(
      try lowered.members(of: "Test.Versions").map { $0.prefix { $0 != "(" } }
        == ["objectWithVersion1Point0", "objectWithVersion2Point0"])
    // What all carry alike is declared once.
    #expect(
      try lowered.members(of: "Test.Listed.A")
        == ["kind: Test.Listed.A.Kind?", "more: Test.Listed.More?", "x: String?"])
    #expect(lowered.messages.isEmpty)
    guard case .union(let union) = try lowered.type("Test.Plain").declaration else { return }
    #expect(union.dispatch.first { $0.kinds == .object }?.decision.asked == [0, 1])
  }

  /// A reference in `allOf` of one is how descriptions stand beside references in draft-07.
  @Test func referencesInAChoiceOfOneNameCases() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        of:
          anyOf:
            - {description: A constant., allOf: [{$ref: '#/$defs/Value'}]}
            - {description: A selector., oneOf: [{$ref: '#/$defs/Selector'}]}
            - {anyOf: [{allOf: [{$ref: '#/$defs/Texts'}]}]}
        one: {description: One., anyOf: [{$ref: '#/$defs/Selector'}]}
        many: {type: array, items: {description: One., oneOf: [{allOf: [{$ref: '#/$defs/Value'}]}]}}
        more:
          anyOf:
            - {allOf: [{$ref: '#/$defs/Selector'}], properties: {a: {type: string}}, required: [a]}
            - {allOf: [{$ref: '#/$defs/Selector'}], properties: {b: {type: string}}, required: [b]}
      $defs:
        Value: {type: [boolean, integer]}
        Selector: {type: object, properties: {path: {type: string}}, required: [path]}
        Texts: {type: array, items: {type: string}}
      """)
    #expect(
      try lowered.members(of: "Test.Of")
        == ["value(Test.Value)", "selector(Test.Selector)", "texts([String])"])
    #expect(
      try lowered.members(of: "Test")
        == ["of: Test.Of?", "one: Test.Selector?", "many: [Test.Value]?", "more: Test.More?"])
    #expect(try lowered.members(of: "Test.More") == ["a(Test.More.A)", "b(Test.More.B)"])
  }

  @Test(arguments: [
    (
      "{type: string, format: date-time}, {type: string, format: date}, {type: integer}",
      ["string(String)", "integer(Int)"]
    ),
    (
      "{type: integer, minimum: 1}, {type: integer, maximum: -5}, {type: string}",
      ["integer(Int)", "string(String)"]
    ),
    // What has a name is a case of its own, wherever it stands.
    (
      "{type: string, title: Name}, {type: string, minLength: 3}, {type: string, maxLength: 1}, {type: integer}",
      ["name(String)", "string(String)", "integer(Int)"]
    ),
    // Where other cases are of the kind, what the branches have in common tells them.
    (
      "{type: array, items: {type: string}, maxItems: 1}, {type: array, items: {type: string}, minItems: 3}, {type: array, items: {type: integer}}",
      ["arrayOfString([String])", "arrayOfInteger([Int])"]
    ),
    (
      "{$ref: '#/$defs/d'}, {$ref: '#/$defs/d', minLength: 3}, {type: integer}",
      ["d(String)", "integer(Int)"]
    ),
    (
      "{$ref: '#/$defs/d'}, {type: string, minLength: 3}, {type: integer}",
      ["string(String)", "integer(Int)"]
    ),
  ])
  func sharedCasesAreCalledForWhatTheirBranchesHaveInCommon(branches: String, cases: [String]) throws {
    let lowered = try Lowered("{anyOf: [\(branches)], $defs: {d: {type: string}}}")
    let members = try lowered.members(of: "Test")
    #expect(members == cases)
  }

  @Test func sharedCasesSayWhatEachBranchSays() throws {
    let lowered = try Lowered(
      "anyOf: [{type: string, description: A name}, {type: string, pattern: x, deprecated: true}, {type: integer}]"
    )
    guard case .union(let union) = try lowered.type("Test").declaration else {
      Issue.record("no union")
      return
    }
    #expect(union.cases.map(\.forms.count) == [2, 0])
    #expect(union.cases[0].forms.map(\.description) == ["A name", nil])
    #expect(union.cases[0].documentation == Documentation())
  }

  @Test func valuesOfAMapAreNoObjects() throws {
    let lowered = try Lowered(
      "oneOf: [{type: object, additionalProperties: {type: [string, number, boolean]}}, {type: string}]")
    #expect(try lowered.members(of: "Test") == ["object(JSONMap<Test.Value>)", "string(String)"])
  }

  @Test(arguments: [
    (
      "oneOf: [{type: string}, {oneOf: [{type: integer}, {type: boolean}]}]",
      ["string(String)", "integer(Int)", "bool(Bool)"]
    ),
    (
      "anyOf: [{type: string}, {oneOf: [{type: integer}, {anyOf: [{type: boolean}, {type: array}]}]}]",
      ["string(String)", "integer(Int)", "bool(Bool)", "array([JSONValue])"]
    ),
    (
      "anyOf: [{type: string}, {anyOf: [{title: A, type: object}, {title: B, type: object, required: [b]}]}]",
      ["string(String)", "a(JSONObject)", "b(Test.B)"]
    ),
    // It has a name, says more, has a kind in common with another branch, or lists values.
    (
      "oneOf: [{type: string}, {title: Either, oneOf: [{type: integer}, {type: boolean}]}]",
      ["string(String)", "either(Test.Either)"]
    ),
    (
      "x-caseNames: {'1': either}, oneOf: [{type: string}, {oneOf: [{type: integer}, {type: boolean}]}]",
      ["string(String)", "either(Test.Either)"]
    ),
    (
      "oneOf: [{type: string}, {minimum: 3, oneOf: [{type: integer}, {type: boolean}]}]",
      ["string(String)", "boolOrInteger(Test.BoolOrInteger)"]
    ),
    (
      "oneOf: [{type: number, maximum: 0}, {oneOf: [{type: integer, minimum: 1}, {type: boolean}]}]",
      ["number(Double)", "boolOrInteger(Test.BoolOrInteger)"]
    ),
    (
      "oneOf: [{type: integer}, {oneOf: [{const: a}, {const: b}]}]", ["integer(Int)", "a", "b"]
    ),
  ])
  func choicesInChoicesAreFlat(schema: String, cases: [String]) throws {
    let lowered = try Lowered("{\(schema)}")
    let members = try lowered.members(of: "Test")
    #expect(members == cases)
  }
}
