import SchemaModel
import SchemaRuntime

extension Facts {
  /// How deep members and items are followed.
  private static let deepest = 3

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
          || meets(site.keyword, schema, kind, bench, depth)
      }
    if isWithin { inclusions.within[id, default: []].insert(kind) }
    return isWithin
  }

  private static let silentKeywords = Schema.describingKeywords.union([.deprecated, .readOnly, .writeOnly])

  /// Whether each value of a type meets what one keyword asks for; false where that is not known.
  private func meets(
    _ keyword: Keyword, _ schema: Schema, _ kind: TypeSet, _ bench: Workbench, _ depth: Int
  ) -> Bool {
    func accepted(by id: SchemaID) -> Bool { areWithin(id, of: kind, bench, depth: depth) }
    switch keyword {
    case .type:
      let isOldInteger = kind == .integer && schema.dialect == .draft4
      return schema.types.map { (isOldInteger ? .number : kind).isSubset(of: $0.widened) } ?? false
    case .allOf: return schema.allOf.allSatisfy(accepted)
    case .anyOf: return schema.anyOf.contains(where: accepted)
    case .ref: return schema.reference.map(accepted) ?? false
    case .minimum, .exclusiveMinimum: return meetsMinimum(of: schema)
    case .maximum, .exclusiveMaximum: return meetsMaximum(of: schema)
    case .minLength: return schema.minLength.map { $0 <= minLength } ?? false
    case .maxLength: return schema.maxLength.map { maxLength <= $0 } ?? false
    case .minItems: return schema.minItems.map { $0 <= minItems } ?? false
    case .maxItems: return schema.maxItems.map { maxItems <= $0 } ?? false
    case .minProperties: return schema.minProperties.map { $0 <= minProperties } ?? false
    case .maxProperties: return schema.maxProperties.map { maxProperties <= $0 } ?? false
    case .uniqueItems: return isUnique || !schema.uniqueItems
    case .required:
      return schema.required.allSatisfy { name in required.contains { $0.hasSameScalars(as: name) } }
    case .properties:
      return schema.properties.allSatisfy { property in
        let own = certainSchemas(ofMember: property.name, in: bench)
        return areWithin(property.schema, own, bench, depth)
      }
    case .contains:
      guard let wanted = schema.contains, schema.maxContains == nil else { return false }
      return contains.contains { known in
        known.count >= max(1, schema.minContains ?? 1)
          && areWithin(wanted, [known.schema], bench, depth)
      }
    case .minContains: return schema.contains != nil
    default: return false
    }
  }

  /// Whether a schema accepts each value of a part.
  private func areWithin(_ other: SchemaID, _ part: [SchemaID], _ bench: Workbench, _ depth: Int) -> Bool {
    if bench.graph[other].acceptsAll { return true }
    guard depth < Self.deepest, !part.isEmpty else { return false }
    return bench.facts(part).areWithin(other, bench, depth: depth + 1)
  }

  private func meetsMinimum(of schema: Schema) -> Bool {
    let inclusive = schema.minimum.map { limit in
      minima.contains { limit < $0.limit || limit == $0.limit }
    }
    let exclusive = schema.exclusiveMinimum.map { limit in
      minima.contains { limit < $0.limit || limit == $0.limit && $0.isExclusive }
    }
    return (inclusive ?? exclusive ?? false) && exclusive ?? true
  }

  private func meetsMaximum(of schema: Schema) -> Bool {
    let inclusive = schema.maximum.map { limit in
      maxima.contains { $0.limit < limit || limit == $0.limit }
    }
    let exclusive = schema.exclusiveMaximum.map { limit in
      maxima.contains { $0.limit < limit || limit == $0.limit && $0.isExclusive }
    }
    return (inclusive ?? exclusive ?? false) && exclusive ?? true
  }
}
