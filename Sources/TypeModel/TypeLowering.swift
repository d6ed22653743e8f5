public import Diagnostics
public import SchemaModel

/// Decides which Swift type carries each schema, what it is called and which cycle is boxed.
///
/// A schema never makes it fail: what no type describes is carried by `JSONValue`. What a person might want to know
/// (two keys that need the same Swift name, say) is a warning.
public struct TypeLowering {
  private let graph: SchemaGraph

  public init(_ graph: SchemaGraph) { self.graph = graph }

  public func lower(into bag: inout DiagnosticBag) -> TypeGraph {
    var lowering = Lowering(graph)
    lowering.declareNamespaces()
    lowering.declareRoots()
    lowering.declareDefinitions()
    lowering.fillBodies()
    lowering.referDefinitions()
    lowering.wrapAliasesAroundTypes()
    lowering.nameDefaults()
    lowering.boxCycles()
    bag.add(contentsOf: lowering.bag)
    return lowering.result
  }
}
