import SchemaModel
import SchemaRuntime

extension Lowering {
  mutating func tupleType(_ key: Conjunction, _ id: TypeID) -> TupleType {
    let least = key.schemas.compactMap { graph[$0].minItems }.max() ?? 0
    var tuple = TupleType()
    var scope = NameScope(reserved: ReservedNames.structMembers)
    for index in 0..<planner.positionCount(of: key) {
      tuple.positions.append(position(index, of: key, isRequired: index < least, id, &scope))
    }
    tuple.rest = restItems(of: key, behind: tuple.positions.count, id, &scope)
    memberScopes[id] = scope
    return tuple
  }

  private mutating func position(
    _ index: Int, of key: Conjunction, isRequired: Bool, _ id: TypeID, _ scope: inout NameScope
  ) -> Property {
    let schemas = key.schemas.compactMap { item(at: index, of: graph[$0]) }
    let conjunction = flattening.conjunction(of: schemas)
    let name = positionName(index, schemas, &scope)
    let fixed = isRequired ? literals.onlyValue(of: conjunction) : nil
    let type = fixed.map(\.type) ?? lower(all: schemas, parent: id, name: name)
    if fixed != nil {
      for schema in schemas { result.references[schema] = result.references[schema] ?? type }
    }
    explain(type, of: name, schemas, in: id, at: graph[schemas[0]].location)
    var documentation = words.documentationOfUse(schemas)
    // The position has its title for a name, so the documentation does not repeat it.
    if let title = documentation.title, SwiftNames.shortTitle(title) != nil { documentation.title = nil }
    return Property(
      key: String(index), name: name, schemas: schemas, isRequired: isRequired, type: type,
      fixedValue: fixed?.value ?? (isRequired ? onlyValue(of: type, conjunction) : nil),
      defaultValue: defaults.defaultValue(of: schemas), documentation: documentation)
  }

  private func item(at index: Int, of schema: Schema) -> SchemaID? {
    schema.prefixItems.indices.contains(index) ? schema.prefixItems[index] : schema.items
  }

  /// The author's name for the position, else its number in words.
  private func positionName(_ index: Int, _ schemas: [SchemaID], _ scope: inout NameScope) -> String {
    let given = schemas.compactMap { graph.name(of: $0) }.first
    let title = schemas.compactMap { graph[$0].title.flatMap(SwiftNames.shortTitle) }.first
    let number = Self.ordinals.indices.contains(index) ? Self.ordinals[index] : "item\(index + 1)"
    let wanted = (given ?? title).map {
      SwiftNames.members(
        $0, fallback: "item", suffix: "Item", reserved: ReservedNames.structMembers, isGiven: given != nil)
    }
    return scope.claim((wanted ?? []) + [number], at: graph[schemas[0]].location).name
  }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  private mutating func restItems(
    of key: Conjunction, behind count: Int, _ id: TypeID, _ scope: inout NameScope
  ) -> RestItems? {
    if let most = planner.mostItems(of: key), most <= count { return nil }
    let name = scope.claim(["rest", "restItems"]).name
    var items = key.schemas.compactMap { graph[$0].items }
    if items.isEmpty, let rest = planner.unevaluatedItems(of: key) {
      if graph.allowsNothing(rest) { return nil }
      items = [rest]
    }
    let title = items.compactMap { graph[$0].title.flatMap(SwiftNames.shortTitle) }.first
    return RestItems(name: name, element: lower(all: items, parent: id, name: title ?? "RestItem"))
  }

}
