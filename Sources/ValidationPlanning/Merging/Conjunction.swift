import SchemaModel
import SchemaRuntime
import SchemaValidation

extension PlannedProgram {
  /// The block of a value that has to be accepted by several calls.
  mutating func conjunction(of calls: [BlockCall]) -> BlockID {
    let parts = calls.map(\.block).sorted()
    if let known = conjunctions[parts] { return known }
    let blocks = calls.map { self[$0.block] }
    let block = append { blocks[0].conjunction($0, with: blocks.dropFirst()) }
    // Known before it is joined: the parts may be recursive.
    conjunctions[parts] = block
    if calls.contains(where: { warning.contains($0.block) }) { warning.insert(block) }
    if self[block].merge(blocks) { return block }
    self[block].inPlaceChecks = [.allOf(calls)]
    self[block].readsValue = false
    merged[block] = merging(self[block])
    return block
  }

  /// How many of them there may be: parts of parts could be as many as there are ways to combine them.
  private static let conjunctionLimit = 256

  /// Whether there is room for one more.
  var mayMergeConstraints: Bool {
    uses(.mergeConstraints) && conjunctions.count < Self.conjunctionLimit
  }
}

extension Block {
  /// A block of the value that this one and others look at, which asks nothing yet.
  fileprivate func conjunction(_ id: BlockID, with others: some Sequence<Block>) -> Block {
    let block = Block(id: id, schema: schema, location: location, message: nil, collectsEvaluated: false)
    block.variant = variant + ["and"] + others.flatMap { [$0.location] + $0.variant }
    block.isRevisited = isRevisited && others.allSatisfy { $0.isRevisited }
    block.isFinished = true
    return block
  }

  /// Asks all that others ask of scalars.
  /// - Returns: false, and nothing is asked, where they ask more, or the same in different words.
  fileprivate func merge(_ parts: [Block]) -> Bool {
    var types: TypeSet?
    for part in parts {
      guard part.facts.areOnly(.scalars), part.message == nil else { return false }
      if let other = part.types { types = types?.common(with: other) ?? other }
    }
    let words = parts.flatMap {
      $0.values.map(\.keyword) + $0.numbers.map(\.keyword) + $0.strings.map(\.keyword)
    }
    guard parts.count(where: { !$0.values.isEmpty }) < 2, Set(words).count == words.count,
      types?.isEmpty != true
    else { return false }
    self.types = types
    values = parts.flatMap(\.values)
    numbers = parts.flatMap(\.numbers)
    strings = parts.flatMap(\.strings)
    for part in parts {
      enumeration = enumeration ?? part.enumeration
      list = list ?? part.list
    }
    return true
  }
}

extension TypeSet {
  /// The types of values that are of one of both; an integer is a number.
  fileprivate func common(with other: TypeSet) -> TypeSet {
    var common = intersection(other)
    if contains(.number) && other.contains(.integer) || contains(.integer) && other.contains(.number) {
      common.insert(.integer)
    }
    return common
  }
}

extension ValueCheck {
  fileprivate var keyword: String {
    switch self {
    case .enumerationOfStrings(_, _, let keyword), .enumeration(_, _, let keyword), .constant(_, let keyword):
      keyword
    }
  }
}

extension NumberCheck {
  fileprivate var keyword: String {
    switch self {
    case .multipleOf(_, let keyword), .maximum(_, let keyword), .exclusiveMaximum(_, let keyword),
      .minimum(_, let keyword), .exclusiveMinimum(_, let keyword):
      keyword
    }
  }
}

extension StringCheck {
  fileprivate var keyword: String {
    switch self {
    case .maxLength(_, let keyword), .minLength(_, let keyword), .pattern(_, let keyword),
      .format(_, _, let keyword), .maxBytes(_, let keyword):
      keyword
    case .content: "content"
    }
  }
}

/// Joins what a block and those that it is composed of ask of an array, so that it is read once, and each of its items.
struct ArrayMerge {
  private let block: Block
  private var plan = ArrayPlan.empty
  private var types: TypeSet?
  private var calls: [BlockCall] = []
  private var plans = 0

  private static let depthLimit = 8

  /// What parts may ask.
  private static let mergeable: BlockFacts = [
    .types, .array, .items, .noMoreItems, .evaluatesItems, .itemCounts, .uniqueItems, .reference, .allOf,
  ]

  /// Nil where there is nothing to join, or something cannot be.
  init?(_ block: Block, in program: PlannedProgram) {
    self.block = block
    guard block.withoutUnevaluated == nil, !block.keepsEvaluated, !block.inPlaceChecks.isEmpty,
      add(block, in: program, depth: 0),
      plans > 1,
      types == .array, program.mayMergeConstraints
    else { return nil }
  }

  private mutating func add(_ part: Block, in program: PlannedProgram, depth: Int) -> Bool {
    guard depth < Self.depthLimit, part.facts.areOnly(Self.mergeable), !part.collectsEvaluated else {
      return false
    }
    if let other = part.types { types = types?.intersection(other) ?? other }
    if let other = part.array {
      plans += 1
      if let call = other.items { calls.append(call) }
      plan.forbidsMore = plan.forbidsMore || other.forbidsMore
      plan.uniqueItems = plan.uniqueItems || other.uniqueItems
      if let limit = other.maxItems { plan.maxItems = min(limit, plan.maxItems ?? limit) }
      if let limit = other.minItems { plan.minItems = max(limit, plan.minItems ?? limit) }
    }
    for check in part.inPlaceChecks {
      for call in check.applied where !add(program[call.block], in: program, depth: depth + 1) {
        return false
      }
    }
    return true
  }

  /// The calls of what is asked of each item.
  var items: [BlockCall] {
    var known: Set<BlockID> = []
    return calls.filter { known.insert($0.block).inserted }
  }

  func block(_ id: BlockID, items: BlockCall?) -> Block {
    let merged = block.merged(id)
    merged.types = .array
    merged.array = plan
    merged.array?.items = items
    return merged
  }
}
