import Diagnostics
import Foundation
import SchemaModel
import SchemaRuntime
import SchemaValidation
import Testing
import YAMLTree

/// A change is called one that accepts the same values only where it does: beside each such change stands a schema that
/// is nearly the same, of which the change accepts other values.
@Suite struct ChangeVerdictTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The description of the change.
    var change: String
    /// A schema that accepts the same values without the assertion.
    var same: JSONValue
    /// One that does not.
    var other: JSONValue
  }

  @Test(arguments: pairs) func onlyWhatChangesNothingIsTheSame(_ pair: Pair) throws {
    #expect(try verdict(pair.same, pair.change) == .same)
    guard case .differs(let instance, let definition) = try verdict(pair.other, pair.change) else {
      Issue.record("the change of \(pair.other) is found to be \(try verdict(pair.other, pair.change))")
      return
    }
    // Both sides by themselves judge the instance.
    let (before, after) = try sides(pair.other, pair.change)
    #expect(try accepts(instance, definition, before.graph) != accepts(instance, definition, after))
  }

  @Test func warningsAreNoValues() throws {
    let schema = try JSONValue(
      jsonString: #"{"type": "object", "x-warnings": [{"type": "object", "required": ["a"]}]}"#)
    #expect(try verdict(schema, "/x-warnings/0/required: deleted") == .warns)
    #expect(try verdict(schema, "/x-warnings/0/type: deleted") == .warns)
  }

  /// `Verdicts.yaml`, which stands beside this file.
  private static let pairs: [Pair] = {
    var bag = DiagnosticBag()
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Verdicts.yaml")
    guard let bytes = try? Data(contentsOf: file),
      let rows = YAMLReader().read(bytes: Array(bytes), file: file.path, into: &bag)?.elements
    else { return [] }
    return rows.compactMap { row in
      let value = row.jsonValue
      guard let name = value["pair"]?.stringValue, let change = value["change"]?.stringValue,
        let same = value["same"], let other = value["other"]
      else { return nil }
      return Pair(testDescription: name, change: change, same: same, other: other)
    }
  }()

  @Test func everyPairIsRead() { #expect(Self.pairs.count == 20) }

  private func verdict(_ schema: JSONValue, _ change: String) throws -> ChangeVerdict {
    let (before, after) = try sides(schema, change)
    return ChangeVerdict(before.change, from: before.graph, to: after)
  }

  private func sides(
    _ document: JSONValue, _ name: String
  ) throws -> (before: (graph: SchemaGraph, change: SchemaMutants.Change), after: SchemaGraph) {
    let mutants = SchemaMutants(document)
    let change = try #require(mutants.changes.first { $0.description == name })
    return ((try graph(document), change), try graph(mutants.document(with: change)))
  }

  private func graph(_ document: JSONValue) throws -> SchemaGraph {
    var loader = SchemaLoader()
    loader.loadSource(document.description, path: "schema.json")
    let graph = loader.finish()
    #expect(!loader.diagnostics.hasErrors)
    return graph
  }

  private func accepts(
    _ instance: JSONValue, _ definition: String?, _ graph: SchemaGraph
  ) throws -> Bool {
    var bag = DiagnosticBag()
    let pointer = definition.flatMap(JSONPointer.tokens(of:)) ?? []
    let root = try #require(graph.schemas.first { $0.pointer == pointer }).id
    let interpreter = Interpreter(ProgramLowering(graph: graph).lower(roots: [root], into: &bag))
    return interpreter.validate(bytes: Array(instance.description.utf8), against: root).isValid
  }
}
