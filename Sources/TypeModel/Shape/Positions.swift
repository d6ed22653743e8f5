import SchemaModel
import SchemaRuntime

extension TypePlanner {
  /// Whether positions of the array have schemas of their own.
  func hasPositions(_ key: Conjunction) -> Bool { positionCount(of: key) > 0 && !isList(key) }

  /// Whether items are alike wherever they stand, and no author has a name for a position.
  private func isList(_ key: Conjunction) -> Bool {
    guard key.members.count == 1, let schema = key.schemas.first.map({ graph[$0] }),
      let rest = schema.items, graph[rest].boolean == nil, schema.maxItems == nil
    else { return false }
    return areAlike(schema.prefixItems + [rest])
      && schema.prefixItems.allSatisfy { graph[$0].title == nil && graph.name(of: $0) == nil }
  }

  /// How many positions have a schema of their own, and may occur.
  func positionCount(of key: Conjunction) -> Int {
    let schemas = key.schemas.map { graph[$0] }
    let described = schemas.map(\.prefixItems.count).max() ?? 0
    return min(described, mostItems(of: key) ?? described)
  }

  /// How many items there may be at the most; nil where no number is set.
  func mostItems(of key: Conjunction) -> Int? {
    let limits = key.schemas.flatMap { id in
      let schema = graph[id]
      let isClosed = schema.items.map { graph.allowsNothing($0) } ?? false
      // The array ends before a position that allows nothing.
      let end = schema.prefixItems.firstIndex { graph.allowsNothing($0) }
      return [schema.maxItems, isClosed ? schema.prefixItems.count : nil, end].compactMap(\.self)
    }
    return limits.min()
  }

  /// The schema of `unevaluatedItems` for the items behind the positions, where no other keyword can have evaluated
  /// them.
  func unevaluatedItems(of key: Conjunction) -> SchemaID? {
    let closing = key.schemas.first { graph[$0].unevaluatedItems != nil }
    guard let closing else { return nil }
    let parts = flattening.everything(from: closing)
    let areAllKnown = parts.allSatisfy { id in
      let schema = graph[id]
      return schema.contains == nil && schema.oneOf.isEmpty && schema.anyOf.isEmpty && schema.items == nil
        && schema.ifSchema == nil && schema.dependentSchemas.isEmpty && schema.dynamicReference == nil
        && (schema.unevaluatedItems == nil || id == closing)
    }
    return areAllKnown ? graph[closing].unevaluatedItems : nil
  }
}
