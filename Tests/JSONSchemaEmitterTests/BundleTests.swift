import Foundation
import SchemaModel
import SchemaRuntime
import SourceText
import Testing

@testable import JSONSchemaEmitter

@Suite struct BundleTests {
  @Test(arguments: try CaseFolder.all)
  func schemasGiveTheExpectedBundles(_ example: CaseFolder) throws {
    try example.compare(JSONSchemaEmitter(graph: example.load()).emit())
  }

  @Test func corpusBundlesAreSelfContained() throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var loader = SchemaLoader(options: .init(strict: true))
    loader.loadFolder(package.appendingPathComponent("Schemas").path)
    let graph = loader.finish()
    let files = JSONSchemaEmitter(graph: graph).emit()
    #expect(!files.isEmpty)
    for file in files {
      let value = try JSONDecoder().decode(JSONValue.self, from: Data(file.contents.utf8))
      #expect(References(in: value).dangling == [], "\(file.path)")
    }
    let names = files.map(\.path)
    let stems = OutputStems(graph.schemaFiles)
    for document in graph.entryDocuments {
      #expect(names.contains(Bundle.split(document.path, among: stems).folder + ".schema.json"))
    }
  }

  @Test func aDocumentLeavesItsNameToAFolder() {
    var loader = SchemaLoader(options: .init(strict: true))
    for path in ["status.yaml", "status-document.yaml", "status/page.yaml"] {
      loader.loadSource("{$schema: 'https://json-schema.org/draft/2020-12/schema', type: string}", path: path)
    }
    let files = JSONSchemaEmitter(graph: loader.finish()).emit()
    #expect(
      files.map(\.path) == [
        "status-document-document.schema.json", "status-document.schema.json", "status.schema.json",
      ])
  }

  @Test func outputDoesNotDependOnTheRun() throws {
    for example in try CaseFolder.all {
      let graph = example.load()
      #expect(JSONSchemaEmitter(graph: graph).emit() == JSONSchemaEmitter(graph: graph).emit())
    }
  }
}

/// The `$ref`s of a bundle.
private struct References {
  private let root: JSONValue
  private var found: [String] = []

  init(in root: JSONValue) {
    self.root = root
    collect(root)
  }

  /// Those that lead nowhere within the bundle.
  var dangling: [String] { found.filter { !leads($0) } }

  private mutating func collect(_ value: JSONValue) {
    switch value {
    case .object(let members):
      if let reference = members["$ref"]?.stringValue { found.append(reference) }
      for (key, value) in members where !["examples", "default", "const", "enum"].contains(key) {
        collect(value)
      }
    case .array(let items): for item in items { collect(item) }
    case .null, .bool, .number, .string: return
    }
  }

  private func leads(_ reference: String) -> Bool {
    guard reference.hasPrefix("#"), let pointer = reference.dropFirst().removingPercentEncoding,
      let tokens = JSONPointer.tokens(of: pointer)
    else { return false }
    var value: JSONValue? = root
    for token in tokens { value = Int(token).flatMap { value?[$0] } ?? value?[token] }
    return value != nil
  }
}
