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

  /// The values that the forms of a schema list, where each form of one union lists some; nil where one does not.
  func valuesOfForms(_ schema: Schema) -> [JSONValue]? {
    [schema.oneOf, schema.anyOf].firstResult { branches -> [JSONValue]? in
      let lists = branches.compactMap { self[$0].listedValues }
      if branches.isEmpty || lists.count < branches.count { return nil }
      var seen: Set<JSONValue> = []
      return lists.flatMap(\.self).filter { seen.insert($0).inserted }
    }
  }

  /// Whether `oneOf` or `anyOf` of a schema has a form for each of some values, and says something of one at least.
  /// - Parameter others: whether there may be forms for other values, too: pages say that no value matches them.
  func areForms(of listed: [JSONValue], _ schema: Schema, allowsOthers others: Bool = false) -> Bool {
    [schema.oneOf, schema.anyOf].contains { branches in
      let forms = branches.map { self[$0] }
      let values = forms.compactMap(\.listedValues)
      return (others || forms.count == listed.count) && values.count == forms.count
        && forms.contains { $0.title != nil || $0.description != nil }
        && values.allSatisfy { $0.count == 1 }
        && (others
          ? Set(values.flatMap(\.self)).isSuperset(of: listed) : Set(values.flatMap(\.self)) == Set(listed))
    }
  }
}
