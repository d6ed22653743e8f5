import SchemaModel
import SchemaRuntime

/// The schemas that a choice stands beside.
struct Base {
  var whole: Conjunction
  /// Whether the whole names or types members apart from its choices.
  var hasOwnMembers: Bool
  /// Whether it names or types members apart from the choice: then the branches of that carry them, too.
  var hasMembers: Bool
}

/// Makes the conjunctions of branches with all that holds beside their choice.
final class JoinedBranches {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let inference: TypeInference
  private let literals: Literals
  private let never: NeverMatching
  private let presence: Presence
  private let parts: DescribedParts

  init(
    _ flattening: Flattening, _ inference: TypeInference, _ literals: Literals, _ never: NeverMatching,
    _ presence: Presence, _ parts: DescribedParts
  ) {
    (graph, self.flattening, self.inference) = (flattening.graph, flattening, inference)
    (self.literals, self.never, self.presence, self.parts) = (literals, never, presence, parts)
  }

  /// The most types that one object with several choices becomes: each branch of one goes with each branch of the
  /// others.
  static let mostCombinations = 64

  /// The base of a choice in the whole: members, and other choices that name members.
  func base(of choice: Conjunction.Choice, in whole: Conjunction) -> Base {
    let hasOwnMembers = parts.hasOwnMembers(whole)
    let hasMembers =
      hasOwnMembers
      || whole.choices(in: graph).contains { other, branches in
        other != choice && branches.contains { adds(flattening.conjunction(of: [$0]), to: whole) }
      }
    return Base(whole: whole, hasOwnMembers: hasOwnMembers, hasMembers: hasMembers)
  }

  /// Whether a choice has more branches, combined with those of all settled choices, than a reader would look at. The
  /// first choice of a schema without members of its own has its cases however many they are.
  func hasTooMany(_ count: Int, within base: Base) -> Bool {
    base.whole.types == .object && (base.hasOwnMembers || !base.whole.settled.isEmpty)
      && combinations(of: base.whole, times: count) > Self.mostCombinations
  }

  /// The members that an object must have by its schemas, or by each possible branch of a choice.
  func certainNames(of key: Conjunction) -> Set<ByteText> {
    let own = graph.requiredNames(of: key)
    return key.choices(in: graph).reduce(into: own) { names, next in
      let (choice, branches) = next
      let added = branches.map { graph.requiredNames(of: flattening.conjunction(of: [$0])).subtracting(own) }
      guard added.contains(where: { !$0.isEmpty }) else { return }
      names.formUnion(namesOfAll(added, branches, choice, in: key))
    }
  }

  /// The names that each possible branch of a choice adds; none where no branch is possible.
  /// - Parameter added: the names that each branch adds, possible or not.
  private func namesOfAll(
    _ added: [Set<ByteText>], _ branches: [SchemaID], _ choice: Conjunction.Choice, in key: Conjunction
  ) -> Set<ByteText> {
    let beside = key.schemas + flattening.everything(from: choice.owner)
    var common: Set<ByteText>?
    for (index, schema) in branches.enumerated() {
      let branch = flattening.conjunction(of: [schema])
      if let types = inference.types(of: branch), !types.contains(.object) { continue }
      let own = branch.narrowed(to: .object)
      if never.matches((index, schema), of: .object, among: branches, choice, beside: beside)
        || allowsNoObject(joined(key, own, schema, settling: choice))
      {
        continue
      }
      let left = common?.intersection(added[index]) ?? added[index]
      if left.isEmpty { return [] }
      common = left
    }
    return common ?? []
  }

  /// Whether a required member has no possible value: it must be `a` and `b`, or must not be there.
  func allowsNoObject(_ key: Conjunction) -> Bool {
    let required = graph.requiredNames(of: key)
    var named: [ByteText: [SchemaID]] = [:]
    for property in key.schemas.flatMap({ graph[$0].properties }) {
      let name = ByteText(property.name)
      if required.contains(name) { named[name, default: []].append(property.schema) }
    }
    return named.values.contains { literals.allowsNothing(flattening.conjunction(of: $0)) }
      || presence.isAnyAbsent(of: required.map(\.text), in: key, presence.nameLimits(of: key))
  }

