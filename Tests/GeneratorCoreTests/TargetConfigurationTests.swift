import Diagnostics
import SchemaModel
import Testing

@testable import Generation
@testable import GeneratorCore

/// `schemagen.yaml`: what it may say, and what it may not.
@Suite struct TargetConfigurationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ text: String) throws -> (TargetConfiguration, [String]) {
    try folder.write(text, to: "schemagen.yaml")
    var bag = DiagnosticBag()
    let configuration = try TargetConfiguration(folder.path + "/schemagen.yaml", into: &bag)
    _ = configuration.levels(into: &bag)
    return (configuration, bag.sorted.map { String($0.description.dropFirst(folder.path.count + 1)) })
  }

  @Test func settingsOfReadingAreRead() throws {
    let (configuration, findings) = try read(
      """
      version: 1
      strict: true
      formatAnnotation: true
      defaultDialect: draft-07
      resolve:
        https://a.example/: ../Shared
        https://b.example/: /srv/schemas
      lint: { names-mixed: off, default-invalid: error, enum-duplicate: false }
      """)
    #expect(findings.isEmpty)
    var bag = DiagnosticBag()
    let options = configuration.options
    #expect(options.strict && options.formatIsAnnotation && options.defaultDialect == .draft7)
    #expect(
      options.resolutions == [
        .init(uriPrefix: "https://a.example/", directory: folder.path + "/../Shared"),
        .init(uriPrefix: "https://b.example/", directory: "/srv/schemas"),
      ])
    #expect(
      configuration.levels(into: &bag) == [
        "names-mixed": .off, "default-invalid": .severity(.error), "enum-duplicate": .off,
      ])
  }

  @Test func noSettingChangesNothing() throws {
    for text in ["{}  # nothing yet\n", "null\n", "", "\n  # strict: true\n"] {
      let (configuration, findings) = try read(text)
      #expect(findings.isEmpty)
      #expect(configuration.options == SchemaOptions())
    }
  }

  @Test(arguments: [
    ("strikt: true", "1:1: error: unknown setting 'strikt'; did you mean 'strict'?"),
    ("strict: yes", "1:9: error: 'strict': must be a boolean"),
    ("resolve: [a]", "1:10: error: 'resolve': must be an object"),
    ("resolve: { https://a/: 3 }", "1:24: error: 'https://a/': must be a string"),
    ("- strict", "1:1: error: must be an object"),
    ("version: 2", "1:10: error: 'version': must be 1"),
    ("access: open", #"1:9: error: 'access': must be one of "public", "package", "internal""#),
    ("imports: [a b]", "1:11: error: 'imports': must be a Swift name of letters, digits and '_'"),
    ("prefix: sg", "1:9: error: 'prefix': must begin with a capital, and have letters and digits only"),
    (
      "namespace: shop",
      "1:12: error: 'namespace': must be the name of a Swift type, which begins with a capital"
    ),
    ("unknownValues: everything", "1:16: error: 'unknownValues': must be 'all', or a list of places"),
    (
      "unknownValues: a.yaml#/properties/b",
      "1:16: error: 'unknownValues': must be 'all', or a list of places"
    ),
    ("namspace: Shop", "1:1: error: unknown setting 'namspace'; did you mean 'namespace'?"),
    (
      "formats: { date: Date }",
      "1:18: error: 'Date' does not hold every value with the format 'date'; 'CalendarDate' does, and so may a type of your own that adopts 'SchemaFormatted'"
    ),
    (
      "formats: { date-time: UUID }",
      "1:23: error: 'UUID' does not hold every value with the format 'date-time'; 'Date' does, and so may a type of your own that adopts 'SchemaFormatted'"
    ),
    (
      "formats: { time: Date }",
      "1:18: error: 'Date' does not hold every value with the format 'time'; no type that is built in does; choose a type of your own that adopts 'SchemaFormatted'"
    ),
    (
      "formats: { uri-reference: URL }",
      "1:27: error: 'URL' does not hold every value with the format 'uri-reference'; no type that is built in does; choose a type of your own that adopts 'SchemaFormatted'"
    ),
    (
      "formats: { email: Int32 }",
      "1:19: error: 'Int32' does not hold every value with the format 'email'; no type that is built in does; choose a type of your own that adopts 'SchemaFormatted'"
    ),
    (
      "formats: { uuid: uuid }",
      "1:18: error: 'uuid' is no name of a type: it begins with a small letter; did you mean 'UUID'?"
    ),
    (
      "formats: { int32: String }",
      "1:19: error: 'String' is no type for a format; choose Date, CalendarDate, CalendarDuration, UUID, URL, Decimal, Int8 to Int64, UInt8 to UInt64, or a type of your own that adopts 'SchemaFormatted'"
    ),
    (
      "formats: { date-time: Foundation.Data }",
      "1:23: error: 'Foundation.Data' is no type for a format; choose Date, CalendarDate, CalendarDuration, UUID, URL, Decimal, Int8 to Int64, UInt8 to UInt64, or a type of your own that adopts 'SchemaFormatted'"
    ),
    ("imports: [class]", "1:11: error: 'class' is a word of Swift's own, and no name of a module"),
    ("modules: { in: a }", "1:12: error: 'in' is a word of Swift's own, and no name of a module"),
    (
      "conformances: { a.yaml: [A.Type] }",
      "1:26: error: 'Type' is a word of Swift's own, and no name of a protocol"
    ),
    ("validate: { '*.json': nothing.yaml }", "1:23: error: there is no schema 'FOLDER/nothing.yaml'"),
    (
      "conformances: { a.yaml: ['A {}'] }",
      "1:26: error: 'a.yaml': must be the name of a Swift type, as in 'Date' or 'Vapor.Content'"
    ),
    (
      "lint: {default-invalit: off}",
      "1:8: error: there is no rule 'default-invalit'; did you mean 'default-invalid'?"
    ),
    ("lint: {default-invalid: loud}", "1:25: error: 'default-invalid': must be off, note, warning or error"),
    ("overlays: [nothing.yaml]", "1:12: error: there is no overlay 'FOLDER/nothing.yaml'"),
  ])
  func mistakesAreErrors(text: String, expected: String) throws {
    let expected = expected.replacing("FOLDER", with: folder.path)
    #expect(try read(text).1 == ["schemagen.yaml:" + expected])
  }

  @Test(arguments: [
    "date-time: Date", "date: CalendarDate", "duration: CalendarDuration", "uuid: UUID", "uri: URL",
    "decimal: Decimal",
    "money: Decimal", "epoch: Date", "int32: Int32", "date: Day", "date-time: Vapor.Instant",
    "email: EmailAddress", "date-time: Foundation.Date", "int32: Swift.Int32", "duration: Duration",
  ])
  func typesThatHoldAllValuesOfAFormatAreChoices(format: String) throws {
    #expect(try read("formats: { \(format) }").1 == [])
  }

  @Test func allMistakesAreSaid() throws {
    #expect(try read("strict: 1\nmodule: Mail\naccess: open\n").1.count == 3)
    #expect(
      try read("target: Mail").1[0].hasPrefix(
        "schemagen.yaml:1:1: error: unknown setting 'target'; the settings are"))
  }

  @Test func overlaysHaveASchema() throws {
    try folder.write("a.yaml#/b: { ste: {} }\nc.yaml: { remove: x }\nd.yaml: {}\n", to: "o.overlay.yaml")
    let findings = try read("overlays: [o.overlay.yaml]").1
    #expect(
      findings == [
        "o.overlay.yaml:1:14: error: unknown key 'ste'; did you mean 'set'?",
        "o.overlay.yaml:2:19: error: 'remove': must be an array",
        "o.overlay.yaml:3:9: error: 'd.yaml': must have at least 1 property",
      ])
  }

  @Test func aMissingFileIsSaid() {
    var bag = DiagnosticBag()
    #expect(throws: FileProblem("cannot read", "/nowhere/x.yaml", because: "No such file or directory")) {
      try TargetConfiguration("/nowhere/x.yaml", into: &bag)
    }
  }

  @Test func theRulesOfTheLinterAreSettings() throws {
    try folder.write("{}", to: "s.yaml")
    let (configuration, findings) = try read("validate: { 'in/*.json': s.yaml }\n")
    #expect(findings.isEmpty)
    #expect(
      configuration.schemas.schema(
        ofFile: folder.path + "/in/a.json",
        matching: configuration.schemas.globs(matching: folder.path + "/in/a.json"), text: [], .json)
        == folder.path + "/s.yaml")
  }
}
