import Diagnostics
import SchemaModel
import SchemaRuntime

/// After it, a warning says of each list of values that the schemas allow none of them, as with two enums without a common
/// value. The lists have a type all the same.
struct ContradictionWarnings {
  let graph: SchemaGraph
  let flattening: Flattening
  let literals: Literals

  func apply(to types: TypeGraph, into bag: inout DiagnosticBag) {
    for type in types.types {
      switch type.declaration {
      case .stringEnum, .integerEnum, .numberEnum, .literalEnum:
        warnIfNothingIsAllowed(type.schemas, into: &bag)
      case .object, .tuple:
        for property in type.properties where property.fixedValue != nil {
          warnIfNothingIsAllowed(property.schemas, into: &bag)
        }
      case .openEnum, .union, .wrapper, .alias, .namespace: break
      }
    }
  }

  private func warnIfNothingIsAllowed(_ schemas: [SchemaID], into bag: inout DiagnosticBag) {
    guard let first = schemas.first, literals.allowsNothing(flattening.conjunction(of: schemas)) else {
      return
    }
    bag.warning(
      "no value is allowed here: none of those that are listed satisfies all that is asked",
      at: graph[first].location, help: "list a value that every list and limit allows")
  }
}
