import FixtureEmitter
import SchemaModel
import SchemaRuntime

/// Reads what follows for a value of one type from that it satisfies a schema, or breaks it.
struct FactReader {
  let schema: Schema
  let kind: TypeSet

  private func holds(_ id: SchemaID) -> Fact { .schema(.init(schema: id, holds: true)) }
  private func fails(_ id: SchemaID) -> Fact { .schema(.init(schema: id, holds: false)) }

  /// Whether the types of the schema allow some value of the type, and whether all of them.
  private var allowance: (some: Bool, all: Bool) {
    guard let types = schema.types else { return (true, true) }
    if kind == .number {
      return (types.contains(.number) || types.contains(.integer), types.contains(.number))
    }
    return (types.contains(kind), types.contains(kind))
  }

  // MARK: satisfied

  /// The facts about each value that satisfies the schema; nil where no value of the type does.
  var satisfied: [Fact]? {
    guard allowance.some else { return nil }
    var facts: [Fact] = allowance.all ? [] : [.multiple(1, true)]
    if let target = schema.reference { facts.append(holds(target)) }
    facts += schema.allOf.map(holds)
    if let other = schema.not { facts.append(fails(other)) }
    if let values = schema.enumeration { facts.append(.oneOf(values)) }
    if let value = schema.constant { facts.append(.oneOf([value])) }
    facts += words.map { .word($0, holds: true) }
    facts += scalars.map { Self.fact($0, holds: true) }
    switch kind {
    case .object: facts += members
    case .array: facts += items
    default: break
    }
    return facts
  }

  private var members: [Fact] {
    var facts = schema.required.map { Fact.member($0, isPresent: true) }
    facts += schema.dependentRequired.map { .requires($0) }
    if let count = schema.minProperties { facts.append(.atLeast(count)) }
    if let count = schema.maxProperties { facts.append(.atMost(count)) }
    if let names = schema.propertyNames { facts.append(.names(names)) }
    if !schema.properties.isEmpty || !schema.patternProperties.isEmpty || schema.additionalProperties != nil {
      facts.append(.parts(schema.id))
    }
    return facts
  }

  private var items: [Fact] {
    var facts: [Fact] = []
    if let count = schema.minItems { facts.append(.atLeast(count)) }
    if let count = schema.maxItems { facts.append(.atMost(count)) }
    if schema.uniqueItems { facts.append(.unique(true)) }
    if !schema.prefixItems.isEmpty || schema.items != nil { facts.append(.parts(schema.id)) }
    if let kind = schema.contains {
      if least > 0 { facts.append(.countAtLeast(least, kind)) }
      if let most = schema.maxContains { facts.append(.countAtMost(most, kind)) }
    }
    return facts
  }

  private var least: Int { schema.minContains ?? 1 }

  /// Lists of facts; of each list, one holds of a value that satisfies the schema.
  var alternatives: [[[Fact]]] {
    var all: [[[Fact]]] = []
    if !schema.anyOf.isEmpty { all.append(schema.anyOf.map { [holds($0)] }) }
    if !schema.oneOf.isEmpty {
      all.append(
        schema.oneOf.map { branch in
          [holds(branch)] + schema.oneOf.filter { $0 != branch }.map(fails)
        })
    }
    if let condition = schema.ifSchema, schema.thenSchema != nil || schema.elseSchema != nil {
      all.append([
        [holds(condition)] + [schema.thenSchema].compactMap { $0 }.map(holds),
        [fails(condition)] + [schema.elseSchema].compactMap { $0 }.map(holds),
      ])
    }
    if kind == .object {
      all += schema.dependentSchemas.map { dependent in
        [
          [.member(dependent.name, isPresent: false)],
          [.member(dependent.name, isPresent: true), holds(dependent.schema)],
        ]
      }
    }
    return all
  }

  // MARK: broken

  /// The ways to break the schema, one for each keyword; nil where each value of the type does, or that is not known.
  var broken: [[Fact]]? {
    guard allowance.some, !isUnread else { return nil }
    var ways: [[Fact]] = allowance.all ? [] : [[.multiple(1, false)]]
    if let target = schema.reference { ways.append([fails(target)]) }
    ways += schema.allOf.map { [fails($0)] }
    if let other = schema.not { ways.append([holds(other)]) }
    if let values = schema.enumeration { ways.append([.noneOf(values)]) }
    if let value = schema.constant { ways.append([.noneOf([value])]) }
    ways += words.map { [.word($0, holds: false)] }
    ways += scalars.map { [Self.fact($0, holds: false)] }
    if !schema.anyOf.isEmpty { ways.append(schema.anyOf.map(fails)) }
    if !schema.oneOf.isEmpty {
      ways.append(schema.oneOf.map(fails))
      let branches = schema.oneOf
      for first in branches.indices {
        ways += branches[..<first].map { [holds($0), holds(branches[first])] }
      }
    }
    if let condition = schema.ifSchema {
      if let then = schema.thenSchema { ways.append([holds(condition), fails(then)]) }
      if let otherwise = schema.elseSchema { ways.append([fails(condition), fails(otherwise)]) }
    }
    switch kind {
    case .object: ways += brokenMembers
    case .array: ways += brokenItems
    default: break
    }
    return ways
  }

  /// How many branches of a `oneOf` are held against each other.
  private static let mostBranches = 12

  /// Whether the schema has a keyword that may refuse the value and that no fact states.
  private var isUnread: Bool {
    !schema.sites.allSatisfy { $0.keyword.isRead } || schema.dynamicReference != nil
      || kind == .number && schema.asksForIntegerText
      || schema.oneOf.count > Self.mostBranches
      || schema.assertsContent && schema.contentSchema != nil
      || kind == .object && schema.unevaluatedProperties != nil
      || kind == .array && schema.unevaluatedItems != nil
  }

