import SchemaModel
import SchemaRuntime

extension Site {
  /// The kinds of value that a schema is asked of, by its own demands and by what holds around it; nil for any.
  func kindsAsked(of id: SchemaID) -> TypeSet? {
    if let known = kindsAsked[id] { return known }
    if isOfNames(id) { return .string }
    let group = Group([id] + describing(id).filter { $0 != id }, graph)
    let kinds = group.kindsOfForms(graph)?.widened
    kindsAsked[id] = .some(kinds)
    return kinds
  }

  /// The kinds of value that a schema is asked of, by what holds around it; nil for any.
  func kindsAround(_ id: SchemaID) -> TypeSet? {
    Group(describing(id).filter { $0 != id }, graph).kindsOfForms(graph)?.widened
  }

  /// The kinds of value of which a schema may refuse some.
  func kindsRefused(by id: SchemaID) -> TypeSet {
    TypeSet.every.subtracting(graph.typesAccepted(by: id, followsDemands: true))
  }

  /// How many items each list has of which a schema is asked.
  func leastItems(asked id: SchemaID) -> Int {
    parts(of: [id] + describing(id)).map { graph[$0].minItems ?? 0 }.max() ?? 0
  }

  /// Whether a schema is asked of the names of members.
  func isOfNames(_ id: SchemaID) -> Bool {
    guard let place = places[id], let step = place.step, let parent = place.parent else { return false }
    return step == .names
      || !step.isInside && step != .contains && step != .content
        && isOfNames(parent)
  }

  /// The schemas that hold for each value of which a schema is asked: those around it, and those that describe the same
  /// member or item of their values.
  private func describing(_ id: SchemaID) -> [SchemaID] {
    guard let place = places[id], let step = place.step, let parent = place.parent else { return [] }
    let around = describing(parent)
    let holding = ([parent] + around).uniqueIDs
    switch step {
    case .form, .choice, .part, .then, .otherwise, .with, .not, .condition, .warning: return holding
    case .member(let name):
      return reasoning?.certainSchemas(ofMember: name, of: holding)
        ?? describers(of: name, in: parts(of: holding))
    case .item(let index): return reasoning?.certainSchemas(ofItem: index, of: holding) ?? []
    case .items, .contains:
      return parts(of: holding).filter { graph[$0].prefixItems.isEmpty }.compactMap { graph[$0].items }
    case .others: return parts(of: holding).compactMap { graph[$0].additionalProperties }
    case .pattern(let pattern):
      return parts(of: holding).flatMap { graph[$0].patternProperties }
        .filter { $0.name.hasSameScalars(as: pattern) }.map(\.schema)
    case .unevaluated, .otherItems, .names, .content: return []
    }
  }
}
