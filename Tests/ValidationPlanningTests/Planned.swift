import Diagnostics
import SchemaModel
import SchemaValidation
import Testing
import TypeModel
import ValidationPlanning

/// The plan of a schema that is given as text, with the types that it plans for.
struct Planned {
  let graph: SchemaGraph
  let types: TypeGraph
  let program: Program
  let plan: ValidationPlan

  /// - Parameter asked: the places of the schemas that are asked, in the document; nil for all types' and their parts'.
  init(_ text: String, without passes: Set<Pass> = [], asked: [String]? = nil) throws {
    var loader = SchemaLoader()
    loader.loadSource(text, path: "test.yaml")
    graph = loader.finish().withStaticReferences()
    var bag = loader.diagnostics
    types = TypeLowering(graph).lower(into: &bag)
    let schemas = graph.entryDocuments.map(\.root) + types.types.flatMap(\.schemas) + Self.cases(of: types)
    program = ProgramLowering(graph: graph).lower(roots: Set(schemas).sorted(), into: &bag)
    try #require(!bag.hasErrors, "\(bag.sorted)")
    let graph = graph
    let wanted = asked.map { places in Set(schemas.filter { places.contains(graph.place(of: $0)) }) }
    plan = ValidationPlan(program, passes: PassSelection(without: passes), asked: wanted)
  }

  private static func cases(of types: TypeGraph) -> [SchemaID] {
    types.types.flatMap { type -> [SchemaID] in
      guard case .union(let union) = type.declaration else { return [] }
      return union.cases.flatMap(\.schemas)
    }
  }

  /// The block that gives the verdict of the document.
  var root: Block {
    get throws {
      let entry = try #require(graph.entryDocuments.first.flatMap { plan.entry(of: $0.root) })
      return plan.function(of: entry)
    }
  }

  /// The places of the schemas whose blocks are called.
  var called: Set<String> { Set(plan.called.map { graph.place(of: plan[$0].schema) }) }

  /// How the struct with a name is validated while it is read.
  func reading(_ name: String) throws -> StructReading? {
    let type = try #require(types.types.first { $0.qualifiedName == name })
    guard case .object(let object) = type.declaration else { return nil }
    return ReadingPlanner(plan, types: types, placeholders: Set(types.types.map(\.id))).reading(
      of: type, object)
  }
}

extension SchemaGraph {
  /// The place of a schema in its document, as `#/a/b`.
  func place(of schema: SchemaID) -> String { self[schema].pointer.reduce("#") { "\($0)/\($1)" } }
}
