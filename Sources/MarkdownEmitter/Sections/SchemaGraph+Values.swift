import SchemaModel
import SchemaRuntime

extension SchemaGraph {
  /// Whether `oneOf` or `anyOf` of a schema gives each value of its `enum` a form of its own, and says something of one at
  /// least: then the forms list the values, and `enum` adds nothing.
  func areFormsOfValues(_ schema: Schema) -> Bool {
    guard let enumeration = schema.enumeration, schema.constant == nil, schema.extensions.knownValues == nil
    else {
      return false
    }
    return areForms(of: enumeration, schema)
  }

  /// Whether `oneOf` or `anyOf` of a schema has a form for each of some values, and for no other, and says something of
  /// one at least.
  func areForms(of listed: [JSONValue], _ schema: Schema) -> Bool {
    [schema.oneOf, schema.anyOf].contains { branches in
      let forms = branches.map { self[$0] }
      let values = forms.compactMap(\.listedValues)
      return forms.count == listed.count && values.count == forms.count
        && forms.contains { $0.title != nil || $0.description != nil }
        && values.allSatisfy { $0.count == 1 }
        && Set(values.flatMap(\.self)) == Set(listed)
    }
  }
}
