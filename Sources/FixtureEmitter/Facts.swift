import SchemaModel
import SchemaRuntime

/// The demands of several schemas that look at one value, taken together: references and `allOf` are followed.
///
/// The facts direct the search for values and decide nothing: the interpreter judges every value.
final class Facts {
  /// A condition with what follows from it.
  struct Condition {
    var ifSchema: SchemaID
    var thenSchema: SchemaID?
    var elseSchema: SchemaID?
  }

  /// How many items have to be what a `contains` asks for, and how many may be.
  struct Contained {
    var schema: SchemaID
    var count: Int
    var most: Int
  }

  /// A limit of numbers.
  struct Limit {
    var limit: JSONNumber
    var isExclusive: Bool
  }

  /// Every schema that was looked at, in order.
  private(set) var members: [SchemaID] = []
  /// Those among `members` by which all hold: the others are parts of them, so that a value which these accept is accepted
  /// by all.
  private(set) var heads: [SchemaID] = []
  /// How much there was to look at: schemas, and what they list.
  private(set) var size = 0
  /// The schemas among `members` that hold without a condition; `statedTypes` has the types that they leave.
  private(set) var statedMembers: Set<SchemaID> = []
  private(set) var statedTypes = TypeSet.every
  /// Whether one of them is `false`.
  private(set) var isImpossible = false
  private(set) var types = TypeSet.every
  /// The types of which `not` refuses every value.
  private(set) var excludedTypes: TypeSet = []
  /// Whether `$dynamicRef` leads to one of the schemas: where another resource extends it, the target is another
  /// schema.
  private(set) var hasDynamicReference = false
  private(set) var literals: [JSONValue]?
  private(set) var examples: [JSONValue] = []

  private(set) var properties: [String] = []
  private(set) var required: [String] = []
  private(set) var dependentRequired: [DependentRequired] = []
  private(set) var patternProperties: [NamedSchema] = []
  private(set) var propertyNames: [SchemaID] = []
  private(set) var minProperties = 0
  private(set) var maxProperties = Int.max
  private(set) var hasAdditional = false

  private(set) var minItems = 0
  private(set) var maxItems = Int.max
  private(set) var isUnique = false
  private(set) var prefixCount = 0
  private(set) var hasItems = false
  private(set) var contains: [Contained] = []

  private(set) var minLength = 0
  private(set) var maxLength = Int.max
  private(set) var maxBytes = Int.max
  /// The most bytes that a value may have as compact JSON.
  private(set) var maxSerializedBytes = Int.max
  private(set) var patterns: [String] = []
  /// Lists of members that no object may have all of, whatever their values are.
  private(set) var excludedNames: [[String]] = []
  /// The members among them that no object may have.
  private var excludedAlone: Set<ScalarKey> = []
  /// Patterns that no string may match, from `not`.
  private(set) var excludedPatterns: [String] = []
  /// Whether `excludedPatterns` is exactly what `not` forbids of strings.
  private(set) var excludesExactly = true
  private(set) var formats: [String] = []
  /// The formats among `formats` that the dialects of the schemas define.
  private(set) var definedFormats: [String] = []
  private(set) var content: [SchemaID] = []
  /// What a string has to hold.
  private(set) var contents: Set<EncodedContent> = []

  private(set) var minima: [Limit] = []
  private(set) var maxima: [Limit] = []
  private(set) var multiples: [JSONNumber] = []

  /// The schemas of `unevaluatedProperties` and `unevaluatedItems`.
  private(set) var unevaluated: Set<SchemaID> = []
  /// Whether schemas that may look at the same value evaluate members and items, too.
  private(set) var hasBranches = false
  private(set) var choices: [[SchemaID]] = []
  private(set) var conditions: [Condition] = []
  private(set) var dependentSchemas: [NamedSchema] = []

