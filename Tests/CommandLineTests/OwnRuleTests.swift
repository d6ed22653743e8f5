import Foundation
import Testing

/// Rules of one's own: schemas that schemas have to hold to.
@Suite final class OwnRuleTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("lintRules: [rules]\n", to: "schemagen.yaml")
    try tool.write(Self.described, to: "rules/described.yaml")
    try tool.write(Self.note, to: "Schemas/note.yaml")
  }

  deinit { tool.remove() }

  private static let described = """
    description: Pages show it.
    x-lint: {where: member, message: a property says what it is for, help: write a description}
    required: [description]

    """
  private static let note = """
    title: Note
    description: A note.
    type: object
    properties:
      size: {type: string, description: Its size.}
      name: {type: string}

    """

  private func lint(_ arguments: String...) throws -> Tool.Outcome {
    try tool.shell(#"exec "$0" lint --no-notes --schemas Schemas "$@""#, arguments)
  }

  private static let finding =
    "Schemas/note.yaml:6:9: warning: a property says what it is for: missing required property 'description'; write a description [described]\n"

  // MARK: Findings

  @Test func aSchemaThatDoesNotHoldToItIsFound() throws {
    let outcome = try lint()
    #expect(outcome.status == 0 && outcome.errors == "" && outcome.output == Self.finding, "\(outcome)")
    try tool.write(
      Self.note.replacing("name: {type: string}", with: "name: {description: A name.}"),
      to: "Schemas/note.yaml")
    #expect(try lint().output == "")
  }

  /// Each kind of schema is judged by the rules about it, at its place in the file.
  @Test(arguments: [
    ("document", ["1:1"]), ("definition", ["7:6"]), ("object", ["1:1", "3:6", "7:6", "8:10"]),
    ("member", ["3:6", "5:6", "7:37", "8:10"]),
  ])
  func aRuleIsAboutSchemasOfOneKind(_ kind: String, _ places: [String]) throws {
    try tool.write("x-lint: {where: \(kind), message: no}\nrequired: [nothing]\n", to: "rules/described.yaml")
    try tool.write(
      """
      type: object
      properties:
        a: {properties: {z: true}}
        flag: true
        b: {type: string}
      $defs:
        d: {type: object, properties: {c: {$ref: '#/$defs/d'},
            e: {type: [object, 'null']}}}
      if: {properties: {f: {type: object}}}

      """, to: "Schemas/note.yaml")
    let found = try lint("--only", "described").output.split(separator: "\n")
    #expect(found.map { $0.split(separator: ":")[1...2].joined(separator: ":") } == places, "\(found)")
  }

  /// A finding stands where the schema differs, with what the author of the rule says.
  @Test func aFindingStandsWhereTheSchemaDiffers() throws {
    try tool.write(
      """
      x-lint: {where: document, message: names are short, severity: error}
      properties:
        properties:
          propertyNames: {maxLength: 5, x-message: use five letters at most}
          additionalProperties: {properties: {type: {const: string}}}

      """, to: "rules/described.yaml")
    try tool.write("properties:\n  short: {}\n  longer: {type: integer}\n", to: "Schemas/note.yaml")
    let outcome = try lint("--only", "described")
    #expect(
      outcome.output == """
        Schemas/note.yaml:3:3: error: names are short: use five letters at most [described]
        Schemas/note.yaml:3:18: error: names are short: must be "string", found "integer" [described]

        """, "\(outcome)")
    #expect(outcome.status == 1)
    let json = try lint("--only", "described", "--format", "json").output
    #expect(
      json.contains(
        #""location":"/properties/longer/type","message":"names are short: must be \"string\", found \"integer\"","help":""}"#
      ), "\(json)")
  }

  /// JSON schemas, older dialects, references between rules, and schemas behind aliases.
  @Test func schemasAreJudgedAsTheyStand() throws {
    try tool.write("lintRules: [rules, more/named.json]\n", to: "schemagen.yaml")
    try tool.write(
      "{\"x-lint\": {\"where\": \"definition\", \"message\": \"m\"}, \"$ref\": \"base.yaml#/$defs/titled\"}",
      to: "more/named.json")
    try tool.write("$defs: {titled: {required: [title]}}", to: "more/base.yaml")
    try tool.write(
      "{\"$schema\": \"http://json-schema.org/draft-07/schema#\", \"title\": \"T\", \"definitions\": {\n  \"a\": {\"type\": \"string\"}, \"b\": {\"title\": \"B\"}}}",
      to: "Schemas/note.json")
    try tool.write("title: A\nproperties:\n  a: &a {type: string}\n  b: *a\n", to: "Schemas/note.yaml")
    let outcome = try lint("--only", "described,named")
    #expect(
      outcome.output == """
        Schemas/note.json:2:8: warning: m: missing required property 'title' [named]
        Schemas/note.yaml:3:6: warning: a property says what it is for: missing required property 'description'; write a description [described]

        """, "\(outcome)")
  }

  /// Beside a wrong schema the others are judged.
  @Test func aWrongSchemaLeavesTheOthers() throws {
    try tool.write("type: strin\n", to: "Schemas/wrong.yaml")
    let outcome = try lint()
    #expect(outcome.status == 2 && outcome.output == Self.finding, "\(outcome)")
  }

  /// What a description of an interface holds is a definition.
  @Test func otherDocumentsAreJudged() throws {
    try tool.write("x-lint: {where: definition, message: m}\nrequired: [title]\n", to: "rules/described.yaml")
    try tool.write(
      "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n    Order: {type: object}\n",
      to: "Schemas/note.yaml")
    #expect(
      try lint("--only", "described").output
        == "Schemas/note.yaml:6:12: warning: m: missing required property 'title' [described]\n")
  }

  // MARK: As the rules of the linter

  @Test func settingsChangeHowMuchItMatters() throws {
    for (level, status, output) in [
      ("off", 0, ""), ("error", 1, Self.finding.replacing("warning", with: "error")), ("note", 0, ""),
    ] as [(String, Int32, String)] {
      try tool.write("lintRules: [rules]\nlint: {described: \(level)}\n", to: "schemagen.yaml")
      let outcome = try lint()
      #expect(outcome.status == status && outcome.output == output, "\(outcome)")
    }
    try tool.write("lintRules: [rules]\nlint: {descrbed: off}\n", to: "schemagen.yaml")
    let outcome = try lint()
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == "schemagen.yaml:2:8: error: there is no rule 'descrbed'; did you mean 'described'?\n")
    // Without the rules there is none of the name.
    try tool.write("lint: {described: off}\n", to: "schemagen.yaml")
    #expect(try lint().errors.contains("there is no rule 'described'"))
  }

  @Test func remarksLeaveFindingsOut() throws {
    for text in [
      Self.note.replacing(
        "name: {type: string}", with: "name: {type: string} # schemagen: ignore described, known"),
      Self.note.replacing("  name: {", with: "  # schemagen: ignore described\n  name: {"),
      Self.note.replacing(
        "name: {type: string}", with: "name: # schemagen: ignore described\n    type: string"),
      Self.note.replacing("name: {type: string}", with: "name: {type: string, x-ignore: {described: known}}"),
    ] {
      try tool.write(text, to: "Schemas/note.yaml")
      let outcome = try lint()
      #expect(outcome.output == "" && outcome.errors == "", "\(text)\(outcome)")
    }
    try tool.write(
      Self.note.replacing("title: Note", with: "title: Note # schemagen: ignore described"),
      to: "Schemas/note.yaml")
    #expect(try lint().output.contains("nothing to ignore: 'described' finds nothing here"))
    try tool.write(
      Self.note.replacing("title: Note", with: "title: Note # schemagen: ignore descrbed"),
      to: "Schemas/note.yaml")
    #expect(try lint().output.contains("there is no rule 'descrbed'; did you mean 'described'?"))
  }

  @Test func argumentsNameIt() throws {
    try tool.write(Self.note + "default: 5\n", to: "Schemas/note.yaml")
    #expect(try lint("--only", "described").output == Self.finding)
    #expect(try !lint("--without", "described").output.contains("[described]"))
    #expect(try lint("--without", "described").output.contains("[default-invalid]"))
    let unknown = try lint("--only", "descrbed")
    #expect(unknown.status == 2 && unknown.errors.contains("Did you mean 'described'?"), "\(unknown)")
    let page = try tool.run("lint", "--explain", "described")
    #expect(
      page.output == """
        # described

        a property says what it is for (warning)

        **Why.** Pages show it.

        **How to mend it.** write a description

        To switch it off or change how much it matters, in `schemagen.yaml`:

        ```yaml
        lint:
          described: off # or note, warning, error
        ```

        To leave out one finding, at the end of its line or on the line before: `# schemagen: ignore described, reason`. In JSON:
        `"x-ignore": {"described": "reason"}` in the schema.

        """, "\(page)")
    #expect(try tool.run("lint", "--explain", "descrbed").errors.contains("Did you mean 'described'?"))
    #expect(try lint("--format", "sarif").output.contains(#""id": "described""#))
    try tool.write(try lint("--format", "json").output, to: "baseline.json")
    #expect(try lint("--baseline", "baseline.json").output == "")
  }

  @Test func aFixIsWritten() throws {
    try tool.write(
      "x-lint: {where: object, message: objects are closed, fix: {set: {additionalProperties: false, title: Closed}}}\nrequired: [additionalProperties]\n",
      to: "rules/described.yaml")
    try tool.write(
      "type: object\nproperties:\n  a: {type: object, title: A} # a remark\n", to: "Schemas/note.yaml")
    let outcome = try lint("--only", "described", "--fix")
    #expect(outcome.status == 0 && outcome.output == "", "\(outcome)")
    #expect(
      outcome.errors.split(separator: "\n").count == 2
        && outcome.errors.hasPrefix("mended: Schemas/note.yaml:1:1:"))
    #expect(
      try tool.read("Schemas/note.yaml") == """
        type: object
        additionalProperties: false
        title: 'Closed'
        properties:
          a: {type: object, additionalProperties: false, title: 'Closed'} # a remark

        """)
    #expect(try lint("--only", "described").output == "")
  }

  // MARK: Rules that are wrong

  @Test(arguments: [
    ("required: [title]", "rules/r.yaml:1:1: error: this schema is no rule: it has no 'x-lint'"),
    ("x-lint: {message: m}", "rules/r.yaml:1:9: error:"),
    (
      "x-lint: {where: membr, message: m}",
      "rules/r.yaml:1:17: error: 'where': must be one of \"document\", \"object\", \"member\", \"definition\""
    ),
    ("x-lint: {where: member}", "missing required property 'message'"),
    (
      "x-lint: {where: member, message: m, severty: error}",
      "rules/r.yaml:1:37: error: unknown key of 'x-lint' 'severty'; did you mean 'severity'?"
    ),
    (
      "x-lint: {where: member, message: m, severity: bad}",
      "rules/r.yaml:1:47: error: 'severity': must be one of"
    ),
    (
      "x-lint: {where: member, message: m, fix: {set: {a: [1]}}}",
      "rules/r.yaml:1:52: error: 'a': must be a boolean or a number or a string"
    ),
    ("x-lint: member", "rules/r.yaml:1:9: error:"),
    (
      "x-lint: {where: member, message: m}\ntype: strin",
      "rules/r.yaml:2:7: error: 'type' must be the name of a type"
    ),
    (
      "x-lint: {where: member, message: m}\n$ref: other.yaml",
      "rules/r.yaml:2:7: error: '$ref' leads to 'other.yaml'"
    ),
    ("x-lint: {where: [", "rules/r.yaml:"),
    ("true", "rules/r.yaml:1:1: error: this schema is no rule"),
  ])
  func aRuleIsChecked(_ text: String, _ message: String) throws {
    try tool.write(text, to: "rules/r.yaml")
    let outcome = try lint()
    #expect(outcome.status == 2 && outcome.output == "" && outcome.errors.contains(message), "\(outcome)")
  }

  @Test func namesAndFoldersAreChecked() throws {
    try tool.write("lintRules: [rules, nowhere, empty]\n", to: "schemagen.yaml")
    try tool.write("# none", to: "empty/README.md")
    for name in ["no-value", "max-length-lowered", "Upper", "two--dashes"] {
      try tool.write(Self.described, to: "rules/\(name).yaml")
    }
    try tool.write(Self.described, to: "rules/deep/described.json")
    for command in [
      ["lint", "Schemas"],
      ["generate", "--schemas", "Schemas", "--output", "out", "--config", "schemagen.yaml"],
    ] {
      let outcome = try tool.shell(#"exec "$0" "$@""#, command)
      #expect(outcome.status == 2)
      for message in [
        "schemagen.yaml:1:20: error: there is no rule or folder of rules 'nowhere'",
        "schemagen.yaml:1:29: error: there are no rules in 'empty'",
        "rules/no-value.yaml:1:1: error: there is a rule 'no-value' already, which schemagen itself has",
        "rules/max-length-lowered.yaml:1:1: error: there is a rule 'max-length-lowered' already",
        "rules/Upper.yaml:1:1: error: a rule is called like its file, and 'Upper' is no name of a rule",
        "rules/two--dashes.yaml:1:1: error: a rule is called like its file",
        "rules/described.yaml:1:1: error: there is a rule 'described' already, in 'rules/deep/described.json'",
      ] {
        // 'generate' reads lint rules only as far as their names go, and says the same of them.
        #expect(outcome.errors.contains(message), "\(message)\n\(outcome.errors)")
      }
    }
  }

  // MARK: The rules of this repository

  /// They are tested as schemas are, and nothing is left to try.
  @Test func theRulesOfThisRepositoryHaveTests() throws {
    let root = Repository.root.appending(path: "Documentation").path()
    let outcome = try tool.run("test", "--schemas", root + "/Rules", root + "/RuleTests")
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    #expect(
      outcome.output.firstMatch(of: /^\d+ tests passed, 0 failed; (\d+) of \1 obligations were tried\n$/)
        != nil, "\(outcome.output)")
  }

  @Test func theSchemasOfThisRepositoryHoldToThem() throws {
    let root = Repository.root.path()
    try tool.write("lintRules: ['\(root)/Documentation/Rules']\n", to: "schemagen.yaml")
    let names = Repository.files(below: "Documentation/Rules", endingIn: [".yaml"])
      .compactMap { $0.split(separator: "/").last?.dropLast(5) }
    #expect(names.count == 10)
    let outcome = try tool.run(
      "lint", "--schemas", root + "/Schemas", "--config", "schemagen.yaml", "--only",
      names.joined(separator: ","))
    #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "", "\(outcome)")
  }
}
