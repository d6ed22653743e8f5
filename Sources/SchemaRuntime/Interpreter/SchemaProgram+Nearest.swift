/// Explains why a union accepts a value in no form: by what the nearest form lacks, with the other forms in a line.
extension SchemaProgram {
  /// How many forms are named in a message.
  private static let namedForms = 6

  /// Reports that no branch accepts the value at the cursor.
  func explain(
    _ plan: UnionPlan, _ candidates: [Int], _ cursor: Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) {
    let start = cursor.position
    if let demand = plainDemand(of: plan, cursor) { return try sink.report(demand, at: start, plan.keyword) }
    if let values = values(of: plan, candidates, cursor) {
      return try sink.report(.enumeration(values), at: start, plan.keyword)
    }
    guard let record = sink.record, !record.isProbe, !record.isExplained else {
      return try sink.report(Self.demand(plan, plan.forms(candidates)), at: start, plan.keyword)
    }
    if try explainTag(plan, candidates, cursor, &sink) { return }
    var attempts: [Attempt] = []
    for candidate in candidates { attempts.append(try attempt(plan, candidate, cursor, sink.context)) }
    let nearest = Self.nearest(attempts)
    if let nearest {
      var again = cursor
      var unused = Evaluation()
      try run(plan.branches[nearest.branch].call, &again, &sink, &unused)
    }
    try sink.report(Self.demand(plan, Self.forms(plan, attempts, nearest)), at: start, plan.keyword)
  }

  private static func demand(_ plan: UnionPlan, _ forms: String) -> Demand {
    plan.isExclusive ? .oneOf(forms) : .anyOf(forms)
  }

  /// The result of trying one branch.
  private struct Attempt {
    var branch: Int
    /// How far the value is from the branch: the less, the nearer.
    var distance: Int
    /// The finding that speaks most against the branch, in words.
    var reason: String
  }

  private func attempt(
    _ plan: UnionPlan, _ branch: Int, _ cursor: Cursor, _ context: WalkContext?
  ) throws(Rejection) -> Attempt {
    let record = ViolationRecord(schema: "", isProbe: true)
    var probe = ViolationSink(record)
    probe.context = context
    var inner = cursor
    var unused = Evaluation()
    try run(plan.branches[branch].call, &inner, &probe, &unused)
    let errors = record.findings.filter { $0.severity == .error }
    let distance = errors.reduce(0) { $0 + weight($1, cursor) }
    let known = try namesKnown(to: plan.branches[branch].call, of: cursor, depth: 0)
    return Attempt(
      branch: branch, distance: distance - 2 * known,
      reason: reason(of: errors, record, cursor))
  }

