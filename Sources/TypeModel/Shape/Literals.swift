import SchemaModel
import SchemaRuntime

/// A literal that becomes a case, and the schema it comes from.
struct LiteralValue {
  var value: JSONValue
  /// The schema with the `enum`, `const` or `x-knownValues` keyword.
  var schema: SchemaID
  /// The branch that documents this value alone.
  var branch: SchemaID?
}

/// Knows the values that schemas list, and which of those satisfy all that is asked.
final class Literals {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let inference: TypeInference

  init(_ flattening: Flattening, _ inference: TypeInference) {
    (graph, self.flattening, self.inference) = (flattening.graph, flattening, inference)
  }

  /// The values that an instance can have, where the conjunction lists them: those of its shortest list that all its
  /// schemas accept.
  func values(of key: Conjunction) -> [LiteralValue]? {
    guard let listed = listedLiterals(of: key) else { return nil }
    let allowed = listed.filter { isAllowed($0, by: key) }
    // A schema that no value satisfies still has a type.
    return allowed.isEmpty ? listed : allowed
  }

  /// Whether the conjunction lists values, none of which satisfies all its schemas, or asks for types that exclude each
  /// other.
  func allowsNothing(_ key: Conjunction) -> Bool {
    if key.types == [] { return true }
    guard let types = inference.types(of: key), !types.contains(.null) else { return false }
    let narrowed = key.narrowed(to: types)
    return listedLiterals(of: narrowed).map { !$0.contains { isAllowed($0, by: narrowed) } } ?? false
  }

  /// The shortest list of values, those of other types left out, each value once.
  private func listedLiterals(of key: Conjunction) -> [LiteralValue]? {
    var lists = key.schemas.compactMap { ownLiterals(of: $0) }
    for (_, branches) in key.choices(in: graph) {
      if let list = values(ofBranches: branches) { lists.append(list) }
    }
    lists += key.alternatives(in: graph).compactMap { values(ofBranches: $0) }
    guard let shortest = lists.min(by: { $0.count < $1.count }) else { return nil }
    let types = key.types ?? .everything
    let areWhole = types.allowsIntegers && !types.contains(.number)
    let documented = shortest.contains { $0.branch == nil } ? documentedValues(of: key) : [:]
    return unique(
      shortest.compactMap { literal in
        if literal.value.narrowestType.narrowed(to: types).isEmpty { return nil }
        var literal = literal
        literal.branch = literal.branch ?? documented[literal.value]
        guard areWhole, let whole = literal.value.wholeNumber else { return literal }
        return LiteralValue(value: whole, schema: literal.schema, branch: literal.branch)
      })
  }

  /// The branches that are one value each and document it, by that value: an `enum` may stand beside them.
  private func documentedValues(of key: Conjunction) -> [JSONValue: SchemaID] {
    var found: [JSONValue: SchemaID] = [:]
    for branch in key.choices(in: graph).flatMap(\.branches).map({ documenting($0) }) {
      let schema = graph[branch]
      guard let values = schema.listedValues, values.count == 1,
        schema.title != nil || schema.description != nil || schema.extensions.name != nil || schema.deprecated
      else { continue }
      found[values[0]] = found[values[0]] ?? branch
    }
    return found
  }

  /// The schema that has the words for the values of a branch: its target, where the branch only refers to one.
  private func documenting(_ branch: SchemaID) -> SchemaID {
    var (found, seen) = (branch, Set([branch]))
    while let next = graph[found].soleReference, graph[found].title == nil, graph[found].description == nil,
      graph.name(of: found) == nil, seen.insert(next).inserted
    {
      found = next
    }
    return found
  }

  private func isAllowed(_ literal: LiteralValue, by key: Conjunction) -> Bool {
    key.schemas.allSatisfy { flattening.judge.verdict(on: literal.value, by: $0) != false }
  }

  private func ownLiterals(of id: SchemaID) -> [LiteralValue]? {
    let schema = graph[id]
    if let constant = schema.constant { return [LiteralValue(value: constant, schema: id)] }
    return schema.enumeration?.map { LiteralValue(value: $0, schema: id) }
  }

  /// The values of branches that are all lists of values; a value that has a branch for itself is documented there.
  private func values(ofBranches branches: [SchemaID]) -> [LiteralValue]? {
    var all: [LiteralValue] = []
    for branch in branches {
      let conjunction = flattening.conjunction(of: [branch])
      if conjunction.types == .null || conjunction.types == [] { continue }
      guard let list = conjunction.schemas.compactMap({ ownLiterals(of: $0) }).first else { return nil }
      let own = list.count == 1 ? documenting(branch) : nil
      all += list.map { LiteralValue(value: $0.value, schema: $0.schema, branch: own) }
    }
    return all.isEmpty ? nil : all
  }

  /// Known strings beside any other: `x-knownValues`, or an `anyOf` of listed values and any string.
  func knownValues(of key: Conjunction) -> [LiteralValue]? {
    for id in key.schemas {
      if let values = graph[id].extensions.knownValues {
        return unique(values.map { LiteralValue(value: .string($0), schema: id) })
      }
      let branches = graph[id].anyOf
      let listed = branches.filter { values(ofBranches: [$0]) != nil }
      if !listed.isEmpty, listed.count < branches.count, let values = values(ofBranches: listed) {
        let strings = values.filter { $0.value.narrowestType == .string }
        if !strings.isEmpty { return unique(strings) }
      }
    }
    return nil
  }

  private func unique(_ list: [LiteralValue]) -> [LiteralValue] {
    var seen: Set<JSONValue> = []
    return list.filter { seen.insert($0.value).inserted }
  }

  /// The only scalar that satisfies the conjunction, and its type; nil where that is none of Swift's own.
  func onlyValue(of conjunction: Conjunction) -> (value: JSONValue, type: TypeReference)? {
    guard let types = inference.types(of: conjunction), !types.contains(.null) else { return nil }
    let key = conjunction.narrowed(to: types)
    guard let values = values(of: key), values.count == 1, let value = values.first?.value else {
      return nil
    }
    switch value {
    case .string: return (value, .string)
    case .bool: return (value, .bool)
    case .number(let number) where integerValue(of: number) != nil: return (value, .int)
    case .number: return value.exactDouble == nil ? nil : (value, .double)
    case .null, .array, .object: return nil
    }
  }

  /// The only array or object that satisfies the conjunction, as JSON.
  func onlyContainer(of conjunction: Conjunction) -> (value: JSONValue, type: TypeReference)? {
    guard let values = values(of: conjunction), values.count == 1, values[0].value.isContainer else {
      return nil
    }
    return (values[0].value, .json)
  }
}

/// A text that tells literals apart; for a string, its own text behind a quote.
func literalText(_ value: JSONValue) -> String {
  switch value {
  case .null: return "null"
  case .bool(let value): return value ? "true" : "false"
  case .number(let number): return integerValue(of: number).map(String.init) ?? number.text
  case .string(let text): return "\"" + text
  case .array, .object: return "\(value)"
  }
}
