import Testing

/// YAML as it is found: keys that are no strings, and merge keys.
@Suite final class YAMLKeyTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.remove() }

  /// The text of a key is the name, as it is written, in instances and in schemas.
  @Test func aKeyIsANameByItsText() throws {
    try tool.write(
      """
      type: object
      properties: {200: {const: a}, 1.0: {const: a}, true: {const: a}, ~: {const: a}, null: {const: a}, 0x1F: {const: a}}
      patternProperties: {'^[45]..$': {const: a}}
      additionalProperties: false
      """, to: "s.yaml")
    try tool.write("200: a\n1.0: a\ntrue: a\n~: a\nnull: a\n0x1F: a\n404: a\n", to: "right.yaml")
    let right = try tool.run("validate", "--schema", "s.yaml", "right.yaml")
    #expect(right.status == 0 && right.output == "" && right.errors == "", "\(right)")
    try tool.write("200: b\n1.00: a\n1: a\nTrue: a\n31: a\n404: b\n", to: "wrong.yaml")
    let wrong = try tool.run("validate", "--schema", "s.yaml", "wrong.yaml")
    #expect(wrong.status == 1)
    let places = wrong.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      places == [
        "wrong.yaml:1:6:", "wrong.yaml:2:1:", "wrong.yaml:3:1:", "wrong.yaml:4:1:", "wrong.yaml:5:1:",
        "wrong.yaml:6:6:",
      ],
      "\(wrong)")
  }

  @Test func aNumberAndItsTextAreOneName() throws {
    try tool.write("{}", to: "s.json")
    for text in ["200: 1\n\"200\": 2\n", "'true': 1\ntrue: 2\n", "a: &k 5\n5: 1\n*k : 2\n"] {
      try tool.write(text, to: "twice.yaml")
      let outcome = try tool.run("validate", "--schema", "s.json", "twice.yaml")
      #expect(outcome.status == 1 && outcome.output.contains("duplicate key"), "\(outcome)")
    }
    try tool.write("1: 1\n1.0: 2\n01: 3\n'1 ': 4\n", to: "four.yaml")
    #expect(try tool.run("validate", "--schema", "s.json", "four.yaml").status == 0)
  }

  @Test func strictWarnsOfEachKey() throws {
    try tool.write("properties: {a: {type: object}}\nadditionalProperties: {type: object}\n", to: "s.yaml")
    try tool.write("a: {}\n---\na: {1: x, b: {~: y}}\ntrue: 3\n", to: "i.yaml")
    let outcome = try tool.run("validate", "--strict", "--schema", "s.yaml", "i.yaml")
    #expect(
      outcome.output == """
        i.yaml:3:5: warning: a key should be a string, found '1', which is a number, and is taken by its text; put the key in quotes []
        i.yaml:3:15: warning: a key should be a string, found '~', which is null, and is taken by its text; put the key in quotes []
        i.yaml:4:1: warning: a key should be a string, found 'true', which is a boolean, and is taken by its text; put the key in quotes []
        i.yaml:4:7: error: must be an object, found 3 [/additionalProperties/type]

        """, "\(outcome)")
    try tool.write("properties: {200: {}}\n", to: "s.yaml")
    try tool.write("{}", to: "i.json")
    let schema = try tool.run("validate", "--strict", "--schema", "s.yaml", "i.json")
    #expect(
      schema.status == 0 && schema.errors.hasPrefix("s.yaml:1:14: warning: a key should be"), "\(schema)")
  }

  /// No text is no name, and collections are none.
  @Test(arguments: ["? \n: 1\n", "? [a]\n: 1\n", "? {a: 1}\n: 1\n"])
  func othersAreMistakes(text: String) throws {
    try tool.write("{}", to: "s.json")
    try tool.write(text, to: "i.yaml")
    let outcome = try tool.run("validate", "--schema", "s.json", "i.yaml")
    #expect(outcome.status == 1 && outcome.output.contains("a key must be a string"), "\(outcome)")
  }

  /// The settings of this program have no such keys.
  @Test func settingsAreStrict() throws {
    try tool.write("{}", to: "s.json")
    try tool.write("names: {1: A}\n", to: "schemagen.yaml")
    #expect(try tool.run("validate", "--schema", "s.json", "s.json").status == 2)
  }

  @Test func mergeKeysAreReadAsWhatTheyMean() throws {
    try tool.write("base: &b {n: 1, m: 2, 5: 1}\nown: {<<: *b, n: x}\n", to: "m.yaml")
    try tool.write("base: &b {n: 1, m: 2, 5: 1}\nown: {<<: [*b, *b], n: 7}\n", to: "n.yaml")
    try tool.write(
      "properties: {own: {required: [m, 5], properties: {n: {type: string}}}}\n".replacing(
        "5]", with: "'5']"),
      to: "m.schema.yaml")
    let outcome = try tool.run("validate", "--schema", "m.schema.yaml", "m.yaml", "n.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("n.yaml:2:24: error: must be a string"), "\(outcome)")
    #expect(outcome.errors.split(separator: "\n").count == 1, "said once: \(outcome)")
    #expect(outcome.errors.contains("'<<' merges the members of other mappings in 2 files"), "\(outcome)")
    let silent = try tool.run("validate", "--schema", "m.schema.yaml", "--merge-keys", "m.yaml")
    #expect(silent.status == 0 && silent.errors == "", "\(silent)")
    try tool.write("a: {<<: 3}\n", to: "wrong.yaml")
    let wrong = try tool.run("validate", "--schema", "m.schema.yaml", "wrong.yaml")
    #expect(wrong.output.contains("'<<' merges a mapping, found a number"), "\(wrong)")
    // What is in quotes is a name, and so it is in JSON.
    try tool.write("own: {'<<': {m: 1}}\n", to: "quoted.yaml")
    #expect(try tool.run("validate", "--schema", "m.schema.yaml", "quoted.yaml").status == 1)
  }

  @Test func mergeKeysOfASchemaAreAWarning() throws {
    try tool.write(
      "$defs:\n  text: &t {type: string, default: 5}\nproperties:\n  a: {<<: *t, maxLength: 2}\n  b: {<<: *t}\n",
      to: "s.yaml")
    try tool.write("{\"a\": \"xxx\", \"b\": 1}", to: "i.json")
    let outcome = try tool.run("validate", "--schema", "s.yaml", "i.json")
    #expect(outcome.status == 1 && outcome.output.split(separator: "\n").count == 2, "\(outcome)")
    #expect(outcome.errors.hasPrefix("s.yaml:4:7: warning: '<<' merges"), "\(outcome)")
    #expect(outcome.errors.split(separator: "\n").count == 1, "said once: \(outcome)")
    let before = try tool.read("s.yaml")
    let fixed = try tool.run("lint", "--fix", "--no-notes", "s.yaml")
    #expect(try tool.read("s.yaml") == before, "what stands for several is left: \(fixed)")
  }
}