  /// The schemas of members, kept once they are known, because they are asked for often.
  var memberSchemas: [ScalarKey: [SchemaID]] = [:]
  /// Which of `members` look at the members of an object, once that was asked of several.
  var speakers: Speakers?
  var texts: [String]?
  /// Integers, and numbers of any kind.
  var numbers: [Bool: [JSONValue]] = [:]
  /// The members at which branches may look, once that is known.
  var lookers: Lookers?
  /// The reason why no value is allowed.
  var nothing: String?
  /// The least depth at which the search for a reason found none.
  var leastDepthWithoutReason = Int.max

  /// The types of which other schemas were asked whether they accept all values, and those for which they do.
  var inclusions: (asked: [SchemaID: TypeSet], within: [SchemaID: TypeSet]) = ([:], [:])

  private var seen: Set<SchemaID> = []
  private var names: Set<ScalarKey> = []
  private var needs: Set<ScalarKey> = []

  /// - Parameter addsConsequences: whether a schema is a member that holds because a condition always does, or because
  ///   a member has to be there.
  init(_ ids: [SchemaID], in graph: SchemaGraph, addsConsequences: Bool) {
    for id in ids { visit(id, graph) }
    (statedTypes, statedMembers) = (types, Set(members))
    if addsConsequences { visitConsequences(graph) }
    size +=
      members.count + properties.count + required.count + dependentSchemas.count + dependentRequired.count
      + conditions.count + choices.reduce(0) { $0 + $1.count } + (literals?.count ?? 0)
    choices.removeAll { branches in branches.contains { seen.contains($0) } }
    conditions.removeAll { condition in
      [condition.thenSchema, condition.elseSchema].contains { $0.map { seen.contains($0) } ?? false }
    }
  }

  /// Looks at a schema and at all that look at the same value with it, however long the chain.
  private func visit(_ first: SchemaID, _ graph: SchemaGraph) {
    var waiting = [first]
    while let id = waiting.popLast() {
      guard seen.insert(id).inserted else { continue }
      let schema = graph[id]
      if let boolean = schema.boolean {
        if !boolean { isImpossible = true }
        continue
      }
      if id == first { heads.append(id) }
      absorb(schema)
      if let excluded = schema.not {
        excludedTypes.formUnion(graph.typesRefused(by: id))
        exclude(excluded, graph)
        excludeNames(graph[excluded], graph)
      }
      waiting += schema.allOf.reversed()
      if let dynamic = schema.dynamicReference {
        if dynamic.anchor != nil {
          hasDynamicReference = true
          // The reference may lead elsewhere.
          heads.append(dynamic.initial)
        }
        waiting.append(dynamic.initial)
      }
      if let target = schema.reference { waiting.append(target) }
    }
  }

  /// Looks at what holds of each value: each object must have the member that `dependentSchemas` names, or a condition
  /// holds always.
  private func visitConsequences(_ graph: SchemaGraph) {
    var consequences = Consequences()
    while let next = consequences.next(of: self, graph) { visit(next, graph) }
    size += consequences.asked
  }

  private func absorb(_ schema: Schema) {
    members.append(schema.id)
    absorbValues(schema)
    absorbObject(schema)
    absorbArray(schema)
    absorbScalars(schema)
    unevaluated.formUnion(schema.unevaluatedParts)
    if !schema.anyOf.isEmpty || !schema.oneOf.isEmpty || schema.ifSchema != nil
      || !schema.dependentSchemas.isEmpty
    {
      hasBranches = true
    }
    if !schema.anyOf.isEmpty { choices.append(schema.anyOf) }
    if !schema.oneOf.isEmpty { choices.append(schema.oneOf) }
    if let condition = schema.ifSchema {
      conditions.append(
        Condition(ifSchema: condition, thenSchema: schema.thenSchema, elseSchema: schema.elseSchema))
    }
    dependentSchemas += schema.dependentSchemas
  }

  private func absorbValues(_ schema: Schema) {
    if let types = schema.types { self.types.formIntersection(types.widened) }
    if let values = schema.enumeration { narrow(to: values) }
    if let value = schema.constant { narrow(to: [value]) }
    examples += schema.examples
    if let value = schema.defaultValue { examples.append(value) }
  }

