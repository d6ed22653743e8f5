import SchemaRuntime
import ValidationPlanning

/// The functions that decide, from what the walk over an object has noted, subschemas that look at it again.
struct CaptureText {
  let emitter: ValidatorEmitter
  let block: Block
  let captured: CapturePlan

  init(emitter: ValidatorEmitter, block: Block) {
    self.emitter = emitter
    self.block = block
    captured = emitter.plan.captures(of: block)
  }

  private var predicates: CapturePredicates { emitter.plan.predicates(of: block) }

  /// The function for all of the block's checks that are decided so.
  var function: GlobalName { emitter.name(block) + "Holds" }

  /// The function that says whether the rules of `x-warnings` that are decided so hold.
  var rulesFunction: GlobalName { emitter.name(block) + "IsQuiet" }

  /// The declarations of both functions, and of those that they call.
  var declarations: [Declaration] {
    var functions: [Declaration] = []
    if !captured.isEmpty {
      var verdicts = Functions(emitter: emitter, block: block, name: function)
      verdicts.define(function, predicates.verdict)
      functions += verdicts.declarations
    }
    if !captured.rules.isEmpty {
      var verdicts = Functions(emitter: emitter, block: block, name: rulesFunction)
      verdicts.define(rulesFunction, predicates.allRules)
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
    // Not a copy: there is much in a walk.
    let parameters: SwiftCode = "_ o: inout ObjectScanner, _ c: Cursor"
    let declaration = Declaration(name) { writer in
      writer.list("private func \(name)(", [parameters], ") -> Bool {")
      writer.indented { body(formula, to: &$0) }
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
      writer.line("return \(then)", where: conditions(of: condition))
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
      writer.line("count &+= 1", where: conditions(of: part))
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
        writer.line(statement, where: conditions)
      }
      rest = rest.dropFirst(max(alike.count, 1))
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
    case .isAmong(let place, let enumIndex):
      let table = emitter.name(block) + TableNames.texts(enumIndex.table)
      return "\(not)o.isAmong(\(code(place)), \(enumIndex.slot), c, \(table), \(hexadecimal: enumIndex.bits))"
    case .isOf(let place, let types): return "\(not)o.isOf(\(code(place)), c, \(TypeText.set(types)))"
    case .hasNames(let place, let names):
      return "\(not)o.hasNames(\(code(place)), c, \(table(of: names)).names)"
    case .acceptedByTable(let place, let names, let line):
      return "\(not)o.accepts(\(code(place)), c, \(table(of: names)), \(line))"
    case .acceptedByFunction(let place, let function):
      return "\(not)o.accepts(\(code(place)), c, \(emitter.closure(of: emitter.plan[function])))"
    }
  }

  private func code(_ place: CaptureTest.Place) -> SwiftCode {
    place.number.map { "\(place.slot), of: \($0)" } ?? "\(place.slot)"
  }

  private func table(of id: BlockID) -> GlobalName { emitter.table(TableNames.names, of: emitter.plan[id]) }
}
