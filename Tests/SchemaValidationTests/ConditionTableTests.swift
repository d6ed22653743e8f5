import Testing

/// Of many conditions on the text of one member only those run that list the text. The verdict, the findings and their
/// order are those of all.
struct ConditionTableTests {
  private static let conditions = [
    #"{"if": {"properties": {"kind": {"const": "a"}}}, "then": {"required": ["x"]}}"#,
    #"{"if": {"properties": {"kind": {"enum": ["b", "a"]}, "x": {"type": "integer"}}}, "then": {"required": ["y"]}}"#,
    #"{"if": {"properties": {"kind": {"const": "c"}}, "required": ["kind"]}, "then": {"properties": {"x": false}}}"#,
    #"{"if": {"properties": {"kind": {"const": "é\u0000"}}}, "then": {"maxProperties": 1}}"#,
    #"{"if": {"type": "object", "properties": {"kind": {"const": "d"}}}, "then": {"deprecated": true}}"#,
  ]

  private static func schema(
    _ conditions: [String], _ rest: String = #""type": ["object", "array"]"#
  ) -> String {
    #"{\#(rest), "properties": {"x": {}}, "allOf": [\#(conditions.joined(separator: ", "))]}"#
  }

  /// The same conditions, so few at one place that none of them is left out.
  private static func divided(_ rest: String) -> LoadedSchema {
    let parts = conditions.map { #"{"allOf": [\#($0)]}"# }
    return LoadedSchema(schema(parts, rest))
  }

  private static let instances = [
    #"{}"#, #"[1]"#, #"{"x": 1}"#, #"{"kind": 1}"#, #"{"kind": null, "x": 1}"#, #"{"kind": {"a": 1}}"#,
    #"{"kind": "z"}"#, #"{"kind": "a"}"#, #"{"kind": "a", "x": "t"}"#, #"{"x": 1, "kind": "a"}"#,
    #"{"kind": "b", "x": 1}"#, #"{ "kind" : "c", "x": 2 }"#, #"{"k\u0069nd": "\u0063", "x": 2}"#,
    #"{"kind": "é\u0000", "x": 1}"#, #"{"kind": "d"}"#, #"{"kind": "e\u0301\u0000", "x": 1}"#,
    #"{"kind": "c", "kind": "a"}"#, #"{"x": 1, "y": 1, "x": 2, "kind": "z"}"#, #"{"kind": "z", "y": [1,]}"#,
    #"{"kind": "z", "y": {"c": 1, "c": 2}}"#, #"{"kind": "z""#,
  ]

  private static let beside = [
    #""type": ["object", "array"]"#, #""title": "t""#, #""unevaluatedProperties": true"#,
  ]

  @Test(arguments: instances, beside)
  func findingsAreThoseOfAllConditions(instance: String, rest: String) throws {
    let some = try #require(LoadedSchema(Self.schema(Self.conditions, rest)).report(instance))
    let all = try #require(Self.divided(rest).report(instance))
    #expect(some.violations.map(\.message) == all.violations.map(\.message))
    #expect(some.violations.map(\.instanceLocation) == all.violations.map(\.instanceLocation))
    #expect(some.isValid == all.isValid)
  }

  @Test func findingsAreThere() throws {
    let loaded = LoadedSchema(Self.schema(Self.conditions))
    #expect(try #require(loaded.report(#"{"kind": "a"}"#)).errors.count == 2)
    #expect(try #require(loaded.report(#"{"kind": "z"}"#)).errors.isEmpty)
    #expect(try #require(loaded.report(#"{"kind": "c", "x": 1}"#)).errors.count == 1)
    #expect(try #require(loaded.report(#"{}"#)).errors.count == 2)
  }

  /// What a condition evaluates counts where it holds.
  @Test func evaluatedMembersAreThoseOfConditionsThatHold() throws {
    let texts = ["a", "b", "c", "d"]
    let conditions = texts.map {
      #"{"if": {"properties": {"kind": {"const": "\#($0)"}}, "required": ["kind"]}, "#
        + #""then": {"properties": {"\#($0)": true}}}"#
    }
    let loaded = LoadedSchema(Self.schema(conditions, #""unevaluatedProperties": false"#))
    for text in texts {
      for name in texts {
        let report = try #require(loaded.report(#"{"kind": "\#(text)", "\#(name)": 1}"#))
        #expect(report.isValid == (text == name))
      }
    }
    #expect(try #require(loaded.report(#"{"kind": "z"}"#)).isValid == false)
  }
}
