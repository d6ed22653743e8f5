import FixtureEmitter
import SchemaRuntime
import Testing

/// What nothing can be shown for is said to be ruled out, with what rules it out.
@Suite struct ReasonTests {
  @Test(arguments: [
    ("type: string, minLength: 5, maxLength: 3", "'minLength' 5 is above 'maxLength' 3"),
    ("type: string, pattern: '^a', not: {pattern: '^a'}", "no text has its patterns and lengths"),
    ("type: number, minimum: 5, maximum: 3", "no number is at least 5 and at most 3"),
    ("type: number, exclusiveMinimum: 5, maximum: 5", "no number is above 5 and at most 5"),
    ("type: integer, exclusiveMinimum: 1, exclusiveMaximum: 2", "no integer is above 1 and below 2"),
    ("type: integer, multipleOf: 7, minimum: 1, maximum: 6", "no multiple of 7 is at least 1 and at most 6"),
    (
      "type: array, minItems: 1, items: false",
      "'minItems' is 1, and 0 items are allowed"
    ),
    (
      "type: array, uniqueItems: true, items: {type: boolean}, minItems: 3",
      "'minItems' is 3, and items have 2 different values"
    ),
    (
      "type: array, contains: {type: string}, items: {type: integer}",
      "no item can be one that 'contains' asks for: its types exclude each other"
    ),
    (
      "type: object, required: [x], properties: {x: false}",
      "'x' is required, and nothing is allowed there: one of its schemas allows nothing"
    ),
    ("type: object, required: [x, y], maxProperties: 1", "2 members are required, and 'maxProperties' is 1"),
    (
      "type: object, minProperties: 3, properties: {x: true}, additionalProperties: false",
      "'minProperties' is 3, and 1 name is allowed"
    ),
    (
      "type: object, minProperties: 3, allOf: [{properties: {x: true}}], unevaluatedProperties: false",
      "'minProperties' is 3, and 1 name is allowed"
    ),
    (
      "type: array, uniqueItems: true, items: {const: 1}, minItems: 2",
      "'minItems' is 2, and items have 1 different value"
    ),
    (
      "type: object, propertyNames: {maxLength: 2}, required: [long]",
      "'long' is required, and 'propertyNames' does not allow the name"
    ),
    ("type: boolean, not: {enum: [true, false]}", "its types exclude each other"),
    (
      "type: array, prefixItems: [{type: string}], items: false, contains: {type: number}",
      "no item can be one that 'contains' asks for: its types exclude each other"
    ),
    (
      "type: object, required: [x], dependentRequired: {x: [y]}, properties: {y: false}",
      "'y' is required, and nothing is allowed there: one of its schemas allows nothing"
    ),
    ("enum: [1, 2], type: string", "no value that it lists has all that it asks"),
    ("not: {}", "one of its schemas allows nothing"),
    ("not: {properties: {a: true}}", "'not' refuses every value"),
    ("type: string, format: date, maxLength: 9", "no text of its format has its patterns and lengths"),
    (
      "type: array, uniqueItems: true, prefixItems: [{const: 1}, {const: 1}], minItems: 2",
      "'minItems' is 2, and the values of so many items cannot all differ"
    ),
    (
      "type: array, contains: {type: number}, items: {type: integer}, maxContains: 1, minItems: 3",
      "'maxContains' is 1, and 3 items have to be what 'contains' asks for"
    ),
    ("type: object, oneOf: [{type: string}, {type: integer}]", "no branch of a union in it allows a value"),
  ])
  func whatRulesOutIsSaid(_ demands: String, _ detail: String) throws {
    let emission = Emission("{\(demands)}")
    #expect(emission.names(valid: true) == [])
    let whole = try #require(emission.fixtures.unmet.first)
    #expect(whole.name == "minimal")
    #expect(whole.explanation == "the schema allows no value there: \(detail)")
    #expect(UnmetObligation.lines(emission.fixtures.unmet).count == 1)
  }

