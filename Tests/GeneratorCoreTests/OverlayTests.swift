import GeneratorCore
import Testing

/// What overlays change in schemas, and that what does not fit is an error.
struct OverlayTests {
  @Test func overlaysRepairSchemas() {
    let overlay = """
      order.yaml#/properties/kind: { set: { enum: [c] }, rename: sort }
      order.yaml#/$defs/used: { rename: chosen, set: { properties: { more: { type: boolean } } } }
      order.yaml#/properties/size: { replace: { type: number } }
      order.yaml#/properties: { remove: [old] }

      """
    let (errors, swift, _) = ConfiguredOutputTests.output("overlays: [o.yaml]", overlays: ["o.yaml": overlay])
    #expect(
      errors == ["note.yaml:3:29: error: '$ref' leads to 'order.yaml#/$defs/used', but nothing is there"])
    let fixed = overlay + "note.yaml#/properties/text: { set: { $ref: 'order.yaml#/$defs/chosen' } }\n"
    let repaired = ConfiguredOutputTests.output("overlays: [o.yaml]", overlays: ["o.yaml": fixed])
    #expect(repaired.errors.isEmpty)
    #expect(repaired.swift.contains("public var sort:") && repaired.swift.contains("case c\n"))
    #expect(
      repaired.swift.contains("public var more: Bool?") && repaired.swift.contains("public var size: Double?")
    )
    #expect(!repaired.swift.contains("var old") && swift.isEmpty)
  }

  /// A property that is renamed is so wherever the schema of its object says its name.
  @Test func overlaysRenamePropertiesEverywhere() {
    let overlay = """
      order.yaml#/properties/size:
        replace:
          type: object
          properties: { wieght: { type: integer }, unit: { type: string }, other: { $ref: '#/properties/size/properties/wieght' } }
          dependentRequired: { wieght: [unit], unit: [wieght] }
          dependentSchemas: { unit: { required: [wieght] } }
          if: { required: [wieght], properties: { wieght: { const: 1 } } }
          then: { required: [unit] }
          allOf: [{ anyOf: [{ required: [wieght] }, { not: { required: [unit] } }] }]
          default: { wieght: 2, unit: g }
          examples: [{ wieght: 3, unit: kg }]
      order.yaml#/properties/size/properties/wieght: { rename: weight }

      """
    let repaired = ConfiguredOutputTests.output("overlays: [o.yaml]", overlays: ["o.yaml": overlay])
    #expect(repaired.errors == [])
    #expect(repaired.swift.contains("public var weight: Int?"))
    #expect(!repaired.swift.contains("wieght"))
  }

  /// A definition in a container has a name, as one beside it has.
  @Test func overlaysRenameDefinitionsInContainers() {
    let overlay = """
      order.yaml: { set: { $defs: { parts: { box: { type: object, properties: { high: { type: integer } } } } } } }
      order.yaml#/properties/size: { replace: { $ref: '#/$defs/parts/box' } }
      order.yaml#/$defs/parts/box: { rename: crate }

      """
    let repaired = ConfiguredOutputTests.output("overlays: [o.yaml]", overlays: ["o.yaml": overlay])
    #expect(repaired.errors == [])
    #expect(repaired.swift.contains("public var size: Crate?"))
  }

  @Test(arguments: [
    (
      "order.yaml#/properties/stat: { set: { title: A } }",
      "1:1: error: nothing stands at 'order.yaml#/properties/stat' to change; did you mean 'state'?"
    ),
    (
      "ordr.yaml: { set: { title: A } }",
      "1:1: error: there is no schema 'ordr.yaml'; did you mean 'order.yaml'?"
    ),
    ("order.yaml#/properties/id: { remove: [title] }", "1:39: error: there is no 'title' to remove"),
    ("order.yaml#/properties/id: { rename: old }", "1:38: error: 'old' is there already"),
    (
      "order.yaml: { rename: old }",
      "1:1: error: the root of a document has no name to change; properties and definitions have names"
    ),
    (
      "order.yaml#/properties: { rename: props }",
      "1:1: error: 'order.yaml#/properties' has no name to change; properties and definitions have names"
    ),
    (
      "order.yaml#/required/0: { rename: props }",
      "1:1: error: 'order.yaml#/required/0' has no name to change; properties and definitions have names"
    ),
    (
      "order.yaml#/$defs/used/properties/x/$ref: { rename: props }",
      "1:1: error: 'order.yaml#/$defs/used/properties/x/$ref' has no name to change; properties and definitions have names"
    ),
    (
      "order.yaml#/required: { set: { x: 1 } }",
      "1:1: error: 'set' needs an object, and at 'order.yaml#/required' stands an array; 'replace' takes any value"
    ),
    (
      "order.yaml#/properties/state/enum/0: { set: { x: 1 } }",
      "1:1: error: 'set' needs an object, and at 'order.yaml#/properties/state/enum/0' stands the string 'open'; 'replace' takes any value"
    ),
    (
      "order.yaml#properties: { remove: [id] }",
      "1:1: error: 'properties' is no JSON Pointer; it begins with '/', as in 'order.yaml#/properties/name'"
    ),
    (
      "order.yaml#/properties/id: { set: { minLength: x } }",
      "1:48: error: 'minLength' must be an integer that is not negative, found the string 'x'"
    ),
  ])
  func overlaysThatDoNotFitAreErrors(overlay: String, expected: String) {
    #expect(
      ConfiguredOutputTests.output("overlays: [o.yaml]", overlays: ["o.yaml": overlay]).errors == [
        "o.yaml:" + expected
      ])
  }
}
