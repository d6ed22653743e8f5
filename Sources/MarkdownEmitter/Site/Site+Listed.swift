import SchemaModel
import SchemaRuntime

extension Site {
  /// Longer lists are not judged value by value.
  private static let mostJudged = 256

  /// The values of a schema's `enum`, without those that it or another one of the schemas refuses; all of them where no
  /// value is left, which is said elsewhere.
  func acceptedValues(of schema: Schema, by ids: [SchemaID]) -> [JSONValue] {
    let values = schema.enumeration ?? []
    if values.count > Self.mostJudged || areAccepted(values, by: ids) { return values }
    let found = reasoning?.accepted(values, by: ids) ?? values
    return found.isEmpty ? values : found
  }

  /// Whether no schema refuses a value, as far as a search finds out.
  func isAccepted(_ value: JSONValue, by ids: [SchemaID]) -> Bool {
    reasoning.map { !$0.accepted([value], by: ids).isEmpty } ?? true
  }

  /// The examples of a schema, by their numbers, without those that the schemas refuse.
  func examples(of schema: Schema, by ids: [SchemaID]) -> [(index: Int, value: JSONValue)] {
    schema.examples.enumerated().flatMap { index, value in
      (reasoning?.accepted([value], by: ids) ?? [value]).map { (index, $0) }
    }
  }

  /// Whether it is clear without a search that no schema refuses one of the values: there is one schema, which asks for
  /// their types at most.
  private func areAccepted(_ values: [JSONValue], by ids: [SchemaID]) -> Bool {
    guard ids.count == 1, let schema = ids.first.map({ graph[$0] }), schema.dialect != .draft4,
      schema.hasOnly(Schema.describingKeywords.union([.type, .enum]))
    else { return false }
    return schema.types.map { types in values.allSatisfy { !$0.types.isDisjoint(with: types) } } ?? true
  }
}
