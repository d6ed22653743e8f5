import SchemaRuntime
import SchemaValidation

/// Subschemas that look at an object again (`if`, `not`, `allOf`, …), where what the walk over it has noted decides
/// them: which members there are, how many, and where the values of some of them stand.
///
/// So a verdict need not read the object twice. A walk that collects does, to report in the order of the document.
struct NotedChecks {
  let program: Program
  let block: Block
  private let plan: ObjectPlan?
  /// The checks of the block's `whole` that are decided so, by their place there.
  private(set) var decided: [Int] = []
  /// Whether the subschemas of `dependentSchemas` are.
  private(set) var decidesDependents = false
  /// The numbers of the names whose values are looked at again.
  private(set) var watched: [Int] = []

  /// How many places a walk notes.
  private static let limit = 8
  /// How deep applicators may nest.
  private static let depthLimit = 16

  init(_ block: Block, in program: Program) {
    self.program = program
    self.block = block
    // Of a block that is joined with others, the joined one gives the verdict.
    plan = block.walksMembers && program.joined[block.id] == nil ? block.object : nil
    guard let plan, !block.marks, block.types?.contains(.object) ?? true else { return }
    decidesDependents =
      !plan.dependentSchemas.isEmpty && areDecided(plan.dependentSchemas.map(\.call), depth: 0)
    if !decidesDependents { watched = [] }
    for (index, check) in block.whole.enumerated() {
      let before = watched
      if isDecided(check, depth: 0) { decided.append(index) } else { watched = before }
    }
  }

  /// Whether anything is decided so.
  var isEmpty: Bool { decided.isEmpty && !decidesDependents }

  /// Whether all is that looks at the object again.
  var decidesAll: Bool {
    decided.count == block.whole.count && (decidesDependents || plan?.dependentSchemas.isEmpty ?? false)
  }

  /// Where the walk notes the place of a watched name.
  func slot(of number: Int) -> Int? { watched.firstIndex(of: number) }

  /// The number of a name in the walk's table.
  func number(of name: String) -> Int? { plan?.names.firstIndex { $0.hasSameScalars(as: name) } }

  private mutating func isDecided(_ check: Check, depth: Int) -> Bool {
    switch check {
    case .reference, .not, .allOf, .union, .conditional: areDecided(check.applied, depth: depth)
    default: false
    }
  }

  private mutating func areDecided(_ calls: [BlockCall], depth: Int) -> Bool {
    for call in calls where !isDecided(call, depth: depth) { return false }
    return true
  }

  private mutating func isDecided(_ call: BlockCall, depth: Int) -> Bool {
    let block = program[call.block]
    guard depth < Self.depthLimit, !block.isNever, !block.isAlways, block.values.isEmpty, !block.marks else {
      return false
    }
    if let plan = block.object, !isDecided(plan, depth: depth) { return false }
    for check in block.whole where !isDecided(check, depth: depth + 1) { return false }
    return true
  }

  private mutating func isDecided(_ plan: ObjectPlan, depth: Int) -> Bool {
    guard case .any = plan.additional, plan.patterns.isEmpty, plan.propertyNames == nil, plan.known == nil,
      plan.names.allSatisfy({ number(of: $0) != nil })
    else { return false }
    for property in plan.properties {
      guard property.deprecation == nil else { return false }
      guard let call = property.call else { continue }
      guard !program.warning.contains(call.block), let number = number(of: property.name) else {
        return false
      }
      if !watched.contains(number) { watched.append(number) }
    }
    return watched.count <= Self.limit && areDecided(plan.dependentSchemas.map(\.call), depth: depth + 1)
  }
}

// What the functions that decide ask of values.
extension NotedChecks {
  /// The blocks of the subschemas that are decided.
  private var subschemas: [Block] {
    var found: [Block] = []
    var open = decided.flatMap { block.whole[$0].applied }
    if decidesDependents { open += plan?.dependentSchemas.map(\.call) ?? [] }
    while let call = open.popLast() {
      let block = program[call.block]
      found.append(block)
      open += block.whole.flatMap(\.applied) + (block.object?.dependentSchemas.map(\.call) ?? [])
    }
    return found
  }

  /// The blocks whose tables say what is asked of some values.
  var tables: Set<BlockID> {
    Set(
      subschemas.filter { block in
        block.object?.properties.contains { $0.call != nil && program.demands(of: $0, in: block) != nil }
          ?? false
      }
      .map(\.id))
  }

  /// The calls that say it of the others.
  var calls: [BlockCall] {
    subschemas.flatMap { block in
      (block.object?.properties ?? []).filter { program.demands(of: $0, in: block) == nil }.compactMap(\.call)
    }
  }
}
