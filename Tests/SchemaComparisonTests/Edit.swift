import Diagnostics
import Foundation
import SchemaComparison
import SchemaModel
import SchemaRuntime
import SchemaValidation
import Testing
import YAMLTree

/// A row of `Edits.yaml`: two schemas, and what `diff` is to say of them.
struct Edit {
  var name: String
  /// `n`, `w`, `nw`, or nothing.
  var verdict: String
  var source: SchemaChange.SourceEffect?
  var rules: [String]
  var isUnproved: Bool
  /// How many changes claim something, proved or not, one way and the other.
  var claims: Int?
  var old: JSONValue
  var new: JSONValue

  var reversed: Edit {
    var edit = self
    (edit.old, edit.new) = (new, old)
    return edit
  }

  func changes(workLimit: Int? = nil) throws -> [SchemaChange] {
    try comparison(workLimit: workLimit).changes()
  }

  func comparison(workLimit: Int? = nil) throws -> SchemaComparison {
    var bag = DiagnosticBag()
    var comparison = SchemaComparison(
      old: try graph(old), new: try graph(new), pairsRoots: true, into: &bag)
    comparison.workLimit = workLimit
    #expect(!bag.hasErrors)
    return comparison
  }

  /// What says whether an instance is valid.
  func judge(_ schema: JSONValue, _ definition: String? = nil) throws -> (JSONValue) -> Bool {
    let graph = try graph(schema)
    let document = try #require(graph.entryDocuments.first)
    let root =
      try definition.map { definition in
        try #require(graph.schemas.first { JSONPointer.text(of: $0.pointer) == definition }).id
      } ?? document.root
    var bag = DiagnosticBag()
    let interpreter = Interpreter(ProgramLowering(graph: graph).lower(roots: [root], into: &bag))
    return { interpreter.validate(bytes: Array($0.description.utf8), against: root).isValid }
  }

  private func graph(_ schema: JSONValue) throws -> SchemaGraph {
    var loader = SchemaLoader()
    loader.loadSource(schema.description, path: "edit.json")
    let graph = loader.finish()
    #expect(!loader.diagnostics.hasErrors, "\(name): \(loader.diagnostics.sorted)")
    return graph
  }
}

/// Reads `Edits.yaml`, which stands beside this file.
enum EditTable {
  static func read() throws -> [Edit] { try rows(of: "Edits.yaml").map(edit) }

  /// The elements of a file that stands beside this one.
  static func rows(of file: String) throws -> [YAMLNode] {
    var bag = DiagnosticBag()
    let path = #filePath.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/\(file)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let root = try #require(
      YAMLReader().read(bytes: Array(text.utf8), file: file, into: &bag), "\(bag.sorted)")
    return root.elements ?? []
  }

  private static func edit(_ node: YAMLNode) throws -> Edit {
    let value = node.jsonValue
    let name = try #require(value["edit"]?.stringValue)
    let verdict = try #require(value["verdict"]?.stringValue, "\(name)")
    return Edit(
      name: name, verdict: verdict == "-" ? "" : verdict,
      source: value["source"]?.stringValue.flatMap(SchemaChange.SourceEffect.init),
      rules: (value["rules"]?.arrayValue ?? []).compactMap(\.stringValue),
      isUnproved: value["unproved"]?.boolValue ?? false, claims: value["claims"]?.intValue,
      old: try #require(value["old"], "\(name)"), new: try #require(value["new"], "\(name)"))
  }
}
