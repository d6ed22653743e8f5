import SchemaRuntime
import ValidationPlanning

/// The walk over an object.
struct ObjectText {
  let emitter: ValidatorEmitter
  let block: Block
  let plan: ObjectPlan
  private var calls: BlockCallText { BlockCallText(emitter: emitter) }
  private var walksMembers: Bool { emitter.plan.scansMembers(of: block) }
  /// The variable that holds the `ObjectScanner`.
  let walker: SwiftCode = "o"
  private let names: SwiftCode = "names"
  private let known: SwiftCode = "known"

  init(emitter: ValidatorEmitter, block: Block, plan: ObjectPlan) {
    self.emitter = emitter
    self.block = block
    self.plan = plan
  }

  /// - Parameter isOpen: whether there is a scanner already, where one reads the object.
  func write(isOpen: Bool = false, to writer: inout SwiftWriter) {
    if walksMembers {
      if !isOpen { open(isFirst: false, to: &writer) }
      return walk(to: &writer)
    }
    if emitter.plan.tabulatesMembers(of: block) { return map(to: &writer) }
    if plan.usesNames {
      writer.line("let \(names): KeyTable = \(emitter.name(block) + TableNames.names)")
    }
    if plan.ownKnown != nil {
      writer.line("let \(known): KeyTable = \(emitter.name(block) + TableNames.known)")
    }
    if plan.names.isEmpty, plan.patterns.isEmpty, plan.additional.isForbidden {
      writer.line(BlockText.refusal, where: ["try c.beginObject()"])
      // Here the object is empty.
      if block.keepsEvaluated { writer.line("\(.own).end(at: 0)") }
      if plan.minProperties != nil { writer.line(BlockText.certainRefusal) }
      return
    }
    for word in capturedWords { writer.line("var seen\(word): UInt64 = 0") }
    if !block.isRevisited { writer.line("var others: KeySet = KeySet()") }
    if needsCount { writer.line("var count: Int = 0") }
    writer.line("var more: Bool = try c.beginObject()")
    writer.block("while more {") { writer in
      member(to: &writer)
      if needsCount { writer.line("count &+= 1") }
      writer.line("more = try c.nextMember()")
    }
    if !block.isRevisited { writer.line("try others.finish(in: c, object: \(.start))") }
    if block.keepsEvaluated { writer.line("\(.own).end(at: count)") }
    limits(to: &writer)
    dependents(to: &writer)
  }

  /// A walk in which a table decides each member.
  private func map(to writer: inout SwiftWriter) {
    let table = emitter.name(block) + TableNames.additional
    let counts = plan.maxProperties != nil || plan.minProperties != nil
    let opening: SwiftCode = "\(counts ? "let count: Int" : "_") = try \(table).readMembers"
    if plan.propertyNames == nil {
      writer.line("\(opening)(&c, &s)")
    } else {
      writer.line("\(opening)(&c, &s) {")
      writer.indented { writer in
        writer.line("(key: Key, c: inout Cursor, s: inout ViolationSink) throws(Rejection) in")
        checkName(to: &writer)
      }
      writer.line("}")
    }
    limits(to: &writer)
  }

  /// The constant with the names that are looked up.
  var table: GlobalName { emitter.name(block) + TableNames.names }
  private var knownTable: SwiftCode { walksMembers ? (emitter.name(block) + TableNames.known).code : known }
  private var count: SwiftCode { walksMembers ? "\(walker).count" : "count" }

  /// Words of the bit set of names that have been seen.
  private var words: Int { (plan.names.count + 63) / 64 }

  /// The words that are kept: an object that is read again has no name twice, so only the names that later checks ask
  /// for matter.
  private var capturedWords: [Int] {
    let words = Array(0..<words)
    guard block.isRevisited else { return words }
    let asked =
      plan.required + plan.dependentRequired.flatMap { [$0.name, $0.other] }
      + plan.dependentSchemas.map(\.name)
    return words.filter { word in asked.contains { $0 / 64 == word } }
  }

  private var needsCount: Bool {
    plan.maxProperties != nil || plan.minProperties != nil || block.keepsEvaluated
  }

  // MARK: One member

  private func member(to writer: inout SwiftWriter) {
    if hasMember {
      writer.line("let member = try c.member(of: \(names))")
      writer.line("let index: Int = member.index")
      capture(to: &writer)
      return dispatch(to: &writer)
    }
    var rest = writer.nested()
    checkName(to: &rest)
    if plan.names.isEmpty {
      if !block.isRevisited { rest.line("try others.insert(\(.key), in: c, object: \(.start))") }
      unlisted(to: &rest)
    } else {
      rest.line("let index: Int = \(names).index(of: \(.key), in: c)")
      capture(to: &rest)
      if plan.patterns.isEmpty { dispatch(to: &rest) } else { dispatchBeforePatterns(to: &rest) }
    }
    writer.line(rest.mentions(.key) ? "let key: Key = try c.key()" : "_ = try c.key()")
    writer.append(rest)
  }

