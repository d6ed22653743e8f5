import SchemaRuntime
import TypeModel

/// The walk that fills a struct from the bytes of an object, and validates it on the way where one walk can do both.
struct StructReader {
  let coding: StructCoding
  private let plan: ReadingPlan
  /// Whether the walk validates.
  private let isFused: Bool
  private var object: ObjectType { coding.object }
  /// Whether the walk validates this time, in generated code.
  private var checks: SwiftCode { isFused ? "checks" : "false" }
  private var placeholders: Placeholders { coding.emitter.placeholders }

  init(_ coding: StructCoding) {
    self.coding = coding
    let plan = coding.emitter.readingPlan(coding.type)
    isFused = plan != nil
    self.plan = plan ?? ReadingPlan(of: coding.object)
  }

  func write(to writer: inout SwiftWriter) {
    tables(to: &writer)
    unread(to: &writer)
    writer.blank()
    let read = read
    let portions = portions(read, in: writer)
    let parameters: SwiftCode = "_ value: inout Self, _ c: inout Cursor, checks: Bool"
    writer.block("\(coding.emitter.access)static func _fill(\(parameters)) throws(Rejection) {") { writer in
      for (name, _, type) in others { writer.line("var \(name): [(key: String, value: \(type))] = []") }
      writer.line("var o: ObjectScanner = try ObjectScanner(_members, &c, checks: \(checks))")
      walk(read, portions, to: &writer)
      limits(to: &writer)
      for (name, property, _) in others {
        writer.line("if !\(name).isEmpty { value.\(property) = JSONMap(uniqueMembers: \(name)) }")
      }
    }
    for (number, portion) in portions.enumerated() { fill(portion, number, to: &writer) }
  }

  /// The members that the loop reads by code of their own.
  private var read: [(property: Property, member: ReadingPlan.Member)] {
    zip(object.properties, plan.members).filter { !isReadByWalk($0, $1) }
  }

  /// The properties that functions of their own read, where one function would be long.
  private func portions(
    _ read: [(property: Property, member: ReadingPlan.Member)], in writer: SwiftWriter
  ) -> [[(property: Property, member: ReadingPlan.Member)]] {
    let lengths = read.map { property, member in
      var branch = writer.nested()
      self.branch(property, member, to: &branch)
      return branch.text.lineCount
    }
    if lengths.reduce(0, +) <= NumberedBranches.mostLines { return [] }
    return zip(read, lengths).inParts(of: NumberedBranches.mostLines, size: \.1).map { $0.map(\.0) }
  }

  private func fill(
    _ portion: [(property: Property, member: ReadingPlan.Member)], _ number: Int, to writer: inout SwiftWriter
  ) {
    writer.blank()
    writer.line("private static func _fill(")
    writer.indented { writer in
      writer.line(
        "members\(number) value: inout Self, _ o: inout ObjectScanner, _ c: inout Cursor, checks: Bool")
    }
    writer.block(") throws(Rejection) {") { writer in
      writer.line("switch o.index {")
      for (property, member) in portion { branch(property, member, to: &writer) }
      writer.line("default: break")
      writer.line("}")
    }
  }

  private func branch(_ property: Property, _ member: ReadingPlan.Member, to writer: inout SwiftWriter) {
    writer.branch("case \(member.number):") { writer in
      capture(member.number, to: &writer)
      self.read(property, member.reading, to: &writer)
    }
  }

  // MARK: Tables

  private func tables(to writer: inout SwiftWriter) {
    if !isFused, !object.properties.isEmpty {
      let rows = object.properties.map(row)
      KeyTableText.write(
        "private static let names = MemberTable", lines: MemberTable.lines(of: rows), to: &writer
      )
      writer.blank()
    }
    let table = object.properties.isEmpty && !isFused ? nil : plan.table
    coding.list(table, zip(object.properties, plan.members).map(entry), to: &writer)
  }

