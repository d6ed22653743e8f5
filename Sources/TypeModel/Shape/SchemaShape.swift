import SchemaModel
import SchemaRuntime

/// What an author wrote in a schema and all that is inside, but for what is of its place: how the schema and its branches are
/// described there (but for the titles of branches, which name cases), whether the value may be null, and what limits its
/// scalars have. Schemas of one document with the same shape have Swift types that differ by name alone.
struct SchemaShape: Hashable {
  private enum Part: Hashable {
    case keyword(String)
    case flag(Bool)
    case number(Int)
    case types(TypeSet)
    case text(ScalarKey)
    case value(JSONValue)
    case limit(JSONNumber)
    case reference(SchemaID)
    /// Ends what a schema says.
    case end
  }

  private var parts: [Part] = []
  /// Whether limits of the place count, too.
  private let hasLimits: Bool
  private let typedFormats: Set<ScalarKey>

  /// Nil where the schema has keywords that are of this place alone, as a Swift name is, or that seldom stand in a part of
  /// a union, and where there is too much of it to be a coincidence of a few places.
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

  /// Keywords that describe a place, and not the values that it has.
  private static let words: Set<String> = ["title", "description", "default", "examples", "$comment"]

  /// Keywords that describe a branch and not its values; its title is none of them, because its case is called for
  /// that.
  private static let wordsOfBranches = words.subtracting(["title"])

  /// What a value has to be besides, whatever its type.
  private static let limits: Set<String> = [
    "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength",
    "pattern",
    "format", "minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties",
  ]

  private static let known = words.union(limits).union([
    "type", "enum", "const", "$ref", "anyOf", "oneOf", "items", "properties", "required",
    "additionalProperties",
  ])

  /// Whether a schema limits its values, or is a place that limits those of its branches.
  static func isLimited(_ schema: Schema, typedFormats: Set<ScalarKey>) -> Bool {
    schema.sites.contains { isLimit($0.keyword, of: schema, typedFormats) }
  }

  private static func isLimit(_ keyword: String, of schema: Schema, _ typedFormats: Set<ScalarKey>) -> Bool {
    if keyword == "format", let format = schema.format, typedFormats.contains(ScalarKey(format)) {
      return false
    }
    return limits.contains(keyword)
  }

  private static let scalars: TypeSet = [.string, .number, .integer, .boolean]

  private mutating func add(_ id: SchemaID, _ graph: SchemaGraph, depth: Int) -> Bool {
    let schema = graph[id]
    guard depth < Self.deepest, parts.count < Self.mostParts, !schema.extensions.isOpened,
      schema.sites.allSatisfy({ Self.known.contains($0.keyword) }), schema.valueMeanings.isEmpty,
      schema.valueNames.isEmpty
    else { return false }
    if let boolean = schema.boolean { parts.append(.flag(boolean)) }
    let isPlace = depth == 0
    let isScalar = schema.types.map { $0.subtracting(.null).isSubset(of: Self.scalars) } ?? false
    let isOfPlace = isPlace || depth == 1 && isScalar
    for site in schema.sites {
      if depth < 2, (isPlace ? Self.words : Self.wordsOfBranches).contains(site.keyword) { continue }
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

  private static func subschemas(of keyword: String, _ schema: Schema) -> [(name: String?, schema: SchemaID)]
  {
    switch keyword {
    case "anyOf": schema.anyOf.map { (nil, $0) }
    case "oneOf": schema.oneOf.map { (nil, $0) }
    case "items": schema.items.map { [(nil, $0)] } ?? []
    case "additionalProperties": schema.additionalProperties.map { [(nil, $0)] } ?? []
    case "properties": schema.properties.map { ($0.name, $0.schema) }
    default: []
    }
  }

  /// What a keyword says that has no subschemas.
  private static func plainParts(of keyword: String, _ schema: Schema, isPlace: Bool) -> [Part] {
    let limits: [String: JSONNumber?] = [
      "minimum": schema.minimum, "maximum": schema.maximum, "exclusiveMinimum": schema.exclusiveMinimum,
      "exclusiveMaximum": schema.exclusiveMaximum, "multipleOf": schema.multipleOf,
    ]
    let counts: [String: Int?] = [
      "minLength": schema.minLength, "maxLength": schema.maxLength, "minItems": schema.minItems,
      "maxItems": schema.maxItems, "minProperties": schema.minProperties,
      "maxProperties": schema.maxProperties,
      "properties": schema.properties.count,
    ]
    let texts: [String: String?] = [
      "title": schema.title, "description": schema.description, "$comment": schema.comment,
      "pattern": schema.pattern, "format": schema.format,
    ]
    if case let limit?? = limits[keyword] { return [.limit(limit)] }
    if case let count?? = counts[keyword] { return [.number(count)] }
    if case let text?? = texts[keyword] { return [.text(ScalarKey(text))] }
    switch keyword {
    case "type": return schema.types.map { [.types(isPlace ? $0.subtracting(.null) : $0)] } ?? []
    case "enum": return (schema.enumeration ?? []).map(Part.value)
    case "const": return schema.constant.map { [.value($0)] } ?? []
    case "default": return schema.defaultValue.map { [.value($0)] } ?? []
    case "examples": return schema.examples.map(Part.value)
    case "required": return schema.required.map { .text(ScalarKey($0)) }
    case "uniqueItems": return [.flag(schema.uniqueItems)]
    case "$ref": return schema.reference.map { [.reference($0)] } ?? []
    default: return []
    }
  }
}

extension SchemaGraph {
  /// Whether a schema says that a value is null, and no more.
  func isNull(_ id: SchemaID) -> Bool {
    self[id].types == .null && self[id].sites.allSatisfy { $0.keyword == "type" }
  }
}