  /// Whether an `ObjectScanner` has to look at the text of names that are not listed.
  var walkReadsKey: Bool {
    walksMembers && (!plan.patterns.isEmpty || plan.propertyNames != nil)
  }

  /// `propertyNames`, of the name `key`.
  private func checkName(to writer: inout SwiftWriter) {
    guard let call = plan.propertyNames else { return }
    let condition = NameTestText(emitter, block)?.condition
    writer.block(condition.map { "if !\($0) {" } ?? "do {") { writer in
      writer.line("let value: Cursor = c")
      writer.line("c.position = \(.key).offset")
      calls.write(call, to: &writer)
      writer.line("c = value")
    }
  }

  /// Whether nothing but the number of a listed name is asked for.
  private var hasMember: Bool {
    !plan.names.isEmpty && plan.patterns.isEmpty && plan.propertyNames == nil
  }

  private var key: SwiftCode { hasMember ? "c.key(at: member.offset)" : "\(.key)" }
  private var keyOffset: SwiftCode {
    walksMembers ? "\(walker).offset" : hasMember ? "member.offset" : "\(.key).offset"
  }

  /// Notes that the name has been seen; throws where it was already, in an object that is read for the first time.
  private func capture(to writer: inout SwiftWriter) {
    if capturedWords.isEmpty { return }
    writer.line("let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: index & 63)")
    if block.isRevisited {
      for word in capturedWords { writer.line("if index &>> 6 == \(word) { seen\(word) |= bit }") }
      return
    }
    if words == 1 {
      writer.block("if index < 0 {", "} else {") { writer in
        writer.line("try others.insert(\(key), in: c, object: \(.start))")
      }
      writer.indented { mark(0, to: &$0) }
      return writer.line("}")
    }
    writer.line("switch index {")
    writer.line("case ..<0: try others.insert(\(key), in: c, object: \(.start))")
    if words == 2 {
      // Without a branch, which the processor could not predict.
      writer.branch("default:") { writer in
        writer.line("let low: UInt64 = index < 64 ? bit : 0")
        writer.line("let high: UInt64 = bit ^ low")
        writer.line("if seen0 & low | seen1 & high != 0 { try c.refuseDuplicate(at: \(keyOffset)) }")
        writer.line("seen0 |= low")
        writer.line("seen1 |= high")
      }
      return writer.line("}")
    }
    for word in 0..<words {
      let range: SwiftCode = word + 1 < words ? "case ..<\(word * 64 + 64):" : "default:"
      writer.line(range)
      writer.indented { mark(word, to: &$0) }
    }
    writer.line("}")
  }

  private func mark(_ word: Int, to writer: inout SwiftWriter) {
    writer.line("if seen\(word) & bit != 0 { try c.refuseDuplicate(at: \(keyOffset)) }")
    writer.line("seen\(word) |= bit")
  }

  /// One case per property.
  private func dispatch(to writer: inout SwiftWriter) {
    writer.line("switch index {")
    var branches = NumberedBranches()
    for (index, property) in plan.properties.enumerated() {
      branches.add(index, to: writer) { writer in
        value(of: property, to: &writer)
        evaluated(to: &writer)
      }
    }
    branches.write(to: &writer)
    writer.branch("default:") { unlisted(to: &$0) }
    writer.line("}")
  }

  func value(of property: PropertyPlan, to writer: inout SwiftWriter) {
    switch emitter.plan.step(of: property, in: block, plan) {
    case .table:
      calls.note([property.call], to: &writer)
      writer.line("try \(walker).decide(&c, &s)")
    case .skip: writer.line(block.skip)
    case .call(let call): calls.write(call, to: &writer)
    }
  }

  private func evaluated(to writer: inout SwiftWriter) {
    if block.keepsEvaluated { writer.line("\(.own).insert(count)") }
  }

  /// Where patterns may match the same names, the value is read again for each.
  private func dispatchBeforePatterns(to writer: inout SwiftWriter) {
    writer.line("let value: Int = c.position")
    writer.line(
      "var isListed: Bool = \(plan.properties.isEmpty ? "false" : "index >= 0 && index < \(plan.properties.count)")"
    )
    writer.line("switch index {")
    var branches = NumberedBranches()
    for (index, property) in plan.properties.enumerated() {
      branches.add(index, to: writer) { self.value(of: property, to: &$0) }
    }
    branches.write(to: &writer)
    writer.line("default: break")
    writer.line("}")
    patterns(to: &writer)
  }

