import SchemaModel
import SchemaRuntime

extension Lowering {
  /// The patterns of member names that get a dictionary of their own, each once: those with a Swift name, and all
  /// patterns where one dictionary with the members that no pattern takes would lose the type of either.
  func groupedPatterns(of key: Conjunction) -> [NamedSchema] {
    if listedNames(of: key) != nil { return [] }
    var seen: Set<ByteText> = []
    let all = key.schemas.flatMap { graph[$0].patternProperties }.filter {
      !graph.allowsNothing($0.schema) && seen.insert(ByteText($0.name)).inserted
    }
    let nameless = all.filter { graph.name(of: $0.schema) == nil }
    let groups = losesTypes(nameless, in: key)
    let restHasType = groups && hasTypedRest(key)
    return all.filter { pattern in
      graph.name(of: pattern.schema) != nil
        || groups && (restHasType || !isAnything(pattern.schema))
    }
  }

  /// Whether the members that no pattern takes have a type to lose.
  private func hasTypedRest(_ key: Conjunction) -> Bool {
    guard case .some(let rest) = unnamedMembers(of: key).rest else { return false }
    return !rest.contains(where: isAnything)
  }

  private func losesTypes(_ patterns: [NamedSchema], in key: Conjunction) -> Bool {
    if patterns.isEmpty { return false }
    switch unnamedMembers(of: key).rest {
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
      return inferredTypes(of: conjunction).map(conjunction.narrowed) ?? conjunction
    }
    if Set(keys).count == 1 { return true }
    let scalars = Set(keys.map(simpleScalar))
    return scalars.count == 1 && !scalars.contains(nil)
  }

  func isAnything(_ schema: SchemaID) -> Bool {
    flattening.conjunction(of: [schema]).members.isEmpty
  }

  /// The name for the members of a pattern without a Swift name: `patternProperties`; where there are several patterns,
  /// the title, the name of what they refer to, the beginning of their names, or the kind of their values.
  func groupName(_ pattern: NamedSchema, among all: [NamedSchema]) -> String {
    let schema = graph[pattern.schema]
    if let title = schema.title.flatMap(SwiftNames.shortTitle) { return title }
    if all.count == 1 { return Keyword.patternProperties.rawValue }
    let isAlone = all.filter { graph[$0.schema].reference == schema.reference }.count == 1
    if isAlone, let target = schema.reference { return nameOfTarget(target) + " members" }
    if let beginning = Self.beginning(ofNames: pattern.name) { return beginning + " members" }
    if let target = schema.reference { return nameOfTarget(target) + " members" }
    return kindName(inferredTypes(of: flattening.conjunction(of: [pattern.schema])) ?? .everything)
      + " members"
  }
}
