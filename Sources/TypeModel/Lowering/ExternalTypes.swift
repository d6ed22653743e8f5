import SchemaModel
import SchemaRuntime

/// Finds the types of other modules that a package chose for schemas.
struct ExternalTypes {
  private let graph: SchemaGraph
  private let settings: TypeSettings
  private let inference: TypeInference

  init(_ graph: SchemaGraph, _ settings: TypeSettings, _ inference: TypeInference) {
    (self.graph, self.settings, self.inference) = (graph, settings, inference)
  }

  /// The type of another module that carries the values of a conjunction; nil where there is none.
  func type(of conjunction: Conjunction) -> TypeReference? {
    guard !settings.external.isEmpty, let first = conjunction.members.first else { return nil }
    let isOne = conjunction.members.allSatisfy { $0.via == first.via }
    let candidates = (isOne ? [first.via] : []) + (conjunction.members.count == 1 ? [first.schema] : [])
    for candidate in candidates.compactMap(\.self) {
      let schema = graph[candidate]
      let place = ExternalPlace(
        document: graph.documents[schema.document].path, pointer: JSONPointer.text(of: schema.pointer))
      guard var type = settings.external[place] else { continue }
      let types = inference.types(of: conjunction) ?? .everything
      type.kinds = types.union(.null) == .everything ? [] : types.subtracting(.null)
      return types.contains(.null) ? TypeReference.custom(type).nullable : .custom(type)
    }
    return nil
  }
}
