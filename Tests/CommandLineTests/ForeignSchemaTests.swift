import Foundation
import Testing

/// Schemas of others are used as they are: what is wrong in one place costs no verdict elsewhere.
@Suite final class ForeignSchemaTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.remove() }

  // MARK: - References that come back to themselves

  @Test(arguments: [
    (#"{"name": 1}"#, ["1:10: error: must be a string, found 1 [/properties/name/type]"]),
    (#"{"name": "a"}"#, []),
    (
      #"{"bad": 1}"#,
      [
        "1:9: error: this is not decided: a reference of the schema comes back to itself [/properties/bad/$ref/allOf/0]"
      ]
    ),
    (
      #"{"not": 1}"#,
      [
        "1:9: error: must not have the form that is excluded here, or this is not decided: a reference of the schema comes back to itself [/properties/not/not]"
      ]
    ),
    (#"{"any": "a"}"#, []),
    (
      #"{"any": 1}"#,
      [
        "1:9: error: must be a string, or this is not decided: a reference of the schema comes back to itself [/properties/any/anyOf]"
      ]
    ),
    (
      #"{"name": 1, "not": 1}"#,
      [
        "1:10: error: must be a string, found 1 [/properties/name/type]",
        "1:20: error: must not have the form that is excluded here, or this is not decided: a reference of the schema comes back to itself [/properties/not/not]",
      ]
    ),
    (
      #"{"one": "a"}"#,
      [
        "1:9: error: matches more than one of the allowed forms, and must match exactly one: form 1 and loop, or this is not decided: a reference of the schema comes back to itself [/properties/one/oneOf]"
      ]
    ),
  ])
  func onlyWhatReachesALoopIsUndecided(_ instance: String, _ findings: [String]) throws {
    try tool.write(
      ##"""
      {"type": "object", "properties": {
        "name": {"type": "string"}, "bad": {"$ref": "#/$defs/loop"}, "not": {"not": {"$ref": "#/$defs/loop"}},
        "any": {"anyOf": [{"type": "string"}, {"$ref": "#/$defs/loop"}]},
        "one": {"oneOf": [{"type": "string"}, {"$ref": "#/$defs/loop"}]}},
       "$defs": {"loop": {"allOf": [{"$ref": "#/$defs/loop"}, {"required": ["x"]}]}}}
      """##, to: "s.json")
    try tool.write(instance, to: "i.json")
    let outcome = try tool.run("validate", "--schema", "s.json", "i.json")
    #expect(outcome.output.split(separator: "\n").map(String.init) == findings.map { "i.json:" + $0 })
    #expect(outcome.status == (findings.isEmpty ? 0 : 1))
    #expect(outcome.errors.contains("s.json:5:40: warning: this reference comes back to itself"))
    let lint = try tool.run("lint", "s.json")
    #expect(
      lint.status != 0
        && (lint.output + lint.errors).contains("s.json:5:40: error: this reference comes back"))
    #expect(try tool.run("generate", "--schemas", ".", "--output", "out").status == 2)
  }

  /// A root that comes back to itself is decided as far as an instance does not need the reference.
  @Test(arguments: [
    (##""dependentSchemas": {"x": {"$ref": "#"}}"##, true, "/dependentSchemas/x"),
    (##""if": {"required": ["x"]}, "then": {"$ref": "#"}"##, true, "/then"),
    (##""allOf": [{"$ref": "#/$defs/a"}], "$defs": {"a": {"$ref": "#"}}"##, false, "/allOf/0/$ref"),
  ])
  func aRootThatComesBackIsDecided(_ keywords: String, _ needsMember: Bool, _ location: String) throws {
    try tool.write(#"{"properties": {"name": {"type": "string"}}, \#(keywords)}"#, to: "s.json")
    func found(_ instance: String) throws -> [String] {
      try tool.write(instance, to: "i.json")
      return try tool.run("validate", "--schema", "s.json", "i.json").output.split(separator: "\n").map(
        String.init
      )
      .filter { !$0.contains("warning") }
    }
    let name = "i.json:1:10: error: must be a string, found 1 [/properties/name/type]"
    let open =
      "i.json:1:1: error: this is not decided: a reference of the schema comes back to itself [\(location)]"
    #expect(try found(#"{"name": 1}"#) == (needsMember ? [name] : [open, name]))
    #expect(try found(#"{"name": 1, "x": 1}"#) == [open, name])
    #expect(try found(#"{"name": "a"}"#) == (needsMember ? [] : [open]))
  }

  // MARK: - Built-in meta-schemas

  private let copy = #"{"$id": "http://json-schema.org/draft-07/schema", "title": "Meta", "type": "string"}"#

  @Test func aMetaSchemaThatAFileCarriesServesThatFileAlone() throws {
    try tool.write(
      ##"{"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"s": {"$ref": "http://json-schema.org/draft-07/schema#"}}, "definitions": {"m": \##(copy)}}"##,
      to: "s/bundle.json")
    try tool.write(
      ##"{"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"s": {"$ref": "https://json-schema.org/draft-07/schema"}, "t": {"$ref": "http://json-schema.org/draft-07/schema#"}}}"##,
      to: "s/user.json")
    try tool.write(copy, to: "s/z/whole.json")
    for (schema, instance, status) in [
      ("bundle", #"{"s": "text"}"#, 0), ("bundle", #"{"s": {}}"#, 1), ("user", #"{"s": "text"}"#, 1),
      ("user", #"{"s": {}, "t": {"type": "string"}}"#, 0), ("user", #"{"t": {"type": 1}}"#, 1),
      ("z/whole", "true", 1),
    ] {
      try tool.write(instance, to: "i.json")
      let outcome = try tool.run("validate", "--schema", "s/\(schema).json", "i.json")
      #expect(outcome.status == Int32(status), "\(schema) \(instance): \(outcome)")
    }
    let lint = try tool.run("lint", "--schemas", "s", "--format", "sarif")
    #expect(lint.status == 0)
    #expect(lint.output.contains("user.json") && !lint.output.contains(#""uri": "http"#))
    let generated = try tool.run("generate", "--schemas", "s", "--output", "out")
    #expect(generated.status == 0 && !generated.errors.contains("json-schema.org"), "\(generated.errors)")
  }

  // MARK: - Resources that several documents embed

  /// Each document that embeds a schema refers to its own copy; others refer to the document that has the URI.
  @Test func whatADocumentEmbedsServesItFirst() throws {
    for name in ["a", "b"] {
      try tool.write(
        #"{"$defs": {"m": {"$id": "https://x.example/shared", "properties": {"\#(name)": {"type": "integer"}}}}, "properties": {"m": {"$ref": "https://x.example/shared"}}}"#,
        to: "s/\(name).json")
      try tool.write(#"{"m": {"\#(name)": "x"}}"#, to: "i/\(name).json")
    }
    #expect(try tool.run("lint", "--no-notes", "s").status == 0)
    for name in ["a", "b"] {
      let outcome = try tool.run("validate", "--schema", "s/\(name).json", "i/\(name).json")
      #expect(outcome.output.contains("[/properties/m/$ref/properties/\(name)/type]"), "\(outcome)")
    }
    #expect(try tool.run("generate", "--schemas", "s", "--output", "out").status == 0)
    // Which of the two another document means is not known.
    try tool.write(#"{"properties": {"s": {"$ref": "https://x.example/shared"}}}"#, to: "s/user.json")
    let several = try tool.run("lint", "s")
    #expect(
      several.status == 2
        && several.errors.contains("which several documents embed: s/a.json:1:25 and s/b.json:1:25"),
      "\(several)")
    try tool.write(
      #"{"$id": "https://x.example/shared", "properties": {"own": {"type": "integer"}}}"#, to: "s/z.json")
    #expect(try tool.run("lint", "--no-notes", "s").status == 0)
    let outcome = try tool.run("validate", "--schema", "s/user.json", "-", input: #"{"s": {"own": "x"}}"#)
    #expect(outcome.output.contains("[/properties/s/$ref/properties/own/type]"), "\(outcome)")
    try tool.write(#"{"$id": "https://x.example/shared"}"#, to: "s/y.json")
    #expect(try tool.run("lint", "s").errors.contains("is taken"))
    // A bundle has a resource with a dynamic anchor under its URI, and that once.
    for name in ["c", "d"] {
      try tool.write(
        ##"{"$defs": {"m": {"$id": "https://x.example/open", "$dynamicAnchor": "T"}}, "$ref": "https://x.example/open"}"##,
        to: "t/\(name).json")
    }
    #expect(
      try tool.run("lint", "t").errors.contains(
        "t/d.json:1:25: error: the '$id' 'https://x.example/open' is taken: it was given to t/c.json:1:25 first"
      ))
  }

  // MARK: - Documents by their `$id`

  @Test func theSearchPassesOverWhatOthersInstalled() throws {
    let schema = ##"{"$id": "https://a.example/user", "$ref": "text"}"##
    try tool.write(schema, to: "home/user.json")
    let text = #"{"$id": "https://a.example/text", "type": "string"}"#
    for folder in ["node_modules/p", ".hidden", ".build/checkouts", "venv/lib", "x/node_modules"] {
      try tool.write(text, to: "home/\(folder)/text.json")
    }
    try tool.write("", to: "home/venv/pyvenv.cfg")
    try tool.write("\u{0}\u{1} id no JSON at all", to: "home/a/broken.json")
    try tool.write("id: [", to: "home/a/broken.yaml")
    func outcome() throws -> Tool.Outcome {
      try tool.run("validate", "--schema", "home/user.json", "-", input: "1")
    }
    let missing = try outcome()
    #expect(missing.status == 2)
    #expect(missing.errors.contains("'$ref' leads to 'text', but there is no such schema"))
    #expect(missing.errors.split(separator: "\n").count == 1, "\(missing.errors)")
    try tool.write(text, to: "home/z/deep/er/words.json")
    #expect(try outcome().status == 1)
    // The nearest one is taken, whatever it is called.
    try tool.write(text.replacing("string", with: "integer"), to: "home/z/words.json")
    #expect(try outcome().status == 0)
    // Of two that are as near, the first is taken, with a warning.
    try tool.write(text, to: "home/y/words.json")
    let rivals = try outcome()
    #expect(rivals.status == 1)
    #expect(
      rivals.errors.contains(
        "home/user.json:1:43: warning: 'home/y/words.json' and 'home/z/words.json' have the '$id' 'https://a.example/text', and the first is read; say which is meant with --resolve URI-PREFIX=DIR"
      ), "\(rivals.errors)")
  }

  @Test func aSearchThatIsCutShortSaysSo() throws {
    try tool.write(##"{"$id": "https://a.example/user", "$ref": "text"}"##, to: "home/user.json")
    for number in 0..<1_000 { try tool.write("1", to: "home/many/\(number).json") }
    try tool.write(#"{"$id": "https://a.example/text"}"#, to: "home/many/deep/text.json")
    let outcome = try tool.run("validate", "--schema", "home/user.json", "-", input: "1")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains(
        "home/user.json:1:43: warning: no schema with the '$id' 'https://a.example/text' was found below 'home', where the search ended after 1000 schema files or 20000 names; say where it is with --resolve URI-PREFIX=DIR"
      ), "\(outcome.errors)")
    try tool.write(#"{"$id": "https://a.example/text"}"#, to: "named/text")
    let named = try tool.run(
      "validate", "--schema", "home/user.json", "--resolve", "https://a.example/=named", "-", input: "1")
    #expect((named.status, named.errors) == (0, ""))
  }

  // MARK: - Patterns of other languages

  @Test func aPatternThatIsNoneCanBeAnAnnotation() throws {
    try tool.write(
      "properties: {a: {type: string, pattern: '(?i)^a$'}, b: {pattern: '^b$'}}\n", to: "s/a.yaml")
    try tool.write("title: Other\ntype: object\n", to: "s/other.yaml")
    let refused = try tool.run("generate", "--schemas", "s", "--output", "out")
    #expect(
      refused.status == 2
        && refused.errors.contains("s/a.yaml:1:41: error: '(?i)^a$' is no regular expression"))
    let line = #"exec "$0" "$@""#
    for (arguments, settings) in [(["--pattern-annotation"], ""), ([], "patternAnnotation: true\n")] {
      try tool.write(settings, to: "s/schemagen.yaml")
      let written = try tool.shell(line, ["generate", "--schemas", "s", "--output", "out"] + arguments)
      #expect(written.status == 0, "\(written)")
      #expect(written.errors.contains("s/a.yaml:1:41: warning: '(?i)^a$' is no regular expression"))
      #expect(!(try tool.read("out/JSONSchema/a.schema.json")).contains("(?i)"))
      #expect(try tool.read("out/Swift/other.swift").contains("struct Other"))
      for (instance, status) in [(#"{"a": "x"}"#, 0), (#"{"a": 1}"#, 1), (#"{"b": "x"}"#, 1)] {
        let outcome = try tool.shell(
          line, ["validate", "--schema", "s/a.yaml"] + arguments + ["-"], input: instance)
        #expect(outcome.status == Int32(status), "\(instance): \(outcome)")
      }
    }
  }

  /// What describes is compared as other descriptions are.
  @Test func aChangeOfAPatternThatIsNoneIsANote() throws {
    try tool.write("type: string\npattern: (?i)abc\n", to: "old/a.yaml")
    try tool.write("type: string\npattern: (?i)abd\n", to: "new/a.yaml")
    try tool.write("type: object\npatternProperties: {(?i)^x: {type: integer}}\n", to: "old/b.yaml")
    try tool.write("type: object\npatternProperties: {(?i)^y: {type: integer}}\n", to: "new/b.yaml")
    let outcome = try tool.run("diff", "old", "new", "--pattern-annotation", "--fail-on", "narrowed")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains("note: 'pattern' is \"(?i)abd\", was \"(?i)abc\""), "\(outcome)")
    #expect(
      outcome.output.contains("note: 'patternProperties' is [\"(?i)^y\"], was [\"(?i)^x\"]"), "\(outcome)")
  }

  // MARK: - Limits beyond 64 bits

  @Test func limitsBeyondIntegersOfSwiftAreSaidAsTheyAre() throws {
    try tool.write(
      """
      title: Seed
      type: object
      properties:
        wide: { type: integer, minimum: 0, maximum: 18446744073709551615, default: 18446744073709551615 }
        high: { type: integer, minimum: 9223372036854775808 }
        seed: { type: integer, minimum: -9223372036854776000, maximum: 9223372036854776000 }
        plain: { type: integer, minimum: 0, maximum: 9223372036854775807 }
        list: { type: array, items: { type: integer, minimum: 0, maximum: 1e19 } }
        text: { type: string, maxLength: 1e30, x-maxBytes: 1e30 }
        none: { type: string, minLength: 1e30 }
        open: { type: integer, exclusiveMinimum: -9223372036854775809, exclusiveMaximum: 9223372036854775808 }
        half: { type: integer, exclusiveMinimum: -1, exclusiveMaximum: 18446744073709551616 }
        over: { type: integer, exclusiveMinimum: -1, exclusiveMaximum: 18446744073709551617 }
        past: { type: integer, exclusiveMinimum: 9223372036854775807 }
        beyond: { type: integer, minimum: 18446744073709551616 }
        low: { type: integer, maximum: -9223372036854775809 }
      """, to: "s/seed.yaml")
    let generated = try tool.run("generate", "--schemas", "s", "--output", "out")
    #expect(generated.status == 0)
    for line in [
      "4:3: note: the type of 'wide' is UInt64: its limits go beyond those of Int",
      "5:3: note: the type of 'high' is UInt64: its limits go beyond those of Int",
      "6:3: note: the type of 'seed' is Int: its limits go beyond those of Int, and decoding refuses what Int does not hold",
      "8:3: note: the elements of 'list' are UInt64: its limits go beyond those of Int",
      "12:3: note: the type of 'half' is UInt64: its limits go beyond those of Int",
      "13:3: note: the type of 'over' is Int: its limits go beyond those of Int, and decoding refuses what Int does not hold",
      "14:3: note: the type of 'past' is UInt64: its limits go beyond those of Int",
      "15:3: note: the type of 'beyond' is Int: its limits go beyond those of Int",
      "16:3: note: the type of 'low' is Int: its limits go beyond those of Int",
      "10:25: warning: no string can satisfy 'minLength' 1e30",
    ] { #expect(generated.errors.contains("s/seed.yaml:" + line), "\(line) in \(generated.errors)") }
    #expect(!generated.errors.contains("'plain'") && !generated.errors.contains("'text'"))
    #expect(!generated.errors.contains("'open'"))
    let swift = try tool.read("out/Swift/seed.swift")
    for text in [
      "var wide: UInt64?", "var high: UInt64?", "var seed: Int?", "var plain: Int?", "var list: [UInt64]?",
      "var open: Int?", "var half: UInt64?", "var over: Int?", "var past: UInt64?", "var beyond: Int?",
      "var wideOrDefault: UInt64", "wide ?? 18_446_744_073_709_551_615",
    ] { #expect(swift.contains(text), "\(text)") }
    for folder in ["Swift", "Docs"] {
      let text = try tool.shell("cat out/\(folder)/*").output
      for noun in ["characters", "bytes"] {
        #expect(!text.contains("9223372036854775807 \(noun)"), "\(folder)")
      }
    }
    for (instance, status) in [
      (#"{"wide": 18446744073709551615}"#, 0), (#"{"wide": 18446744073709551616}"#, 1),
      (#"{"none": "x"}"#, 1),
      (#"{"text": "x"}"#, 0), (#"{"high": 9223372036854775807}"#, 1), (#"{"high": 9223372036854775808}"#, 0),
    ] {
      let outcome = try tool.run("validate", "--schema", "s/seed.yaml", "-", input: instance)
      #expect(outcome.status == Int32(status), "\(instance): \(outcome)")
      #expect(!outcome.output.contains("9223372036854775807 long"), "\(outcome)")
    }
  }

  // MARK: - Integers of draft-04

  @Test(arguments: [
    ("draft-04/schema#", "1", 0), ("draft-04/schema#", "-10", 0), ("draft-04/schema#", "1.0", 1),
    ("draft-04/schema#", "1e3", 1), ("draft-04/schema#", "1.5", 1), ("draft-06/schema#", "1.0", 0),
  ])
  func integersOfDraft4HaveNoFraction(_ dialect: String, _ instance: String, _ status: Int) throws {
    for types in [#""integer""#, #"["integer", "string"]"#] {
      try tool.write(#"{"$schema": "http://json-schema.org/\#(dialect)", "type": \#(types)}"#, to: "s.json")
      let outcome = try tool.run("validate", "--schema", "s.json", "-", input: instance)
      #expect(outcome.status == Int32(status), "\(types): \(outcome)")
    }
    try tool.write(
      #"{"$schema": "http://json-schema.org/\#(dialect)", "type": ["integer", "number"]}"#, to: "s.json")
    #expect(try tool.run("validate", "--schema", "s.json", "-", input: instance).status == 0)
  }

  // MARK: - Words of enums

  @Test func aPageSaysOnceWhatValuesMean() throws {
    try tool.write(
      """
      title: Layer
      type: object
      properties:
        hd: { type: integer, enum: [0, 1], oneOf: [{ title: 'True', const: 1 }, { title: 'False', const: 0 }] }
        level: { enum: [low, high], x-enumDescriptions: { low: The lowest., high: The highest. } }
      """, to: "s/layer.yaml")
    #expect(try tool.run("generate", "--schemas", "s", "--output", "out").status == 0)
    let page = try tool.read("out/Docs/layer.md")
    #expect(page.contains("`1`: True") && !page.contains("One of `0`"))
    #expect(page.contains("The lowest.") && page.contains("The highest."))
    let swift = try tool.read("out/Swift/layer.swift")
    #expect(swift.contains("case `true` = 1") && swift.contains("case `false` = 0"))
  }

  @Test func wordsWithoutValuesAreSaidToHaveNoEffect() throws {
    try tool.write(
      """
      properties:
        a: { const: x, x-enumDescriptions: [X.] }
        b: { $ref: '#/$defs/B', enumDescriptions: { u: U. } }
        c: { $ref: '#/$defs/B', enum: [u], enumDescriptions: { u: U. } }
      $defs: { B: { enum: [u, v] } }
      """, to: "s.yaml")
    let warnings = try tool.run("lint", "--no-notes", "s.yaml").output.split(separator: "\n")
    #expect(
      warnings.map { $0.prefix { $0 != "[" } } == [
        "s.yaml:2:38: warning: 'x-enumDescriptions' has no effect without 'enum' beside it; use 'description' ",
        "s.yaml:3:47: warning: 'enumDescriptions' has no effect without 'enum' beside it; put it where the values are listed ",
      ])
  }

  // MARK: - Names of files

  @Test func outputsAreCalledForTheFileWithoutSchema() throws {
    try tool.write(
      ##"{"type": "object", "properties": {"r": {"$ref": "ref.schema.json#/$defs/a"}}}"##,
      to: "s/main.schema.json")
    try tool.write(
      ##"{"$id": "ref.schema.json", "$defs": {"a": {"type": "integer"}}}"##, to: "s/ref.schema.json")
    try tool.write("type: object\nproperties: {a: {type: string}}\n", to: "s/order.yaml")
    try tool.write(#"{"type": "object", "properties": {"b": {"type": "string"}}}"#, to: "s/order.schema.json")
    #expect(try tool.run("generate", "--schemas", "s", "--output", "out").status == 0)
    let files = try tool.shell("cd out && find JSONSchema Docs Swift -type f | sort").output
      .split(separator: "\n").map(String.init)
    for file in [
      "JSONSchema/main.schema.json", "JSONSchema/ref.schema.json", "JSONSchema/order.schema.json",
      "JSONSchema/order.schema.schema.json", "Docs/main.md", "Docs/order.md", "Docs/order.schema.md",
      "Swift/+main.swift", "Swift/order.swift", "Swift/order.schema.swift",
    ] { #expect(files.contains(file), "\(file) in \(files)") }
    #expect(files.count { $0.contains("main") } == 3)
    #expect(try tool.read("out/JSONSchema/order.schema.json").contains(#""a""#))
    #expect(try tool.read("out/JSONSchema/main.schema.json").contains(##""#/$defs/ref/$defs/a""##))
    #expect(try tool.read("out/Docs/main.md").contains("# Main\n"))
    let types = try tool.shell("grep -rhoE 'public struct [A-Za-z]+' out/Swift | sort").output
    #expect(types == "public struct Main\npublic struct Order\npublic struct OrderSchema\n")
  }
}