  private func patterns(to writer: inout SwiftWriter) {
    for pattern in plan.patterns {
      let constant = emitter.constant(ofPattern: pattern.source, in: block)
      writer.block("if Assertion.matches(\(constant), \(.key).slice, c) {") { writer in
        writer.line("c.position = value")
        calls.write(pattern.call, to: &writer)
        writer.line("isListed = true")
      }
    }
    writer.block("if !isListed {") { unlistedValue(to: &$0) }
    if block.keepsEvaluated, !marksUnlisted { writer.line("if isListed { \(.own).insert(count) }") }
    if block.keepsEvaluated, marksUnlisted { writer.line("\(.own).insert(count)") }
  }

  /// A key that no property names.
  func unlisted(to writer: inout SwiftWriter) {
    if walkReadsKey {
      writer.line("let key: Key = try c.key(at: \(keyOffset))")
      checkName(to: &writer)
      if plan.patterns.isEmpty { return unlistedValue(to: &writer) }
    } else if plan.patterns.isEmpty || !plan.names.isEmpty {
      unlistedValue(to: &writer)
      if block.keepsEvaluated, marksUnlisted, !forbidsUnlisted { writer.line("\(.own).insert(count)") }
      return
    }
    writer.line("let value: Int = c.position")
    writer.line("var isListed: Bool = false")
    patterns(to: &writer)
  }

  private var forbidsUnlisted: Bool {
    if case .forbidden = plan.additional { true } else { false }
  }

  private var marksUnlisted: Bool {
    switch plan.additional {
    case .any(let evaluates): evaluates
    case .schema, .forbidden: true
    }
  }

  private func unlistedValue(to writer: inout SwiftWriter) {
    warnUnknown(to: &writer)
    switch plan.additional {
    case .any: writer.line(block.skip)
    case .schema(let call):
      let hasTable = emitter.plan.nestedValues(of: block) != nil
      calls.write(
        call, unlessPassedBy: hasTable ? (emitter.name(block) + TableNames.additional).code : nil, to: &writer
      )
    case .forbidden: writer.line("throw Rejection(at: \(keyOffset))")
    }
  }

  private func warnUnknown(to writer: inout SwiftWriter) {
    guard plan.known != nil else { return }
    guard plan.ownKnown != nil else {
      // A name that is only required has a number too, and is known.
      let mayBeNamed = plan.names.count > plan.properties.count
      guard mayBeNamed else { return writer.line("s.noteWarning()") }
      let index: SwiftCode = walksMembers ? "\(walker).index" : "index"
      return writer.line("if \(index) < 0 { s.noteWarning() }")
    }
    writer.list("try Assertion.knownProperty(", [knownTable, "at: \(keyOffset)", "c", "&s"], ")")
  }

  // MARK: All members

  func limits(to writer: inout SwiftWriter) {
    required(to: &writer)
    if let limit = plan.maxProperties { refuse(where: "\(count) > \(limit)", to: &writer) }
    if let limit = plan.minProperties { refuse(where: "\(count) < \(limit)", to: &writer) }
    for pair in plan.dependentRequired {
      writer.line(BlockText.refusal, where: [isSeen(pair.name), isSeen(pair.other, "==")])
    }
  }

  private func refuse(where condition: SwiftCode, to writer: inout SwiftWriter) {
    writer.line(BlockText.refusal, where: [condition])
  }

  /// One comparison for each word of names.
  private func required(to writer: inout SwiftWriter) {
    for word in 0..<words {
      let numbers = plan.required.filter { $0 / 64 == word }
      guard !numbers.isEmpty else { continue }
      if walksMembers, word > 1 {
        for number in numbers { refuse(where: isSeen(number, "=="), to: &writer) }
        continue
      }
      let mask = numbers.mask(ofWord: word)
      refuse(where: "\(seen(word)) & \(hexadecimal: mask) != \(hexadecimal: mask)", to: &writer)
    }
  }

  private func seen(_ word: Int) -> SwiftCode {
    walksMembers ? "\(walker).seen\(word)" : "seen\(word)"
  }

  /// - Parameter comparison: `!=`, or `==` for a name that has not been seen.
  private func isSeen(_ number: Int, _ comparison: SwiftCode = "!=") -> SwiftCode {
    if walksMembers, number >= 128 {
      let not: SwiftCode = comparison == "!=" ? "" : "!"
      return "\(not)\(walker).hasSeen(\(number), in: c)"
    }
    return "\(seen(number / 64)) & \(hexadecimal: 1 << UInt64(number % 64)) \(comparison) 0"
  }

  func dependents(to writer: inout SwiftWriter) {
    for dependent in plan.dependentSchemas {
      writer.block("if \(isSeen(dependent.name)) {") { writer in
        writer.line("let behind: Int = c.position")
        writer.line("c.position = \(.start)")
        calls.write(dependent.call, to: &writer)
        writer.line("c.position = behind")
      }
    }
  }
}

extension Block {
  /// Goes over a value, or a part of it, of which nothing is asked.
  var skip: SwiftCode { isRevisited ? "try c.skipSyntax()" : "try c.skipValue()" }
}
