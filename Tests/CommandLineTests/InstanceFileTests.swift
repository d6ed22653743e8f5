import Testing

/// Which files `schemagen validate` reads, and how; nothing is passed over without a word.
@Suite final class InstanceFileTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(
      #"{"type": "object", "properties": {"on": {"type": "string"}}, "required": ["on"]}"#, to: "s/wf.json")
  }

  deinit { tool.remove() }

  private func run(_ arguments: String..., input: String? = nil) throws -> Tool.Outcome {
    try tool.shell(#"exec "$0" validate "$@""#, arguments, input: input)
  }

  @Test func aHiddenFileThatAGlobNamesIsRead() throws {
    try tool.write("name: x\n", to: ".github/workflows/ci.yml")
    try tool.write("{}", to: ".prettierrc.json")
    try tool.write("on: x", to: "deep/.config/app")
    try tool.write("{}", to: ".git/config.json")
    try tool.write("{}", to: ".cache/a.json")
    try tool.write(
      "validate: {'.github/workflows/*.yml': s/wf.json, '**/.prettierrc.json': s/wf.json, '**/.config/*': s/wf.json, '.git/*': s/wf.json}\n",
      to: "schemagen.yaml")
    for folder in [".", "./", "$PWD"] {
      let outcome = try tool.shell(#"exec "$0" validate "# + folder)
      #expect(outcome.status == 1, "\(outcome)")
      let found = outcome.output.split(separator: "\n").filter { $0.contains("missing required") }
      #expect(found.count == 2 && found[0].contains("/.github/workflows/ci.yml:1:1:"), "\(outcome)")
      #expect(found[1].contains("/.prettierrc.json:1:1:"), "\(outcome)")
      #expect(
        outcome.errors.contains("note: 1 hidden file was skipped, which no glob under 'validate' names: "))
      #expect(outcome.errors.contains(".cache/a.json\n"), "\(outcome)")
      #expect(
        outcome.errors.contains("schemagen.yaml:1:111: warning: no file matches '.git/*'\n"), "\(outcome)")
    }
    let fixed = try run("--schema", "s/wf.json", ".")
    #expect(fixed.errors.contains("note: 3 hidden files were skipped: ./.cache/a.json, "), "\(fixed)")
    #expect(!fixed.output.contains(".prettierrc"), "\(fixed)")
    let named = try run("--schema", "s/wf.json", ".github", ".prettierrc.json")
    #expect(named.output.split(separator: "\n").count { $0.contains("missing required") } == 2, "\(named)")
  }

  /// Of a folder, only files are read: a pipe may have no writer.
  @Test func aPipeIsPassedOver() throws {
    try tool.write("validate: {'p/**': s/wf.json}\n", to: "schemagen.yaml")
    try tool.write("{\"on\": 1}", to: "p/z.json")
    let outcome = try tool.shell(
      #"mkfifo p/a.json p/b.yaml p/c && ln -s a.json p/d.json && for c in "validate p" "validate --schema s/wf.json p" "lint p" "fmt --check p"; do timeout 20 "$0" $c; echo "$?" >&2; done"#
    )
    #expect(
      outcome.errors.split(separator: "\n").filter { $0.count < 4 } == ["1", "1", "0", "1"], "\(outcome)")
    // A pipe that is named is read.
    let named = try tool.shell(#"exec "$0" validate --schema s/wf.json <(echo '{"on": 1}')"#)
    #expect(named.status == 1 && named.output.contains("must be a string"), "\(named)")
  }

  /// The first glob counts, and a glob to which no file is left is named.
  @Test func aGlobBehindOthersIsSaid() throws {
    try tool.write("{}", to: "s/any.json")
    try tool.write("{\"on\": 1}", to: "x/a.json")
    try tool.write("{\"on\": 1}", to: "x/b/c.json")
    func said(_ settings: String, _ arguments: String...) throws -> (Int32, [String]) {
      try tool.write(settings, to: "schemagen.yaml")
      let outcome = try tool.shell(#"exec "$0" validate "$@""#, arguments)
      return (outcome.status, outcome.errors.split(separator: "\n").map(String.init))
    }
    let all = "validate:\n  'x/**': s/any.json\n  x/a.json: s/wf.json\nsyntax: {'a.json': yaml}\n"
    let warning =
      "schemagen.yaml:3:3: warning: 'x/a.json' decides about no file: 'x/**' or another glob before it takes all that it matches; the first glob counts: put the more particular one first"
    #expect(try said(all, "x") == (0, [warning]))
    #expect(try said(all, ".").1.contains(warning))
    #expect(try said(all, "x/a.json") == (0, []))
    #expect(try said(all, "--schema", "s/any.json", "x") == (0, []))
    #expect(
      try said("validate:\n  x/a.json: s/wf.json\n  'x/**': s/any.json\n", "x") == (1, []))
    #expect(
      try said("validate: {'x/**': {schema: s/any.json, syntax: json}}\nsyntax: {'a.json': yaml}\n", "x").1
        .count
        == 1)
  }

  @Test(arguments: ["a.JSON", "a.Yml", "a.YAML"])
  func aNameMayEndInCapitals(_ name: String) throws {
    try tool.write("{\"on\": 1}", to: "up/\(name)")
    let outcome = try run("--schema", "s/wf.json", "up")
    #expect(outcome.status == 1 && outcome.output.contains("up/\(name):1:8: error"), "\(outcome)")
  }

  @Test func aGlobThatMatchesNothingIsSaidWhereAllThatItCouldMatchWasSearched() throws {
    try tool.write("{\"on\": \"x\"}", to: "a/b/i.json")
    try tool.write(
      "validate:\n  a/*.json: s/wf.json\n  a/**/i.json: s/wf.json\n  none/*.json: s/wf.json\n  '**/z.json': s/wf.json\n",
      to: "schemagen.yaml")
    func said(_ arguments: String...) throws -> [String] {
      let outcome = try tool.shell(#"exec "$0" validate "$@""#, arguments)
      #expect(outcome.status == 0, "\(outcome)")
      return outcome.errors.split(separator: "\n").filter { $0.contains("warning") }.map(String.init)
    }
    let inA = "schemagen.yaml:2:3: warning: no file matches 'a/*.json'"
    #expect(try said("a/b/i.json") == [])
    #expect(try said("a/b") == [])
    #expect(try said("a") == [inA])
    #expect(
      try said(".") == [
        inA, "schemagen.yaml:4:3: warning: no file matches 'none/*.json'",
        "schemagen.yaml:5:3: warning: no file matches '**/z.json'",
      ])
  }

  /// A file that a glob names is an instance whatever its name ends in, and read as it looks or as is said.
  @Test func otherNames() throws {
    try tool.write(
      """
      validate:
        geo/*.geojson: s/wf.json
        geo/*.cff: {schema: s/wf.json, syntax: yaml}
        geo/*.jsonc: s/wf.json
        geo/*.conf: s/wf.json
        geo/*.toml: s/wf.json
      syntax: {b.conf: jsonc}
      """, to: "schemagen.yaml")
    try tool.write(#"{"on":1}"#, to: "geo/a.geojson")
    try tool.write("# {\non: 1\n", to: "geo/C.cff")
    try tool.write("/* é */ {\"on\": // 1\n1,}", to: "geo/t.jsonc")
    try tool.write("on: 1", to: "geo/a.conf")
    try tool.write("// one\n{\"on\": 1}", to: "geo/b.conf")
    try tool.write("x", to: "geo/readme.md")
    let outcome = try run("geo")
    #expect(
      outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } } == [
        "geo/C.cff:2:5:", "geo/a.conf:1:5:", "geo/a.geojson:1:7:", "geo/b.conf:2:8:", "geo/t.jsonc:2:1:",
      ], "\(outcome)")
    #expect(outcome.status == 1 && outcome.errors.hasPrefix("schemagen.yaml:6:3: warning: no file matches"))
    try tool.write("a = 1", to: "geo/a.toml")
    let toml = try run("geo")
    #expect(
      toml.status == 2 && toml.errors.contains("geo/a.toml: error: there is no reader for TOML"), "\(toml)")
  }

  @Test(arguments: [
    ("yaml", "on: 1\n", "-:1:5: error: must be a string"), ("yaml", "on: x\n---\non: 2\n", "-:3:5: error"),
    ("jsonc", "{/* {} */\"on\": 1,}", "-:1:16: error: must be a string"),
    ("json", "on: 1\n", "-:1:1: error: unexpected character 'o'"),
  ])
  func standardInput(syntax: String, input: String, expected: String) throws {
    let outcome = try run("--schema", "s/wf.json", "--syntax", syntax, "-", input: input)
    #expect(outcome.status == 1 && outcome.output.hasPrefix(expected), "\(outcome)")
  }

  @Test func whatHelpsIsSaid() throws {
    let outcome = try run("--schema", "s/wf.json", "-", input: "on: x\n")
    #expect(outcome.output.contains("; --syntax yaml reads YAML"), "\(outcome)")
    let jsonc = "; --syntax jsonc, or 'syntax' in schemagen.yaml, reads JSON with comments"
    for (text, isSaid) in [
      ("{\n// a\n\"on\": \"x\"}", true), ("{/**/}", true), ("{/}", false), ("{x // a\n}", false),
    ] {
      try tool.write(text, to: "c.json")
      let outcome = try run("--schema", "s/wf.json", "c.json")
      #expect(outcome.status == 1 && outcome.output.contains(jsonc) == isSaid, "\(outcome)")
      #expect(try !run("--schema", "s/wf.json", "--syntax", "jsonc", "c.json").output.contains(jsonc))
    }
    #expect(
      try run("--schema", "s/wf.json", "--syntax", "toml", "-").errors.contains("--syntax must be json"))
    #expect(try run("--schema", "s/wf.json", "--syntax", "yaml", "--ndjson", "-").status == 2)
    try tool.write("validate: {'*.x': {schma: s/wf.json}}\n", to: "schemagen.yaml")
    #expect(try run(".").errors.contains("unknown setting 'schma'; did you mean 'schema'?"))
    try tool.write("strict: true\n", to: "schemagen.yaml")
    let uri = try run("--schema", "https://x.example/wf.json", "-", input: "{}")
    #expect(
      uri.status == 2 && uri.errors.contains("nothing is fetched") && uri.errors.contains("--resolve"),
      "\(uri)")
  }

  @Test func aURIOfASchemaLeadsIntoAFolder() throws {
    for name in ["wf.json", "wf"] {
      let outcome = try run(
        "--schema", "https://x.example/" + name, "--resolve", "https://x.example/=s", "-", input: "{}")
      #expect(outcome.status == 1 && outcome.output.contains("missing required"), "\(outcome)")
    }
  }

  /// Of several prefixes the longest leads, up to where a part of the path ends, and never out of its folder.
  @Test func theLongestPrefixOfAURILeads() throws {
    try tool.write("{}", to: "any/wf.json")
    try tool.write("{}", to: "outside.json")
    let resolutions = ["--resolve", "https://x.example=any", "--resolve", "https://x.example/strict=s"]
    for (uri, status) in [
      ("https://x.example/strict/wf.json", 1), ("https://x.example/wf.json", 0),
      ("https://x.example/strict/wf.json#", 1),
      ("https://x.example/stricter/wf.json", 2), ("https://x.example/%2E%2E/outside.json", 2),
      ("https://x.example/../outside.json", 2),
    ] {
      let outcome = try tool.shell(
        #"exec "$0" validate "$@""#, ["--schema", uri] + resolutions + ["-"], input: "{}")
      #expect(outcome.status == status, "\(uri) \(outcome)")
    }
  }

  /// The line by which editors know the schema of a YAML file.
  @Test func aRemarkNamesTheSchema() throws {
    try tool.write("# yaml-language-server: $schema=../s/wf.json\non: 1\n", to: "y/a.yaml")
    try tool.write(
      "%YAML 1.2\n---\n\n#yaml-language-server: $schema=../s/wf.json other\n200: 1\n", to: "y/b.yaml")
    try tool.write("on: |\n  # yaml-language-server: $schema=../s/wf.json\n", to: "y/c.yaml")
    try tool.write("# yaml-language-server: $schema=https://x.example/wf.json\non: 1\n", to: "y/d.yaml")
    let outcome = try run("y")
    #expect(outcome.status == 1)
    let errors = outcome.output.split(separator: "\n").filter { $0.contains("error") }
    #expect(errors.map { $0.prefix { $0 != " " } } == ["y/a.yaml:2:5:", "y/b.yaml:5:1:"], "\(outcome)")
    #expect(
      outcome.errors
        == "note: 2 files have no schema and were skipped, 1 of which name one that no --resolve leads to: y/c.yaml, y/d.yaml\n",
      "\(outcome)")
    let resolved = try run("--resolve", "https://x.example/=s", "y/d.yaml")
    #expect(resolved.status == 1 && resolved.output.hasPrefix("y/d.yaml:2:5: error"), "\(resolved)")
  }

  @Test(arguments: [
    (["dif", "a", "b"], "There is no command 'dif'. Did you mean 'diff'?"),
    (["validat", "x"], "There is no command 'validat'. Did you mean 'validate'?"),
    (["help", "dif"], "There is no command 'dif'. Did you mean 'diff'?"),
    (
      ["zzzzzz"],
      "There is no command 'zzzzzz'. The commands are generate, check, validate, test, lint, fmt, upgrade, diff, vendor, lsp."
    ),
    (["validate", "--max-findings", "-1", "-"], "--max-findings must be 1 or more, found -1."),
  ])
  func whatWasMeant(arguments: [String], expected: String) throws {
    let outcome = try tool.shell(#"exec "$0" "$@""#, arguments)
    #expect(outcome.status == 2 && outcome.output == "" && outcome.errors.contains(expected), "\(outcome)")
  }

  @Test func helpHelps() throws {
    #expect(try tool.run("help").status == 0)
    #expect(try tool.run("help", "diff").output.contains("--fail-on"))
    #expect(try tool.run("--help").status == 0)
    #expect(try tool.run().status == 0)
  }
}