  /// The finding that speaks most against a branch, in words; of equals the first by its text, since members come in
  /// any order.
  private func reason(
    of errors: [ViolationSink.Finding], _ record: ViolationRecord, _ cursor: Cursor
  ) -> String {
    let weights = errors.map { Self.weight($0.demand) }
    let reasons = zip(errors, weights).filter { $0.1 == weights.max() }.map { error, _ in
      reason(record.demand(of: error), at: error.offset, cursor)
    }
    return reasons.min { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? ""
  }

  /// How much a finding speaks against a branch. A name that is only misspelt speaks for the branch that has it.
  private func weight(_ finding: ViolationSink.Finding, _ cursor: Cursor) -> Int {
    // A look through the names of the object pays only where one of them is near.
    if case .additionalProperty(let known) = finding.demand, let name = cursor.name(at: finding.offset),
      spellingSuggestion(for: name, among: known, except: []) != nil,
      spellingSuggestion(for: name, among: known, except: names(around: finding.offset, cursor)) != nil
    {
      return 0
    }
    return Self.weight(finding.demand)
  }

  /// The names of the members of the value at the cursor; none where the one at the offset is that of another object.
  private func names(around offset: Int, _ cursor: Cursor) -> Set<ScalarKey> {
    guard let name = cursor.name(at: offset) else { return [] }
    let names = cursor.names(ofObjectAt: cursor.position)
    return names.contains(ScalarKey(name)) ? names : []
  }

  /// How much a demand that is not met speaks against a branch: most for another value of a member that tells branches
  /// apart.
  private static func weight(_ demand: Demand) -> Int {
    switch demand {
    case .constant, .enumeration, .tag, .missingTag, .never: 6
    case .required, .dependentRequired, .additionalProperty, .unevaluatedProperty, .type: 3
    case .multipleOf, .maximum, .exclusiveMaximum, .minimum, .exclusiveMinimum, .maxLength, .minLength,
      .pattern, .patternUndecided, .format, .contentEncoding, .contentMediaType, .string, .maxItems,
      .minItems, .uniqueItems, .containing, .minContains, .maxContains, .additionalItem, .maxProperties,
      .minProperties, .unevaluatedItem, .value, .anyOf, .oneOf, .severalForms, .not, .deprecated,
      .unknownProperty, .unmet, .authored, .malformed:
      2
    }
  }

  /// The only nearest attempt; nil where two are as near.
  private static func nearest(_ attempts: [Attempt]) -> Attempt? {
    guard let best = attempts.min(by: { $0.distance < $1.distance }) else { return nil }
    return attempts.filter { $0.distance == best.distance }.count == 1 ? best : nil
  }

  private static func forms(_ plan: UnionPlan, _ attempts: [Attempt], _ nearest: Attempt?) -> String {
    let others = attempts.filter { $0.branch != nearest?.branch }
    let rest = list(
      others.map { name(plan, $0.branch) + ($0.reason.isEmpty ? "" : " (\($0.reason))") })
    guard let nearest else { return rest }
    return "\(name(plan, nearest.branch)) is the nearest" + (rest.isEmpty ? "" : ", then \(rest)")
  }

  /// The names of the first forms, and how many there are besides.
  private static func list(_ forms: [String]) -> String {
    let more = forms.count > namedForms ? ["and \(forms.count - namedForms) more"] : []
    return (forms.prefix(namedForms) + more).joined(separator: ", ")
  }

  /// The branches that accept the value at the cursor, by their names; empty where no report is made.
  func formsAccepting(
    _ plan: UnionPlan, _ candidates: [Int], _ cursor: Cursor, _ sink: inout ViolationSink
  ) throws(Rejection) -> String {
    guard let record = sink.record, !record.isProbe else { return "" }
    var forms: [String] = []
    for candidate in candidates {
      var unused = Evaluation()
      if try accepts(plan.branches[candidate].call, cursor, &sink, &unused) {
        forms.append(Self.name(plan, candidate))
      }
    }
    return forms.count == 2 ? forms.joined(separator: " and ") : Self.list(forms)
  }

  private static func name(_ plan: UnionPlan, _ branch: Int) -> String {
    plan.branches[branch].name ?? "form \(branch + 1)"
  }

  /// The words of a finding, with the name of the member that it is about.
  private func reason(_ demand: Demand, at offset: Int, _ cursor: Cursor) -> String {
    switch demand {
    case .additionalProperty, .unevaluatedProperty, .unknownProperty:
      guard let name = cursor.name(at: offset) else { return demand.message }
      return "property '\(name)' is not allowed"
    default:
      let message = demand.message
      guard offset != cursor.position, let tokens = try? Self.tokens(to: offset, from: cursor) else {
        return message
      }
      // Where no part of the value stands there, the name of a member does.
      guard let first = tokens.first else {
        return cursor.name(at: offset).map(demand.message(ofName:)) ?? message
      }
      guard message.hasPrefix("must ") else { return message }
      if tokens.count > 1 { return "\(JSONPointer.text(of: tokens)) \(message)" }
      return "\(Self.part(first, of: cursor)) \(message)"
    }
  }

  /// The name for a part of the value at the cursor: a member's name, or an item's number.
  private static func part(_ token: String, of cursor: Cursor) -> String {
    var walk = cursor
    walk.skipWhitespace()
    guard walk.byte == UInt8(ascii: "["), let index = Int(token) else { return "'\(token)'" }
    return "item \(index + 1)"
  }

  /// The members and items that lead from the value at the cursor to the part that stands at an offset.
  private static func tokens(to offset: Int, from cursor: Cursor) throws(Rejection) -> [String] {
    var walk = cursor
    var index = 0
    let isObject = try walk.kind() == .object
    let isArray = try walk.kind() == .array
    guard isObject || isArray else { return [] }
    var more = isObject ? try walk.beginObject() : try walk.beginArray()
    while more {
      var name: StringSlice?
      if isObject { name = try walk.key().slice }
      walk.skipWhitespace()
      let start = walk
      try walk.skipSyntax()
      if (start.position..<walk.position).contains(offset) {
        var tokens = [name.map { start.text($0) } ?? String(index)]
        if offset > start.position { tokens += try Self.tokens(to: offset, from: start) }
        return tokens
      }
      index += 1
      more = isObject ? try walk.nextMember() : try walk.nextItem()
    }
    return []
  }

  /// How many members of an object a branch lists.
  private func namesKnown(to call: Call, of cursor: Cursor, depth: Int) throws(Rejection) -> Int {
    var walk = cursor
    guard try walk.kind() == .object, depth < 4 else { return 0 }
    let (program, index) = try target(of: call, at: cursor)
    var count = 0
    if let table = program.blocks[index].object?.table.table {
      var more = try walk.beginObject()
      while more {
        if table.index(of: try walk.key(), in: walk) >= 0 { count += 1 }
        try walk.skipSyntax()
        more = try walk.nextMember()
      }
    }
    for check in program.blocks[index].inPlaceChecks {
      switch check {
      case .reference(let inner): count += try program.namesKnown(to: inner, of: cursor, depth: depth + 1)
      case .allOf(let calls):
        for inner in calls { count += try program.namesKnown(to: inner, of: cursor, depth: depth + 1) }
      case .union, .not, .conditional, .unevaluatedItems, .unevaluatedProperties, .rule, .warnings:
        break
      }
    }
    return count
  }

  /// The demand of a union whose branches all only list values, or all only ask for types.
  func plainDemand(of plan: UnionPlan, _ cursor: Cursor) -> Demand? {
    var types = TypeSet()
    for branch in plan.branches {
      guard let (program, index) = try? target(of: branch.call, at: cursor),
        let own = program.blocks[index].onlyTypes
      else {
        return values(of: plan, Array(plan.branches.indices), cursor).map { .enumeration($0) }
      }
      types.formUnion(own)
    }
    return .type(types)
  }

  /// The values that the branches list, where each lists some and asks nothing else.
  func values(of plan: UnionPlan, _ candidates: [Int], _ cursor: Cursor) -> String? {
    var values: [String] = []
    for candidate in candidates {
      guard let target = try? target(of: plan.branches[candidate].call, at: cursor),
        let own = target.program.blocks[target.index].listedValues
      else { return nil }
      values += own
    }
    guard !values.isEmpty, values.count <= 64 else { return nil }
    return values.joined(separator: ", ")
  }
}

extension SchemaProgram.Block {
  /// The values that it lists, as words that say what a value must be, such as `one of "a", "b"`; nil where it asks
  /// more than that.
  var listedPhrase: String? {
    listedValues.map { ($0.count > 1 ? "one of " : "") + $0.joined(separator: ", ") }
  }

  /// The values that it lists, as JSON, where that is all that it asks.
  var listedValues: [String]? {
    guard inPlaceChecks.isEmpty, object == nil, array == nil, strings.isEmpty, numbers.isEmpty,
      values.count == 1,
      message == nil
    else { return nil }
    switch values[0] {
    case .strings(_, let texts, _): return texts.map { JSONValue.string($0).description }
    case .list(_, let list, _):
      // No value is one of those that the type refuses.
      let allowed = types.map { types in list.filter { !$0.types.isDisjoint(with: types) } } ?? list
      return (allowed.isEmpty ? list : allowed).map { $0.description }
    case .constant(let value, _): return [value]
    }
  }
}
