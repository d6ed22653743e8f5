import EmittedModels
import SchemaRuntime
import Testing

/// What holds of a member or item holds, too, where `$ref`, `allOf` or the form beside null leads to what says so.
struct RemarkTests {
  private typealias Value = Annotated.Remarks

  private static func findings(_ text: String, as exchange: Exchange? = nil) -> [String] {
    let bytes = Array(text.utf8)
    let report =
      exchange.map { Value.validate(jsonUTF8Bytes: bytes, as: $0) } ?? Value.validate(jsonUTF8Bytes: bytes)
    return report.violations.map { "\($0.column) \($0.keywordLocation) \($0.absoluteKeywordLocation)" }
  }

  @Test func requestsHaveNothingThatIsReadOnly() {
    let place = "annotated/remarks.yaml#/$defs/given/readOnly"
    #expect(
      Self.findings(#"{"wrapped":"a","maybe":"b"}"#, as: .request) == [
        "2 /properties/wrapped/allOf/0/$ref/readOnly \(place)",
        "16 /properties/maybe/anyOf/0/$ref/readOnly \(place)",
      ])
    #expect(Self.findings("{}", as: .request).isEmpty)
    #expect(Self.findings("{}") == ["1 /required annotated/remarks.yaml#/required"])
    #expect(
      Self.findings(#"{"wrapped":"a","secret":"b"}"#, as: .response) == [
        "16 /properties/secret/oneOf/1/writeOnly annotated/remarks.yaml#/properties/secret/oneOf/1/writeOnly"
      ])
  }

  @Test func whatIsDeprecatedIsSoBehindReferences() {
    let place = "annotated/remarks.yaml#/$defs/old/deprecated"
    #expect(
      Self.findings(#"{"wrapped":"a","old":"","inner":"","perhaps":""}"#) == [
        "16 /properties/old/$ref/deprecated \(place)",
        "25 /properties/inner/allOf/0/$ref/$ref/deprecated \(place)",
        "36 /properties/perhaps/anyOf/0/$ref/deprecated \(place)",
      ])
  }

  @Test func itemsAreDeprecated() {
    let text = #"{"wrapped":"a","pair":["b",1, 2]}"#
    #expect(
      Self.findings(text) == [
        "24 /properties/pair/prefixItems/0/$ref/deprecated annotated/remarks.yaml#/$defs/old/deprecated",
        "31 /properties/pair/prefixItems/2/deprecated annotated/remarks.yaml#/properties/pair/prefixItems/2/deprecated",
      ])
    let report = Value.validate(jsonUTF8Bytes: Array(text.utf8))
    #expect(
      report.violations.map(\.message) == [
        "this item is deprecated: use 'wrapped'", "this item is deprecated: use '1'",
      ])
  }

  @Test func parametersAndCaseOfMediaTypesDecideNothing() throws {
    #expect(Self.findings(#"{"wrapped":"a","json":"nope"}"#).count == 1)
    #expect(Self.findings(#"{"wrapped":"a","bytes":"*"}"#).count == 1)
    #expect(try Value(jsonString: #"{"wrapped":"a","json":"7"}"#).json?.value == 7)
  }
}
