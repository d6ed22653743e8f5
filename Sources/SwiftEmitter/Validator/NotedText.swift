import SchemaRuntime
import ValidationPlanning

/// The functions that decide, from what the walk over an object has noted, subschemas that look at it again.
struct NotedText {
  let emitter: ValidatorEmitter
  let block: Block
  let noted: NotedChecks

  init(emitter: ValidatorEmitter, block: Block) {
    self.emitter = emitter
    self.block = block
    noted = emitter.plan.captures(of: block)
  }

  private var predicates: CapturePredicates { emitter.plan.predicates(of: block) }

  /// The function for all of the block's checks that are decided so.
  var function: GlobalName { emitter.name(block) + "Holds" }

  /// The function that says which of the rules of `x-warnings` that are decided so fail, a bit for each; of a joined
  /// block, which reports nothing, whether all hold.
  var rulesFunction: GlobalName {
    emitter.name(block) + (emitter.plan.isMerged(block) ? "IsQuiet" : "Warnings")
  }

  /// Those functions, and those that they call.
  var declarations: [Declaration] {
    var functions: [Declaration] = []
    if !noted.isEmpty {
      var verdicts = Functions(emitter: emitter, block: block, name: function)
      verdicts.define(function, predicates.verdict)
      functions += verdicts.declarations
    }
    if !noted.rules.isEmpty {
      var verdicts = Functions(emitter: emitter, block: block, name: rulesFunction)
      if emitter.plan.isMerged(block) {
        verdicts.define(rulesFunction, predicates.allRules)
      } else {
        verdicts.define(rulesFunction, failuresOf: predicates.rules)
      }
      functions += verdicts.declarations
    }
    return functions
  }
}

/// Functions that say whether formulas hold.
private struct Functions {
  private let emitter: ValidatorEmitter
  /// The block whose walk has captured what is asked.
  private let block: Block
  /// The name that all others begin with.
  let name: GlobalName
  private(set) var declarations: [Declaration] = []
  private var count = 0

  init(emitter: ValidatorEmitter, block: Block, name: GlobalName) {
    (self.emitter, self.block, self.name) = (emitter, block, name)
  }

  private mutating func next() -> GlobalName {
    defer { count += 1 }
    return name + "\(count)"
  }

  /// Adds a function, behind those that it calls.
  mutating func define(_ name: GlobalName, _ formula: Predicate) {
    define(name, returning: "Bool") { $0.body(formula, to: &$1) }
  }

  /// Adds a function that gives the bits of the formulas that do not hold.
  mutating func define(_ name: GlobalName, failuresOf formulas: [Predicate]) {
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
    _ name: GlobalName, returning result: SwiftCode, _ body: (inout Functions, inout SwiftWriter) -> Void
  ) {
    // Not a copy: there is much in a walk.
    let parameters: SwiftCode = "_ o: inout ObjectWalk, _ c: Cursor"
    let single: SwiftCode = "private func \(name)(\(parameters)) -> \(result) {"
    let declaration = Declaration(name) { writer in
      if single.width <= writer.width {
        writer.line(single)
      } else {
        writer.line("private func \(name)(")
        writer.indented { $0.line(parameters) }
        writer.line(") -> \(result) {")
      }
      writer.indented { body(&self, &$0) }
      writer.line("}")
    }
    declarations.append(declaration)
  }

  private mutating func body(_ formula: Predicate, to writer: inout SwiftWriter) {
    switch formula {
    case .all(let parts):
      write("return false", whereAny: parts.map { conditions(of: $0.negated) }[...], to: &writer)
      writer.line("return true")
    case .any(let parts):
      write("return true", whereAny: parts.map { conditions(of: $0) }[...], to: &writer)
      writer.line("return false")
    case .test(let test): writer.line("return \(code(test))")
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
  private mutating func conditions(of formula: Predicate) -> [SwiftCode] {
    guard case .all(let parts) = formula else { return [expression(formula)] }
    return parts.map { expression($0) }
  }

  /// The expression for a formula: a test, or a call of its function.
  private mutating func expression(_ formula: Predicate) -> SwiftCode {
    if case .test(let test) = formula { return code(test) }
    let name = next()
    define(name, formula)
    return "\(name)(&o, c)"
  }

  private mutating func count(_ parts: [Predicate], _ comparison: SwiftCode, to writer: inout SwiftWriter) {
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

  private func code(_ test: CaptureTest) -> SwiftCode {
    let not: SwiftCode = test.isNegated ? "!" : ""
    switch test.question {
    case .haveBits(let mask, let word):
      let comparison: SwiftCode = test.isNegated ? "!=" : "=="
      return "o.seen\(word) & \(hexadecimal: mask) \(comparison) \(hexadecimal: mask)"
    case .countIsAtMost(let limit): return "o.count \(test.isNegated ? ">" : "<=" as SwiftCode) \(limit)"
    case .countIsAtLeast(let limit): return "o.count \(test.isNegated ? "<" : ">=" as SwiftCode) \(limit)"
    case .hasSeen(let number): return "\(not)o.hasSeen(\(number), in: c)"
    case .isAmong(let place, let told):
      let table = emitter.name(block) + TableNames.texts(told.table)
      return "\(not)o.isAmong(\(code(place)), \(told.slot), c, \(table), \(hexadecimal: told.bits))"
    case .isOf(let place, let types): return "\(not)o.isOf(\(code(place)), c, \(TypeText.set(types)))"
    case .hasNames(let place, let names):
      return "\(not)o.hasNames(\(code(place)), c, \(table(of: names)).names)"
    case .acceptedByTable(let place, let names, let line):
      return "\(not)o.accepts(\(code(place)), c, \(table(of: names)), \(line))"
    case .acceptedByFunction(let place, let function):
      return "\(not)o.accepts(\(code(place)), c, \(emitter.name(emitter.plan[function])))"
    }
  }

  private func code(_ place: CaptureTest.Place) -> SwiftCode {
    place.number.map { "\(place.slot), of: \($0)" } ?? "\(place.slot)"
  }

  private func table(of id: BlockID) -> GlobalName { emitter.name(emitter.plan[id]) + TableNames.names }
}
