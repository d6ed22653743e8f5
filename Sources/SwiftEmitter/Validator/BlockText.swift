import SchemaRuntime
import ValidationPlanning

/// The function of one block.
struct BlockText {
  let emitter: ValidatorEmitter
  let block: Block

  /// The function, and what it alone asks.
  var declarations: [Declaration] {
    if let table = emitter.plan.wholeTable(of: block) { return [declaration(table)] }
    var declarations = tables + verdictLists.map(\.declaration) + memberFunctions + [function]
    if let test = NameTestText(emitter, block) { declarations.append(test.declaration) }
    declarations += CaptureText(emitter: emitter, block: block).declarations
    for union in block.unions where emitter.plan.asksNames(for: union, in: block) {
      declarations.append(BranchPreselector(emitter: emitter, block: block, union: union).declaration)
    }
    return declarations
  }

  private var function: Declaration {
    let name = emitter.name(block)
    let evaluation: SwiftCode = block.collectsEvaluated ? ", _ evaluation: inout Evaluation" : ""
    return Declaration(name) { writer in
      writer.list(
        "private func \(name)(", ["_ c: inout Cursor, _ s: inout ViolationSink\(evaluation)"],
        ") throws(Rejection) {")
      writer.indented { writer in
        // A merged block may lose warnings, so only a walk that wants none runs it.
        if let merged = emitter.plan.verdict(of: block) {
          writer.line("if !s.wantsWarnings { return try \(emitter.name(merged))(&c, &s) }")
        }
        if emitter.plan.shared.contains(block.id) {
          decideOnce(to: &writer)
        } else {
          body(to: &writer)
        }
      }
      writer.line("}")
    }
  }

  /// A value reaches the block in very many ways: what came of the first holds for all.
  private func decideOnce(to writer: inout SwiftWriter) {
    let isTracked = block.collectsEvaluated
    let arguments: SwiftCode = isTracked ? "&c, &evaluation" : "&c"
    let parameters: SwiftCode = isTracked ? "c, s, evaluation" : "c, s"
    writer.line("try s.decide(\(StringLiteral(emitter.name(block).name)), \(arguments)) {")
    writer.indented { writer in
      writer.line("(\(parameters)) throws(Rejection) in")
      body(to: &writer)
    }
    writer.line("}")
  }

  /// The tables that the block's own code asks.
  var tables: [Declaration] {
    var tables: [Declaration] = []
    if let table = emitter.plan.memberTable(of: block) { tables.append(declaration(table)) }
    tables += emitter.plan.valueTables(of: block).map(declaration)
    tables += TableNames.tables(of: block, in: emitter.plan).map { table in
      let name = emitter.name(block) + table.name
      return Declaration(name) { writer in
        KeyTableText.write(
          "private let \(name) = \(table.type)", lines: table.lines, to: &writer)
      }
    }
    return tables
  }

  private func declaration(_ table: MemberTablePlan) -> Declaration {
    let name = emitter.name(block) + TableNames.names
    return Declaration(name) { writer in
      KeyTableText.write(
        "private let \(name) = MemberTable", lines: MemberTable.lines(of: table.rows),
        nested: table.nested.map(constant), required(table.required), to: &writer)
    }
  }

  private func required(_ bits: UInt64) -> [SwiftCode] {
    bits == 0 ? [] : ["required: \(hexadecimal: bits)"]
  }

  /// The table that stands for the function.
  private func declaration(_ table: WholeTable) -> Declaration {
    let name = emitter.name(block)
    return Declaration(name) { writer in
      KeyTableText.write(
        "private let \(name) = MemberTable", label: "\(table.label): ", lines: table.lines,
        nested: table.nested.map(constant), arguments(of: table), to: &writer)
    }
  }

  private func arguments(of table: WholeTable) -> [SwiftCode] {
    var arguments: [SwiftCode] = []
    func add(_ count: ClosedRange<Int>) {
      if count != 0...Int.max { arguments.append("count: \(StrategyText.range(count))") }
    }
    switch table.form {
    case .value: break
    case .array(let count, let areUnique):
      add(count)
      if areUnique { arguments.append("areUnique: true") }
    case .map(let count): add(count)
    case .object(let bits, let others):
      arguments += required(bits)
      switch others {
      case .passed: break
      case .warned: arguments.append("others: .warned")
      case .refused: arguments.append("others: .refused")
      }
    }
    if !table.others.isEmpty { arguments.append("or: \(TypeText.set(table.others))") }
    return arguments
  }

