import Testing

/// Instances that are made to be slow or deep.
@Suite(.timeLimit(.minutes(5))) struct InstanceLimitTests {
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
}
