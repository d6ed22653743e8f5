import SchemaModel
import SchemaRuntime
import TypeModel
import ValidationPlanning

/// Reads and writes a union.
struct UnionCoding {
  let emitter: ModelEmitter
  let type: NominalType
  let union: UnionType
  let spelling: TypeSpelling
  let plan: UnionReadingPlan

  init(emitter: ModelEmitter, type: NominalType, union: UnionType) {
    self.emitter = emitter
    self.type = type
    self.union = union
    spelling = emitter.spelling(type, in: .extension)
    plan = emitter.readingPlan(of: type, union)
  }

  func write(to writer: inout SwiftWriter) {
    tables(to: &writer)
    read(to: &writer)
    readParts(to: &writer)
    for index in askedCases { ask(index, to: &writer) }
    writer.blank()
    writeBytes(to: &writer)
    writer.blank()
    decode(to: &writer)
  }

  // MARK: Reading

  private func read(to writer: inout SwiftWriter) {
    let isHidden = union.hasDeprecatedCases
    let checks: SwiftCode = plan.strategies.isEmpty && !isHidden ? "" : ", checks: Bool"
    let name: SwiftCode = isHidden ? "_readBranch" : "_read"
    if isHidden { writer.mentionsDeprecated() }
    let opening: SwiftCode =
      "\(emitter.access)static func \(name)(_ cursor: inout Cursor\(checks)) throws(Rejection) -> Self {"
    writer.block(opening) { writer in
      if isHidden, plan.strategies.isEmpty { writer.line("if checks { try _check(cursor) }") }
      writer.line("switch try cursor.kind() {")
      for rule in union.dispatch {
        writer.branch("case .\(Self.kindName(rule.kinds)):") { writer in
          let strategy = plan.strategy(of: rule.kinds)
          if !plan.strategies.isEmpty, strategy == nil { writer.line("if checks { try _check(cursor) }") }
          decide(rule.decision, strategy, to: &writer)
        }
      }
      if union.dispatch.count < 6 {
        writer.line("default: throw Rejection(.violation, at: cursor.position)")
      }
      writer.line("}")
    }
  }

  private func decide(
    _ decision: UnionType.Decision, _ strategy: UnionReadingPlan.Strategy?, to writer: inout SwiftWriter
  ) {
    let isFused = strategy != nil
    switch decision {
    case .branch(let index):
      if case .each(let reading) = strategy {
        read(index, reading, to: &writer)
      } else {
        read(index, to: &writer)
      }
    case .tag(_, let branches, let other): readTagged(branches, else: other, isFused, to: &writer)
    case .text(let branches, let other):
      writer.line("var text: Cursor = cursor")
      writer.line("switch _texts.index(of: try text.string(), in: text) {")
      for (index, item) in branches.enumerated() {
        writer.branch("case \(index):") { read(item.branch, to: &$0) }
      }
      if let other {
        writer.branch("default:") { read(other, to: &$0) }
      } else {
        writer.line("default: throw Rejection(.violation, at: cursor.position)")
      }
      writer.line("}")
    case .closest(let candidates): readClosest(candidates, strategy, to: &writer)
    case .ask(let candidates):
      if case .attempts(let attempts) = strategy { return attempt(attempts, to: &writer) }
      if isFused { preselect(to: &writer) }
      for index in candidates.dropLast() where !isAny(index) {
        writer.block("if is\(branchName(index))(cursor) {") { read(index, to: &$0) }
      }
      let last = candidates.first(where: isAny) ?? candidates[candidates.count - 1]
      read(last, to: &writer)
    }
  }

