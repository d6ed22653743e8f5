import Diagnostics
import GeneratorCore
import Testing

/// What the settings of a configuration change, and that what matches nothing is an error.
@Suite struct ConfiguredOutputTests {
  private static let order = """
    title: Order
    type: object
    required: [id]
    properties:
      id: { type: string, format: order-id }
      state: { enum: [open, in-transit] }
      kind: { enum: [a, b] }
      lines: { type: array, items: { type: object, properties: { sku: { type: string } } } }
      old: { type: string, deprecated: true }
      way:
        oneOf:
          - { title: Road, type: object, required: [by], properties: { by: { const: road } } }
          - { title: Rail, type: object, required: [by], properties: { by: { enum: [train, tram] } } }
      size: { oneOf: [{ type: string }, { type: integer }] }
    $defs:
      used: { type: object, properties: { x: { $ref: '#/$defs/deep' } } }
      deep: { type: object, properties: { y: { type: string } } }
      spare: { type: object, properties: { z: { type: string } } }
    """
  private static let note =
    "title: Note\ntype: object\nproperties: { text: { $ref: 'order.yaml#/$defs/used' } }\n"

  /// The findings that are errors and the Swift of `order.yaml`.
  static func output(
    _ configuration: String, overlays: [String: String] = [:], kinds: Set<OutputKind> = [.swift]
  ) -> (errors: [String], swift: String, output: Generator.Output?) {
    var bag = DiagnosticBag()
    let settings = TargetConfiguration(text: configuration, overlays: overlays, into: &bag)
    guard !bag.hasErrors else { return (bag.sorted.map(\.description), "", nil) }
    let output = Generator.output(
      from: [.init(path: "order.yaml", text: order), .init(path: "note.yaml", text: note)], kinds: kinds,
      module: "Shop", options: settings.options)
    let swift = output.files.first { $0.path == "Swift/order.swift" }?.contents ?? ""
    return (output.diagnostics.filter { $0.severity == .error }.map(\.description), swift, output)
  }

  @Test func accessIsThatOfEveryDeclaration() {
    for (access, prefix) in [("package", "package "), ("internal", "")] {
      let (errors, swift, _) = Self.output("access: \(access)")
      #expect(errors.isEmpty)
      #expect(!swift.contains("public "))
      #expect(swift.contains("\n\(prefix)struct Order: SchemaValue {"))
      #expect(swift.contains("\n  \(prefix)init("))
    }
  }

  /// Whether an import without an access level is internal or public depends on a feature of the package, and where it is
  /// public no file may say `package import` beside others that say nothing.
  @Test func filesOfAPackageImportAsItsOwnFilesDo() {
    let (errors, swift, _) = Self.output(
      "access: package\nimports: [Vapor, Logging]\nformats: { order-id: Vapor.ID }")
    #expect(errors.isEmpty)
    let imports = """

      import Logging
      #if hasFeature(InternalImportsByDefault)
        package import SchemaRuntime
        package import Vapor
      #else
        import SchemaRuntime
        import Vapor
      #endif

      """
    #expect(swift.contains(imports))
    #expect(Self.output("access: internal").swift.contains("\nimport SchemaRuntime\n"))
  }

  @Test func importsAndProtocols() {
    let (errors, swift, _) = Self.output(
      """
      imports: [Vapor, Foundation]
      conformances:
        "*": [Loggable]
        order.yaml: [Vapor.Content, Identifiable]
        Order.State: [Loggable, Rankable]
      """)
    #expect(errors.isEmpty)
    #expect(swift.contains("\nimport Foundation\npublic import SchemaRuntime\npublic import Vapor\n"))
    #expect(swift.contains("\nextension Order: Loggable, Vapor.Content, Identifiable {}\n"))
    #expect(swift.contains("\nextension Order.State: Loggable, Rankable {}\n"))
    #expect(swift.contains("\nextension Order.Line: Loggable {}\n"))
  }