  /// The branches of all choices that are settled, multiplied, times a number.
  func combinations(of whole: Conjunction, times count: Int) -> Int {
    whole.settled.keys.reduce(count) { product, choice in
      let owner = graph[choice.owner]
      let branches =
        switch choice.keyword {
        case .oneOf: owner.oneOf.count
        case .anyOf: owner.anyOf.count
        case .condition: 1
        }
      let (result, overflows) = product.multipliedReportingOverflow(by: branches)
      return overflows ? .max : result
    }
  }

  /// The conjunction for an instance of a branch: the branch, and all that the whole says besides.
  func joined(
    _ whole: Conjunction, _ branch: Conjunction, _ schema: SchemaID, settling choice: Conjunction.Choice
  ) -> Conjunction {
    joined(whole, branch, schema, settling: choice) { saysMore($0, than: $1) }
  }

  /// The conjunction for an array of a branch: the branch, and what the whole says of elements and positions.
  func joinedArray(
    _ whole: Conjunction, _ branch: Conjunction, _ schema: SchemaID, settling choice: Conjunction.Choice
  ) -> Conjunction {
    joined(whole, branch, schema, settling: choice) { id, _ in parts.saysItems(graph[id]) }
  }

  private func joined(
    _ whole: Conjunction, _ branch: Conjunction, _ schema: SchemaID, settling choice: Conjunction.Choice,
    with belongs: (SchemaID, [Conjunction.Choice: SchemaID]) -> Bool
  ) -> Conjunction {
    var settled = whole.settled.merging(branch.settled) { own, _ in own }
    settled[choice] = schema
    let own = whole.members.filter { belongs($0.schema, settled) }
    let known = Set(own.map(\.schema))
    let members = own + branch.members.filter { !known.contains($0.schema) }
    return Conjunction(
      members: members, types: branch.types, settled: settled, isCaseOfCondition: whole.isCaseOfCondition)
  }

  /// Whether a schema says anything of members apart from choices that are settled.
  private func saysMore(_ id: SchemaID, than settled: [Conjunction.Choice: SchemaID]) -> Bool {
    let schema = graph[id]
    let alone = Conjunction(members: [.init(schema: id, via: nil)], types: nil, settled: settled)
    return flattening.hasObjectSay(schema) || flattening.hasConditions(schema)
      || !alone.choices(in: graph).isEmpty
  }

  /// Whether a branch adds to the Swift types of an object's members: it names other members, or gives a type to one
  /// that the whole leaves open.
  func adds(_ branch: Conjunction, to whole: Conjunction) -> Bool {
    let known = Set(whole.schemas)
    var visited: Set<SchemaID> = []
    var waiting = [branch]
    while let next = waiting.popLast() {
      for id in next.schemas where !known.contains(id) && visited.insert(id).inserted {
        let schema = graph[id]
        if schema.properties.contains(where: { adds($0, to: whole) }) { return true }
        if !schema.patternProperties.isEmpty { return true }
        if schema.additionalProperties.map({ graph[$0].boolean == nil }) == true { return true }
        waiting += (schema.oneOf + schema.anyOf).map { flattening.conjunction(of: [$0]) }
      }
    }
    return false
  }

  /// Whether a branch adds to the Swift type of an object's members by what it says of one.
  func adds(_ property: NamedSchema, to whole: Conjunction) -> Bool {
    let own = flattening.conjunction(of: [property.schema])
    let ownTypes = inference.types(of: own)
    if own.members.isEmpty || ownTypes?.isEmpty == true { return false }
    let named = graph.schemas(of: property.name, in: whole.schemas)
    guard !named.isEmpty else { return true }
    let base = flattening.conjunction(of: named)
    guard let baseTypes = inference.types(of: base) else { return true }
    if Set(own.schemas).isSubset(of: base.schemas) { return false }
    if let ownTypes, baseTypes.singles.count > 1, baseTypes.narrowed(to: ownTypes) != baseTypes {
      return literals.values(of: base) == nil
    }
    return literals.values(of: own) == nil && own.schemas.contains { parts.isStructured(graph[$0]) }
  }
}
