import SchemaRuntime
import SchemaValidation

extension Block {
  /// Whether an `ObjectWalk` reads the object: of a listed name nothing but its number is asked, and nobody asks which
  /// of the members were evaluated.
  var walksMembers: Bool {
    guard let plan = object else { return false }
    return !plan.names.isEmpty && plan.settlesListedNames && !marks
  }

  /// All that the block asks, where a line of a `MemberTable` can say it and its keywords are spelled as they are
  /// there.
  var demands: MemberDemands? {
    guard message == nil, !tracks, !isNever, array == nil, object == nil, whole.isEmpty else { return nil }
    var demands: MemberDemands = types.map { MemberDemands(types: $0) } ?? .anything
    for check in values + numbers + strings {
      guard demands.add(check) else { return nil }
    }
    return demands
  }
}

extension MemberDemands {
  /// Adds what a check asks; false where there is no word for it.
  fileprivate mutating func add(_ check: Check) -> Bool {
    switch check {
    case .enumerationOfStrings(let strings, _, "/enum"): enumeration = strings
    case .maximum(let limit, "/maximum"): maximum = limit
    case .minimum(let limit, "/minimum"): minimum = limit
    case .maxLength(let limit, "/maxLength"): maxLength = limit
    case .minLength(let limit, "/minLength"): minLength = limit
    case .pattern(let source, "/pattern"): pattern = source
    case .format(let format, .draft202012, "/format"): self.format = format
    case .maxBytes(let limit, "/x-maxBytes"): maxBytes = limit
    case .constant(let value, "/const"):
      guard let string = JSONValue.string(ofJSON: value) else { return false }
      constant = string
    default: return false
    }
    return true
  }
}

extension JSONValue {
  /// The string that a JSON text is; nil where it is something else.
  fileprivate static func string(ofJSON text: String) -> String? {
    do {
      guard case .string(let string) = try JSONValue(jsonString: text) else { return nil }
      return string
    } catch {
      return nil
    }
  }
}

extension Program {
  /// The lines of the table of an `ObjectWalk`.
  func memberLines(of block: Block, _ plan: ObjectPlan) -> [String] {
    let noted = NotedChecks(block, in: self)
    let rows = plan.names.enumerated().map { index, name in
      guard index < plan.properties.count else {
        return MemberRow(name: name, demands: nil, isDecided: false)
      }
      let property = plan.properties[index]
      let demands = demands(of: property, in: block)
      return MemberRow(
        name: name, demands: demands, isDecided: demands != nil && isSilent(property, index, noted))
    }
    return MemberTable.lines(of: rows)
  }

  /// Whether nothing but its demands is to be said of a property, and nothing noted.
  func isSilent(_ property: PropertyPlan, _ index: Int, _ noted: NotedChecks) -> Bool {
    property.deprecation == nil && noted.slot(of: index) == nil
  }
}

extension Program {
  /// What a table says of every item of the block's array; nil where code has to.
  func itemDemands(of block: Block) -> MemberDemands? {
    guard !block.marks, let plan = block.array, let call = plan.items, call.path == "/items",
      !plan.forbidsMore,
      plan.prefix.isEmpty, plan.contains == nil, self[call.block].isWritten(into: block, by: call)
    else { return nil }
    return self[call.block].demands
  }

  /// What a table says of a property of the block; nil where code has to.
  func demands(of property: PropertyPlan, in block: Block) -> MemberDemands? {
    guard block.walksMembers else { return nil }
    guard let call = property.call else { return block.message == nil ? .anything : nil }
    let callee = self[call.block]
    guard callee.isWritten(into: block, by: call), call.path == "/properties/" + escapedToken(property.name)
    else { return nil }
    return callee.demands
  }
}

extension [Int] {
  /// The bits that a walk has for the numbers in one of its words of seen names.
  func mask(ofWord word: Int) -> UInt64 {
    filter { $0 / 64 == word }.reduce(0) { $0 | 1 << UInt64($1 % 64) }
  }
}
