import Foundation
import TestSupport
import Testing

private let hasPrograms = ["curl", "git"].allSatisfy { name in
  ["/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].contains {
    FileManager.default.isExecutableFile(atPath: $0 + name)
  }
}

/// What a team does with its schemas, from the first `lint` to a pull request; the report of each step is kept as a text.
@Suite(.enabled(if: hasPrograms, "there is no curl, or no git, on this machine"))
struct TeamTests {
  /// Three small schemas in the style of published ones: a bill of materials, services, and messages.
  @Test func aTeamOfSmallSchemas() throws {
    let repository = try TeamRepository("Own")
    defer { repository.remove() }
    try repository.serve("Served/licenses.json", at: "http://parts.example/schema/licenses.json")
    try repository.serve("Served/catalog.json", at: "http://parts.example/catalog.json")
    try repository.serve("First/schemas/stack.yaml", at: "http://parts.example/stack.yaml")
    try repository.serve("First/schemas/bom.json", at: "http://parts.example/schema/bom.json")
    try repository.add("First")
    try repository.commit("v1")
    try repository.add("Repository")
    try repository.step("01-lint", "schemagen lint --schemas schemas")
    try repository.step("02-vendor", "schemagen vendor schemas && cat schemagen.lock")
    try repository.step("03-lint", "schemagen lint --schemas schemas")
    try repository.step(
      "04-baseline",
      """
      schemagen lint --schemas schemas --format json > lint-baseline.json
      schemagen lint --schemas schemas --baseline lint-baseline.json
      schemagen lint schemas/stack.yaml --baseline lint-baseline.json
      """)
    try repository.step("05-test", "schemagen test --schemas schemas SchemaTests")
    try repository.step("06-validate", "schemagen validate deploy")
    try repository.step(
      "07-catalog",
      """
      schemagen vendor http://parts.example/catalog.json
      schemagen vendor http://parts.example/stack.yaml http://parts.example/schema/bom.json
      schemagen validate deploy
      """)
    try repository.commit("settings")
    try repository.add("Second")
    try repository.step("08-lint", "schemagen lint --schemas schemas --baseline lint-baseline.json")
    try repository.step("09-diff", "schemagen diff schemas --base v1 --fail-on policy")
    try repository.add("Decided")
    try repository.step("10-decided", "schemagen diff schemas --base settings --fail-on policy --no-notes")
    try repository.step(
      "11-pull-request", "schemagen diff schemas --base v1 --fail-on policy --format pull-request")
    try repository.step(
      "12-known",
      """
      schemagen diff schemas --base v1 --format json > diff-baseline.json
      schemagen diff schemas --base v1 --baseline diff-baseline.json --fail-on policy
      """)
    try repository.commit("v2")
    try repository.step("13-lint", "schemagen lint --schemas schemas --baseline lint-baseline.json")
    try repository.serve("Served/licenses-later.json", at: "http://parts.example/schema/licenses.json")
    try repository.step("14-vendor", "schemagen vendor")
    try repository.step("15-update", "schemagen vendor --update && git diff --stat")
    try repository.step("16-diff", "schemagen diff schemas --base v2 --fail-on policy")
    try repository.step(
      "17-changed-by-hand",
      "echo '{}' > vendor/parts.example/schema/licenses.json; schemagen lint --schemas schemas")
    try repository.checkTexts()
  }

  /// CycloneDX's bills of materials, Compose's files and the messages of the Model Context Protocol, each of three versions.
  @Test(.enabled(if: SharedFolder.published != nil, "\(SharedFolder.publishedAreMissing)"))
  func aTeamOfPublishedSchemas() throws {
    let folder = try #require(SharedFolder.published)
    let repository = try TeamRepository("Published")
    defer { repository.remove() }
    func take(_ bom: String, _ compose: String, _ messages: String) throws {
      try repository.take(
        "\(bom):schema/bom-\(bom).schema.json", from: folder + "/specification", to: "schemas/bom/bom.json")
      try repository.take(
        "\(compose):schema/compose-spec.json", from: folder + "/compose-spec",
        to: "schemas/compose/compose.json")
      try repository.take(
        "2025-11-25:schema/\(messages)/schema.json", from: folder + "/modelcontextprotocol",
        to: "schemas/mcp/mcp.json")
    }
    let site = "http://cyclonedx.org/schema"
    for (source, name) in [
      ("1.6:schema/spdx.schema.json", "spdx.schema.json"),
      ("1.6:schema/jsf-0.82.schema.json", "jsf-0.82.schema.json"),
      ("1.6:schema/bom-1.6.schema.json", "bom-1.6.schema.json"),
    ] {
      try repository.take(source, from: folder + "/specification", to: ".git/served/\(name)")
      try repository.serve(".git/served/\(name)", at: "\(site)/\(name)")
    }
    try repository.serve("Served/catalog.json", at: "http://schemas.example/catalog.json")
    try take("1.4", "77cc0f9", "2024-11-05")
    try repository.commit("v1")
    try repository.add("Repository")
    try repository.step("01-lint", "schemagen lint --schemas schemas --only schema-identified")
    try repository.step("02-vendor", "schemagen vendor schemas && cat schemagen.lock")
    try repository.step("03-lint", "schemagen lint --schemas schemas --no-notes")
    try repository.step(
      "04-baseline",
      """
      schemagen lint --schemas schemas --no-notes --format json > lint-baseline.json
      schemagen lint --schemas schemas --no-notes --baseline lint-baseline.json
      schemagen lint schemas/mcp --no-notes --baseline lint-baseline.json
      """)
    try repository.step("05-test", "schemagen test --schemas schemas SchemaTests --no-notes")
    try repository.step(
      "06-catalog",
      """
      schemagen validate bills
      schemagen vendor http://schemas.example/catalog.json \(site)/bom-1.6.schema.json
      schemagen validate bills
      """)
    try repository.commit("settings")
    try take("1.5", "9896dc6", "2025-06-18")
    // The examples of others are no texts of ours.
    try repository.step(
      "07-lint",
      "schemagen lint --schemas schemas --no-notes --baseline lint-baseline.json --without example-invalid")
    let rules =
      "--only required-added,min-length-added,minimum-added,const-changed,additional-properties-forbidden,definition-removed,definition-renamed"
    try repository.step("08-diff", "schemagen diff schemas --base v1 --fail-on policy \(rules)")
    try repository.add("Decided")
    try repository.step("09-decided", "schemagen diff schemas --base v1 --fail-on policy \(rules)")
    try repository.step(
      "10-pull-request",
      "schemagen diff schemas --base v1 --fail-on policy \(rules) --format pull-request"
    )
    try repository.commit("v2")
    try take("1.6", "a08f8d5", "2025-11-25")
    try repository.step(
      "11-diff",
      "schemagen diff schemas --base v2 --fail-on policy --only additional-properties-forbidden,definition-removed"
    )
    try repository.step(
      "12-known",
      """
      schemagen diff schemas --base v2 --no-notes --format json > diff-baseline.json
      schemagen diff schemas --base v2 --no-notes --baseline diff-baseline.json --fail-on policy
      """)
    try repository.step("13-vendor", "schemagen vendor")
    try repository.checkTexts()
  }
}