  private var brokenMembers: [[Fact]] {
    var ways: [[Fact]] = schema.required.map { [.member($0, isPresent: false)] }
    if let count = schema.minProperties { ways += Self.below(count) }
    if let count = schema.maxProperties { ways += Self.above(count) }
    for rule in schema.dependentRequired {
      ways += rule.required.map { [.member(rule.name, isPresent: true), .member($0, isPresent: false)] }
    }
    ways += schema.dependentSchemas.map { [.member($0.name, isPresent: true), fails($0.schema)] }
    if let names = schema.propertyNames { ways.append([.someMember(.init(breaking: [names]), nil)]) }
    ways += schema.properties.map { [.memberValue($0.name, .init(schema: $0.schema, holds: false))] }
    ways += schema.patternProperties.map { [.someMember(.init(patterns: [$0.name]), $0.schema)] }
    if let others = schema.additionalProperties {
      let names = Fact.NameSet(
        excluded: schema.patternProperties.map(\.name),
        except: Set(schema.properties.map { ScalarKey($0.name) }))
      ways.append([.someMember(names, others)])
    }
    return ways
  }

  private var brokenItems: [[Fact]] {
    var ways: [[Fact]] = []
    if let count = schema.minItems { ways += Self.below(count) }
    if let count = schema.maxItems { ways += Self.above(count) }
    if schema.uniqueItems { ways.append([.unique(false)]) }
    ways += schema.prefixItems.enumerated().map { [.item($0, .init(schema: $1, holds: false))] }
    if let items = schema.items { ways.append([.someItem(from: schema.prefixItems.count, items)]) }
    if let kind = schema.contains {
      if least == 1 {
        ways.append([.eachItem(.init(schema: kind, holds: false))])
      } else if least > 1 {
        ways.append([.countAtMost(least - 1, kind)])
      }
      if let most = schema.maxContains, most < Int.max { ways.append([.countAtLeast(most + 1, kind)]) }
    }
    return ways
  }

  private static func below(_ count: Int) -> [[Fact]] { count > 0 ? [[.atMost(count - 1)]] : [] }
  private static func above(_ count: Int) -> [[Fact]] { count < .max ? [[.atLeast(count + 1)]] : [] }

  // MARK: texts and numbers

  /// Keywords that are known to be equal only where they are spelt alike.
  private var words: [String] {
    var words: [String] = []
    for (keyword, rule) in schema.valueRules where keyword.subjects?.isDisjoint(with: kind) != true {
      words.append("\(keyword) \(rule.said.value)")
    }
    guard kind == .string else { return words }
    if let format = schema.format, schema.mayAssertFormat {
      words.append("format \(schema.dialect) \(format)")
    }
    words += schema.stringRules.map { "\($0.keyword) \($0.rule.said.value)" }
    if schema.assertsContent {
      if let encoding = schema.contentEncoding { words.append("contentEncoding \(encoding)") }
      if let media = schema.contentMediaType {
        words.append("contentMediaType \(media) \(schema.contentEncoding ?? "")")
      }
    }
    return words
  }

  private enum Scalar {
    case atLeast(Int)
    case atMost(Int)
    case pattern(String)
    case bound(JSONNumber, isExclusive: Bool, isUpper: Bool)
    case multiple(JSONNumber)
  }

  private var scalars: [Scalar] {
    switch kind {
    case .string:
      [
        schema.minLength.flatMap { $0 > 0 ? .atLeast($0) : nil },
        schema.maxLength.flatMap { $0 < .max ? .atMost($0) : nil }, schema.pattern.map { .pattern($0) },
      ].compactMap { $0 }
    case .number:
      [
        schema.minimum.map { .bound($0, isExclusive: false, isUpper: false) },
        schema.exclusiveMinimum.map { .bound($0, isExclusive: true, isUpper: false) },
        schema.maximum.map { .bound($0, isExclusive: false, isUpper: true) },
        schema.exclusiveMaximum.map { .bound($0, isExclusive: true, isUpper: true) },
        schema.multipleOf.map { .multiple($0) },
      ].compactMap { $0 }
    default: []
    }
  }

  private static func fact(_ scalar: Scalar, holds: Bool) -> Fact {
    switch scalar {
    case .atLeast(let count): holds ? .atLeast(count) : .atMost(count - 1)
    case .atMost(let count): holds ? .atMost(count) : .atLeast(count + 1)
    case .pattern(let pattern): .matches(pattern, holds)
    case .bound(let limit, let isExclusive, let isUpper):
      .bound(.init(limit: limit, isExclusive: isExclusive == holds), isUpper: isUpper == holds)
    case .multiple(let divisor): .multiple(divisor, holds)
    }
  }
}

extension Keyword {
  /// Whether a `FactReader` says all that the keyword refuses, or the keyword refuses no value.
  fileprivate var isRead: Bool {
    Self.read.contains(self) || Self.ofStringRules.contains(self) || Self.ofValueRules.contains(self)
      || !refusesValues
  }

  private static let read: Set<Keyword> = [
    .allOf, .anyOf, .oneOf, .not, .if, .then, .else, .dependentSchemas, .prefixItems, .items, .contains,
    .properties, .patternProperties, .additionalProperties, .propertyNames, .unevaluatedItems,
    .unevaluatedProperties, .type, .enum, .const, .multipleOf, .maximum, .exclusiveMaximum, .minimum,
    .exclusiveMinimum, .maxLength, .minLength, .pattern, .maxItems, .minItems, .uniqueItems, .maxContains,
    .minContains, .maxProperties, .minProperties, .required, .dependentRequired, .format, .contentEncoding,
    .contentMediaType, .contentSchema, .assertContent,
  ]
}
