import FixtureEmitter
import SchemaModel
import SchemaRuntime

/// Shows the demands of several schemas on one value together, however they are spelt: it follows references,
/// `allOf`, unions of which one branch is possible, and double negations.
struct SchemaView {
  let ids: [SchemaID]
  let schemas: [Schema]
  let isForbidden: Bool
  let types: TypeSet
  /// The types that are named, whatever its unions ask.
  let namedTypes: TypeSet
  /// The only values, where `const` and `enum` list them and the other keywords allow them.
  let literals: [JSONValue]?
  /// Whether the other keywords refuse one of the values that `const` and `enum` list.
  let refusesListed: Bool
  /// The unions and negations that ask nothing more than the types and schemas of the view.
  private let settled: Settled
  /// The types of the values that are looked at.
  let kinds: TypeSet
  /// The schemas without the branches that are read in place of their unions.
  private let given: [SchemaID]
  /// The unions that are read as such, even where one branch alone is possible, and the negations, each as a list of its schema.
  let open: Set<[SchemaID]>

  /// - Parameters:
  ///   - kinds: the types of the values that are looked at.
  ///   - open: unions and negations that are read as such, even where one branch alone is possible, or types alone are excluded.
  init(
    _ given: [SchemaID], _ search: InstanceSearch, kinds: TypeSet = .all, open: Set<[SchemaID]> = []
  ) {
    let reader = Reader(search: search, kinds: kinds, open: open)
    var ids = given
    var members = search.members(of: ids)
    namedTypes = reader.ownTypes(of: members.map { search.graph[$0] })
    while let part = reader.implied(by: members, beside: ids) {
      ids.append(part)
      members = search.members(of: ids)
    }
    self.ids = ids
    self.given = given
    self.open = open
    self.kinds = kinds
    schemas = members.map { search.graph[$0] }
    types = reader.types(of: schemas)
    settled = reader.settled(schemas)
    let lists = schemas.compactMap(\.listedValues)
    if var values = lists.first {
      for other in lists.dropFirst() { values.removeAll { !other.contains($0) } }
      var seen: Set<JSONValue> = []
      values = values.filter { !$0.types.isDisjoint(with: kinds) && seen.insert($0).inserted }
      let count = values.count
      if values.count <= 512 {
        search.refill()
        let isOfDraft4 = schemas.contains { $0.dialect.isLikeDraft4 }
        values = values.filter { value in
          (isOfDraft4 ? value.spellings : [value]).contains { search.accepts($0, ids) } || search.isExhausted
        }
      }
      literals = values
      refusesListed = values.count < count
    } else {
      literals = nil
      refusesListed = false
    }
    // Where no listed value is left, no value is allowed.
    isForbidden = types.isEmpty || literals?.isEmpty ?? false || search.isForbidden(ids)
  }

  /// The types of the values that are allowed, by the listed values, too.
  var valueTypes: TypeSet {
    literals.map { values in
      values.reduce([]) { $0.union($1.types.contains(.integer) ? .integer : $1.types) }
    } ?? types
  }

  /// The first schema that has a keyword.
  func owner(of keyword: Keyword) -> Schema? { schemas.first { $0.sites[keyword] != nil } }

  /// The schema that stands for the whole where no keyword does.
  var head: SchemaID? { schemas.first?.id ?? ids.first }

  /// The unions of more than one branch, with the schema that has them.
  func choices(_ branches: KeyPath<Schema, [SchemaID]>) -> [(owner: Schema, branches: [SchemaID])] {
    schemas.filter { $0[keyPath: branches].count > 1 && !settled.unions.contains($0[keyPath: branches]) }
      .map { ($0, $0[keyPath: branches]) }
  }

  /// The branches that no value of the view's types can have.
  func impossible(among branches: [SchemaID]) -> [SchemaID] { branches.filter(settled.impossible.contains) }

