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
    guard placeholders.has(coding.type) else { return refuse(to: &writer) }
    tables(to: &writer)
    unread(to: &writer)
    writer.blank()
    let read = read
    let portions = portions(read, in: writer)
    let parameters: SwiftCode = "_ value: inout Self, _ c: inout Cursor, checks: Bool"
    writer.block("\(coding.emitter.access)static func _fill(\(parameters)) throws(Rejection) {") { writer in
      for (name, _, type) in others { writer.line("var \(name): [(key: String, value: \(type))] = []") }
      writer.line("var o: ObjectScanner = try ObjectScanner(_stored, &c, checks: \(checks))")
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
    zip(object.properties, plan.members).filter { place($0, $1) == nil }
  }

  /// What functions of their own read of those, where one would be long.
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

  /// Every value contains another one of its type: there is none.
  private func refuse(to writer: inout SwiftWriter) {
    writer.block(
      "\(coding.emitter.access)static func _read(_ cursor: inout Cursor) throws(Rejection) -> Self {"
    ) { writer in
      writer.line("throw cursor.unexpected()")
    }
  }

  // MARK: Tables

  private func tables(to writer: inout SwiftWriter) {
    if !isFused {
      let rows = object.properties.map(row)
      KeyTableText.write(
        "private static let names = MemberTable", lines: MemberTable.lines(of: rows), to: &writer
      )
      writer.blank()
    }
    let places = zip(object.properties, plan.members).compactMap { place($0, $1) }
    let opening: SwiftCode =
      "\(coding.emitter.access)static let _stored: StoredMembers<Self> = StoredMembers("
    if places.isEmpty { return writer.list(opening, [plan.table], ")") }
    writer.list(opening, [plan.table], ") { members in")
    writer.indented { writer in
      for place in places { writer.list("members.\(place.kind)(", place.arguments, ")") }
    }
    writer.line("}")
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

  /// The call that says where the walk stores the values of a property; nil where it leaves them to the code here.
  private func place(
    _ property: Property, _ member: ReadingPlan.Member
  ) -> (kind: SwiftCode, arguments: [SwiftCode])? {
    if member.isLeft { return nil }
    let number: SwiftCode = "\(member.number)"
    if !property.isStored {
      switch member.reading {
      case .plain, .table: return ("fixed", [number])
      default: return nil
      }
    }
    guard !property.hasValueInStorage, let kind = kind(property, member.reading) else { return nil }
    let path: SwiftCode = "\\.\(property.storage)"
    switch property.presence {
    case .required: return (kind, [number, path])
    case .optional: return (kind, [number, "optional: \(path)"])
    case .requiredNullable, .optionalNullable: return nil
    }
  }

  private func kind(_ property: Property, _ reading: ReadingPlan.Reading) -> SwiftCode? {
    switch (property.type, reading) {
    case (.string, .plain), (.string, .table): return "string"
    case (.int, .plain), (.int, .table): return "integer"
    case (.double, .plain), (.double, .table): return "double"
    case (.bool, .plain), (.bool, .table): return "boolean"
    case (.named(let id), .plain): return coding.emitter.byteCases(id) == nil ? nil : "listed"
    default: return nil
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
    // An initializer by hand copies what it has assigned (Swift 6.3): of a large struct one value is kept and copied.
    if isLarge {
      return writer.list("\(coding.emitter.access)static let _unread: Self = Self(", arguments, ")")
    }
    let single: SwiftCode =
      "\(coding.emitter.access)static var _unread: Self { Self(\(arguments.joined(", "))) }"
    if single.width <= writer.width { return writer.line(single) }
    writer.block("\(coding.emitter.access)static var _unread: Self {") { $0.list("Self(", arguments, ")") }
  }

  /// Where a member has no placeholder, or the initializer that people call begins with this value, that one does not do.
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
        // It is declared with its first value.
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

  /// The type that reads what a property holds where the member is there.
  private func held(_ property: Property, _ type: SwiftCode) -> SwiftCode {
    switch property.presence {
    case .required, .optional: type
    case .requiredNullable: "Optional<\(type)>"
    case .optionalNullable: "Presence<\(type)>"
    }
  }

  /// A member that can have but one value, which is asked for and not kept.
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
