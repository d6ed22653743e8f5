import SchemaModel
import SchemaRuntime

extension ProgramLowering {
  mutating func arrayPlan(_ schema: Schema, _ context: Context) -> ArrayPlan? {
    let plan = ArrayPlan()
    for (index, item) in schema.prefixItems.enumerated() {
      let path = pointer(schema, .prefixItems, String(index))
      plan.prefix.append(callOfPartIfAsserting(item, path, context))
    }
    let rest = restOfItems(schema)
    plan.itemsKeyword = pointer(schema, rest.keyword)
    if let items = rest.schema {
      plan.evaluatesAll = true
      plan.forbidsMore = graph[items].boolean == false
      if !plan.forbidsMore { plan.items = callOfPartIfAsserting(items, plan.itemsKeyword, context) }
    }
    if let contains = schema.contains {
      plan.contains = ContainsPlan(
        call: callOfPart(contains, pointer(schema, .contains), context), minimum: schema.minContains,
        maximum: schema.maxContains,
        evaluates: !schema.dialect.isBefore2020)
    }
    plan.maxItems = schema.maxItems
    plan.minItems = schema.minItems.flatMap { $0 > 0 ? $0 : nil }
    plan.uniqueItems = schema.uniqueItems
    let asks =
      plan.prefix.contains { $0 != nil } || plan.items != nil || plan.forbidsMore || plan.contains != nil
      || plan.maxItems != nil || plan.minItems != nil || plan.uniqueItems
    let keepsEvaluated = keepsEvaluated(schema, context) && (plan.evaluatesAll || !plan.prefix.isEmpty)
    return asks || keepsEvaluated ? plan : nil
  }

  /// The schema of the items behind the prefix, and the keyword that has it.
  private func restOfItems(_ schema: Schema) -> (schema: SchemaID?, keyword: Keyword) {
    if schema.items == nil, let rest = schema.unevaluatedItems, case .own = evaluatedParts.items(of: schema) {
      return (rest, .unevaluatedItems)
    }
    return (schema.items, .items)
  }

  mutating func objectPlan(_ schema: Schema, _ context: Context) -> ObjectPlan? {
    let plan = ObjectPlan()
    for property in schema.properties {
      plan.names.append(property.name)
      plan.properties.append(propertyPlan(property, schema, context))
    }
    for pattern in schema.patternProperties {
      guard let compiled = compiled(pattern.name) else { continue }
      let path = pointer(schema, .patternProperties, pattern.name)
      let call = callOfPartIfAsserting(pattern.schema, path, context)
      plan.patterns.append(PatternPlan(source: pattern.name, pattern: compiled, call: call))
    }
    lowerAdditional(schema, context, into: plan)
    if let names = schema.propertyNames {
      plan.propertyNames = callIfAsserting(names, pointer(schema, .propertyNames), context.part)
    }
    lowerPresence(schema, context, into: plan)
    plan.known = knownNames(schema, context)
    guard plan.asks(marking: keepsEvaluated(schema, context)) else { return nil }
    plan.table = table(plan.names)
    plan.knownTable = plan.known.map { table($0) }
    return plan
  }

  private mutating func propertyPlan(
    _ property: NamedSchema, _ schema: Schema, _ context: Context
  ) -> PropertyPlan {
    let path = pointer(schema, .properties, property.name)
    return PropertyPlan(name: property.name, call: callOfPartIfAsserting(property.schema, path, context))
  }

  /// Lowers what is asked of members that no keyword names: by `additionalProperties`, or by `unevaluatedProperties`
  /// where the members that it leaves out are known.
  private mutating func lowerAdditional(_ schema: Schema, _ context: Context, into plan: ObjectPlan) {
    if let additional = schema.additionalProperties {
      return lowerAdditional(additional, pointer(schema, .additionalProperties), context, into: plan)
    }
    guard let rest = schema.unevaluatedProperties,
      case .listed(let names, let patterns) = evaluatedParts.properties(of: schema)
    else { return }
    lowerAdditional(rest, pointer(schema, .unevaluatedProperties), context, into: plan)
    if plan.additional.isAny { return }
    plan.isUnevaluated = true
    var numbers = NameNumbers(plan.names)
    for name in names where !numbers.has(name) {
      plan.properties.append(PropertyPlan(listing: name))
      _ = numbers.number(of: name)
    }
    plan.names = numbers.names
    for pattern in patterns where !plan.patterns.contains(where: { $0.source.hasSameScalars(as: pattern) }) {
      guard let compiled = compiled(pattern) else { continue }
      plan.patterns.append(PatternPlan(source: pattern, pattern: compiled, call: nil))
    }
  }

  private mutating func lowerAdditional(
    _ rest: SchemaID, _ keyword: String, _ context: Context, into plan: ObjectPlan
  ) {
    plan.additionalKeyword = keyword
    if graph[rest].boolean == false {
      plan.additional = .forbidden
    } else if let call = callOfPartIfAsserting(rest, keyword, context) {
      plan.additional = .schema(call)
    } else {
      plan.additional = .any(evaluates: true)
    }
  }

  /// Lowers the keywords that depend on which members are there.
  private mutating func lowerPresence(_ schema: Schema, _ context: Context, into plan: ObjectPlan) {
    var names = NameNumbers(plan.names)
    plan.required = schema.required.map { names.number(of: $0) }
    for dependent in schema.dependentRequired {
      let keyword = pointer(schema, .dependentRequired, dependent.name)
      let name = names.number(of: dependent.name)
      for other in dependent.required {
        plan.dependentRequired.append((name, names.number(of: other), keyword))
      }
    }
    let barred = barredNames(beside: schema, context)
    for dependent in schema.dependentSchemas {
      let path = pointer(schema, .dependentSchemas, dependent.name)
      let inner = context.inPlace(collectsEvaluated: keepsEvaluated(schema, context), role: .conditional)
        .barring(barred)
      if let call = annotatedCallIfAsserting(dependent.schema, path, inner) {
        plan.dependentSchemas.append((names.number(of: dependent.name), call))
      }
    }
    plan.names = names.names
    plan.barred = barredNames(schema, plan, context)
    plan.maxProperties = schema.maxProperties
    plan.minProperties = schema.minProperties.flatMap { $0 > 0 ? $0 : nil }
  }

}

extension ProgramLowering {
  /// Whether evaluated members and items are recorded while a schema runs.
  func keepsEvaluated(_ schema: Schema, _ context: Context) -> Bool {
    if context.collectsEvaluated { return true }
    if schema.unevaluatedItems != nil, case .open = evaluatedParts.items(of: schema) { return true }
    return leavesProperties(schema, context)
  }

  /// Whether `unevaluatedProperties` of a schema depends on what the rest of it evaluates.
  func leavesProperties(_ schema: Schema, _ context: Context) -> Bool {
    guard schema.unevaluatedProperties != nil, !context.isOpen else { return false }
    switch evaluatedParts.properties(of: schema) {
    case .all, .listed: return false
    case .conditional, .open: return true
    }
  }
}

extension ObjectPlan {
  /// Whether an object must be walked for this plan.
  func asks(marking: Bool) -> Bool {
    if !names.isEmpty || !patterns.isEmpty || propertyNames != nil || known != nil { return true }
    if maxProperties != nil || minProperties != nil { return true }
    switch additional {
    case .any(let evaluates): return marking && evaluates
    case .schema, .forbidden: return true
    }
  }
}