  /// The unions of which one branch alone is possible, and is read in their place.
  var implied: [(owner: Schema, keyword: KeyPath<Schema, [SchemaID]>, branch: SchemaID)] {
    guard ids.count > given.count else { return [] }
    let parts = Set(ids.dropFirst(given.count))
    return schemas.flatMap { schema in
      [\Schema.anyOf, \.oneOf].compactMap { keyword in
        guard schema[keyPath: keyword].count > 1 else { return nil }
        return schema[keyPath: keyword].first(where: parts.contains).map { (schema, keyword, $0) }
      }
    }
  }

  /// The view in which some unions and negations are read as such.
  func opened(_ open: Set<[SchemaID]>, _ search: InstanceSearch) -> SchemaView {
    SchemaView(given, search, kinds: kinds, open: open)
  }

  /// The negations, each with the schema that has it; whether it asks nothing more than the types of the view.
  var negations: [(owner: SchemaID, schema: SchemaID, isSettled: Bool)] {
    schemas.compactMap { schema in
      schema.not.map { (schema.id, $0, settled.negations.contains($0)) }
    }
  }

  /// The schemas that must not hold, each with the schema whose `not` it is.
  var excluded: [(owner: SchemaID, schema: SchemaID)] {
    schemas.compactMap { schema in
      schema.not.flatMap { settled.negations.contains($0) ? nil : (schema.id, $0) }
    }
  }
}

extension SchemaView {
  private struct Settled {
    var unions: Set<[SchemaID]> = []
    var negations: Set<SchemaID> = []
    /// The branches of unions that no value of the view's types can have.
    var impossible: Set<SchemaID> = []
  }

  /// Reads unions and negations by the types of the values that may meet them.
  private struct Reader {
    let search: InstanceSearch
    let kinds: TypeSet
    let open: Set<[SchemaID]>

    /// A schema that has to hold: the only possible branch of a union, or the schema `S` of `not: {not: S}`.
    func implied(by members: [SchemaID], beside ids: [SchemaID]) -> SchemaID? {
      func isNew(_ id: SchemaID) -> Bool { !ids.contains(id) && !members.contains(id) }
      let schemas = members.map { search.graph[$0] }
      let allowed = ownTypes(of: schemas)
      for schema in schemas {
        for branches in [schema.anyOf, schema.oneOf] where !open.contains(branches) {
          let possible = self.possible(branches, among: allowed)
          if possible.count == 1, isNew(possible[0]) { return possible[0] }
        }
      }
      // A report names the outer negation, so that a change within is looked for as one of a condition.
      guard kinds != .all, !schemas.contains(where: \.looksAtEvaluated) else { return nil }
      return schemas.firstResult { schema in
        negation(schema).flatMap(negated).flatMap { isNew($0) ? $0 : nil }
      }
    }

    /// The schema that must not hold; nil where the negation is read as such.
    private func negation(_ schema: Schema) -> SchemaID? {
      schema.not.flatMap { open.contains([$0]) ? nil : $0 }
    }

    private func possible(_ branches: [SchemaID], among allowed: TypeSet) -> [SchemaID] {
      branches.count == 1 ? branches : branches.filter { !types(of: $0).isDisjoint(with: allowed) }
    }

    /// The schema under `not` of a schema that asks nothing else.
    private func negated(_ id: SchemaID) -> SchemaID? {
      let members = search.members(of: [id]).map { search.graph[$0] }
      let found = members.compactMap(\.not)
      return found.count == 1 && members.allSatisfy { $0.asksOnly(.not) } ? found[0] : nil
    }

    /// How deep unions in the branches of unions are looked at.
    private static let depth = 2

    /// The types of a schema, and of those that hold with it; a union deep in it is left out of account.
    private func types(of id: SchemaID, depth: Int = Reader.depth) -> TypeSet {
      let members = search.members(of: [id]).map { search.graph[$0] }
      if search.isForbidden([id]) { return [] }
      var types = ownTypes(of: members, among: .all)
      for member in members {
        if let values = member.listedValues, values.count <= 64 {
          types.formIntersection(values.reduce([]) { $0.union($1.types.withIntegers) })
        }
        for branches in [member.anyOf, member.oneOf] where !branches.isEmpty && depth > 0 {
          types.formIntersection(branches.reduce([]) { $0.union(self.types(of: $1, depth: depth - 1)) })
        }
      }
      return types
    }

