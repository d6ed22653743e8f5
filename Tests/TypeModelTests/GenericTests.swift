import Testing

/// Schemas with `$dynamicRef` have a type for each binding.
struct GenericTests {
  private static let page = "page.yaml"
  private static let pageText = """
    type: object
    required: [items]
    properties: {items: {type: array, items: {$dynamicRef: '#T'}}, next: {type: string}}
    $defs: {T: {$dynamicAnchor: T, not: {}}}
    """
  private static let user = "{type: object, required: [name], properties: {name: {type: string}}}"
  private static let order = "{type: object, required: [id], properties: {id: {type: integer}}}"

  /// Documents bind it, definitions with an identifier, and schemas in their places.
  @Test func eachBindingHasItsType() throws {
    let lowered = try Lowered(
      [
        Self.page: Self.pageText, "user.yaml": Self.user, "order.yaml": Self.order,
        "users.yaml": "{$ref: page.yaml, $defs: {T: {$dynamicAnchor: T, $ref: user.yaml}}}",
        "test.yaml": """
        type: object
        properties:
          users: {$ref: users.yaml}
          orders: {$ref: '#/$defs/OrderPage'}
          flags: {$id: flags, $ref: page.yaml, $defs: {T: {$dynamicAnchor: T, type: boolean}}}
          any: {$ref: page.yaml}
        $defs:
          OrderPage: {$id: order-page, $ref: page.yaml, $defs: {T: {$dynamicAnchor: T, $ref: order.yaml}}}
        """,
      ])
    #expect(
      try lowered.members(of: "Test") == [
        "users: Users?", "orders: Test.OrderPage?", "flags: Test.Flags?", "any: Page?",
      ])
    #expect(try lowered.members(of: "Users") == ["items: [User]", "next: String?"])
    #expect(try lowered.members(of: "Test.OrderPage") == ["items: [Order]", "next: String?"])
    #expect(try lowered.members(of: "Test.Flags") == ["items: [Bool]", "next: String?"])
    #expect(try lowered.members(of: "Page") == ["items: [JSONValue]", "next: String?"])
  }

  @Test func ofSeveralParametersEachIsBound() throws {
    let lowered = try Lowered(
      [
        "pair.yaml": """
        type: object
        required: [first, second]
        properties: {first: {$dynamicRef: '#A'}, second: {$dynamicRef: '#B'}}
        $defs: {A: {$dynamicAnchor: A}, B: {$dynamicAnchor: B}}
        """,
        "half.yaml": "{$ref: pair.yaml, $defs: {A: {$dynamicAnchor: A, type: string}}}",
        "whole.yaml": "{$ref: half.yaml, $defs: {B: {$dynamicAnchor: B, type: integer}}}",
      ])
    #expect(try lowered.members(of: "Pair") == ["first: JSONValue", "second: JSONValue"])
    #expect(try lowered.members(of: "Half") == ["first: String", "second: JSONValue"])
    #expect(try lowered.members(of: "Whole") == ["first: String", "second: Int"])
  }

  /// What is bound in place has the name of what binds it, and of the parameter.
  @Test func whatIsBoundInPlaceIsCalledForWhatBindsIt() throws {
    let lowered = try Lowered(
      """
      type: object
      properties: {users: {$ref: '#/$defs/UserList'}, orders: {$ref: '#/$defs/OrderList'}, tree: {$ref: '#/$defs/UserTree'}}
      $defs:
        List: {$id: list, type: array, items: {$dynamicRef: '#T'}, $defs: {T: {$dynamicAnchor: T}}}
        Tree:
          $id: tree
          type: object
          required: [value]
          properties: {value: {$dynamicRef: '#T'}, children: {type: array, items: {$ref: '#'}}}
          $defs: {T: {$dynamicAnchor: T}}
        UserList: {$id: user-list, $ref: list, $defs: {T: {$dynamicAnchor: T, type: object, properties: {name: {type: string}}}}}
        OrderList: {$id: order-list, $ref: list, $defs: {T: {$dynamicAnchor: T, type: object, properties: {id: {type: integer}}}}}
        UserTree: {$id: user-tree, $ref: tree, $defs: {T: {$dynamicAnchor: T, x-name: Person, type: object, properties: {name: {type: string}}}}}
      """)
    #expect(
      try lowered.members(of: "Test") == [
        "users: [Test.UserListT]?", "orders: [Test.OrderListT]?", "tree: Test.UserTree?",
      ])
    #expect(try lowered.members(of: "Test.UserListT") == ["name: String?"])
    #expect(try lowered.members(of: "Test.OrderListT") == ["id: Int?"])
    #expect(try lowered.members(of: "Test.UserTree") == ["value: Test.Person", "children: [Test.UserTree]?"])
    #expect(lowered.findings.filter { $0.severity == .warning }.map(\.message) == [])
  }

  /// A binding that leads back to a generic one is bound in that, too: the outermost has the say (Core §8.2.3.2).
  @Test func theOutermostBindingHolds() throws {
    let lowered = try Lowered(
      """
      type: object
      properties: {nested: {$ref: nested}, plain: {$ref: plain}}
      $defs:
        Box: {$id: box, type: object, required: [content], properties: {content: {$dynamicRef: '#T'}}, $defs: {T: {$dynamicAnchor: T}}}
        Plain: {$id: plain, $ref: box, $defs: {T: {$dynamicAnchor: T, type: string}}}
        Nested: {$id: nested, $ref: box, $defs: {T: {$dynamicAnchor: T, type: object, properties: {inner: {$ref: plain}, size: {type: integer}}}}}
      """)
    #expect(try lowered.members(of: "Test.Plain") == ["content: String"])
    #expect(try lowered.members(of: "Test.Nested") == ["content: Test.NestedT"])
    // In `Nested` the content of `Plain` is bound by `Nested`, too.
    #expect(try lowered.members(of: "Test.NestedT") == ["inner: Test.Nested?", "size: Int?"])
  }

  /// A tree that is extended holds trees of the extension, however it is written.
  @Test(arguments: [
    ("https://json-schema.org/draft/2019-09/schema", "$recursiveAnchor: true", "$recursiveRef: '#'"),
    ("https://json-schema.org/draft/2020-12/schema", "$dynamicAnchor: node", "$dynamicRef: '#node'"),
  ])
  func anExtendedTreeHoldsItself(dialect: String, anchor: String, reference: String) throws {
    let lowered = try Lowered(
      [
        "tree.yaml": """
        {$schema: '\(dialect)', $id: 'https://e.test/tree', \(anchor), type: object, properties: {children: {type: array, items: {\(reference)}}}}
        """,
        "named.yaml": """
        {$schema: '\(dialect)', $id: 'https://e.test/named', \(anchor), $ref: tree, required: [name], properties: {name: {type: string}}}
        """,
      ])
    #expect(try lowered.members(of: "Tree") == ["children: [Tree]?"])
    #expect(try Set(lowered.members(of: "Named")) == ["name: String", "children: [Named]?"])
  }
}