  /// The line of a table that knows a property's type, for a reader of objects that have been validated.
  private func row(_ property: Property) -> MemberRow {
    MemberRow(name: property.key, demands: demands(property), reach: .complete)
  }

  private func demands(_ property: Property) -> ScalarConstraints? {
    guard property.presence == .required || property.presence == .optional else { return nil }
    guard case .named(let id) = property.type else {
      return property.type.scalarType.map { ScalarConstraints(types: $0) }
    }
    guard let texts = coding.emitter.byteCases(id) else { return nil }
    var demands = ScalarConstraints(types: .string)
    demands.enumeration = texts.map(JSONValue.string)
    return demands
  }

  /// The entry of the list for a property.
  private func entry(_ property: Property, _ member: ReadingPlan.Member) -> [SwiftCode] {
    let isInCode = !isReadByWalk(property, member) && mayBeStored(property)
    let own: SwiftCode = property.isStored ? "\\.\(property.storage)" : constant(property)
    let verb: SwiftCode = property.isStored ? property.presence.verb : "fixed"
    return [verb, "\(member.number)", own] + (isInCode ? ["inCode: true"] : [])
  }

  /// The value of a property that is always the same; as JSON where mentioning its type would warn.
  private func constant(_ property: Property) -> SwiftCode {
    guard let value = property.fixedValue else { return "nil" }
    let text = JSONText.literal(value)
    if property.documentation.deprecation != nil { return "\(text) as JSONValue" }
    let type = property.type.nonNull
    let literal = coding.emitter.literal(value, of: type) ?? text
    switch (type, value) {
    case (.string, .string), (.bool, .bool), (.int, .number): return literal
    default: return "\(literal) as \(coding.spelling.type(type))"
    }
  }

  /// Whether the walk reads a property by itself, and leaves nothing to the code here.
  private func isReadByWalk(_ property: Property, _ member: ReadingPlan.Member) -> Bool {
    if member.isLeft { return false }
    switch (property.type, member.reading) {
    case (_, .plain) where !property.isStored, (_, .table) where !property.isStored: return true
    case (.string, .plain), (.string, .table), (.int, .plain), (.int, .table), (.double, .plain),
      (.double, .table), (.bool, .plain), (.bool, .table):
      return mayBeStored(property)
    case (.named(let id), .plain): return mayBeStored(property) && coding.emitter.byteCases(id) != nil
    default: return false
    }
  }

  /// Whether the runtime may take a property for one that the walk stores, by its type alone.
  private func mayBeStored(_ property: Property) -> Bool {
    if !property.isStored { return true }
    switch property.presence {
    case .required, .optional: return !property.hasValueInStorage && mayBeStored(property.type)
    case .requiredNullable, .optionalNullable: return false
    }
  }

  private func mayBeStored(_ type: TypeReference) -> Bool {
    switch type {
    // A package's custom type may be another name for such a type.
    case .string, .bool, .int, .double, .custom: return true
    case .json, .jsonObject, .array, .map, .optional, .encoded, .bytes: return false
    case .named(let id):
      switch coding.emitter.types[id].declaration {
      case .alias(let target): return mayBeStored(target)
      case .stringEnum: return true
      case .object, .tuple, .integerEnum, .numberEnum, .literalEnum, .openEnum, .union, .wrapper, .namespace:
        return false
      }
    }
  }

  private func unread(to writer: inout SwiftWriter) {
    if object.properties.contains(where: \.isPending) || coding.emitter.keepsUnread(coding.type) {
      return unreadByHand(to: &writer)
    }
    let required = object.properties.filter { $0.isStored && $0.isRequired }
    let arguments = required.map { property in
      "\(SwiftIdentifier(property.name).label): \(placeholders.value(of: property.type, coding.spelling))"
        as SwiftCode
    }
    // A hand-written initializer copies the members that it has assigned (Swift 6.3), so a large struct keeps one
    // value, and copies it.
    if isLarge {
      return writer.list("\(coding.emitter.access)static let _unread: Self = Self(", arguments, ")")
    }
    let single: SwiftCode =
      "\(coding.emitter.access)static var _unread: Self { Self(\(arguments.joined(", "))) }"
    if single.width <= writer.width { return writer.line(single) }
    writer.block("\(coding.emitter.access)static var _unread: Self {") { $0.list("Self(", arguments, ")") }
  }

