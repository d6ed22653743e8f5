import SchemaModel
import SchemaRuntime

/// Gives the structs of arrays their positions.
struct TupleBodies {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let literals: Literals
  private let planner: TypePlanner
  private let words: WrittenWords
  private let defaults: WrittenDefaults
  private let reasons: MemberReasons

  init(_ shapes: Shapes, _ reasons: MemberReasons) {
    (graph, flattening, literals) = (shapes.graph, shapes.flattening, shapes.literals)
    (planner, words, defaults) = (shapes.planner, shapes.words, shapes.defaults)
    self.reasons = reasons
  }

  /// The struct for the arrays of a conjunction, which `id` is declared for.
  func tupleType(
    _ key: Conjunction, _ id: TypeID, _ lowering: inout Lowering, _ records: inout MemberRecords
  ) -> TupleType {
    let least = key.schemas.compactMap { graph[$0].minItems }.max() ?? 0
    var tuple = TupleType()
    var scope = NameScope(reserved: ReservedNames.structMembers)
    for index in 0..<planner.positionCount(of: key) {
      tuple.positions.append(
        position(index, of: key, isRequired: index < least, id, &scope, &lowering, &records))
    }
    tuple.rest = restItems(of: key, behind: tuple.positions.count, id, &scope, &lowering)
    records.scopes[id] = scope
    return tuple
  }

  private func position(
    _ index: Int, of key: Conjunction, isRequired: Bool, _ id: TypeID, _ scope: inout NameScope,
    _ lowering: inout Lowering, _ records: inout MemberRecords
  ) -> Property {
    let schemas = key.schemas.compactMap { item(at: index, of: graph[$0]) }
    let conjunction = flattening.conjunction(of: schemas)
    let name = positionName(index, schemas, &scope)
    let fixed = isRequired ? literals.onlyValue(of: conjunction) : nil
    let type = fixed.map(\.type) ?? lowering.lower(all: schemas, parent: id, name: name)
    if fixed != nil {
      for schema in schemas {
        lowering.result.references[schema] = lowering.result.references[schema] ?? type
      }
    }
    records.notes.append(
      reasons.note(on: type, of: name, schemas, in: id, at: graph[schemas[0]].location, lowering))
    var documentation = words.documentationOfUse(schemas)
    // The position has its title for a name, so the documentation does not repeat it.
    if let title = documentation.title, SwiftNames.shortTitle(title) != nil { documentation.title = nil }
    return Property(
      key: String(index), name: name, schemas: schemas, isRequired: isRequired, type: type,
      fixedValue: fixed?.value ?? (isRequired ? lowering.onlyValue(of: type, conjunction) : nil),
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

  private func restItems(
    of key: Conjunction, behind count: Int, _ id: TypeID, _ scope: inout NameScope,
    _ lowering: inout Lowering
  ) -> RestItems? {
    if let most = planner.mostItems(of: key), most <= count { return nil }
    let name = scope.claim(["rest", "restItems"]).name
    var items = key.schemas.compactMap { graph[$0].items }
    if items.isEmpty, let rest = planner.unevaluatedItems(of: key) {
      if graph.allowsNothing(rest) { return nil }
      items = [rest]
    }
    let title = items.compactMap { graph[$0].title.flatMap(SwiftNames.shortTitle) }.first
    return RestItems(name: name, element: lowering.lower(all: items, parent: id, name: title ?? "RestItem"))
  }
}
