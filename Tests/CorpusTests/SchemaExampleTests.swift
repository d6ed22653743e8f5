import SchemaModel
import SchemaRuntime
import Testing

/// What a schema shows as an example or states as its default is an instance of it.
@Suite struct SchemaExampleTests {
  private let corpus = Corpus.shared

  @Test func examplesAndDefaultsAreValid() {
    var problems: [String] = []
    var count = 0
    for schema in corpus.graph.schemas {
      for value in schema.examples + [schema.defaultValue].compactMap({ $0 }) {
        count += 1
        let report = corpus.report(Array(value.description.utf8), schema.id)
        if !report.isValid { problems.append("\(corpus.graph.location(of: schema.id)): \(value)\n\(report)") }
      }
    }
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    #expect(count > 600)
  }
}
