import TypeModel

extension TypeGraph {
  /// What types have for members: inside of a type, its members' names are not those of functions and constants.
  var memberNames: Set<String> { types.reduce(into: []) { $0.formUnion($1.memberNames) } }
}

extension NominalType {
  /// What the members and cases are called, and what generated code declares for them.
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
