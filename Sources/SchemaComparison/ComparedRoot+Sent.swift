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
        var former = Dictionary(grouping: old.parts, by: PartKey.init).mapValues { $0[...] }
        for part in new.parts {
          guard let other = former[PartKey(part)]?.popFirst() else { continue }
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

  /// What tells the parts of an occasion apart.
  private struct PartKey: Hashable {
    let role: Occasion.Role
    let label: ScalarKey
    let form: ScalarKey

    init(_ part: Occasion.Part) {
      (role, label, form) = (part.role, ScalarKey(part.label), ScalarKey(part.form))
    }
  }
}

/// The operations, messages and tools of two documents: those that both have, by method and path or name, or else by their
/// ids, and those that one side alone has.
struct PairedOccasions {
  private(set) var pairs: [(old: Occasion, new: Occasion)] = []
  private(set) var removed: [Occasion] = []
  private(set) var added: [Occasion] = []

  init(_ occasions: Sides<[Occasion]>) {
    let titles = Set(occasions.new.map { ScalarKey($0.title) })
    var byTitle: [ScalarKey: Occasion] = [:]
    var byName: [ScalarKey: Occasion] = [:]
    for occasion in occasions.old.reversed() {
      byTitle[ScalarKey(occasion.title)] = occasion
      if !titles.contains(ScalarKey(occasion.title)), let name = occasion.identifier {
        byName[ScalarKey(name)] = occasion
      }
    }
    var known: Set<ScalarKey> = []
    for occasion in occasions.new {
      let old = byTitle[ScalarKey(occasion.title)] ?? occasion.identifier.flatMap { byName[ScalarKey($0)] }
      if let old {
        pairs.append((old, occasion))
        known.insert(ScalarKey(old.title))
      } else {
        added.append(occasion)
      }
    }
    removed = occasions.old.filter { !known.contains(ScalarKey($0.title)) }
  }
}

extension Occasion {
  /// The ways that values of a role are sent.
  func directions(of role: Role) -> Set<SchemaChange.Direction> {
    switch role {
    // A message goes either way: who publishes it is not who wrote the document.
    case .message, .headers, .key: [.requests, .responses]
    case .parameter, .request, .input: [isReversed ? .responses : .requests]
    case .response, .output: [isReversed ? .requests : .responses]
    }
  }
}
