import SchemaModel
import Testing

/// `$dynamicRef` of v1: a name, which whatever leads to the schema binds.
struct FreeNameTests {
  /// The outermost resource that has the name decides, and the resource of the reference needs none itself.
  @Test(arguments: [
    ("{}", "[1]", false), ("{}", #"["a"]"#, true), ("{}", "[]", true),
    (#"{"$dynamicAnchor": "item", "type": "boolean"}"#, "[true]", false),
  ])
  func outermostNameDecides(inner: String, instance: String, isValid: Bool) {
    let loaded = LoadedSchema(
      """
      {"$schema": "https://json-schema.org/v1", "$id": "http://x/strings", "$ref": "list", "$defs": {
      "text": {"$dynamicAnchor": "item", "type": "string"},
      "list": {"$id": "list", "type": "array", "items": {"$dynamicRef": "item"}, "$defs": {"inner": \(inner)}}}}
      """)
    #expect(loaded.report(instance)?.isValid == isValid)
  }

  /// Where nothing around a reference has its name, the specification leaves the verdict open: no value is accepted.
  @Test func anOpenNameAcceptsNothing() {
    let loaded = LoadedSchema(
      """
      {"$schema": "https://json-schema.org/v1", "$id": "http://x/both", "anyOf": [{"$ref": "list"}, {"$ref": "strings"}],
      "$defs": {"list": {"$id": "list", "type": "array", "items": {"$dynamicRef": "item"}},
      "strings": {"$id": "strings", "$ref": "list", "$defs": {"text": {"$dynamicAnchor": "item", "type": "string"}}}}}
      """)
    #expect(loaded.report(#"["a"]"#)?.isValid == true)
    #expect(loaded.report("[1]")?.isValid == false)
    #expect(
      loaded.report("[1]")?.errors.map(\.message).contains {
        $0.contains("no schema that leads here has the dynamic anchor 'item'")
      } == true)
  }

  @Test(arguments: ["https://json-schema.org/v1", "https://json-schema.org/v1/2026"])
  func schemasAreInstances(dialect: String) {
    let loaded = LoadedSchema(#"{"$schema": "\#(dialect)", "$ref": "\#(dialect)"}"#)
    #expect(loaded.report(#"{"items": {"type": "array", "x-y": 1}}"#)?.isValid == true)
    for schema in [#"{"items": {"type": "list"}}"#, #"{"itemz": {}}"#, ##"{"$dynamicRef": "#a"}"##] {
      #expect(loaded.report(schema)?.isValid == false, "\(schema)")
    }
  }
}
