import Diagnostics
import Foundation
import SchemaModel
import SchemaRuntime
import YAMLTree

/// Schemas that are in use, with documents: a folder like `src` of SchemaStore, which has `schemas/json/NAME.json` and, for
/// some of them, `test/NAME` and `negative_test/NAME`.
public struct SchemasInUse: Sendable {
  let folder: String
  /// The names of the schemas that are taken, without `.json`.
  public let names: [String]

  /// Nil where the folder has no schemas.
  /// - Parameters:
  ///   - draw: how many schemas are taken by lot, and the seed: each seed draws others.
  ///   - wanted: the names that are taken; where it is empty and none are drawn, every `step`th of the schemas of at most
  ///     200,000 bytes.
  public init?(folder: String, every step: Int, draw: (count: Int, seed: Int)? = nil, wanted: [String]) throws
  {
    let place = folder + "/schemas/json"
    var all: [String] = []
    for name in try FileManager.default.names(in: place) where name.hasSuffix(".json") {
      let size = try FileManager.default.attributesOfItem(atPath: "\(place)/\(name)")[.size] as? Int ?? 0
      if size <= 200_000 || draw != nil { all.append(String(name.dropLast(5))) }
    }
    if all.isEmpty { return nil }
    self.folder = folder
    if let draw {
      let lots = all.map { (Self.lot(of: $0, seed: draw.seed), $0) }.sorted { $0 < $1 }
      names = lots.prefix(draw.count).map(\.1).sorted()
      return
    }
    names =
      wanted.isEmpty ? stride(from: 0, to: all.count, by: max(1, step)).map { all[$0] } : wanted
  }

  /// The number by which a name is drawn (FNV-1a of the seed and the name).
  private static func lot(of name: String, seed: Int) -> UInt64 {
    "\(seed)/\(name)".utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The targets of references between the schemas.
  var references: [String: String] {
    let place = folder + "/schemas/json"
    return ["https", "http"].reduce(into: [:]) { found, scheme in
      for host in ["json.schemastore.org/", "www.schemastore.org/", "schemastore.org/"] {
        found["\(scheme)://\(host)"] = place
      }
    }
  }

  func path(of name: String) -> String { "\(folder)/schemas/json/\(name).json" }

  /// The schema with its documents as a file of a suite; nil where it is no JSON. Files listed as invalid documents are
  /// not taken: some of them no validator refuses.
  func file(of name: String) throws -> Suite.File? {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path(of: name))))
    guard var schema = JSONValue(parsing: bytes) else { return nil }
    let uri = schema["$schema"]?.stringValue ?? ""
    let dialect = Dialect.ofJSONSchema.first { uri.contains($0.shortName) } ?? .draft7
    // References to the schemas beside it are resolved from its address.
    let key = dialect == .draft4 ? "id" : "$id"
    if case .object(var members) = schema, members[key]?.stringValue?.contains("://") != true {
      members[key] = .string("https://json.schemastore.org/\(name).json")
      // A reference hides what stands beside it, its own place too.
      if dialect.isBefore2019, let reference = members.removeValue(forKey: "$ref") {
        for name in members.keys where ![key, "$schema", "definitions"].contains(name) { members[name] = nil }
        members["allOf"] = .array([.object(["$ref": reference])])
      }
      schema = .object(members)
    }
    let group = Suite.Group(description: name, schema: schema, cases: try documents(of: name))
    return Suite.File(dialect: dialect, part: .format, path: "store/\(name)", groups: [group])
  }

  private func documents(of name: String) throws -> [Suite.Case] {
    let place = "\(folder)/test/\(name)"
    return try FileManager.default.names(in: place).compactMap { file in
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(place)/\(file)")))
      return document(bytes, file).map { Suite.Case(description: file, data: $0, isValid: true) }
    }
  }

  /// Nil where the file is neither JSON nor YAML: some have comments.
  private func document(_ bytes: [UInt8], _ file: String) -> JSONValue? {
    if file.hasSuffix(".json") { return JSONValue(parsing: bytes) }
    guard file.hasSuffix(".yaml") || file.hasSuffix(".yml") else { return nil }
    var bag = DiagnosticBag()
    guard let node = YAMLReader().read(bytes: bytes, file: file, into: &bag), !bag.hasErrors else {
      return nil
    }
    return node.jsonValue
  }
}
