extension Block {
  /// The calls that look at the value that the block looks at.
  var callsInPlace: [BlockCall] {
    (object?.dependentSchemas.map(\.call) ?? []) + whole.flatMap(\.callsInPlace)
  }

  /// Those that look at it or at a part of it: at a member or its name, an item, the document that a string holds.
  var allCalls: [BlockCall] {
    var calls: [BlockCall?] = (object?.dependentSchemas.map(\.call) ?? []) + whole.flatMap(\.calls)
    for case .content(let plan) in strings { calls.append(plan.schema) }
    if let array { calls += array.prefix + [array.items, array.contains?.call] }
    if let object {
      calls += object.properties.map(\.call) + object.patterns.map(\.call) + [object.propertyNames]
      if case .schema(let call) = object.additional { calls.append(call) }
    }
    return calls.compactMap { $0 }
  }

  /// Whether the block's own checks may warn.
  var mayWarnItself: Bool {
    if let object, object.known != nil || object.properties.contains(where: { $0.deprecation != nil }) {
      return true
    }
    return whole.contains { !$0.rules.isEmpty }
  }
}

extension Check {
  /// The calls of all subschemas that a check names.
  public var calls: [BlockCall] {
    switch self {
    case .unevaluatedItems(let call, _), .unevaluatedProperties(let call, _): call.map { [$0] } ?? []
    default: callsInPlace
    }
  }

  /// Those of the subschemas that look at the same value.
  fileprivate var callsInPlace: [BlockCall] { applied + rules }
}

extension Program {
  /// The blocks that may warn, and those that come to one.
  func findWarnings() -> Set<BlockID> {
    var callers: [BlockID: [BlockID]] = [:]
    for block in blocks {
      for call in block.allCalls { callers[call.block, default: []].append(block.id) }
    }
    var open = blocks.filter(\.mayWarnItself).map(\.id)
    var found = Set(open)
    while let next = open.popLast() {
      for caller in callers[next] ?? [] where found.insert(caller).inserted { open.append(caller) }
    }
    return found
  }
}
