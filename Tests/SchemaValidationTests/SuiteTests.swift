import Diagnostics
import SchemaModel
import SchemaRuntime
import SchemaValidation
import TestSupport
import Testing

/// Every case of the JSON-Schema-Test-Suite, through the interpreter. No skip list.
@Suite(.enabled(if: SharedFolder.testSuite != nil, "\(SharedFolder.testSuiteIsMissing)"))
struct SuiteTests {
  @Test(arguments: try files { _ in "" })
  func required(file: String) throws {
    #expect(try failures(file, assertsFormat: false) == [])
  }

  @Test(arguments: try files { _ in "/optional" })
  func optional(file: String) throws {
    #expect(try failures(file, assertsFormat: file.contains("format-assertion")) == [])
  }

  @Test(arguments: try files(SharedFolder.formatFolder))
  func format(file: String) throws {
    #expect(try failures(file, assertsFormat: true) == [])
  }

  private static func files(_ folder: (String) -> String) throws -> [String] {
    try SharedFolder.testDialects.flatMap { try SharedFolder.testFiles(in: $0 + folder($0)) }
  }

  /// The cases whose verdict is not the expected one, and the schemas that do not load.
  private func failures(_ file: String, assertsFormat: Bool) throws -> [String] {
    var failures: [String] = []
    let dialects = zip(SharedFolder.dialectFolders, Dialect.allCases)
    let dialect = try #require(dialects.first { file.hasPrefix($0.0 + "/") }).1
    for group in try TestSuite.groups(file) {
      var loader = SchemaLoader(
        options: .init(
          resolve: [
            .init(uriPrefix: "http://localhost:1234/", directory: "\(SharedFolder.testSuite ?? "")/remotes")
          ],
          defaultDialect: dialect))
      loader.loadSource(group.schema.description, path: "schema.json")
      let graph = loader.finish()
      var bag = loader.diagnostics
      guard let root = graph.entryDocuments.first?.root, !bag.hasErrors else {
        failures.append("\(group.description): \(bag.sorted.map(\.description))")
        continue
      }
      let program = ProgramLowering(graph: graph, options: .init(assertsFormat: assertsFormat))
        .lower(roots: [root], into: &bag)
      let interpreter = Interpreter(program)
      for test in group.cases {
        let bytes = Array(test.data.description.utf8)
        let isValid = bytes.withUnsafeBufferPointer { interpreter.isValid($0, against: root) }
        let report = interpreter.validate(bytes: bytes, against: root)
        if isValid != test.isValid { failures.append("\(group.description): \(test.description)") }
        if report.isValid != isValid {
          failures.append("\(group.description): \(test.description): the two walks disagree")
        }
      }
    }
    return failures
  }
}
