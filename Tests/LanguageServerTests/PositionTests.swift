import Diagnostics
import Testing

@testable import LanguageServer

/// Places in texts, by each way to count them.
@Suite struct PositionTests {
  private let text = DocumentText(Array("a\u{E4}\u{1F600}b\r\nc\rd\n".utf8))

  @Test(arguments: [
    (PositionEncoding.utf8, [0, 1, 3, 7, 8]), (.utf16, [0, 1, 2, 4, 5]), (.utf32, [0, 1, 2, 3, 4]),
  ])
  func unitsOfALine(_ encoding: PositionEncoding, _ units: [Int]) {
    for (offset, unit) in zip([0, 1, 3, 7, 8], units) {
      #expect(text.position(ofByte: offset, encoding) == Position(line: 0, character: unit))
      #expect(text.offset(of: Position(line: 0, character: unit), encoding) == offset)
    }
  }

  @Test func linesEndInThreeWays() {
    #expect(text.lineStarts == [0, 10, 12, 14])
    #expect(text.offset(of: Position(line: 1, character: 1), .utf16) == 11)
    #expect(text.offset(of: Position(line: 2, character: 0), .utf16) == 12)
  }

  @Test func placesBeyondTheTextAreItsEnd() {
    #expect(text.offset(of: Position(line: 0, character: 99), .utf16) == 8)
    #expect(text.offset(of: Position(line: 99, character: 0), .utf16) == 14)
    // Between the two units of one scalar.
    #expect(text.offset(of: Position(line: 0, character: 3), .utf16) == 3)
    #expect(Position(["line": -4, "character": 1e99]) == Position(line: 0, character: Int(Int32.max)))
  }

  @Test func columnsOfFindingsCountScalars() {
    #expect(text.offset(of: SourceLocation(file: "", line: 1, column: 4)) == 7)
    #expect(text.offset(of: SourceLocation(file: "", line: 9, column: 9)) == 14)
    let marked = DocumentText([0xEF, 0xBB, 0xBF] + Array("ab".utf8))
    #expect(marked.offset(of: SourceLocation(file: "", line: 1, column: 2)) == 4)
  }

  @Test(arguments: [
    ("type: strin", 6, "strin"), ("\"a: b\": 1", 0, "\"a: b\""), ("'it''s': 1", 0, "'it''s'"),
    ("key: v # c", 5, "v"),
    ("{a: b, c: d}", 4, "b"), ("[x]", 0, "["), ("a: \"x\\\"y\"", 3, "\"x\\\"y\""), ("", 0, ""),
    ("a: \"x", 3, "\"x"),
  ])
  func wordsAtFindings(_ line: String, _ start: Int, _ word: String) {
    let text = DocumentText(Array(line.utf8))
    #expect(String(decoding: text.bytes[text.word(at: start)], as: UTF8.self) == word)
  }

  @Test func changesMakeTheOtherText() {
    let pairs = [
      ("", "a\n"), ("a\nb\nc\n", "a\nx\nc\n"), ("a\nb", "b"), ("a\r\nb\r\n", "a\nb\n"), ("a\n", ""),
      ("a", "a"),
      ("1\n2\n3\n4\n", "2\n1\n4\n5\n"),
    ]
    for (old, new) in pairs {
      var text = DocumentText(Array(old.utf8))
      for change in TextChange.between(text, Array(new.utf8)).reversed() {
        text.replace(change.range, with: Array(change.text.utf8))
      }
      #expect(String(decoding: text.bytes, as: UTF8.self) == new)
    }
  }

  @Test(arguments: [
    ("file:///a/b%20c.yaml", "/a/b c.yaml"), ("file://localhost/%C3%A4", "/\u{E4}"), ("FILE:///x", "/x"),
    ("untitled:Untitled-1", nil), ("file://elsewhere/x", nil), ("file:///%00", nil), ("file:///%ZZ", nil),
    ("file:", nil),
  ])
  func urisOfFiles(_ uri: String, _ path: String?) {
    #expect(FileURI.path(of: uri) == path)
    if let path { #expect(FileURI.path(of: FileURI.uri(of: path)) == path) }
  }
}
