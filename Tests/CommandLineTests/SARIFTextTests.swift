import GeneratorCore
import Testing

@testable import schemagen

/// Braces and brackets of a message mean nothing in SARIF (2.1.0, §3.11.5 and §3.11.6).
@Suite struct SARIFTextTests {
  @Test(arguments: [
    ("must match the pattern ^[a-z]{2}$", "must match the pattern ^[a-z]{{2}}$"), ("{0}", "{{0}}"),
    ("{", "{{"),
    ("}{", "}}{{"), ("plain", "plain"), ("[a] (b)", "[a] (b)"), ("a](b)", #"a\](b)"#),
    ("^[a-z](1)$", #"^\[a-z\](1)$"#), ("[x[y](1)", #"\[x\[y\](1)"#), ("[[a]b](1)", #"[[a]b\](1)"#),
    (#"\[a\](1)"#, #"\\\[a\\\](1)"#), ("[a](1)[b](2)", #"\[a\](1)\[b\](2)"#), ("[a]{2}(1)", "[a]{{2}}(1)"),
    ("a\u{202E}b", #"a\u{{202E}}b"#),
  ])
  func aMessage(text: String, message: String) {
    #expect(
      SARIFText.message(text).unicodeScalars.elementsEqual(message.unicodeScalars),
      "\(SARIFText.message(text))")
  }

  @Test(arguments: [
    ("./a//b.json", "a/b.json"), ("/a/./b", "/a/b"), ("../a", "../a"), ("a", "a"), ("/", "/"),
  ])
  func aReportedPath(path: String, reported: String) {
    #expect(PathText.plain(path) == reported)
  }
}
