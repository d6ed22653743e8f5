import Diagnostics
import Foundation
import SchemaModel
import SchemaRuntime
import SchemaValidation
import Testing
import TypeModel

/// The Swift type is never tighter than the schema: each valid instance of the JSON-Schema-Test-Suite fits the type of
/// its schema, and of its schema narrowed to the instance's JSON type.
struct CarriesEveryInstanceTests {
  @Test(arguments: Suite.files(["draft2020-12", "draft7", "draft2020-12/optional", "draft7/optional"]))
  func suite(file: String) throws {
    var misfits: [String] = []
    for group in try Suite.groups(file).flatMap(Suite.narrowed) {
      misfits += self.misfits(group, dialect: file.hasPrefix("draft7") ? .draft7 : .draft2020)
    }
    #expect(misfits == [])
  }

  private func misfits(_ group: Suite.Group, dialect: Dialect) -> [String] {
    let remotes = SchemaLoader.Resolution(
      uriPrefix: "http://localhost:1234/", directory: "\(Suite.folder ?? "")/remotes")
    var loader = SchemaLoader(options: .init(resolve: [remotes], defaultDialect: dialect))
    loader.loadSource(group.schema.description, path: "schema.json")
    let graph = loader.finish()
    var bag = loader.diagnostics
    guard let document = graph.entryDocuments.first, !bag.hasErrors else { return [] }
    let types = TypeLowering(graph).lower(into: &bag)
    let program = ProgramLowering(graph: graph, options: .init(assertsFormat: false))
      .lower(roots: [document.root] + Carrier.askedSchemas(of: types), into: &bag)
    let carrier = Carrier(types: types, interpreter: Interpreter(program))
    guard let root = types.rootType(ofDocument: document.index) else { return ["\(group.name): no type"] }
    return group.instances.compactMap { instance in
      let bytes = Array(instance.description.utf8)
      guard carrier.interpreter.validate(bytes: bytes, against: document.root).isValid else { return nil }
      let misfit =
        carrier.misfit(instance, root, at: "") ?? carrier.misfit(instance, types.type(of: document.root))
      return misfit.map { "\(group.name): \($0)" }
    }
  }
}

/// The JSON-Schema-Test-Suite, where it is at hand: at `JSON_SCHEMA_TEST_SUITE`, or beside the package.
enum Suite {
  struct Group {
    var name: String
    var schema: JSONValue
    var instances: [JSONValue]
  }

  static let folder: String? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let beside = package.appending(path: "../shared/test-suites/JSON-Schema-Test-Suite").standardizedFileURL
    let named = ProcessInfo.processInfo.environment["JSON_SCHEMA_TEST_SUITE"]
    return [named, beside.path()].compactMap(\.self).first {
      FileManager.default.fileExists(atPath: $0 + "/tests")
    }
  }()

  static func files(_ folders: [String]) -> [String] {
    guard let folder else {
      print("SKIPPED: the JSON-Schema-Test-Suite is not here; name its folder in JSON_SCHEMA_TEST_SUITE")
      return []
    }
    return folders.flatMap { path -> [String] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/tests/\(path)")) ?? []
      return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(path)/\($0)" }
    }
  }

  static func groups(_ file: String) throws -> [Group] {
    let text = try String(contentsOf: URL(filePath: "\(folder ?? "")/tests/\(file)"), encoding: .utf8)
    guard case .array(let groups)? = json(text) else { return [] }
    return groups.map { group in
      var instances: [JSONValue] = []
      if case .array(let tests)? = group["tests"] { instances = tests.compactMap { $0["data"] } }
      return Group(
        name: group["description"]?.description ?? "", schema: group["schema"] ?? .null, instances: instances)
    }
  }

  /// The group, and for each JSON type of its instances one with `type` added to a schema that has none.
  static func narrowed(_ group: Group) -> [Group] {
    guard case .object(var schema) = group.schema, schema["type"] == nil else { return [group] }
    return [group]
      + ["null", "boolean", "number", "string", "array", "object"].map { type in
        schema["type"] = .string(type)
        return Group(
          name: "\(group.name) with type \(type)", schema: .object(schema), instances: group.instances)
      }
  }
}

extension JSONValue {
  fileprivate subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }
}
