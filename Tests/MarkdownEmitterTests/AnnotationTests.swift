import Diagnostics
import GeneratorCore
import SchemaModel
import Testing
import TypeModel

@testable import MarkdownEmitter

/// Keywords of others are shown where `annotations` names them.
@Suite struct AnnotationTests {
  private static let schema = """
    type: object
    properties:
      delay: {type: integer, defaultBehavior: '5000 is used', version: 1.2, on: [a, b], map: {k: 1}, gone: null}
      plain: {type: string, $comment: Not on Mondays.}
    """

  private static func made(_ settings: String) -> (page: String, facts: String, findings: [String]) {
    var bag = DiagnosticBag()
    let options = TargetConfiguration(text: settings, into: &bag).options
    var loaderOptions = SchemaLoader.Options()
    loaderOptions.adjustments = options.adjustments
    var loader = SchemaLoader(options: loaderOptions)
    loader.loadSource(schema, path: "a.yaml")
    let graph = loader.finish()
    bag.add(contentsOf: loader.diagnostics)
    let types = TypeLowering(graph).lower(into: &bag)
    let files = Reference(graph: graph, types: types).markdown
    func text(_ path: String) -> String { files.first { $0.path == path }?.contents ?? "" }
    return (text("a.md"), text("facts.json"), bag.sorted.map(\.description))
  }

  /// A remark of authors to each other is shown where the settings ask for it, and not otherwise.
  @Test func commentsAreShownWhereTheyAreWanted() {
    let made = Self.made("annotations: {$comment: Note}")
    #expect(made.page.contains("Note: Not on Mondays."), "\(made.page)")
    #expect(!made.findings.contains { $0.contains("comment") }, "\(made.findings)")
    #expect(!made.facts.contains("\"$comment\": \"comment\""), "\(made.facts)")
    let plain = Self.made("{}")
    #expect(!plain.page.contains("Mondays") && plain.facts.contains("\"$comment\": \"comment\""))
  }

  @Test func eachHasItsWords() {
    let made = Self.made(
      "annotations: {defaultBehavior: If omitted, version: Since, 'on': For, map: Map, gone: Gone}")
    for words in [
      "If omitted: 5000 is used.", "Since: `1.2`.", "For: a, b.", #"Map: `{"k":1}`."#, "Gone: `null`.",
    ] {
      #expect(made.page.contains(words), "\(made.page)")
    }
    #expect(made.facts.contains(#""keywords": ["type", "defaultBehavior", "version", "on", "map", "gone"]"#))
    #expect(made.findings == [], "no warning for what is named")
  }

  @Test func withoutTheSettingTheyAreUnknown() {
    let made = Self.made("{}")
    #expect(!made.page.contains("5000") && made.facts.contains(#""defaultBehavior": "unknown""#))
    #expect(made.findings.contains { $0.contains("unknown keyword 'defaultBehavior'") })
  }

  @Test(arguments: [
    (
      "annotations: {since: Since}",
      "schemagen.yaml:1:15: error: no schema has an unknown keyword 'since' to show"
    ),
    ("annotations: {type: Type}", "no schema has an unknown keyword 'type' to show"),
    ("annotations: {version: ''}", "schemagen.yaml:1:24: error"), ("annotations: [version]", "error"),
  ])
  func aMistakeIsAnError(_ settings: String, _ words: String) {
    let findings = Self.made(settings).findings
    #expect(findings.contains { $0.contains(words) }, "\(findings)")
  }
}
