import Testing

/// What `schemagen validate` says of instances.
@Suite final class MessageTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.remove() }

  private func messages(_ schema: String, _ instance: String) throws -> [String] {
    try tool.write(schema + "\n", to: "s.yaml")
    let outcome = try tool.run("validate", "--schema", "s.yaml", "-", input: instance)
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map { line in
      let text = line.split(separator: ": ", maxSplits: 2).last ?? ""
      return String(text[..<(text.lastIndex(of: "[") ?? text.endIndex)].dropLast())
    }
  }

  @Test func aTagInOtherCapitalsIsAskedFor() throws {
    let schema = """
      oneOf:
      - {type: object, required: [kind], properties: {kind: {const: rect}}}
      - {type: object, required: [kind], properties: {kind: {const: circle}}}
      """
    let missing = "missing property 'kind', which says what form the object has"
    #expect(try messages(schema, #"{"Kind":"rect"}"#) == [missing + "; did you mean 'kind' by 'Kind'?"])
    #expect(try messages(schema, #"{"kinds":"rect"}"#).first == missing)
  }

  /// A JSON text and a YAML text are refused in the same words.
  @Test func aTextThatIsNoneIsCalledByItsFault() throws {
    let wide = "the file is encoded as UTF-16; only UTF-8 is read; save the file as UTF-8"
    #expect(try messages("{}", "{\0}\0") == [wide])
    #expect(try messages("{}", " \n") == ["the file is empty; expected a value"])
    try tool.write("a: 1\n? [b]\n: 2\n", to: "i.yaml")
    try tool.write("\u{FEFF}a: 1\n\u{FEFF}---\na: 2\n...\n\u{FEFF}---\n3\n", to: "marks.yaml")
    let outcome = try tool.run("validate", "--schema", "s.yaml", "i.yaml", "marks.yaml")
    #expect(outcome.output.contains("i.yaml:2:3: error: a key must be a string, found a sequence"))
    #expect(!outcome.output.contains("marks.yaml"))
  }

  /// What is there already was not meant by a name that is like it, and short names are like all others.
  @Test(arguments: [
    (#"{"nme": 1}"#, ["unknown property 'nme'; did you mean 'name'?"]),
    (#"{"name": 1, "nme": 1}"#, ["unknown property 'nme'"]),
    (#"{"nme": 1, "nested": {"name": 1}, "name": 1}"#, ["unknown property 'nme'"]),
    (#"{"nested": {"nme": 1}, "name": 1}"#, ["unknown property 'nme'; did you mean 'name'?"]),
    (#"{"name": 1, "nmes": 1}"#, ["unknown property 'nmes'; did you mean 'names'?"]),
    (#"{"ix": 1, "y": 1}"#, ["unknown property 'ix'", "unknown property 'y'"]),
    (#"{"ID": 1}"#, ["unknown property 'ID'; did you mean 'id'?"]),
  ])
  func aSuggestionMakesSense(_ instance: String, _ expected: [String]) throws {
    let schema = """
      properties: {id: {}, x: {}, name: {}, names: {}, nested: {properties: {name: {}}}}
      """
    #expect(try messages(schema, instance) == expected)
  }

  @Test(arguments: [
    ("propertyNames: {pattern: '^[a-z]+$'}", ["the name 'Abc' must match the pattern ^[a-z]+$"]),
    ("propertyNames: {enum: [a, b]}", [#"the name 'Abc' must be one of "a", "b""#]),
    ("propertyNames: false", ["the name 'Abc' is not allowed"]),
    ("propertyNames: {maxLength: 2, x-message: too long}", ["too long"]),
    ("additionalProperties: {type: string}", ["must be a string, found 1"]),
    ("properties: {a: true}\nadditionalProperties: false", ["property 'Abc' is not allowed here"]),
  ])
  func whatIsAskedOfANameSaysSo(_ schema: String, _ expected: [String]) throws {
    #expect(try messages(schema, #"{"Abc": 1}"#) == expected)
  }

  /// A value that is not what a keyword asks for is named, shortened where it is long.
  @Test(arguments: [
    ("maximum: 255", "300", "must be at most 255, found 300"),
    ("type: integer", #""--version""#, #"must be an integer, found "--version""#),
    ("type: string", "{}", "must be a string, found an object"),
    ("enum: [1, x]", "[1]", #"must be one of 1, "x", found an array"#),
    ("const: null", "false", "must be null, found false"),
    ("multipleOf: 2", "-1.5e1", "must be a multiple of 2, found -1.5e1"),
    ("maxLength: 2", #""a\"\u00e9""#, #"must be at most 2 characters long, found "a\"é""#),
    (
      "maxLength: 2", "\"\(String(repeating: "x", count: 50))\"",
      "must be at most 2 characters long, found \"\(String(repeating: "x", count: 40))…\""
    ),
    (
      "minimum: 1e60", String(repeating: "7", count: 50),
      "must be at least 1e60, found \(String(repeating: "7", count: 40))…"
    ),
    ("maxItems: 1", "[1, 2]", "must have at most 1 item"),
  ])
  func theValueThatWasFoundIsNamed(_ schema: String, _ instance: String, _ expected: String) throws {
    #expect(try messages(schema, instance) == [expected])
  }

  @Test func aFormMayRefuseAName() throws {
    let schema =
      "anyOf: [{propertyNames: {maxLength: 1}}, {type: string}, {minProperties: 2, required: [x, y, z]}]"
    #expect(try messages(schema, #"{"Abc": 1}"#).last?.contains("the name 'Abc'") == true)
  }

  /// A member is told by its name, an item by its number.
  @Test(arguments: [
    ("{type: array, prefixItems: [{const: point}, {type: integer}]}", #"["text", 3]"#, "item 1 must be"),
    ("{type: object, properties: {'0': {const: point}}}", #"{"0": "text"}"#, "'0' must be"),
  ])
  func aFormSaysWhichPartIsWrong(_ form: String, _ instance: String, _ part: String) throws {
    let other = "{maxItems: 1, maxProperties: 0, type: [array, object]}"
    #expect(try messages("oneOf: [\(form), \(other)]", instance).last?.contains(part + #" "point""#) == true)
  }

  @Test func theFormsThatMatchAreNamed() throws {
    let several = "matches more than one of the allowed forms, and must match exactly one"
    #expect(
      try messages("oneOf: [{minimum: 1}, {minimum: 9}, {multipleOf: 2}]", "4") == [
        several + ": form 1 and form 3"
      ])
    #expect(
      try messages(
        "oneOf: [{title: Low, maximum: 5}, {$ref: '#/$defs/even'}]\n$defs: {even: {multipleOf: 2}}", "4")
        == [several + ": Low and even"])
    let many = (1...8).map { "{minimum: -\($0)}" }.joined(separator: ", ")
    #expect(
      try messages("oneOf: [\(many)]", "4") == [
        several + ": form 1, form 2, form 3, form 4, form 5, form 6, and 2 more"
      ])
  }

  @Test(arguments: [
    ("contains: {const: q}", #"must contain "q""#), ("contains: {type: string}", "must contain a string"),
    ("contains: {enum: [q, 9]}", #"must contain one of "q", 9"#),
    ("contains: {enum: [q, 9, 1.5], type: string}", #"must contain "q""#),
    ("contains: {enum: [q, 9.5, 2], type: [string, integer]}", #"must contain one of "q", 2"#),
    ("contains: {type: [string, 'null']}", "must contain null or a string"),
    ("contains: {minimum: 5}", "must contain an item of the demanded form"),
  ])
  func whatHasToBeContainedIsNamed(_ schema: String, _ expected: String) throws {
    #expect(try messages(schema, "[1]") == [expected])
  }
}
