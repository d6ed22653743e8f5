import Diagnostics
import GeneratorCore
import SchemaModel
import Testing
import YAMLTree

/// Which schema of a catalog a file has, by its name.
@Suite struct SchemaCatalogTests {
  private static let text = """
    schemas:
      - name: Workflow
        url: https://x.example/workflow.json
        fileMatch: ['**/.github/workflows/*.yml', '**/.github/workflows/*.yaml']
      - {name: Any, url: https://x.example/any.json, fileMatch: ['*.yml']}
      - {name: Package, url: https://x.example/package.json, fileMatch: [package.json]}
      - {name: First, url: https://x.example/first.json, fileMatch: [manifest.json]}
      - {name: Second, url: https://x.example/second.json, fileMatch: [manifest.json]}
      - {name: Issue, url: https://x.example/issue.json, fileMatch: ['**/ISSUES/!(config|other).yaml']}
      - {name: Hidden, url: https://x.example/hidden.json, fileMatch: [.toolrc, 'deep/folder/a.json']}
      - {name: None, url: https://x.example/none.json}
      - {name: Wrong, fileMatch: [wrong.json]}
      - 5
    """

  private static func catalog(_ text: String) throws -> SchemaCatalog? {
    var bag = DiagnosticBag()
    let node = YAMLReader().read(bytes: Array(text.utf8), file: "catalog.yaml", into: &bag)
    return SchemaCatalog(try #require(node))
  }

  @Test(arguments: [
    (".github/workflows/ci.yml", "workflow"), ("sub/.github/workflows/ci.yaml", "workflow"),
    ("workflows/ci.yml", "any"), ("ci.yaml", nil), (".github/workflows/sub/ci.yaml", nil),
    ("a/b/package.json", "package"), ("package.json", "package"), ("my-package.json", nil),
    ("package.jsonx", nil),
    ("manifest.json", "first"), ("ISSUES/bug.yaml", "issue"), ("ISSUES/config.yaml", nil),
    ("ISSUES/other.yaml", nil), ("ISSUES/x/bug.yaml", nil), (".toolrc", "hidden"),
    ("x/deep/folder/a.json", "hidden"),
    ("folder/a.json", nil), ("wrong.json", nil), ("", nil),
  ]) func theMostParticularGlobCounts(path: String, name: String?) throws {
    let catalog = try #require(try Self.catalog(Self.text))
    #expect(
      catalog.schema(ofFile: path) { _ in false } == name.map { "https://x.example/\($0).json" })
  }

  @Test func ofSeveralTheOneAtHandCounts() throws {
    let catalog = try #require(try Self.catalog(Self.text))
    let second = "https://x.example/second.json"
    #expect(catalog.schema(ofFile: "manifest.json") { $0 == second } == second)
    // One that is less particular does not.
    let any = "https://x.example/any.json"
    #expect(
      catalog.schema(ofFile: ".github/workflows/a.yml") { $0 == any } == "https://x.example/workflow.json")
  }

  @Test(arguments: ["{}", "schemas: {}", "[]", "5"]) func whatHasNoListIsNoCatalog(text: String) throws {
    #expect(try Self.catalog(text) == nil)
  }
}
