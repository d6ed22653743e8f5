import SchemaModel
import SchemaRuntime

extension TypePlanner {
  func isClosed(_ key: Conjunction) -> Bool {
    if case .none = otherMembers(of: key) { return true }
    return false
  }

  /// The members that no property and no group of a pattern carries.
  func otherMembers(of key: Conjunction) -> OtherMembers {
    if listedNames.names(of: key) != nil { return .none }
    let grouped = Set(groupedPatterns(of: key).map(\.schema))
    let unnamed = openMembers.unnamedMembers(of: key)
    let patterns = unnamed.patterns.map(\.schema).filter {
      !grouped.contains($0) && !graph.allowsNothing($0)
    }
    switch unnamed.rest {
    case .none: return patterns.isEmpty ? .none : .some(patterns)
    case .some(let rest): return .some(rest + patterns)
    case .anything: return isTakenByAll(unnamed.patterns) && !patterns.isEmpty ? .some(patterns) : .anything
    }
  }

  /// The patterns of member names that get a dictionary of their own, each once: those with a Swift name, and all
  /// patterns where one dictionary with the members that no pattern takes would lose the type of either.
  func groupedPatterns(of key: Conjunction) -> [NamedSchema] {
    if listedNames.names(of: key) != nil { return [] }
    var seen: Set<ByteText> = []
    let all = key.schemas.flatMap { graph[$0].patternProperties }.filter {
      !graph.allowsNothing($0.schema) && seen.insert(ByteText($0.name)).inserted
    }
    let nameless = all.filter { graph.name(of: $0.schema) == nil }
    let groups = losesTypes(nameless, in: key)
    let restHasType = groups && hasTypedRest(key)
    return all.filter { pattern in
      graph.name(of: pattern.schema) != nil
        || groups && (restHasType || !parts.isAnything(pattern.schema))
    }
  }

  /// Whether the members that no pattern takes have a type to lose.
  private func hasTypedRest(_ key: Conjunction) -> Bool {
    guard case .some(let rest) = openMembers.unnamedMembers(of: key).rest else { return false }
    return !rest.contains(where: parts.isAnything)
  }

  private func losesTypes(_ patterns: [NamedSchema], in key: Conjunction) -> Bool {
    if patterns.isEmpty { return false }
    switch openMembers.unnamedMembers(of: key).rest {
    case .none: return !areAlike(patterns.map(\.schema))
    case .some(let rest): return !areAlike(patterns.map(\.schema) + rest)
    case .anything: return !isTakenByAll(patterns)
    }
  }

  /// Whether one pattern matches every name.
  func isTakenByAll(_ patterns: [NamedSchema]) -> Bool {
    patterns.count == 1 && ["", "^", "$", ".*", "^.*", ".*$"].contains(patterns[0].name)
  }

  /// Whether the schemas call for the same Swift type.
  func areAlike(_ schemas: [SchemaID]) -> Bool {
    let keys = schemas.map { schema in
      let conjunction = flattening.conjunction(of: [schema])
      return inference.types(of: conjunction).map(conjunction.narrowed) ?? conjunction
    }
    if Set(keys).count == 1 { return true }
    let scalars = Set(keys.map(simpleScalar))
    return scalars.count == 1 && !scalars.contains(nil)
  }
}
