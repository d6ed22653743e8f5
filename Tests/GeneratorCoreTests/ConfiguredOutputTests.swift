import Diagnostics
import GeneratorCore
import Testing

/// The settings of a configuration change what is generated.
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
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
