public import SchemaRuntime

/// One demand of a keyword. Each case has its function in `Assertion`, or is an applicator that calls blocks.
public indirect enum Check: Sendable {
  // MARK: values
  /// Strings only: found in a table. The list is for the message.
  case enumerationOfStrings([String], list: String, keyword: String)
  case enumeration([JSONValue], list: String, keyword: String)
  case constant(String, keyword: String)

  // MARK: numbers
  case multipleOf(NumberLimit, keyword: String)
  case maximum(NumberLimit, keyword: String)
  case exclusiveMaximum(NumberLimit, keyword: String)
  case minimum(NumberLimit, keyword: String)
  case exclusiveMinimum(NumberLimit, keyword: String)

  // MARK: strings
  case maxLength(Int, keyword: String)
  case minLength(Int, keyword: String)
  case pattern(String, keyword: String)
  case format(Format, Format.Dialect, keyword: String)
  case maxBytes(Int, keyword: String)
  case content(ContentPlan)

  // MARK: the whole value, again
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

  /// Whether running it leaves the cursor behind a value that has been read.
  var alwaysReads: Bool {
    switch self {
    case .reference, .union: true
    case .allOf(let calls): !calls.isEmpty
    default: false
    }
  }
}

extension Check {
  /// The calls of the subschemas that a check applies to the same value (Core §10.2), and asserts.
  public var applied: [BlockCall] {
    switch self {
    case .reference(let call), .not(let call, _): [call]
    case .allOf(let calls): calls
    case .union(let plan): plan.branches.map(\.call)
    case .conditional(let plan): [plan.condition] + [plan.then, plan.otherwise].compactMap(\.self)
    default: []
    }
  }

  /// The calls of rules that only warn.
  public var rules: [BlockCall] {
    if case .warnings(let calls) = self { calls } else { [] }
  }
}

/// `if`, `then`, `else` (Core §10.2.2).
public struct ConditionalPlan: Sendable {
  public var condition: BlockCall
  public var then: BlockCall?
  public var otherwise: BlockCall?
  /// What is asked of an object that has not been read, where the value of one member decides the condition.
  var choice: ConditionalChoice?
}

/// A string that holds a document (Validation §8), where `x-assertContent` asks for it.
public struct ContentPlan: Sendable {
  public var isBase64: Bool
  public var encodingKeyword: String
  /// The media type, where it is asserted: JSON.
  public var mediaType: String?
  public var mediaTypeKeyword: String
  public var schema: BlockCall?

  /// Whether it is JSON as it stands in the string.
  public var isPlainJSON: Bool { !isBase64 && mediaType != nil }
}

/// How an array's items are read (Core §10.3.1). Sendable as `Block` is.
public final class ArrayPlan: @unchecked Sendable {
  public internal(set) var prefix: [BlockCall?] = []
  /// For the items after the prefix; nil: any.
  public internal(set) var items: BlockCall?
  /// `items: false`: how many items there may be.
  public internal(set) var forbidsMore = false
  public internal(set) var itemsKeyword = "/items"
  /// Whether `items` or `unevaluatedItems` is present: then all items count as evaluated.
  public internal(set) var evaluatesAll = false
  public internal(set) var contains: ContainsPlan?
  public internal(set) var maxItems: Int?
  public internal(set) var minItems: Int?
  public internal(set) var uniqueItems = false

  init() {}
}

/// `contains` with its counts.
public struct ContainsPlan: Sendable {
  public var call: BlockCall
  /// 0 where the keyword asserts nothing.
  public var minimum: Int
  public var hasMinimum: Bool
  public var maximum: Int?
  /// Whether the items that match count as evaluated: not so before 2020-12.
  public var evaluates: Bool
}

/// How an object's members are read (Core §10.3.2). Sendable as `Block` is.
public final class ObjectPlan: @unchecked Sendable {
  /// The names that have a number: those of `properties` first, then others that a check asks for.
  public internal(set) var names: [String] = []
  public internal(set) var properties: [PropertyPlan] = []
  public internal(set) var patterns: [PatternPlan] = []
  public internal(set) var additional = Additional.any(evaluates: false)
  public internal(set) var additionalKeyword = "/additionalProperties"
  /// Whether that is `unevaluatedProperties`, which leaves out the names that others list for the same object: they are
  /// listed here, too.
  public internal(set) var isUnevaluated = false
  public internal(set) var propertyNames: BlockCall?
  /// Whether patterns and `propertyNames` concern names only that are not listed: no listed name matches a pattern, and
  /// of none is anything to be said.
  public internal(set) var settlesListedNames = true
  /// Numbers in `names`.
  public internal(set) var required: [Int] = []
  public internal(set) var dependentRequired: [DependentPlan] = []
  public internal(set) var dependentSchemas: [(name: Int, call: BlockCall)] = []
  /// The numbers of properties that may be there only where a subschema that holds for some objects lists them, and
  /// holds: `unevaluatedProperties: false`, of a block that gives a verdict by what a walk has noted.
  public internal(set) var conditional: [Int] = []
  public internal(set) var maxProperties: Int?
  public internal(set) var minProperties: Int?
  /// The names that are known here; a key beside them is a warning. Nil: no warning.
  public internal(set) var known: [String]?
  /// The tables of `names` and of `known`.
  var table: OwnedKeyTable?
  var knownTable: OwnedKeyTable?

