extension SchemaProgram {
  /// The demands of one schema on a value, in the order in which they are decided:
  ///
  /// 1. `types`; a value of another type is read over, and nothing else is asked of it.
  /// 2. The value is read, with the members' and items' demands on the way; then `values`, then `numbers` or `strings`.
  /// 3. `whole`: subschemas that look at the same value again from its start.
  ///
  /// Sendable because it is changed only before other code sees the program; an object, because the interpreter asks
  /// for blocks all the time. Plans are objects, too, because copies of them would copy all that they hold. No function
  /// here calls other code while it changes a block, so no check for exclusive access is needed at run time.
  package final class Block: @unchecked Sendable {
    /// `file#/pointer` of the schema.
    package let location: String
    /// The author's words for every failure here.
    @exclusivity(unchecked) package var message: String?
    /// Whether the caller wants to know which members and items were evaluated.
    @exclusivity(unchecked) package var collectsEvaluated = false
    /// Whether it matters here which members and items subschemas evaluate.
    @exclusivity(unchecked) package var keepsEvaluated = false
    /// Whether a value that is accepted may have warnings.
    @exclusivity(unchecked) package var warns = false
    /// Whether a value may reach the block in very many ways: it is decided once then.
    @exclusivity(unchecked) package var isShared = false
    /// The schema `false`.
    @exclusivity(unchecked) package var isNever = false
    /// The types that are allowed; nil where any is.
    @exclusivity(unchecked) package var types: TypeSet?
    @exclusivity(unchecked) package var values: [ValueCheck] = []
    @exclusivity(unchecked) package var numbers: [NumberCheck] = []
    @exclusivity(unchecked) package var strings: [StringCheck] = []
    @exclusivity(unchecked) package var array: ArrayPlan?
    @exclusivity(unchecked) package var object: ObjectPlan?
    @exclusivity(unchecked) package var inPlaceChecks: [Check] = []
    /// Which of the conditions in the block's `allOf` may hold for an object, where one member tells.
    @exclusivity(unchecked) var conditions: ConditionTable?
    /// Whether the value is read before `whole` runs. It need not be where a subschema reads it in any case.
    @exclusivity(unchecked) package var readsValue = true

    package init(location: String) { self.location = location }
  }

  /// Runs a block on the same value, or on a part of it.
  package final class Call: Sendable {
    package let target: Target
    /// JSON Pointer that leads from the calling block's schema to the called one, through `$ref` where one stands between
    /// them.
    package let path: String
    /// The annotations of the called schema for the part of the value that it describes, or for the form that it is.
    package let annotations: ValueAnnotations?

    package enum Target: Sendable, Hashable {
      /// A block by its place in the program.
      case block(Int)
      /// A block by its name, in the program of another file.
      case named(ScalarKey)
    }

    package init(_ target: Target, path: String, _ annotations: ValueAnnotations? = nil) {
      (self.target, self.path, self.annotations) = (target, path, annotations)
    }
  }

  // In each of these, `keyword` is the JSON Pointer from the block's schema that findings name.

  /// The demand of a keyword on values of any kind.
  package enum ValueCheck: Sendable {
    /// A list that has only strings.
    case strings(OwnedKeyTable, [String], keyword: String)
    case list(ValueList, [JSONValue], keyword: String)
    /// The one value that is accepted, as compact JSON.
    case constant(String, keyword: String)
  }

  /// The demand of a keyword on numbers.
  package enum NumberCheck: Sendable {
    case multipleOf(NumberLimit, keyword: String)
    case maximum(NumberLimit, keyword: String)
    case exclusiveMaximum(NumberLimit, keyword: String)
    case minimum(NumberLimit, keyword: String)
    case exclusiveMinimum(NumberLimit, keyword: String)
    case integerText(keyword: String)
  }

  /// The demand of a keyword on strings.
  package enum StringCheck: Sendable {
    case maxLength(Int, keyword: String)
    case minLength(Int, keyword: String)
    case pattern(Pattern, source: String, keyword: String)
    case format(Format, Format.Dialect, keyword: String)
    case maxBytes(Int, keyword: String)
    case content(ContentDemand, Call?)
  }

