import SchemaRuntime
import SchemaValidation

/// What a subschema that looks at an object again asks of a member's value, whose place a walk has noted.
enum NotedValue {
  /// It is one of these texts, or none of them.
  case listed([String], isOne: Bool)
  /// It has one of these types, which its first byte tells, or none of them.
  case typed(TypeSet, isOne: Bool)
  /// What the table of the subschema says.
  case table(MemberDemands)
  /// What the function of a block finds.
  case call(BlockCall)
}

extension Program {
  /// What a property asks of its value; nil where it asks nothing.
  func notedValue(of property: PropertyPlan, in block: Block) -> NotedValue? {
    guard let call = property.call else { return nil }
    if let plain = plainValue(call.block) { return plain }
    return demands(of: property, in: block).map(NotedValue.table) ?? .call(call)
  }

  /// What a block asks, where it is plain.
  private func plainValue(_ id: BlockID) -> NotedValue? {
    let block = resolved(id)
    if case .not(let call, _)? = block.whole.first {
      guard block.whole.count == 1, block.asksOnlyWhole else { return nil }
      return plainValue(call.block)?.negated
    }
    guard let demands = block.acceptance else { return nil }
    if let texts = demands.listedTexts { return .listed(texts, isOne: true) }
    return demands == MemberDemands(types: demands.types) && demands.types.isToldByFirstByte
      ? .typed(demands.types, isOne: true) : nil
  }
}

extension NotedValue {
  /// The opposite, of what is plain.
  fileprivate var negated: NotedValue? {
    switch self {
    case .listed(let texts, let isOne): .listed(texts, isOne: !isOne)
    case .typed(let types, let isOne): .typed(types, isOne: !isOne)
    case .table, .call: nil
    }
  }
}

extension TypeSet {
  /// Whether no number has to be read to know whether it is an integer.
  fileprivate var isToldByFirstByte: Bool { contains(.number) || !contains(.integer) }
}

extension MemberDemands {
  /// The texts that are all a value may be; nil where it may be something else, or more is asked.
  fileprivate var listedTexts: [String]? {
    var rest = self
    (rest.enumeration, rest.constant) = (nil, nil)
    guard types.contains(.string), rest == MemberDemands(types: types),
      (enumeration == nil) != (constant == nil)
    else { return nil }
    var texts: [String] = []
    for value in enumeration ?? [constant].compactMap(\.self) {
      guard case .string(let text) = value else { return nil }
      texts.append(text)
    }
    return texts
  }
}
