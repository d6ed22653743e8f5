/// Finds words for what `not` excludes, where a few words say it.
extension SchemaProgram {
  /// The words for what a value must not be or have, because of the schema that must not accept it; empty where it
  /// takes more words.
  func exclusion(_ call: Call, _ cursor: Cursor) -> String {
    guard let (program, index) = try? target(of: call, at: cursor) else { return "" }
    let block = program.blocks[index]
    if let values = block.listedPhrase { return "must not be " + values }
    if block.inPlaceChecks.count == 1, block.types == nil || block.types == .object,
      case .union(let plan) = block.inPlaceChecks[0], !plan.isExclusive, block.asksNothingElse
    {
      return program.exclusion(ofAny: plan, cursor)
    }
    guard block.inPlaceChecks.isEmpty else { return "" }
    if let names = program.onlyRequired(call, cursor) {
      return names.count == 1
        ? "must not have the property '\(names[0])'" : "must not have all of " + Self.quoted(names)
    }
    var value = cursor
    guard block.values.isEmpty, block.object == nil, let kind = try? value.kind() else { return "" }
    let demands = block.demands
    if demands.isEmpty { return block.types.map { "must not be \($0.phrase)" } ?? "" }
    guard demands.count == 1, demands[0].kind == kind else { return "" }
    let message = demands[0].demand.message
    return message.hasPrefix("must ") ? "must not " + message.dropFirst("must ".count) : ""
  }

  /// The words for a value that none of several schemas may accept.
  private func exclusion(ofAny plan: UnionPlan, _ cursor: Cursor) -> String {
    let names = plan.branches.map { onlyRequired($0.call, cursor) }
    if names.allSatisfy({ $0?.count == 1 }) {
      return "must have none of " + Self.quoted(names.compactMap { $0?[0] })
    }
    if let values = values(of: plan, Array(plan.branches.indices), cursor) {
      return "must not be one of " + values
    }
    // The value is refused for one of them.
    for branch in plan.branches {
      var (sink, evaluation) = (ViolationSink(), Evaluation())
      if (try? accepts(branch.call, cursor, &sink, &evaluation)) == true {
        return exclusion(branch.call, cursor)
      }
    }
    return ""
  }

  private static func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

  /// The names that a block requires, where that is all that it asks.
  private func onlyRequired(_ call: Call, _ cursor: Cursor) -> [String]? {
    guard let (program, index) = try? target(of: call, at: cursor) else { return nil }
    let block = program.blocks[index]
    guard block.inPlaceChecks.isEmpty, block.asksNothingElse, let object = block.object, object.asksOnlyNames
    else {
      return nil
    }
    return object.required.map { object.names[$0] }
  }
}

extension SchemaProgram.Block {
  /// The demands on numbers, strings and arrays, each with its kind of value.
  fileprivate var demands: [(kind: JSONKind, demand: Demand)] {
    numbers.map { (.number, $0.demand) } + strings.map { (.string, $0.demand) }
      + (array?.demands ?? []).map { (.array, $0) }
  }

  /// The types that it allows, where that is all that it asks.
  var onlyTypes: TypeSet? {
    asksNothingElse && inPlaceChecks.isEmpty && object == nil ? types : nil
  }

  /// Whether the block asks only for a type and members.
  var asksNothingElse: Bool {
    values.isEmpty && numbers.isEmpty && strings.isEmpty && array == nil && !isNever && message == nil
  }
}

extension SchemaProgram.ObjectPlan {
  /// Whether it only requires members.
  fileprivate var asksOnlyNames: Bool {
    guard case .any = additional else { return false }
    return !required.isEmpty && properties.allSatisfy { $0.call == nil } && patterns.isEmpty
      && propertyNames == nil && dependentRequired.isEmpty && dependentSchemas.isEmpty && maxProperties == nil
      && minProperties == nil
  }
}

extension SchemaProgram.NumberCheck {
  fileprivate var demand: Demand {
    switch self {
    case .multipleOf(let limit, _): .multipleOf(limit.text)
    case .maximum(let limit, _): .maximum(limit.text)
    case .exclusiveMaximum(let limit, _): .exclusiveMaximum(limit.text)
    case .minimum(let limit, _): .minimum(limit.text)
    case .exclusiveMinimum(let limit, _): .exclusiveMinimum(limit.text)
    case .integerText: .type(.integer)
    }
  }
}

extension SchemaProgram.StringCheck {
  fileprivate var demand: Demand {
    switch self {
    case .maxLength(let limit, _): .maxLength(limit)
    case .minLength(let limit, _): .minLength(limit)
    case .pattern(_, let source, _): .pattern(source)
    case .format(let format, _, _): .format(format.rawValue)
    case .rule(let rule, _): .string(rule)
    case .content: .unmet
    }
  }
}

extension SchemaProgram.ArrayPlan {
  /// The demands of the plan; `unmet` for demands on single items.
  fileprivate var demands: [Demand] {
    var demands: [Demand] = prefix.isEmpty && items == nil && !forbidsMore ? [] : [.unmet]
    if let maxItems { demands.append(.maxItems(maxItems)) }
    if let minItems { demands.append(.minItems(minItems)) }
    if uniqueItems { demands.append(.uniqueItems) }
    if let contains {
      demands.append(contains.minimum == nil && contains.maximum == nil ? .contains : .unmet)
    }
    return demands
  }
}
