public import Diagnostics
public import SchemaModel
import SchemaRuntime

/// Decides which Swift type carries each schema, what it is called and which cycle is boxed.
///
/// A schema never makes it fail: what no type describes is carried by `JSONValue`. What a person might want to know
/// (two keys that need the same Swift name, say) is a warning.
public struct TypeLowering {
  private let graph: SchemaGraph
  private let settings: TypeSettings

  public init(_ graph: SchemaGraph, settings: TypeSettings = TypeSettings()) {
    self.graph = graph
    self.settings = settings
  }

  public func lower(into bag: inout DiagnosticBag) -> TypeGraph {
    let names = givenNames(into: &bag)
    let types = lower(naming: names, into: &bag)
    if bag.hasErrors { return types }
    let check = SettingsCheck(graph: graph, types: types, settings: settings)
    check.names(names, into: &bag)
    check.formats(into: &bag)
    return types
  }

  private func givenNames(into bag: inout DiagnosticBag) -> GivenNames {
    if settings.names.isEmpty { return GivenNames() }
    // Names are given by place, or by the names that types have otherwise: so there have to be types first.
    var unsaid = DiagnosticBag()
    let types = lower(naming: GivenNames(), into: &unsaid)
    return GivenNames(settings.names, types, graph, into: &bag)
  }

  private func lower(naming names: GivenNames, into bag: inout DiagnosticBag) -> TypeGraph {
    var lowering = Lowering(graph, settings, names)
    lowering.selectDefinitions()
    lowering.findSharedUnions()
    lowering.findRootBranches()
    lowering.declareNamespaces()
    lowering.declareRoots()
    lowering.declareDefinitions()
    lowering.fillBodies()
    lowering.referDefinitions()
    lowering.referSharedUnions()
    lowering.wrapAliasesAroundTypes()
    lowering.weighOverlappingBranches()
    lowering.findLiterals()
    lowering.nameDefaults()
    lowering.noteMembers()
    lowering.noteEncodedContents()
    lowering.warnOfContradictions()
    lowering.boxCycles()
    lowering.markPendingProperties()
    lowering.boxLargeMembers()
    bag.add(contentsOf: lowering.bag)
    return lowering.result
  }
}
