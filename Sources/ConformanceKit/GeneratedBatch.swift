import Diagnostics
import SchemaModel
import SchemaValidation
import SwiftEmitter
import TypeModel
import ValidationPlanning

/// Groups that are generated as one folder of schemas, into one module.
///
/// Most groups fit together, as the schemas of a project do; those that give different resources the same URI do not.
struct GeneratedBatch {
  let name: String
  let settings: ReadingSettings
  let passes: PassSelection
  private(set) var groups: [LoadedGroup] = []
  private var ownResources: Set<String> = []
  private var resources: Set<String> = []
  private var size = 0
  /// How much text of schemas goes into one module: schemas in use can be a hundred times as long as those of a suite.
  private static let sizeLimit = 250_000

  /// Deals groups out to as few batches as their URIs allow, and to more where one would be large.
  static func deal(
    _ groups: [LoadedGroup], atMost limit: Int = 130, passes: PassSelection = .all
  ) -> [GeneratedBatch] {
    var batches: [GeneratedBatch] = []
    for group in groups {
      let fitting = batches.firstIndex { $0.groups.count < limit && $0.accepts(group) }
      if let fitting {
        batches[fitting].add(group)
      } else {
        var batch = GeneratedBatch(
          name: "Batch\(batches.count)", settings: group.settings, passes: passes)
        batch.add(group)
        batches.append(batch)
      }
    }
    return batches
  }

  private func accepts(_ group: LoadedGroup) -> Bool {
    settings == group.settings && size + group.size <= Self.sizeLimit
      && ownResources.isDisjoint(with: group.resources)
      && resources.isDisjoint(with: group.ownResources)
  }

  private mutating func add(_ group: LoadedGroup) {
    groups.append(group)
    size += group.size
    ownResources.formUnion(group.ownResources)
    resources.formUnion(group.resources)
  }

  mutating func remove(paths: Set<String>) { groups.removeAll { paths.contains($0.path) } }

  /// The key of a group in the program's table.
  func key(_ group: LoadedGroup) -> String { "\(name)/\(group.path)" }

  /// The module's files by name, or why there are none.
  func emit() -> Result<[String: String], Failure> {
    var loader = SchemaLoader(options: settings.loaderOptions)
    for group in groups { loader.loadSource(group.group.schema.description, path: group.path) }
    let graph = loader.finish().withStaticReferences()
    var bag = loader.diagnostics
    if bag.hasErrors { return .failure(Failure(bag)) }
    let types = TypeLowering(graph).lower(into: &bag)
    if bag.hasErrors { return .failure(Failure(bag)) }
    let lowering = ProgramLowering(graph: graph, options: .init(assertsFormat: settings.assertsFormat))
    let program = lowering.lower(roots: SwiftEmitter.roots(graph: graph, types: types), into: &bag)
    if bag.hasErrors { return .failure(Failure(bag)) }
    var files: [String: String] = [:]
    let roots = graph.entryDocuments.map(\.root)
    let plan = ValidationPlan(program, passes: passes, asked: SwiftEmitter.asked(by: types).union(roots))
    let emitter = SwiftEmitter(graph: graph, types: types, plan: plan, keepingValidatorsOf: roots)
    for file in emitter.emit() {
      files[file.path] = file.contents
    }
    files["Runners.swift"] = RunnersText(batch: self, graph: graph, types: types, plan: plan).text
    return .success(files)
  }

  struct Failure: Error {
    var reason: String

    init(_ bag: DiagnosticBag) {
      reason = bag.sorted.filter { $0.severity == .error }.map(\.description).joined(separator: "; ")
    }
  }
}

/// The table of a batch's schemas: how each is called.
struct RunnersText {
  let batch: GeneratedBatch
  let types: TypeGraph
  private let documents: [String: SchemaDocument]
  private let validators: ValidatorEmitter

  init(batch: GeneratedBatch, graph: SchemaGraph, types: TypeGraph, plan: ValidationPlan) {
    self.batch = batch
    self.types = types
    documents = Dictionary(graph.entryDocuments.map { ($0.path, $0) }) { first, _ in first }
    let schemas = types.types.flatMap { [$0.schema] + $0.schemas } + graph.entryDocuments.map(\.root)
    validators = ValidatorEmitter(graph: graph, plan: plan, reporting: schemas, types: types)
  }

  var text: String {
    var lines = ["public import Harness", "import SchemaRuntime", ""]
    lines.append("public func addRunners(to table: inout [String: Runner]) {")
    for group in batch.groups {
      guard let document = documents[group.path] else { continue }
      lines.append("  table[\"\(batch.key(group))\"] = Runner(\(arguments(document)))")
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The harness asks the document's own type; an alias has a schema of its own beside the type.
  private func arguments(_ document: SchemaDocument) -> String {
    guard let type = types.rootType(ofDocument: document.index) else { return schema(document) }
    switch type.declaration {
    case .namespace: return schema(document)
    case .alias(.named(let id)):
      if case .namespace = types[id].declaration { return schema(document) }
      return "\(spelling(types[id])), \(schema(document))"
    case .alias: return schema(document)
    default: return spelling(type)
    }
  }

  private func spelling(_ type: NominalType) -> String { types.spelling(of: type) + ".self" }

  private func schema(_ document: SchemaDocument) -> String {
    "TypeSchema(\(validators.schema(document.root, isDecided: true).map(\.text).joined(separator: ", ")))"
  }
}
