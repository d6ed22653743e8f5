package import SchemaRuntime

extension StatedLimits {
  /// The types of which limits that hold together leave no value: `minLength: 4` beside `maxLength: 1` leaves no string.
  package static func typesWithoutValue(_ schemas: [Schema]) -> TypeSet {
    var types: TypeSet = []
    let characters = least(schemas.map(\.minLength))
    if characters > most(schemas.map(\.maxLength)) || characters > most(schemas.map(\.extensions.maxBytes)) {
      types.insert(.string)
    }
    if least(schemas.map(\.minItems)) > most(schemas.map(\.maxItems)) { types.insert(.array) }
    if least(schemas.map(\.minProperties)) > most(schemas.map(\.maxProperties)) { types.insert(.object) }
    return types.union(numbersWithoutValue(schemas))
  }

  private static func least(_ limits: [Int?]) -> Int { limits.compactMap(\.self).max() ?? 0 }
  private static func most(_ limits: [Int?]) -> Int { limits.compactMap(\.self).min() ?? .max }

  private static func numbersWithoutValue(_ schemas: [Schema]) -> TypeSet {
    let low = schemas.compactMap(\.minimum).max()
    let above = schemas.compactMap(\.exclusiveMinimum).max()
    let high = schemas.compactMap(\.maximum).min()
    let below = schemas.compactMap(\.exclusiveMaximum).min()
    func isCrossed(_ low: JSONNumber?, _ high: JSONNumber?, mayMeet: Bool) -> Bool {
      guard let low, let high else { return false }
      return mayMeet ? high < low : !(low < high)
    }
    if isCrossed(low, high, mayMeet: true) || isCrossed(low, below, mayMeet: false)
      || isCrossed(above, high, mayMeet: false) || isCrossed(above, below, mayMeet: false)
    {
      return [.number, .integer]
    }
    // Between two integers that are next to each other there is none.
    guard let above = above?.int, let below = below?.int,
      case (let next, false) = above.addingReportingOverflow(1)
    else { return [] }
    return next == below ? .integer : []
  }
}