  /// Writes an initializer for the value that is not read yet, where a member has no placeholder, or where the
  /// initializer that people call begins with this value.
  private func unreadByHand(to writer: inout SwiftWriter) {
    let opening: SwiftCode = "\(coding.emitter.access)static"
    if isLarge {
      writer.line("\(opening) let _unread: Self = Self(_unread: ())")
    } else {
      writer.line("\(opening) var _unread: Self { Self(_unread: ()) }")
    }
    writer.blank()
    writer.block("\(coding.emitter.storage(of: coding.type))init(_unread: Void) {") { writer in
      let keepsUnread = coding.emitter.keepsUnread(coding.type)
      for property in object.properties where property.isStored && !property.isFirstNil {
        // Such a property is declared with its first value.
        if keepsUnread, property.presence == .optionalNullable, !property.hasValueInStorage { continue }
        writer.line("self.\(property.storage) = \(unreadStorage(of: property))")
      }
      for container in object.containers { writer.line("self.\(container.name) = [:]") }
    }
  }

  private func unreadStorage(of property: Property) -> SwiftCode {
    if property.isPending { return "PendingValue()" }
    guard property.isRequired else { return property.absentValue }
    let value = placeholders.value(of: property.type, coding.spelling)
    return property.stored(value)
  }

  /// Whether the value is made once.
  private var isLarge: Bool { object.properties.count(where: \.isStored) >= 8 }

  // MARK: The walk

  /// The variables that take the members without a property, each with the property that they go to and their type.
  private var others: [(name: SwiftCode, property: SwiftCode, type: SwiftCode)] {
    var all = object.patterned.map { members in
      (
        coding.local(members), SwiftIdentifier(members.name).code,
        coding.spelling.type(members.value)
      )
    }
    if let additional = object.additional {
      all.append(
        ("others", SwiftIdentifier(additional.name).code, coding.spelling.type(additional.value)))
    }
    return all
  }

  private func walk(
    _ read: [(property: Property, member: ReadingPlan.Member)],
    _ portions: [[(property: Property, member: ReadingPlan.Member)]], to writer: inout SwiftWriter
  ) {
    writer.loop("while try o.nextUnread(&value, &c)") { writer in
      let capturedMembers = plan.capturedMembers.filter { number in
        !plan.members.contains { $0.number == number }
      }
      if read.isEmpty, capturedMembers.isEmpty { return unlisted(to: &writer) }
      writer.line("switch o.index {")
      if portions.isEmpty {
        for (property, member) in read { branch(property, member, to: &writer) }
      }
      let stored = Set(plan.members.map(\.number)).subtracting(read.map(\.member.number))
      for (number, portion) in portions.enumerated() {
        let numbers = portion.map(\.member.number)
        writer.label(NumberedBranches.ranges(of: numbers, among: stored))
        writer.indented { $0.line("try _fill(members\(number): &value, &o, &c, checks: \(checks))") }
      }
      for number in capturedMembers {
        writer.branch("case \(number):") { writer in
          capture(number, to: &writer)
          unlisted(to: &writer)
        }
      }
      writer.branch("default:") { unlisted(to: &$0) }
      writer.line("}")
    }
  }

  /// Notes where a value is that is looked at again.
  private func capture(_ number: Int, to writer: inout SwiftWriter) {
    if let slot = plan.capturedMembers.firstIndex(of: number) { writer.line("o.capture(\(slot), c)") }
  }

