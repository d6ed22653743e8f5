import SchemaModel

/// What a schema's own assertions demand of a value, with literal values marked.
struct Demands {
  /// “must …”, each once, limits of one kind together.
  let messages: [String]

  /// A table has a column of its own for the type, and shows the values that may occur there.
  init(_ schema: Schema, showsType: Bool = true, showsValues: Bool = true) {
    messages =
      SchemaDemands(schema, showsType: showsType, showsValues: showsValues, literal: Marked.value).messages
  }
}
