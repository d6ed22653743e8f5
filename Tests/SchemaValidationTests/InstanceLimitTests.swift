import Testing

/// Instances that are made to be slow or deep.
@Suite(.timeLimit(.minutes(15))) struct InstanceLimitTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test(arguments: [
    ##"true"##, ##"{"items": {"$ref": "#"}}"##, ##"{"type": "string"}"##, ##"{"uniqueItems": true}"##,
    ##"{"const": [[]]}"##,
    ##"{"enum": [1, [2]]}"##, ##"{"contains": {"$ref": "#"}}"##, ##"{"unevaluatedItems": {"$ref": "#"}}"##,
    ##"{"anyOf": [{"type": "null"}, {"items": {"$ref": "#"}}]}"##, ##"{"not": {"const": 1}}"##,
    ##"{"if": {"maxItems": 1}, "then": {"minItems": 1}}"##, ##"{"x-maxSerializedBytes": 1000000}"##,
  ])
  func whatIsTooDeepIsRefused(schema: String) throws {
    let loaded = LoadedSchema(schema)
    for instance in [nested(513), nested(100_000), String(repeating: "{\"a\":", count: 10_000)] {
      let last = try #require(loaded.report(instance)?.errors.last)
      #expect(last.message.contains("512 levels"))
    }
    #expect(loaded.report(nested(512))?.violations.allSatisfy { !$0.message.contains("512") } == true)
  }

  @Test func manyObjectsAreToldApart() {
    let objects = (0..<20_000).map { "{\"id\": \($0), \"name\": \"name \($0)\"}" }
    let loaded = LoadedSchema(##"{"uniqueItems": true}"##)
    let start = ContinuousClock.now
    #expect(loaded.report("[" + objects.joined(separator: ",") + "]")?.isValid == true)
    #expect(loaded.report("[" + (objects + [objects[7]]).joined(separator: ",") + "]")?.isValid == false)
    // Comparing each with each takes minutes.
    #expect(start.duration(to: .now) < .seconds(20))
  }

  /// Each level says of a member what three schemas say, so that 3⁴⁰ ways lead to the innermost value.
  @Test(arguments: [
    ##""properties": {"a": NEXT}, "if": {"required": ["a"]}, "then": {"properties": {"a": NEXT}}, "##
      + ##""oneOf": [{"properties": {"a": NEXT}}, false]"##,
    ##""properties": {"a": NEXT}, "dependentSchemas": {"a": {"properties": {"a": NEXT}}}"##,
    ##""patternProperties": {"a": NEXT, "^a": NEXT}"##,
    ##""properties": {"a": NEXT}, "propertyNames": {"minLength": 1}, "allOf": [{"additionalProperties": NEXT}]"##,
    ##""properties": {"a": {"anyOf": [NEXT, {"allOf": [NEXT], "minProperties": 9}]}}"##,
  ])
  func levelsOfMembersThatSeveralDescribeEnd(level: String) throws {
    let depth = 40
    let definitions = (0..<depth).map { number in
      "\"l\(number)\": {" + level.replacing("NEXT", with: "{\"$ref\": \"#/$defs/l\(number + 1)\"}") + "}"
    }
    let leaf = ##""l\##(depth)": {"required": ["z"]}"##
    let loaded = LoadedSchema(
      ##"{"$ref": "#/$defs/l0", "$defs": {\##((definitions + [leaf]).joined(separator: ", "))}}"##)
    #expect(loaded.errors == [])
    func nested(_ inner: String) -> String {
      String(repeating: "{\"a\": ", count: depth) + inner + String(repeating: "}", count: depth)
    }
    #expect(loaded.report(nested("{\"z\": 1}"))?.isValid == true)
    let refused = try #require(loaded.report(nested("{}")))
    #expect(!refused.isValid)
    #expect(refused.errors.count < 1_000)
  }
}