  /// The demands on an array's items (Core §10.3.1).
  package final class ArrayPlan: @unchecked Sendable {
    @exclusivity(unchecked) package var prefix: [Call?] = []
    /// The call for the items after the prefix; nil where any item is valid.
    @exclusivity(unchecked) package var items: Call?
    /// Whether no item may follow the prefix: `items: false`.
    @exclusivity(unchecked) package var forbidsMore = false
    @exclusivity(unchecked) package var itemsKeyword = "/items"
    /// Whether all items count as evaluated.
    @exclusivity(unchecked) package var evaluatesAll = false
    @exclusivity(unchecked) package var contains: ContainsPlan?
    @exclusivity(unchecked) package var maxItems: Int?
    @exclusivity(unchecked) package var minItems: Int?
    @exclusivity(unchecked) package var uniqueItems = false

    package init() {}
  }

  /// `contains` with its counts.
  package final class ContainsPlan: @unchecked Sendable {
    package let call: Call
    /// The least number of items that match: 0 where the keyword asserts nothing, nil where it is missing.
    @exclusivity(unchecked) package var minimum: Int?
    @exclusivity(unchecked) package var maximum: Int?
    /// Whether the items that match count as evaluated: not so before 2020-12.
    @exclusivity(unchecked) package var evaluates: Bool

    package init(call: Call, minimum: Int?, maximum: Int?, evaluates: Bool) {
      (self.call, self.minimum, self.maximum, self.evaluates) = (call, minimum, maximum, evaluates)
    }
  }

  /// The demands on an object's members (Core §10.3.2).
  package final class ObjectPlan: @unchecked Sendable {
    @exclusivity(unchecked) package var properties: [Property] = []
    /// The names that have a number: those of `properties` first, then others that a check asks for.
    @exclusivity(unchecked) package var names: [String] = []
    @exclusivity(unchecked) package var patterns: [PatternPlan] = []
    @exclusivity(unchecked) package var additional = Additional.any(evaluates: false)
    @exclusivity(unchecked) package var additionalKeyword = "/additionalProperties"
    @exclusivity(unchecked) package var propertyNames: Call?
    /// The required names, by their numbers in `names`.
    @exclusivity(unchecked) package var required: [Int] = []
    @exclusivity(unchecked) package var dependentRequired: [(name: Int, other: Int, keyword: String)] = []
    /// The numbers of the required names that a request, or a response, must not have.
    @exclusivity(unchecked) package var barred: [ValueAccess: [Int]] = [:]
    @exclusivity(unchecked) package var dependentSchemas: [(name: Int, call: Call)] = []
    @exclusivity(unchecked) package var maxProperties: Int?
    @exclusivity(unchecked) package var minProperties: Int?
    /// The known names: another name is a warning. Nil: no name is.
    @exclusivity(unchecked) package var known: [String]?
    /// The tables of `names` and `known`.
    @exclusivity(unchecked) package var table = OwnedKeyTable([])
    @exclusivity(unchecked) package var knownTable: OwnedKeyTable?

    package init() {}

    /// Whether a walk may leave an object once it has seen all names: the plan asks nothing of other members.
    var isDoneWithNames: Bool {
      guard case .any(evaluates: false) = additional else { return false }
      return patterns.isEmpty && propertyNames == nil && maxProperties == nil && minProperties == nil
        && knownTable == nil
    }
  }

  package struct Property: Sendable {
    package var name: String
    /// The call for the value; nil where any value is valid.
    package var call: Call?

    package init(name: String, call: Call?) { (self.name, self.call) = (name, call) }
  }

  /// The demands on members whose names match a pattern.
  package struct PatternPlan: Sendable {
    package var source: String
    package var pattern: Pattern
    package var call: Call?

    package init(source: String, pattern: Pattern, call: Call?) {
      (self.source, self.pattern, self.call) = (source, pattern, call)
    }
  }

