import SchemaRuntime
import TypeModel

/// The one walk that validates a struct's JSON and fills the struct.
struct FusedReader {
  let machinery: StructMachinery
  let plan: ReadingPlan
  private var object: ObjectType { machinery.object }

  func write(to writer: inout SwiftWriter) {
    writer.block("public static func read(_ c: inout Cursor, checks: Bool) throws(Rejection) -> Self {") {
      writer in
      machinery.declareLocals(to: &writer)
      writer.line("c.skipWhitespace()")
      writer.line("let start: Int = c.position")
      writer.line("guard c.byte == 0x7B else { throw c.unexpected() }")
      writer.list("var o: ObjectWalk = ObjectWalk(", [plan.table, "at: start", "checks: checks"], ")")
      writer.block("while try o.nextMember(&c) {") { writer in
        writer.line("switch o.index {")
        for (property, member) in zip(object.properties, plan.members) {
          writer.line("case \(member.number):")
          writer.indented { writer in
            note(member.number, to: &writer)
            read(property, member.reading, to: &writer)
          }
        }
        for number in plan.watched where !plan.members.contains(where: { $0.number == number }) {
          writer.line("case \(number):")
          writer.indented { writer in
            note(number, to: &writer)
            unlisted(to: &writer)
          }
        }
        writer.line("default:")
        writer.indented { unlisted(to: &$0) }
        writer.line("}")
      }
      limits(to: &writer)
      machinery.guardRequired(to: &writer)
      machinery.construct(to: &writer)
    }
  }

  /// Notes where a value is that is looked at again.
  private func note(_ number: Int, to writer: inout SwiftWriter) {
    if let slot = plan.watched.firstIndex(of: number) { writer.line("o.note(\(slot), c)") }
  }

  private func read(
    _ property: Property, _ reading: ReadingPlan.Reading, to writer: inout SwiftWriter
  ) {
    guard property.isStored else {
      switch reading {
      case .function(let function): writer.line("try o.check(&c, \(function))")
      default: writer.line("try o.check(&c)")
      }
      return writer.line("try c.skipSyntax()")
    }
    let local: SwiftCode = "&\(machinery.local(property))"
    switch reading {
    case .plain: writer.line("try c.\(machinery.readingVerb(property))(\(local))")
    case .table: writer.line("try o.\(machinery.readingVerb(property))(\(local), &c)")
    case .fused: writer.line("try o.readFused(\(local), &c)")
    case .fusedItems(let count):
      writer.list("try o.readFused(", [local, "&c", "count: \(range(count))"], ")")
    case .strings(let items, let count):
      writer.list("try o.readItems(", [local, "&c", items, "count: \(range(count))"], ")")
    case .function(let function):
      writer.line("try o.check(&c, \(function))")
      writer.line("try c.\(machinery.readingVerb(property))(\(local))")
    }
  }

  private func range(_ count: ClosedRange<Int>) -> SwiftCode {
    let most: SwiftCode = count.upperBound == Int.max ? "Int.max" : "\(count.upperBound)"
    return "\(count.lowerBound)...\(most)"
  }

  /// A name that no property has.
  private func unlisted(to writer: inout SwiftWriter) {
    if let name = plan.name { writer.line("try o.checkName(c, \(name))") }
    guard let members = object.patterned.first else { return other(to: &writer) }
    writer.line("let key: Key = try c.key(at: o.offset)")
    writer.line("if Assertion.matches(\(machinery.matcher(members)), key.slice, c) {")
    writer.indented { writer in
      if let function = plan.patterns[members.pattern] { writer.line("try o.check(&c, \(function))") }
      writer.line("try o.readOther(&c, into: &\(machinery.local(members)))")
    }
    writer.line("} else {")
    writer.indented { other(to: &$0) }
    writer.line("}")
  }

  private func other(to writer: inout SwiftWriter) {
    switch plan.others {
    case .function(let function): writer.line("try o.check(&c, \(function))")
    case nil: writer.line("try o.require(false)")
    case .any: break
    }
    writer.line(object.additional == nil ? "try o.skip(&c)" : "try o.readOther(&c, into: &others)")
  }

  private func limits(to writer: inout SwiftWriter) {
    if !plan.required.isEmpty {
      let (first, second) = (plan.required.mask(ofWord: 0), plan.required.mask(ofWord: 1))
      let rest: SwiftCode = second == 0 ? "" : ", \(hexadecimal: second)"
      writer.line("try o.require(\(hexadecimal: first)\(rest))")
    }
    for pair in plan.dependent {
      writer.line("try o.require(!o.hasSeen(\(pair.name), in: c) || o.hasSeen(\(pair.other), in: c))")
    }
    if let count = plan.count {
      writer.line("try o.require(\(range(count)) ~= o.count)")
    }
    if let holds = plan.holds { writer.line("try o.require(\(holds)(o, c))") }
  }
}