  /// Tries the cases, first the one that names most of the object's members.
  private func readClosest(
    _ candidates: [Int], _ strategy: UnionReadingPlan.Strategy?, to writer: inout SwiftWriter
  ) {
    var strategies: [(index: Int, reading: UnionReadingPlan.CaseReading)] = []
    if case .attempts(let attempts) = strategy {
      strategies = attempts
    } else if strategy != nil {
      preselect(to: &writer)
    }
    writer.block("for branch in try cursor.branches(byNamesIn: _branchKeys) {") { writer in
      writer.line("switch branch {")
      for (place, index) in candidates.enumerated() {
        writer.line(place + 1 == candidates.count ? "default:" : "case \(place):")
        writer.indented { writer in
          if let own = strategies.first(where: { $0.index == index }) {
            attempt(own, as: "value", to: &writer)
          } else if isAny(index) {
            read(index, to: &writer)
          } else {
            writer.block("if is\(branchName(index))(cursor) {") { read(index, to: &$0) }
          }
        }
      }
      writer.line("}")
    }
    writer.line("throw Rejection(.violation, at: cursor.position)")
  }

  /// Reads the case that the names of an object, or the value of a member, pick.
  private func preselect(to writer: inout SwiftWriter) {
    guard let few = plan.candidates else { return }
    writer.line("switch \(few.few(of: "cursor")) {")
    for item in few.cases {
      writer.line("case \(hexadecimal: item.bit): return \(reading(item.index, isFused: true))")
    }
    writer.line("default: if checks { try _check(cursor) }")
    writer.line("}")
  }

  func read(_ index: Int, to writer: inout SwiftWriter) {
    if union.cases[index].constant == nil { return writer.line("return \(reading(index, isFused: false))") }
    writer.line("try cursor.skipSyntax()")
    writer.line("return .\(SwiftIdentifier(union.cases[index].name))")
  }

  /// Reads a case that is validated on the way.
  private func read(_ index: Int, _ reading: UnionReadingPlan.CaseReading, to writer: inout SwiftWriter) {
    let item = union.cases[index]
    let call = call(reading, item.payload, cursor: "cursor", checks: "checks")
    writer.line("return .\(SwiftIdentifier(item.name))(try \(call))")
  }

  /// The call that reads the value of a case.
  private func call(
    _ reading: UnionReadingPlan.CaseReading, _ payload: TypeReference, cursor: SwiftCode, checks: SwiftCode
  ) -> SwiftCode {
    let type = spelling.type(payload)
    switch reading {
    case .own: return "\(type)._read(&\(cursor), checks: \(checks))"
    case .plain: return "\(type)._read(&\(cursor))"
    case .any:
      return "\(cursor).\(payload == .jsonObject ? "object" : "value" as SwiftCode)(checks: \(checks))"
    case .way(let number): return "\(type)._read(&\(cursor), by: _ways[\(number)], checks: \(checks))"
    }
  }

  /// Tries the cases in turn: the union refuses a value that the last one refuses. The others always have to validate a
  /// value, to know whether it is theirs.
  private func attempt(
    _ attempts: [(index: Int, reading: UnionReadingPlan.CaseReading)], to writer: inout SwiftWriter
  ) {
    for (place, item) in attempts.dropLast().enumerated() {
      attempt(item, as: place == 0 ? "value" : "value\(place + 1)", to: &writer)
    }
    if let last = attempts.last { read(last.index, last.reading, to: &writer) }
  }

  /// Takes a case that accepts the value.
  private func attempt(
    _ item: (index: Int, reading: UnionReadingPlan.CaseReading), as value: SwiftCode,
    to writer: inout SwiftWriter
  ) {
    let branch = union.cases[item.index]
    let parameters: SwiftCode = "(c: inout Cursor) throws(Rejection) in"
    let opening: SwiftCode = "let \(value): \(spelling.type(branch.payload))? = cursor.attempt {"
    let line: SwiftCode = "\(opening) \(parameters)"
    let fits = line.width <= writer.width
    writer.block(fits ? line : opening) { writer in
      if !fits { writer.line(parameters) }
      writer.line("try \(call(item.reading, branch.payload, cursor: "c", checks: "true"))")
    }
    writer.line("if let \(value) { return .\(SwiftIdentifier(branch.name))(\(value)) }")
  }

