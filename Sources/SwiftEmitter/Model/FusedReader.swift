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
      for property in object.properties where property.isStored {
        machinery.declareLocal(property, to: &writer)
      }
      for members in object.patterned {
        let value = machinery.spelling.type(members.value)
        writer.line("var \(machinery.local(members.name)): [(key: String, value: \(value))] = []")
      }
      if let additional = object.additional {
        let value = machinery.spelling.type(additional.value)
        writer.line("var others: [(key: String, value: \(value))] = []")
      }
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
    case .plain: writer.line("try c.\(verb(property))(\(local))")
    case .table: writer.line("try o.\(verb(property))(\(local), &c)")
    case .fused: writer.line("try o.readFused(\(local), &c)")
    case .fusedItems(let count):
      writer.list("try o.readFused(", [local, "&c", "count: \(range(count))"], ")")
    case .strings(let items, let count):
      writer.list("try o.readItems(", [local, "&c", items, "count: \(range(count))"], ")")
    case .function(let function):
      writer.line("try o.check(&c, \(function))")
      writer.line("try c.\(verb(property))(\(local))")
    }
  }

  private func verb(_ property: Property) -> SwiftCode {
    switch property.presence {
    case .required, .optional: "read"
    case .requiredNullable: "readNullable"
    case .optionalNullable: "readPresence"
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
      writer.line("try o.readOther(&c, into: &\(machinery.local(members.name)))")
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
      let masks = [0, 1].map { word in
        plan.required.filter { $0 / 64 == word }.reduce(UInt64(0)) { $0 | 1 << UInt64($1 % 64) }
      }
      let second: SwiftCode = masks[1] == 0 ? "" : ", \(hexadecimal: masks[1])"
      writer.line("try o.require(\(hexadecimal: masks[0])\(second))")
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