  /// What is near to being ruled out, and is not.
  @Test(arguments: [
    "type: integer, exclusiveMinimum: 1, exclusiveMaximum: 3",
    "type: integer, multipleOf: 7, minimum: 1, maximum: 7",
    "type: number, minimum: 5, maximum: 5",
    "type: array, uniqueItems: true, items: {type: boolean}, minItems: 2",
    "type: object, required: [x, y], maxProperties: 2",
    "type: object, minProperties: 1, properties: {x: true}, additionalProperties: false",
    "type: object, propertyNames: {maxLength: 4}, required: [long]",
    "type: boolean, not: {enum: [true]}",
    "type: array, minItems: 2, contains: {type: number}, unevaluatedItems: false",
    "type: array, minItems: 1, anyOf: [{prefixItems: [true]}, {items: true}], unevaluatedItems: false",
    "type: object, required: [x], anyOf: [{properties: {x: true}}], unevaluatedProperties: false",
    "type: object, required: [x], if: {required: [x]}, then: {properties: {x: true}}, unevaluatedProperties: false",
    "type: array, prefixItems: [{type: integer}], contains: {type: string}, items: {type: string}",
    "type: boolean, not: {type: number, anyOf: [{}]}",
    "type: object, not: {required: [a], anyOf: [{required: [b]}, {title: all}]}",
    "type: string, pattern: '^a', not: {type: number, pattern: '^a'}",
    "type: string, pattern: '^a$', not: {enum: [a], pattern: '^b'}",
    "type: string, pattern: '^a', not: {maxLength: 3, anyOf: [{pattern: '^a'}]}",
  ])
  func whatIsAllowedIsShown(_ demands: String) {
    let emission = Emission("{\(demands)}")
    #expect(emission.misjudged == [])
    #expect(!emission.names(valid: true).isEmpty)
    #expect(!emission.fixtures.unmet.contains { $0.reason == .unsatisfiable })
  }

  /// A note of what stands in a schema that is built in stands where the user's own schema does.
  @Test func aNoteOfABuiltInSchemaNamesTheFileOfTheUser() throws {
    let emission = Emission(
      "{type: object, properties: {s: {$ref: 'https://json-schema.org/draft/2020-12/schema'}}}")
    let notes = emission.fixtures.unmet
    #expect(notes.contains { $0.keyword?.hasPrefix("https://") ?? false })
    #expect(notes.allSatisfy { $0.place.file == "vendor/thing.yaml" }, "\(notes.map(\.place))")
  }

  @Test func whatIsNoNameIsSaidToBeNone() throws {
    let emission = Emission(
      "{type: object, propertyNames: {enum: [1, a, null]}, additionalProperties: {type: integer}}")
    let unmet = emission.fixtures.unmet.filter { $0.name.hasPrefix("name-enum") }
    #expect(unmet.map(\.name) == ["name-enum-1", "name-enum-null"])
    #expect(Set(unmet.map(\.explanation)) == ["the schema allows no value there: a name is a string"])
    #expect(emission.misjudged == [])
  }

  @Test func aKeywordOfOtherTypesIsSaidToBeOne() throws {
    let emission = Emission("{type: array, additionalProperties: false}")
    let note = try #require(emission.fixtures.unmet.first { $0.name.hasSuffix("additionalProperties") })
    #expect(note.reason == .neverAsked)
  }

  /// Only one thing is wrong in each of these.
  @Test(arguments: [
    ("{type: object, minProperties: 4}", "minProperties", 3), ("{type: array, minItems: 4}", "minItems", 3),
  ])
  func countsAreMissedByOne(_ schema: String, _ name: String, _ count: Int) throws {
    let fixture = try #require(Emission(schema).fixture(name, valid: false))
    let value = JSONValue.read(fixture.text)
    #expect((value.objectValue?.count ?? value.arrayValue?.count) == count)
  }

  @Test func whatIsNoMultipleIsWithinTheLimits() throws {
    let emission = Emission("{type: integer, multipleOf: 7, minimum: 100, maximum: 110}")
    let fixture = try #require(emission.fixture("multipleOf", valid: false))
    #expect(fixture.violations.count == 1)
    let fraction = try #require(emission.fixture("type", valid: false))
    #expect((100...110).contains(JSONValue.read(fraction.text).numberValue?.doubleValue ?? 0))
  }

  @Test func aUnionOfReferencesIsBrokenByItself() throws {
    let emission = Emission(
      """
      type: object
      oneOf: [{$ref: '#/$defs/a'}, {$ref: '#/$defs/b'}]
      $defs:
        a: {type: object, properties: {status: {const: success}}, required: [status]}
        b: {type: object, properties: {status: {const: failure}}, required: [status]}
      """)
    let fixture = try #require(emission.fixture("oneOf", valid: false))
    #expect(JSONValue.read(fixture.text).objectValue != nil)
  }

