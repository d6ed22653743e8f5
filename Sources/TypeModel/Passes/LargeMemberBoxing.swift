import SchemaModel

/// After it, no type stores many values in place: members with such are boxed, and unions with such a payload are indirect.
///
/// A value that holds large values in place is large itself, and so is the code that copies it: a value nested twice on
/// each of twenty levels would be a million times as large as its last part.
struct LargeMemberBoxing {
  /// The order in which the sizes of types are known, since cycles are broken and custom types are marked.
  let order: StorageOrder

  /// How many values a member may store in place, in the storage of its type and of the types in there.
  private static let largest = 48

  func apply(to types: inout TypeGraph) {
    var sizes: [TypeID: Int] = [:]
    for id in order.ids { sizes[id] = boxLargeMembers(of: id, sizes, &types) }
  }

  /// - Parameter sizes: those of the types that are stored in the type.
  /// - Returns: how many values the type stores in place.
  private func boxLargeMembers(
    of id: TypeID, _ sizes: [TypeID: Int], _ types: inout TypeGraph
  ) -> Int {
    func size(_ type: TypeReference) -> Int { type.contained.flatMap { sizes[$0] } ?? 1 }
    func isLarge(_ type: TypeReference) -> Bool { size(type) > Self.largest }
    func box(_ properties: inout [Property]) -> Int {
      var total = 0
      for index in properties.indices where properties[index].fixedValue == nil {
        if !properties[index].isPending, isLarge(properties[index].type) { properties[index].isBoxed = true }
        total += properties[index].isBoxed ? 1 : size(properties[index].type)
      }
      return total
    }
    switch types[id].declaration {
    case .object(var object):
      let size = box(&object.properties) + object.patterned.count + (object.additional == nil ? 0 : 1)
      types.types[id.index].declaration = .object(object)
      return size
    case .tuple(var tuple):
      let size = box(&tuple.positions) + 1
      types.types[id.index].declaration = .tuple(tuple)
      return size
    case .union(var union):
      let payloads = union.cases.filter { $0.constant == nil }.map(\.payload)
      if payloads.contains(where: isLarge) { union.isIndirect = true }
      types.types[id.index].declaration = .union(union)
      return union.isIndirect ? 1 : 1 + (payloads.map(size).max() ?? 0)
    case .wrapper(let wrapper): return wrapper.isBoxed ? 1 : size(wrapper.value)
    case .alias(let type): return size(type)
    case .stringEnum, .integerEnum, .numberEnum, .literalEnum, .openEnum, .namespace: return 1
    }
  }
}
