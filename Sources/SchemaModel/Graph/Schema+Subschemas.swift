extension Schema {
  /// The targets of its references, static and dynamic.
  public var references: [SchemaID] { [reference, dynamicReference?.initial].compactMap(\.self) }

  /// The schemas that keywords hold, each with the tokens that lead to it in 2020-12, without definitions.
  public var subschemas: [(tokens: [String], schema: SchemaID)] {
    var result: [(tokens: [String], schema: SchemaID)] = []
    for (keyword, schema) in singles { result.append(([keyword.rawValue], schema)) }
    for (keyword, schemas) in lists {
      result += schemas.enumerated().map { ([keyword.rawValue, String($0.offset)], $0.element) }
    }
    for (keyword, named) in maps { result += named.map { ([keyword.rawValue, $0.name], $0.schema) } }
    return result
  }

  /// Keywords that hold a schema.
  public var singles: [(keyword: Keyword, schema: SchemaID)] {
    let all: [(Keyword, SchemaID?)] = [
      (.not, not), (.if, ifSchema), (.then, thenSchema), (.else, elseSchema), (.items, items),
      (.contains, contains), (.additionalProperties, additionalProperties),
      (.propertyNames, propertyNames), (.unevaluatedItems, unevaluatedItems),
      (.unevaluatedProperties, unevaluatedProperties), (.contentSchema, contentSchema),
    ]
    return all.compactMap { keyword, schema in schema.map { (keyword, $0) } }
  }

  /// Keywords that hold an array of schemas.
  public var lists: [(keyword: Keyword, schemas: [SchemaID])] {
    [
      (.allOf, allOf), (.anyOf, anyOf), (.oneOf, oneOf), (.prefixItems, prefixItems),
      (.warnings, extensions.warnings),
    ]
    .filter { !$0.1.isEmpty }
  }

  /// Keywords that hold an object of schemas.
  public var maps: [(keyword: Keyword, named: [NamedSchema])] {
    [
      (.properties, properties), (.patternProperties, patternProperties),
      (.dependentSchemas, dependentSchemas),
    ]
  }
}
