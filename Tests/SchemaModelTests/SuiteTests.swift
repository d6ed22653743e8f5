import Diagnostics
import TestSupport
import Testing
import YAMLTree

@testable import SchemaModel

/// Every schema of the JSON Schema Test Suite loads, with `http://localhost:1234/` found in its `remotes`.
@Suite struct SuiteTests {
  @Test(
    .enabled(if: SharedFolder.testSuite != nil, "\(SharedFolder.testSuiteIsMissing)"),
    arguments: SharedFolder.testDialects)
  func everySchemaLoads(_ folder: String) throws {
    let suite = try #require(SharedFolder.testSuite)
    let dialects = Dictionary(uniqueKeysWithValues: zip(SharedFolder.dialectFolders, Dialect.allCases))
    let dialect = try #require(dialects[folder])
    var count = 0
    for subfolder in ["", "/optional", SharedFolder.formatFolder(of: folder)] {
      let path = suite + "/tests/" + folder + subfolder
      for name in Folders.names(in: path) where name.hasSuffix(".json") {
        for (description, schema) in try Self.groups(in: path + "/" + name) {
          let errors = Self.errors(loading: schema, dialect, suite)
          count += 1
          #expect(errors == [], "\(subfolder)/\(name): \(description)")
        }
      }
    }
    #expect(count > 150)
  }

  private static func groups(in file: String) throws -> [(String, YAMLNode)] {
    var bag = DiagnosticBag()
    let text = try #require(Folders.text(of: file))
    let node = try #require(YAMLReader().read(bytes: Array(text.utf8), file: file, into: &bag), "\(file)")
    return (node.elements ?? []).compactMap { group in
      group["schema"].map { (group["description"]?.string ?? "", $0) }
    }
  }

  private static func errors(loading schema: YAMLNode, _ dialect: Dialect, _ suite: String) -> [String] {
    var loader = SchemaLoader(
      options: .init(
        resolve: [.init(uriPrefix: "http://localhost:1234/", directory: suite + "/remotes")],
        defaultDialect: dialect))
    loader.loadSource(schema.jsonValue.jsonText, path: "schema.json")
    let graph = loader.finish()
    for schema in graph.schemas where schema.sites[.ref] != nil && !loader.diagnostics.hasErrors {
      #expect(schema.reference != nil, "\(graph.location(of: schema.id))")
    }
    return loader.diagnostics.sorted.filter { $0.severity == .error }.map(\.description)
  }
}
