import Diagnostics
import Testing

/// What types and cases are called, and what is said where they cannot have the name that they should.
struct TypeNamesTests {
  /// The kind of case 19: code beside the generated types may use all these names without a path.
  @Test(arguments: [
    "Actor", "Any", "Array", "Bool", "Calendar", "CaseIterable", "Character", "Clock", "Codable", "CodingKey",
    "Collection",
    "Comparable", "Data", "Date", "Decimal", "Decodable", "Decoder", "DecodingError", "Dictionary", "Double",
    "Duration",
    "Encodable", "Encoder", "EncodingError", "Equatable", "Error", "Float", "Hashable", "Identifiable", "Int",
    "IteratorProtocol", "JSONObject", "Locale", "MainActor", "Never", "Notification", "Optional", "Protocol",
    "Range",
    "RawRepresentable", "Regex", "Result", "SchemaValue", "Self", "Sendable", "Sequence", "Set", "String",
    "Substring",
    "Task", "Type", "URL", "UUID", "ValidationError", "Void",
  ])
  func noTypeAtTheTopLevelHidesOneOfSwift(name: String) throws {
    let lowered = try Lowered(["\(name).yaml": "{type: object, properties: {a: {type: string}}}"])
    #expect(lowered.names == [name + "Value"])
    #expect(
      lowered.messages == [
        "\(name).yaml:1: warning: '\(name)' is the name of a type that Swift code uses without a path, "
          + "so this one is called '\(name)Value'"
      ])
    // In a namespace it hides nothing from the outside.
    let nested = try Lowered(["shop/notification.yaml": "{type: object, properties: {a: {type: string}}}"])
    #expect(nested.names == ["Shop.Notification"])
    #expect(nested.messages == [])
    let namespace = try Lowered(["result/page.yaml": "{type: object, properties: {a: {type: string}}}"])
    #expect(namespace.names == ["ResultSchemas.Page"])
    #expect(namespace.findings.count == 1)
  }

  /// That a file is a schema is no part of its name, unless another file has the name without it.
  @Test func filesOfSchemasAreCalledForWhatTheyDescribe() throws {
    let text = #"{"type": "object", "properties": {"a": {"type": "string"}}}"#
    #expect(try Lowered(["order.schema.json": text, "line_schema.json": text]).names == ["Order", "Line"])
    #expect(try Lowered(["order.schema.json": text, "order.yaml": text]).names == ["OrderSchema", "Order"])
    #expect(try Lowered(["schema.json": text]).names == ["Schema"])
  }

  /// A schema that is called like its folder is so whatever else there is: nothing is to be said.
  @Test func aFolderAndItsSchemaMayHaveOneName() throws {
    let lowered = try Lowered([
      "shop/shop.yaml":
        "{type: object, properties: {shop: {type: object, minProperties: 1, properties: {a: {type: string}}}}}"
    ])
    #expect(lowered.names == ["Shop.ShopValue", "Shop.ShopValue.ShopValueShop"])
    #expect(lowered.messages == [])
  }

  @Test func aClashOfFilesNamesBothPlaces() throws {
    let text = "{type: object, properties: {a: {type: string}}}"
    let lowered = try Lowered(["card.yaml": text, "Card.yaml": text + " "])
    #expect(Set(lowered.names) == ["Card", "CardValue"])
    #expect(
      lowered.messages == [
        "Card.yaml:1: warning: the name 'Card' is taken at card.yaml:1:1, so this type is called 'CardValue'"
      ])
  }

  @Test func aNumberedNameNamesThePlaceOfTheOther() throws {
    let lowered = try Lowered(
      """
      type: object
      properties: {a: {$ref: '#/$defs/Type'}, b: {$ref: '#/$defs/type'}}
      $defs:
        type: {type: object, properties: {x: {type: string}}}
        Type: {type: object, properties: {y: {type: string}}}
      """)
    #expect(
      lowered.messages == [
        "test.yaml:5: warning: the name 'TestType' is taken at test.yaml:4:9, so this type is called 'Test.TestType2'"
      ])
  }

  @Test func anXNameOfADocumentThatIsNoneIsSaid() throws {
    let lowered = try Lowered([
      "a.yaml": "{x-name: My Type, type: object}", "b.yaml": "{x-name: '', type: object}",
      "c.yaml": "{x-name: fine, type: object}", "shop/string.yaml": "{type: object}",
    ])
    #expect(
      lowered.messages == [
        "a.yaml:1: warning: no type can be called 'My Type' in Swift, so this one is called 'MyType'",
        "b.yaml:1: warning: no type can be called '' in Swift, so this one is called 'Schema'",
        "shop/string.yaml:1: warning: 'String' is the name of a type that Swift code uses without a path, "
          + "so this one is called 'StringValue'",
      ])
  }

  /// Types of a namespace hide nothing that it does not mention.
  @Test func aFileOfTheTopLevelAndOneOfAFolderMayHaveOneName() throws {
    let order = "{type: object, properties: {a: {type: string}}}"
    let apart = try Lowered(["order.yaml": order, "sub/order.yaml": order + " "])
    #expect(Set(apart.names) == ["Order", "Sub.Order"])
    #expect(apart.messages == [])
    let namespace = try Lowered(["order/line.yaml": order, "sub/order.yaml": order + " "])
    #expect(Set(namespace.names) == ["Order.Line", "Sub.Order"])
    #expect(namespace.messages == [])
    // The one is mentioned where the other would hide it, here by way of a third.
    let together = try Lowered([
      "order.yaml": order, "base.yaml": "{type: object, properties: {order: {$ref: order.yaml}}}",
      "sub/order.yaml": "{type: object, properties: {b: {type: string}}, allOf: [{$ref: ../base.yaml}]}",
    ])
    #expect(Set(together.names) == ["Order", "Base", "Sub.SubOrder"])
    #expect(try together.members(of: "Sub.SubOrder") == ["b: String?", "order: Order?"])
    #expect(
      together.messages == [
        "sub/order.yaml:1: warning: the name 'Order' is taken at order.yaml:1:1, "
          + "so this type is called 'Sub.SubOrder'"
      ])
  }

  /// What is spelt so has the name, whatever stands before it.
  @Test func exactOwnersComeBeforeSingulars() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        statuses: {type: array, items: {enum: [a, b]}}
        status: {enum: [c, d]}
        lines: {type: object, additionalProperties: {type: object, properties: {y: {type: string}}}}
        line: {type: object, properties: {z: {type: string}}}
        helices: {type: array, items: {type: object, properties: {x: {type: string}}}}
        tags: {type: array, items: {type: object, properties: {q: {type: string}}}}
        tag: {type: string}
      """)
    #expect(
      try lowered.members(of: "Test") == [
        "statuses: [Test.StatusesItem]?", "status: Test.Status?", "lines: JSONMap<Test.LinesItem>?",
        "line: Test.Line?", "helices: [Test.Helix]?", "tags: [Test.Tag]?", "tag: String?",
      ])
    #expect(
      lowered.messages == [
        "test.yaml:3: warning: the name 'Status' is taken at test.yaml:4:11, so this type is called 'Test.StatusesItem'",
        "test.yaml:5: warning: the name 'Line' is taken at test.yaml:6:9, so this type is called 'Test.LinesItem'",
      ])
  }

  /// A file that is added takes its name from nested types of others.
  @Test func aFileThatRenamesATypeOfAnotherIsSaid() throws {
    let order = """
      type: object
      properties:
        status: {enum: [open, closed]}
      """
    #expect(try Lowered(["order.yaml": order]).names == ["Order", "Order.Status"])
    let both = try Lowered([
      "order.yaml": order, "status.yaml": "{type: object, properties: {a: {type: string}}}",
    ])
    #expect(both.names.contains("Order.OrderStatus"))
    #expect(
      both.messages == [
        "order.yaml:3: warning: the name 'Status' is taken at status.yaml:1:1, "
          + "so this type is called 'Order.OrderStatus'"
      ])
  }

  @Test func nestedTypesAndPropertiesOfOneNameAreSaidWithBothPlaces() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        status: {type: object, properties: {a: {type: string}}}
        statuses: {type: array, items: {type: object, properties: {b: {type: string}}}}
        a-b: {type: string}
        a_b: {type: string}
      """)
    #expect(
      lowered.messages == [
        "test.yaml:4: warning: the name 'Status' is taken at test.yaml:3:11, so this type is called 'Test.StatusesItem'",
        "test.yaml:6: warning: another property (test.yaml:5:3) is called 'aB' in Swift, so 'a_b' is called 'aUnderscoreB'",
      ])
  }

  @Test func elementsHaveTheirTitleTheNameOfTheirReferenceOrTheirProperty() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        movies: {type: array, items: {type: object, properties: {a: {type: string}}}}
        caddies: {type: array, items: {type: object, properties: {b: {type: string}}}}
        hippies: {type: array, items: {title: Hippie, type: object, properties: {c: {type: string}}}}
        lines: {type: array, items: {$ref: '#/$defs/orderLine'}}
        tags: {type: object, additionalProperties: {title: The items of tags., type: object, properties: {d: {type: string}}}}
      $defs:
        orderLine: {type: object, properties: {e: {type: string}}}
      """)
    #expect(
      try lowered.members(of: "Test") == [
        "movies: [Test.Movie]?", "caddies: [Test.CaddiesItem]?", "hippies: [Test.Hippie]?",
        "lines: [Test.OrderLine]?",
        "tags: JSONMap<Test.Tag>?",
      ])
  }

  /// The name of a definition is that of the whole, not of what is in it.
  @Test func elementsOfADefinitionLeaveItItsName() throws {
    let lowered = try Lowered(
      """
      type: object
      properties: {map: {$ref: '#/$defs/Map'}}
      $defs:
        Map: {type: object, additionalProperties: {enum: [a, b]}}
        List: {type: array, items: {enum: [c, d]}}
        Tags: {type: array, items: {enum: [e, f]}}
      """)
    #expect(lowered.names == ["Test", "Test.MapItem", "Test.ListItem", "Test.Tag"])
    #expect(lowered.messages == [])
  }

  @Test func aTitleThatIsASentenceGivesWay() throws {
    let lowered = try Lowered([
      "a.yaml": """
      type: object
      properties:
        config: {oneOf: [{$ref: b.yaml}, {title: A list of the names of all rules, type: array, items: {type: string}}]}
      """,
      "b.yaml":
        "{title: JSON schema for the stylelint configuration files, type: object, properties: {x: {type: string}}}",
    ])
    #expect(try lowered.members(of: "A.Config") == ["b(B)", "array([String])"])
  }

  @Test func lettersOfOtherScriptsStay() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        日本: {type: object, properties: {größe: {type: integer}, жук: {type: string}}}
        e: {enum: [é, e]}
      """)
    #expect(lowered.names == ["Test", "Test.日本", "Test.E"])
    #expect(try lowered.members(of: "Test.日本") == ["größe: Int?", "жук: String?"])
    #expect(try lowered.members(of: "Test.E") == ["é", "e"])
    #expect(lowered.messages == [])
  }

  /// Cases have a number only where nothing tells them apart.
  @Test func casesAreToldApart() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        required: {oneOf: [{type: object, required: [a], properties: {a: {type: string}}},
          {type: object, required: [b], properties: {b: {type: string}}}]}
        constants: {anyOf: [{type: object, properties: {k: {const: 1}, a: {type: string}}},
          {type: object, properties: {k: {const: 2}, a: {type: integer}}}]}
        elements: {anyOf: [{type: array, items: {type: string}}, {type: array, items: {type: [integer, boolean]}}]}
        values: {anyOf: [{type: array, items: {enum: [a, b]}}, {type: string, enum: [c, d]}, {type: string, enum: [e, f]}]}
        several: {anyOf: [{type: [integer, boolean]}, {type: array, items: {type: string}}]}
        limits: {anyOf: [{type: object, maxProperties: 3, additionalProperties: {type: string}},
          {type: object, minProperties: 4, additionalProperties: {type: integer}}]}
        same: {anyOf: [{type: object, properties: {a: {type: string}}}, {type: object, properties: {a: {type: integer}}}]}
      """)
    #expect(try lowered.members(of: "Test.Required").map(head) == ["a", "b"])
    #expect(try lowered.members(of: "Test.Constants").map(head) == ["objectWithK1", "objectWithK2"])
    #expect(try lowered.members(of: "Test.Elements").map(head) == ["arrayOfString", "arrayOfBoolOrInteger"])
    #expect(try lowered.members(of: "Test.Several").map(head) == ["boolOrInteger", "array"])
    #expect(try lowered.members(of: "Test.Limits").map(head) == ["objectOfString", "objectOfInteger"])
    #expect(try lowered.members(of: "Test.Same").map(head) == ["objectWithAString", "objectWithAInteger"])
  }

  /// What tells branches apart names them: what elements have, what patterns say of names, the kinds of values.
  @Test func branchesAreNamedForWhatTellsThemApart() throws {
    let lowered = try Lowered(
      """
      type: object
      properties:
        a: {anyOf: [{type: array, items: {type: object, required: [add], properties: {add: {type: string}}}},
          {type: array, items: {type: object, required: [remove], properties: {remove: {type: string}}}}]}
        b: {anyOf: [{type: object, patternProperties: {'^x-': {type: string}}, additionalProperties: false},
          {type: object, patternProperties: {'^y-': {type: integer}}, additionalProperties: false}]}
        c: {anyOf: [{type: object, patternProperties: {'.': {type: string}}, additionalProperties: false},
          {type: object, patternProperties: {'.': {type: integer}}, additionalProperties: false}]}
        d: {anyOf: [{type: object, additionalProperties: {type: array, items: {type: string}}},
          {type: object, additionalProperties: {type: array, items: {type: integer}}}]}
        e: {oneOf: [{title: Same, type: object, properties: {same: {const: same}}, required: [same]},
          {title: Same, type: object, properties: {same: {const: other}}, required: [same]}]}
        f: {oneOf: [{type: array, items: {enum: [a, b]}}, {enum: [c, d]}]}
      """)
    #expect(
      try lowered.members(of: "Test.A") == [
        "arrayOfObjectWithAdd([Test.A.ObjectWithAdd])", "arrayOfObjectWithRemove([Test.A.ObjectWithRemove])",
      ])
    #expect(try lowered.members(of: "Test.B").map(head) == ["objectWithX", "objectWithY"])
    #expect(try lowered.members(of: "Test.C").map(head) == ["objectOfString", "objectOfInteger"])
    #expect(
      try lowered.members(of: "Test.D").map(head) == ["objectOfArrayOfString", "objectOfArrayOfInteger"])
    #expect(try lowered.members(of: "Test.E").map(head) == ["sameWithSame", "sameWithSameOther"])
    #expect(
      try lowered.members(of: "Test.F") == ["array([Test.F.ArrayItem])", "c", "d"])
    #expect(lowered.messages == [])
  }

  private func head(_ member: String) -> String { String(member.prefix { $0 != "(" }) }
}
