import Testing

/// `schemagen lint`: which configuration it reads.
@Suite final class LintTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("title: Note\ntype: string\ndefault: 5\n", to: "package/Schemas/mail/note.yaml")
    try tool.write("title: Draft\n", to: "package/Schemas/mail/draft.yaml")
    try tool.write(
      "lint: {default-invalid: error}\nexclude: [mail/draft.yaml]\n", to: "package/schemagen.yaml")
  }

  deinit { tool.remove() }

  /// However the schemas are named, the nearest `schemagen.yaml` says how much rules matter.
  @Test(arguments: [
    "--schemas package/Schemas", "package/Schemas", "package/Schemas/", "./package/Schemas/mail",
    "package/Schemas/mail/note.yaml", "$PWD/package/Schemas/mail/note.yaml",
  ])
  func theNearestConfigurationIsRead(_ arguments: String) throws {
    let outcome = try tool.shell(#"exec "$0" lint --no-notes "# + arguments)
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.output.contains("note.yaml:3:1: error: the default 5"), "\(outcome)")
    #expect(outcome.errors == "", "\(outcome)")
  }

  @Test func eachFileHasItsOwn() throws {
    try tool.write("type: string\ndefault: 5\n", to: "other/note.yaml")
    try tool.write("lint: {default-invalid: off}\n", to: "other/schemagen.yaml")
    let outcome = try tool.run("lint", "--no-notes", "other/note.yaml", "package/Schemas/mail/note.yaml")
    #expect(outcome.output.split(separator: "\n").count { $0.contains("default-invalid") } == 1, "\(outcome)")
    let named = try tool.run(
      "lint", "--no-notes", "--config", "other/schemagen.yaml", "package/Schemas/mail/note.yaml")
    #expect(named.status == 0 && !named.output.contains("default-invalid"), "\(named)")
  }

  /// However settings are named, what they name is called the same.
  @Test(arguments: ["schemagen.yaml", "./schemagen.yaml", ".//./schemagen.yaml"])
  func settingsAreCalledByThemselves(_ name: String) throws {
    try tool.write("title: Note\ntype: string\n", to: "own/note.yaml")
    try tool.write("lint: {no-value: off}\nvalidate: {'*.json': own/none.yaml}\n", to: "schemagen.yaml")
    for arguments in ["lint --config \(name) own", "lint own"] {
      let outcome = try tool.shell(#"exec "$0" "# + arguments)
      #expect(outcome.status == 2, "\(outcome)")
      #expect(
        outcome.errors == "schemagen.yaml:2:22: error: there is no schema 'own/none.yaml'\n", "\(outcome)")
    }
  }
}
