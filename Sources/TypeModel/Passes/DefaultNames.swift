import Diagnostics
import SchemaModel
import SchemaRuntime

/// After it, the accessors of defaults have names. A property has one where its value may be left out, and the default is a
/// value of its type that can be written down, or made from a text; literals of unions are found before.
struct DefaultNames {
  let graph: SchemaGraph
  let judge: ListedValueJudge
  /// The names of the members of structs.
  let scopes: [TypeID: NameScope]

  func apply(to types: inout TypeGraph, into bag: inout DiagnosticBag) {
    for id in types.types.map(\.id) {
      guard var scope = scopes[id] else { continue }
      switch types[id].declaration {
      case .object(var object):
        nameDefaults(of: &object.properties, in: types[id], types, &scope, into: &bag)
        types.types[id.index].declaration = .object(object)
      case .tuple(var tuple):
        nameDefaults(of: &tuple.positions, in: types[id], types, &scope, into: &bag)
        types.types[id.index].declaration = .tuple(tuple)
      case .stringEnum, .integerEnum, .numberEnum, .literalEnum, .openEnum, .union, .wrapper, .alias,
        .namespace:
        break
      }
    }
  }

  private func nameDefaults(
    of properties: inout [Property], in type: NominalType, _ types: TypeGraph, _ scope: inout NameScope,
    into bag: inout DiagnosticBag
  ) {
    for index in properties.indices {
      let property = properties[index]
      guard let value = property.defaultValue, !property.isRequired else { continue }
      let place = graph[property.schemas.first ?? type.schema].location
      guard hasExpression(value, of: property, types) else {
        if let reason = reasonForNoAccessor(value, of: property, types) {
          bag.note("the default of '\(property.key)' has no accessor: \(reason)", at: place)
        }
        continue
      }
      let wanted = property.name + "OrDefault"
      let name = scope.claim([wanted]).name
      properties[index].defaultAccessor = name
      if name == wanted { continue }
      bag.warning(
        "another property is called '\(wanted)' in Swift, so the default of '\(property.key)' is called '\(name)'",
        at: place, help: "give one of them an 'x-name'")
    }
  }

  /// Why a default has no accessor. Nil where the default is null for a member that cannot be null: many authors write
  /// that for a member that may be left out.
  private func reasonForNoAccessor(
    _ value: JSONValue, of property: Property, _ types: TypeGraph
  ) -> String? {
    if value.isNull { return nil }
    if property.schemas.contains(where: { judge.verdict(on: value, by: $0) == false }) {
      return "the schema refuses it"
    }
    if let name = types.deprecatedMember(of: value, as: property.type) {
      return "its member '\(name)' is deprecated, so no initializer takes it"
    }
    let type = property.type.nonNull.spelling { types[$0].qualifiedName }
    return "no Swift expression of type '\(type)' is known for it"
  }

  private func hasExpression(_ value: JSONValue, of property: Property, _ types: TypeGraph) -> Bool {
    // Where null is a value of a member that may be left out, `nil` is the default.
    if value.isNull, property.presence == .optionalNullable { return true }
    let type = property.type.nonNull
    return types.spells(value, as: type) || types.convertedText(of: value, as: type) != nil
  }
}
