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
        "test.yaml:4: warning: the name 'Status' is taken at test.yaml:3:11, so this type is called 'Test.TestStatus'",
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
    #expect(lowered.names == ["Test", "Test.日本Value", "Test.E"])
    #expect(try lowered.members(of: "Test.日本Value") == ["größe: Int?", "жук: String?"])
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
    #expect(try lowered.members(of: "Test.Required").map(head) == ["objectWithA", "objectWithB"])
    #expect(try lowered.members(of: "Test.Constants").map(head) == ["objectWithK1", "objectWithK2"])
    #expect(try lowered.members(of: "Test.Elements").map(head) == ["arrayOfString", "arrayOfBoolOrInteger"])
    #expect(try lowered.members(of: "Test.Several").map(head) == ["boolOrInteger", "array"])
    #expect(try lowered.members(of: "Test.Limits").map(head) == ["objectOfString", "objectOfInteger"])
    #expect(try lowered.members(of: "Test.Same").map(head) == ["objectWithAString", "objectWithAInteger"])
  }

  private func head(_ member: String) -> String { String(member.prefix { $0 != "(" }) }
}
