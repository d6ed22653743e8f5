import Diagnostics
import SchemaModel

/// Limits the types that are declared for several schemas of one value together.
///
/// Each schema may have a type of its own. Where members and branches of one meet those of others there may be a type for
/// each set of schemas, and sets are exponentially many. So the types of sets have a budget in each document, which grows
/// with its schemas; a set that comes when it is spent is `JSONValue`.
struct CombinedTypes {
  /// The least budget of a document, in members of such types: an object with `Lowering.mostCombinations` structs and a
  /// dozen members stays below.
  static let leastBudget = 1_000
  static let budgetOfSchema = 2

  /// The budget that is left in each document.
  private var left: [Int: Int] = [:]
  /// The payloads of unions, which the unions' costs include.
  private var paid: Set<Conjunction> = []
  /// The sets that have no type.
  private(set) var refused: Set<Conjunction> = []
  /// How many sets each document has without a type.
  private(set) var refusals: [Int: Int] = [:]

  mutating func payAlready(_ key: Conjunction) { paid.insert(key) }

  func isPaid(_ key: Conjunction) -> Bool { paid.contains(key) }

  /// - Parameter budget: that of the whole document.
  /// - Returns: whether so much was left.
  mutating func pay(_ cost: Int, in document: Int, of budget: Int) -> Bool {
    let rest = left[document] ?? budget
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
    if cost == 0 || combined.pay(cost, in: document, of: budget(of: document)) { return true }
    combined.refuse(key, in: document)
    return false
  }

  /// The cost of a type that is not that of one schema: the members of its struct, or of the payloads of its union.
  private func cost(of key: Conjunction, _ home: Home) -> Int {
    if key.members.count < 2 { return 0 }
    func members(_ key: Conjunction) -> Int { key.schemas.reduce(1) { $0 + graph[$1].properties.count } }
    let isOwn = isOfOneSchema(key, home)
    if case .union(let union) = plan(for: key) {
      return isOwn ? 0 : union.branches.reduce(1) { $0 + members($1.key) }
    }
    return isOwn || combined.isPaid(key) ? 0 : members(key)
  }

  private func isOfOneSchema(_ key: Conjunction, _ home: Home) -> Bool {
    flattening.isOfOneSchema(key)
      || valueKey(flattening.conjunction(of: [home.schema]), key.types ?? .everything) == key
  }

  private func budget(of document: Int) -> Int {
    CombinedTypes.leastBudget + CombinedTypes.budgetOfSchema * schemaCounts[document, default: 0]
  }

  /// Whether the schemas together have no type, because there are too many such types.
  func isRefused(_ conjunction: Conjunction) -> Bool {
    guard !combined.refused.isEmpty, let types = inferredTypes(of: conjunction) else { return false }
    return combined.refused.contains(valueKey(conjunction, types))
  }

  /// Notes the documents in which some sets of schemas have no type.
  mutating func noteRefusals() {
    for (document, count) in combined.refusals.sorted(by: { $0.key < $1.key }) {
      let sets =
        count == 1
        ? "one set of schemas that hold together has" : "\(count) sets of schemas that hold together have"
      bag.note(
        "\(sets) no type: all such types of a document have at most \(budget(of: document)) members, and others are JSONValue",
        at: graph[graph.documents[document].root].location,
        help: "describe each member in one place, and not again in branches beside it")
    }
  }
}