  private func declaration(_ table: ValueTablePlan) -> Declaration {
    let name = emitter.name(block) + table.name
    return Declaration(name) { writer in
      KeyTableText.write(
        "private let \(name) = MemberTable", label: "\(table.label): ", lines: table.lines,
        nested: table.nested.map { [constant(of: $0)] } ?? [], to: &writer)
    }
  }

  private func constant(of table: NestedTables.Table) -> SwiftCode {
    emitter.table(table.name, of: table.block).code
  }

  private func body(to writer: inout SwiftWriter) {
    if block.isNever { return writer.line("throw Rejection(at: c.position)") }
    // What is declared depends on what the rest mentions, so the rest is written first.
    var rest = writer.nested()
    readValue(to: &rest)
    inPlaceChecks(to: &rest)
    if let opened = openedObject {
      opened.open(isFirst: true, to: &writer)
      if rest.mentions(.start) { writer.line("let start: Int = \(opened.walker).start") }
      return append(rest, to: &writer)
    }
    if rest.mentions(.kind) {
      writer.line("let kind: JSONKind = try c.kind()")
    } else {
      // A block that asks for one kind alone leaves it to other code to find that there is no value.
      writer.line(container == nil ? "_ = try c.kind()" : "c.skipWhitespace()")
    }
    if rest.mentions(.start) { writer.line("let start: Int = c.position") }
    append(rest, to: &writer)
  }

  private func append(_ rest: SwiftWriter, to writer: inout SwiftWriter) {
    if rest.mentions(.own) { writer.line("var own: Evaluation = Evaluation()") }
    writer.append(rest)
    if block.collectsEvaluated, rest.mentions(.own) { writer.line("evaluation.merge(own)") }
  }

  /// The object that a scanner reads, where there is nothing else to be read: it says whether there is one.
  private var openedObject: ObjectText? {
    guard container == .object, emitter.plan.scansMembers(of: block), let plan = block.object else {
      return nil
    }
    return ObjectText(emitter: emitter, block: block, plan: plan)
  }

  /// What the walk over an object leaves to functions of their own.
  private var memberFunctions: [Declaration] {
    guard emitter.plan.scansMembers(of: block), let plan = block.object else { return [] }
    return ObjectText(emitter: emitter, block: block, plan: plan).memberFunctions
  }

  private func inPlaceChecks(to writer: inout SwiftWriter) {
    guard !block.inPlaceChecks.isEmpty else { return }
    if block.readsValue { return inPlaceChecksBehindValue(to: &writer) }
    InPlaceText(emitter: emitter, block: block, isAgain: false).write(0, to: &writer)
    if block.inPlaceChecks.count == 1 { return }
    writer.line("let end: Int = c.position")
    for index in block.inPlaceChecks.indices.dropFirst() { inPlaceChecks(index, to: &writer) }
    writer.line("c.position = end")
  }

  /// The checks that no walk over the value has decided, each from the value's start.
  private func inPlaceChecksBehindValue(to writer: inout SwiftWriter) {
    let steps = block.inPlaceChecks.indices.map { ($0, emitter.plan.step(ofCheck: $0, in: block)) }
    if steps.allSatisfy({ $0.1 == .never }) { return }
    writer.line("let end: Int = c.position")
    for (index, step) in steps {
      switch step {
      case .always: inPlaceChecks(index, to: &writer)
      case .ofOthersThanObjects: writer.block("if \(.kind) != .object {") { inPlaceChecks(index, to: &$0) }
      case .never: continue
      }
    }
    writer.line("c.position = end")
  }

  /// A check that starts where the value does.
  private func inPlaceChecks(_ index: Int, to writer: inout SwiftWriter) {
    writer.line("c.position = \(.start)")
    InPlaceText(emitter: emitter, block: block, isAgain: true).write(index, to: &writer)
  }

  // MARK: The value, by its kind

  /// Objects or arrays, where values of all other kinds are refused for their type.
  private var container: JSONKind? {
    guard block.readsValue, let kinds = block.types?.kinds, kinds.count == 1 else { return nil }
    return kinds.first { ($0 == .object || $0 == .array) && isSpecial($0) }
  }

