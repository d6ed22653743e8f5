import SchemaModel
import SchemaRuntime
import TestSupport
import Testing

/// What the vendors show is judged as the inventory of their documents recommends.
@Suite struct ExampleTests {
  private let corpus = Corpus.shared

  @Test(arguments: zip(Corpus.vendors, [8, 12, 8, 16, 2]))
  func everyExampleIsListed(vendor: String, count: Int) throws {
    let examples = try DocumentedExample.all(of: vendor)
    #expect(examples.count == count)
    for example in examples {
      #expect(corpus.schema(example.schema, of: vendor) != nil, "\(example): \(example.schema)")
    }
  }

  @Test(
    .enabled(if: SharedFolder.vendorDocuments != nil, "\(SharedFolder.vendorDocumentsAreMissing)"),
    arguments: Corpus.vendors)
  func verdictsOnExamples(vendor: String) throws {
    let folder = try #require(SharedFolder.vendorDocuments)
    for example in try DocumentedExample.all(of: vendor) {
      let schema = try #require(corpus.schema(example.schema, of: vendor), "\(example): \(example.schema)")
      let report = corpus.report(Array(try example.text(in: folder).utf8), schema)
      let verdict: DocumentedExample.Verdict =
        !report.isValid ? .invalid : report.violations.isEmpty ? .valid : .warns
      #expect(verdict == example.verdict, "\(example)\n\(report)")
    }
  }
}
