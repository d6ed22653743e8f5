import SchemaModel
import Testing

/// A format means what the schema's dialect says, and nothing where the dialect does not have it.
struct DialectFormatTests {
  @Test(arguments: [
    ("uuid", "no uuid", Dialect.draft2020, false), ("uuid", "no uuid", .draft7, true),
    ("duration", "1D", .draft2020, false), ("duration", "1D", .draft2019, false),
    ("duration", "1D", .draft7, true),
    ("relative-json-pointer", "0+1/a", .draft2020, true), ("relative-json-pointer", "0+1/a", .draft7, false),
    ("relative-json-pointer", "1/a", .draft7, true), ("date", "2021-02-29", .draft7, false),
  ])
  func means(format: String, text: String, dialect: Dialect, isValid: Bool) {
    let loaded = LoadedSchema(#"{"format": "\#(format)"}"#, dialect: dialect)
    #expect(loaded.report("\"\(text)\"")?.isValid == isValid)
  }

  @Test func aReferenceLeadsIntoAnotherDialect() {
    let loaded = LoadedSchema(
      """
      {"$ref": "older", "$defs": {"o": {"$id": "http://x/older", "$schema": "http://json-schema.org/draft-07/schema#", \
      "items": {"format": "uuid"}}}, "$id": "http://x/newer", "contains": {"format": "uuid"}}
      """)
    #expect(loaded.report(#"["a"]"#)?.errors.map(\.keywordLocation) == ["/contains"])
  }
}
