import SchemaModel
import SchemaRuntime
import SchemaValidation

/// Joins the demands of a block on an object with those of its conditions, for each case that the value of one member
/// makes. That member is looked for first, and then one walk gives the verdict.
struct ConditionMerge {
  private let block: Block
  private let valueDiscriminator: ValueDiscriminatorPlan
  /// A join for each case.
  let merges: [ObjectMerge]

  /// How many blocks are made for one, each with a table of all the properties.
  static let limit = 64
  /// The most values that are told apart.
  private static let valueLimit = 256

  /// Joins a block for each case of a member; nil where there is only one case, or something cannot be joined.
  /// - Parameter member: its name: see `Program.choosingMember(of:)`.
  init?(_ block: Block, of member: String, in program: PlannedProgram) {
    var merges: [ObjectMerge] = []
    /// The bit of the case of a value, and the values that its conditions list.
    func met(_ value: MemberCase.Value) -> (bit: UInt64, values: Set<JSONValue>)? {
      guard let merge = ObjectMerge(block, MemberCase(member, value), in: program),
        let memberCase = merge.memberCase
      else { return nil }
      let number = merges.firstIndex { $0.memberCase?.outcome == memberCase.outcome } ?? merges.count
      if number == merges.count { merges.append(merge) }
      return number < Self.limit ? (1 << UInt64(number), memberCase.values) : nil
    }
    guard let missing = met(.missing), let others = met(.other) else { return nil }
    var bits: [JSONValue: UInt64] = [:]
    var open = missing.values.union(others.values)
    while let value = open.min(by: { $0.description.precedesByScalars($1.description) }) {
      open.remove(value)
      guard let (bit, values) = met(.listed(value)), bits.count < Self.valueLimit else { return nil }
      bits[value] = bit
      open.formUnion(values.filter { bits[$0] == nil })
    }
    guard merges.count > 1 else { return nil }
    for number in merges.indices { merges[number].variant = ["case\(number)"] }
    valueDiscriminator = ValueDiscriminatorPlan(of: member, bits, missing: missing.bit, others: others.bit)
    (self.block, self.merges) = (block, merges)
  }

  /// - Parameter joined: the blocks of the joins.
  func block(_ id: BlockID, _ merged: [Block]) -> Block {
    let branches = merged.map {
      UnionBranch(
        call: BlockCall(block: $0.id, path: ""), types: .object, name: nil, tags: [], requiredNames: 0)
    }
    let union = UnionPlan(
      isExclusive: false, keyword: "/if", branches: branches, tag: nil, discriminatingNames: [],
      discriminatingNameTable: nil, valueDiscriminator: valueDiscriminator, isExhaustive: true)
    return block.merged(id, variant: ["choice"], by: union, of: merged)
  }
}

/// The case of one value of a member, or of its absence, for which it is known which conditions hold.
struct MemberCase {
  enum Value {
    case missing, other
    case listed(JSONValue)
  }

  let property: String
  let value: Value
  /// Whether each condition holds that has been met, in their order.
  private(set) var outcome: [Bool] = []
  /// The values that the conditions list.
  private(set) var values: Set<JSONValue> = []

  init(_ property: String, _ value: Value) { (self.property, self.value) = (property, value) }

  /// Whether a condition holds; nil where it is about another member.
  mutating func decide(_ condition: MemberCondition) -> Bool? {
    guard condition.property.hasSameScalars(as: property) else { return nil }
    let holds = condition.holds(for: value)
    outcome.append(holds)
    values.formUnion(condition.values)
    return holds
  }
}

extension MemberCondition {
  /// - Parameter value: the value of the member.
  fileprivate func holds(for value: MemberCase.Value) -> Bool {
    switch value {
    case .missing: holdsIfMissing
    case .other: !isListed
    case .listed(let value): values.contains(value) == isListed
    }
  }
}

extension ValueDiscriminatorPlan {
  /// - Parameter values: the bits for each value that is listed.
  fileprivate init(of property: String, _ values: [JSONValue: UInt64], missing: UInt64, others: UInt64) {
    let sorted = values.map { (value: $0.key, branches: $0.value) }
      .sorted { $0.value.description.precedesByScalars($1.value.description) }
    self.init(of: property, values: sorted, missing: missing, others: others)
  }
}

extension PlannedProgram {
  /// The first member whose value decides a condition of a block of objects, or of those that it is composed of.
  func choosingMember(of block: Block) -> String? {
    guard block.types == .object, !block.facts.include(anyOf: [.values, .array]), !block.keepsEvaluated,
      !block.isRevisited, block.withoutUnevaluated == nil
    else { return nil }
    return choosingMember(of: block, depth: 0)
  }

  private func choosingMember(of block: Block, depth: Int) -> String? {
    guard depth < Program.depthLimit else { return nil }
    for check in block.inPlaceChecks {
      switch check {
      case .conditional(let plan):
        if let choice = plan.choice { return choice.condition.property }
      case .reference, .allOf:
        for call in check.applied {
          if let member = choosingMember(of: self[call.block], depth: depth + 1) { return member }
        }
      case .union, .not, .unevaluatedItems, .unevaluatedProperties, .rule, .warnings: continue
      }
    }
    return nil
  }
}
