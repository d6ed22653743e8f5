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

  /// Writes that function, and those of the subschemas.
  func write(to writer: inout SwiftWriter) {
    guard !noted.isEmpty else { return }
    var names = Names(prefix: function)
    var functions: [SwiftWriter] = []
    var body = SwiftWriter()
    self.function(function, to: &body) { writer in
      for index in noted.decided { check(block.whole[index], &names, &functions, to: &writer) }
      if noted.decidesDependents, let plan = block.object {
        dependents(plan, &names, &functions, to: &writer)
      }
      writer.line("return true")
    }
    for function in functions + [body] {
      writer.blank()
      writer.append(function)
    }
  }

  private func function(
    _ name: SwiftCode, to writer: inout SwiftWriter, _ body: (inout SwiftWriter) -> Void
  ) {
    let parameters: SwiftCode = "_ o: ObjectWalk, _ c: Cursor"
    let single: SwiftCode = "func \(name)(\(parameters)) -> Bool {"
    if single.width <= writer.width { return writer.block(single, "}", body) }
    writer.line("func \(name)(")
    writer.indented { $0.line(parameters) }
    writer.block(") -> Bool {", "}", body)
  }

  /// Numbers the functions of the subschemas.
  private struct Names {
    let prefix: SwiftCode
    var count = 0

    mutating func next() -> SwiftCode {
      defer { count += 1 }
      return "\(prefix)\(count)"
    }
  }

  /// The expression that says whether a subschema accepts the object; its function is added to `functions`.
  private func accepts(
    _ call: BlockCall, _ names: inout Names, _ functions: inout [SwiftWriter]
  ) -> SwiftCode {
    let callee = program[call.block]
    let name = names.next()
    var body = SwiftWriter()
    function(name, to: &body) { writer in
      if let types = callee.types, !types.contains(.object) { return writer.line("return false") }
      if let plan = callee.object {
        presence(plan, to: &writer)
        properties(plan, of: callee, to: &writer)
        dependents(plan, &names, &functions, to: &writer)
      }
      for check in callee.whole { self.check(check, &names, &functions, to: &writer) }
      writer.line("return true")
    }
    functions.append(body)
    return "\(name)(o, c)"
  }

  private func check(
    _ check: Check, _ names: inout Names, _ functions: inout [SwiftWriter], to writer: inout SwiftWriter
  ) {
    func test(_ call: BlockCall) -> SwiftCode { accepts(call, &names, &functions) }
    switch check {
    case .reference(let call): refuse("!\(test(call))", to: &writer)
    case .not(let call, _): refuse(test(call), to: &writer)
    case .allOf(let calls):
      for call in calls { refuse("!\(test(call))", to: &writer) }
    case .union(let plan) where plan.kind == .anyOf:
      refuse(plan.branches.map { "!\(test($0.call))" }, to: &writer)
    case .union(let plan):
      let tests = plan.branches.map { "(\(test($0.call)) ? 1 : 0)" as SwiftCode }
      let count = names.next()
      writer.line("var \(count): Int = 0")
      for test in tests { writer.line("\(count) &+= \(test)") }
      writer.line("if \(count) != 1 { return false }")
    case .conditional(let plan):
      let condition = test(plan.condition)
      if let then = plan.then { refuse([condition, "!\(test(then))"], to: &writer) }
      if let otherwise = plan.otherwise { refuse(["!\(condition)", "!\(test(otherwise))"], to: &writer) }
    default: break
    }
  }

  private func refuse(_ condition: SwiftCode, to writer: inout SwiftWriter) {
    refuse([condition], to: &writer)
  }

  /// Leaves the function where all conditions hold; they are asked one by one.
  private func refuse(_ conditions: [SwiftCode], to writer: inout SwiftWriter) {
    let single: SwiftCode = "if \(conditions.joined(", ")) { return false }"
    if single.width <= writer.width { return writer.line(single) }
    guard let first = conditions.first else { return writer.line("return false") }
    writer.block("if \(first) {") { writer in
      conditions.count == 1 ? writer.line("return false") : refuse(Array(conditions.dropFirst()), to: &writer)
    }
  }

  /// Which members there are, and how many.
  private func presence(_ plan: ObjectPlan, to writer: inout SwiftWriter) {
    let required = plan.required.compactMap { noted.number(of: plan.names[$0]) }
    for word in 0..<2 {
      let mask = required.mask(ofWord: word)
      if mask != 0 {
        writer.line("if o.seen\(word) & \(hexadecimal: mask) != \(hexadecimal: mask) { return false }")
      }
    }
    for number in required where number >= 128 {
      writer.line("if !o.hasSeen(\(number), in: c) { return false }")
    }
    for pair in plan.dependentRequired {
      guard let name = noted.number(of: plan.names[pair.name]),
        let other = noted.number(of: plan.names[pair.other])
      else { continue }
      writer.line("if o.hasSeen(\(name), in: c), !o.hasSeen(\(other), in: c) { return false }")
    }
    if let limit = plan.maxProperties { writer.line("if o.count > \(limit) { return false }") }
    if let limit = plan.minProperties { writer.line("if o.count < \(limit) { return false }") }
  }

  private func properties(_ plan: ObjectPlan, of callee: Block, to writer: inout SwiftWriter) {
    for (index, property) in plan.properties.enumerated() {
      guard let call = property.call, let number = noted.number(of: property.name),
        let slot = noted.slot(of: number)
      else { continue }
      if program.demands(of: property, in: callee) != nil {
        let table = emitter.name(callee) + TableNames.names
        refuse("!o.accepts(\(slot), c, \(table), \(index))", to: &writer)
      } else if emitter.isFunction(program[call.block]) {
        refuse("!o.accepts(\(slot), c, \(emitter.name(program[call.block])))", to: &writer)
      }
    }
  }

  private func dependents(
    _ plan: ObjectPlan, _ names: inout Names, _ functions: inout [SwiftWriter], to writer: inout SwiftWriter
  ) {
    for dependent in plan.dependentSchemas {
      guard let number = noted.number(of: plan.names[dependent.name]) else { continue }
      let test = accepts(dependent.call, &names, &functions)
      writer.line("if o.hasSeen(\(number), in: c), !\(test) { return false }")
    }
  }
}
