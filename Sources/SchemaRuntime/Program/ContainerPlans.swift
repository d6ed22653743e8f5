// No field has a default beside its declaration, but in `init()`: so what has to name all fields does not compile until
// it knows a new one.

extension SchemaProgram {
  /// The demands on an array's items (Core §10.3.1).
  package final class ArrayPlan: @unchecked Sendable {
    @exclusivity(unchecked) package var prefix: [Call?]
    /// The call for the items after the prefix; nil where any item is valid.
    @exclusivity(unchecked) package var items: Call?
    /// Whether no item may follow the prefix: `items: false`.
    @exclusivity(unchecked) package var forbidsMore: Bool
    @exclusivity(unchecked) package var itemsKeyword: String
    /// Whether `items` or `unevaluatedItems` is present: then all items count as evaluated.
    @exclusivity(unchecked) package var evaluatesAll: Bool
    @exclusivity(unchecked) package var contains: ContainsPlan?
    @exclusivity(unchecked) package var maxItems: Int?
    @exclusivity(unchecked) package var minItems: Int?
    @exclusivity(unchecked) package var uniqueItems: Bool

    package init(
      prefix: [Call?], items: Call?, forbidsMore: Bool, itemsKeyword: String, evaluatesAll: Bool,
      contains: ContainsPlan?, maxItems: Int?, minItems: Int?, uniqueItems: Bool
    ) {
      (self.prefix, self.items, self.forbidsMore) = (prefix, items, forbidsMore)
      (self.itemsKeyword, self.evaluatesAll, self.contains) = (itemsKeyword, evaluatesAll, contains)
      (self.maxItems, self.minItems, self.uniqueItems) = (maxItems, minItems, uniqueItems)
    }

    /// A plan that asks nothing.
    package convenience init() {
      self.init(
        prefix: [], items: nil, forbidsMore: false, itemsKeyword: "/items", evaluatesAll: false,
        contains: nil, maxItems: nil, minItems: nil, uniqueItems: false)
    }
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
    /// The names that have a number: those of `properties` first, then others that a check asks for.
    @exclusivity(unchecked) package var names: [String]
    @exclusivity(unchecked) package var properties: [Property]
    @exclusivity(unchecked) package var patterns: [PatternPlan]
    @exclusivity(unchecked) package var additional: Additional
    @exclusivity(unchecked) package var additionalKeyword: String
    /// Whether `additional` is `unevaluatedProperties`, which leaves out the names that other schemas list for the same
    /// object: they are listed here, too. Lowering says so to planning.
    @exclusivity(unchecked) package var isUnevaluated: Bool
    @exclusivity(unchecked) package var propertyNames: Call?
    /// Whether patterns and `propertyNames` concern only names that are not listed: no listed name matches a pattern, and
    /// `propertyNames` produces no finding for one. Lowering says so to planning.
    @exclusivity(unchecked) package var settlesListedNames: Bool
    /// The required names, by their numbers in `names`.
    @exclusivity(unchecked) package var required: [Int]
    @exclusivity(unchecked) package var dependentRequired: [(name: Int, other: Int, keyword: String)]
    /// The numbers of the required names that a request, or a response, must not have.
    @exclusivity(unchecked) package var barred: [ValueAccess: [Int]]
    @exclusivity(unchecked) package var dependentSchemas: [(name: Int, call: Call)]
    /// The numbers of properties that may be there only where a subschema lists them and holds, because of
    /// `unevaluatedProperties: false`. Only a block that decides by what a walk has noted has some.
    @exclusivity(unchecked) package var conditional: [Int]
    @exclusivity(unchecked) package var maxProperties: Int?
    @exclusivity(unchecked) package var minProperties: Int?
    /// The known names: another name is a warning. Nil: no name is.
    @exclusivity(unchecked) package var known: [String]?
    /// The tables of `names` and `known`.
    @exclusivity(unchecked) package var table: OwnedKeyTable
    @exclusivity(unchecked) package var knownTable: OwnedKeyTable?

    package init(
      names: [String], properties: [Property], patterns: [PatternPlan], additional: Additional,
      additionalKeyword: String, isUnevaluated: Bool, propertyNames: Call?, settlesListedNames: Bool,
      required: [Int], dependentRequired: [(name: Int, other: Int, keyword: String)],
      barred: [ValueAccess: [Int]], dependentSchemas: [(name: Int, call: Call)], conditional: [Int],
      maxProperties: Int?, minProperties: Int?, known: [String]?, table: OwnedKeyTable,
      knownTable: OwnedKeyTable?
    ) {
      (self.names, self.properties, self.patterns) = (names, properties, patterns)
      (self.additional, self.additionalKeyword) = (additional, additionalKeyword)
      (self.isUnevaluated, self.propertyNames) = (isUnevaluated, propertyNames)
      (self.settlesListedNames, self.required) = (settlesListedNames, required)
      (self.dependentRequired, self.barred) = (dependentRequired, barred)
      (self.dependentSchemas, self.conditional) = (dependentSchemas, conditional)
      (self.maxProperties, self.minProperties) = (maxProperties, minProperties)
      (self.known, self.table, self.knownTable) = (known, table, knownTable)
    }

    /// A plan that asks nothing.
    package convenience init() {
      self.init(
        names: [], properties: [], patterns: [], additional: .any(evaluates: false),
        additionalKeyword: "/additionalProperties", isUnevaluated: false, propertyNames: nil,
        settlesListedNames: true, required: [], dependentRequired: [], barred: [:], dependentSchemas: [],
        conditional: [], maxProperties: nil, minProperties: nil, known: nil, table: .empty,
        knownTable: nil)
    }

    /// Whether a walk may leave an object once it has seen all names: the plan asks nothing of other members.
    var isDoneWithNames: Bool { asksOfNamesAlone && maxProperties == nil && minProperties == nil }

    /// Whether the plan asks nothing of members without a number but how many they are.
    var asksOfNamesAlone: Bool {
      guard case .any(evaluates: false) = additional else { return false }
      return patterns.isEmpty && propertyNames == nil && knownTable == nil
    }
  }

  /// A listed property.
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
    /// The schema asks nothing of them; `evaluates` says whether they count as evaluated: where the keyword is present.
    case any(evaluates: Bool)
    case schema(Call)
    case forbidden
  }
}
