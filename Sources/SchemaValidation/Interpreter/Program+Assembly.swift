package import SchemaRuntime

/// Makes the blocks that the runtime runs from the blocks that have been lowered.
extension Program {
  /// All blocks, in their order.
  package func assembledBlocks() -> [SchemaProgram.Block] {
    let assembly = Assembly(self) { $0.index }
    return blocks.map(assembly.block)
  }

  /// A block, which comes first, and all blocks that it leads to.
  func assembledBlocks(reachedFrom start: BlockID) -> [SchemaProgram.Block] {
    var order = [start]
    var numbers = [start: 0]
    var next = 0
    while next < order.count {
      for call in self[order[next]].allCalls where numbers[call.block] == nil {
        numbers[call.block] = order.count
        order.append(call.block)
      }
      next += 1
    }
    let assembly = Assembly(self) { numbers[$0] ?? 0 }
    return order.map { assembly.block(self[$0]) }
  }
}

private struct Assembly {
  private let program: Program
  private let number: (BlockID) -> Int

  init(_ program: Program, _ number: @escaping (BlockID) -> Int) {
    (self.program, self.number) = (program, number)
  }

  func block(_ block: Block) -> SchemaProgram.Block {
    let result = SchemaProgram.Block(location: block.location)
    result.message = block.message
    result.collectsEvaluated = block.collectsEvaluated
    result.keepsEvaluated = block.keepsEvaluated
    result.warns = program.warning.contains(block.id)
    result.isShared = program.shared.contains(block.id)
    result.isNever = block.isNever
    result.types = block.types
    result.values = block.values.map { value($0, of: block) }
    result.numbers = block.numbers.map(number)
    result.strings = block.strings.compactMap(string)
    result.array = block.array.map(array)
    result.object = block.object.map(object)
    result.inPlaceChecks = block.inPlaceChecks.map(inPlaceChecks)
    result.readsValue = block.readsValue
    return result
  }

  private func call(_ call: BlockCall) -> SchemaProgram.Call {
    SchemaProgram.Call(.block(number(call.block)), path: call.path, call.annotations)
  }

  private func value(_ check: ValueCheck, of block: Block) -> SchemaProgram.ValueCheck {
    switch check {
    case .enumerationOfStrings(let texts, _, let keyword):
      .strings(block.enumeration ?? OwnedKeyTable(texts), texts, keyword: keyword)
    case .enumeration(let values, _, let keyword):
      .list(block.list ?? ValueList(values), values, keyword: keyword)
    case .constant(let value, let keyword): .constant(value, keyword: keyword)
    }
  }

  private func number(_ check: NumberCheck) -> SchemaProgram.NumberCheck {
    switch check {
    case .multipleOf(let limit, let keyword): .multipleOf(limit, keyword: keyword)
    case .maximum(let limit, let keyword): .maximum(limit, keyword: keyword)
    case .exclusiveMaximum(let limit, let keyword): .exclusiveMaximum(limit, keyword: keyword)
    case .minimum(let limit, let keyword): .minimum(limit, keyword: keyword)
    case .exclusiveMinimum(let limit, let keyword): .exclusiveMinimum(limit, keyword: keyword)
    case .integerText(let keyword): .integerText(keyword: keyword)
    }
  }

  private func string(_ check: StringCheck) -> SchemaProgram.StringCheck? {
    switch check {
    case .maxLength(let limit, let keyword): .maxLength(limit, keyword: keyword)
    case .minLength(let limit, let keyword): .minLength(limit, keyword: keyword)
    case .pattern(let source, let keyword):
      program.patterns[source].map { .pattern($0, source: source, keyword: keyword) }
    case .format(let format, let dialect, let keyword): .format(format, dialect, keyword: keyword)
    case .maxBytes(let limit, let keyword): .maxBytes(limit, keyword: keyword)
    case .content(let plan):
      .content(
        ContentDemand(
          isBase64: plan.isBase64, encodingKeyword: plan.encodingKeyword, mediaType: plan.mediaType,
          mediaTypeKeyword: plan.mediaTypeKeyword), plan.schema.map(call))
    }
  }

