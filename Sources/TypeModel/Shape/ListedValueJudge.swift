import SchemaModel
import SchemaRuntime

/// Decides whether schemas accept the values that other schemas list, as far as that is possible without a validator.
///
/// A keyword that it does not know, such as a format, makes an answer nil, and never a wrong one.
struct ListedValueJudge {
  let graph: SchemaGraph
  private let cache = Cache()

  init(graph: SchemaGraph) { self.graph = graph }

  private final class Cache {
    var patterns: [ByteText: Pattern?] = [:]
    var enumerations: [SchemaID: Set<JSONValue>] = [:]
    /// The branches of a choice that list a value, and those that list none, by the first branch.
    var choices: [SchemaID: (listing: [JSONValue: [SchemaID]], open: [SchemaID])] = [:]
  }

  /// Whether the schema accepts the value; nil where that is not known.
  func verdict(on value: JSONValue, by id: SchemaID) -> Bool? {
    verdict(on: value, by: id, Answers(), depth: 0)
  }

  /// The verdicts of schemas on one value. Each schema is asked once, however many ways lead to it.
  private final class Answers {
    var known: [SchemaID: Bool?] = [:]
  }

  /// How deeply schemas are followed: some lead back to themselves without end.
  private static let mostDepth = 24

  private func verdict(on value: JSONValue, by id: SchemaID, _ answers: Answers, depth: Int) -> Bool? {
    if let known = answers.known[id] { return known }
    // Where a schema leads back to itself, its verdict is not known yet.
    answers.known[id] = .some(nil)
    let answer = newVerdict(on: value, by: id, answers, depth: depth)
    answers.known[id] = .some(answer)
    return answer
  }

  private func newVerdict(on value: JSONValue, by id: SchemaID, _ known: Answers, depth: Int) -> Bool? {
    let schema = graph[id]
    if let boolean = schema.boolean { return boolean }
    if depth > Self.mostDepth { return nil }
    if let constant = schema.constant, constant != value { return false }
    if let values = schema.enumeration, !enumeration(values, of: id).contains(value) { return false }
    if let types = schema.types, !types.allows(value) { return false }
    let own = contents(of: value, by: schema)
    if own == false { return false }
    var answers = [own, answersAll(schema, about: value) ? true : nil]
    let parts = [schema.reference].compactMap(\.self) + schema.allOf
    answers += parts.map { verdict(on: value, by: $0, known, depth: depth + 1) }
    // A branch whose list lacks the value refuses it.
    func verdicts(_ branches: [SchemaID]) -> [Bool?] {
      candidates(for: value, among: branches).map { verdict(on: value, by: $0, known, depth: depth + 1) }
    }
    if !schema.anyOf.isEmpty { answers.append(any(verdicts(schema.anyOf))) }
    if !schema.oneOf.isEmpty { answers.append(one(verdicts(schema.oneOf))) }
    if let other = schema.not {
      answers.append(verdict(on: value, by: other, known, depth: depth + 1).map { !$0 })
    }
    if let condition = schema.ifSchema {
      let holds = verdict(on: value, by: condition, known, depth: depth + 1)
      let ways = [schema.thenSchema, schema.elseSchema].map { way in
        way.map { verdict(on: value, by: $0, known, depth: depth + 1) } ?? true
      }
      answers.append(holds.map { $0 ? ways[0] : ways[1] } ?? (ways[0] == ways[1] ? ways[0] : nil))
    }
    return all(answers)
  }

