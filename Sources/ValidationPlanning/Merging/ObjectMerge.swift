import SchemaModel
import SchemaRuntime
import SchemaValidation

/// Joins the demands on an object of a block and of those that it is composed of.
struct ObjectMerge {
  private let program: PlannedProgram
  private let block: Block
  private var types: TypeSet?
  private var properties: [PropertyPlan] = []
  private var required: [String] = []
  private var dependentRequired: [(name: String, other: String, keyword: String)] = []
  private var dependentSchemas: [(name: String, call: BlockCall)] = []
  private var maxProperties: Int?
  private var minProperties: Int?
  private var additional = SchemaProgram.Additional.any(evaluates: false)
  private var additionalKeyword = ""
  /// The part that asks something of members which it does not list, and other parts may.
  private var closing: ObjectPlan?
  /// Whether a part evaluates all members, whatever their names.
  private var evaluatesAll = false
  /// The names that are listed only by subschemas which may hold or not.
  private var conditional: [String] = []
  private var inPlaceChecks: [Check] = []
  /// The rules that only warn.
  private var rules: [BlockCall] = []
  /// The known names; other names are a warning.
  private var known: [String]?
  /// Whether a part has warnings of its own that are left out here.
  private var isVerdictOnly = false
  /// How many plans have been joined.
  private var plans = 0
  /// Whether a part asks anything of numbers, strings or arrays.
  private var asksOfOthers = false

  /// How many blocks have been looked at.
  private var visits = 0
  /// How the join differs from others of the block.
  var variant: [String] = []
  /// The case that is joined, of conditions that the value of a member decides.
  private(set) var memberCase: MemberCase?

  /// How deeply compositions are followed, to how many blocks, and how many properties are joined: a very large
  /// composition would be written again for each of its parts.
  private static let depthLimit = 16
  private static let visitLimit = 64
  private static let propertyLimit = 256

  /// The checks that parts may have, besides those that look at the object again. Checks of values of other kinds stay
  /// with the parts.
  private static let mergeable: BlockFacts = [
    .types, .numbers, .strings, .content, .arrays, .object, .names, .propertyValues, .deprecations,
    .otherValues, .noOthers, .evaluatesOthers, .required, .dependentRequired, .dependentSchemas,
    .propertyCounts, .knownNames,
  ]

  /// Joins a block with what it is composed of; nil where there is nothing to join.
  /// - Parameter isAlone: whether it is enough that there is one plan.
  init?(_ block: Block, in program: PlannedProgram, isAlone: Bool = false) {
    self.program = program
    self.block = block
    let part = block.withoutUnevaluated.map { program[$0] } ?? block
    guard !part.inPlaceChecks.isEmpty, !part.keepsEvaluated, add(part, part.inPlaceChecks, depth: 0),
      concernsObjects
    else {
      return nil
    }
    if block.withoutUnevaluated == nil {
      guard plans > 1 || isAlone && plans == 1 else { return nil }
    } else {
      for check in block.inPlaceChecks where check.leavesOver {
        guard close(check) else { return nil }
      }
    }
  }

  /// Joins a block with a branch of its union.
  /// - Parameters:
  ///   - part: the block, or that without its `unevaluatedProperties`.
  ///   - whole: its checks without the union, and without `unevaluatedProperties`.
  ///   - rest: that, where it is there: what is asked of members that nothing names.
  init?(
    _ block: Block, _ part: Block, _ inPlaceChecks: [Check], _ branch: (Int, BlockCall), rest: Check?,
    in program: PlannedProgram
  ) {
    self.program = program
    self.block = block
    variant = ["branch\(branch.0)"]
    guard add(part, inPlaceChecks, depth: 0) else { return nil }
    add(branch.1, depth: 0)
    guard plans > 1, concernsObjects else { return nil }
    if let rest, !close(rest) { return nil }
  }

  /// Joins a block with the demands of conditions in one case.
  init?(_ block: Block, _ memberCase: MemberCase, in program: PlannedProgram) {
    self.program = program
    self.block = block
    self.memberCase = memberCase
    guard add(block, block.inPlaceChecks, depth: 0), concernsObjects else { return nil }
  }

  /// Whether the join is for objects, and loses no demand on values of other types, which are not joined.
  private var concernsObjects: Bool {
    types?.contains(.object) ?? true && (types == .object || !asksOfOthers)
  }

