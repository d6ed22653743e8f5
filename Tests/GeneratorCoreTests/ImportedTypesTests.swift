import Diagnostics
import GeneratorCore
import Testing

/// What one module says of another whose types it imports.
@Suite struct ImportedTypesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "title: Order\ntype: object\nproperties: { status: { enum: [open, done] } }\n",
      to: "Shop/Schemas/order.yaml")
    try folder.write("{ $ref: 'https://shop.example/order.yaml' }\n", to: "Billing/invoice.yaml")
  }

  /// The findings in the files of `Billing`, generated from whatever the current folder is.
  private func findings(_ settings: String, of module: String = "Billing", shop: String = "") throws
    -> [String]
  {
    try folder.write(shop, to: "Shop/schemagen.yaml")
    try folder.write(
      "resolve: { 'https://shop.example/': ../Shop/Schemas }\n" + settings, to: "Billing/schemagen.yaml")
    var bag = DiagnosticBag()
    let configuration = try TargetConfiguration(folder.path + "/Billing/schemagen.yaml", into: &bag)
    var found = bag.sorted
    if !bag.hasErrors {
      let request = GenerationRequest(
        schemas: folder.path + "/Billing", output: folder.path + "/out", kinds: [.swift], module: module,
        options: configuration.options)
      found += try Generator(request).run().diagnostics
    }
    return found.map { $0.description.replacing(folder.path + "/Billing/", with: "") }
  }

  @Test func aModuleIsNamedByItsPrefixOrFolder() throws {
    for place in ["'https://shop.example/'", "../Shop/Schemas"] {
      #expect(try findings("modules: { Shop: \(place) }") == [])
    }
  }

  @Test(arguments: [
    ("unknownValues: ['https://shop.example/order.yaml#/properties/status']", "3:17", "#/properties/status"),
    ("names: { 'https://shop.example/order.yaml#/properties/status': stage }", "3:10", "#/properties/status"),
    ("names: { 'https://shop.example/order.yaml': Purchase }", "3:10", ""),
    (
      "caseNames: { 'https://shop.example/order.yaml#/properties/status': { open: begun } }", "3:14",
      "#/properties/status"
    ),
    ("conformances: { 'https://shop.example/order.yaml': [Loggable] }", "3:17", ""),
  ])
  func theSettingsOfAModuleDecideAboutIt(setting: String, place: String, pointer: String) throws {
    #expect(
      try findings("modules: { Shop: ../Shop/Schemas }\n" + setting) == [
        "schemagen.yaml:\(place): error: 'https://shop.example/order.yaml\(pointer)' is a schema of the module 'Shop', whose settings decide about it; say it there"
      ])
  }

  @Test func overlaysOfAModuleAreItsOwn() throws {
    try folder.write(
      "https://shop.example/order.yaml: { set: { title: Purchase } }\n", to: "Billing/o.overlay.yaml")
    #expect(
      try findings("modules: { Shop: ../Shop/Schemas }\noverlays: [o.overlay.yaml]") == [
        "o.overlay.yaml:1:1: error: 'https://shop.example/order.yaml' is a schema of the module 'Shop', whose settings decide about it; say it there"
      ])
  }

  @Test func modulesAreOthersAndEachOnce() throws {
    #expect(
      try findings("modules: { Billing: ../Shop/Schemas }") == [
        "schemagen.yaml:2:12: error: 'Billing' is the module that is generated, and cannot be imported"
      ])
    #expect(
      try findings("modules: { Shop: ../Shop/Schemas, Store: 'https://shop.example/' }") == [
        "schemagen.yaml:2:42: error: the schemas of 'Store' are those of 'Shop'; a type is declared by one module"
      ])
  }

  @Test(arguments: [
    (
      "public", "package",
      "public types cannot use them; write 'access: package' here, or 'access: public' there"
    ),
    ("package", "package", nil), ("internal", "package", nil), ("package", "public", nil),
  ])
  func typesAreAsAccessibleAsWhatUsesThem(own: String, other: String, expected: String?) throws {
    let found = try findings(
      "modules: { Shop: ../Shop/Schemas }\naccess: \(own)", shop: "access: \(other)\n")
    #expect(
      found
        == (expected.map {
          ["schemagen.yaml:2:12: error: the types of 'Shop' have the access '\(other)', so \($0)"]
        } ?? []))
  }

  @Test func aFileThatIsLeftOutHasNoTypes() throws {
    try folder.write(
      "type: object\nproperties: { x: { type: object, properties: { y: { type: string } } } }",
      to: "Billing/left.yaml")
    let expected =
      "schemagen.yaml:3:10: error: there is no type at 'left.yaml#/properties/x': its file is left out by 'include' or 'exclude'"
    let settings = "exclude: [left.yaml]\nnames: { left.yaml#/properties/x: Piece }"
    #expect(try findings(settings) == [expected])
    try folder.write("$ref: left.yaml\n", to: "Billing/other.yaml")
    #expect(try findings(settings + "\nmodules: { Shop: ../Shop/Schemas }").count == 0)
  }
}