  init() {}

  public enum Additional: Sendable {
    /// Nothing is asked; `evaluates` where the keyword is present.
    case any(evaluates: Bool)
    case schema(BlockCall)
    case forbidden
  }
}

/// A listed property.
public struct PropertyPlan: Sendable {
  public var name: String
  /// Nil: any value.
  public var call: BlockCall?
  /// What to use instead, perhaps empty; nil where the property is not deprecated.
  public var deprecation: String?
  public var deprecatedKeyword: String
  /// The block in whose schema it stands, where that is not the one of the plan.
  public var owner: BlockID?
}

/// A pattern of names.
public struct PatternPlan: Sendable {
  public var pattern: String
  public var call: BlockCall?
  /// The pattern of that text.
  public let compiled: Pattern?
}

/// One pair of `dependentRequired`.
public struct DependentPlan: Sendable {
  public var name: Int
  public var other: Int
  public var keyword: String
}

/// `anyOf` or `oneOf` (Core §10.2.1).
public struct UnionPlan: Sendable {
  public enum Kind: Sendable { case anyOf, oneOf }

  public var kind: Kind
  public var keyword: String
  public var branches: [UnionBranch]
  /// All branches that may accept an object are told apart by this property, if by any.
  public var tag: String?
  /// The branch of objects without the tag, and of those with a value of it that no branch lists. Nil: none accepts them.
  public var otherwise: Int?
  /// The values of the tag, branch by branch, their table, and that of its name.
  var tagValues: [String] = []
  var tagTable: OwnedKeyTable?
  var tagName: OwnedKeyTable?
  /// Names that some branches require and others do not: which of them an object has leaves few branches. Empty where
  /// that tells nothing, or a tag tells all.
  public var signs: [String] = []
  var signTable: OwnedKeyTable?
  /// A member whose value leaves few branches; nil where a tag tells all.
  public var hint: UnionHintPlan?
  /// Whether it leaves one branch in any case, and nothing else tells the branches apart: of a block that gives a verdict.
  public var isChoice = false

  /// The branches that may accept a value of the kind.
  public func candidates(_ kind: JSONKind) -> [Int] {
    branches.indices.filter { branches[$0].kinds.contains(kind) }
  }

  /// The branches of some candidates that do not require a sign which an object lacks.
  /// - Parameter signs: the bits of those that it has.
  public func candidates(_ candidates: [Int], having signs: UInt64) -> [Int] {
    candidates.filter { branches[$0].requiredSigns & ~signs == 0 }
  }

  /// The names of branches, for the message; empty where one has none.
  public func forms(_ candidates: [Int]) -> String {
    let names = candidates.compactMap { branches[$0].name }
    return names.count == candidates.count ? names.joined(separator: ", ") : ""
  }

  /// The types of value that some branch may accept.
  public var types: TypeSet {
    var types: TypeSet = []
    for kind in branches.reduce(into: Set<JSONKind>(), { $0.formUnion($1.kinds) }) {
      switch kind {
      case .null: types.insert(.null)
      case .boolean: types.insert(.boolean)
      case .number: types.insert(.number)
      case .string: types.insert(.string)
      case .array: types.insert(.array)
      case .object: types.insert(.object)
      }
    }
    return types
  }

  /// The values of the tag, for the message.
  public var tagList: String {
    tagValues.map { JSONValue.string($0).description }.joined(separator: ", ")
  }
}

/// A branch of a union.
public struct UnionBranch: Sendable {
  public var call: BlockCall
  /// The kinds of value that it may accept.
  public var kinds: Set<JSONKind>
  /// What its author calls it, on one line.
  public var name: String?
  /// The values of the union's tag that it may accept.
  public var tags: [String] = []
  /// The bits of those of the union's signs that it requires.
  public var requiredSigns: UInt64 = 0
}

extension JSONValue {
  /// The string that a JSON text is; nil where it is something else.
  public static func string(ofJSON text: String) -> String? {
    do {
      guard case .string(let string) = try JSONValue(jsonString: text) else { return nil }
      return string
    } catch {
      return nil
    }
  }
}
