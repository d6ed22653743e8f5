import Foundation
import Testing

/// Tests of schemas: which instances are run against which schema, what fails, and what nothing tries.
@Suite final class SchemaTestTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(
      """
      title: Note
      $id: https://schemas.example/note
      type: object
      properties:
        channel: { enum: [email, push, sms] }
        priority: { type: integer, maximum: 9 }
        to: { anyOf: [{ type: string, minLength: 3 }, { type: object, required: [id] }] }
        tag: { $ref: '#/$defs/tag' }
      required: [channel]
      $defs:
        tag: { type: string, pattern: '^[a-z]+$' }

      """, to: "Schemas/shop/note.yaml")
  }

  deinit { tool.remove() }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try tool.shell(#"exec "$0" test --schemas Schemas "$@""#, arguments)
  }

  private func write(_ files: [String: String]) throws {
    for (name, text) in files { try tool.write(text, to: name) }
  }

  // MARK: Verdicts

  @Test func instancesAreRunByTheirFolders() throws {
    try write([
      "T/shop/note/valid/a.json": #"{"channel": "email"}"#,
      "T/shop/note/valid/deep/b.yaml": "channel: push\n---\nchannel: sms\n",
      "T/shop/note/valid/c.jsonc": "// a remark\n{\"channel\": \"sms\"}",
      "T/shop/note/invalid/d.json": "{}",
      "T/shop/note/invalid/e.ndjson": "{}\n\n{\"channel\": 1}\n",
      "T/shop/note/$defs/tag/valid/f.json": "\"abc\"",
      "T/shop/note/$defs/tag/invalid/g.json": "\"ABC\"",
      "T/shop/note/README.md": "# Notes",
      "T/.hidden/x.json": "1", "T/shop/note/valid/.gitkeep": "", "T/shop/note/invalid/.noterc.json": "{}",
    ])
    let outcome = try run("T", "--no-notes")
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    #expect(outcome.output == "10 tests passed, 0 failed\n")
  }

  @Test func aVerdictThatDiffersIsAFailure() throws {
    try write([
      "T/shop/note/valid/a.json": "{\"channel\": \"fax\",\n \"priority\": 12}",
      "T/shop/note/valid/b.yaml": "channel: email\n---\nchannel: no\n",
      "T/shop/note/invalid/c.json": #"{"channel": "email"}"#,
      "T/shop/note/invalid/d.ndjson": "{}\n{\"channel\": \"sms\"}\n",
      "T/shop/note/$defs/tag/valid/e.json": "\"ABC\"",
    ])
    let outcome = try run("T", "--no-notes")
    #expect(outcome.status == 1 && outcome.errors == "", "\(outcome)")
    #expect(
      outcome.output == """
        T/shop/note/$defs/tag/valid/e.json:1:1: error: must match the pattern ^[a-z]+$, found "ABC" [/pattern]
        T/shop/note/invalid/c.json:1:1: error: must be refused by 'Schemas/shop/note.yaml', and is valid
        T/shop/note/invalid/d.ndjson:2:1: error: must be refused by 'Schemas/shop/note.yaml', and is valid
        T/shop/note/valid/a.json:1:13: error: must be one of "email", "push", "sms", found "fax" [/properties/channel/enum]
        T/shop/note/valid/a.json:2:14: error: must be at most 9, found 12 [/properties/priority/maximum]
        T/shop/note/valid/b.yaml:3:10: error: must be one of "email", "push", "sms", found "no" [/properties/channel/enum] (document 2)
        2 tests passed, 5 failed

        """)
  }

  // MARK: Expected findings

  @Test func theErrorsAreTheExpectedOnes() throws {
    let instance = "{\"channel\": \"fax\",\n \"priority\": 12}"
    let both = "- {keyword: enum, instance: /channel}\n- {keyword: maximum, instance: /priority}\n"
    for (expected, status, findings) in [
      (both, 0, []),
      (
        "- {keyword: enum, instance: /channel}\n", 1,
        [
          "T/shop/note/invalid/a.json:2:14: error: not expected: must be at most 9, found 12 [/properties/priority/maximum]"
        ]
      ),
      (
        both + "- {keyword: required, instance: ''}\n", 1,
        [
          "T/shop/note/invalid/a.expected.yaml:3:3: error: expected an error of 'required' at the whole instance, and there is none"
        ]
      ),
      // The place counts, and so does the keyword.
      (
        "- {keyword: enum, instance: /priority}\n- {keyword: maximum, instance: /priority}\n", 1,
        [
          "T/shop/note/invalid/a.expected.yaml:1:3: error: expected an error of 'enum' at '/priority', and there is none",
          "T/shop/note/invalid/a.json:1:13: error: not expected: must be one of \"email\", \"push\", \"sms\", found \"fax\" [/properties/channel/enum]",
        ]
      ),
    ] as [(String, Int32, [String])] {
      try write(["T/shop/note/invalid/a.json": instance, "T/shop/note/invalid/a.expected.yaml": expected])
      let outcome = try run("T", "--no-notes")
      #expect(outcome.status == status, "\(outcome)")
      #expect(outcome.output.split(separator: "\n").dropLast().map(String.init) == findings)
    }
    // One that is valid has none of them.
    try write(["T/shop/note/invalid/a.json": #"{"channel": "sms"}"#])
    #expect(try run("T", "--no-notes").output.contains("must be refused by"))
  }

  @Test func whatIsExpectedIsChecked() throws {
    for (expected, message) in [
      ("", "a.expected.yaml:1:1: error:"),
      ("[]", "must have at least 1 item"),
      (
        "- {keyword: maxmum, instance: ''}",
        "a.expected.yaml:1:13: error: there is no keyword 'maxmum'; did you mean 'maximum'?"
      ),
      ("- {keyword: enum, instance: channel}", "'instance': must have the format json-pointer"),
      ("- {keyword: enum, instnce: ''}", "unknown key 'instnce'; did you mean 'instance'?"),
    ] {
      try write(["T/shop/note/invalid/a.json": "{}", "T/shop/note/invalid/a.expected.yaml": expected])
      let outcome = try run("T", "--no-notes")
      #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome)")
    }
  }

  // MARK: Tests that are wrong

  /// All mistakes are told in one run, and the tests that are right are run.
  @Test func mistakesInTheFolderAreTold() throws {
    try write([
      "Schemas/twice.yaml": "type: string", "Schemas/twice.json": "{}",
      "Schemas/wrong.yaml": "type: strin",
      "T/shop/note/valid/a.json": #"{"channel": "email"}"#,
      "T/shop/nte/valid/a.json": "1",
      "T/shop/note/b.json": "1",
      "T/valid/c.json": "1",
      "T/shop/note/valid/d.json": "{",
      "T/shop/note/valid/e.toml": "a = 1",
      "T/shop/note/valid/f.ndjson": "\n",
      "T/shop/note/valid/g.expected.yaml": "- {keyword: enum, instance: ''}",
      "T/shop/note/valid/a.expected.yaml": "- {keyword: enum, instance: ''}",
      "T/shop/note/invalid/h.json": "{}", "T/shop/note/invalid/h.yaml": "{}",
      "T/shop/note/invalid/h.expected.yaml": "- {keyword: required, instance: ''}",
      "T/shop/note/invalid/i.yaml": "{}\n---\n{}\n",
      "T/shop/note/invalid/i.expected.yaml": "- {keyword: required, instance: ''}",
      "T/shop/note/$defs/Tag/valid/j.json": "\"a\"",
      "T/twice/valid/k.json": "\"a\"",
      "T/wrong/valid/l.json": "\"a\"",
    ])
    let outcome = try run("T", "--no-notes")
    #expect(outcome.status == 2)
    for message in [
      "T/shop/nte:1:1: error: there is no schema 'shop/nte' in 'Schemas' for these tests; did you mean 'shop/note'?",
      "T/shop/note/b.json:1:1: error: the file stands neither below 'valid' nor below 'invalid', and is no suite",
      "T/valid/c.json:1:1: error: these tests are of no schema",
      "T/shop/note/valid/d.json:1:2: error:",
      "T/shop/note/valid/e.toml:1:1: error: there is no reader for TOML",
      "T/shop/note/valid/f.ndjson:1:1: error: no line of it is an instance",
      "T/shop/note/valid/g.expected.yaml:1:1: error: there is no instance for these expected findings",
      "T/shop/note/valid/a.expected.yaml:1:1: error: a valid instance has no errors to expect",
      "T/shop/note/invalid/h.expected.yaml:1:1: error: these expected findings may be of 'T/shop/note/invalid/h.json' and 'T/shop/note/invalid/h.yaml'",
      "T/shop/note/invalid/i.expected.yaml:1:1: error: a file of several instances has no expected findings",
      "Schemas/shop/note.yaml:1:1: error: there is no schema at '#/$defs/Tag'; did you mean '#/$defs/tag'?",
      "T/twice:1:1: error: these tests may be of Schemas/twice.json or Schemas/twice.yaml",
      "Schemas/wrong.yaml:1:7: error:",
    ] {
      #expect(outcome.errors.contains(message), "\(message)\n\(outcome.errors)")
    }
    #expect(outcome.output.hasSuffix("3 tests passed, 0 failed, 7 could not be run\n"), "\(outcome.output)")
  }

  @Test func arguments() throws {
    #expect(try run().status == 2)
    #expect(try run("T").errors.contains("T:1:1: error: there is no such folder"))
    try tool.write("# Notes", to: "Empty/README.md")
    let empty = try run("Empty")
    #expect(empty.status == 2 && empty.errors == "error: there are no tests in 'Empty'\n", "\(empty)")
    let outcome = try tool.run("test", "--schemas", "Nowhere", "Empty")
    #expect(outcome.status == 2 && outcome.errors.contains("there is no folder 'Nowhere'"))
  }

  // MARK: Forms of others

  @Test func suitesNameTheirSchema() throws {
    let tests = """
      "tests": [
        {"description": "a channel", "valid": true, "data": {"channel": "sms"}},
        {"description": "no channel", "valid": false, "data": {}},
        {"description": "a fax", "valid": true, "data": {"channel": "fax"}},
        {"valid": false, "dataPath": "sms.json"}]}
      """
    try tool.write(#"{"channel": "sms"}"#, to: "T/sms.json")
    for target in ["../Schemas/shop/note.yaml", "shop/note.yaml", "https://schemas.example/note"] {
      try tool.write("{\"target\": \"\(target)\",\n\(tests)", to: "T/note.test.json")
      let outcome = try run("T/note.test.json", "--no-notes")
      #expect(outcome.status == 1 && outcome.errors == "", "\(outcome)")
      #expect(
        outcome.output == """
          T/note.test.json:5:63: error: must be one of "email", "push", "sms", found "fax" [/properties/channel/enum] (a fax)
          T/sms.json:1:1: error: must be refused by 'Schemas/shop/note.yaml', and is valid
          2 tests passed, 2 failed

          """)
    }
    try tool.write(
      ##"{"target": "shop/note.yaml#/$defs/tag", "tests": [{"valid": false, "data": "A"}]}"##,
      to: "T/tag.test.json")
    #expect(try run("T/tag.test.json", "--no-notes").output == "1 test passed, 0 failed\n")
  }

  @Test(arguments: [
    (
      #"{"target": "nowhere.yaml", "tests": [{"valid": true, "data": 1}]}"#,
      "1:12: error: there is no schema 'nowhere.yaml'"
    ),
    (#"{"target": "https://x.example/y", "tests": [{"valid": true, "data": 1}]}"#, "nothing is fetched"),
    (#"{"target": "shop/note.yaml", "tests": []}"#, "'tests': must have at least 1 item"),
    (#"{"target": "shop/note.yaml", "tests": [{"valid": true}]}"#, "missing required property 'data'"),
    (#"{"target": "shop/note.yaml", "tests": [{"data": 1}]}"#, "missing required property 'valid'"),
    (#"{"target": "shop/note.yaml", "tests": [{"valid": true, "data": 1, "dat": 2}]}"#, "unknown key 'dat'"),
    (#"{"target": "shop/note.yaml", "tests": [{"valid": true, "dataPath": "no.json"}]}"#, "no.json"),
    ("[", "error"),
  ])
  func suitesAreChecked(_ text: String, _ message: String) throws {
    try tool.write(text, to: "s.test.json")
    let outcome = try run("s.test.json")
    #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome)")
  }

  @Test func aFolderMayHaveOneVerdict() throws {
    try write([
      "test/shop/note/a.json": #"{"channel": "sms"}"#, "test/shop/note/more/b.json": #"{"channel": "push"}"#,
      "negative/shop/note/c.json": "{}", "negative/shop/note/d.json": #"{"channel": "sms"}"#,
    ])
    #expect(try run("--valid", "test", "--no-notes").output == "2 tests passed, 0 failed\n")
    let outcome = try run("--valid", "test", "--invalid", "negative", "--no-notes")
    #expect(outcome.status == 1 && outcome.output.hasSuffix("3 tests passed, 1 failed\n"), "\(outcome)")
    try tool.write("1", to: "test/other/a.json")
    #expect(try run("--valid", "test").errors.contains("test/other:1:1: error: there is no schema 'other'"))
  }

  // MARK: What is not tried

  @Test func whatIsNotTriedIsTold() throws {
    try write([
      "T/shop/note/valid/a.json": #"{"channel": "email", "to": "abc"}"#, "Schemas/b.yaml": "type: string",
    ])
    let little = try run("T")
    #expect(
      little.output == """
        Schemas/shop/note.yaml:3:1: note: not tried: no invalid instance breaks 'type'
        Schemas/shop/note.yaml:5:14: note: not tried: no invalid instance breaks 'enum'
        Schemas/shop/note.yaml:5:14: note: not tried: no valid instance has here: "push", "sms"
        Schemas/shop/note.yaml:6:13: note: not tried: no valid instance has 'priority'
        Schemas/shop/note.yaml:7:9: note: not tried: no invalid instance breaks 'anyOf'
        Schemas/shop/note.yaml:7:19: note: not tried: no invalid instance breaks 'type'
        Schemas/shop/note.yaml:7:33: note: not tried: no invalid instance breaks 'minLength'
        Schemas/shop/note.yaml:7:49: note: not tried: no valid instance has this form
        Schemas/shop/note.yaml:8:8: note: not tried: no valid instance has 'tag'
        Schemas/shop/note.yaml:9:1: note: not tried: no invalid instance breaks 'required'
        Schemas/shop/note.yaml:11:8: note: not tried: no valid instance has a value that is judged here
        note: without tests: Schemas/b.yaml
        1 test passed, 0 failed; 5 of 23 obligations were tried

        """, "\(little.output)")
    // Each thing that is tried is told no more, and at the end nothing is left.
    try write([
      "T/b/valid/a.json": "\"\"", "T/b/invalid/b.json": "1",
      "T/shop/note/valid/all.yaml":
        "{channel: push, to: {id: 1}, priority: 1, tag: a}\n---\n{channel: sms}\n",
      "T/shop/note/invalid/all.ndjson": """
      1
      {}
      {"channel": "fax"}
      {"channel": "sms", "priority": 10}
      {"channel": "sms", "priority": "1"}
      {"channel": "sms", "to": 1}
      {"channel": "sms", "to": "a"}
      {"channel": "sms", "to": {}}
      {"channel": "sms", "tag": 1}
      {"channel": "sms", "tag": "A"}

      """,
    ])
    let all = try run("T")
    #expect(
      all.status == 0 && all.output == "15 tests passed, 0 failed; 25 of 25 obligations were tried\n",
      "\(all)")
    #expect(try !run("T", "--no-notes").output.contains("obligations"))
  }

  /// Which branches a large value has is not asked, and that is said.
  @Test func aLargeInstanceMayShowMore() throws {
    try tool.write("anyOf: [{type: array, items: {type: string}}, {type: string}]\n", to: "Schemas/b.yaml")
    try write(["T/b/invalid/a.json": "[1]", "T/b/invalid/b.json": "1", "T/b/valid/b.json": "\"\""])
    for (count, isLarge) in [(10, false), (2_500, true)] {
      let items = Array(repeating: "\"\(String(repeating: "x", count: 100))\"", count: count)
      try tool.write("[" + items.joined(separator: ",") + "]", to: "T/b/valid/a.json")
      let output = try run("T").output
      let said = output.contains(
        "note: an instance was too large to be looked at whole, so some of this may be tried")
      #expect(said == isLarge && output.contains("no valid instance has this form") == isLarge, "\(output)")
    }
  }

  // MARK: Forms

  @Test func programsReadTheResults() throws {
    try write([
      "T/shop/note/valid/a.json": #"{"channel": "fax"}"#, "T/shop/note/invalid/b.json": "{}",
      "T/shop/note/invalid/c.json": "{",
    ])
    let json = try run("T", "--format", "json", "--no-notes")
    #expect(json.status == 2)
    #expect(
      json.output == """
        {"test":"T/shop/note/invalid/b.json","schema":"Schemas/shop/note.yaml","mustBeValid":false,"result":"passed"}
        {"test":"T/shop/note/invalid/c.json","schema":"Schemas/shop/note.yaml","mustBeValid":false,"result":"broken","message":"the JSON text ends too early"}
        {"test":"T/shop/note/valid/a.json","schema":"Schemas/shop/note.yaml","mustBeValid":true,"result":"failed","failures":[{"file":"T/shop/note/valid/a.json","line":1,"column":13,"message":"must be one of \\"email\\", \\"push\\", \\"sms\\", found \\"fax\\"","keywordLocation":"/properties/channel/enum"}]}
        {"summary":{"passed":1,"failed":1,"broken":1,"untested":[]}}

        """, "\(json.output)")
    let notes = try run("T", "--format", "json").output
    #expect(
      notes.contains(
        #"{"untried":"shop/note.yaml#","file":"Schemas/shop/note.yaml","line":1,"column":1,"message":"there is no valid instance"}"#
      ))
    let junit = try run("T", "--format", "junit", "--no-notes").output
    #expect(
      junit.contains(#"<testsuite name="schemagen test" tests="3" failures="1" errors="1" skipped="0">"#))
    #expect(
      junit.contains(#"<property name="summary" value="1 test passed, 1 failed, 1 could not be run"/>"#))
    #expect(junit.contains(#"classname="Schemas/shop/note.yaml""#) && junit.contains("<failure message="))
  }
}
