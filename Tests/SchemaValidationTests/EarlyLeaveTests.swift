import Testing

/// A walk that only asks for a verdict leaves an object once it has seen all names that it asks for. Nothing is missed in what
/// stands behind them.
struct EarlyLeaveTests {
  private static let conditions = [
    ##"{"if": {"properties": {"a": {"const": 1}}}, "then": {"required": ["b"]}}"##,
    ##"{"allOf": [{"if": {"properties": {"a": {"const": 1}}}, "then": {}}, {"if": {"required": ["b"]}, "then": {}}]}"##,
    ##"{"not": {"properties": {"a": {"const": 2}}, "required": ["a"]}}"##,
    ##"{"anyOf": [{"required": ["a"]}, {"required": ["b"]}]}"##,
    ##"{"oneOf": [{"properties": {"a": {"const": 1}}}, {"properties": {"a": {"const": 2}}}]}"##,
    ##"{"type": "object", "properties": {"a": true}, "allOf": [{"not": {"required": ["z"]}}]}"##,
    ##"{"if": {"anyOf": [{"properties": {"a": {"const": 1}}}, {"required": ["b"]}]}, "then": {"required": ["b"]}}"##,
    ##"{"not": {"oneOf": [{"required": ["z"]}, {"required": ["y"]}, {"type": "string"}]}}"##,
    ##"{"anyOf": [{"type": "array"}, {"not": {"type": "string"}}, {"enum": [{"a": 1}]}]}"##,
    ##"{"if": {"type": "array"}, "then": false, "else": {"not": {"type": ["string", "null"]}}}"##,
  ]

  @Test(arguments: conditions, [#"{"a": 1, "b": 2, "b": 3}"#, #"{"a": 1, "b": {"c": 1, "c": 2}}"#])
  func membersBehindAreToldApart(schema: String, instance: String) throws {
    let report = try #require(LoadedSchema(schema).report(instance))
    #expect(
      report.errors.contains { $0.message.contains("duplicate key") })
  }

  @Test(arguments: conditions, [#"{"a": 1, "b": tru}"#, #"{"a": 1, "b": 2"#, #"{"a": 1, "b": [}"#])
  func whatIsNoJSONIsRefused(schema: String, instance: String) throws {
    #expect(try #require(LoadedSchema(schema).report(instance)).isValid == false)
  }

  @Test(arguments: conditions)
  func valuesAreAccepted(schema: String) throws {
    #expect(try #require(LoadedSchema(schema).report(#"{"a": 1, "b": {"c": [1, {}]}}"#)).isValid)
  }

  /// A value is compared only once it is known to be JSON, and not too deep.
  @Test(arguments: [
    ##"{"anyOf": [{"properties": {"a": true}, "enum": [{"a": 1}, {"a": 1, "b": 2}]}, {"properties": {"a": true}}]}"##,
    ##"{"oneOf": [{"required": ["a"], "const": {"a": 1}}, {"required": ["a"]}]}"##,
  ])
  func whatIsComparedHasBeenRead(schema: String) throws {
    let loaded = LoadedSchema(schema)
    let deep = String(repeating: "[", count: 100_000)
    for rest in [deep, "tru", #"2, "b": 2}"#, #"{"c": 1, "c": 1}}"#] {
      #expect(try #require(loaded.report(#"{"a": 1, "b": "# + rest)).isValid == false)
    }
    #expect(try #require(loaded.report(#"{"a": 1, "b": 3}"#)).isValid)
  }

  /// What a condition evaluates, and how long a value is, depends on members behind those that it names.
  @Test func theWholeValueCountsWhereItIsAskedFor() throws {
    let names = LoadedSchema(
      ##"{"if": {"properties": {"a": {"const": 1}}}, "unevaluatedProperties": false}"##)
    #expect(try #require(names.report(#"{"a": 1}"#)).isValid)
    #expect(try #require(names.report(#"{"a": 1, "b": 2}"#)).isValid == false)
    let all = LoadedSchema(
      ##"{"if": {"properties": {"a": {"const": 1}}, "additionalProperties": true}, "unevaluatedProperties": false}"##
    )
    #expect(try #require(all.report(#"{"a": 1, "b": 2}"#)).isValid)
    let size = LoadedSchema(
      ##"{"not": {"$ref": "#/$defs/a", "x-maxSerializedBytes": 10}, "$defs": {"a": {"required": ["a"]}}}"##)
    #expect(try #require(size.report(#"{"a": 1}"#)).isValid == false)
    #expect(try #require(size.report(#"{"a": 1, "b": 2}"#)).isValid)
  }
}
