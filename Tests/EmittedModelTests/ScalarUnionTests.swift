import EmittedModels
import SchemaRuntime
import Testing

/// What a table accepts of a union, and what it leaves to code, comes to the same verdict as the schema.
struct ScalarUnionTests {
  private static let values: [String: (valid: [String], invalid: [String])] = [
    "text_or_list": (
      [#""""#, #""abcde""#, #""ééééé""#, #"["abcdef"]"#, "[]"], [#""abcdef""#, "[1]", "1", "null", "{}"]
    ),
    "count_or_text": (
      ["0", "9", "9.0", "9e0", #""ab""#], ["-1", "10", "1.5", #""a""#, #""AB""#, "true", "[]"]
    ),
    "overlapping": (["3", "-7", "5.5", "-12345678901"], ["4.5", #""5""#, "null"]),
    "listed_or_number": (
      [#""on""#, #""off""#, #""\u006Fn""#, "1", "0.5", "-1e9"], [#""onn""#, "1.5", "2", "true"]
    ),
    "listed_or_flag": (["true", "false", "null", #""auto""#], [#""true""#, #""""#, "0", "[]"]),
    "nested": (["true", #""ab""#, #""éé""#, "12"], [#""a""#, #""é""#, "1.5", "null", "[]"]),
    "text_or_object": ([#""abc""#, #"{"a":1}"#], [#""abcd""#, #"{"a":"1"}"#, "{}", "1", "[]"]),
    "two_texts": ([#""2026-01-02""#, #""ab""#, #""""#], [#""2026-01-32""#, #""abc""#, "1"]),
    "limited": ([#""abc""#, "12345"], [#""abcd""#, "1.5", "null"]),
    "old": ([#""a""#, "1"], [#""""#, "1.5", "true"]),
  ]

  @Test(arguments: values.keys.sorted())
  func isJudgedTheSameWhereverItStands(property: String) throws {
    let (valid, invalid) = try #require(Self.values[property])
    for (values, isValid) in [(valid, true), (invalid, false)] {
      for value in values {
        for text in [#"{"\#(property)":\#(value)}"#, #"{"a":[],"\#(property)":\#t\#(value)}"#] {
          for document in places(of: text) {
            let bytes = Array(document.utf8)
            #expect(Unions.Scalars.accepts(jsonUTF8Bytes: bytes) == isValid, "\(document)")
            let report = Unions.Scalars.validate(jsonUTF8Bytes: bytes)
            #expect(report.isValid == isValid, "\(document)")
            #expect(report.errors.isEmpty == isValid)
            let warnings = (property == "old" ? 1 : 0) + (text.hasPrefix(#"{"a":"#) ? 1 : 0)
            #expect(report.warnings.count == warnings, "\(document)")
            if isValid {
              let model = try Unions.Scalars(jsonUTF8Bytes: bytes)
              #expect(try Unions.Scalars(jsonUTF8Bytes: model.jsonUTF8Bytes()) == model)
            } else {
              #expect(throws: ValidationError.self) { try Unions.Scalars(jsonUTF8Bytes: bytes) }
            }
          }
        }
      }
    }
  }
}