  private func read(_ property: Property, _ reading: ReadingPlan.Reading, to writer: inout SwiftWriter) {
    guard property.isStored else { return constant(reading, to: &writer) }
    let target: SwiftCode = "value.\(property.storedValue)"
    let type = coding.spelling.type(property.type.nonNull)
    switch reading {
    case .strategy(.fused)
    where property.presence == .required && !property.hasValueInStorage && isStruct(property.type):
      writer.line("try \(type)._fill(&\(target), &c, checks: checks)")
    case .strategy(let strategy):
      StrategyText(spelling: coding.spelling).write(
        "\(target) = try ", strategy, property.type.nonNull, property.presence, to: &writer)
    case .plain: writer.line("\(target) = try \(held(property, type))._read(&c)")
    case .table: writer.list("\(target) = try o.read(", ["\(held(property, type)).self", "&c"], ")")
    case .function(let function):
      writer.list("\(target) = try o.read(", ["\(held(property, type)).self", "&c", function], ")")
    }
  }

  /// The type that reads the value of a property, where the member is there.
  private func held(_ property: Property, _ type: SwiftCode) -> SwiftCode {
    switch property.presence {
    case .required, .optional: type
    case .requiredNullable: "Optional<\(type)>"
    case .optionalNullable: "Presence<\(type)>"
    }
  }

  /// Writes the check of a member that can have only one value, which the struct does not keep.
  private func constant(_ reading: ReadingPlan.Reading, to writer: inout SwiftWriter) {
    switch reading {
    case .function(let function): writer.line("try o.check(&c, \(function))")
    case .table, .plain: writer.line("try o.check(&c)")
    case .strategy: break
    }
    writer.line("try c.skipSyntax()")
  }

  private func isStruct(_ type: TypeReference) -> Bool {
    guard case .named(let id) = type, case .object = coding.emitter.types[id].declaration else {
      return false
    }
    return true
  }

  /// A name that no property has: the first pattern that it matches has the member.
  private func unlisted(to writer: inout SwiftWriter) {
    if let name = plan.name { writer.line("try o.checkName(c, \(name))") }
    if object.patterned.isEmpty { return other(to: &writer) }
    writer.line("let key: Key = try c.key(at: o.offset)")
    for (index, members) in object.patterned.enumerated() {
      let opening: SwiftCode = index == 0 ? "if" : "} else if"
      writer.line("\(opening) Assertion.matches(\(coding.matcher(members)), key.slice, c) {")
      writer.indented { writer in
        if let function = plan.patterns[members.pattern] { writer.line("try o.check(&c, \(function))") }
        writer.line("try o.readOther(&c, into: &\(coding.local(members)))")
      }
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
    // In any case: a placeholder must not be taken for a value.
    let stored = zip(object.properties, plan.members).filter(\.0.hasPlaceholder).map(\.1.number)
    require(stored, "demand", to: &writer)
    require(plan.required.filter { !stored.contains($0) }, "require", to: &writer)
    for pair in plan.dependent {
      writer.line("try o.require(!o.hasSeen(\(pair.name), in: c) || o.hasSeen(\(pair.other), in: c))")
    }
    if let count = plan.count {
      writer.line("try o.require(\(StrategyText.range(count)) ~= o.count)")
    }
    if let limit = plan.maxSerializedBytes { writer.line("try o.require(serializedBytes: \(limit), c)") }
    if let holds = plan.holds {
      writer.line("throw Rejection(at: o.start)", where: ["o.checks", "!\(holds)(&o, c)"])
    }
  }

  private func require(
    _ names: [Int], _ call: SwiftCode, to writer: inout SwiftWriter
  ) {
    let (first, second) = (names.mask(ofWord: 0), names.mask(ofWord: 1))
    if first | second != 0 {
      let rest: SwiftCode = second == 0 ? "" : ", \(hexadecimal: second)"
      writer.line("try o.\(call)(\(hexadecimal: first)\(rest))")
    }
    for name in names where name >= 128 { writer.line("try o.\(call)(name: \(name), in: c)") }
  }
}
