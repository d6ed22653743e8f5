import SchemaModel
import SchemaRuntime

extension ComparedRoot {
  /// What operations, messages and tools of both sides send in the same role, where no definitions are compared for it: a
  /// parameter may be a scalar, and a body may refer to another schema than before.
  /// - Parameter areCompared: whether two schemas of the joined graph are compared already.
  static func sent(
    _ pairs: [Sides<SchemaDocument>], in graph: SchemaGraph, shift: Int,
    unless areCompared: (Sides<SchemaID>) -> Bool
  ) -> [ComparedRoot] {
    var roots: [ComparedRoot] = []
    var known: [Sides<SchemaID>: Int] = [:]
    for pair in pairs {
      for (old, new) in PairedOccasions(pair.map(\.occasions)).pairs {
        var former = Dictionary(grouping: old.parts) { SentKey($0, of: old) }.mapValues { $0[...] }
        for part in new.parts {
          guard let other = former[SentKey(part, of: new)]?.popFirst() else { continue }
          let schemas = Sides(old: other.schema, new: SchemaID(index: part.schema.index + shift))
          if areCompared(schemas) { continue }
          let index = known[schemas] ?? roots.count
          if index == roots.count {
            known[schemas] = index
            roots.append(
              ComparedRoot(
                schemas: schemas, document: pair.new.path,
                definition: JSONPointer.text(of: graph[schemas.new].pointer)))
          }
          roots[index].directions.formUnion(new.directions(of: part.role))
        }
      }
    }
    return roots
  }
}

extension Occasion {
  /// The ways that values of a role are sent.
  func directions(of role: Role) -> Set<SchemaChange.Direction> {
    switch role {
    // A message goes either way: who publishes it is not who wrote the document.
    case .message, .headers, .key: [.requests, .responses]
    case .parameter, .request, .input: [isReversed ? .responses : .requests]
    case .response, .header, .output: [isReversed ? .requests : .responses]
    }
  }
}
