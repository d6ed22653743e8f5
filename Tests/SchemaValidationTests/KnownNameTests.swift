import SchemaRuntime
import Testing

/// Names of an open object that none of the schemas that look at it lists are warnings.
struct KnownNameTests {
  @Test(arguments: [
    (##"{"properties": {"a": true}}"##, #"{"a": 1, "b": 1}"#, ["/b"]),
    // A schema that looks at the same object lists names for all.
    (
      ##"{"properties": {"a": true}, "allOf": [{"properties": {"b": true}}], "if": {"required": ["c"], "properties": {"c": true}}}"##,
      #"{"a": 1, "b": 1, "c": 1, "d": 1}"#, ["/d"]
    ),
    (##"{"properties": {"a": true}, "additionalProperties": true}"##, #"{"b": 1}"#, []),
    (##"{"properties": {"a": true}, "patternProperties": {"^x": true}}"##, #"{"b": 1}"#, []),
    // A schema that asks for a name, or allows it, knows it.
    (##"{"properties": {"a": true}, "required": ["b"]}"##, #"{"b": 1, "c": 1}"#, ["/c"]),
    (##"{"required": ["b"]}"##, #"{"b": 1, "c": 1}"#, []),
    (
      ##"{"properties": {"a": true}, "dependentRequired": {"b": ["c"]}, "dependentSchemas": {"d": {"properties": {"e": true}, "required": ["f"]}}}"##,
      #"{"b": 1, "c": 1, "d": 1, "e": 1, "f": 1, "g": 1}"#, ["/g"]
    ),
    (##"{"properties": {"a": true}, "propertyNames": {"enum": ["a", "b"]}}"##, #"{"b": 1}"#, []),
    (##"{"properties": {"a": true}, "propertyNames": {"const": "b"}}"##, #"{"b": 1}"#, []),
    // So does one whose pattern, or each branch of a union, leaves few names.
    (
      ##"{"properties": {"a": true}, "propertyNames": {"pattern": "^[ab]$"}}"##, #"{"b": 1}"#, []
    ),
    (
      ##"{"properties": {"a": true}, "propertyNames": {"anyOf": [{"pattern": "^[ab]$"}, {"const": "q"}]}}"##,
      #"{"b": 1, "q": 1}"#, []
    ),
    (##"{"properties": {"a": true}, "propertyNames": {"maxLength": 1}}"##, #"{"b": 1}"#, ["/b"]),
    // And one that lists whole values: no name in them is unknown, however deep it stands.
    (##"{"properties": {"a": true}, "enum": [{"b": 1}]}"##, #"{"b": 1}"#, []),
    (##"{"properties": {"a": true}, "allOf": [{"const": {"b": 1}}]}"##, #"{"b": 1}"#, []),
    (
      ##"{"properties": {"o": {"properties": {"a": true}}}, "enum": [{"o": {"b": [{"c": 1}]}}]}"##,
      #"{"o": {"b": [{"c": 1}]}}"#, []
    ),
    (
      ##"{"properties": {"a": true}, "anyOf": [{"const": {"b": 1}}, {"required": ["z"]}]}"##,
      #"{"b": 1, "z": 1, "q": 1}"#, ["/q"]
    ),
    (
      ##"{"properties": {"a": true}, "if": {"required": ["b"]}, "then": {"required": ["c"]}}"##,
      #"{"b": 1, "c": 1, "d": 1}"#, ["/d"]
    ),
    (
      ##"{"properties": {"o": {"properties": {"a": true}}}, "allOf": [{"properties": {"o": {"required": ["b"]}}}]}"##,
      #"{"o": {"b": 1, "c": 1}}"#, ["/o/c"]
    ),
    // No schema knows a forbidden name.
    (##"{"properties": {"a": true}, "not": {"required": ["b"]}}"##, #"{"c": 1}"#, ["/c"]),
    // Branches that may look at the same object know the names of all.
    (
      ##"{"anyOf": [{"properties": {"a": {"type": "string"}}}, {"properties": {"b": true}, "required": ["c"]}]}"##,
      #"{"a": "x", "b": 1, "c": 1, "d": 1}"#, ["/d"]
    ),
    (
      ##"{"oneOf": [{"$ref": "#/$defs/a"}, {"anyOf": [{"properties": {"b": true}, "required": ["b"]}, {"$ref": "#/$defs/c"}]}], "$defs": {"a": {"required": ["a"], "properties": {"a": true}}, "c": {"required": ["c"], "properties": {"c": true, "d": true}}}}"##,
      #"{"a": 1, "d": 1, "e": 1}"#, ["/e"]
    ),
    (
      ##"{"required": ["r"], "anyOf": [{"properties": {"a": true}}, {"type": "string"}]}"##,
      #"{"r": 1, "b": 1}"#, ["/b"]
    ),
    // A tag tells which branch looks at it, and others do not.
    (
      ##"{"oneOf": [{"required": ["t"], "properties": {"t": {"const": "a"}, "a": true}}, {"required": ["t"], "properties": {"t": {"const": "b"}, "b": true}}]}"##,
      #"{"t": "a", "b": 1}"#, ["/b"]
    ),
    // Whatever a `$dynamicRef` may lead to lists names, too.
    (
      ##"{"$id": "http://x/root", "$dynamicAnchor": "n", "properties": {"a": true}, "$ref": "more", "$defs": {"m": {"$id": "more", "$dynamicAnchor": "n", "properties": {"next": {"$dynamicRef": "#n"}}}}}"##,
      #"{"a": 1, "next": {"a": 1, "next": {"b": 1}}}"#, ["/next/next/b"]
    ),
    // Several describe a member: one of them warns, of what none of them lists.
    (
      ##"{"properties": {"o": {"properties": {"a": true}}}, "allOf": [{"properties": {"o": {"properties": {"b": true}}}}]}"##,
      #"{"o": {"a": 1, "b": 1, "c": 1}}"#, ["/o/c"]
    ),
    (
      ##"{"allOf": [{"$ref": "#/$defs/o"}, {"properties": {"o": {"properties": {"b": true}}}}], "$defs": {"o": {"properties": {"o": {"properties": {"a": true}}}}}}"##,
      #"{"o": {"a": 1, "b": 1, "c": 1}}"#, ["/o/c"]
    ),
    // A condition that lists a name deep inside lists it for the others.
    (
      ##"{"properties": {"l": {"items": {"properties": {"a": {"properties": {"x": true}}}}}}, "if": {"properties": {"l": {"items": {"properties": {"a": {"properties": {"y": true}}}}}}}}"##,
      #"{"l": [{"a": {"x": 1, "y": 1, "z": 1}, "b": 1}]}"#, ["/l/0/a/z", "/l/0/b"]
    ),
    // Branches of a union do not describe one value together, but each with what stands beside the union.
    (
      ##"{"properties": {"o": {"properties": {"a": true}}}, "oneOf": [{"required": ["x"], "properties": {"x": true, "o": {"properties": {"b": true}}, "p": {"properties": {"q": true}}}}, {"required": ["y"], "properties": {"y": true, "o": {"properties": {"c": true}}, "p": {"properties": {"r": true}}}}]}"##,
      #"{"x": 1, "o": {"a": 1, "b": 1, "d": 1}, "p": {"q": 1, "r": 1}}"#, ["/o/d", "/p/r"]
    ),
    // Patterns and rests describe members, too.
    (
      ##"{"properties": {"xa": {"properties": {"a": true}}, "o": {"properties": {"a": true}}}, "allOf": [{"patternProperties": {"^x": {"properties": {"b": true}}}}]}"##,
      #"{"xa": {"a": 1, "b": 1, "c": 1}, "o": {"b": 1}}"#, ["/xa/c", "/o/b"]
    ),
    (
      ##"{"properties": {"o": {"properties": {"a": true}}}, "allOf": [{"additionalProperties": {"properties": {"b": true}}}]}"##,
      #"{"o": {"a": 1, "b": 1, "c": 1}}"#, ["/o/c"]
    ),
    // Another schema says what other names mean.
    (
      ##"{"properties": {"o": {"properties": {"a": true}}}, "allOf": [{"properties": {"o": {"additionalProperties": true}}}]}"##,
      #"{"o": {"c": 1}}"#, []
    ),
    // Or refuses them, for some values or for all.
    (
      ##"{"properties": {"o": {"properties": {"a": true, "b": true}}}, "if": {"required": ["x"]}, "then": {"properties": {"o": {"properties": {"a": true}, "additionalProperties": false}}}}"##,
      #"{"o": {"c": 1}}"#, ["/o/c"]
    ),
    (
      ##"{"properties": {"o": {"properties": {"a": true, "b": true}, "additionalProperties": false}}, "allOf": [{"properties": {"o": {"properties": {"a": true}}}}]}"##,
      #"{"o": {"a": 1, "b": 1}}"#, []
    ),
    // `contains` describes items that `items` describes.
    (
      ##"{"items": {"properties": {"a": true, "b": true}}, "contains": {"properties": {"a": {"const": 1}}}}"##,
      #"[{"a": 1, "b": 1, "c": 1}]"#, ["/0/c"]
    ),
    (
      ##"{"prefixItems": [{"properties": {"a": true}}], "items": {"properties": {"b": true}}}"##,
      #"[{"a": 1, "b": 1}, {"a": 1, "b": 1}]"#, ["/0/b", "/1/a"]
    ),
    // A schema that describes itself with another one.
    (
      ##"{"$ref": "#/$defs/t", "$defs": {"t": {"properties": {"t": {"$ref": "#/$defs/t"}, "a": true}, "allOf": [{"properties": {"t": {"properties": {"b": true}}}}]}}}"##,
      #"{"t": {"a": 1, "b": 1, "c": 1, "t": {"a": 1, "b": 1, "c": 1}}}"#, ["/t/c", "/t/t/c"]
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
