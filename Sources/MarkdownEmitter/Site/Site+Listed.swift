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

  /// The values that a search finds a property by: those that its schemas list for it, for the items of the array that it
  /// is, or in the forms that it has.
  func values(toFind ids: [SchemaID]) -> [String] {
    let parts = parts(of: ids)
    let items = self.parts(of: parts.compactMap { graph[$0].items })
    let schemas = (parts + items).map { graph[$0] }
    let forms = schemas.flatMap { $0.oneOf + $0.anyOf }.map { graph[$0] }
    let values = (schemas + forms).flatMap { schema in
      (schema.listedValues ?? []) + (schema.extensions.knownValues ?? []).map(JSONValue.string)
    }
    var seen: Set<String> = []
    return values.prefix(Self.mostFindable).map(\.shown).filter { value in
      !value.isEmpty && value.utf8.count <= Self.longestFindable && seen.insert(value).inserted
    }
  }

  /// The most values of a property that a search knows, and the most bytes of one.
  private static let mostFindable = 200
  private static let longestFindable = 60

  /// Whether no schema refuses a value, as far as a search finds out.
  func isAccepted(_ value: JSONValue, by ids: [SchemaID]) -> Bool {
    reasoning.map { !$0.accepted([value], by: ids).isEmpty } ?? true
  }

  /// The examples of a schema, by their numbers, without those that the schemas refuse.
  func examples(of schema: Schema, by ids: [SchemaID]) -> [(index: Int, value: JSONValue)] {
    let accepted = schema.examples.enumerated().flatMap { index, value in
      (reasoning?.accepted([value], by: ids) ?? [value]).map { (index, $0) }
    }
    if accepted.count < schema.examples.count { schemasWithRefusedExamples.insert(schema.id) }
    return accepted
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
