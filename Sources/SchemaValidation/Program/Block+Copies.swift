package import SchemaRuntime

extension Block {
  /// A copy of the block that calls other blocks for those that it calls; the block itself where they are the same.
  package func calling(_ other: (BlockID) -> BlockID) -> Block {
    let isSame = allCalls.allSatisfy { other($0.block) == $0.block }
    return isSame && withoutUnevaluated.map({ other($0) == $0 }) ?? true ? self : copy(calling: other)
  }

  /// A copy of the block that calls other blocks for those that it calls.
  func copy(calling other: (BlockID) -> BlockID) -> Block {
    let copy = Block(
      id: id, schema: schema, body.mappingCalls { $0.leading(to: other($0.block)) }, variant: variant,
      isRevisited: isRevisited, isVerdictOnly: isVerdictOnly)
    copy.isFinished = isFinished
    copy.withoutUnevaluated = withoutUnevaluated.map(other)
    return copy
  }
}

extension SchemaProgram.Block {
  /// A copy of the block with each call replaced.
  func mappingCalls(_ replaced: (BlockCall) -> BlockCall) -> SchemaProgram.Block {
    SchemaProgram.Block(
      location: location, message: message, collectsEvaluated: collectsEvaluated,
      keepsEvaluated: keepsEvaluated, warns: warns, isShared: isShared, isNever: isNever, types: types,
      values: values, numbers: numbers, strings: strings.map { $0.mappingCalls(replaced) },
      array: array.map { $0.mappingCalls(replaced) }, object: object.map { $0.mappingCalls(replaced) },
      inPlaceChecks: inPlaceChecks.map { $0.mappingCalls(replaced) }, readsValue: readsValue)
  }
}

extension StringCheck {
  fileprivate func mappingCalls(_ replaced: (BlockCall) -> BlockCall) -> StringCheck {
    switch self {
    case .content(let demand, let call): .content(demand, call.map(replaced))
    case .maxLength, .minLength, .pattern, .format, .rule: self
    }
  }
}

extension ArrayPlan {
  fileprivate func mappingCalls(_ replaced: (BlockCall) -> BlockCall) -> ArrayPlan {
    ArrayPlan(
      prefix: prefix.map { $0.map(replaced) }, items: items.map(replaced), forbidsMore: forbidsMore,
      itemsKeyword: itemsKeyword, evaluatesAll: evaluatesAll,
      contains: contains.map {
        ContainsPlan(
          call: replaced($0.call), minimum: $0.minimum, maximum: $0.maximum, evaluates: $0.evaluates)
      }, maxItems: maxItems, minItems: minItems, uniqueItems: uniqueItems)
  }
}

extension ObjectPlan {
  fileprivate func mappingCalls(_ replaced: (BlockCall) -> BlockCall) -> ObjectPlan {
    let rest: SchemaProgram.Additional =
      switch additional {
      case .schema(let call): .schema(replaced(call))
      case .any, .forbidden: additional
      }
    return ObjectPlan(
      names: names, properties: properties.map { PropertyPlan(name: $0.name, call: $0.call.map(replaced)) },
      patterns: patterns.map {
        PatternPlan(source: $0.source, pattern: $0.pattern, call: $0.call.map(replaced))
      }, additional: rest, additionalKeyword: additionalKeyword, isUnevaluated: isUnevaluated,
      propertyNames: propertyNames.map(replaced), settlesListedNames: settlesListedNames, required: required,
      dependentRequired: dependentRequired, barred: barred,
      dependentSchemas: dependentSchemas.map { ($0.name, replaced($0.call)) }, conditional: conditional,
      maxProperties: maxProperties, minProperties: minProperties, known: known, table: table,
      knownTable: knownTable)
  }
}

extension Check {
  fileprivate func mappingCalls(_ replaced: (BlockCall) -> BlockCall) -> Check {
    switch self {
    case .reference(let call): .reference(replaced(call))
    case .allOf(let calls): .allOf(calls.map(replaced))
    case .union(let plan): .union(plan.with(branches: plan.branches.map { $0.calling(replaced($0.call)) }))
    case .not(let call, let keyword): .not(replaced(call), keyword: keyword)
    case .conditional(let plan): .conditional(plan.mappingCalls(replaced))
    case .unevaluatedItems(let call, let keyword): .unevaluatedItems(call.map(replaced), keyword: keyword)
    case .unevaluatedProperties(let call, let keyword):
      .unevaluatedProperties(call.map(replaced), keyword: keyword)
    case .rule: self
    case .warnings(let calls): .warnings(calls.map(replaced))
    }
  }
}

extension UnionPlan {
  /// This union with other branches in the place of its own.
  package func with(branches: [UnionBranch]) -> UnionPlan {
    UnionPlan(
      isExclusive: isExclusive, keyword: keyword, branches: branches, tag: tag,
      discriminatingNames: discriminatingNames, discriminatingNameTable: discriminatingNameTable,
      valueDiscriminator: valueDiscriminator, isExhaustive: isExhaustive)
  }
}

extension UnionBranch {
  /// This branch with another call.
  fileprivate func calling(_ call: BlockCall) -> UnionBranch {
    UnionBranch(call: call, types: types, name: name, tags: tags, requiredNames: requiredNames)
  }
}

extension ConditionalPlan {
  fileprivate func mappingCalls(_ replaced: (BlockCall) -> BlockCall) -> ConditionalPlan {
    ConditionalPlan(
      condition: replaced(condition), then: then.map(replaced), otherwise: otherwise.map(replaced),
      choice: choice.map {
        ConditionalChoice(
          condition: $0.condition, then: $0.then.map(replaced), otherwise: $0.otherwise.map(replaced))
      })
  }
}
