import Diagnostics
import SchemaModel
import SchemaRuntime

/// Says how 2020-12 writes the keywords that an older dialect reads otherwise, so that a bundle decides as its sources.
struct DialectTranslation {
  /// The schemas of older dialects whose `contains` looks at items that an `unevaluatedItems` asks about. In 2020-12
  /// alone the items that `contains` finds are evaluated (Core §10.3.1.3).
  private let containing: Set<SchemaID>

  init(_ graph: SchemaGraph) { containing = Self.containing(graph) }

  /// Whether the bundle leaves a keyword out where it stands: another one says in its place what it asks.
  func omits(_ keyword: Keyword, in schema: Schema) -> Bool {
    if keyword == .format { return schema.leavesFormatOpen }
    return Self.ofContains.contains(keyword) && containing.contains(schema.id)
  }

  /// `contains` and the keywords that count what it finds.
  static let ofContains: [Keyword] = [.contains, .minContains, .maxContains]

  /// The tokens that lead from a schema to one of its subschemas in the bundle.
  /// - Parameter tokens: those of the keyword in 2020-12.
  func tokens(_ tokens: [String], in schema: Schema) -> [String] {
    guard tokens.first == Keyword.contains.rawValue, containing.contains(schema.id) else { return tokens }
    let not = Keyword.not.rawValue
    return [Keyword.allOf.rawValue, String(schema.allOf.count), not, not] + tokens
  }

  /// The schemas that stand in the bundle behind those of `allOf`.
  /// - Parameter contains: the members for `ofContains`.
  func conjuncts(of schema: Schema, contains: JSONObject) -> [JSONValue] {
    var conjuncts: [JSONValue] = []
    if containing.contains(schema.id) {
      // Nothing below `not` is evaluated, and two of them ask what one schema asks.
      conjuncts.append([Keyword.not.rawValue: [Keyword.not.rawValue: .object(contains)]])
    }
    if schema.assertsFormat, schema.dialect.formats != Dialect.draft2020.formats,
      schema.format.flatMap(Format.init)?.dependsOnDialect == true
    {
      // A relative JSON Pointer that moves no index.
      conjuncts.append([Keyword.pattern.rawValue: "^[0-9]+([#/]|$)"])
    }
    return conjuncts
  }

  /// Whether `x-assertContent` says what the dialect asks without it.
  func assertsContent(_ schema: Schema) -> Bool {
    !schema.extensions.assertContent && (schema.assertsBase64 || schema.assertsJSON)
  }

  /// A remark on what the dialect leaves open and 2020-12 does not.
  func comment(on schema: Schema) -> String? {
    guard schema.leavesFormatOpen, let format = schema.format else { return nil }
    return "\(schema.dialect.shortName) does not define the format '\(format)'"
  }

  /// What 2020-12 cannot say of some schemas: a finding for each document.
  static func losses(of schemas: [SchemaID], in graph: SchemaGraph) -> [Diagnostic] {
    // OpenAPI 3.0 cannot name a later dialect: Documentation/OpenAPI.md says it once.
    let integers = schemas.map { graph[$0] }.filter { $0.asksForIntegerText && $0.dialect != .openAPI30 }
    let places = Dictionary(grouping: integers, by: \.document).mapValues { schemas in
      schemas.map { $0.sites[.type]?.location ?? $0.location }.sorted()
    }
    return places.values.compactMap { places in
      guard let first = places.first else { return nil }
      let others = places.count - 1
      return Diagnostic(
        .warning,
        "the bundle takes 1.0 for an integer, as 2020-12 does, and draft-04 does not"
          + (others == 0 ? "" : others == 1 ? ", also at 1 other place" : ", also at \(others) other places"),
        at: first, help: "name a later dialect in '$schema' if 1.0 is to be an integer")
    }
  }

  private static func containing(_ graph: SchemaGraph) -> Set<SchemaID> {
    var anchored: [ScalarKey: [SchemaID]] = [:]
    for resource in graph.resources {
      for (name, schema) in resource.dynamicAnchors { anchored[ScalarKey(name), default: []].append(schema) }
    }
    var pending = graph.schemas.filter { $0.unevaluatedItems != nil }.map(\.id)
    var met = Set(pending)
    while let id = pending.popLast() {
      let schema = graph[id]
      let bound = schema.dynamicReference?.anchor.flatMap { anchored[ScalarKey($0)] } ?? []
      for next in schema.references + bound + schema.allOf + schema.conditionalParts
      where met.insert(next).inserted {
        pending.append(next)
      }
    }
    return met.filter { graph[$0].contains != nil && graph[$0].dialect.isBefore2020 }
  }
}
