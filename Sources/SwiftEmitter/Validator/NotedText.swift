import SchemaRuntime
import SchemaValidation

/// The functions that decide, from what the walk over an object has noted, subschemas that look at it again.
struct NotedText {
  let emitter: ValidatorEmitter
  let block: Block
  let noted: NotedChecks
  private var program: Program { emitter.program }

  init(emitter: ValidatorEmitter, block: Block) {
    self.emitter = emitter
    self.block = block
    noted = NotedChecks(block, in: emitter.program)
  }

  /// The function for all of the block's checks that are decided so.
  var function: SwiftCode { emitter.name(block) + "Holds" }

  /// The function that says which of the rules of `x-warnings` that are decided so fail, a bit for each; of a joined
  /// block, which reports nothing, whether all hold.
  var rulesFunction: SwiftCode {
    emitter.name(block) + (program.isJoined(block) ? "IsQuiet" : "Warnings")
  }

  /// Writes those functions, and those that they call.
  func write(to writer: inout SwiftWriter) {
    var functions: [SwiftWriter] = []
    if !noted.isEmpty {
      var verdicts = Functions(name: function)
      verdicts.define(function, verdict.simplified)
      functions += verdicts.texts
    }
    if !noted.rules.isEmpty {
      let rules = noted.rules(areDecided: true).map(formula)
      var verdicts = Functions(name: rulesFunction)
      if program.isJoined(block) {
        verdicts.define(rulesFunction, NotedFormula.all(rules).simplified)
      } else {
        verdicts.define(rulesFunction, failuresOf: rules.map(\.simplified))
      }
      functions += verdicts.texts
    }
    for function in functions {
      writer.blank()
      writer.append(function)
    }
  }

  private var verdict: NotedFormula {
    var parts = noted.decided.map { formula(block.whole[$0]) }
    if let plan = block.object {
      if noted.decidesDependents { parts += dependents(plan) }
      parts += plan.conditional.map { number in
        .any([hasSeen(number).negated, evaluation(of: plan.names[number], block)])
      }
    }
    return .all(parts)
  }
}

// What subschemas ask, as formulas.
extension NotedText {
  private func formula(_ call: BlockCall) -> NotedFormula {
    let callee = program[call.block]
    if let types = callee.types, !types.contains(.object) { return .never }
    var parts: [NotedFormula] = []
    if let plan = callee.object { parts = presence(plan) + properties(plan, of: callee) + dependents(plan) }
    return .all(parts + callee.whole.map(formula))
  }

  private func formula(_ check: Check) -> NotedFormula {
    switch check {
    case .reference(let call): formula(call)
    case .not(let call, _): formula(call).negated
    case .allOf(let calls): .all(calls.map(formula))
    case .union(let plan):
      plan.kind == .anyOf
        ? .any(plan.branches.map { formula($0.call) }) : .exactlyOne(plan.branches.map { formula($0.call) })
    case .conditional(let plan): formula(plan)
    // What is decided has none of these.
    case .unevaluatedItems, .unevaluatedProperties, .maxSerializedBytes, .warnings: .always
    }
  }

  private func formula(_ plan: ConditionalPlan) -> NotedFormula {
    let condition = formula(plan.condition)
    switch (plan.then.map(formula), plan.otherwise.map(formula)) {
    case (let then?, nil): return .any([condition.negated, then])
    case (nil, let otherwise?): return .any([condition, otherwise])
    case (let then?, let otherwise?): return .choice(condition, then, otherwise)
    case (nil, nil): return .always
    }
  }

  /// Whether something that is not the walk itself evaluates the member with a name.
  private func evaluation(of name: String, _ block: Block) -> NotedFormula {
    var parts = block.whole.map { evaluation(of: name, $0) }
    for dependent in block.object?.dependentSchemas ?? [] {
      guard let plan = block.object, let number = noted.number(of: plan.names[dependent.name]) else {
        continue
      }
      parts.append(.all([hasSeen(number), evaluation(of: name, dependent.call)]))
    }
    return .any(parts)
  }

  /// The same for a subschema: what it evaluates counts where it holds (Core §7.7.1.2).
  private func evaluation(of name: String, _ call: BlockCall) -> NotedFormula {
    let callee = program[call.block]
    let isListed = callee.object?.properties.contains { $0.name.hasSameScalars(as: name) } ?? false
    return .all([formula(call), isListed ? .always : evaluation(of: name, callee)])
  }

