import SchemaModel
import SchemaRuntime

extension Facts {
  /// Why it is certain that the schemas allow no object.
  func whyNoObject(_ bench: Workbench, _ depth: Int) -> String? {
    if minProperties > maxProperties {
      return "'minProperties' \(minProperties) is above 'maxProperties' \(maxProperties)"
    }
    let required = requiredInAll
    let needed = Set(required.map { ScalarKey($0) })
    if let names = excludedNames.first(where: { needed.isSuperset(of: $0.map { ScalarKey($0) }) }) {
      let list = names.map { "'\($0)'" }.joined(separator: " and ")
      return "\(list) \(names.count == 1 ? "is" : "are") required, and forbidden by 'not'"
    }
    if required.count > maxProperties {
      return "\(counted(required.count, "member")) required, and 'maxProperties' is \(maxProperties)"
    }
    for name in required {
      let own = certainSchemas(ofMember: name, in: bench)
      if isRefusedByValue(name, bench.facts(own), bench) {
        return "'\(name)' is required, and 'not' refuses each value that is listed for it"
      }
      if !own.isEmpty, let why = bench.facts(own).whyNothing(bench, depth: depth + 1) {
        return "'\(name)' is required, and nothing is allowed there: \(why)"
      }
      if !propertyNames.isEmpty, !bench.isExhausted, !bench.accepts(.string(name), propertyNames),
        !bench.isExhausted
      {
        return "'\(name)' is required, and 'propertyNames' does not allow the name"
      }
    }
    if let count = nameLimit(bench), count < minProperties {
      return "'minProperties' is \(minProperties), and \(counted(count, "name")) allowed"
    }
    return nil
  }

  /// Whether a member lists its values, and for each of them a `not` refuses the object.
  private func isRefusedByValue(_ name: String, _ own: Facts, _ bench: Workbench) -> Bool {
    guard !own.hasDynamicReference, let values = own.literals, 1...Self.branchLimit ~= values.count else {
      return false
    }
    let excluded = members.compactMap { bench.graph[$0].not }.filter { !bench.graph[$0].properties.isEmpty }
    guard 1...Self.branchLimit ~= excluded.count else { return false }
    return spellings(of: values, bench.graph).allSatisfy { value in
      excluded.contains { areWithin($0, of: .object, where: name, is: value, bench) }
    }
  }

  /// The required names, with those that they require.
  private var requiredInAll: [String] {
    var names = required
    var seen = Set(names.map { ScalarKey($0) })
    var next = 0
    while next < names.count {
      let more = dependents[ScalarKey(names[next])]?.names ?? []
      names += more.filter { seen.insert(ScalarKey($0)).inserted }
      next += 1
    }
    return names
  }

  /// How many names members can have, where no others than listed ones are allowed.
  private func nameLimit(_ bench: Workbench) -> Int? {
    guard minProperties > 0 else { return nil }
    let closing = members.compactMap { id -> Int? in
      let schema = bench.graph[id]
      let isClosed = schema.additionalProperties.map { bench.graph[$0].boolean == false } ?? false
      let hasPatterns = schema.patternProperties.contains { bench.graph[$0.schema].boolean != false }
      return isClosed && !hasPatterns ? schema.properties.count : nil
    }
    return (closing + [evaluatedNames(bench.graph), namesListed(bench)].compactMap { $0 }).min()
  }

  /// How many names are listed, where `unevaluatedProperties` forbids all that no schema looks at.
  private func evaluatedNames(_ graph: SchemaGraph) -> Int? {
    let isClosed = members.contains { id in
      graph[id].unevaluatedProperties.map { graph[$0].boolean == false } ?? false
    }
    let isPlain = members.allSatisfy { id in
      [graph[id].additionalProperties, graph[id].unevaluatedProperties].compactMap(\.self)
        .allSatisfy { graph[$0].boolean == false }
    }
    return isClosed && isPlain && !hasBranches && patternProperties.isEmpty ? properties.count : nil
  }

  /// How many names `propertyNames` allows, where that is known to be few.
  private func namesListed(_ bench: Workbench) -> Int? {
    guard !propertyNames.isEmpty else { return nil }
    let names = bench.facts(propertyNames)
    if let literals = names.literals, !names.hasDynamicReference {
      return Set(literals.compactMap(\.stringValue).map { ScalarKey($0) }).count
    }
    if names.hasDynamicReference { return nil }
    if names.whyNothing(among: .string, bench, depth: 1) != nil { return 0 }
    let forbidden = patternProperties.filter { bench.graph[$0.schema].boolean == false }.map(\.name)
    let demands = TextDemands(
      patterns: names.patterns, excluded: forbidden, minLength: names.minLength, maxLength: names.maxLength)
    if !forbidden.isEmpty, case .impossible = bench.texts(demands, count: 1) { return 0 }
    return nil
  }
}
