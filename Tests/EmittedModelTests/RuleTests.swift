import EmittedModels
import SchemaRuntime
import Testing

/// Rules that only warn: what the walk over an object has noted says which of them fail, and those say where.
struct RuleTests {
  @Test(arguments: [
    (#"{}"#, []),
    (#"{"plain":{"kind":"both","text":"x"}}"#, []),
    (#"{"plain":{"text":"x","kind":"l"}}"#, ["/plain/kind text"]),
    (#"{"plain":{"text":"x","\u006bind":"\u006c"}}"#, ["/plain/kind text"]),
    (#"{"plain":{"text":"x"}}"#, []),
    (#"{"plain":{"link":"x"}}"#, ["/plain link"]),
    (#"{"plain":{"link":"x","kind":"l","size":{"height":1}}}"#, ["/plain/size link"]),
    (#"{"plain":{"link":"x","size":{"width":1},"kind":"l"}}"#, []),
    (
      #"{"plain":{"kind":"x","text":"x","link":"x","longer":1}}"#,
      ["/plain many", "/plain/kind text", "/plain/kind link", "/plain/longer ", "/plain/longer names"]
    ),
    (#"{"tagged":{"kind":"b","p":1}}"#, []),
    (#"{"tagged":{"kind":"a","p":1,"q":1}}"#, ["/tagged p"]),
    (#"{"tagged":{"q":1,"t":1,"kind":"a"}}"#, ["/tagged q", "/tagged r"]),
    (#"{"tagged":{"r":1,"s":1,"kind":"b","u":[{},[1]]}}"#, ["/tagged r"]),
    (#"{"parts":{"inner":{"text":"x","kind":"k"},"kind":"k"}}"#, []),
    (#"{"parts":{"inner":{"text":"x"}}}"#, ["/parts inner", "/parts/inner text"]),
    (
      #"{"parts":{"old":"x","inner":{"old":"","tex":1}}}"#,
      [
        "/parts/old deprecated", "/parts/inner/old deprecated", "/parts/inner/tex ",
      ]
    ),
    (#"{"loose":{"kind":"k","more":1}}"#, ["/loose/more "]),
    (#"{"loose":{"kind":"k"}}"#, ["/loose kind"]),
    (#"{"loose":"text"}"#, ["/loose type"]),
    (#"{"loose":[1]}"#, ["/loose items"]),
  ])
  func warnOfWhatFails(text: String, findings: [String]) throws {
    for document in places(of: text) {
      let report = Composed.Rules.validate(jsonUTF8Bytes: document.utf8)
      #expect(report.errors.isEmpty)
      let found = report.warnings.map { violation in
        let isDeprecated = violation.keywordLocation.hasSuffix("/deprecated")
        let isName = violation.message.hasPrefix("unknown property")
        return
          "\(violation.instanceLocation) \(isName ? "" : isDeprecated ? "deprecated" : violation.message)"
      }
      #expect(found == findings, "\(document)")
      #expect(Composed.Rules.accepts(jsonUTF8Bytes: document.utf8))
      _ = try Composed.Rules(jsonUTF8Bytes: document.utf8)
    }
  }

  /// Errors keep no warning of the same object back.
  @Test func standBesideErrors() {
    let text = #"{"plain":{"kind":1,"text":"x"},"parts":{"inner":{"text":1},"kind":[]},"tagged":{"q":1}}"#
    for document in places(of: text) {
      let report = Composed.Rules.validate(jsonUTF8Bytes: document.utf8)
      let found = report.violations.map { "\($0.severity) \($0.instanceLocation)" }
      #expect(
        found == [
          "error /plain/kind", "warning /plain/kind", "warning /parts/inner", "error /parts/inner/text",
          "error /parts/kind", "error /tagged", "warning /tagged",
        ])
      #expect(!Composed.Rules.accepts(jsonUTF8Bytes: document.utf8))
    }
  }
}
