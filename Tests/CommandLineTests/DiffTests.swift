import Foundation
import Testing

/// `schemagen diff` and `schemagen lint`: what they print, and how they end.
@Suite final class DiffTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(
      "title: Note\ntype: object\nproperties:\n  title: {type: string, maxLength: 9}\n", to: "old/note.yaml")
    try tool.write(
      "title: Note\ntype: object\nproperties:\n  title: {type: string, maxLength: 8}\n", to: "new/note.yaml")
  }

  deinit { tool.remove() }

  private func run(_ arguments: String...) throws -> Tool.Outcome {
    try tool.shell(#"exec "$0" "$@""#, arguments)
  }

  @Test func jsonHasAnObjectForEachChange() throws {
    let outcome = try run("diff", "old", "new", "--format", "json")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        {"rule":"max-length-lowered","object":"Note","document":"note.yaml",\
        "location":"/properties/title/maxLength","narrows":true,"widens":false,"source":"none",\
        "severity":"error","message":"'maxLength' is 8, was 9","old":{"file":"old/note.yaml","line":4},\
        "new":{"file":"new/note.yaml","line":4},"witness":{"narrows":{"title":"textaaaaa"}},"proved":true}
        {"summary":{"narrows":1,"widens":0,"swift":0,"use":0,"unproved":0,"removed":0,"policy":"broken","nextVersion":"major"}}

        """)
    #expect(
      try run("diff", "old", "old", "--format", "json").output == """
        {"summary":{"narrows":0,"widens":0,"swift":0,"use":0,"unproved":0,"removed":0,"policy":"kept","nextVersion":"patch"}}

        """)
  }

  @Test func whatIsUnprovedStopsUnlessItIsAllowed() throws {
    // A text of that length would be too large to be made.
    try tool.write("{title: Long, type: string}\n", to: "a.yaml")
    try tool.write("{title: Long, type: string, maxLength: 900000000}\n", to: "b.yaml")
    #expect(try run("diff", "a.yaml", "b.yaml", "--fail-on", "narrowed").status == 1)
    #expect(try run("diff", "b.yaml", "a.yaml", "--fail-on", "narrowed").status == 0)
    #expect(try run("diff", "a.yaml", "b.yaml", "--fail-on", "narrowed", "--allow-unproved").status == 0)
    #expect(try run("diff", "a.yaml", "b.yaml", "--allow-unproved").status == 2)
    let lines = try run("diff", "a.yaml", "b.yaml", "--format", "json").output.split(separator: "\n")
    #expect(lines.first?.contains("\"proved\":false") == true)
    #expect(lines.last?.contains("\"unproved\":1,") == true && lines.last?.contains("\"major\"") == true)
  }

  @Test func aDocumentThatIsGoneStops() throws {
    for name in ["kept", "lost"] { try tool.write("{title: \(name), type: string}\n", to: "a/\(name).yaml") }
    try tool.write("{title: kept, type: string}\n", to: "b/kept.yaml")
    #expect(try run("diff", "a", "b", "--fail-on", "narrowed").status == 1)
    #expect(try run("diff", "a", "b", "--fail-on", "narrowed", "--no-swift").status == 1)
    #expect(try run("diff", "b", "a", "--fail-on", "narrowed").status == 0)
    try tool.write("{title: lost, type: string}\n", to: "b/renamed.yaml")
    #expect(try run("diff", "a", "b", "--fail-on", "narrowed").status == 1)
  }

  @Test func swiftAndNotesCanBeLeftOut() throws {
    try tool.write("{title: A, description: one, type: object, properties: {n: {enum: [a]}}}\n", to: "a.yaml")
    try tool.write(
      "{title: A, description: two, type: object, properties: {n: {enum: [a, b]}}}\n", to: "b.yaml")
    let all = try run("diff", "a.yaml", "b.yaml").output
    #expect(
      all.contains("breaks Swift") && all.contains("note: 'description'") && all.contains("a major one"))
    let some = try run("diff", "a.yaml", "b.yaml", "--no-swift", "--no-notes").output
    #expect(some.hasSuffix("1 change: 1 widens; the next version is a minor one\n"))
    #expect(!some.contains("Swift") && !some.contains("note:"))
    #expect(try run("diff", "a.yaml", "b.yaml", "--no-swift", "--fail-on", "source").status == 2)
    try tool.write("swift: false\n", to: "schemagen.yaml")
    #expect(try run("diff", "a.yaml", "b.yaml", "--no-notes").output == some)
    #expect(try run("diff", "a.yaml", "b.yaml", "--fail-on", "source").status == 2)
    try tool.write("swift: true\n", to: "schemagen.yaml")
    #expect(try run("diff", "a.yaml", "b.yaml").output == all)
  }

  @Test func definitionsThatNoRootLeadsToAreCompared() throws {
    let schema =
      #"{"$defs": {"Ping": {"type": "object", "properties": {"id": {"type": "string", "maxLength": "#
    try tool.write(schema + "20}}}}}", to: "old.json")
    try tool.write(schema + "5}}}}}", to: "new.json")
    let outcome = try run("diff", "old.json", "new.json", "--format", "json", "--fail-on", "narrowed")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(#""definition":"/$defs/Ping","location":"/$defs/Ping/properties/id/maxLength""#)
    )
    #expect(
      outcome.output.contains(#""witness":{"narrows":{"id":"textaa"}},"proved":true"#), "\(outcome.output)")
    for format in ["text", "github", "sarif", "junit"] {
      let output = try run("diff", "old.json", "new.json", "--format", format).output
      #expect(output.contains("was valid as /$defs/Ping, is refused now: "), "\(output)")
    }
    let changelog = try run("diff", "old.json", "new.json", "--format", "markdown").output
    #expect(changelog.contains("Refused now as `/$defs/Ping`: `{\"id\":\"textaa\"}`"), "\(changelog)")
  }

  @Test func aChangeOfAnotherFileIsShownByAnInstanceOfIt() throws {
    try tool.write(
      #"{"properties": {"a": {"$ref": "sub/x.json"}, "b": {"$ref": "sub/x.json#/$defs/D"}}}"#, to: "a/m.json")
    try tool.write(
      #"{"properties": {"a": {"$ref": "sub/x.json"}, "b": {"$ref": "sub/x.json#/$defs/D"}}}"#, to: "b/m.json")
    try tool.write(
      "{\"type\": \"string\",\n\"$defs\": {\n\"D\": {\"type\": \"integer\"}}}", to: "a/sub/x.json")
    try tool.write(
      "{\"type\": \"string\", \"maxLength\": 2,\n\"$defs\": {\"D\": {\"type\": \"integer\", \"minimum\": 3}}}",
      to: "b/sub/x.json")
    let text = try run("diff", "a", "b", "--no-swift").output
    #expect(
      text == """
        Sub.X
          error: narrows: 'maxLength' is 2, was none [/maxLength] (max-length-added)
            a/sub/x.json:1 → b/sub/x.json:1
            was valid, is refused now: "text"
          error: narrows: the minimum is 3, was none [/$defs/D/minimum] (minimum-added)
            a/sub/x.json:3 → b/sub/x.json:2
            was valid as m.json, is refused now: {"b":1}

        2 changes: 2 narrow; the next version is a major one

        """)
    let json = try run("diff", "a", "b", "--no-swift", "--format", "json").output
    #expect(json.contains(#""document":"sub/x.json","location":"/maxLength""#), "\(json)")
    #expect(
      json.contains(#""document":"sub/x.json","root":"m.json","location":"/$defs/D/minimum""#), "\(json)")
    // From the file that refers, there is no other root.
    let one = try run("diff", "a/m.json", "b/m.json", "--no-swift").output
    #expect(one.contains("was valid as m.json, is refused now: {\"a\":\"text\"}"), "\(one)")
  }

  @Test func eachDirectionNamesTheDocumentThatShowsIt() throws {
    let condition =
      #"{"if": {"properties": {"x": {"$ref": "c.json"}}, "required": ["x"]}, "then": {"required": ["z"]}}"#
    for (side, values) in [("a", #""a""#), ("b", #""a", "b""#)] {
      try tool.write(condition, to: "\(side)/a.json")
      try tool.write(#"{"enum": [\#(values)]}"#, to: "\(side)/c.json")
    }
    let outcome = try run("diff", "a", "b", "--no-swift", "--fail-on", "narrowed")
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        C
          error: narrows, widens: "b" is allowed now [/enum] (enum-value-added)
            a/c.json:1 → b/c.json:1
            was valid as a.json, is refused now: {"x":"b"}
            was refused, is valid now: "b"

        1 change: 1 narrows, 1 widens; the next version is a major one

        """)
    let markdown = try run("diff", "a", "b", "--no-swift", "--format", "markdown").output
    #expect(
      markdown.contains("  Refused now as `a.json`: `{\"x\":\"b\"}`\n  Accepted now: `\"b\"`\n"),
      "\(markdown)")
    let json = try run("diff", "a", "b", "--no-swift", "--format", "json").output
    #expect(
      json.contains(#""document":"c.json","subjects":{"narrows":"a.json","widens":"c.json"},"location""#),
      "\(json)")
  }

  @Test func swiftTypesAreSpeltWholeAndStandWithWhatChangedThem() throws {
    func box(_ kind: String, _ names: String) throws -> String {
      """
      title: Box
      type: object
      properties: {list: {type: array, items: \(kind)}}
      patternProperties: {^x: \(names)}
      minProperties: \(names.count)
      $defs: {Kind: {enum: [u, v]}}

      """
    }
    let kind = "{$ref: '#/$defs/Kind'}"
    try tool.write(box("{anyOf: [\(kind), {type: 'null'}]}", "{type: [string, integer]}"), to: "a.yaml")
    try tool.write(box(kind, "{type: string}"), to: "b.yaml")
    let lines = try run("diff", "a.yaml", "b.yaml").output.split(separator: "\n").map {
      $0.drop { $0 == " " }
    }
    #expect(lines.first == "B")
    #expect(!lines.contains("B.Kind"))
    #expect(lines.contains { $0.contains("'list' is [B.Kind] in Swift now, was [B.Kind?]") })
    #expect(
      lines.contains {
        $0.contains("the type is string, was string or integer; 'patternProperties' is JSONMap<String>")
      })
    #expect(lines.contains { $0.hasPrefix("warning: widens: 'minProperties' is") })
  }

  @Test func filesOfOtherNamesHaveTypesOfOneName() throws {
    let schema =
      "{type: object, properties: {part: {title: NewPart, type: object, properties: {a: {type: integer}}}}}\n"
    for name in ["old", "new"] { try tool.write(schema, to: "\(name).yaml") }
    #expect(try run("diff", "old.yaml", "new.yaml").output == "no changes\n")
  }

  @Test func failOnDecidesHowItEnds() throws {
    #expect(try run("diff", "old", "new", "--fail-on", "narrowed").status == 1)
    #expect(try run("diff", "old", "new", "--fail-on", "widened").status == 0)
    #expect(try run("diff", "old", "new", "--fail-on", "source").status == 0)
    #expect(try run("diff", "old", "new", "--fail-on", "any").status == 1)
    #expect(try run("diff", "old", "old", "--fail-on", "any").output == "no changes\n")
    #expect(try run("diff", "old", "nowhere").status == 2)
    #expect(try run("diff", "old").status == 2)
  }

  @Test func otherFormsSayTheSame() throws {
    let text = try run("diff", "old", "new").output
    #expect(text.contains("was valid, is refused now: {\"title\":\"textaaaaa\"}"))
    #expect(text.hasSuffix("1 change: 1 narrows; the next version is a major one\n"))
    #expect(
      try run("diff", "old", "new", "--format", "markdown").output.hasPrefix("### Breaking\n\n#### `Note`\n"))
    #expect(
      try run("diff", "old", "new", "--format", "github").output.hasPrefix(
        "::warning file=new/note.yaml,line=4,title=max-length-lowered::Note: narrows: "))
    #expect(
      try run("diff", "old", "new", "--format", "github", "--fail-on", "narrowed").output.hasPrefix(
        "::error file=new/note.yaml,line=4,title=max-length-lowered::Note: narrows: "))
    #expect(
      try run("diff", "old", "new", "--format", "github", "--fail-on", "widened").output.hasPrefix(
        "::warning "))
    #expect(
      try run("diff", "old", "new", "--format", "github").output.hasSuffix(
        "\n::notice title=schemagen diff::1 change: 1 narrows; the next version is a major one\n"))
    #expect(try run("diff", "old", "old", "--format", "github").output == "")
  }

  @Test func logsOfContinuousIntegrationFailForWhatTheCommandFailsFor() throws {
    let sarif = try run("diff", "old", "new", "--format", "sarif").output
    #expect(sarif.contains(#""summary": "1 change: 1 narrows; the next version is a major one""#))
    #expect(sarif.contains(#""ruleId": "max-length-lowered""#) && sarif.contains(#""level": "warning""#))
    #expect(
      sarif.contains(
        #""text": "Note: narrows: 'maxLength' is 8, was 9\nwas valid, is refused now: {{\"title\":"#))
    #expect(
      try run("diff", "old", "new", "--format", "sarif", "--fail-on", "narrowed").output.contains(
        #""level": "error""#))
    let passed = try run("diff", "old", "new", "--format", "junit")
    #expect(
      passed.status == 0
        && passed.output.contains(
          #"<testcase name="max-length-lowered /properties/title/maxLength" classname="Note">"#)
        && passed.output.contains(#"tests="1" failures="0" errors="0""#)
        && passed.output.contains("<system-out>")
        && passed.output.contains(
          #"<property name="summary" value="1 change: 1 narrows; the next version is a major one"/>"#),
      "\(passed)")
    let failed = try run("diff", "old", "new", "--format", "junit", "--fail-on", "narrowed")
    #expect(
      failed.status == 1 && failed.output.contains(#"tests="1" failures="1" errors="0""#)
        && failed.output.contains(#"<failure message="'maxLength' is 8, was 9" type="max-length-lowered">"#),
      "\(failed)")
    let same = try run("diff", "old", "old", "--format", "junit").output
    #expect(same.contains(#"<testcase name="no changes" classname="schemagen diff"/>"#))
  }

  @Test func aVersionThatGoesFarEnoughPasses() throws {
    func note(_ version: String?, _ length: Int) -> String {
      (version.map { "version: \"\($0)\"\n" } ?? "") + "title: Note\ntype: string\nmaxLength: \(length)\n"
    }
    try tool.write(note("1.2.0", 9), to: "a.yaml")
    // How the new version is called, its length, and whether each of both gates stops.
    let rows: [(version: String?, length: Int, major: Int32, minor: Int32)] = [
      ("1.2.0", 9, 0, 0), ("1.2.1", 8, 1, 1), ("1.3.0", 8, 1, 1), ("2.0.0", 8, 0, 0), (nil, 8, 1, 1),
      ("0.9.0", 8, 1, 1),
      ("1.2.0", 10, 0, 1), ("1.2.1", 10, 0, 1), ("1.3.0", 10, 0, 0), ("2.0.0", 10, 0, 0), (nil, 10, 0, 1),
    ]
    for row in rows {
      try tool.write(note(row.version, row.length), to: "b.yaml")
      let found = try ["major", "minor"].map { try run("diff", "a.yaml", "b.yaml", "--fail-on", $0).status }
      #expect(found == [row.major, row.minor], "\(row)")
    }
    try tool.write(note("1.3.0", 8), to: "b.yaml")
    #expect(
      try run("diff", "a.yaml", "b.yaml", "--format", "json").output.contains(
        #""stated":{"old":"1.2.0","new":"1.3.0","step":"minor"}"#))
  }

  @Test func rulesOfChangesHaveLevelsInTheConfiguration() throws {
    try tool.write("diff: {max-length-lowered: note}\n", to: "schemagen.yaml")
    #expect(try run("diff", "old", "new").output.contains("note: narrows: 'maxLength' is 8"))
    #expect(try run("diff", "old", "new", "--fail-on", "major").status == 0)
    #expect(try run("diff", "old", "new", "--fail-on", "narrowed").status == 1)
    try tool.write("diff: {max-length-lowered: off}\n", to: "schemagen.yaml")
    #expect(try run("diff", "old", "new", "--fail-on", "any").output == "no changes (1 ignored)\n")
    try tool.write("diff: {max-length-lowerd: off}\n", to: "schemagen.yaml")
    let outcome = try run("diff", "old", "new")
    #expect(
      outcome.status == 2 && outcome.errors.contains("there is no rule 'max-length-lowerd'")
        && outcome.errors.contains("did you mean 'max-length-lowered'"), "\(outcome)")
  }

  @Test func whatIsIgnoredNeedsAReason() throws {
    try tool.write("- rule: max-length-lowered\n  reason: nobody wrote so much\n", to: "ignore.yaml")
    let outcome = try run("diff", "old", "new", "--ignore", "ignore.yaml", "--fail-on", "any")
    #expect((outcome.status, outcome.output) == (0, "no changes (1 ignored)\n"))
    try tool.write("- rule: max-length-lowered\n", to: "ignore.yaml")
    #expect(try run("diff", "old", "new", "--ignore", "ignore.yaml").errors.contains("needs a 'reason'"))
  }

  // MARK: lint

  @Test func lintNamesTheRule() throws {
    try tool.write("title: A\ntype: string\ndefault: 5\n", to: "a.yaml")
    let outcome = try run("lint", "a.yaml", "--no-notes")
    #expect(outcome.status == 0)
    #expect(
      outcome.output
        == "a.yaml:3:1: warning: the default 5 is refused by its own schema: must be a string [default-invalid]\n"
    )
    #expect(
      try run("lint", "a.yaml", "--no-notes", "--format", "json").output.hasPrefix(
        #"{"rule":"default-invalid","severity":"warning","file":"a.yaml","line":3,"column":1,"location":"/default","#
      ))
    #expect(try run("lint", "--explain", "default-invalid").output.hasPrefix("# default-invalid\n"))
  }

  @Test func rulesAreSwitchedInTheConfiguration() throws {
    try tool.write("title: A\ntype: string\ndefault: 5\n", to: "a.yaml")
    try tool.write("lint: {default-invalid: error}\n", to: "schemagen.yaml")
    #expect(try run("lint", "a.yaml").status == 1)
    try tool.write("lint: {default-invalid: off, description-missing: off}\n", to: "schemagen.yaml")
    #expect(try run("lint", "a.yaml").output == "")
    try tool.write("lint: {default-invalit: off}\n", to: "schemagen.yaml")
    #expect(try run("lint", "a.yaml").errors.contains("there is no rule 'default-invalit'"))
  }
}
