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

  /// Whether it is certain that a schema accepts each object that these schemas allow and in which a member has a value.
  func areWithin(
    _ id: SchemaID, of kind: TypeSet, where name: String, is value: JSONValue, _ bench: Workbench
  ) -> Bool {
    let schema = bench.graph[id]
    let inclusion = Inclusion(facts: self, schema: schema, kind: kind, bench: bench, depth: 0)
    return schema.sites.allSatisfy { site in
      if Self.silentKeywords.contains(site.keyword) || site.keyword.subjects?.contains(kind) == false {
        return true
      }
      guard site.keyword == .properties else { return inclusion.meets(site.keyword) }
      return schema.properties.allSatisfy { property in
        property.name.hasSameScalars(as: name)
          ? bench.accepts(value, [property.schema]) && !bench.isExhausted : inclusion.meets(property)
      }
    }
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
  func meets(_ keyword: Keyword) -> Bool { Self.decided[keyword]?(self) ?? false }

  /// The keywords that are decided; of the others it is not known whether a value meets them.
  private static let decided: [Keyword: @Sendable (Inclusion) -> Bool] = [
    .type: { $0.meetsType },
    .allOf: { it in it.schema.allOf.allSatisfy(it.isAccepted) },
    .anyOf: { it in it.schema.anyOf.contains(where: it.isAccepted) },
    .ref: { it in it.schema.reference.map(it.isAccepted) ?? false },
    .minimum: { $0.meetsMinimum }, .exclusiveMinimum: { $0.meetsMinimum },
    .maximum: { $0.meetsMaximum }, .exclusiveMaximum: { $0.meetsMaximum },
    .minLength: { it in it.schema.minLength.map { $0 <= it.facts.minLength } ?? false },
    .maxLength: { it in it.schema.maxLength.map { it.facts.maxLength <= $0 } ?? false },
    .minItems: { it in it.schema.minItems.map { $0 <= it.facts.minItems } ?? false },
    .maxItems: { it in it.schema.maxItems.map { it.facts.maxItems <= $0 } ?? false },
    .minProperties: { it in it.schema.minProperties.map { $0 <= it.facts.minProperties } ?? false },
    .maxProperties: { it in it.schema.maxProperties.map { it.facts.maxProperties <= $0 } ?? false },
    .uniqueItems: { $0.facts.isUnique || !$0.schema.uniqueItems },
    .required: { it in
      it.schema.required.allSatisfy { name in it.facts.required.contains { $0.hasSameScalars(as: name) } }
    },
    .properties: { it in it.schema.properties.allSatisfy(it.meets) },
    .items: { $0.meetsItems }, .prefixItems: { $0.meetsItems },
    .patternProperties: { it in it.schema.patternProperties.allSatisfy(it.meetsPattern) },
    .additionalProperties: { $0.meetsAdditional }, .propertyNames: { $0.meetsNames },
    .contains: { $0.meetsContains }, .minContains: { $0.schema.contains != nil },
  ]

  /// Whether the values of a member are what an entry of `properties` asks for.
  func meets(_ property: NamedSchema) -> Bool {
    isAccepted(facts.certainSchemas(ofMember: property.name, in: bench), by: property.schema)
  }

  /// Whether the members whose names match a pattern are what the schema asks for of them.
  private func meetsPattern(_ pattern: NamedSchema) -> Bool {
    let alike = facts.patternProperties.filter { $0.name.hasSameScalars(as: pattern.name) }
    return isAccepted(alike.map(\.schema), by: pattern.schema)
  }

  /// Whether the members that the schema does not list are what it asks for of them.
  private var meetsAdditional: Bool {
    let names = Set(schema.properties.map { ScalarKey($0.name) })
    let patterns = Set(schema.patternProperties.map { ScalarKey($0.name) })
    let others = facts.members.map { bench.graph[$0] }.filter { other in
      other.properties.allSatisfy { names.contains(ScalarKey($0.name)) }
        && other.patternProperties.allSatisfy { patterns.contains(ScalarKey($0.name)) }
    }.compactMap(\.additionalProperties)
    return schema.additionalProperties.map { isAccepted(others, by: $0) } ?? false
  }

  /// Whether the names of members are what `propertyNames` asks for.
  private var meetsNames: Bool {
    guard let names = schema.propertyNames, depth < Facts.deepest else { return false }
    return bench.facts(facts.propertyNames).areWithin(names, of: .string, bench, depth: depth + 1)
  }

  /// Whether each item is what the schema asks for at its place.
  private var meetsItems: Bool {
    let last = max(schema.prefixItems.count, facts.prefixCount)
    guard last <= Facts.branchLimit else { return false }
    return (0...last).allSatisfy { index in
      let wanted = index < schema.prefixItems.count ? schema.prefixItems[index] : schema.items
      return wanted.map { isAccepted(facts.certainSchemas(ofItem: index, in: bench.graph), by: $0) } ?? true
    }
  }

  private var meetsType: Bool {
    let isOldInteger = kind == .integer && schema.dialect.isLikeDraft4
    return schema.types.map { (isOldInteger ? .number : kind).isSubset(of: $0.widened) } ?? false
  }

  /// Whether a schema that looks at the same value accepts it.
  private func isAccepted(by id: SchemaID) -> Bool {
    facts.areWithin(id, of: kind, bench, depth: depth)
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
    guard depth < Facts.deepest else { return false }
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
