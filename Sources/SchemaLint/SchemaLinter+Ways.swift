import FixtureEmitter
import SchemaModel
import SchemaRuntime

// Conditions of which one side alone ever applies.
extension SchemaLinter {
  /// Reports a condition that holds for each value that the schemas around it allow, or for none.
  /// - Returns: whether it is one.
  mutating func checkWhetherOneWay(_ schema: Schema) -> Bool {
    guard let condition = openCondition(of: schema) else { return false }
    let context = context(of: schema)
    search.refill()
    let allowed = search.allowedTypes(by: context)
    if search.accepts(condition, allOf: context) {
      let effect = schema.elseSchema == nil ? "'then' always applies" : "'else' never applies"
      add("condition-one-way", "the condition always holds here, so that \(effect)", schema, .if)
      return true
    }
    let kinds = kinds(askedBy: condition)
    guard !allowed.isDisjoint(with: kinds) else { return false }
    let isPartial = !kinds.isSuperset(of: allowed)
    let subject = isPartial ? " for \(allowed.intersection(kinds).phrase)" : ""
    if isPartial, search.accepts(condition, allOf: context, among: kinds) {
      add("condition-one-way", "the condition always holds\(subject) here", schema, .if)
      return true
    }
    search.refill()
    guard let why = search.whyNothingMeets(context + [condition], among: kinds) else { return false }
    let effect = schema.thenSchema == nil ? "'else' always applies" : "'then' never applies"
    add(
      "condition-one-way",
      "the condition never holds\(subject) here\(isPartial ? "" : ", so that \(effect)"): \(why)", schema, .if
    )
    return true
  }

  /// Reports sides of conditions that refuse each value, though they do not say `false`.
  mutating func checkSides(_ own: [Schema]) {
    for schema in own where !oneWay.contains(schema.id) && !allowsNothing(schema.id) {
      guard let condition = openCondition(of: schema) else { continue }
      let context = context(of: schema)
      // What is of no type that the condition asks about meets it.
      let (asked, allowed) = (kinds(askedBy: condition), search.allowedTypes(by: context))
      let kinds = asked.isSuperset(of: allowed) ? .every : asked.intersection(allowed)
      if kinds.isEmpty { continue }
      let sides = [
        (schema.thenSchema, Keyword.then, [condition], "holds"),
        (schema.elseSchema, .else, [], "does not hold"),
      ]
      for case (let side?, let keyword, let held, let verb) in sides
      where isOpen(side) && !isTold(side, context) {
        search.refill()
        guard let why = search.whyNothing(context + held + [side], among: kinds) else { continue }
        add(
          "condition-one-way", "where the condition \(verb), no value is valid: \(why)", schema, keyword,
          help: "say 'false' there if that is meant")
      }
    }
  }

  func sides(of schema: Schema) -> [SchemaID] {
    [schema.thenSchema, schema.elseSchema].compactMap(\.self)
  }

  /// A condition with a side, unless it says itself that it holds always or never.
  private func openCondition(of schema: Schema) -> SchemaID? {
    guard !sides(of: schema).isEmpty, !allowsNothing(schema.id) else { return nil }
    return schema.ifSchema.flatMap { isOpen($0) && !graph[$0].acceptsAll ? $0 : nil }
  }

  private func isOpen(_ id: SchemaID) -> Bool { graph[id].boolean == nil && !allowsNothing(id) }

  /// The schema with those around it, as far as they allow a value together.
  private func context(of schema: Schema) -> [SchemaID] {
    let around = around(schema) + [schema.id]
    guard around.count > 1, search.members(of: around).count <= Self.mostTogether else { return [schema.id] }
    search.refill()
    return search.allowNothing(around) ? [schema.id] : around
  }

  /// The types of values of which a schema asks something; every type where it may ask something of any.
  private func kinds(askedBy id: SchemaID) -> TypeSet {
    let asked = graph[id].sites.map(\.keyword).filter { !Schema.describingKeywords.contains($0) }
    let subjects = asked.compactMap(\.subjects)
    return subjects.count == asked.count ? subjects.reduce(into: TypeSet()) { $0.formUnion($1) } : .every
  }

  /// Whether another finding says what is wrong on a side: a part of it, or a member that it requires.
  private func isTold(_ side: SchemaID, _ context: [SchemaID]) -> Bool {
    let (own, pointer) = (graph[side], JSONPointer.text(of: graph[side].pointer))
    let isFound = findings.contains {
      Self.rulesOfParts.contains($0.rule) && $0.place.file == own.location.file
        && ($0.location == pointer || $0.location.hasPrefix(pointer + "/"))
    }
    return isFound
      || search.requiredNames(of: [side]).contains { name in
        context.contains { forbids(name, of: [$0, side]) }
      }
  }

  /// Of more schemas that hold together, those around a condition are not looked at with it.
  private static let mostTogether = 1_000

  private static let rulesOfParts: Set = [
    "no-value", "limits-contradict", "required-forbidden", "property-impossible", "branch-never-matches",
    "const-invalid", "pattern-matches-nothing",
  ]
}
