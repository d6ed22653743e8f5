import Testing

@testable import SwiftEmitter

/// Text of a schema never leaves its comment or literal.
struct TextSafetyTests {
  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b", #""a\"b""#), (#"\(x)"#, #""\\(x)""#), ("a\nb\r\tc", #""a\nb\r\tc""#),
    ("\u{0}\u{7F}", #""\u{0}\u{7F}""#), ("\u{202E}\u{2028}", #""\u{202E}\u{2028}""#), ("é", "\"é\""),
    ("e\u{301}", #""e\u{301}""#), ("\u{A0}", #""\u{A0}""#),
  ])
  func literals(text: String, literal: String) {
    #expect(StringLiteral(text).code.text.utf8.elementsEqual(literal.utf8))
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func everyLineOfACommentIsOne(newline: String) {
    var comment = DocComment()
    comment.add("first\(newline)fatalError()")
    #expect(comment.render(width: 80).map(\.text) == ["/// first", "/// fatalError()"])
  }

  @Test func hiddenCharactersAreBlanks() {
    var comment = DocComment()
    comment.add("a\u{202E}b\u{0}c")
    #expect(comment.render(width: 80).map(\.text) == ["/// a b c"])
  }

  @Test func commentsAreWrapped() {
    var comment = DocComment()
    comment.add("- one two three")
    #expect(comment.render(width: 14).map(\.text) == ["/// - one two", "///   three"])
  }

  @Test func emptyTextIsNoComment() {
    var comment = DocComment()
    comment.add(" \n \n")
    #expect(comment.isEmpty)
  }

  @Test(arguments: [
    ("default", "`default`"), ("a b", "ab"), ("1st", "st"), ("", "_value"), ("x;y()", "xy"), ("é", "é"),
    ("日本", "日本"), ("ก็", "ก็"), ("\u{301}", "_value"), ("a\u{202E}b\u{200B}", "ab"), ("😀", "_value"),
    ("a\u{3164}b\u{34F}c\u{115F}", "abc"),
    ("٣x", "x"),
  ])
  func identifiers(name: String, code: String) {
    #expect(SwiftIdentifier(name).code.text == code)
  }

  @Test(arguments: [
    ("1", "1"), ("-123456", "-123456"), ("1234567", "1_234_567"), ("-12345678", "-12_345_678"),
  ])
  func numbersAreGrouped(text: String, literal: String) {
    #expect(NumberText.integer(text) == literal)
  }
}
