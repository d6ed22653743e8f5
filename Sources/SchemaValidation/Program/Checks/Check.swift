/// A check of a whole value, which looks at it again from its start: an in-place applicator (Core §10.2), or a keyword
/// that is decided only once those have been applied.
///
/// The checks of scalars are `ValueCheck`, `NumberCheck` and `StringCheck`; arrays and objects have their plans.
public indirect enum Check: Sendable {
  case reference(BlockCall)
  case allOf([BlockCall])
  case union(UnionPlan)
  case not(BlockCall, keyword: String)
  case conditional(ConditionalPlan)
  case unevaluatedItems(BlockCall?, keyword: String)
  case unevaluatedProperties(BlockCall?, keyword: String)
  case maxSerializedBytes(Int, keyword: String)
  /// Each failing block is a warning.
  case warnings([BlockCall])
}

extension Check {
  /// The calls of the subschemas that a check applies to the same value (Core §10.2), and asserts.
  public var applied: [BlockCall] {
    switch self {
    case .reference(let call), .not(let call, _): [call]
    case .allOf(let calls): calls
    case .union(let plan): plan.branches.map(\.call)
    case .conditional(let plan): [plan.condition] + [plan.then, plan.otherwise].compactMap(\.self)
    case .unevaluatedItems, .unevaluatedProperties, .maxSerializedBytes, .warnings: []
    }
  }

  /// The calls of rules that only warn.
  public var rules: [BlockCall] {
    switch self {
    case .warnings(let calls): calls
    case .reference, .allOf, .union, .not, .conditional, .unevaluatedItems, .unevaluatedProperties,
      .maxSerializedBytes:
      []
    }
  }

  /// The calls of all subschemas that a check names.
  public var calls: [BlockCall] {
    switch self {
    case .unevaluatedItems(let call, _), .unevaluatedProperties(let call, _): call.map { [$0] } ?? []
    case .reference, .allOf, .union, .not, .conditional, .maxSerializedBytes, .warnings: callsInPlace
    }
  }

  /// The calls of the subschemas that look at the same value.
  var callsInPlace: [BlockCall] { applied + rules }

  /// The union that is checked, where one is.
  public var union: UnionPlan? {
    switch self {
    case .union(let plan): plan
    case .reference, .allOf, .not, .conditional, .unevaluatedItems, .unevaluatedProperties,
      .maxSerializedBytes, .warnings:
      nil
    }
  }

  /// The call that is all of the check, and asserted as it is.
  public var reference: BlockCall? {
    switch self {
    case .reference(let call): call
    case .allOf, .union, .not, .conditional, .unevaluatedItems, .unevaluatedProperties, .maxSerializedBytes,
      .warnings:
      nil
    }
  }

  /// The call that must not accept the value.
  public var excluded: BlockCall? {
    switch self {
    case .not(let call, _): call
    case .reference, .allOf, .union, .conditional, .unevaluatedItems, .unevaluatedProperties,
      .maxSerializedBytes, .warnings:
      nil
    }
  }

  /// The limit of the size of a value that is checked.
  public var maxSerializedBytes: Int? {
    switch self {
    case .maxSerializedBytes(let limit, _): limit
    case .reference, .allOf, .union, .not, .conditional, .unevaluatedItems, .unevaluatedProperties, .warnings:
      nil
    }
  }

  /// Whether it concerns parts that no other subschema has evaluated.
  public var leavesOver: Bool {
    switch self {
    case .unevaluatedItems, .unevaluatedProperties: true
    case .reference, .allOf, .union, .not, .conditional, .maxSerializedBytes, .warnings: false
    }
  }

  /// Whether it concerns members that no other subschema has evaluated.
  public var leavesProperties: Bool {
    switch self {
    case .unevaluatedProperties: true
    case .reference, .allOf, .union, .not, .conditional, .unevaluatedItems, .maxSerializedBytes, .warnings:
      false
    }
  }

  /// Whether running it leaves the cursor behind a value that has been read.
  var alwaysReads: Bool {
    switch self {
    case .reference, .union: true
    case .allOf(let calls): !calls.isEmpty
    case .not, .conditional, .unevaluatedItems, .unevaluatedProperties, .maxSerializedBytes, .warnings: false
    }
  }
}