  private func all(_ answers: [Bool?]) -> Bool? {
    answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  private func any(_ answers: [Bool?]) -> Bool? {
    answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  /// Whether exactly one answer is yes; nil where that is not known.
  private func one(_ answers: [Bool?]) -> Bool? {
    let count = answers.count { $0 == true }
    if count > 1 { return false }
    return answers.contains(nil) ? nil : count == 1
  }

  /// The verdict of the keywords for strings or numbers on a value; nil where it is not known.
  private func contents(of value: JSONValue, by schema: Schema) -> Bool? {
    switch value {
    case .null, .bool: return true
    case .number(let number):
      return schema.minimum.map { number >= $0 } ?? true && schema.maximum.map { number <= $0 } ?? true
        && schema.exclusiveMinimum.map { number > $0 } ?? true
        && schema.exclusiveMaximum.map { number < $0 } ?? true
        && schema.multipleOf.map(number.isMultiple) ?? true
    case .string(let text):
      let length = text.unicodeScalars.count
      let isSized =
        schema.minLength.map { length >= $0 } ?? true && schema.maxLength.map { length <= $0 } ?? true
        && schema.stringRules.allSatisfy { $0.rule.accepts(text) }
      return isSized ? schema.pattern.map { matches($0, text) } ?? true : false
    case .array(let items):
      return schema.minItems.map { items.count >= $0 } ?? true
        && schema.maxItems.map { items.count <= $0 } ?? true
    case .object(let members):
      return schema.minProperties.map { members.count >= $0 } ?? true
        && schema.maxProperties.map { members.count <= $0 } ?? true
        && schema.required.allSatisfy { members[$0] != nil }
    }
  }

  /// Whether the pattern matches the text; nil where that is not known.
  func matches(_ pattern: String, _ text: String) -> Bool? {
    let key = ByteText(pattern)
    if cache.patterns[key] == nil { cache.patterns[key] = .some(Pattern.generated(pattern)) }
    switch (cache.patterns[key] ?? nil)?.matches(text) {
    case .match?: return true
    case .noMatch?: return false
    case .gaveUp?, nil: return nil
    }
  }

  private func enumeration(_ values: [JSONValue], of id: SchemaID) -> Set<JSONValue> {
    if let known = cache.enumerations[id] { return known }
    let made = Set(values)
    cache.enumerations[id] = made
    return made
  }

  private func candidates(for value: JSONValue, among branches: [SchemaID]) -> [SchemaID] {
    guard let first = branches.first else { return [] }
    if let known = cache.choices[first] { return known.listing[value, default: []] + known.open }
    var (listing, open): ([JSONValue: [SchemaID]], [SchemaID]) = ([:], [])
    for branch in branches {
      if let values = graph[branch].listedValues {
        for value in Set(values) { listing[value, default: []].append(branch) }
      } else {
        open.append(branch)
      }
    }
    cache.choices[first] = (listing, open)
    return listing[value, default: []] + open
  }

  /// Whether the schema asks nothing of the value that is not decided here.
  private func answersAll(_ schema: Schema, about value: JSONValue) -> Bool {
    var known = Self.answered
    switch value {
    case .null, .bool, .number: known.formUnion(Self.ofStrings.union(Self.ofContainers))
    case .string: known.formUnion(Self.ofContainers)
    case .array, .object: known.formUnion(Self.ofStrings)
    }
    return schema.dynamicReference == nil && schema.hasOnly(known)
  }

  private static let ofStrings: Set<Keyword> = [
    .format, .contentSchema, .contentEncoding, .contentMediaType, .assertContent,
  ]
  private static let ofContainers: Set<Keyword> = [
    .properties, .patternProperties, .additionalProperties, .propertyNames, .unevaluatedProperties,
    .dependentRequired, .dependentSchemas, .items, .prefixItems,
    .contains,
    .minContains, .maxContains, .uniqueItems, .unevaluatedItems,
  ]
  private static let answered = Schema.describingKeywords.union([
    .deprecated, .readOnly, .writeOnly, .ref, .defs, .schema, .id, .anchor,
    .type, .enum, .const, .allOf, .anyOf, .oneOf, .not, .if, .then, .else, .minimum, .maximum,
    .exclusiveMinimum, .exclusiveMaximum, .multipleOf, .minLength, .maxLength, .pattern, .minItems,
    .maxItems,
    .minProperties, .maxProperties, .required, .name, .caseNames, .message,
    .unit, .since,
    .usedIn, .replacement,
  ]).union(Keyword.ofStringRules)
}

extension TypeSet {
  /// Whether a value has one of the types: `1.0` is an integer.
  fileprivate func allows(_ value: JSONValue) -> Bool {
    if case .number(let number) = value {
      return contains(.number) || contains(.integer) && number.isInteger
    }
    return !isDisjoint(with: value.narrowestType)
  }
}
