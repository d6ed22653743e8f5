import SchemaRuntime

/// Goes over all that a block asks, field by field, in a fixed order.
protocol DemandReader {
  /// - Parameter facts: the facts of the field.
  mutating func add(_ part: DemandPart, _ facts: BlockFacts)
  /// - Parameters:
  ///   - facts: the facts of the field, where there is a call.
  ///   - deprecated: those that come on top where the call's part is deprecated.
  mutating func add(_ call: BlockCall?, _ facts: BlockFacts, deprecated: BlockFacts)
}

/// A field of what a block asks.
enum DemandPart: Hashable {
  /// Begins the parts of a keyword, so that none is taken for a part of another keyword.
  case word(String)
  case number(Int)
  case limit(NumberLimit)
  case flag(Bool)
  case text(ScalarKey)
  case value(JSONValue)
  /// A group of blocks that are alike, one of which is called.
  case call(Int)
  case absent
}

extension DemandReader {
  fileprivate mutating func word(_ word: String, _ facts: BlockFacts = []) { add(.word(word), facts) }

  fileprivate mutating func flag(_ value: Bool, _ facts: BlockFacts = []) {
    add(.flag(value), value ? facts : [])
  }

  fileprivate mutating func number(_ value: Int?, _ facts: BlockFacts = []) {
    add(value.map(DemandPart.number) ?? .absent, value == nil ? [] : facts)
  }

  fileprivate mutating func numbers(_ values: [Int], _ facts: BlockFacts = []) {
    number(values.count, values.isEmpty ? [] : facts)
    for value in values { number(value) }
  }

  fileprivate mutating func text(_ value: String?, _ facts: BlockFacts = []) {
    add(value.map { .text(ScalarKey($0)) } ?? .absent, value == nil ? [] : facts)
  }

  fileprivate mutating func texts(_ values: [String], _ facts: BlockFacts = []) {
    number(values.count, values.isEmpty ? [] : facts)
    for value in values { text(value) }
  }

  fileprivate mutating func call(
    _ call: BlockCall?, _ facts: BlockFacts = [], deprecated: BlockFacts = []
  ) {
    add(call, facts, deprecated: deprecated)
  }

  fileprivate mutating func calls(_ calls: [BlockCall], deprecated: BlockFacts = []) {
    number(calls.count)
    for call in calls { self.call(call, deprecated: deprecated) }
  }
}

// The one list of the fields of each check and plan. Each function names the initializer first that has them all: a new
// field does not compile here until the lines behind it have been looked at. Left out is where a schema stands, how a
// report speaks of it, and how a branch is found among others.
extension SchemaProgram.Block {
  func read(by reader: inout some DemandReader) {
    _ =
      SchemaProgram.Block.init(
        location:message:collectsEvaluated:keepsEvaluated:warns:isShared:isNever:types:values:numbers:strings:
        array:object:inPlaceChecks:readsValue:)
    reader.flag(collectsEvaluated)
    reader.flag(readsValue)
    reader.flag(isNever, .never)
    reader.number(types.map { Int($0.rawValue) }, .types)
    for check in values { check.read(by: &reader) }
    for check in numbers {
      let (word, limit, _) = check.parts
      reader.word(word, .numbers)
      reader.add(limit.map(DemandPart.limit) ?? .absent, [])
    }
    for check in strings { check.read(by: &reader) }
    array?.read(by: &reader)
    object?.read(by: &reader)
    for check in inPlaceChecks { check.read(by: &reader) }
  }
}

extension ValueCheck {
  fileprivate func read(by reader: inout some DemandReader) {
    switch self {
    case .strings(_, let texts, _):
      reader.word("enum", .values)
      reader.texts(texts)
    case .list(_, let values, _):
      reader.word("list", .values)
      reader.number(values.count)
      for value in values { reader.add(.value(value), []) }
    case .constant(let text, _):
      reader.word("const", .values)
      reader.text(text)
    }
  }
}

extension StringCheck {
  fileprivate func read(by reader: inout some DemandReader) {
    switch self {
    case .maxLength(let limit, _):
      reader.word("maxLength", .strings)
      reader.number(limit)
    case .minLength(let limit, _):
      reader.word("minLength", .strings)
      reader.number(limit)
    case .rule(let rule, _):
      reader.word(rule.said.keyword, .strings)
      reader.add(.value(rule.said.value), [])
    case .pattern(_, let source, _):
      reader.word("pattern", .strings)
      reader.text(source)
    case .format(let format, let dialect, _):
      reader.word("format", .strings)
      reader.texts([format.rawValue, dialect.rawValue])
    case .content(let demand, let call):
      _ = ContentDemand.init(isBase64:encodingKeyword:mediaType:mediaTypeKeyword:)
      reader.word("content", .content)
      reader.flag(demand.isBase64)
      reader.text(demand.mediaType)
      reader.call(call)
    }
  }
}

