package import SchemaRuntime

extension SchemaProgram.Block {
  /// The calls that look at the value that the block looks at.
  package var callsInPlace: [BlockCall] {
    (object?.dependentSchemas.map(\.call) ?? []) + inPlaceChecks.flatMap(\.callsInPlace)
  }

  /// The calls that look at the value or at a part of it: at a member or its name, an item, the document that a string
  /// holds.
  package var allCalls: [BlockCall] {
    var calls: [BlockCall?] = (object?.dependentSchemas.map(\.call) ?? []) + inPlaceChecks.flatMap(\.calls)
    calls += strings.map { $0.content?.schema }
    if let array { calls += array.prefix + [array.items, array.contains?.call] }
    if let object {
      calls += object.properties.map(\.call) + object.patterns.map(\.call) + [object.propertyNames]
      calls.append(object.additional.call)
    }
    return calls.compactMap { $0 }
  }

  /// Whether the block's own checks may warn.
  fileprivate var mayWarnItself: Bool {
    if object?.known != nil || allCalls.contains(where: \.isDeprecated) { return true }
    return inPlaceChecks.contains { !$0.rules.isEmpty }
  }
}

extension Block {
  /// The calls that look at the value that the block looks at.
  package var callsInPlace: [BlockCall] { body.callsInPlace }

  /// The calls that look at the value or at a part of it.
  package var allCalls: [BlockCall] { body.allCalls }
}

extension Program {
  /// The blocks that may warn: those whose own checks may, and all that call them.
  func findWarnings() -> Set<BlockID> { blocks { $0.body.mayWarnItself } }

  /// The blocks that satisfy `holds`, and all that lead to one of them.
  private func blocks(leadingTo holds: (Block) -> Bool) -> Set<BlockID> {
    var callers: [BlockID: [BlockID]] = [:]
    for block in blocks {
      for call in block.allCalls { callers[call.block, default: []].append(block.id) }
    }
    var open = blocks.filter(holds).map(\.id)
    var found = Set(open)
    while let next = open.popLast() {
      for caller in callers[next] ?? [] where found.insert(caller).inserted { open.append(caller) }
    }
    return found
  }
}
