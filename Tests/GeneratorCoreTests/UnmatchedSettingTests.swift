import Testing

/// A setting of a configuration that matches nothing in the schemas is an error.
@Suite struct UnmatchedSettingTests {
  @Test(arguments: [
    (
      "names: { order.yaml#/properties/line: Line }",
      "1:10: error: no schema stands at 'order.yaml#/properties/line'; did you mean 'order.yaml#/properties/lines'?"
    ),
    ("names: { ordr.yaml: A }", "1:10: error: no schema stands at 'ordr.yaml'; did you mean 'order.yaml'?"),
    ("names: { Order.Stat: A }", "1:10: error: there is no type 'Order.Stat'; did you mean 'Order.State'?"),
    (
      "names: { order.yaml#/properties/old: Old }",
      "1:10: error: the schema at 'order.yaml#/properties/old' has no type of its own; write 'old' for the name of the member"
    ),
    (
      "names: { note.yaml#/properties/text: Text }",
      "1:10: error: no type is declared at 'note.yaml#/properties/text': it has the type 'Order.Used'; name the type at 'order.yaml#/$defs/used'"
    ),
    (
      "names: { Order.State: A, order.yaml#/properties/state: B }",
      "1:26: error: the type 'Order.State' has a name at schemagen.yaml:1:10 already"
    ),
    (
      "names: { order.yaml#/properties/odl: old }",
      "1:10: error: no schema stands at 'order.yaml#/properties/odl'; did you mean 'order.yaml#/properties/old'?"
    ),
    (
      "caseNames: { order.yaml#/properties/state: { opn: x } }",
      "1:46: error: 'opn' is no value and no branch of this schema; did you mean 'open'?"
    ),
    ("conformances: { Ordr: [A] }", "1:17: error: there is no type 'Ordr'; did you mean 'Order'?"),
    (
      "formats: { order-di: A }", "1:12: error: no schema has the format 'order-di'; did you mean 'order-id'?"
    ),
    (
      "formats: { order-id: Int8 }",
      "1:12: error: no type has values with the format 'order-id' that 'Int8' could hold; it is for integers"
    ),
    (
      "names: { order.yaml#/properties/state: Same, order.yaml#/properties/kind: Same }",
      "1:46: error: 'order.yaml#/properties/kind' cannot be called 'Same' in Swift: it would be 'OrderSame'; the type at order.yaml:6:10 is called so"
    ),
    (
      "names: { order.yaml#/properties/state: self }",
      "1:10: error: 'order.yaml#/properties/state' cannot be called 'self' in Swift: it would be 'selfProperty'; the name means something else in Swift or in generated code"
    ),
    (
      "names: { order.yaml: Result }",
      "1:10: error: 'order.yaml' cannot be called 'Result' in Swift: it would be 'ResultValue'; the name means something else in Swift or in generated code"
    ),
    (
      "caseNames: { order.yaml#/properties/state: { open: x, in-transit: x } }",
      "1:55: error: 'in-transit' cannot be called 'x' in Swift: it would be 'x2'; the value 'open' is called so"
    ),
    (
      "namespace: Result",
      "1:12: error: 'Result' cannot be called 'Result' in Swift: it would be 'ResultSchemas'; the name means something else in Swift or in generated code"
    ),
    (
      "namespace: Store\nprefix: SG",
      "2:9: error: 'prefix' changes nothing beside 'namespace': no type stands at the top level"
    ),
    (
      "names: { order.yaml: Spare }",
      "1:10: error: 'order.yaml' cannot be called 'Spare' in Swift: the type at order.yaml:18:10 is called so; choose another name, or give that type one, too"
    ),
    (
      "names: { Order.State: stage }",
      "1:10: error: 'stage' names no type: it begins with a small letter, as members and cases do; write 'Stage', or the place of a member"
    ),
    (
      "names: { note.yaml: memo }",
      "1:10: error: 'memo' begins with a small letter, as members and cases do, and 'note.yaml' is neither; write 'Memo' for its type"
    ),
    (
      "names: { 'order.yaml#/$defs/used': memo }",
      "1:10: error: 'memo' begins with a small letter, as members and cases do, and 'order.yaml#/$defs/used' is neither; write 'Memo' for its type"
    ),
    ("prefix: SG\nnames: { Order: Item }", "2:10: error: there is no type 'Order'; did you mean 'SGOrder'?"),
    ("names: { State: Stage }", "1:10: error: there is no type 'State'; did you mean 'Order.State'?"),
    (
      "names: { '#/properties/state': Stage }",
      "1:10: error: no schema stands at '#/properties/state'; did you mean 'order.yaml#/properties/state'?"
    ),
    (
      "names: { order.yaml#/properties/old: id }",
      "1:10: error: 'order.yaml#/properties/old' cannot be called 'id' in Swift: it would be 'id2'; what stands at order.yaml:5:7 is called so"
    ),
    (
      "caseNames: { Order.State: { open: x } }",
      "1:14: error: 'Order.State' is no place; write 'order.yaml#/properties/state'"
    ),
    (
      "caseNames: { order.yaml#/properties/state: { open: Open } }",
      "1:46: error: 'open' cannot be called 'Open' in Swift: it would be 'open'; the name of a case begins with a small letter"
    ),
    (
      "caseNames: { order.yaml#/properties/old: { open: x } }",
      "1:44: error: 'open' is no value and no branch of this schema; name the schema that has 'enum', 'oneOf' or 'anyOf'"
    ),
    (
      "unknownValues: [Order.State]",
      "1:17: error: 'Order.State' is no place; write 'order.yaml#/properties/state'"
    ),
    (
      "namespace: Order",
      "1:12: error: 'namespace' cannot be 'Order': the type at order.yaml:1:1 is called so; choose another namespace, or name the type with 'names'"
    ),
    (
      "exclude: ['**']",
      "1:11: error: no schema file is left to generate from; 'include' and 'exclude' leave out all that there are"
    ),
    (
      "resolve: { 'https://other.example/': nowhere }",
      "1:12: error: there is no folder 'nowhere' to find 'https://other.example/' in"
    ),
    ("include: ['*.json']", "1:11: error: no schema file matches '*.json'"),
    ("exclude: [/note.json]", "1:11: error: no schema file matches '/note.json'"),
    ("exclude: [a/**]", "1:11: error: no schema file matches 'a/**'"),
    ("exclude: ['order.yaml#/$defs/spar']", "1:11: error: no definition stands at 'order.yaml#/$defs/spar'"),
    (
      "ignoredKeywords: [markdownDescription]",
      "1:19: error: no schema has an unknown keyword 'markdownDescription' to ignore"
    ),
    (
      "unknownValues: [order.yaml#/properties/id]",
      "1:17: error: 'order.yaml#/properties/id' lists no strings and has no branches, so nothing in it is unknown; name the schema that has 'enum', 'oneOf' or 'anyOf'"
    ),
    (
      "modules: { Other: 'https://other.example/' }",
      "1:19: error: no entry of 'resolve' has the URI prefix or the folder 'https://other.example/'; name there where the schemas of 'Other' are found"
    ),
  ])
  func whatMatchesNothingIsAnError(configuration: String, expected: String) {
    #expect(ConfiguredOutputTests.output(configuration).errors == ["schemagen.yaml:" + expected])
  }
}
