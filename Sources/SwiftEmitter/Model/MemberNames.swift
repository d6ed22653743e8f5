import TypeModel

extension TypeGraph {
  /// What types have for members: inside of a type, its members' names are not those of functions and constants.
  var memberNames: Set<String> {
    var names: Set<String> = []
    for type in types {
      switch type.declaration {
      case .object(let object):
        for property in object.properties { names.formUnion([property.name, property.name + "OrDefault"]) }
        names.formUnion(object.containers.map(\.name.name))
        for members in object.patterned { names.insert(members.name + "Pattern") }
      case .tuple(let tuple):
        names.formUnion(tuple.positions.map(\.name))
        if let rest = tuple.rest { names.insert(rest.name) }
      case .stringEnum(let list), .integerEnum(let list), .numberEnum(let list), .literalEnum(let list),
        .openEnum(let list):
        names.formUnion(list.cases.map(\.name))
        if let other = list.otherName { names.insert(other) }
      case .union(let union): names.formUnion(union.cases.map(\.name))
      case .wrapper, .alias, .namespace: continue
      }
    }
    return names
  }
}