  func reading(_ index: Int, isFused: Bool) -> SwiftCode {
    let item = union.cases[index]
    let checks: SwiftCode = isFused ? ", checks: checks" : ""
    return ".\(SwiftIdentifier(item.name))(try \(spelling.type(item.payload))._read(&cursor\(checks)))"
  }

  /// Whether the validators of the case accept every value.
  private func isAny(_ index: Int) -> Bool {
    union.cases[index].schemas.contains { emitter.validators.function(for: $0) == nil }
  }

  /// The cases that a reader may have to ask for.
  private var askedCases: [Int] {
    var asked: Set<Int> = []
    for rule in union.dispatch {
      if case .attempts = plan.strategy(of: rule.kinds) { continue }
      switch rule.decision {
      case .ask(let candidates): asked.formUnion(candidates.dropLast().filter { !isAny($0) })
      case .closest(let candidates): asked.formUnion(candidates.filter { !isAny($0) })
      case .branch, .tag, .text: break
      }
    }
    return asked.sorted()
  }

  private func ask(_ index: Int, to writer: inout SwiftWriter) {
    writer.blank()
    writer.block("private static func is\(branchName(index))(_ cursor: Cursor) -> Bool {") { writer in
      let functions = union.cases[index].schemas.compactMap { emitter.validators.function(for: $0) }
      for function in functions {
        writer.block("do {", "} catch {}") { writer in
          writer.line("var probe: Cursor = cursor")
          writer.line("var sink: ViolationSink = ViolationSink()")
          writer.line("try \(function)(&probe, &sink)")
          writer.line("return true")
        }
      }
      writer.line("return false")
    }
  }

  private func branchName(_ index: Int) -> SwiftCode {
    let name = SwiftIdentifier(union.cases[index].name).name
    return SwiftCode(trusted: name.prefix(1).uppercased() + name.dropFirst())
  }

  private func tables(to writer: inout SwiftWriter) {
    if !plan.ways.isEmpty {
      writer.list("private static let _ways = ReadingWays(", emitter.reading(of: type), ")")
      writer.blank()
    }
    for rule in union.dispatch {
      switch rule.decision {
      case .tag(let property, let branches, _):
        KeyTableText.write("private static let _tag = ", [property], to: &writer)
        writer.blank()
        KeyTableText.write("private static let _tagValues = ", branches.map(\.value), to: &writer)
        writer.blank()
      case .text(let branches, _):
        KeyTableText.write("private static let _texts = ", branches.map(\.value), to: &writer)
        writer.blank()
      case .closest(let branches):
        writer.list(
          "private static let _branchKeys: [KeyTable] = [", branches.map(keys), "]", trailing: ",")
        writer.blank()
      case .branch, .ask: break
      }
    }
  }

  /// The table of the keys that the struct of a case names.
  private func keys(_ index: Int) -> SwiftCode {
    let payload = union.cases[index].payload
    guard case .named(let id) = payload, case .object(let object) = emitter.types[id].declaration,
      !object.properties.isEmpty
    else { return "NoListedKeys._keys" }
    return "\(spelling.type(payload))._keys"
  }

  private static func kindName(_ kind: TypeSet) -> SwiftCode {
    switch kind {
    case .null: return "null"
    case .boolean: return "boolean"
    case .number: return "number"
    case .string: return "string"
    case .array: return "array"
    default: return "object"
    }
  }

  // MARK: Writing

  private func writeBytes(to writer: inout SwiftWriter) {
    if union.hasDeprecatedCases {
      writer.mentionsDeprecated()
    } else {
      // This function is written here, so that it is compiled for the writer of bytes: a default of the protocol would
      // not be.
      writer.line("\(emitter.access)func _write(to writer: inout JSONWriter) { _write(payloadTo: &writer) }")
    }
    writer.block(
      "\(emitter.access)func _write(payloadTo writer: inout JSONWriter) {"
    ) { writer in
      writer.line("switch self {")
      for item in union.cases {
        let name = SwiftIdentifier(item.name)
        if let value = item.constant {
          let constant = emitter.literal(value, of: item.payload) ?? JSONText.literal(value)
          let literal: SwiftCode =
            item.payload == .json
            ? "\(constant) as JSONValue" : "\(spelling.type(item.payload))(\(constant))"
          writer.line("case .\(name): writer.payload(\(literal))")
        } else {
          writer.line("case .\(name)(let value): writer.payload(value)")
        }
      }
      writer.line("}")
    }
  }