  private func array(_ plan: ArrayPlan) -> SchemaProgram.ArrayPlan {
    let result = SchemaProgram.ArrayPlan()
    result.prefix = plan.prefix.map { $0.map(call) }
    result.items = plan.items.map(call)
    result.forbidsMore = plan.forbidsMore
    result.itemsKeyword = plan.itemsKeyword
    result.evaluatesAll = plan.evaluatesAll
    result.contains = plan.contains.map { contains in
      SchemaProgram.ContainsPlan(
        call: call(contains.call), minimum: contains.hasMinimum ? contains.minimum : nil,
        maximum: contains.maximum, evaluates: contains.evaluates)
    }
    result.maxItems = plan.maxItems
    result.minItems = plan.minItems
    result.uniqueItems = plan.uniqueItems
    return result
  }

  private func property(_ plan: PropertyPlan) -> SchemaProgram.Property {
    SchemaProgram.Property(name: plan.name, call: plan.call.map(call))
  }

  private func object(_ plan: ObjectPlan) -> SchemaProgram.ObjectPlan {
    let result = SchemaProgram.ObjectPlan()
    result.names = plan.names
    result.properties = plan.properties.map(property)
    result.patterns = plan.patterns.compactMap { pattern in
      pattern.compiled.map {
        SchemaProgram.PatternPlan(source: pattern.pattern, pattern: $0, call: pattern.call.map(call))
      }
    }
    switch plan.additional {
    case .any(let evaluates): result.additional = .any(evaluates: evaluates)
    case .schema(let call): result.additional = .schema(self.call(call))
    case .forbidden: result.additional = .forbidden
    }
    result.additionalKeyword = plan.additionalKeyword
    result.propertyNames = plan.propertyNames.map(call)
    result.required = plan.required
    result.dependentRequired = plan.dependentRequired.map { ($0.name, $0.other, $0.keyword) }
    result.barred = plan.barred
    result.dependentSchemas = plan.dependentSchemas.map { ($0.name, call($0.call)) }
    result.maxProperties = plan.maxProperties
    result.minProperties = plan.minProperties
    result.known = plan.known
    result.table = plan.table ?? OwnedKeyTable(plan.names)
    result.knownTable = plan.knownTable
    return result
  }

  private func inPlaceChecks(_ check: Check) -> SchemaProgram.Check {
    switch check {
    case .reference(let call): .reference(self.call(call))
    case .allOf(let calls): .allOf(calls.map(call))
    case .union(let plan): .union(union(plan))
    case .not(let call, let keyword): .not(self.call(call), keyword: keyword)
    case .conditional(let plan):
      .conditional(
        condition: call(plan.condition), then: plan.then.map(call), otherwise: plan.otherwise.map(call))
    case .unevaluatedItems(let call, let keyword): .unevaluatedItems(call.map(self.call), keyword: keyword)
    case .unevaluatedProperties(let call, let keyword):
      .unevaluatedProperties(call.map(self.call), keyword: keyword)
    case .maxSerializedBytes(let limit, let keyword): .maxSerializedBytes(limit, keyword: keyword)
    case .warnings(let calls): .warnings(calls.map(call))
    }
  }

  private func union(_ plan: UnionPlan) -> SchemaProgram.UnionPlan {
    let isExclusive =
      switch plan.kind {
      case .anyOf: false
      case .oneOf: true
      }
    let branches = plan.branches.map { branch in
      SchemaProgram.Branch(
        call: call(branch.call), types: TypeSet(branch.kinds), name: branch.name, tags: branch.tags,
        requiredNames: branch.requiredNames)
    }
    let tag = plan.tag.map {
      SchemaProgram.Tag(name: $0, defaultBranch: plan.defaultBranch, values: plan.tagValues)
    }
    return SchemaProgram.UnionPlan(
      isExclusive: isExclusive, keyword: plan.keyword, branches: branches, tag: tag,
      discriminatingNames: plan.discriminatingNames, plan.discriminatingNameTable)
  }
}
