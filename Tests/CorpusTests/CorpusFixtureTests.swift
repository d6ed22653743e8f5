import Diagnostics
import FixtureEmitter
import SchemaModel
import SchemaRuntime
import SchemaValidation
import Testing
import TypeModel

/// The fixtures of the corpus show all that its schemas say.
@Suite struct CorpusFixtureTests {
  private let corpus = Corpus.shared

  @Test func everyObligationIsMet() {
    var bag = DiagnosticBag()
    let types = TypeLowering(corpus.graph).lower(into: &bag)
    let fixtures = FixtureEmitter(graph: corpus.graph, program: corpus.program, types: types)
      .emit()

    // Any string may be an event, so none is a broken encoded one.
    #expect(
      fixtures.unmet.map(\.description) == [
        "personaclick/android-payload.yaml#: event-contentMediaType: what breaks it is accepted all the same"
      ])
    let documents = Set(corpus.graph.entryDocuments.map(\.path))
    #expect(Set(fixtures.objects.map(\.document)) == documents)
    for object in fixtures.objects {
      #expect(object.valid.first?.name == "minimal", "\(object.location)")
      #expect(!object.invalid.isEmpty, "\(object.location)")
    }
    let misjudged = fixtures.fixtures.filter { fixture in
      let report = corpus.report(Array(fixture.text.utf8), fixture.schema)
      return report.isValid != fixture.isValid || report.violations != fixture.violations
    }
    #expect(misjudged.map(\.path) == [])
    let alone = fixtures.fixtures.filter {
      !$0.isValid && $0.violations.filter { $0.severity == .error }.count == 1
    }
    let invalid = fixtures.fixtures.filter { !$0.isValid }
    #expect(alone.count * 100 > invalid.count * 97, "what breaks one demand should break it alone")
  }
}