  @Test func typesMembersAndCasesHaveNames() {
    let (errors, swift, _) = Self.output(
      """
      names:
        order.yaml#/properties/lines: OrderLine
        Order.State: Stage
        order.yaml#/properties/old: former
        order.yaml#/properties/way/oneOf/1: byRail
        note.yaml: Memo
      caseNames:
        order.yaml#/properties/state: { in-transit: moving }
      """)
    #expect(errors.isEmpty)
    #expect(
      swift.contains("public var lines: [OrderLine]?") && swift.contains("struct OrderLine: SchemaValue"))
    #expect(swift.contains("public var state: Stage?") && swift.contains("case moving = \"in-transit\""))
    #expect(swift.contains("public var former: String?"))
    #expect(swift.contains("case byRail("))
  }

  @Test func aNamespaceOrAPrefixIsAroundAll() {
    let (_, inNamespace, output) = Self.output("namespace: Store")
    #expect(inNamespace.contains("\nextension Store {\n") && inNamespace.contains("  public struct Order"))
    #expect(
      output?.files.first { $0.path == "Swift/Namespaces.swift" }?.contents.contains("public enum Store {}")
        == true)
    let (_, prefixed, _) = Self.output("prefix: SG\nnames: { SGNote: Memo }")
    #expect(prefixed.contains("\npublic struct SGOrder: SchemaValue {"))
  }

  @Test func filesAndDefinitionsAreChosen() {
    let (errors, _, output) = Self.output("include: [note.yaml]\n")
    #expect(errors.isEmpty)
    #expect(output?.files.map(\.path) == ["Swift/Namespaces.swift", "Swift/note.swift", "Swift/order.swift"])
    let (_, pruned, _) = Self.output("pruneDefinitions: true")
    #expect(
      pruned.contains("struct Used") && pruned.contains("struct Deep") && !pruned.contains("struct Spare"))
    let (_, excluded, _) = Self.output("exclude: ['order.yaml#/$defs/spare', 'order.yaml#/$defs/deep']")
    #expect(excluded.contains("struct Deep") && !excluded.contains("struct Spare"))
  }

  @Test(arguments: [
    ("include: [order.yaml]", ["order"]), ("include: [/order.yaml]", ["order"]),
    ("include: [./order.yaml]", ["order"]), ("exclude: [order.yaml]", ["a/b/order", "a/order"]),
    ("include: ['**/order.yaml']", ["a/b/order", "a/order", "order"]), ("include: [a/*]", ["a/order"]),
  ])
  func globsAreRelativeToTheRoot(configuration: String, expected: [String]) {
    var bag = DiagnosticBag()
    let settings = TargetConfiguration(text: configuration, into: &bag)
    let sources = ["order.yaml", "a/order.yaml", "a/b/order.yaml"].map {
      Generator.Source(path: $0, text: "type: object")
    }
    let output = Generator.output(
      from: sources, kinds: [.docs], module: "Shop", options: settings.options)
    let pages = output.files.map(\.path).filter { $0.hasSuffix("/order.md") }
    #expect(pages == expected.map { "Docs/\($0).md" })
  }

  @Test func initializersMayTakeWhatIsDeprecated() {
    #expect(!Self.output("").swift.contains("    old: String? = nil"))
    #expect(Self.output("deprecatedInInitializers: true").swift.contains("    old: String? = nil"))
  }

  @Test func formatsHaveTypes() {
    let (errors, swift, _) = Self.output("imports: [Shapes]\nformats: { order-id: Shapes.OrderID }")
    #expect(errors.isEmpty)
    #expect(swift.contains("public import Shapes\n"))
    #expect(swift.contains("public var id: Shapes.OrderID {"))
    #expect(swift.contains("private var _id: PendingValue<Shapes.OrderID>"))
  }

  /// What reads and writes a type may stand in another file than the type.
  @Test func longFilesReachWhatIsStored() throws {
    let members = (0..<150).map {
      "  m\($0): { type: object, required: [id], properties: { id: { type: string, format: order-id } } }\n"
    }
    var bag = DiagnosticBag()
    let settings = TargetConfiguration(
      text: "imports: [Shapes]\nformats: { order-id: Shapes.ID }\nconformances: { '*': [Ranked] }", into: &bag
    )
    let output = Generator.output(
      from: [.init(path: "long.yaml", text: "type: object\nproperties:\n" + members.joined())],
      kinds: [.swift],
      module: "Long", options: settings.options)
    let files = output.files.filter { $0.path.hasPrefix("Swift/long") }.map(\.contents)
    #expect(files.count > 1)
    #expect(!files.contains { $0.contains("private var") })
    for file in files {
      let declares = file.contains("public var id: Shapes.ID")
      #expect(file.contains("\npublic import Shapes\n") == declares)
      #expect(declares || file.contains("\nimport Shapes\n"))
    }
    #expect(files.joined().components(of: "extension Long.M7: Ranked {}") == 1)
  }

  @Test func integersOfAWidthHaveTheirDefaults() {
    let source = """
      properties:
        a: { type: integer, format: int8, default: 5 }
        b: { type: integer, format: int8, default: 500 }
      type: object
      """
    var bag = DiagnosticBag()
    let settings = TargetConfiguration(text: "formats: { int8: Int8 }", into: &bag)
    let output = Generator.output(
      from: [.init(path: "n.yaml", text: source)], kinds: [.swift], module: "N", options: settings.options)
    let swift = output.files.first { $0.path == "Swift/n.swift" }?.contents ?? ""
    #expect(swift.contains("public var aOrDefault: Int8 { self.a ?? 5 }") && !swift.contains("bOrDefault"))
  }

  @Test func aTypeOfAPackageHoldsStringsOrNumbers() {
    let source = "type: object\nproperties: { a: { type: [string, integer], format: id } }"
    for (format, expected) in [
      (
        "id: OrderID",
        [
          "schemagen.yaml:1:12: error: values with the format 'id' are strings and numbers, and 'OrderID' can be written as one of the two only; give the strings or the numbers another format"
        ]
      ),
      ("id: Decimal", []),
    ] {
      var bag = DiagnosticBag()
      let settings = TargetConfiguration(text: "formats: { \(format) }", into: &bag)
      let output = Generator.output(
        from: [.init(path: "n.yaml", text: source)], kinds: [.swift], module: "N", options: settings.options)
      #expect(output.diagnostics.map(\.description) == expected)
    }
  }

  @Test func whatHasANameHasTheOneBeforeToo() {
    let (errors, swift, _) = Self.output(
      """
      names:
        Order.State: Stage
        order.yaml#/properties/state: stage
        order.yaml#/properties/lines: OrderLine
      conformances:
        Order.Line: [A]
        Order.OrderLine: [B]
      """)
    #expect(errors.isEmpty)
    #expect(swift.contains("public var stage: Stage?"))
    #expect(swift.contains("extension Order.OrderLine: A, B {}"))
  }

  /// What the case of all other values is called is said where a listed value has its name.
  @Test func aCaseThatIsCalledUnknownIsSaid() {
    let (_, swift, output) = Self.output(
      "caseNames: { order.yaml#/properties/state: { in-transit: unknown } }\nunknownValues: all")
    #expect(
      output?.diagnostics.map(\.description).contains(
        "schemagen.yaml:1:46: note: values that 'Order.State' does not list have the case 'unknownValue', as 'in-transit' has the case 'unknown'"
      ) == true)
    #expect(swift.contains("case unknownValue(String)"))
  }

  @Test func openUnionsKnowNothingOfWhatIsUnknown() {
    let source = """
      type: object
      properties:
        list: { oneOf: [{ const: a }, { const: b }] }
        lists: { anyOf: [{ enum: [a, b] }, { const: c }] }
        number:
          oneOf:
            - { title: One, type: object, required: [v], properties: { v: { const: 1 } } }
            - { title: Two, type: object, required: [v], properties: { v: { const: 2 } } }
      """
    var bag = DiagnosticBag()
    let settings = TargetConfiguration(text: "unknownValues: all", into: &bag)
    let output = Generator.output(
      from: [.init(path: "n.yaml", text: source)], kinds: [.swift, .jsonschema], module: "N",
      options: settings.options)
    let swift = output.files.first { $0.path == "Swift/n.swift" }?.contents ?? ""
    #expect(swift.contains("enum List: OpenEnumeration") && swift.contains("enum Lists: OpenEnumeration"))
    #expect(swift.contains("case unknown(Unknown)"))
    let bundle = output.files.first { $0.path.hasPrefix("JSONSchema/") }?.contents ?? ""
    #expect(bundle.contains("\"additionalProperties\": true"))
  }

  @Test func theNameOfTheNamespaceIsSaidOnce() {
    let output = Self.output("namespace: Int").output
    #expect(
      output?.diagnostics.filter { $0.message.contains("'Int'") }.map(\.location.file) == ["schemagen.yaml"])
  }

  /// The type may refuse the text of a default, and nothing may stop the program then.
  @Test func typesMadeOfTextHaveTheirDefaults() {
    let source = """
      properties:
        when: { type: string, format: date-time, default: '2024-05-01T00:00:00Z' }
        page: { type: [string, 'null'], format: uri, default: 'https://a.example/' }
        price: { type: number, format: decimal, default: 1.50 }
        list: { type: array, items: { type: string, format: date-time }, default: ['2024-05-01T00:00:00Z'] }
      type: object
      """
    var bag = DiagnosticBag()
    let settings = TargetConfiguration(
      text: "formats: { date-time: Date, uri: URL, decimal: Decimal }", into: &bag)
    let output = Generator.output(
      from: [.init(path: "n.yaml", text: source)], kinds: [.swift], module: "N", options: settings.options)
    let swift = output.files.first { $0.path == "Swift/n.swift" }?.contents ?? ""
    #expect(
      swift.contains(
        """
          /// `when`, or its default where it is left out; nil where the type refuses that.
          public var whenOrDefault: Formatted<Foundation.Date>? {
            self.when ?? Formatted<Foundation.Date>(formatText: "2024-05-01T00:00:00Z")
          }
        """))
    #expect(swift.contains("self.page.isAbsent ? Formatted<Foundation.URL>(formatText:"))
    #expect(swift.contains("self.price ?? FormattedNumber<Foundation.Decimal>(formatText: \"1.50\")"))
    #expect(!swift.contains("listOrDefault"))
  }

  @Test func listsAndUnionsAreOpen() {
    let (errors, swift, _) = Self.output("unknownValues: all")
    #expect(errors.isEmpty)
    #expect(swift.contains("public enum State: OpenEnumeration") && swift.contains("case unknown(String)"))
    #expect(swift.contains("    case unknown(Unknown)"))
    // A tag stays closed, and a union without one has no form that is unknown.
    #expect(swift.contains("enum By: String"))
    #expect(!swift.contains("case unknown(JSONValue)"))
    #expect(swift.contains("    /// Any other value.\n    case unknown(Unknown)"))
    let (_, one, _) = Self.output(
      "unknownValues: [order.yaml#/properties/state, order.yaml#/properties/size]")
    #expect(one.contains("public enum State: OpenEnumeration") && one.contains("public enum Kind: String"))
    #expect(one.contains("case unknown(JSONValue)"))
  }

  @Test func aBranchThatIsCalledUnknownKeepsItsName() {
    var bag = DiagnosticBag()
    let settings = TargetConfiguration(text: "unknownValues: all", into: &bag)
    let source = """
      oneOf:
        - { type: object, required: [t], properties: { t: { const: unknown }, a: { type: string } } }
        - { type: object, required: [t], properties: { t: { const: known }, b: { type: string } } }
      """
    let output = Generator.output(
      from: [.init(path: "n.yaml", text: source)], kinds: [.swift], module: "N", options: settings.options)
    let swift = output.files.first { $0.path == "Swift/n.swift" }?.contents ?? ""
    #expect(swift.contains("  case unknown(Unknown)\n"))
    #expect(swift.contains("  case unknownValue(UnknownValue)\n"))
  }

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
    #expect(Self.output(configuration).errors == ["schemagen.yaml:" + expected])
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
