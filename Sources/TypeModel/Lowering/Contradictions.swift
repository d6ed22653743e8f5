import SchemaModel
import SchemaRuntime

extension Lowering {
  /// Warns of lists of values of which the schemas allow none, such as two enums without a common value. They have a
  /// type all the same.
  mutating func warnOfContradictions() {
    for type in result.types {
      switch type.declaration {
      case .stringEnum, .integerEnum, .numberEnum, .literalEnum: warnIfNothingIsAllowed(type.schemas)
      case .object, .tuple:
        for property in type.properties where property.fixedValue != nil {
          warnIfNothingIsAllowed(property.schemas)
        }
      case .openEnum, .union, .wrapper, .alias, .namespace: break
      }
    }
  }

  private mutating func warnIfNothingIsAllowed(_ schemas: [SchemaID]) {
    guard let first = schemas.first, allowsNothing(flattening.conjunction(of: schemas)) else { return }
    bag.warning(
      "no value is allowed here: none of those that are listed satisfies all that is asked",
      at: graph[first].location, help: "list a value that every list and limit allows")
  }
}
