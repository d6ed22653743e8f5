import SchemaModel
package import SchemaRuntime

extension MemberCondition {
  fileprivate var negated: MemberCondition {
    MemberCondition(
      property: property, values: values, isListed: !isListed, holdsIfMissing: !holdsIfMissing)
  }

  fileprivate init?(_ property: String, _ values: [JSONValue], isListed: Bool, holdsIfMissing: Bool) {
    guard values.allSatisfy(\.isWord) else { return nil }
    self.init(property: property, values: values, isListed: isListed, holdsIfMissing: holdsIfMissing)
  }
}

extension Program {
  /// How deeply compositions are followed.
  package static let depthLimit = 8

  /// The condition that a call puts on objects, where the value of one member decides it; nil elsewhere.
  func memberCondition(of call: BlockCall) -> MemberCondition? { memberCondition(of: call, depth: 0) }

  private func memberCondition(of call: BlockCall, depth: Int) -> MemberCondition? {
    let block = self[call.block]
    // A loop is refused later, once all has been lowered.
    guard depth < Program.depthLimit, block.isFinished, !block.collectsEvaluated,
      block.types?.contains(.object) ?? true
    else { return nil }
    if let call = block.sole?.excluded { return memberCondition(of: call, depth: depth + 1)?.negated }
    guard block.facts.areOnly([.types, .membersAlone]), let plan = block.object, plan.properties.count == 1,
      plan.names.count == 1, let call = plan.properties[0].call
    else { return nil }
    return condition(plan.names[0], call, holdsIfMissing: plan.required.isEmpty)
  }

  private func condition(_ property: String, _ call: BlockCall, holdsIfMissing: Bool) -> MemberCondition? {
    var (block, isListed) = (self[call.block], true)
    for _ in 0..<Program.depthLimit {
      guard block.isFinished, !block.collectsEvaluated else { return nil }
      switch block.sole {
      case .reference(let call): block = self[call.block]
      case .not(let call, _): (block, isListed) = (self[call.block], !isListed)
      case .allOf, .union, .conditional, .unevaluatedItems, .unevaluatedProperties, .rule,
        .warnings, nil:
        guard block.asksOnlyOfValues, let values = block.listedValues else { return nil }
        let accepted = values.filter { value in block.types?.allows(value.kind) ?? true }
        return MemberCondition(property, accepted, isListed: isListed, holdsIfMissing: holdsIfMissing)
      }
    }
    return nil
  }
}

extension Block {
  /// The check that is all the block asks; nil where it asks more, or nothing.
  fileprivate var sole: Check? { asksOnlyInPlace && inPlaceChecks.count == 1 ? inPlaceChecks[0] : nil }

  /// Whether the block asks only for one list of values, and perhaps for the type.
  fileprivate var asksOnlyOfValues: Bool { values.count == 1 && facts.areOnly([.types, .values]) }
}

extension BlockFacts {
  /// The checks of which members an object has, and of the values of listed ones.
  public static let membersAlone: BlockFacts = [
    .object, .names, .propertyValues, .evaluatesOthers, .required,
  ]
}

extension JSONValue {
  /// Whether the value is a string, or has only one spelling.
  fileprivate var isWord: Bool {
    switch self {
    case .null, .bool, .string: true
    case .number, .array, .object: false
    }
  }
}

extension Block {
  /// The values that are all the block accepts; nil where it may accept others.
  package var listedValues: [JSONValue]? {
    for check in values {
      switch check {
      case .strings(_, let strings, _): return strings.map(JSONValue.string)
      case .list(_, let values, _): return values
      case .constant(let text, _):
        do { return [try JSONValue(jsonString: text)] } catch { continue }
      }
    }
    return nil
  }
}
