import SchemaRuntime

extension SchemaProgram.Block {
  /// The calls of all blocks that it may run.
  var calls: [SchemaProgram.Call] {
    var calls: [SchemaProgram.Call?] = []
    for case .content(_, let call) in strings { calls.append(call) }
    if let array { calls += array.prefix + [array.items, array.contains?.call] }
    if let object {
      calls += object.properties.map(\.call) + object.patterns.map(\.call) + [object.propertyNames]
      if case .schema(let call) = object.additional { calls.append(call) }
      calls += object.dependentSchemas.map(\.call)
    }
    for check in inPlaceChecks { calls += check.calls }
    return calls.compactMap(\.self)
  }
}

extension SchemaProgram.Check {
  fileprivate var calls: [SchemaProgram.Call?] {
    switch self {
    case .reference(let call), .not(let call, _): [call]
    case .allOf(let calls), .warnings(let calls): calls
    case .union(let plan): plan.branches.map(\.call)
    case .conditional(let plan): [plan.condition, plan.then, plan.otherwise]
    case .unevaluatedItems(let call, _), .unevaluatedProperties(let call, _): [call]
    case .maxSerializedBytes: []
    }
  }
}
