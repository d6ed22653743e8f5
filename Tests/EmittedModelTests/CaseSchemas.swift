import Diagnostics
import FixtureEmitter
import Foundation
import SchemaModel
import SchemaRuntime
import SchemaValidation
import Testing
import TypeModel

/// The case schemas, read for the interpreter, with the instances to try each generated type with.
struct CaseSchemas: Sendable {
  /// Read once. As a task: tests that wait for it leave their threads to others.
  static let shared = Task { CaseSchemas() }

  /// A type that code is generated for, and the schema it was generated from.
  struct Case: Sendable {
    /// As in `Wrappers.Around.Part`.
    var type: String
    var schema: SchemaID
    /// The path of the schema file.
    var document: String
    var instances: [String]
  }

  let interpreter: Interpreter
  /// In the order of the types. A type that stands for several schemas, and one without instances, is none of them.
  let cases: [Case]
  let documents: [String]
  /// What the reading and lowering found, errors alone.
  let errors: [String]

  private init() {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "EmittedModels/Schemas").resolvingSymlinksInPath()
    var loader = SchemaLoader()
    loader.loadFolder(folder.path(percentEncoded: false))
    let graph = loader.finish().withStaticReferences()
    var bag = loader.diagnostics
    let types = TypeLowering(graph).lower(into: &bag)
    let program = ProgramLowering(graph: graph).lower(roots: types.types.map(\.schema), into: &bag)
    let fixtures = FixtureEmitter(graph: graph, program: program, types: types).emit()
    interpreter = Interpreter(program)
    documents = graph.entryDocuments.map(\.path)
    errors = bag.sorted.filter { $0.severity == .error }.map(\.description)
    cases = Self.cases(graph, types, fixtures)
  }

  private static func cases(_ graph: SchemaGraph, _ types: TypeGraph, _ fixtures: FixtureSet) -> [Case] {
    var texts: [SchemaID: [String]] = [:]
    for fixture in fixtures.fixtures { texts[fixture.schema, default: []].append(fixture.text) }
    return types.types.compactMap { type in
      switch type.declaration {
      case .object, .tuple, .stringEnum, .integerEnum, .numberEnum, .literalEnum, .openEnum, .union, .wrapper:
        break
      case .alias, .namespace: return nil
      }
      // What carries only the objects or arrays of a schema has the verdict of all its values.
      let isKind = type.parent.map { types[$0].schema == type.schema } ?? false
      guard type.schemas == [type.schema], !isKind else { return nil }
      return Case(
        type: type.qualifiedName, schema: type.schema, document: graph.documents[type.document].path,
        instances: texts[type.schema, default: []] + instances(ofNamespace: type.path[0]))
    }
  }

  /// The instances that are kept for the types of a namespace: for most of its types invalid ones, which are reported
  /// all the same.
  private static func instances(ofNamespace name: String) -> [String] {
    RoundTripTests.instances.filter { $0.type.hasPrefix(name + ".") }.map(\.line)
  }
}
