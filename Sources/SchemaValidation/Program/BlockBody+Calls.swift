extension Block {
  /// A copy of the block that calls other blocks for those that it calls; the block itself where they are the same.
  package func calling(_ other: (BlockID) -> BlockID) -> Block {
    let isSame = allCalls.allSatisfy { other($0.block) == $0.block }
    if isSame && withoutUnevaluated.map({ other($0) == $0 }) ?? true { return self }
    let copy = Block(
      id: id, schema: schema, location: location, message: message, collectsEvaluated: collectsEvaluated)
    copy.variant = variant
    copy.isRevisited = isRevisited
    copy.isVerdictOnly = isVerdictOnly
    copy.isFinished = isFinished
    copy.withoutUnevaluated = withoutUnevaluated.map(other)
    copy.readsValue = readsValue
    (copy.enumeration, copy.list) = (enumeration, list)
    copy.body = body.mappingCalls { $0.leading(to: other($0.block)) }
    return copy
  }
}

extension BlockBody {
  /// A copy of the body with each call replaced.
  fileprivate func mappingCalls(_ replaced: (BlockCall) -> BlockCall) -> BlockBody {
    var body = self
    body.strings = strings.map { $0.mappingCalls(replaced) }
    body.array = array.map { $0.mappingCalls(replaced) }
    body.object = object.map { $0.mappingCalls(replaced) }
    body.inPlaceChecks = inPlaceChecks.map { $0.mappingCalls(replaced) }
    return body
  }
}

extension StringCheck {
  fileprivate func mappingCalls(_ replaced: (BlockCall) -> BlockCall) -> StringCheck {
    switch self {
    case .content(var plan):
      plan.schema = plan.schema.map(replaced)
      return .content(plan)
    case .maxLength, .minLength, .pattern, .format, .maxBytes: return self
    }
  }
}

extension ArrayPlan {
  fileprivate func mappingCalls(_ replaced: (BlockCall) -> BlockCall) -> ArrayPlan {
    var plan = self
    plan.prefix = prefix.map { $0.map(replaced) }
    plan.items = items.map(replaced)
    plan.contains = contains.map { contains in
      var contains = contains
      contains.call = replaced(contains.call)
      return contains
    }
    return plan
  }
}

extension ObjectPlan {
  fileprivate func mappingCalls(_ replaced: (BlockCall) -> BlockCall) -> ObjectPlan {
    var plan = self
    for index in properties.indices { plan.properties[index].call = properties[index].call.map(replaced) }
    for index in patterns.indices { plan.patterns[index].call = patterns[index].call.map(replaced) }
    if case .schema(let call) = additional { plan.additional = .schema(replaced(call)) }
    plan.propertyNames = propertyNames.map(replaced)
    plan.dependentSchemas = dependentSchemas.map { ($0.name, replaced($0.call)) }
    return plan
  }
}

extension Check {
  fileprivate func mappingCalls(_ replaced: (BlockCall) -> BlockCall) -> Check {
    switch self {
    case .reference(let call): .reference(replaced(call))
    case .allOf(let calls): .allOf(calls.map(replaced))
    case .union(let plan): .union(plan.mappingCalls(replaced))
    case .not(let call, let keyword): .not(replaced(call), keyword: keyword)
    case .conditional(let plan): .conditional(plan.mappingCalls(replaced))
    case .unevaluatedItems(let call, let keyword): .unevaluatedItems(call.map(replaced), keyword: keyword)
    case .unevaluatedProperties(let call, let keyword):
      .unevaluatedProperties(call.map(replaced), keyword: keyword)
    case .maxSerializedBytes: self
    case .warnings(let calls): .warnings(calls.map(replaced))
    }
  }
}

extension UnionPlan {
  fileprivate func mappingCalls(_ replaced: (BlockCall) -> BlockCall) -> UnionPlan {
    var plan = self
    for index in branches.indices { plan.branches[index].call = replaced(branches[index].call) }
    return plan
  }
}

extension ConditionalPlan {
  fileprivate func mappingCalls(_ replaced: (BlockCall) -> BlockCall) -> ConditionalPlan {
    var plan = self
    plan.condition = replaced(condition)
    (plan.then, plan.otherwise) = (then.map(replaced), otherwise.map(replaced))
    if let choice {
      plan.choice?.then = choice.then.map(replaced)
      plan.choice?.otherwise = choice.otherwise.map(replaced)
    }
    return plan
  }
}
