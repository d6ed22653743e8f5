import TypeModel

extension TypeGraph {
  /// The names of all types' members: inside of a type, these hide functions and constants with the same names.
  var memberNames: Set<String> { types.reduce(into: []) { $0.formUnion($1.memberNames) } }
}

extension NominalType {
  /// The names of the members and cases, and of what generated code declares for them.
  var memberNames: [String] {
    switch declaration {
    case .object(let object):
      object.properties.flatMap { [$0.name, $0.name + "OrDefault"] } + object.containers.map(\.name.name)
        + object.patterned.map { $0.name + "Pattern" }
    case .tuple(let tuple): tuple.positions.map(\.name) + tuple.containers.map(\.name.name)
    case .union(let union): union.cases.map(\.name)
    case .stringEnum(let list), .integerEnum(let list), .numberEnum(let list), .literalEnum(let list),
      .openEnum(let list):
      list.cases.map(\.name) + [list.otherName].compactMap(\.self)
    case .wrapper, .alias, .namespace: []
    }
  }
}