  /// Takes `unevaluatedProperties` for `additionalProperties` of all that has been joined.
  /// - Returns: false where something else may evaluate members, and it is not known when.
  private mutating func close(_ rest: Check) -> Bool {
    if evaluatesAll { return true }
    guard case .unevaluatedProperties(let call, let keyword) = rest, additional.isAny else { return false }
    additional = call.map { .schema($0) } ?? .forbidden
    additionalKeyword = keyword
    let known = properties.count
    for check in inPlaceChecks {
      switch check {
      case .not, .rule: continue
      case .reference, .allOf, .union, .conditional, .unevaluatedItems, .unevaluatedProperties, .warnings:
        guard block.withoutUnevaluated != nil, list(check, depth: 0) else { return false }
      }
    }
    for dependent in dependentSchemas {
      guard block.withoutUnevaluated != nil, list(dependent.call, depth: 0) else { return false }
    }
    conditional = properties[known...].map(\.name)
    return call == nil || conditional.isEmpty
  }

  /// Adds the names that a check may evaluate, without demands on them here.
  /// - Returns: false where they are too many.
  private mutating func list(_ check: Check, depth: Int) -> Bool {
    switch check {
    // A `not` evaluates nothing.
    case .not: true
    case .unevaluatedProperties: false
    case .reference, .allOf, .union, .conditional, .unevaluatedItems, .rule, .warnings:
      list(check.applied, depth: depth)
    }
  }

  private mutating func list(_ calls: [BlockCall], depth: Int) -> Bool {
    for call in calls where !list(call, depth: depth) { return false }
    return true
  }

  private mutating func list(_ call: BlockCall, depth: Int) -> Bool {
    visits += 1
    guard depth < Self.depthLimit, visits <= Self.visitLimit else { return false }
    let part = program[call.block]
    for property in part.object?.properties ?? []
    where !properties.contains(where: { $0.name.hasSameScalars(as: property.name) }) {
      properties.append(PropertyPlan(listing: property.name))
    }
    guard properties.count <= Self.propertyLimit,
      list(part.object?.dependentSchemas.map(\.call) ?? [], depth: depth + 1)
    else { return false }
    for check in part.inPlaceChecks where !list(check, depth: depth + 1) { return false }
    return true
  }

  /// - Parameter names: further names that get a number.
  func block(_ id: BlockID, listing names: [String] = []) -> Block {
    let body = SchemaProgram.Block(location: block.location)
    (body.types, body.values) = (types, block.values)
    let plan = plan
    plan.names += names
    body.object = plan
    body.inPlaceChecks = rules.isEmpty ? inPlaceChecks : inPlaceChecks + [.warnings(rules)]
    return block.merged(id, body, variant: variant, isVerdictOnly: isVerdictOnly)
  }

  private var plan: ObjectPlan {
    let plan = ObjectPlan()
    plan.properties = properties
    var names = NameNumbers(properties.map(\.name))
    plan.required = required.map { names.number(of: $0) }
    plan.dependentRequired = dependentRequired.map {
      (names.number(of: $0.name), names.number(of: $0.other), $0.keyword)
    }
    plan.dependentSchemas = dependentSchemas.map { (names.number(of: $0.name), $0.call) }
    plan.names = names.names
    plan.maxProperties = maxProperties
    plan.minProperties = minProperties
    plan.additional = additional
    plan.additionalKeyword = additionalKeyword
    plan.conditional = conditional.map { names.number(of: $0) }
    plan.known = known
    return plan
  }

