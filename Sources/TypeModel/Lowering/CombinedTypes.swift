import Diagnostics
import SchemaModel

/// Limits the types that are declared for several schemas of one value together.
///
/// Each schema may have a type of its own. Where members and branches of one meet those of others there may be a type for
/// each set of schemas, and sets are exponentially many. So the types of sets have a budget in each document, which grows
/// with its schemas; a set that comes when it is spent is `JSONValue`.
struct CombinedTypes {
  /// The least budget of a document, in members of such types: an object with `JoinedBranches.mostCombinations` structs and a
  /// dozen members stays below.
  static let leastBudget = 1_000
  static let budgetOfSchema = 2

  /// How many schemas each document has.
  private let schemaCounts: [Int: Int]
  /// The budget that is left in each document.
  private var left: [Int: Int] = [:]
  /// The payloads of unions, which the unions' costs include.
  private var paid: Set<Conjunction> = []
  /// The sets that have no type.
  private(set) var refused: Set<Conjunction> = []
  /// How many sets each document has without a type.
  private(set) var refusals: [Int: Int] = [:]

  init(_ graph: SchemaGraph) {
    schemaCounts = graph.schemas.reduce(into: [:]) { $0[$1.document, default: 0] += 1 }
  }

  /// The budget of a document, in members of such types.
  func budget(of document: Int) -> Int {
    Self.leastBudget + Self.budgetOfSchema * schemaCounts[document, default: 0]
  }

  mutating func payAlready(_ key: Conjunction) { paid.insert(key) }

  func isPaid(_ key: Conjunction) -> Bool { paid.contains(key) }

  /// - Returns: whether so much was left.
  mutating func pay(_ cost: Int, in document: Int) -> Bool {
    let rest = left[document] ?? budget(of: document)
    guard cost <= rest else { return false }
    left[document] = rest - cost
    return true
  }

  mutating func refuse(_ key: Conjunction, in document: Int) {
    if refused.insert(key).inserted { refusals[document, default: 0] += 1 }
  }

  /// Notes that choices have no type because they only lead to a set without one.
  mutating func refuse(_ passed: [Conjunction], leadingTo end: Conjunction) {
    if refused.contains(end) { refused.formUnion(passed) }
  }
}

extension Lowering {
  /// Whether a type is made for the conjunction: it is that of one schema, or the document's budget allows it.
  mutating func affords(_ key: Conjunction, home: Home) -> Bool {
    let cost = cost(of: key, home)
    let document = result[home.parent].document
    if cost == 0 || combined.pay(cost, in: document) { return true }
    combined.refuse(key, in: document)
    return false
  }

  /// The cost of a type that is not that of one schema: the members of its struct, or of the payloads of its union.
  private func cost(of key: Conjunction, _ home: Home) -> Int {
    if key.members.count < 2 { return 0 }
    func members(_ key: Conjunction) -> Int { key.schemas.reduce(1) { $0 + graph[$1].properties.count } }
    let isOwn = isOfOneSchema(key, home)
    if case .union(let union) = planner.plan(for: key) {
      return isOwn ? 0 : union.branches.reduce(1) { $0 + members($1.key) }
    }
    if case .conditions(let union) = planner.plan(for: key) {
      return isOwn ? 0 : union.cases.reduce(1) { $0 + members($1.key) }
    }
    return isOwn || combined.isPaid(key) ? 0 : members(key)
  }

  private func isOfOneSchema(_ key: Conjunction, _ home: Home) -> Bool {
    flattening.isOfOneSchema(key)
      || flattening.valueKey(flattening.conjunction(of: [home.schema]), key.types ?? .everything) == key
  }

  /// Whether the schemas together have no type, because there are too many such types.
  func isRefused(_ conjunction: Conjunction) -> Bool {
    guard !combined.refused.isEmpty, let types = inference.types(of: conjunction) else { return false }
    return combined.refused.contains(flattening.valueKey(conjunction, types))
  }
}
