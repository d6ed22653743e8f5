public import Diagnostics
public import SchemaModel
import SchemaRuntime

/// Decides which Swift type carries each schema, what it is called and which cycle is boxed.
///
/// No schema makes it fail: `JSONValue` carries the values that no type describes. Facts that a person might want to
/// know (two keys that need one Swift name, say) are warnings.
public struct TypeLowering {
  private let graph: SchemaGraph
  private let settings: TypeSettings
  /// Whether the types are not needed any more, so that they may be left unfinished.
  public var isUseless: () -> Bool = { false }

  public init(_ graph: SchemaGraph, settings: TypeSettings = TypeSettings()) {
    self.graph = graph
    self.settings = settings
  }

  /// The types, and what was found while they were made.
  public func lowered() -> (types: TypeGraph, found: DiagnosticBag) {
    var found = DiagnosticBag()
    return (lower(into: &found), found)
  }

  public func lower(into bag: inout DiagnosticBag) -> TypeGraph {
    let plain = plainTypes
    let names = givenNames(plain, into: &bag)
    var types = lower(naming: names, into: &bag)
    if let plain { types.plainNames = types.ids(namedIn: plain) }
    if bag.hasErrors { return types }
    let check = SettingsCheck(graph: graph, types: types, settings: settings)
    check.names(names, into: &bag)
    check.openCases(into: &bag)
    check.formats(into: &bag)
    return types
  }

  /// The types as they would be named without the configuration's names; nil where it names none.
  private var plainTypes: TypeGraph? {
    if settings.names.isEmpty, !graph.hasGivenNames { return nil }
    var unsaid = DiagnosticBag()
    return lower(graph.withoutGivenNames, naming: GivenNames(), into: &unsaid)
  }

  private func givenNames(_ plain: TypeGraph?, into bag: inout DiagnosticBag) -> GivenNames {
    guard !settings.names.isEmpty, let plain else { return GivenNames() }
    // A configuration names types by place, or by the names that they have without it, so these names have to be known
    // first.
    var unsaid = DiagnosticBag()
    var types = graph.hasGivenNames ? lower(naming: GivenNames(), into: &unsaid) : plain
    types.plainNames = types.ids(namedIn: plain)
    return GivenNames(settings.names, types, graph, into: &bag)
  }

  private func lower(naming names: GivenNames, into bag: inout DiagnosticBag) -> TypeGraph {
    lower(graph, naming: names, into: &bag)
  }

  private func lower(
    _ graph: SchemaGraph, naming names: GivenNames, into bag: inout DiagnosticBag
  ) -> TypeGraph {
    let shapes = Shapes(graph, settings)
    var (found, names) = (DiagnosticBag(), names)
    let selection = DefinitionSelection(graph, settings, into: &found)
    let shared = SharedUnions(shapes)
    let rootBranches = RootBranches(shapes.flattening, shapes.parts, shapes.planner)
    let documents = DocumentNames(graph, settings, shapes.targets, &names, into: &found)
    var lowering = Lowering(shapes, shared, NestedNames(graph, settings, documents, names), found)
    let roots = RootDeclaring(shapes, selection, rootBranches)
    roots.declareRoots(documents, &lowering)
    roots.declareDefinitions(&lowering)
    var bodies = Bodies(shapes, shared, rootBranches)
    bodies.fill(&lowering, unless: isUseless)
    if isUseless() { return lowering.result }
    roots.referDefinitions(&lowering)
    bodies.fill(&lowering)
    roots.referNames(&lowering)
    lowering.referSharedUnions()
    found = lowering.bag
    let types = FilledTypes(lowering, bodies.records).finished(shapes, into: &found)
    // A meta-schema of the tool is no file that a user could look at.
    let builtIn = Set(graph.documents.filter(\.isBuiltIn).map { ScalarKey($0.path) })
    for finding in found.diagnostics where !builtIn.contains(ScalarKey(finding.location.file)) {
      bag.add(finding)
    }
    return types
  }
}

extension TypeGraph {
  /// The types by the names that they have in another graph of the same schemas.
  fileprivate func ids(namedIn other: TypeGraph) -> [ScalarKey: TypeID] {
    let own = Dictionary(grouping: types, by: \.schema)
    var counts: [SchemaID: Int] = [:]
    var ids: [ScalarKey: TypeID] = [:]
    for type in other.types {
      let ordinal = counts[type.schema, default: 0]
      counts[type.schema] = ordinal + 1
      guard let alike = own[type.schema], alike.indices.contains(ordinal) else { continue }
      ids[ScalarKey(type.qualifiedName)] = alike[ordinal].id
    }
    return ids
  }
}
