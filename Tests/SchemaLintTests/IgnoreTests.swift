import Diagnostics
import SchemaComparison
import SchemaLint
import Testing

/// Authors have findings left out at their places; a remark that nothing is left out for is a finding.
@Suite struct IgnoreTests {
  private func places(_ text: String) throws -> [String] {
    try Lint.findings(text).filter { $0.severity != .note }.map {
      "\($0.rule) \($0.place.line):\($0.place.column)"
    }
  }

  @Test(arguments: [
    // At the end of a line, on the line before, over other comments and blank lines.
    ("type: string\ndefault: 5 # schemagen: ignore default-invalid", []),
    ("type: string\n# schemagen: ignore default-invalid, known to readers\ndefault: 5", []),
    ("type: string\n# schemagen: ignore default-invalid\n\n# why\ndefault: 5", []),
    ("# schemagen: ignore default-invalid\n{type: string, default: 5}", []),
    // Several rules; what follows them is a reason, which may have commas.
    (
      "type: string\nenum: [1, a, a] # schemagen: ignore enum-value-invalid, enum-duplicate, old, and known",
      []
    ),
    // Another line, and another rule.
    (
      "type: string # schemagen: ignore default-invalid\ndefault: 5",
      ["ignore-unused 1:34", "default-invalid 2:1"]
    ),
    (
      "type: string\ndefault: 5 # schemagen: ignore example-invalid",
      ["default-invalid 2:1", "ignore-unused 2:32"]
    ),
    // Words that only look like a remark.
    ("type: string\ndefault: 5 # schemagen: ignored default-invalid", ["default-invalid 2:1"]),
    (
      "type: string\ndescription: '# schemagen: ignore default-invalid'\ndefault: 5", ["default-invalid 3:1"]
    ),
    // A text that is folded over lines has no comment, whatever it looks like.
    (
      "description: |\n  # schemagen: ignore default-invalid\ndefault: 5\ntype: string",
      ["default-invalid 3:1"]
    ),
    // The schema itself, and not the schemas in it.
    ("{type: string, default: 5, x-ignore: {default-invalid: known}}", []),
    (
      "x-ignore: {default-invalid: known}\nproperties: {a: {type: string, default: 5}}",
      ["ignore-unused 1:12", "default-invalid 2:32"]
    ),
    (
      "properties: {a: {type: string, default: 5, x-ignore: {default-invalid: ''}}, b: {type: string, default: 5}}",
      ["default-invalid 1:96"]
    ),
    // What reading finds, at each place by itself.
    (
      "properties: {a: {fooBar: 1}, b: {fooBar: 2, x-ignore: {keyword-unknown: ours}}}",
      ["keyword-unknown 1:18"]
    ),
    (
      "properties: {a: {fooBar: 1, x-ignore: {keyword-unknown: ours}}, b: {fooBar: 2}}",
      ["keyword-unknown 1:69"]
    ),
    (
      "properties:\n  a: {type: string, format: phone} # schemagen: ignore format-unknown\n  b: {type: string, format: phone}",
      ["format-unknown 3:29"]
    ),
    // Rules of changes are known to `diff` alone.
    ("type: string # schemagen: ignore max-length-lowered, swift-case-added", []),
    ("{type: string, x-ignore: {max-length-lowered: ''}}", []),
    // Rules that do not exist, or are always errors.
    ("type: string # schemagen: ignore default-wrong", ["ignore-unused 1:34"]),
    ("{type: string, x-ignore: {schema-error: ''}}", ["ignore-unused 1:27"]),
  ])
  func aRemarkSpeaksOfItsPlace(_ text: String, _ expected: [String]) throws {
    #expect(try places(text) == expected)
  }

  @Test func aMisspeltRuleIsAsked() throws {
    let finding = try #require(
      try Lint.findings("type: string # schemagen: ignore defualt-invalid").first {
        $0.rule == "ignore-unused"
      })
    #expect(finding.message == "there is no rule 'defualt-invalid'")
    #expect(finding.help == "did you mean 'default-invalid'?")
    let other = try #require(
      try Lint.findings("type: string # schemagen: ignore max-length-lowerd").first {
        $0.rule == "ignore-unused"
      })
    #expect(other.help == "did you mean 'max-length-lowered'?")
  }

  /// A remark names one rule, whichever command has it.
  @Test func noRuleOfChangesIsOneOfTheLinter() {
    #expect(ChangeRule.all.isDisjoint(with: LintRule.known.map(\.id)))
  }
}