  /// Keeps, of the listed values, those that another keyword lists, too.
  private func narrow(to values: [JSONValue]) {
    if let known = literals {
      let kept = Set(values)
      literals = known.filter(kept.contains)
    } else {
      literals = values
    }
  }

  private func absorbObject(_ schema: Schema) {
    for property in schema.properties where names.insert(ScalarKey(property.name)).inserted {
      properties.append(property.name)
    }
    for name in schema.required where needs.insert(ScalarKey(name)).inserted { required.append(name) }
    dependentRequired += schema.dependentRequired
    patternProperties += schema.patternProperties
    if let names = schema.propertyNames { propertyNames.append(names) }
    minProperties = max(minProperties, schema.minProperties ?? 0)
    maxProperties = min(maxProperties, schema.maxProperties ?? .max)
    if schema.additionalProperties != nil || schema.unevaluatedProperties != nil { hasAdditional = true }
  }

  private func absorbArray(_ schema: Schema) {
    minItems = max(minItems, schema.minItems ?? 0)
    maxItems = min(maxItems, schema.maxItems ?? .max)
    if schema.uniqueItems { isUnique = true }
    prefixCount = max(prefixCount, schema.prefixItems.count)
    if schema.items != nil { hasItems = true }
    if let contains = schema.contains {
      self.contains.append(
        Contained(schema: contains, count: schema.minContains ?? 1, most: schema.maxContains ?? .max))
    }
  }

  /// Notes that `not`, or an alternative in it, refuses each value, or strings of some pattern.
  /// - Parameter isWhole: whether no other keyword narrows what the schema refuses.
  private func exclude(_ id: SchemaID, _ graph: SchemaGraph, isWhole: Bool = true) {
    let schema = graph[id]
    if schema.acceptsAll, isWhole { isImpossible = true }
    guard schema.types?.contains(.string) ?? true else { return }
    let asked = Set(schema.sites.map(\.keyword).filter(Self.mayAskOfStrings))
    if asked.count > 1 || !asked.isSubset(of: [.pattern, .enum, .const, .anyOf]) { excludesExactly = false }
    if let pattern = schema.pattern { excludedPatterns.append(pattern) }
    for case .string(let text) in (schema.enumeration ?? []) + [schema.constant].compactMap({ $0 }) {
      excludedPatterns.append("^" + TextDemands.escaped(text) + "$")
    }
    let isAlone = isWhole && schema.hasNone(but: [.anyOf])
    for branch in schema.anyOf { exclude(branch, graph, isWhole: isAlone) }
  }

  /// Whether a keyword may refuse a string for something else than its type.
  private static func mayAskOfStrings(_ keyword: Keyword) -> Bool {
    keyword != .type && !Schema.describingKeywords.contains(keyword)
      && keyword.subjects?.contains(.string) ?? true
  }

  /// Notes the members that are excluded for being there: they are all that `not`, or a branch in it, asks for.
  private func excludeNames(_ schema: Schema, _ graph: SchemaGraph) {
    if !schema.required.isEmpty, schema.hasNone(but: [.required, .type, .properties]),
      schema.types?.contains(.object) ?? true,
      schema.properties.allSatisfy({ graph[$0.schema].acceptsAll })
    {
      excludedNames.append(schema.required)
      if schema.required.count == 1 { excludedAlone.formUnion(schema.required.map { ScalarKey($0) }) }
    } else if schema.hasNone(but: [.anyOf]) {
      for branch in schema.anyOf { excludeNames(graph[branch], graph) }
    }
  }

  /// Whether no object may have the member, whatever its value is.
  func excludes(_ name: String) -> Bool { excludedAlone.contains(ScalarKey(name)) }

  /// Whether a member has to be there.
  func requires(_ name: String) -> Bool { needs.contains(ScalarKey(name)) }

