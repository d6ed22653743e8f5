import SchemaModel
import SchemaRuntime

/// The branches of a `oneOf` or `anyOf`.
struct Disjunction {
  var owner: SchemaID
  var keyword: Conjunction.Choice.Keyword
  var branches: [Branch]
  /// Branches that are choices themselves, whose own branches stand in their place.
  var flattened: [SchemaID] = []

  struct Branch {
    /// The position in the keyword; that of the choice around it, where it stands in one.
    var index: Int
    var schema: SchemaID
    /// The branch without null, within the types of the whole.
    var key: Conjunction
    /// Whether the schemas beside the choice are part of the key.
    var isJoined = false
  }
}

/// Finds the choices by which conjunctions become unions.
final class Disjunctions {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let inference: TypeInference
  private let literals: Literals
  private let never: NeverMatching
  private let parts: DescribedParts
  private let joins: JoinedBranches
  private let together: BranchesTogether
  /// The choices that were found, nil for conjunctions that become no union. A type asks several times.
  private var known: [Conjunction: Disjunction?] = [:]

  init(
    _ flattening: Flattening, _ inference: TypeInference, _ literals: Literals, _ never: NeverMatching,
    _ parts: DescribedParts, _ joins: JoinedBranches, _ together: BranchesTogether
  ) {
    (graph, self.flattening, self.inference) = (flattening.graph, flattening, inference)
    (self.literals, self.never, self.parts, self.joins) = (literals, never, parts, joins)
    self.together = together
  }

  /// The first `oneOf` or `anyOf` of the conjunction whose branches tell the Swift type, and are not one struct.
  func typed(of key: Conjunction) -> Disjunction? {
    if let known = known[key] { return known }
    let found = key.choices(in: graph).firstResult { choice, branches -> Disjunction? in
      let made = disjunction(of: branches, choice, within: joins.base(of: choice, in: key))
      return made == nil || together.areOneStruct(branches, of: choice, in: key) ? nil : made
    }
    known[key] = .some(found)
    return found
  }

  private func disjunction(
    of schemas: [SchemaID], _ choice: Conjunction.Choice, within base: Base
  ) -> Disjunction? {
    let whole = base.whole
    let types = whole.types ?? .everything
    let isSingleKind = types.singles.count == 1
    var branches: [Disjunction.Branch] = []
    var impossible: [Disjunction.Branch] = []
    var saysSomething = false
    let beside = whole.schemas + flattening.everything(from: choice.owner)
    let flat = flatBranches(schemas, of: choice.owner)
    let inferred = flat.branches.map { inference.types(of: flattening.conjunction(of: [$0.schema])) }
    let open = inferred.indices.filter { inferred[$0] == nil }
    guard isSingleKind || open.isEmpty || parts.describedKinds(of: whole).isEmpty && parts.isOpen(schemas)
    else { return nil }
    // A branch that may be anything comes last.
    for position in inferred.indices.filter({ inferred[$0] != nil }) + open {
      let (index, schema) = flat.branches[position]
      let conjunction = flattening.conjunction(of: [schema])
      // Null makes no case, unless a branch may be anything.
      let narrowed = inferred[position].map { $0.narrowed(to: types).subtracting(.null) } ?? types
      if narrowed.isEmpty { continue }
      let key = conjunction.narrowed(to: narrowed)
      if key == whole { continue }
      let isImpossible = never.matches((index, schema), of: narrowed, among: schemas, choice, beside: beside)
      if base.hasMembers, narrowed.contains(.object) {
        saysSomething = saysSomething || !isSingleKind || joins.adds(key, to: whole)
        let joined = joins.joined(whole, key, schema, settling: choice)
        let branch = Disjunction.Branch(index: index, schema: schema, key: joined, isJoined: true)
        if isImpossible || joins.allowsNoObject(joined) {
          impossible.append(branch)
        } else {
          branches.append(branch)
        }
      } else {
        saysSomething = saysSomething || !isSingleKind || parts.describes(key)
        let saysItems = narrowed == .array && parts.hasOwnItems(whole)
        let own = saysItems ? joins.joinedArray(whole, key, schema, settling: choice) : key
        let branch = Disjunction.Branch(index: index, schema: schema, key: own)
        let isEmpty =
          isImpossible
          || narrowed == .object && joins.allowsNoObject(joins.joined(whole, key, schema, settling: choice))
        if isEmpty { impossible.append(branch) } else { branches.append(branch) }
      }
    }
    // A choice that no value satisfies still has a type.
    if branches.isEmpty { branches = impossible }
    // The members that are required beside the choice are required of the only form.
    if branches.count == 1, !impossible.isEmpty, !branches[0].isJoined, branches[0].key.types == .object,
      !graph.requiredNames(of: whole).isSubset(of: graph.requiredNames(of: branches[0].key))
    {
      branches[0].key = joins.joined(whole, branches[0].key, branches[0].schema, settling: choice)
      branches[0].isJoined = true
    }
    guard saysSomething, !branches.isEmpty, !joins.hasTooMany(branches.count, within: base) else {
      return nil
    }
    return Disjunction(
      owner: choice.owner, keyword: choice.keyword, branches: branches, flattened: flat.flattened)
  }

  /// Branches of a choice, each with its position in that.
  private struct FlatBranches {
    var branches: [(index: Int, schema: SchemaID)] = []
    /// The branches whose own branches stand in their place.
    var flattened: [SchemaID] = []
  }

  /// The branches of a choice. A branch that is only a choice of several types is replaced by its own branches: the
  /// kind of a value tells whether it is one of these.
  private func flatBranches(_ schemas: [SchemaID], of owner: SchemaID) -> FlatBranches {
    let plain = FlatBranches(branches: schemas.enumerated().map { ($0, $1) })
    let named = graph.caseNames(of: owner).map(\.value)
    let choices = schemas.enumerated().map { index, schema in
      graph[schema].isChoiceAlone && !named.contains(String(index))
    }
    guard choices.contains(true) else { return plain }
    let types = schemas.compactMap { inference.types(of: flattening.conjunction(of: [$0])) }
    // A branch that may be anything has the kinds of all.
    guard types.count == schemas.count else { return plain }
    let areAlone = types.map { $0.subtracting(.null) }.haveKindsOfTheirOwn
    var flat = FlatBranches()
    for (index, schema) in schemas.enumerated() {
      guard choices[index], areAlone[index], literals.values(of: flattening.conjunction(of: [schema])) == nil
      else {
        flat.branches.append((index, schema))
        continue
      }
      let below = flatBranches(graph[schema].anyOf + graph[schema].oneOf, of: schema)
      flat.branches += below.branches.map { (index, $0.schema) }
      flat.flattened += [schema] + below.flattened
    }
    return flat
  }
}

extension Schema {
  /// Whether it is nothing but an `anyOf` or `oneOf`.
  fileprivate var isChoiceAlone: Bool { sites.count == 1 && !(anyOf.isEmpty && oneOf.isEmpty) }
}
