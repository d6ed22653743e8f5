import SchemaModel
import SchemaRuntime

/// Finds values that schemas accept: from their examples where they have some, otherwise built from what they ask.
final class Synthesizer {
  enum Style: Hashable {
    /// Required members only.
    case minimal
    /// Every member.
    case full
  }

  /// How many values within each other are built.
  static let depthLimit = 18
  /// Below this depth only what is required is built.
  static let fullDepth = 12
  /// How large the members of a full object may be together, in bytes; further values have only their required members.
  static let fullBytes = 64_000

  let bench: Workbench
  private var states: [Request: State] = [:]
  /// How often a value is being built for schemas, whichever schema refers to them.
  private var open: [[SchemaID]: Int] = [:]
  private(set) var depth = 0
  /// How many combinations of branches the current search may still try.
  private var trials: Int?
  private static let mostTrials = 400
  /// How many lists of different values are being made within each other.
  var nesting = 0

  struct Request: Hashable {
    var ids: [SchemaID]
    var style: Style
    var only: TypeSet
    var check: [SchemaID]?
  }

  /// The state of a request.
  private final class State {
    var value: JSONValue?
    var isHopeless = false
    /// How often it is being built now, to notice recursion.
    var open = 0
  }

  init(bench: Workbench) { self.bench = bench }

  /// A value that all schemas accept; nil where none was found.
  ///
  /// - Parameters:
  ///   - only: the types it may have.
  ///   - check: the schemas that have to accept it, instead of all of them.
  func value(
    _ ids: [SchemaID], _ style: Style, only: TypeSet = .every, check: [SchemaID]? = nil
  ) -> JSONValue? {
    var request = Request(ids: ids, style: style, only: only, check: check)
    if depth >= Synthesizer.fullDepth { request.style = .minimal }
    // References to one schema are one recursion.
    let targets = bench.targets(of: ids)
    if request.style != .minimal, open[targets, default: 0] > 0 { request.style = .minimal }
    let state = state(of: request)
    if let value = state.value { return value }
    guard depth < Synthesizer.depthLimit, state.open < 2, !state.isHopeless, !bench.isExhausted else {
      return nil
    }
    depth += 1
    state.open += 1
    open[targets, default: 0] += 1
    let value = search(request)
    open[targets, default: 1] -= 1
    state.open -= 1
    depth -= 1
    if let value {
      state.value = value
    } else if depth == 0, !bench.isExhausted || bench.isHalved {
      // Deeper down the limits may be to blame.
      state.isHopeless = true
    }
    return value
  }

  private func state(of request: Request) -> State {
    if let known = states[request] { return known }
    let state = State()
    states[request] = state
    return state
  }

  private func search(_ request: Request) -> JSONValue? {
    bench.chargeSearch(of: request.ids.count)
    let facts = bench.facts(request.ids)
    guard !facts.isImpossible else { return nil }
    let kinds = facts.kinds.filter { !request.only.intersection($0).isEmpty }
    let check = request.check ?? request.ids
    func accepted(_ value: JSONValue?) -> JSONValue? {
      guard let value, !value.types.isDisjoint(with: request.only.widened), bench.accepts(value, check) else {
        return nil
      }
      return value
    }
    if let literals = facts.literals {
      for literal in literals { if let found = accepted(literal) { return found } }
      return nil
    }
    let buildsFirst = prefersBuilding(facts, request)
    if !buildsFirst { for example in facts.examples { if let found = accepted(example) { return found } } }
    if let found = chosen(facts, request) { return found }
    if facts.choices.isEmpty || request.check != nil {
      for kind in kinds {
        for candidate in build(kind, facts, request.style) {
          if let found = accepted(candidate) { return found }
        }
      }
    }
    if let found = conditioned(facts, request) { return found }
    for candidate in refusedElsewhere(facts, request.style) {
      if let found = accepted(candidate) { return found }
    }
    if buildsFirst { for example in facts.examples { if let found = accepted(example) { return found } } }
    return nil
  }

  private func prefersBuilding(_ facts: Facts, _ request: Request) -> Bool {
    if facts.isStructuredObject { return true }
    if facts.types.contains(.object), !facts.choices.isEmpty, request.style == .minimal { return true }
    return request.style == .full && facts.hasItems && facts.types.contains(.array)
  }

  /// This number of choices, or fewer, is made one after the other.
  private static let fewChoices = 8

  /// A value with the first choice made, one branch after the other. Of many choices the first branches are tried
  /// together before: one within the other, they would be too deep.
  private func chosen(_ facts: Facts, _ request: Request) -> JSONValue? {
    guard let branches = facts.choices.first else { return nil }
    if facts.choices.count > Self.fewChoices,
      let found = first(of: [facts.choices.compactMap(\.first)], request)
    {
      return found
    }
    return first(of: branches.map { [$0] }, request)
  }

  /// A value that meets the first condition, or one that does not.
  private func conditioned(_ facts: Facts, _ request: Request) -> JSONValue? {
    guard let condition = facts.conditions.first else { return nil }
    let met = condition.thenSchema.map { [condition.ifSchema, $0] }
    let unmet = condition.elseSchema.map { [$0] }
    return first(of: [met, unmet].compactMap(\.self), request)
  }

  /// A value that meets the first of the ways, or the next. Choices and conditions within others multiply the ways, so
  /// few are tried.
  private func first(of ways: [[SchemaID]], _ request: Request) -> JSONValue? {
    let outer = trials
    let isOuter = outer == nil || request.check == nil
    var left = isOuter ? max(Self.mostTrials, 2 * ways.count) : outer ?? 0
    defer { trials = isOuter ? outer : left }
    for way in ways {
      left -= 1
      if left < 0 { return nil }
      trials = left
      defer { left = trials ?? 0 }
      if let found = value(
        request.ids + way, request.style, only: request.only, check: request.check ?? request.ids)
      {
        return found
      }
    }
    return nil
  }

  /// Values of one type to try, the likeliest first.
  private func build(_ kind: TypeSet, _ facts: Facts, _ style: Style) -> [JSONValue] {
    switch kind {
    case .object: return objects(facts, style)
    case .array: return arrays(facts, style)
    case .string: return StringMaker(facts, bench).candidates.map { .string($0) } + contents(facts, style)
    case .integer: return NumberMaker(facts).candidates(integers: true)
    case .number: return NumberMaker(facts).candidates(integers: false)
    case .boolean: return [true, false]
    case .null: return [.null]
    default: return []
    }
  }

  /// Strings that hold JSON of a schema.
  private func contents(_ facts: Facts, _ style: Style) -> [JSONValue] {
    guard !facts.content.isEmpty, let inner = value(facts.content, style) else { return [] }
    return StringMaker(facts, bench).texts(holding: inner.description).map { .string($0) }
  }
}
