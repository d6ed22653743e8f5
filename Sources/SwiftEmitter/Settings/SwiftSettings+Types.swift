public import Diagnostics
public import SchemaModel
public import TypeModel

extension SwiftSettings {
  /// Reports conformances of types that do not exist.
  public func check(_ types: TypeGraph, in graph: SchemaGraph, into bag: inout DiagnosticBag) {
    if conformances.isEmpty { return }
    let mentioned = MentionedTypes(types, in: graph)
    for conformance in conformances {
      if let type = conformance.type { _ = mentioned.type(type, into: &bag) }
    }
  }

  /// The further protocols that each type adopts, each once.
  func conformances(of types: TypeGraph, in graph: SchemaGraph) -> [TypeID: [String]] {
    if conformances.isEmpty { return [:] }
    let mentioned = MentionedTypes(types, in: graph)
    var found: [TypeID: [String]] = [:]
    // Types that do not exist have been reported.
    var bag = DiagnosticBag()
    func add(_ protocols: [String], to id: TypeID) {
      for name in protocols where found[id]?.contains(name) != true { found[id, default: []].append(name) }
    }
    for conformance in conformances {
      if let type = conformance.type {
        if let id = mentioned.type(type, into: &bag) { add(conformance.protocols, to: id) }
        continue
      }
      for type in types.types where type.isConcrete { add(conformance.protocols, to: type.id) }
    }
    return found
  }
}
