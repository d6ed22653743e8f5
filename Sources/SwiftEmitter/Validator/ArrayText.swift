import SchemaRuntime
import ValidationPlanning

/// The walk over an array.
struct ArrayText {
  let emitter: ValidatorEmitter
  let block: Block
  let plan: ArrayPlan
  /// For each item of the prefix, whether a table says what is asked of it.
  private let isTabulated: [Bool]
  private var calls: BlockCallText { BlockCallText(emitter: emitter) }

  init(emitter: ValidatorEmitter, block: Block, plan: ArrayPlan) {
    (self.emitter, self.block, self.plan) = (emitter, block, plan)
    isTabulated = emitter.plan.tabulatesPrefix(of: block)
  }

  func write(to writer: inout SwiftWriter) {
    if isInTable, plan.prefix.isEmpty, plan.contains == nil {
      writer.line("\(needsCount ? "let count: Int" : "_") = try \(items).readItems(&c, &s)")
      return limits(to: &writer)
    }
    // Whether the array ends with the prefix, and code has nothing to do with the items of the prefix.
    let isClosed = plan.forbidsMore && (plan.prefix.isEmpty || isPrefixInTable && plan.contains == nil)
    if isClosed, plan.prefix.isEmpty {
      writer.line(BlockText.refusal, where: ["try c.beginArray()"])
      // Here the array is empty.
      if plan.minItems != nil || leastMatches > 0 { writer.line(BlockText.certainRefusal) }
      return
    }
    if let each = eachItem {
      writer.list("\(needsCount ? "let count: Int = " : "")try c.readItems(", each, ")")
      if block.keepsEvaluated, plan.evaluatesAll { writer.line("\(.own).insertAll()") }
      return limits(to: &writer)
    }
    let counts = needsCount
    if counts { writer.line("var count: Int = 0") }
    if plan.contains != nil { writer.line("var matches: Int = 0") }
    writer.line("var more: Bool = try c.beginArray()")
    if isPrefixInTable, plan.contains == nil {
      writer.line("if more { more = try \(prefix).readItems(&count, &c, &s) }")
    }
    if isClosed {
      writer.line(BlockText.refusal, where: ["more"])
      return limits(to: &writer)
    }
    writer.block("while more {") { writer in
      contains(to: &writer)
      item(to: &writer)
      if counts { writer.line("count &+= 1") }
      writer.line("more = try c.nextItem()")
    }
    if block.keepsEvaluated, plan.evaluatesAll { writer.line("\(.own).insertAll()") }
    limits(to: &writer)
  }

  /// The arguments of the call that runs a function on each item, where that is all.
  private var eachItem: [SwiftCode]? {
    guard plan.prefix.isEmpty, plan.contains == nil, !plan.forbidsMore, let call = plan.items else {
      return nil
    }
    let item = emitter.plan[call.block]
    guard emitter.isFunction(item), !item.collectsEvaluated, !call.isDeprecated else { return nil }
    let passing: [SwiftCode] = emitter.plan.nestedItems(of: block) == nil ? [] : ["passing: \(items)"]
    return ["&s"] + passing + [emitter.closure(of: item)]
  }

  /// Whether a table says what is asked of items behind the prefix, and its constant.
  private var isInTable: Bool { emitter.plan.tabulatesItems(of: block) }
  private var items: GlobalName { emitter.name(block) + TableNames.items }

  private var prefix: GlobalName { emitter.name(block) + TableNames.prefix }

  /// Whether a table says what is asked of all items of the prefix.
  private var isPrefixInTable: Bool {
    !isTabulated.isEmpty && !isTabulated.contains(false)
  }

  /// How many items have to match `contains`.
  private var leastMatches: Int { plan.contains.map { $0.minimum ?? 1 } ?? 0 }

  private var needsCount: Bool {
    !plan.prefix.isEmpty || plan.maxItems != nil || plan.minItems != nil || plan.uniqueItems
      || (block.keepsEvaluated && plan.contains?.evaluates == true)
  }

  private func contains(to writer: inout SwiftWriter) {
    guard let contains = plan.contains else { return }
    if emitter.plan.tabulatesContains(of: block) {
      writer.line("let isMatch: Bool = \(emitter.name(block) + TableNames.contains).acceptsItem(c)")
    } else {
      calls.test(contains.call, "let isMatch: Bool = ", to: &writer)
    }
    writer.block("if isMatch {") { writer in
      writer.line("matches &+= 1")
      calls.note([contains.call], to: &writer)
      if block.keepsEvaluated, contains.evaluates { writer.line("\(.own).insert(count)") }
    }
  }

  private func item(to writer: inout SwiftWriter) {
    if plan.prefix.isEmpty || isPrefixInTable && plan.contains == nil { return rest(to: &writer) }
    let listed = isTabulated.indices.filter { isTabulated[$0] }
    writer.line("switch count {")
    if !listed.isEmpty {
      writer.branch("case \(listed.map { "\($0)" as SwiftCode }.joined(", ")):") {
        $0.line("try \(prefix).readItem(count, &c, &s)")
      }
    }
    for (index, call) in plan.prefix.enumerated() where !listed.contains(index) {
      writer.branch("case \(index):") { writer in
        calls.write(call, to: &writer)
        if block.keepsEvaluated { writer.line("\(.own).insert(count)") }
      }
    }
    writer.branch("default:") { rest(to: &$0) }
    writer.line("}")
  }

  /// An item behind the prefix.
  private func rest(to writer: inout SwiftWriter) {
    if isInTable { return writer.line("try \(items).readItem(&c, &s)") }
    guard plan.forbidsMore else {
      return calls.write(
        plan.items, unlessPassedBy: emitter.plan.nestedItems(of: block) == nil ? nil : items.code, to: &writer
      )
    }
    writer.line(BlockText.certainRefusal)
  }

  private func limits(to writer: inout SwiftWriter) {
    func refuse(where condition: SwiftCode) { writer.line(BlockText.refusal, where: [condition]) }
    if let limit = plan.maxItems { refuse(where: "count > \(limit)") }
    if let limit = plan.minItems { refuse(where: "count < \(limit)") }
    if let contains = plan.contains {
      if leastMatches > 0 { refuse(where: "matches < \(leastMatches)") }
      if let limit = contains.maximum {
        refuse(where: "matches > \(limit)")
      } else if leastMatches == 0 {
        writer.line("_ = matches")
      }
    }
    if plan.uniqueItems { writer.line("try Assertion.uniqueItems(at: \(.start), count, c)") }
  }
}
