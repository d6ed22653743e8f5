import Diagnostics
import Testing

@testable import GeneratorCore

/// `schemagen.yaml` of a target: what it may say, and what it may not.
@Suite struct TargetConfigurationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ text: String) throws -> (SchemaOptions, [String]) {
    try folder.write(text, to: "schemagen.yaml")
    var bag = DiagnosticBag()
    let options = try TargetConfiguration.read(folder.path + "/schemagen.yaml", into: &bag)
    return (options, bag.sorted.map { String($0.description.dropFirst(folder.path.count + 1)) })
  }

  @Test func everySettingIsRead() throws {
    let (options, findings) = try read(
      """
      strict: true
      formatAnnotation: true
      resolve:
        https://a.example/: ../Shared
        https://b.example/: /srv/schemas
      """)
    #expect(findings.isEmpty)
    #expect(options.strict && options.formatIsAnnotation)
    #expect(
      options.resolutions == [
        .init(uriPrefix: "https://a.example/", folder: folder.path + "/../Shared"),
        .init(uriPrefix: "https://b.example/", folder: "/srv/schemas"),
      ])
  }

  @Test func noSettingChangesNothing() throws {
    let (options, findings) = try read("{}  # nothing yet\n")
    #expect(findings.isEmpty)
    #expect(options == SchemaOptions())
  }

  @Test(arguments: [
    ("strikt: true", "schemagen.yaml:1:1: error: unknown setting 'strikt'; did you mean 'strict'?"),
    (
      "module: Mail",
      "schemagen.yaml:1:1: error: unknown setting 'module'; the settings are strict, formatAnnotation, resolve, tests, validate, lint"
    ),
    ("strict: yes", "schemagen.yaml:1:9: error: 'strict' must be true or false, found a string"),
    (
      "resolve: [a]",
      "schemagen.yaml:1:10: error: 'resolve' must be a mapping from URI prefixes to folders, found a sequence"
    ),
    (
      "resolve: { https://a/: 3 }",
      "schemagen.yaml:1:24: error: the folder of 'https://a/' must be a string, found a number"
    ),
    ("- strict", "schemagen.yaml:1:1: error: expected a mapping of settings, found a sequence"),
  ])
  func mistakesAreErrors(text: String, expected: String) throws {
    #expect(try read(text).1 == [expected])
  }

  @Test func aMissingFileIsSaid() {
    var bag = DiagnosticBag()
    #expect(throws: FileProblem("cannot read", "/nowhere/x.yaml", because: "No such file or directory")) {
      try TargetConfiguration.read("/nowhere/x.yaml", into: &bag)
    }
  }
}
