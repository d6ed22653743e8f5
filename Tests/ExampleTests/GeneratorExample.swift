import Foundation
import GeneratorCore
import Testing

/// A program that generates from schemas which it holds itself: here, of each table of a service, the model of its rows.
struct GeneratorExample {
  /// The columns of each table, and the types of their values.
  var tables: [String: [String: String]]

  /// The Swift files by path, or what is wrong with the schemas.
  func models() throws(Failure) -> [String: String] {
    let sources = tables.sorted { $0.key < $1.key }.map { name, columns in
      let properties = columns.sorted { $0.key < $1.key }.map { "  \($0.key): {type: \($0.value)}\n" }
      return Generator.Source(
        path: "\(name).yaml", text: "type: object\nproperties:\n" + properties.joined())
    }
    let output = Generator.output(from: sources, kinds: [.swift], module: "Tables")
    let errors = output.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw Failure(findings: errors.map(\.description)) }
    return Dictionary(uniqueKeysWithValues: output.files.map { ($0.path, $0.contents) })
  }

  struct Failure: Error {
    var findings: [String]
  }
}

@Suite struct GeneratorExampleTests {
  @Test func eachTableHasAModel() throws {
    let files = try GeneratorExample(tables: ["order": ["id": "integer", "note": "string"]]).models()
    let model = try #require(files["Swift/order.swift"])
    #expect(model.contains("public struct Order"))
    #expect(model.contains("public var id: Int?"))
  }

  @Test func whatIsWrongHasItsPlace() throws {
    let error = try #require(throws: GeneratorExample.Failure.self) {
      try GeneratorExample(tables: ["order": ["id": "number or text"]]).models()
    }
    #expect(error.findings.first?.hasPrefix("order.yaml:3:14: error: ") == true, "\(error.findings)")
  }

  /// The program of `Documentation/Plugin.md`, as it stands there.
  @Test func theProgramOfThePage() throws {
    let output = Generator.output(
      from: [.init(path: "note.yaml", text: "{type: object, properties: {text: {type: string}}}")],
      kinds: [.swift], module: "Notes")
    #expect(output.diagnostics.isEmpty)
    #expect(output.files.map(\.path) == ["Swift/Namespaces.swift", "Swift/note.swift"])
  }
}