  // MARK: Decoding

  /// The kinds in the order in which a decoder is asked for them: some give a boolean for a number, or a string for
  /// either.
  private static let askedKinds: [TypeSet] = [.null, .boolean, .number, .string, .object, .array]

  /// Decodes a value whose kind, tag or text names its branch, with that branch's decoder.
  private func decode(to writer: inout SwiftWriter) {
    let label: SwiftCode = union.hasDeprecatedCases ? "_branchFrom" : "_unvalidatedFrom"
    if union.hasDeprecatedCases { writer.mentionsDeprecated() }
    writer.block("\(emitter.access)init(\(label) decoder: any Decoder) throws {") { writer in
      let rules = Self.askedKinds.compactMap { kind in union.dispatch.first { $0.kinds == kind } }
      if rules.count == 1 { return decode(rules[0].decision, to: &writer) }
      let asksAlways = rules.allSatisfy { $0.decision.asked != nil }
      if asksAlways, plan.candidates == nil { return decodeJSON(to: &writer) }
      let kinds = rules.map { SwiftCode(".\(Self.kindName($0.kinds))") }
      writer.line("switch try decoder.kind(among: \(kinds.joined(", "))) {")
      for (index, rule) in rules.enumerated() {
        writer.line(index + 1 == rules.count ? "default:" : "case \(kinds[index]):")
        writer.indented { decode(rule.decision, to: &$0) }
      }
      writer.line("}")
    }
  }

  private func decode(_ decision: UnionType.Decision, to writer: inout SwiftWriter) {
    switch decision {
    case .branch(let index):
      if let value = union.cases[index].constant {
        writer.line("try decoder.expect(\(JSONText.literal(value)))")
      }
      writer.line(decoding(index))
    case .tag(_, let branches, let other):
      let index: SwiftCode = "try decoder.index(ofTag: Self._tag, in: Self._tagValues)"
      decode(branches, where: index, other: other, to: &writer)
    case .text(let branches, let other):
      let index: SwiftCode = "Self._texts.index(of: try String(_unvalidatedFrom: decoder))"
      decode(branches, where: index, other: other, to: &writer)
    case .ask(let indices), .closest(let indices):
      let few = plan.candidates.flatMap { few in
        few.cases.allSatisfy { indices.contains($0.index) } ? few : nil
      }
      guard let few else { return decodeJSON(to: &writer) }
      writer.line("switch \(few.few(of: "decoder")) {")
      for item in few.cases { writer.line("case \(hexadecimal: item.bit): \(decoding(item.index))") }
      writer.branch("default:") { decodeJSON(to: &$0) }
      writer.line("}")
    }
  }

  private func decode(
    _ branches: [UnionType.TaggedBranch], where subject: SwiftCode, other: Int?, to writer: inout SwiftWriter
  ) {
    writer.line("switch \(subject) {")
    for (index, item) in branches.enumerated() { writer.line("case \(index): \(decoding(item.branch))") }
    writer.branch("default:") { writer in
      if let other { writer.line(decoding(other)) } else { decodeJSON(to: &writer) }
    }
    writer.line("}")
  }

  private func decoding(_ index: Int) -> SwiftCode {
    let item = union.cases[index]
    let name = SwiftIdentifier(item.name)
    if item.constant != nil { return "self = .\(name)" }
    return "self = .\(name)(try \(spelling.type(item.payload))(_unvalidatedFrom: decoder))"
  }

  /// Reads the value of the decoder as JSON: only the whole value tells its branch, or the mistake where it belongs to
  /// none.
  private func decodeJSON(to writer: inout SwiftWriter) {
    writer.line("self = try Self.readDecoded(decoder)")
  }
}
