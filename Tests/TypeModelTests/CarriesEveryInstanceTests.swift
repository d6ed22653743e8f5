import Diagnostics
import Foundation
import SchemaModel
import SchemaRuntime
import SchemaValidation
import TestSupport
import Testing
import TypeModel

/// The Swift type is never tighter than the schema: each valid instance of the JSON-Schema-Test-Suite fits the type of
/// its schema, and of its schema narrowed to the instance's JSON type.
struct CarriesEveryInstanceTests {
  private static let folders = ["draft2020-12", "draft7", "draft2020-12/optional", "draft7/optional"]

  @Test(
    .enabled(if: SharedFolder.testSuite != nil, "\(SharedFolder.testSuiteIsMissing)"),
    arguments: try folders.flatMap(SharedFolder.testFiles(in:)))
  func suite(file: String) throws {
    var misfits: [String] = []
    for group in try Suite.groups(file).flatMap(Suite.narrowed) {
      misfits += self.misfits(group, dialect: file.hasPrefix("draft7") ? .draft7 : .draft2020)
    }
    #expect(misfits == [])
  }

  private func misfits(_ group: Suite.Group, dialect: Dialect) -> [String] {
    let remotes = SchemaLoader.Resolution(
      uriPrefix: "http://localhost:1234/", directory: "\(SharedFolder.testSuite ?? "")/remotes")
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

/// The groups of the JSON-Schema-Test-Suite.
enum Suite {
  struct Group {
    var name: String
    var schema: JSONValue
    var instances: [JSONValue]
  }

  static func groups(_ file: String) throws -> [Group] {
    let text = try String(
      contentsOf: URL(filePath: "\(SharedFolder.testSuite ?? "")/tests/\(file)"), encoding: .utf8)
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