extension ArrayPlan {
  fileprivate func read(by reader: inout some DemandReader) {
    _ =
      ArrayPlan.init(
        prefix:items:forbidsMore:itemsKeyword:evaluatesAll:contains:maxItems:minItems:uniqueItems:)
    reader.word("array", .array)
    reader.number(prefix.count, prefix.isEmpty ? [] : .prefixItems)
    for item in prefix { reader.call(item, deprecated: .deprecatedItems) }
    reader.call(items, .items, deprecated: .deprecatedItems)
    reader.flag(forbidsMore, .noMoreItems)
    reader.flag(evaluatesAll, .evaluatesItems)
    reader.number(maxItems, .itemCounts)
    reader.number(minItems, .itemCounts)
    reader.flag(uniqueItems, .uniqueItems)
    if let contains {
      // The limits concern only the items that match.
      _ = ContainsPlan.init(call:minimum:maximum:evaluates:)
      reader.word("contains", .contains)
      reader.call(contains.call, deprecated: .deprecatedItems)
      reader.number(contains.minimum)
      reader.number(contains.maximum)
      reader.flag(contains.evaluates)
    }
  }
}

extension ObjectPlan {
  fileprivate func read(by reader: inout some DemandReader) {
    // The tables are those of `names` and `known`.
    _ =
      ObjectPlan.init(
        names:properties:patterns:additional:additionalKeyword:isUnevaluated:propertyNames:
        settlesListedNames:required:dependentRequired:barred:dependentSchemas:conditional:
        maxProperties:minProperties:known:table:knownTable:)
    reader.word("object", .object)
    reader.texts(names, .names)
    reader.number(properties.count)
    for property in properties {
      _ = PropertyPlan.init(name:call:)
      reader.text(property.name)
      reader.call(property.call, .propertyValues, deprecated: .deprecations)
    }
    reader.number(patterns.count)
    for pattern in patterns {
      _ = PatternPlan.init(source:pattern:call:)
      reader.text(pattern.source, .patterns)
      reader.call(pattern.call, deprecated: .deprecatedMembers)
    }
    switch additional {
    case .any(let evaluates):
      reader.word("any")
      reader.flag(evaluates, .evaluatesOthers)
    case .schema(let call): reader.call(call, .otherValues, deprecated: .deprecatedMembers)
    case .forbidden: reader.word("forbidden", .noOthers)
    }
    // It says where `additional` comes from.
    reader.flag(isUnevaluated)
    reader.call(propertyNames, .propertyNames)
    reader.flag(!settlesListedNames, .unsettledNames)
    reader.numbers(required, .required)
    for (name, other, _) in dependentRequired {
      reader.word("dependentRequired", .dependentRequired)
      reader.numbers([name, other])
    }
    for access in ValueAccess.allCases {
      guard let names = barred[access] else { continue }
      reader.word(access.rawValue)
      reader.numbers(names)
    }
    for dependent in dependentSchemas {
      reader.word("dependentSchemas", .dependentSchemas)
      reader.number(dependent.name)
      reader.call(dependent.call)
    }
    reader.numbers(conditional, .conditionalProperties)
    reader.number(maxProperties, .propertyCounts)
    reader.number(minProperties, .propertyCounts)
    if let known {
      reader.word("known", .knownNames)
      reader.texts(known)
    }
  }
}

extension Check {
  fileprivate func read(by reader: inout some DemandReader) {
    switch self {
    case .reference(let call):
      reader.word("$ref", .reference)
      reader.call(call)
    case .allOf(let calls):
      reader.word("allOf", .allOf)
      reader.calls(calls)
    case .union(let plan):
      // How a branch is found follows from what the branches ask, and with `isExhaustive` it is found in any case.
      _ =
        UnionPlan.init(
          isExclusive:keyword:branches:tag:discriminatingNames:discriminatingNameTable:valueDiscriminator:
          isExhaustive:)
      reader.word(plan.isExclusive ? "oneOf" : "anyOf", .union)
      reader.calls(plan.branches.map(\.call), deprecated: .deprecatedBranches)
    case .not(let call, _):
      reader.word("not", .not)
      reader.call(call)
    case .conditional(let plan):
      // `choice` asks the same, where an object has not been read.
      _ = ConditionalPlan.init(condition:then:otherwise:choice:)
      reader.word("if", .conditional)
      for call in [plan.condition, plan.then, plan.otherwise] { reader.call(call) }
    // No shortcut takes these, whatever their schemas say.
    case .unevaluatedItems(let call, _):
      reader.word("unevaluatedItems", .unevaluatedItems)
      reader.call(call)
    case .unevaluatedProperties(let call, _):
      reader.word("unevaluatedProperties", .unevaluatedProperties)
      reader.call(call)
    case .rule(let rule, _):
      reader.word(rule.said.keyword, .valueRules)
      reader.add(.value(rule.said.value), [])
    case .warnings(let calls):
      reader.word("warnings", .warnings)
      reader.calls(calls)
    }
  }
}