    func ownTypes(of schemas: [Schema], among all: TypeSet? = nil) -> TypeSet {
      let named = schemas.reduce(all ?? kinds) { $0.intersection($1.types?.withIntegers ?? .all) }
      // A multiple of an integer is one.
      return schemas.contains { $0.multipleOf?.isInteger ?? false } ? named.subtracting(.number) : named
    }

    /// The types that the schemas allow together, with the branches of their unions, one of which has to hold.
    func types(of schemas: [Schema]) -> TypeSet {
      var types = ownTypes(of: schemas)
      for schema in schemas {
        for branches in [schema.anyOf, schema.oneOf] where !branches.isEmpty {
          types = types.intersection(branches.reduce([]) { $0.union(self.types(of: $1)) })
        }
        guard let other = negation(schema) else { continue }
        if let inner = negated(other) { types.formIntersection(self.types(of: inner)) }
        if asksOnlyTypes(other) { types.subtract(whole(self.types(of: other))) }
      }
      return types
    }

    /// Types without integers where other numbers are not among them: a view does not say "numbers that are none".
    private func whole(_ types: TypeSet) -> TypeSet {
      types.contains(.number) ? types : types.subtracting(.integer)
    }

    func settled(_ schemas: [Schema]) -> Settled {
      var settled = Settled()
      let allowed = ownTypes(of: schemas)
      let isWatched = schemas.contains(where: \.looksAtEvaluated)
      for schema in schemas {
        for (branches, isExclusive) in [(schema.anyOf, false), (schema.oneOf, true)] where branches.count > 1
        {
          let isOpen = !isExclusive && !isWatched && branches.contains { search.graph[$0].acceptsAll }
          let possible = self.possible(branches, among: allowed)
          settled.impossible.formUnion(Set(branches).subtracting(possible))
          guard !open.contains(branches) else { continue }
          if isOpen || possible.count == 1 || asksTypes(possible, isExclusive, allowed) {
            settled.unions.insert(branches)
          }
        }
        guard let other = negation(schema) else { continue }
        let types = self.types(of: other)
        let inner = negated(other)
        if inner.map({ kinds != .all && !isWatched || asksOnlyTypes($0) }) ?? false
          || asksOnlyTypes(other) && whole(types) == types
        {
          settled.negations.insert(other)
        }
      }
      return settled
    }

    /// Whether a union asks for one of several types, and nothing else.
    private func asksTypes(_ branches: [SchemaID], _ isExclusive: Bool, _ allowed: TypeSet) -> Bool {
      guard branches.allSatisfy(asksOnlyTypes) else { return false }
      guard isExclusive else { return true }
      var seen: TypeSet = []
      return branches.allSatisfy { branch in
        let own = types(of: branch).intersection(allowed)
        defer { seen.formUnion(own) }
        return own.isDisjoint(with: seen)
      }
    }

    private func asksOnlyTypes(_ id: SchemaID) -> Bool {
      search.members(of: [id]).allSatisfy { search.graph[$0].asksOnly(.type) }
    }
  }
}

extension Schema {
  /// Whether no keyword but this one asks anything of a value. A view has the target of its reference beside it.
  fileprivate func asksOnly(_ keyword: Keyword) -> Bool {
    boolean != false && hasNone(but: [keyword, .ref, .defs, .deprecated, .readOnly, .writeOnly])
  }

  /// Whether its keywords depend on what other schemas have evaluated.
  var looksAtEvaluated: Bool { !unevaluatedParts.isEmpty }
}

extension TypeSet {
  static var all: TypeSet { [.null, .boolean, .object, .array, .string, .number, .integer] }

  var withIntegers: TypeSet { contains(.number) ? union(.integer) : self }

  /// The names, integers not beside numbers.
  var names: [String] {
    TypeSet.named.filter { contains($0.type) && !($0.type == .integer && contains(.number)) }.map(\.name)
  }
}