  /// Adds all that a block asks.
  /// - Parameter checks: those of the block's `whole` that are added.
  /// - Returns: false, and nothing is added, where that cannot be joined.
  private mutating func add(_ part: Block, _ checks: [Check], depth: Int) -> Bool {
    visits += 1
    guard depth < Self.depthLimit, visits <= Self.visitLimit,
      part.facts.subtracting(depth == 0 ? [.inPlaceChecks, .values] : .inPlaceChecks).areOnly(Self.mergeable),
      !checks.contains(where: \.leavesOver)
    else { return false }
    let before = self
    if let plan = part.object {
      guard add(plan, isOutermost: depth == 0) else {
        let visits = visits
        self = before
        self.visits = visits
        return false
      }
      plans += 1
    }
    asksOfOthers = asksOfOthers || part.facts.include(anyOf: [.numbers, .strings, .content, .array])
    if let types = part.types { self.types = self.types?.narrowed(to: types) ?? types }
    for check in checks {
      switch check {
      case .reference(let call): add(call, depth: depth)
      case .allOf(let calls): for call in calls { add(call, depth: depth) }
      case .warnings(let calls): rules += calls
      case .conditional(let plan):
        guard let choice = plan.choice, let holds = memberCase?.decide(choice.condition) else {
          inPlaceChecks.append(check)
          continue
        }
        if let call = holds ? choice.then : choice.otherwise { add(call, depth: depth) }
      case .union, .not, .unevaluatedItems, .unevaluatedProperties, .rule:
        inPlaceChecks.append(check)
      }
    }
    return true
  }

  /// Adds the block of a call, or else the call.
  private mutating func add(_ call: BlockCall, depth: Int) {
    let part = program[call.block]
    if !part.isAlways, !add(part, part.inPlaceChecks, depth: depth + 1) {
      inPlaceChecks.append(.reference(call))
    }
  }

  /// Adds a plan, unless another says something of names that only this one lists.
  private mutating func add(_ plan: ObjectPlan, isOutermost: Bool) -> Bool {
    guard properties.count + plan.properties.count <= Self.propertyLimit else { return false }
    if isOutermost { known = plan.known } else if plan.known != nil { isVerdictOnly = true }
    if isOutermost, plan.isUnevaluated {
      (additional, additionalKeyword) = (plan.additional, plan.additionalKeyword)
    } else {
      switch plan.additional {
      case .any(let evaluates): evaluatesAll = evaluatesAll || evaluates
      case .schema, .forbidden: guard close(with: plan) else { return false }
      }
    }
    for property in plan.properties {
      guard add(property) else { return false }
    }
    required += plan.required.map { plan.names[$0] }.filter { name in
      !required.contains { $0.hasSameScalars(as: name) }
    }
    dependentRequired += plan.dependentRequired.map {
      (plan.names[$0.name], plan.names[$0.other], $0.keyword)
    }
    dependentSchemas += plan.dependentSchemas.map { (plan.names[$0.name], $0.call) }
    if let limit = plan.maxProperties { maxProperties = min(limit, maxProperties ?? limit) }
    if let limit = plan.minProperties { minProperties = max(limit, minProperties ?? limit) }
    return true
  }

  /// Adds a property, unless another part asks something else of its value.
  private mutating func add(_ property: PropertyPlan) -> Bool {
    guard let index = properties.firstIndex(where: { $0.name.hasSameScalars(as: property.name) }) else {
      properties.append(property)
      return close(properties.count - 1)
    }
    guard let call = property.call else { return true }
    guard let known = properties[index].call else {
      properties[index] = property
      return close(index)
    }
    return demand(call, beside: known, of: index)
  }

  /// Adds a demand on a property, where the old or the new one implies the other.
  /// - Returns: false where none does.
  private mutating func demand(
    _ call: BlockCall, beside known: BlockCall, of index: Int
  ) -> Bool {
    let annotations = known.isDeprecated ? known.annotations : call.annotations
    if program.implies(known, call) {
      properties[index].call = known.annotated(annotations)
    } else if program.implies(call, known) {
      properties[index].call = call.annotated(annotations)
    } else {
      return false
    }
    return true
  }

  /// Takes `additionalProperties` of a part for those of all parts.
  /// - Returns: false where that is not what it asks of a property that others list.
  private mutating func close(with plan: ObjectPlan) -> Bool {
    guard closing == nil, additional.isAny else { return false }
    closing = plan
    (additional, additionalKeyword, evaluatesAll) = (plan.additional, plan.additionalKeyword, true)
    for index in properties.indices where !close(index) { return false }
    return true
  }

  /// Adds the part's demand on members that it does not list to a property.
  private mutating func close(_ index: Int) -> Bool {
    guard let plan = closing,
      !plan.properties.contains(where: { $0.name.hasSameScalars(as: properties[index].name) })
    else { return true }
    guard let call = plan.additional.call else { return false }
    guard let own = properties[index].call else {
      properties[index].call = call
      return true
    }
    return demand(call, beside: own, of: index)
  }
}
