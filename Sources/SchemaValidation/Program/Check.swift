package import SchemaRuntime

extension Check {
  /// The calls of the subschemas that a check applies to the same value (Core §10.2), and asserts.
  package var applied: [BlockCall] {
    switch self {
    case .reference(let call), .not(let call, _): [call]
    case .allOf(let calls): calls
    case .union(let plan): plan.branches.map(\.call)
    case .conditional(let plan): [plan.condition] + [plan.then, plan.otherwise].compactMap(\.self)
    case .unevaluatedItems, .unevaluatedProperties, .rule, .warnings: []
    }
  }

  /// The calls of rules that only warn.
  package var rules: [BlockCall] { if case .warnings(let calls) = self { calls } else { [] } }

  /// The calls of all subschemas that a check names.
  package var calls: [BlockCall] {
    switch self {
    case .unevaluatedItems(let call, _), .unevaluatedProperties(let call, _): call.map { [$0] } ?? []
    case .reference, .allOf, .union, .not, .conditional, .rule, .warnings: callsInPlace
    }
  }

  /// The calls of the subschemas that look at the same value.
  var callsInPlace: [BlockCall] { applied + rules }

  /// The union that is checked, where one is.
  package var union: UnionPlan? { if case .union(let plan) = self { plan } else { nil } }

  /// The call that is all of the check, and asserted as it is.
  package var reference: BlockCall? { if case .reference(let call) = self { call } else { nil } }

  /// The call that must not accept the value.
  package var excluded: BlockCall? { if case .not(let call, _) = self { call } else { nil } }

  /// Whether it concerns parts that no other subschema has evaluated.
  package var leavesOver: Bool {
    switch self {
    case .unevaluatedItems, .unevaluatedProperties: true
    case .reference, .allOf, .union, .not, .conditional, .rule, .warnings: false
    }
  }

  /// Whether it concerns members that no other subschema has evaluated.
  package var leavesProperties: Bool { if case .unevaluatedProperties = self { true } else { false } }

  /// Whether running it leaves the cursor behind a value that has been read.
  var alwaysReads: Bool {
    switch self {
    case .reference, .union: true
    case .allOf(let calls): !calls.isEmpty
    case .not, .conditional, .unevaluatedItems, .unevaluatedProperties, .rule, .warnings: false
    }
  }
}
