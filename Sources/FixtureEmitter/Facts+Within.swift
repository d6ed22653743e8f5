import SchemaModel
import SchemaRuntime

extension Facts {
  /// How deep members and items are followed.
  fileprivate static let deepest = 3

  /// Whether it is certain that a schema accepts each value of a type that these schemas allow.
  func areWithin(_ id: SchemaID, of kind: TypeSet, _ bench: Workbench, depth: Int = 0) -> Bool {
    if hasDynamicReference { return false }
    if inclusions.within[id]?.contains(kind) == true || isAbout(id) { return true }
    // A schema that is met within itself is not known to accept anything.
    guard depth <= Self.deepest, inclusions.asked[id]?.contains(kind) != true else { return false }
    inclusions.asked[id, default: []].insert(kind)
    let schema = bench.graph[id]
    let isWithin =
      schema.boolean
      ?? schema.sites.allSatisfy { site in
        Self.silentKeywords.contains(site.keyword) || site.keyword.subjects?.contains(kind) == false
          || Inclusion(facts: self, schema: schema, kind: kind, bench: bench, depth: depth).meets(
            site.keyword)
      }
    if isWithin { inclusions.within[id, default: []].insert(kind) }
    return isWithin
  }

  private static let silentKeywords = Schema.describingKeywords.union([.deprecated, .readOnly, .writeOnly])
}

/// The question whether a schema accepts each value of one type that other schemas allow.
private struct Inclusion {
  let facts: Facts
  let schema: Schema
  let kind: TypeSet
  let bench: Workbench
  let depth: Int

  /// Whether each value of a type meets what one keyword asks for; false where that is not known.
  func meets(_ keyword: Keyword) -> Bool {
    func accepted(by id: SchemaID) -> Bool { facts.areWithin(id, of: kind, bench, depth: depth) }
    func atMost(_ asked: Int?, _ known: Int) -> Bool { asked.map { $0 <= known } ?? false }
    func atLeast(_ asked: Int?, _ known: Int) -> Bool { asked.map { known <= $0 } ?? false }
    let decided: [Keyword: () -> Bool] = [
      .type: {
        let isOldInteger = kind == .integer && schema.dialect == .draft4
        return schema.types.map { (isOldInteger ? .number : kind).isSubset(of: $0.widened) } ?? false
      },
      .allOf: { schema.allOf.allSatisfy(accepted) },
      .anyOf: { schema.anyOf.contains(where: accepted) },
      .ref: { schema.reference.map(accepted) ?? false },
      .minimum: { meetsMinimum }, .exclusiveMinimum: { meetsMinimum },
      .maximum: { meetsMaximum }, .exclusiveMaximum: { meetsMaximum },
      .minLength: { atMost(schema.minLength, facts.minLength) },
      .maxLength: { atLeast(schema.maxLength, facts.maxLength) },
      .minItems: { atMost(schema.minItems, facts.minItems) },
      .maxItems: { atLeast(schema.maxItems, facts.maxItems) },
      .minProperties: { atMost(schema.minProperties, facts.minProperties) },
      .maxProperties: { atLeast(schema.maxProperties, facts.maxProperties) },
      .uniqueItems: { facts.isUnique || !schema.uniqueItems },
      .required: {
        schema.required.allSatisfy { name in facts.required.contains { $0.hasSameScalars(as: name) } }
      },
      .properties: {
        schema.properties.allSatisfy { property in
          isAccepted(facts.certainSchemas(ofMember: property.name, in: bench), by: property.schema)
        }
      },
      .contains: { meetsContains }, .minContains: { schema.contains != nil },
    ]
    return decided[keyword]?() ?? false
  }

  /// Whether each list has the items that a schema wants in it.
  private var meetsContains: Bool {
    guard let wanted = schema.contains, schema.maxContains == nil else { return false }
    return facts.contains.contains { known in
      known.count >= max(1, schema.minContains ?? 1) && isAccepted([known.schema], by: wanted)
    }
  }

  /// Whether a schema accepts each value of a part.
  private func isAccepted(_ part: [SchemaID], by other: SchemaID) -> Bool {
    if bench.graph[other].acceptsAll { return true }
    guard depth < Facts.deepest, !part.isEmpty else { return false }
    return bench.facts(part).areWithin(other, bench, depth: depth + 1)
  }

  private var meetsMinimum: Bool {
    let inclusive = schema.minimum.map { limit in
      facts.minima.contains { limit < $0.limit || limit == $0.limit }
    }
    let exclusive = schema.exclusiveMinimum.map { limit in
      facts.minima.contains { limit < $0.limit || limit == $0.limit && $0.isExclusive }
    }
    return (inclusive ?? exclusive ?? false) && exclusive ?? true
  }

  private var meetsMaximum: Bool {
    let inclusive = schema.maximum.map { limit in
      facts.maxima.contains { $0.limit < limit || limit == $0.limit }
    }
    let exclusive = schema.exclusiveMaximum.map { limit in
      facts.maxima.contains { $0.limit < limit || limit == $0.limit && $0.isExclusive }
    }
    return (inclusive ?? exclusive ?? false) && exclusive ?? true
  }
}