  /// In a branch, too, the required members are left out one at a time.
  @Test func membersOfABranchAreMissedByThemselves() throws {
    let emission = Emission(
      """
      type: array
      items:
        oneOf:
          - {type: object, properties: {kind: {const: a}, name: {type: string}}, required: [kind, name]}
          - {type: object, properties: {kind: {const: b}, size: {type: integer}}, required: [kind, size]}
      """)
    let fixture = try #require(emission.fixture("0-required-name", valid: false))
    #expect(JSONValue.read(fixture.text) == [["kind": "a"]])
  }

  @Test func namesBesideAPatternThatMatchesMost() throws {
    let emission = Emission(
      "{type: object, patternProperties: {'^.+$': {type: string}}, additionalProperties: false}")
    #expect(emission.misjudged == [])
    #expect(emission.fixture("additionalProperties", valid: false) != nil)
  }

  @Test func whatIsFullIsFullToTheBottom() throws {
    let emission = Emission(
      """
      type: object
      properties:
        labels:
          type: array
          items: {type: object, properties: {name: {type: string}, inner: {type: array, items: {properties: {deep: {type: integer}}, type: object}}}}
        byName: {type: object, patternProperties: {'^a': {type: integer}, '^b': {type: string}}}
      """)
    let full = JSONValue.read(try #require(emission.fixture("full", valid: true)).text)
    #expect(full["labels"]?.arrayValue?.first?["inner"]?.arrayValue?.first?["deep"]?.numberValue != nil)
    #expect(full["byName"]?.objectValue?.count ?? 0 >= 2)
  }

  /// A type that a condition, the schema beside it or its parent asks for already is violated by nothing that comes to it.
  @Test(arguments: [
    "if: {type: object, required: [k]}, then: {type: object, required: [q]}",
    "type: object, if: {required: [k]}, then: {type: object, required: [q]}",
    "oneOf: [{type: string}, {$ref: '#/$defs/part'}]",
    "oneOf: [{type: integer}, {type: array, items: {$ref: '#/$defs/part'}, minItems: 1}]",
  ])
  func aTypeThatIsImpliedHasItsReason(_ demands: String) throws {
    let part =
      "{allOf: [{if: {type: object, required: [k]}, then: {type: object, required: [q]}}], type: object}"
    let definitions = demands.contains("#/$defs/part") ? ", $defs: {part: \(part)}" : ""
    let emission = Emission("{\(demands)\(definitions)}")
    #expect(emission.misjudged == [])
    let unmet = emission.fixtures.unmet.filter { $0.keyword?.hasSuffix("/then/type") ?? false }
    #expect(unmet.map(\.reason) == [.implied])
    #expect(
      unmet.map(\.explanation) == [
        "a condition that leads to it, or a schema beside it, allows no other types"
      ])
  }

  /// Where a value of another type comes to it, that is shown.
  @Test func aTypeThatNothingImpliesIsShown() throws {
    let emission = Emission("{if: {minimum: 3}, then: {type: [integer, string], maxLength: 3}}")
    #expect(!emission.fixtures.unmet.contains { $0.reason == .implied })
    #expect(emission.names(valid: false).contains { $0.contains("type") })
  }

  /// Each name that is listed is shown, also where the object has the member anyway, or it has a type of its own.
  @Test(arguments: [
    "propertyNames: {enum: [x, y]}, additionalProperties: {type: integer}, required: [x]",
    "propertyNames: {enum: [x, y]}, properties: {x: {type: string}}, additionalProperties: {type: integer}",
    "propertyNames: {enum: [x, y]}, patternProperties: {^y: {type: string}}, additionalProperties: {type: integer}",
  ])
  func listedNamesAreShown(_ demands: String) throws {
    let emission = Emission("{type: object, \(demands)}")
    #expect(emission.misjudged == [])
    #expect(!emission.fixtures.unmet.contains { $0.name.contains("name-enum") })
    let shown = emission.fixtures.fixtures.filter(\.isValid).flatMap {
      JSONValue.read($0.text).objectValue?.keys.map { $0 } ?? []
    }
    #expect(Set(shown).isSuperset(of: ["x", "y"]))
  }
}
