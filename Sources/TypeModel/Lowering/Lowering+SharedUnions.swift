import Diagnostics
import SchemaModel
import SchemaRuntime

extension Lowering {
  /// The type of a union that is written alike elsewhere; nil for any other.
  mutating func lowerShared(_ key: Conjunction) -> TypeReference? {
    guard key.members.count == 1, let union = shared.byPlace[key.members[0].schema],
      let root = roots[graph[union.first].document], shared.keyOfUnion(key.members[0].schema) == key,
      let first = shared.keyOfUnion(union.first)
    else { return nil }
    let type: TypeReference
    if let id = nominals[first] {
      type = .named(id)
    } else {
      let id = declare(.namespace, home: Home(parent: root, name: union.name, schema: union.first))
      // The documentation of the first place does not hold for the others.
      result.types[id.index].documentation = Documentation()
      nominals[first] = id
      pending.append((id, first))
      sayShared(union, by: id)
      type = .named(id)
    }
    structural[key] = type
    return type
  }

  /// Notes which unions share a type, once that has a name.
  private mutating func sayShared(_ union: SharedUnion, by type: TypeID) {
    let place = graph[union.first].location
    // An anchor of YAML is one place.
    guard let other = union.places.map({ graph[$0].location }).first(where: { $0 != place }) else { return }
    bag.note(
      "\(union.places.count) unions are written alike, among them this one and that at \(other), so all have the type '\(result[type].name)'",
      at: place, help: "give a place a type of its own with an 'x-name'")
  }

  /// Records the types of the parts of unions that share a type.
  mutating func referSharedUnions() {
    for (schema, union) in shared.byPlace where schema != union.first {
      var waiting = Array(zip(shared.branches(of: union.first), shared.branches(of: schema)))
      while let (first, other) = waiting.popLast() {
        if let type = result.references[first], result.references[other] == nil {
          result.references[other] = type
        }
        waiting += zip(graph[first].subschemas, graph[other].subschemas).map { ($0.schema, $1.schema) }
      }
    }
  }
}
