import SchemaModel
import SchemaRuntime

extension Flattening {
  /// Whether two schemas ask for the same type in the same words, whatever limits they set and however they describe.
  func areWrittenAlike(_ one: SchemaID, _ other: SchemaID, depth: Int = 0) -> Bool {
    if one == other { return true }
    let (a, b) = (graph[one], graph[other])
    guard depth < 12, a.boolean == b.boolean, a.types == b.types, a.listedValues == b.listedValues,
      a.reference == b.reference, a.dynamicReference == nil, b.dynamicReference == nil,
      a.format == b.format, a.contentEncoding == b.contentEncoding, a.contentSchema == b.contentSchema,
      graph.name(of: one) == graph.name(of: other), a.extensions.knownValues == b.extensions.knownValues,
      Set(a.required) == Set(b.required), !hasConditions(a), !hasConditions(b)
    else { return false }
    func areAlike(_ first: SchemaID?, _ second: SchemaID?) -> Bool {
      guard let first, let second else { return first == second }
      return areWrittenAlike(first, second, depth: depth + 1)
    }
    func areAllAlike(_ first: [SchemaID], _ second: [SchemaID]) -> Bool {
      first.count == second.count && zip(first, second).allSatisfy { areAlike($0, $1) }
    }
    func areNamedAlike(_ first: [NamedSchema], _ second: [NamedSchema]) -> Bool {
      zip(first, second).allSatisfy { $0.name.hasSameScalars(as: $1.name) }
        && areAllAlike(first.map(\.schema), second.map(\.schema))
    }
    return areNamedAlike(a.properties, b.properties)
      && areNamedAlike(a.patternProperties, b.patternProperties)
      && areAllAlike(a.allOf, b.allOf) && areAllAlike(a.anyOf, b.anyOf) && areAllAlike(a.oneOf, b.oneOf)
      && areAllAlike(a.prefixItems, b.prefixItems) && areAlike(a.items, b.items)
      && areAlike(a.additionalProperties, b.additionalProperties)
      && areAlike(a.unevaluatedProperties, b.unevaluatedProperties)
      && areAlike(a.unevaluatedItems, b.unevaluatedItems)
  }
}
