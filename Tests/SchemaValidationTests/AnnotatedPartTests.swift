import SchemaModel
import SchemaRuntime
import Testing

/// `readOnly`, `writeOnly` and `deprecated` count wherever a value stands, and wherever the schema that says so stands.
struct AnnotatedPartTests {
  /// A place for a value: a schema with `$$` for that of the value, an instance, the part that is the value, and the keyword
  /// that describes it.
  private struct Place {
    var schema: String
    var instance: String
    var part: String
    var keyword: String
    var dialect = Dialect.draft2020
  }

  /// What stands for `$$`, with `@` for the keyword, and what leads to the keyword.
  private static let ways: [(schema: String, path: String)] = [
    (##"{"type": "string", @}"##, ""), (##"{"$ref": "#/$defs/value"}"##, "/$ref"),
    (##"{"$ref": "#/$defs/value", "maxLength": 9}"##, "/$ref"),
    (##"{"$ref": "#/$defs/way"}"##, "/$ref/$ref"),
    (##"{"allOf": [{"type": "string"}, {@}]}"##, "/allOf/1"),
    (##"{"allOf": [{"$ref": "#/$defs/value"}]}"##, "/allOf/0/$ref"),
    (##"{"anyOf": [{"type": "null"}, {"$ref": "#/$defs/value"}]}"##, "/anyOf/1/$ref"),
    (##"{"oneOf": [{"type": "string", @}, {"type": "null"}]}"##, "/oneOf/0"), ("{@}", ""),
    (##"{"$dynamicRef": "#value"}"##, "/$dynamicRef"),
  ]

  private static let places = [
    Place(
      schema: #"{"properties": {"a": $$}}"#, instance: #"{"a": "x"}"#, part: "/a", keyword: "/properties/a"),
    Place(schema: #"{"items": $$}"#, instance: #"["x"]"#, part: "/0", keyword: "/items"),
    Place(
      schema: #"{"prefixItems": [true, $$]}"#, instance: #"[1, "x", "x"]"#, part: "/1",
      keyword: "/prefixItems/1"),
    Place(
      schema: #"{"prefixItems": [true], "items": $$}"#, instance: #"["x", "x"]"#, part: "/1",
      keyword: "/items"),
    Place(
      schema: #"{"items": [true, $$]}"#, instance: #"["x", "x", "x"]"#, part: "/1", keyword: "/items/1",
      dialect: .draft7),
    Place(
      schema: #"{"items": [true], "additionalItems": $$}"#, instance: #"["x", "x"]"#, part: "/1",
      keyword: "/additionalItems", dialect: .draft7),
    Place(schema: #"{"contains": $$}"#, instance: #"["x"]"#, part: "/0", keyword: "/contains"),
    Place(
      schema: #"{"unevaluatedItems": $$}"#, instance: #"["x"]"#, part: "/0", keyword: "/unevaluatedItems"),
    Place(
      schema:
        #"{"if": {"maxItems": 1}, "then": {"prefixItems": [true]}, "else": {"prefixItems": [true, true]}, "unevaluatedItems": $$}"#,
      instance: #"[1, 2, "x"]"#, part: "/2", keyword: "/unevaluatedItems"),
    Place(
      schema: #"{"patternProperties": {"^a": $$}}"#, instance: #"{"ab": "x", "b": 1}"#, part: "/ab",
      keyword: "/patternProperties/^a"),
    Place(
      schema: #"{"additionalProperties": $$}"#, instance: #"{"a": "x"}"#, part: "/a",
      keyword: "/additionalProperties"),
    Place(
      schema: #"{"properties": {"b": true}, "patternProperties": {"^c": true}, "additionalProperties": $$}"#,
      instance: #"{"b": "x", "c": "x", "a": "x"}"#, part: "/a", keyword: "/additionalProperties"),
    Place(
      schema: #"{"allOf": [{"properties": {"b": true}}], "unevaluatedProperties": $$}"#,
      instance: #"{"a": "x", "b": "x"}"#, part: "/a", keyword: "/unevaluatedProperties"),
    Place(
      schema:
        #"{"anyOf": [{"required": ["b"], "properties": {"b": true}}, true], "unevaluatedProperties": $$}"#,
      instance: #"{"b": "x", "a": "x"}"#, part: "/a", keyword: "/unevaluatedProperties"),
    Place(
      schema: #"{"anyOf": [{"patternProperties": {"^b": true}}, true], "unevaluatedProperties": $$}"#,
      instance: #"{"b": "x", "a": "x"}"#, part: "/a", keyword: "/unevaluatedProperties"),
  ]

  private static func text(_ place: Place, _ way: String, _ annotation: String) -> String {
    let stated = ##""\##(annotation)": true"##
    let definitions =
      ##""$defs": {"value": {"$dynamicAnchor": "value", "type": "string", \##(stated)}, "way": {"$ref": "#/$defs/value"}}"##
    return place.schema.replacing("$$", with: way).dropLast() + ", " + definitions + "}"
  }

  @Test(arguments: [
    ("readOnly", Exchange.request), ("writeOnly", .response), ("deprecated", nil),
  ])
  func countWhereverAValueStands(_ annotation: String, _ exchange: Exchange?) throws {
    for place in Self.places {
      for way in Self.ways where place.dialect == .draft2020 || !way.path.contains("dynamic") {
        let text = Self.text(
          place, way.schema.replacing("@", with: ##""\##(annotation)": true"##), annotation)
        let loaded = LoadedSchema(text, dialect: place.dialect)
        #expect(loaded.errors == [])
        for asked in [Exchange.request, .response, nil] {
          let report = try #require(loaded.report(place.instance, as: asked))
          let findings = report.violations.filter { $0.severity == (exchange == nil ? .warning : .error) }
            .filter { !$0.message.hasPrefix("unknown") }
            .map { "\($0.instanceLocation) \($0.keywordLocation)" }
          let isExpected = exchange == nil || asked == exchange
          #expect(
            findings == (isExpected ? ["\(place.part) \(place.keyword)\(way.path)/\(annotation)"] : []),
            "\(text) as \(asked.map(\.rawValue) ?? "any")")
          if exchange == nil { #expect(report.isValid) }
        }
      }
    }
  }

  /// Schemas, instances, and what is found: of a plain text, a request and a response.
  @Test(arguments: [
    (
      #"{"required": ["x-a"], "patternProperties": {"^x": {"readOnly": true}}}"#, "{}", ["/required"], [],
      ["/required"]
    ),
    (
      #"{"required": ["a"], "additionalProperties": {"writeOnly": true}}"#, "{}", ["/required"],
      ["/required"], []
    ),
    (
      #"{"required": ["a"], "properties": {"b": true}, "unevaluatedProperties": {"readOnly": true}}"#, "{}",
      ["/required"], [], ["/required"]
    ),
    // A listed member is no additional one.
    (
      #"{"required": ["a"], "properties": {"a": true}, "additionalProperties": {"readOnly": true}}"#, "{}",
      ["/required"], ["/required"], ["/required"]
    ),
    (
      #"{"required": ["a"], "allOf": [{"properties": {"a": true}}], "unevaluatedProperties": {"readOnly": true}}"#,
      "{}", ["/required"], ["/required"], ["/required"]
    ),
    // What stands behind a reference, or in a part, describes the same object.
    (
      ##"{"required": ["a"], "$ref": "#/$defs/base", "$defs": {"base": {"properties": {"a": {"readOnly": true}}}}}"##,
      "{}", ["/required"], [], ["/required"]
    ),
    (
      #"{"dependentRequired": {"b": ["x-a", "y"]}, "patternProperties": {"^x": {"readOnly": true}}}"#,
      #"{"b": 1}"#, ["/dependentRequired/b", "/dependentRequired/b"], ["/dependentRequired/b"],
      ["/dependentRequired/b", "/dependentRequired/b"]
    ),
    (
      #"{"dependentRequired": {"b": ["a"]}, "properties": {"b": true, "a": {"writeOnly": true}}}"#,
      #"{"b": 1}"#,
      ["/dependentRequired/b"], ["/dependentRequired/b"], []
    ),
    // One part demands a member that another part describes, whichever stands first, and behind references.
    (
      ##"{"allOf": [{"$ref": "#/$defs/base"}, {"required": ["a", "b"]}], "$defs": {"base": {"properties": {"a": {"readOnly": true}, "b": true}}}}"##,
      "{}", ["/allOf/1/required", "/allOf/1/required"], ["/allOf/1/required"],
      ["/allOf/1/required", "/allOf/1/required"]
    ),
    (
      ##"{"allOf": [{"allOf": [{"$ref": "#/$defs/asks"}]}, {"$ref": "#/$defs/base"}], "$defs": {"asks": {"required": ["a"]}, "base": {"properties": {"a": {"writeOnly": true}}}}}"##,
      "{}", ["/allOf/0/allOf/0/$ref/required"], ["/allOf/0/allOf/0/$ref/required"], []
    ),
    (
      #"{"properties": {"a": {"readOnly": true}}, "allOf": [{"dependentRequired": {"b": ["a"]}}]}"#,
      #"{"b": 1}"#, ["/allOf/0/dependentRequired/b"], [], ["/allOf/0/dependentRequired/b"]
    ),
    (
      #"{"properties": {"a": {"readOnly": true}}, "if": {"required": ["b"]}, "then": {"required": ["a"]}, "else": {"required": ["a"]}}"#,
      #"{"b": 1}"#, ["/then/required"], [], ["/then/required"]
    ),
    (
      #"{"properties": {"a": {"readOnly": true}}, "dependentSchemas": {"b": {"required": ["a"]}}}"#,
      #"{"b": 1}"#, ["/dependentSchemas/b/required"], [], ["/dependentSchemas/b/required"]
    ),
    // What describes the member only on a condition lifts no demand, and no other object's members do.
    (
      #"{"if": {"required": ["b"]}, "then": {"properties": {"a": {"readOnly": true}}}, "allOf": [{"required": ["a"]}]}"#,
      "{}", ["/allOf/0/required"], ["/allOf/0/required"], ["/allOf/0/required"]
    ),
    (
      ##"{"allOf": [{"$ref": "#/$defs/base"}, {"$ref": "#/$defs/asks"}], "properties": {"c": {"$ref": "#/$defs/asks"}}, "$defs": {"base": {"properties": {"a": {"readOnly": true}}}, "asks": {"required": ["a"]}}}"##,
      #"{"c": {}}"#, ["/allOf/1/$ref/required", "/properties/c/$ref/required"],
      ["/properties/c/$ref/required"],
      ["/allOf/1/$ref/required", "/properties/c/$ref/required"]
    ),
    // Which form a value takes depends on its members, so a form demands them whichever way a text goes.
    (
      #"{"properties": {"a": {"readOnly": true}}, "oneOf": [{"required": ["a"]}, {"required": ["b"]}]}"#,
      #"{"b": 1}"#, [], [], []
    ),
    // A branch that a condition leads to.
    (
      #"{"properties": {"k": {"if": {"minLength": 2}, "then": {"readOnly": true}, "else": {"writeOnly": true}}}}"#,
      #"{"k": "ab"}"#, [], ["/properties/k/then/readOnly"], []
    ),
    (
      #"{"properties": {"k": {"if": {"minLength": 2}, "then": {"readOnly": true}, "else": {"writeOnly": true}}}}"#,
      #"{"k": "a"}"#, [], [], ["/properties/k/else/writeOnly"]
    ),
    // What must not be there is not asked for as an item, either.
    (#"{"contains": {"type": "string", "readOnly": true}}"#, "[1]", ["/contains"], [], ["/contains"]),
    (
      #"{"contains": {"type": "string", "readOnly": true}, "maxContains": 1}"#, #"["a", "b"]"#,
      ["/maxContains"], ["/maxContains", "/contains/readOnly", "/contains/readOnly"], ["/maxContains"]
    ),
    // Conditions hold whichever way a text goes.
    (
      #"{"contains": {"required": ["k"], "properties": {"v": {"readOnly": true}}}}"#, #"[{"k": 1, "v": 1}]"#,
      [], ["/contains/properties/v/readOnly"], []
    ),
    (
      #"{"if": {"required": ["a"], "properties": {"a": {"readOnly": true}}}, "then": {"required": ["b"]}}"#,
      "{}",
      [], [], []
    ),
    (
      #"{"not": {"required": ["a"], "properties": {"a": {"readOnly": true}}}}"#, #"{"a": 1}"#, ["/not"],
      ["/not"], ["/not"]
    ),
    // A form that is taken, and one that is not.
    (
      #"{"anyOf": [{"type": "string", "readOnly": true}, {"type": "integer"}]}"#, #""a""#, [],
      ["/anyOf/0/readOnly"], []
    ),
    (#"{"anyOf": [{"type": "string", "readOnly": true}, {"type": "integer"}]}"#, "1", [], [], []),
    // A schema that applies because a member is there.
    (
      #"{"dependentSchemas": {"a": {"readOnly": true}}}"#, #"{"a": 1}"#, [],
      ["/dependentSchemas/a/readOnly"], []
    ),
    (
      #"{"dependentSchemas": {"a": {"required": ["b"], "writeOnly": true}}}"#, #"{"a": 1, "b": 1}"#, [], [],
      ["/dependentSchemas/a/writeOnly"]
    ),
    (#"{"dependentSchemas": {"a": {"readOnly": true}}}"#, #"{"b": 1}"#, [], [], []),
  ])
  func whatMustNotBeThereIsNotDemanded(
    _ schema: String, _ instance: String, _ plain: [String], _ request: [String], _ response: [String]
  ) throws {
    let loaded = LoadedSchema(schema)
    #expect(loaded.errors == [])
    for (exchange, expected) in [(nil, plain), (Exchange.request, request), (.response, response)] {
      let report = try #require(loaded.report(instance, as: exchange))
      #expect(report.errors.map(\.keywordLocation) == expected, "\(exchange.map(\.rawValue) ?? "any")")
    }
  }

  /// What is both is refused on either way, with the keyword that says so.
  @Test(arguments: [
    (#"{"properties": {"b": {"readOnly": true, "writeOnly": true}}}"#, "", ""),
    (#"{"properties": {"b": {"readOnly": true, "allOf": [{"writeOnly": true}]}}}"#, "", "/allOf/0"),
    (
      ##"{"properties": {"b": {"$ref": "#/$defs/b", "writeOnly": true}}, "$defs": {"b": {"readOnly": true}}}"##,
      "/$ref", ""
    ),
  ])
  func aValueOfBothIsRefusedEitherWay(_ schema: String, _ read: String, _ write: String) throws {
    let loaded = LoadedSchema(schema)
    for (exchange, keyword) in [(Exchange.request, read + "/readOnly"), (.response, write + "/writeOnly")] {
      let report = try #require(loaded.report(#"{"b": 1}"#, as: exchange))
      #expect(report.violations.map(\.keywordLocation) == ["/properties/b" + keyword])
    }
    #expect(try #require(loaded.report(#"{"b": 1}"#, as: nil)).violations.isEmpty)
  }

  /// Unions, instances, and the places and words of warnings.
  @Test(arguments: [
    (
      #"{"anyOf": [{"type": "string", "deprecated": true}, {"type": "integer"}]}"#, #""a""#,
      ["/anyOf/0/deprecated"]
    ),
    (#"{"anyOf": [{"type": "string", "deprecated": true}, {"type": "integer"}]}"#, "1", []),
    (
      #"{"oneOf": [{"maxLength": 1, "type": "string"}, {"type": "string", "minLength": 2, "deprecated": true}]}"#,
      #""ab""#, ["/oneOf/1/deprecated"]
    ),
    (
      #"{"oneOf": [{"maxLength": 1, "type": "string"}, {"type": "string", "minLength": 2, "deprecated": true}]}"#,
      #""a""#, []
    ),
    (#"{"oneOf": [{"const": "a"}, {"const": "b", "deprecated": true}]}"#, #""b""#, ["/oneOf/1/deprecated"]),
    (#"{"oneOf": [{"const": "a"}, {"const": "b", "deprecated": true}]}"#, #""a""#, []),
    (#"{"if": {"type": "string"}, "then": {"deprecated": true}}"#, #""a""#, ["/then/deprecated"]),
    (
      #"{"dependentSchemas": {"a": {"deprecated": true}}}"#, #"{"a": 1}"#,
      ["/dependentSchemas/a/deprecated"]
    ),
    (#"{"dependentSchemas": {"a": {"deprecated": true}}}"#, #"{"b": 1}"#, []),
    (#"{"if": {"type": "string"}, "then": {"deprecated": true}}"#, "1", []),
    (
      #"{"oneOf": [{"required": ["t"], "properties": {"t": {"const": "a"}}}, {"required": ["t"], "properties": {"t": {"const": "b"}}, "deprecated": true}]}"#,
      #"{"t": "b"}"#, ["/oneOf/1/deprecated"]
    ),
    (
      #"{"anyOf": [{"type": "object", "required": ["a"], "deprecated": true}, {"type": "object", "required": ["b"]}]}"#,
      #"{"a": 1}"#, ["/anyOf/0/deprecated"]
    ),
    (
      ##"{"anyOf": [{"$ref": "#/$defs/old"}, {"type": "integer"}, {"type": "null"}], "$defs": {"old": {"type": "string", "deprecated": true}}}"##,
      #""a""#, ["/anyOf/0/$ref/deprecated"]
    ),
    // Of a choice with null, it is said of the value; of one that is no part of another nothing is said.
    (#"{"anyOf": [{"type": "string", "deprecated": true}, {"type": "null"}]}"#, #""a""#, []),
    (
      #"{"properties": {"p": {"anyOf": [{"type": "string", "deprecated": true}, {"type": "null"}]}}}"#,
      #"{"p": null}"#, ["/properties/p/anyOf/0/deprecated"]
    ),
    // What a form says besides is said, too.
    (
      #"{"anyOf": [{"type": "object", "properties": {"v": {"deprecated": true}}, "deprecated": true}, {"type": "string"}]}"#,
      #"{"v": 1}"#, ["/anyOf/0/deprecated", "/anyOf/0/properties/v/deprecated"]
    ),
  ])
  func aDeprecatedFormWarns(_ schema: String, _ instance: String, _ expected: [String]) throws {
    let loaded = LoadedSchema(schema)
    #expect(loaded.errors == [])
    let report = try #require(loaded.report(instance))
    #expect(report.violations.map(\.keywordLocation) == expected)
    #expect(report.isValid)
  }

  @Test func messagesNameThePart() throws {
    let loaded = LoadedSchema(
      #"{"additionalProperties": {"items": {"anyOf": [{"type": "string", "readOnly": true, "deprecated": true, "x-replacement": "n"}, {"type": "integer"}]}, "readOnly": true, "deprecated": true}}"#
    )
    let report = try #require(loaded.report(#"{"a": ["b"]}"#, as: .request))
    #expect(
      report.violations.map { "\($0.instanceLocation) \($0.message)" } == [
        "/a this property is deprecated", "/a a request must not have this member: it is read-only",
        "/a/0 this form is deprecated: use 'n'",
        "/a/0 a request must not have a value of this form: it is read-only",
      ])
    let items = LoadedSchema(#"{"items": {"writeOnly": true, "deprecated": true, "x-replacement": "n"}}"#)
    let found = try #require(items.report("[1]", as: .response))
    #expect(
      found.violations.map(\.message) == [
        "this item is deprecated: use 'n'", "a response must not have this item: it is write-only",
      ])
  }
}
