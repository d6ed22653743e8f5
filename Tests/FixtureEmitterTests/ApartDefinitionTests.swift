import Testing

@testable import FixtureEmitter

/// Definitions that no object leads to, and objects that bind what another one refers to.
struct ApartDefinitionTests {
  private static let definitions = """
    title: Shapes
    $defs:
      list: {type: array, minItems: 2, items: {type: integer, maximum: 4}}
      text: {type: string, maxLength: 3}
      kind: {enum: [a, b]}
      map: {type: object, additionalProperties: {$ref: '#/$defs/part'}}
      part: {type: integer, minimum: 2}
      tree: {type: array, items: {$ref: '#/$defs/tree'}}
      geo: {line: {type: array, minItems: 2}}
      never: false
      any: {description: Any value.}
      choice: {anyOf: [{type: boolean}, {$ref: '#/$defs/used'}]}
      used: {type: string, maxLength: 2}
    """

  @Test func eachIsShown() {
    let emission = Emission(Self.definitions)
    #expect(
      emission.fixtures.objects.map(\.folder) == [
        "Vendor/Thing.Choice", "Vendor/Thing.list", "Vendor/Thing.text", "Vendor/Thing.Kind",
        "Vendor/Thing.map", "Vendor/Thing.geo_line", "Vendor/Thing.Tree",
      ])
    #expect(emission.misjudged == [])
  }

  @Test func limitsAreExercised() {
    let emission = Emission(Self.definitions)
    let invalid = emission.names(valid: false)
    for name in ["minItems", "0-maximum", "text-minimum", "maxLength", "enum"] {
      #expect(invalid.contains(name), "\(name) in \(invalid)")
    }
  }

  /// A definition that an object refers to is shown there.
  @Test func whatAnObjectRefersToIsShownThere() {
    let emission = Emission(
      "{type: object, properties: {a: {$ref: '#/$defs/a'}}, $defs: {a: {type: string, maxLength: 3}}}")
    #expect(emission.fixtures.objects.count == 1)
    #expect(emission.names(valid: false).contains("a-maxLength"))
  }

  @Test func aBindingIsBroken() throws {
    let emission = Emission(
      """
      $id: https://e.test/users
      $ref: '#/$defs/page'
      $defs:
        item: {$dynamicAnchor: item, type: object, required: [name], properties: {name: {type: string}}}
        page:
          $id: page
          type: object
          properties: {items: {type: array, items: {$dynamicRef: '#item'}}}
          $defs: {leaf: {$dynamicAnchor: item}}
      """)
    let users = try #require(emission.fixtures.objects.first { $0.location.hasSuffix("#") })
    let item = try #require(emission.fixtures.objects.first { $0.location.hasSuffix("/item") })
    #expect(users.invalid.contains { $0.name.hasPrefix("items.0-") }, "\(users.invalid.map(\.name))")
    #expect(!item.invalid.isEmpty)
    #expect(emission.misjudged == [])
  }
}
