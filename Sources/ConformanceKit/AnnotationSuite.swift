import Foundation
import SchemaModel
import SchemaRuntime

/// The suite's tests of annotations (Core §7.7).
///
/// No reader collects annotations from an instance: they are read with the schema, for the model, the pages and the
/// Swift that come of it. So what is counted is whether each expected annotation was read where it stands.
public struct AnnotationSuite: Sendable {
  public struct Row: Sendable, Equatable {
    public var keyword: String
    /// Assertions about the keyword.
    public var assertions = 0
    /// Annotations that assertions expect, and those that the schema model holds.
    public var expected = 0
    public var held = 0
  }

  public private(set) var rows: [Row] = []

  /// - Throws: where a file cannot be read.
  public init(_ suite: Suite) throws {
    let folder = suite.folder + "/annotations/tests/"
    for name in try FileManager.default.names(in: folder) {
      let root = JSONValue(parsing: [UInt8](try Data(contentsOf: URL(filePath: folder + name))))
      for group in root?["suite"]?.arrayValue ?? [] { add(group) }
    }
    rows.sort { $0.keyword < $1.keyword }
  }

  private mutating func add(_ group: JSONValue) {
    var loader = SchemaLoader()
    loader.loadSource(group["schema"]?.description ?? "", path: "schema.json")
    let graph = loader.finish()
    for test in group["tests"]?.arrayValue ?? [] {
      for assertion in test["assertions"]?.arrayValue ?? [] {
        guard let keyword = assertion["keyword"]?.stringValue else { continue }
        let index = row(keyword)
        rows[index].assertions += 1
        for (location, value) in assertion["expected"]?.objectValue ?? [:] {
          rows[index].expected += 1
          if Self.holds(graph, location, keyword, value) { rows[index].held += 1 }
        }
      }
    }
  }

  private mutating func row(_ keyword: String) -> Int {
    if let index = rows.firstIndex(where: { $0.keyword == keyword }) { return index }
    rows.append(Row(keyword: keyword))
    return rows.count - 1
  }

  private static func holds(
    _ graph: SchemaGraph, _ location: String, _ keyword: String, _ value: JSONValue
  ) -> Bool {
    let pointer = String(location.dropFirst()).removingPercentEncoding ?? ""
    guard let id = graph.resolveSchema(document: "schema.json", pointer: pointer) else { return false }
    let schema = graph[id]
    guard let known = Keyword(rawValue: keyword) else {
      return schema.unknownKeywords.contains { $0.name == keyword && $0.value == value }
    }
    return known == .contentSchema ? schema.contentSchema != nil : schema.plainValue(of: known) == value
  }

  /// A line for each keyword.
  public var text: String {
    var text =
      "Annotations: read with the schema, not collected from instances (assertions; expected values read):\n"
    for row in rows {
      text += "  \(row.keyword): not collected (\(row.assertions); \(row.held)/\(row.expected))\n"
    }
    let sum = rows.reduce(into: Row(keyword: "all")) { sum, row in
      sum.assertions += row.assertions
      sum.expected += row.expected
      sum.held += row.held
    }
    return text + "  all: \(sum.assertions); \(sum.held)/\(sum.expected)\n"
  }
}