  private func readValue(to writer: inout SwiftWriter) {
    guard block.readsValue else { return gate(to: &writer) }
    let kinds = JSONKind.allCases.filter { block.types?.kinds.contains($0) ?? true }
    let special = kinds.filter(isSpecial)
    if special.isEmpty, kinds.count == JSONKind.allCases.count { return writer.line(block.skip) }
    if openedObject != nil { return read(.object, to: &writer) }
    if let container {
      let isAtContainer: SwiftCode = container == .object ? "c.isAtObject" : "c.isAtArray"
      writer.line("guard \(isAtContainer) else { throw Rejection(at: c.position) }")
      return read(container, to: &writer)
    }
    writer.line("switch \(.kind) {")
    for kind in special {
      writer.branch("case .\(Self.name(kind)):") { read(kind, to: &$0) }
    }
    let plain = kinds.filter { !special.contains($0) }
    let rest = JSONKind.allCases.count - special.count
    if !plain.isEmpty, plain.count < rest {
      let list = plain.map { "." + Self.name($0) as SwiftCode }
      writer.line("case \(list.joined(", ")): \(block.skip)")
    }
    if rest > plain.count {
      writer.branch("default:") { refuse(to: &$0) }
    } else if !plain.isEmpty {
      writer.line("default: \(block.skip)")
    }
    writer.line("}")
  }

  /// The type check of a value that the first of the whole checks reads.
  private func gate(to writer: inout SwiftWriter) {
    guard let types = block.types else { return }
    let kinds = JSONKind.allCases.filter { types.kinds.contains($0) }
    guard kinds.count < JSONKind.allCases.count else { return }
    let tests = kinds.map { "\(.kind) != .\(Self.name($0))" as SwiftCode }
    if tests.isEmpty { return writer.line(Self.certainRefusal) }
    writer.block("if \(tests.joined(", ")) {") { refuse(to: &$0) }
  }

  private func refuse(to writer: inout SwiftWriter) { writer.line(Self.refusal) }

  /// The statement that refuses a value which is not valid.
  static var refusal: SwiftCode { "throw Rejection(at: \(.start))" }

  /// The statement that refuses a value where other statements may follow: behind a `throw`, the compiler would say
  /// that they are never executed.
  static var certainRefusal: SwiftCode { "try c.refuse(at: \(.start))" }

  /// Whether reading a value of the kind is more than reading over it.
  private func isSpecial(_ kind: JSONKind) -> Bool {
    kind == .number && block.needsInteger
      || !block.facts.concerning(kind).subtracting(.inPlaceChecks).areOnly([.never, .types])
  }

  private func read(_ kind: JSONKind, to writer: inout SwiftWriter) {
    let scalars = ScalarText(emitter: emitter, block: block)
    switch kind {
    case .null: writer.line("try c.null()")
    case .boolean: writer.line("_ = try c.boolean()")
    case .number: return readNumber(scalars, to: &writer)
    case .string: return readString(scalars, to: &writer)
    case .array:
      if let plan = block.array {
        ArrayText(emitter: emitter, block: block, plan: plan).write(to: &writer)
      } else {
        writer.line(block.skip)
      }
    case .object:
      if let plan = block.object {
        let isOpen = openedObject != nil
        ObjectText(emitter: emitter, block: block, plan: plan).write(isOpen: isOpen, to: &writer)
      } else {
        writer.line(block.skip)
      }
    }
    scalars.values(ofKind: kind, at: "\(.start)", to: &writer)
  }

  private func readNumber(_ scalars: ScalarText, to writer: inout SwiftWriter) {
    if block.numbers.isEmpty, !block.needsInteger {
      writer.line("_ = try c.number()")
    } else {
      writer.line("let number: NumberSlice = try c.number()")
    }
    if block.needsInteger {
      writer.line("if !Assertion.isInteger(number, c) { \(Self.refusal) }")
    }
    scalars.values(ofKind: .number, at: "\(.start)", to: &writer)
    scalars.numbers(to: &writer)
  }

  private func readString(_ scalars: ScalarText, to writer: inout SwiftWriter) {
    let isUsed =
      !block.strings.isEmpty
      || block.values.contains { if case .strings = $0 { true } else { false } }
    writer.line(isUsed ? "let string: StringSlice = try c.string()" : "_ = try c.string()")
    scalars.values(ofKind: .string, at: "\(.start)", to: &writer)
    scalars.strings(to: &writer)
  }

  static func name(_ kind: JSONKind) -> SwiftCode {
    switch kind {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}

/// `TypeSet` expressions.
enum TypeText {
  /// The types by their names, for a parameter that takes a set of types.
  static func set(_ types: TypeSet) -> SwiftCode {
    let names = TypeSet.named.filter { types.contains($0.type) }
    let cases = names.map { ".\(SwiftIdentifier($0.name))" as SwiftCode }
    return cases.count == 1 ? cases[0] : "[\(cases.joined(", "))]"
  }
}
