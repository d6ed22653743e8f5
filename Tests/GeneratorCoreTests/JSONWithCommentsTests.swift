import Testing

@testable import Generation
@testable import GeneratorCore

/// JSON with comments: what is no JSON of it becomes blanks.
@Suite struct JSONWithCommentsTests {
  @Test(arguments: [
    ("{}", "{}"), ("[1,]", "[1 ]"), ("[1, // a,]\n]", "[1        \n]"), ("[/*,*/1]", "[     1]"),
    (#"{"a": "// no, ]", }"#, #"{"a": "// no, ]"  }"#), (#"["\"//", 1]"#, #"["\"//", 1]"#),
    ("/* é */1", "       1"),
    ("[1,,]", "[1,,]"), ("[,]", "[,]"), ("{/**/,}", "{    ,}"), (#"{"a":,}"#, #"{"a":,}"#),
    ("[[],{},]", "[[],{} ]"), ("/", "/"), ("/*", "/*"), ("/*/", "/*/"), ("/**/", "    "),
    ("/* a *", "/* a *"), ("\"a", "\"a"),
    (#""\"#, #""\"#), ("1 / 2", "1 / 2"), ("//", "  "), ("[1,/*\r\n*/]", "[1   \r\n  ]"),
  ])
  func plain(text: String, json: String) {
    let plain = JSONWithComments.plain(Array(text.utf8))
    #expect(plain == Array(json.utf8), "\(String(decoding: plain, as: UTF8.self))")
  }
}
