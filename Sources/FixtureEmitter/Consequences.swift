import SchemaModel
import SchemaRuntime

/// Finds what follows from what schemas ask of each value: the schemas that `dependentSchemas` brings with a member that
/// has to be there, and the ways of conditions that hold always, or never.
///
/// A question whose answer is not known waits for the member that it is about, or for fewer types, and is asked again
/// then. So a chain in which each schema brings the next one takes work in proportion to its length.
struct Consequences {
  private enum Question {
    case dependent(NamedSchema)
    /// A condition; the first of its required members, so many, are known to be there.
    case condition(Facts.Condition, met: Int)
  }

  /// How many dependents, conditions and required members were read.
  private var read = (dependents: 0, conditions: 0, required: 0)
  /// How many questions were asked.
  private(set) var asked = 0
  private var types = TypeSet.every
  private var waitingForMember: [ScalarKey: [Question]] = [:]
  private var waitingForTypes: [Question] = []
  private var dependents = Line()
  private var ways = Line()

  /// The next schema that holds of each value, the schemas of members first; nil where there is none so far.
  mutating func next(of facts: Facts, _ graph: SchemaGraph) -> SchemaID? {
    readOn(facts, graph)
    return dependents.next() ?? ways.next()
  }

  /// Asks what is new, and what waited for what is new.
  private mutating func readOn(_ facts: Facts, _ graph: SchemaGraph) {
    if types != facts.types {
      types = facts.types
      let waiting = waitingForTypes
      waitingForTypes = []
      for question in waiting { ask(question, facts, graph) }
    }
    for dependent in facts.dependentSchemas[read.dependents...] { ask(.dependent(dependent), facts, graph) }
    for condition in facts.conditions[read.conditions...] { ask(.condition(condition, met: 0), facts, graph) }
    for name in facts.required[read.required...] {
      for question in waitingForMember.removeValue(forKey: ScalarKey(name)) ?? [] {
        ask(question, facts, graph)
      }
    }
    read = (facts.dependentSchemas.count, facts.conditions.count, facts.required.count)
  }

  private mutating func ask(_ question: Question, _ facts: Facts, _ graph: SchemaGraph) {
    asked += 1
    switch question {
    case .dependent(let dependent):
      if types != .object {
        waitingForTypes.append(question)
      } else if facts.requires(dependent.name) {
        dependents.add(dependent.schema)
      } else {
        waitingForMember[ScalarKey(dependent.name), default: []].append(question)
      }
    case .condition(let condition, let met): ask(condition, met, facts, graph)
    }
  }

  /// Asks whether a condition is `false`, or asks no more than what is known of each value: its type, and members that
  /// have to be there.
  private mutating func ask(
    _ condition: Facts.Condition, _ met: Int, _ facts: Facts, _ graph: SchemaGraph
  ) {
    let asked = graph[condition.ifSchema]
    if let boolean = asked.boolean { return ways.add(boolean ? condition.thenSchema : condition.elseSchema) }
    guard asked.hasNone(but: [.type, .required]) else { return }
    guard !types.isEmpty, asked.types.map({ $0.widened.isSuperset(of: types) }) ?? true,
      asked.required.isEmpty || types == .object
    else { return waitingForTypes.append(.condition(condition, met: met)) }
    guard let lacking = asked.required[met...].firstIndex(where: { !facts.requires($0) }) else {
      return ways.add(condition.thenSchema)
    }
    waitingForMember[ScalarKey(asked.required[lacking]), default: []].append(
      .condition(condition, met: lacking))
  }

  /// Schemas in the order in which they were found.
  private struct Line {
    private var ids: [SchemaID] = []
    private var taken = 0

    mutating func add(_ id: SchemaID?) {
      if let id { ids.append(id) }
    }

    mutating func next() -> SchemaID? {
      guard taken < ids.count else { return nil }
      taken += 1
      return ids[taken - 1]
    }
  }
}