  private func absorbScalars(_ schema: Schema) {
    minLength = max(minLength, schema.minLength ?? 0)
    maxLength = min(maxLength, schema.maxLength ?? .max)
    maxBytes = min(maxBytes, schema.extensions.maxBytes ?? .max)
    maxSerializedBytes = min(maxSerializedBytes, schema.extensions.maxSerializedBytes ?? .max)
    if let pattern = schema.pattern { patterns.append(pattern) }
    if let format = schema.format {
      formats.append(format)
      if schema.assertsFormat { definedFormats.append(format) }
    }
    if schema.assertsBase64 || schema.assertsJSON {
      contents.insert(!schema.assertsJSON ? .base64 : schema.assertsBase64 ? .jsonInBase64 : .json)
      if let inner = schema.assertedContent { content.append(inner) }
    }
    if let limit = schema.minimum { minima.append(Limit(limit: limit, isExclusive: false)) }
    if let limit = schema.exclusiveMinimum { minima.append(Limit(limit: limit, isExclusive: true)) }
    if let limit = schema.maximum { maxima.append(Limit(limit: limit, isExclusive: false)) }
    if let limit = schema.exclusiveMaximum { maxima.append(Limit(limit: limit, isExclusive: true)) }
    if let divisor = schema.multipleOf { multiples.append(divisor) }
  }

  /// Whether it matters how many items are what `contains` asks for.
  var hasCountedItems: Bool { contains.count > 1 || contains.contains { $0.most < .max } }

  /// Whether the schema is one of those that were put together, or looks at the value with them.
  func isAbout(_ id: SchemaID) -> Bool { seen.contains(id) }

  /// The members, and the schemas, that a member requires with it.
  struct Dependents {
    var names: [String] = []
    var schemas: [SchemaID] = []

    mutating func add(_ more: Dependents) {
      names += more.names
      schemas += more.schemas
    }
  }

  /// What members require by `dependentRequired` and `dependentSchemas`.
  private(set) lazy var dependents: [ScalarKey: Dependents] = {
    var found: [ScalarKey: Dependents] = [:]
    for (name, more) in dependentsInOrder { found[name, default: Dependents()].add(more) }
    return found
  }()

  /// What each keyword requires with a member, in order.
  var dependentsInOrder: [(name: ScalarKey, dependents: Dependents)] {
    dependentRequired.map { (ScalarKey($0.name), Dependents(names: $0.required)) }
      + dependentSchemas.map { (ScalarKey($0.name), Dependents(schemas: [$0.schema])) }
  }

  /// The types to try, the ones that the keywords speak of first.
  private(set) lazy var kinds: [TypeSet] = {
    let order: [TypeSet] = [.object, .array, .string, .integer, .number, .boolean, .null]
    let allowed = order.filter { types.contains($0) }
    let spoken = allowed.filter { speaks(of: $0) }
    if types == .every, spoken.isEmpty {
      return [.string, .object, .integer, .boolean, .null, .array, .number]
    }
    return spoken + allowed.filter { !spoken.contains($0) }
  }()

  private func speaks(of type: TypeSet) -> Bool {
    switch type {
    case .object: isStructuredObject || hasAdditional || minProperties > 0 || !propertyNames.isEmpty
    case .array:
      hasItems || prefixCount > 0 || minItems > 0 || maxItems < .max || !contains.isEmpty || isUnique
    case .string:
      minLength > 0 || maxLength < .max || maxBytes < .max || !patterns.isEmpty || !formats.isEmpty
        || !contents.isEmpty
    case .integer, .number: !minima.isEmpty || !maxima.isEmpty || !multiples.isEmpty
    default: false
    }
  }

  /// The limits of numbers, as far as doubles can say them.
  var numberLimits: (lowest: Double, highest: Double) {
    (
      minima.compactMap(\.limit.doubleValue).max() ?? -.infinity,
      maxima.compactMap(\.limit.doubleValue).min() ?? .infinity
    )
  }

  /// Whether the members of an object are known, so that it is better built than copied from an example.
  var isStructuredObject: Bool { !properties.isEmpty || !required.isEmpty || !patternProperties.isEmpty }
}
