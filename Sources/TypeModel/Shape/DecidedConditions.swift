import SchemaModel
import SchemaRuntime

extension Flattening {
  /// The decision of an `if` for all values of the types.
  private enum Decision {
    /// The condition holds for some values, or it is not known whether it does.
    case open
    case holds
    case fails
    /// `then` and `else` say the same of the type.
    case makesNoDifference
  }

  /// The conjunction with the consequence of a condition that is the same for all its values: `then` where the `if`
  /// asks for a type that all have, or where `else` allows none of them. Nil where each condition depends on the value.
  func decided(_ key: Conjunction) -> Conjunction? {
    deciding(key).map(withoutDecided)
  }

  /// What holds where a condition leads one way.
  struct Way {
    /// The schema with the condition.
    var owner: SchemaID
    /// The schema by which the way is known: `then` or `else`, or the `if` where that says nothing.
    var branch: SchemaID
    /// The schemas that hold: of `if`, `then` and `else` those that say what the values are.
    var holding: [SchemaID]
  }

  /// The conjunction for those of its values for which conditions lead these ways.
  func settling(_ key: Conjunction, _ ways: [Way]) -> Conjunction {
    var key = key
    for way in ways {
      key.settled[.init(owner: way.owner, keyword: .condition)] = way.branch
      let via = key.members.first { $0.schema == way.owner }?.via
      var known = Set(key.schemas)
      let added = way.holding.flatMap { members(of: $0, via: via) }.filter {
        known.insert($0.schema).inserted
      }
      key.members += added
      if let types = statedTypes(of: added) { key.types = key.types.map { $0.narrowed(to: types) } ?? types }
    }
    return withoutDecided(key)
  }

  /// The conjunction without schemas that have only a condition, where that is decided.
  private func withoutDecided(_ key: Conjunction) -> Conjunction {
    var key = key
    // The outcome of a condition decides which parts are unevaluated.
    let closes = key.schemas.contains {
      graph[$0].unevaluatedProperties != nil || graph[$0].unevaluatedItems != nil
    }
    let rest = key.members.filter { !key.hasDecided($0.schema) || !isConditionAlone($0.schema) }
    if closes || rest.isEmpty { return key }
    for member in key.members where !rest.contains(member) {
      key.settled[.init(owner: member.schema, keyword: .condition)] = nil
    }
    key.members = rest
    return key
  }

  /// The conjunction for values of the types without null, for which a type is made.
  func valueKey(_ conjunction: Conjunction, _ types: TypeSet) -> Conjunction {
    let key = conjunction.narrowed(to: types.subtracting(.null))
    return decided(key) ?? key
  }

  /// The branches that hold for all values of the conjunction, but not for all values of more types.
  func decidedBranches(of key: Conjunction) -> [SchemaID] {
    let settled = deciding(key)?.settled ?? [:]
    return settled.filter { key.settled[$0.key] == nil }.values.sorted()
  }

  private func deciding(_ key: Conjunction) -> Conjunction? {
    var key = key
    var isNew = false
    var next = 0
    // The consequence of a decided condition may have a condition that is decided in turn.
    while next < key.members.count {
      let member = key.members[next]
      next += 1
      let schema = graph[member.schema]
      let choice = Conjunction.Choice(owner: member.schema, keyword: .condition)
      guard let condition = schema.ifSchema, key.settled[choice] == nil else { continue }
      let branches: [SchemaID]
      switch decision(on: schema, condition, for: key.types) {
      case .open: continue
      case .holds:
        branches = [graph[condition].hasNone(but: [.type]) ? nil : condition, schema.thenSchema].compactMap(
          \.self)
      case .fails: branches = [schema.elseSchema].compactMap(\.self)
      case .makesNoDifference: branches = [schema.thenSchema].compactMap(\.self)
      }
      isNew = true
      key.settled[choice] = branches.last ?? condition
      let known = Set(key.schemas)
      let added = branches.flatMap { members(of: $0, via: member.via) }.filter {
        !known.contains($0.schema)
      }
      guard let types = statedTypes(of: added) else {
        key.members += added
        continue
      }
      key.members += added
      let narrowed = key.types.map { $0.narrowed(to: types) } ?? types
      // Fewer types decide more conditions.
      if narrowed != key.types { next = 0 }
      key.types = narrowed
    }
    return isNew ? key : nil
  }

  /// Whether the schema has only a condition with its consequences, and perhaps types. A document keeps its own type,
  /// because instances are validated against it.
  private func isConditionAlone(_ id: SchemaID) -> Bool {
    !graph[id].pointer.isEmpty && graph[id].hasNone(but: [.if, .then, .else, .type])
  }

  private func decision(on schema: Schema, _ condition: SchemaID, for types: TypeSet?) -> Decision {
    let asked = graph[condition]
    if let boolean = asked.boolean { return boolean ? .holds : .fails }
    if asked.onlyDescribes { return .holds }
    let ways = [schema.thenSchema, schema.elseSchema].compactMap(\.self).map { members(of: $0, via: nil) }
    if ways.count == 2, ways[0] == ways[1], !ways[0].isEmpty { return .makesNoDifference }
    guard let types, !types.isEmpty else { return .open }
    func excludes(_ branch: SchemaID?) -> Bool {
      branch.flatMap { typesStated(by: $0) }.map { $0.narrowed(to: types).isEmpty } ?? false
    }
    if excludes(condition) || excludes(schema.thenSchema) { return .fails }
    if excludes(schema.elseSchema) { return .holds }
    guard asked.hasNone(but: [.type]), let all = asked.types else { return .open }
    return types.narrowed(to: all) == types.normalized ? .holds : .open
  }
}