  private func evaluation(of name: String, _ check: Check) -> NotedFormula {
    switch check {
    case .reference(let call): evaluation(of: name, call)
    case .allOf(let calls): .any(calls.map { evaluation(of: name, $0) })
    case .union(let plan): .any(plan.branches.map { evaluation(of: name, $0.call) })
    case .conditional(let plan): evaluation(of: name, plan)
    case .not, .unevaluatedItems, .unevaluatedProperties, .maxSerializedBytes, .warnings: .never
    }
  }

  private func evaluation(of name: String, _ plan: ConditionalPlan) -> NotedFormula {
    let condition = formula(plan.condition)
    return .any([
      evaluation(of: name, plan.condition),
      .all([condition, plan.then.map { evaluation(of: name, $0) } ?? .never]),
      .all([condition.negated, plan.otherwise.map { evaluation(of: name, $0) } ?? .never]),
    ])
  }

  /// Which members there are, and how many.
  private func presence(_ plan: ObjectPlan) -> [NotedFormula] {
    var parts: [NotedFormula] = []
    let required = plan.required.compactMap { noted.number(of: plan.names[$0]) }
    for word in 0..<2 {
      let mask = required.mask(ofWord: word)
      if mask != 0 { parts.append(haveBits(mask, ofWord: word)) }
    }
    parts += required.filter { $0 >= 128 }.map(hasSeen)
    for pair in plan.dependentRequired {
      guard let name = noted.number(of: plan.names[pair.name]),
        let other = noted.number(of: plan.names[pair.other])
      else { continue }
      parts.append(.any([hasSeen(name).negated, hasSeen(other)]))
    }
    if let limit = plan.maxProperties {
      parts.append(.test(NotedTest(holds: "o.count <= \(limit)", fails: "o.count > \(limit)")))
    }
    if let limit = plan.minProperties {
      parts.append(.test(NotedTest(holds: "o.count >= \(limit)", fails: "o.count < \(limit)")))
    }
    return parts
  }

  private func hasSeen(_ number: Int) -> NotedFormula {
    if number < 128 { return haveBits([number].mask(ofWord: number / 64), ofWord: number / 64) }
    return .test(.call("o.hasSeen(\(number), in: c)"))
  }

  /// Whether all names of a mask have been seen.
  private func haveBits(_ mask: UInt64, ofWord word: Int) -> NotedFormula {
    let seen: SwiftCode = "o.seen\(word) & \(hexadecimal: mask)"
    return .test(
      NotedTest(holds: "\(seen) == \(hexadecimal: mask)", fails: "\(seen) != \(hexadecimal: mask)"))
  }

  private func properties(_ plan: ObjectPlan, of callee: Block) -> [NotedFormula] {
    plan.properties.enumerated().compactMap { index, property in
      guard let number = noted.number(of: property.name), let place = place(of: number) else { return nil }
      switch noted.value(of: property, in: callee) {
      case nil: return nil
      case .told(let told, let holds):
        let table = emitter.name(block) + TableNames.texts(told.table)
        return test(
          "o.isAmong(\(place), \(told.slot), c, \(table), \(hexadecimal: told.bits))", holds, of: number)
      case .typed(let types, let holds):
        return test("o.isOf(\(place), c, \(TypeText.set(types)))", holds, of: number)
      case .having(let names, let holds):
        let table: SwiftCode = emitter.name(program[names]) + TableNames.names
        return test("o.hasNames(\(place), c, \(table).names)", holds, of: number)
      case .table:
        return test(
          "o.accepts(\(place), c, \(emitter.name(callee) + TableNames.names), \(index))", of: number)
      case .call(let call):
        guard emitter.isFunction(program[call.block]) else { return nil }
        return test("o.accepts(\(place), c, \(emitter.name(program[call.block])))", of: number)
      }
    }
  }

  /// What is asked of the value of the name with a number: a test that holds where there is none, too.
  private func test(_ call: SwiftCode, _ holds: Bool = true, of number: Int) -> NotedFormula {
    let formula = NotedFormula.test(.call(call, looksAtValue: true))
    return holds ? formula : .any([hasSeen(number).negated, formula.negated])
  }

  /// Where the place of a name's value is noted, and which name's it is where no walk notes it.
  private func place(of number: Int) -> SwiftCode? {
    if let slot = noted.slot(of: number) { return "\(slot)" }
    return noted.soughtSlot(of: number).map { "\($0), of: \(number)" }
  }

  private func dependents(_ plan: ObjectPlan) -> [NotedFormula] {
    plan.dependentSchemas.compactMap { dependent in
      guard let number = noted.number(of: plan.names[dependent.name]) else { return nil }
      return .any([hasSeen(number).negated, formula(dependent.call)])
    }
  }
}

/// Functions that say whether formulas hold.
private struct Functions {
  /// The name that all others begin with.
  let name: SwiftCode
  private(set) var texts: [SwiftWriter] = []
  private var count = 0

