import SchemaModel
import SchemaRuntime

extension Breaker {
  func objects(_ schema: Schema, _ current: JSONValue, _ ids: [SchemaID], depth: Int) -> [Break] {
    let asks =
      !schema.required.isEmpty || !schema.dependentRequired.isEmpty || schema.propertyNames != nil
      || schema.additionalProperties != nil || schema.unevaluatedProperties != nil
      || schema.maxProperties != nil || schema.minProperties != nil
    guard asks else { return [] }
    let object = current.objectValue ?? synthesizer.value(ids, .minimal, only: .object)?.objectValue
    guard let object else { return [] }
    let facts = bench.facts(ids)
    return presence(schema, object, facts) + names(schema, object, facts, depth: depth)
      + counts(schema, object, ids, facts)
  }

  private func presence(_ schema: Schema, _ object: JSONObject, _ facts: Facts) -> [Break] {
    var found: [Break] = []
    for name in schema.required {
      let without = [JSONValue.object(object).removing(name) ?? .object(object), .object([:])]
      found.append(Break(keyword: .required, detail: name, candidates: without))
    }
    for dependent in schema.dependentRequired {
      for other in dependent.required {
        var with = object
        if with[dependent.name] == nil {
          with[dependent.name] = synthesizer.member(dependent.name, facts, .minimal) ?? "value"
        }
        for name in dependent.required where !name.hasSameScalars(as: other) && with[name] == nil {
          with[name] = synthesizer.member(name, facts, .minimal) ?? "value"
        }
        with[other] = nil
        found.append(
          Break(
            keyword: .dependentRequired, detail: "\(dependent.name)-\(other)", candidates: [.object(with)]))
      }
    }
    return found
  }

  /// Members that may not be there, and names that may not be used.
  private func names(_ schema: Schema, _ object: JSONObject, _ facts: Facts, depth: Int) -> [Break] {
    var found: [Break] = []
    let closing = [
      (Keyword.additionalProperties, schema.additionalProperties),
      (.unevaluatedProperties, schema.unevaluatedProperties),
    ]
    for (keyword, rest) in closing {
      guard let rest, bench.graph[rest].boolean == false else { continue }
      let candidates = strangers(facts).map { with(object, $0, .string("value")) }
      found.append(Break(keyword: keyword, candidates: candidates))
    }
    if let names = schema.propertyNames {
      let bad = failing(names, "key", [names], depth: depth).compactMap(\.stringValue)
      let free = facts.schemas(ofMember: "key", in: bench)
      found.append(
        Break(
          keyword: .propertyNames,
          candidates: bad.prefix(12).map { name in
            let own = facts.schemas(ofMember: name, in: bench)
            return with(object, name, synthesizer.value(own.isEmpty ? free : own, .minimal) ?? "value")
          }))
    }
    return found
  }

  private static let strangers = ["unexpected", "x", "UNEXPECTED", "0", "unexpected member"]

  /// Names that are not listed; where there are some that no pattern matches, only those.
  private func strangers(_ facts: Facts) -> [String] {
    let patterns = facts.patternProperties.map(\.name)
    let fit = Self.strangers.filter { name in
      !patterns.contains { bench.matches($0, name) } && bench.accepts(.string(name), facts.propertyNames)
    }
    guard fit.isEmpty else { return fit }
    return StringMaker(bench.facts(facts.propertyNames), bench).variants(count: 4, matchingNone: patterns)
      + Self.strangers
  }

  private func counts(_ schema: Schema, _ object: JSONObject, _ ids: [SchemaID], _ facts: Facts) -> [Break] {
    var found: [Break] = []
    if let limit = schema.maxProperties {
      let isTooLarge = limit > Synthesizer.largestObject
      var candidates: [JSONValue] = []
      if !isTooLarge {
        candidates.append(.object(synthesizer.object(.object(object), facts, atLeast: limit + 1)))
      }
      if let full = synthesizer.value(ids, .full, only: .object, check: []) { candidates.append(full) }
      found.append(Break(keyword: .maxProperties, candidates: candidates, isTooLarge: isTooLarge))
    }
    if let limit = schema.minProperties, limit > 0 {
      let fewer = [synthesizer.object(.object(object), facts, count: limit - 1), .object([:])]
      found.append(Break(keyword: .minProperties, candidates: fewer.compactMap { $0 }))
    }
    return found
  }

  func with(_ object: JSONObject, _ name: String, _ value: JSONValue) -> JSONValue {
    var more = object
    more[name] = value
    return .object(more)
  }
}
