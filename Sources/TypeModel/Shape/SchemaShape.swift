import SchemaModel
import SchemaRuntime

/// Everything that an author wrote in a schema and inside it, without the parts that belong to its place: descriptions
/// of the schema and its branches (but with the titles of branches, which name cases), whether the value may be null,
/// and the limits of its scalars. Schemas of one document with equal shapes have Swift types that differ only by name.
struct SchemaShape: Hashable {
  private enum Part: Hashable {
    case keyword(Keyword)
    case flag(Bool)
    case number(Int)
    case types(TypeSet)
    case text(ScalarKey)
    case value(JSONValue)
    case reference(SchemaID)
    /// The end of a schema.
    case end
  }

  private var parts: [Part] = []
  /// Whether limits of the place count, too.
  private let hasLimits: Bool
  private let typedFormats: Set<ScalarKey>

  /// The shape of a schema. Nil where the schema has keywords that belong to this place alone, such as a Swift name, or
  /// that seldom stand in a part of a union, and where it is too large to be written alike by coincidence.
  /// - Parameters:
  ///   - typedFormats: the formats whose values have types of their own, which therefore are no mere limits.
  ///   - limits: whether limits of the place count, too.
  init?(
    _ id: SchemaID, in graph: SchemaGraph, typedFormats: Set<ScalarKey>, limits: Bool = false
  ) {
    hasLimits = limits
    self.typedFormats = typedFormats
    guard add(id, graph, depth: 0) else { return nil }
  }

  private static let mostParts = 400
  private static let deepest = 8

  /// Keywords that describe a branch and not its values; its title is none of them, because its case is called for
  /// that.
  private static let wordsOfBranches = Schema.describingKeywords.subtracting([.title])

  /// Keywords that limit a value of a given type.
  private static let limits: Set<Keyword> = [
    .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf, .minLength, .maxLength,
    .pattern,
    .format, .minItems, .maxItems, .uniqueItems, .minProperties, .maxProperties,
  ]

  private static let known = Schema.describingKeywords.union(limits).union([
    .type, .enum, .const, .ref, .anyOf, .oneOf, .items, .properties, .required,
    .additionalProperties,
  ])

  /// Whether a schema limits its values, or is a place that limits those of its branches.
  static func isLimited(_ schema: Schema, typedFormats: Set<ScalarKey>) -> Bool {
    schema.sites.contains { isLimit($0.keyword, of: schema, typedFormats) }
  }

  private static func isLimit(_ keyword: Keyword, of schema: Schema, _ typedFormats: Set<ScalarKey>) -> Bool {
    if keyword == .format, let format = schema.format, typedFormats.contains(ScalarKey(format)) {
      return false
    }
    return limits.contains(keyword)
  }

  private static let scalars: TypeSet = [.string, .number, .integer, .boolean]

  private mutating func add(_ id: SchemaID, _ graph: SchemaGraph, depth: Int) -> Bool {
    let schema = graph[id]
    guard depth < Self.deepest, parts.count < Self.mostParts, !schema.extensions.isOpened,
      schema.hasOnly(Self.known), schema.valueMeanings.isEmpty,
      schema.valueNames.isEmpty
    else { return false }
    if let boolean = schema.boolean { parts.append(.flag(boolean)) }
    // Of `oneOf` a hint decides nothing.
    if !schema.anyOf.isEmpty, let hint = schema.branchHint { parts += Self.parts(of: hint) }
    let isPlace = depth == 0
    let isScalar = schema.types.map { $0.subtracting(.null).isSubset(of: Self.scalars) } ?? false
    let isOfPlace = isPlace || depth == 1 && isScalar
    for site in schema.sites {
      if depth < 2, (isPlace ? Schema.describingKeywords : Self.wordsOfBranches).contains(site.keyword) {
        continue
      }
      if isOfPlace, !hasLimits, Self.isLimit(site.keyword, of: schema, typedFormats) { continue }
      parts.append(.keyword(site.keyword))
      parts += Self.plainParts(of: site.keyword, schema, isPlace: isPlace)
      for (name, part) in Self.subschemas(of: site.keyword, schema) {
        if isPlace, graph.isNull(part) { continue }
        if let name { parts.append(.text(ScalarKey(name))) }
        guard add(part, graph, depth: depth + 1) else { return false }
      }
    }
    parts.append(.end)
    return true
  }

  private static func parts(of hint: BranchHint) -> [Part] {
    [.text(ScalarKey(hint.property))]
      + hint.values.flatMap { [.text(ScalarKey($0.value)), .number($0.branch)] }
      + [hint.other].compactMap(\.self).map(Part.number)
  }

  private static func subschemas(of keyword: Keyword, _ schema: Schema) -> [(name: String?, schema: SchemaID)]
  {
    var found: [(name: String?, schema: SchemaID)] = []
    for single in schema.singles where single.keyword == keyword { found.append((nil, single.schema)) }
    for list in schema.lists where list.keyword == keyword { found += list.schemas.map { (nil, $0) } }
    for map in schema.maps where map.keyword == keyword { found += map.named.map { ($0.name, $0.schema) } }
    return found
  }

  /// The parts of a keyword without subschemas.
  private static func plainParts(of keyword: Keyword, _ schema: Schema, isPlace: Bool) -> [Part] {
    if keyword == .type { return schema.types.map { [.types(isPlace ? $0.subtracting(.null) : $0)] } ?? [] }
    if keyword == .ref { return schema.reference.map { [.reference($0)] } ?? [] }
    if keyword == .properties { return [.number(schema.properties.count)] }
    return schema.plainValue(of: keyword).map { [.value($0)] } ?? []
  }
}

extension SchemaGraph {
  /// Whether a schema says only that a value is null.
  func isNull(_ id: SchemaID) -> Bool {
    self[id].types == .null && self[id].hasOnly([.type])
  }
}
