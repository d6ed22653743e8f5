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
    checkFormats(into: &bag)
    if settings.names.isEmpty { return lower(naming: GivenNames(), into: &bag) }
    // Names are given by place, or by the names that types have otherwise: so there have to be types first.
    var unsaid = DiagnosticBag()
    let types = lower(naming: GivenNames(), into: &unsaid)
    let names = GivenNames(settings.names, types, graph, into: &bag)
    return bag.hasErrors ? types : lower(naming: names, into: &bag)
  }

  private func lower(naming names: GivenNames, into bag: inout DiagnosticBag) -> TypeGraph {
    var lowering = Lowering(graph, settings, names)
    lowering.selectDefinitions()
    lowering.declareNamespaces()
    lowering.declareRoots()
    lowering.declareDefinitions()
    lowering.fillBodies()
    lowering.referDefinitions()
    lowering.wrapAliasesAroundTypes()
    lowering.nameDefaults()
    lowering.boxCycles()
    lowering.markPendingProperties()
    bag.add(contentsOf: lowering.bag)
    return lowering.result
  }

  private func checkFormats(into bag: inout DiagnosticBag) {
    for format in settings.formats.map(\.format)
    where !graph.schemas.contains(where: { $0.format == format.text }) {
      let near = spellingSuggestion(for: format.text, among: Set(graph.schemas.compactMap(\.format)).sorted())
      bag.error(
        "no schema has the format '\(format.text)'", at: format.location,
        help: near.map { "did you mean '\($0)'?" })
    }
  }
}