  /// The demands on members that no keyword names.
  package enum Additional: Sendable {
    /// The schema asks nothing of them; `evaluates` says whether they count as evaluated.
    case any(evaluates: Bool)
    case schema(Call)
    case forbidden
  }

  /// A check of a whole value: an in-place applicator (Core §10.2), or a keyword that is decided only once those have
  /// been applied.
  package indirect enum Check: Sendable {
    case reference(Call)
    case allOf([Call])
    case union(UnionPlan)
    case not(Call, keyword: String)
    case conditional(condition: Call, then: Call?, otherwise: Call?)
    /// Nil: there may be none.
    case unevaluatedItems(Call?, keyword: String)
    /// Nil: there may be none.
    case unevaluatedProperties(Call?, keyword: String)
    case maxSerializedBytes(Int, keyword: String)
    /// Each failing block is a warning.
    case warnings([Call])
  }

  /// `anyOf` or `oneOf` (Core §10.2.1).
  package final class UnionPlan: Sendable {
    package let isExclusive: Bool
    package let keyword: String
    package let branches: [Branch]
    /// The member that tells the branches of objects apart, where one does.
    package let tag: Tag?
    /// Names that some branches require and others do not: the names that an object has leave few branches for it.
    package let discriminatingNames: [String]
    package let discriminatingNameTable: OwnedKeyTable?

    package init(
      isExclusive: Bool, keyword: String, branches: [Branch], tag: Tag?, discriminatingNames: [String],
      _ discriminatingNameTable: OwnedKeyTable?
    ) {
      (self.isExclusive, self.keyword, self.branches, self.tag) = (isExclusive, keyword, branches, tag)
      self.discriminatingNames = discriminatingNames
      self.discriminatingNameTable = discriminatingNameTable
    }
  }

  package final class Branch: Sendable {
    package let call: Call
    /// The types of value that it may accept.
    package let types: TypeSet
    /// The author's name for the branch, on one line.
    package let name: String?
    /// The values of the tag that it may accept.
    package let tags: [String]
    /// The bits of the union's `discriminatingNames` that the branch requires.
    package let requiredNames: UInt64

    package init(call: Call, types: TypeSet, name: String?, tags: [String], requiredNames: UInt64) {
      (self.call, self.types, self.name) = (call, types, name)
      (self.tags, self.requiredNames) = (tags, requiredNames)
    }
  }

  package final class Tag: Sendable {
    package let name: String
    /// The branch of objects without it, and of those with a value of it that no branch lists. Nil: none accepts them.
    package let defaultBranch: Int?
    /// The values, branch by branch.
    package let values: [String]
    package let nameTable: OwnedKeyTable
    package let valueTable: OwnedKeyTable

    package init(name: String, defaultBranch: Int?, values: [String]) {
      (self.name, self.defaultBranch, self.values) = (name, defaultBranch, values)
      nameTable = OwnedKeyTable([name])
      valueTable = OwnedKeyTable(values)
    }

    /// The values, for the message.
    var list: String { values.map { JSONValue.string($0).description }.joined(separator: ", ") }
  }
}

extension SchemaProgram.UnionPlan {
  /// The branches that may accept a value of the kind.
  func candidates(_ kind: JSONKind) -> [Int] { branches.indices.filter { branches[$0].types.allows(kind) } }

  /// The branches of some candidates that do not require a sign which an object lacks.
  /// - Parameter signs: the bits of those that it has.
  func candidates(_ candidates: [Int], having discriminatingNames: UInt64) -> [Int] {
    candidates.filter { branches[$0].requiredNames & ~discriminatingNames == 0 }
  }

  /// The names of branches, for the message; empty where one has none.
  func forms(_ candidates: [Int]) -> String {
    let names = candidates.compactMap { branches[$0].name }
    return names.count == candidates.count ? names.joined(separator: ", ") : ""
  }

  /// The types of value that some branch may accept.
  var types: TypeSet { branches.reduce(into: []) { $0.formUnion($1.types) } }
}
