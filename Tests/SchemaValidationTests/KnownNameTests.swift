import SchemaRuntime
import Testing

/// Of an open object, names that nobody lists who looks at it are warnings.
struct KnownNameTests {
  @Test(arguments: [
    (##"{"properties": {"a": true}}"##, #"{"a": 1, "b": 1}"#, ["/b"]),
    // Who looks at the same object lists names for all.
    (
      ##"{"properties": {"a": true}, "allOf": [{"properties": {"b": true}}], "if": {"required": ["c"], "properties": {"c": true}}}"##,
      #"{"a": 1, "b": 1, "c": 1, "d": 1}"#, ["/d"]
    ),
    (##"{"properties": {"a": true}, "additionalProperties": true}"##, #"{"b": 1}"#, []),
    (##"{"properties": {"a": true}, "patternProperties": {"^x": true}}"##, #"{"b": 1}"#, []),
    // To ask for a name is not to list it.
    (##"{"properties": {"a": true}, "required": ["b"]}"##, #"{"b": 1}"#, ["/b"]),
    // Whatever a `$dynamicRef` may lead to lists names, too.
    (
      ##"{"$id": "http://x/root", "$dynamicAnchor": "n", "properties": {"a": true}, "$ref": "more", "$defs": {"m": {"$id": "more", "$dynamicAnchor": "n", "properties": {"next": {"$dynamicRef": "#n"}}}}}"##,
      #"{"a": 1, "next": {"a": 1, "next": {"b": 1}}}"#, ["/next/next/b"]
    ),
  ])
  func othersAreUnknown(schema: String, instance: String, unknown: [String]) {
    let loaded = LoadedSchema(schema)
    #expect(loaded.errors == [])
    let report = loaded.report(instance)
    #expect(report?.isValid == true)
    #expect(report?.violations.map(\.instanceLocation) == unknown)
    #expect(report?.violations.allSatisfy { $0.message.hasPrefix("unknown property") } == true)
  }
}