  init(name: SwiftCode) { self.name = name }

  private mutating func next() -> SwiftCode {
    defer { count += 1 }
    return "\(name)\(count)"
  }

  /// Adds a function, behind those that it calls.
  mutating func define(_ name: SwiftCode, _ formula: NotedFormula) {
    define(name, returning: "Bool") { $0.body(formula, to: &$1) }
  }

  /// Adds a function that gives the bits of the formulas that do not hold.
  mutating func define(_ name: SwiftCode, failuresOf formulas: [NotedFormula]) {
    define(name, returning: "UInt64") { functions, writer in
      writer.line("var failures: UInt64 = 0")
      for (index, formula) in formulas.enumerated() {
        let statement: SwiftCode = "failures |= \(hexadecimal: 1 << UInt64(index))"
        functions.write(statement, where: functions.conditions(of: formula.negated), to: &writer)
      }
      writer.line("return failures")
    }
  }

  private mutating func define(
    _ name: SwiftCode, returning result: SwiftCode, _ body: (inout Functions, inout SwiftWriter) -> Void
  ) {
    var writer = SwiftWriter()
    // Not a copy: there is much in a walk.
    let parameters: SwiftCode = "_ o: inout ObjectWalk, _ c: Cursor"
    let single: SwiftCode = "func \(name)(\(parameters)) -> \(result) {"
    if single.width <= writer.width {
      writer.line(single)
    } else {
      writer.line("func \(name)(")
      writer.indented { $0.line(parameters) }
      writer.line(") -> \(result) {")
    }
    writer.indented { body(&self, &$0) }
    writer.line("}")
    texts.append(writer)
  }

  private mutating func body(_ formula: NotedFormula, to writer: inout SwiftWriter) {
    switch formula {
    case .all(let parts):
      write("return false", whereAny: parts.map { conditions(of: $0.negated) }[...], to: &writer)
      writer.line("return true")
    case .any(let parts):
      write("return true", whereAny: parts.map { conditions(of: $0) }[...], to: &writer)
      writer.line("return false")
    case .test(let test): writer.line("return \(test.holds)")
    case .exactlyOne(let parts): count(parts, "==", to: &writer)
    case .notExactlyOne(let parts): count(parts, "!=", to: &writer)
    case .choice(let condition, let then, let otherwise):
      let then = expression(then)
      write("return \(then)", where: conditions(of: condition), to: &writer)
      let otherwise = expression(otherwise)
      writer.line("return \(otherwise)")
    }
  }

  /// Conditions that hold together where a formula does.
  private mutating func conditions(of formula: NotedFormula) -> [SwiftCode] {
    guard case .all(let parts) = formula else { return [expression(formula)] }
    return parts.map { expression($0) }
  }

  /// The expression for a formula: a test, or a call of its function.
  private mutating func expression(_ formula: NotedFormula) -> SwiftCode {
    if case .test(let test) = formula { return test.holds }
    let name = next()
    define(name, formula)
    return "\(name)(&o, c)"
  }

  private mutating func count(_ parts: [NotedFormula], _ comparison: SwiftCode, to writer: inout SwiftWriter)
  {
    writer.line("var count: Int = 0")
    for part in parts {
      write("count &+= 1", where: conditions(of: part), to: &writer)
    }
    writer.line("return count \(comparison) 1")
  }

  /// Writes a statement for where all conditions of one of several lists hold. What several in a row ask first is asked
  /// once.
  private func write(
    _ statement: SwiftCode, whereAny lists: ArraySlice<[SwiftCode]>, to writer: inout SwiftWriter
  ) {
    var rest = lists
    while let conditions = rest.first {
      let alike = rest.prefix { $0.count > 1 && $0[0] == conditions[0] }
      if alike.count > 1 {
        writer.block("if \(conditions[0]) {") { writer in
          write(statement, whereAny: alike.map { Array($0.dropFirst()) }[...], to: &writer)
        }
      } else {
        write(statement, where: conditions, to: &writer)
      }
      rest = rest.dropFirst(max(alike.count, 1))
    }
  }

  /// Writes a statement for where all conditions hold; they are asked one by one.
  private func write(_ statement: SwiftCode, where conditions: [SwiftCode], to writer: inout SwiftWriter) {
    guard let first = conditions.first else { return writer.line(statement) }
    let single: SwiftCode = "if \(conditions.joined(", ")) { \(statement) }"
    if single.width <= writer.width { return writer.line(single) }
    writer.block("if \(first) {") { writer in
      write(statement, where: Array(conditions.dropFirst()), to: &writer)
    }
  }
}
