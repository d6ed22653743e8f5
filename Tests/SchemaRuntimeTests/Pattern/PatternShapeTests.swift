import SchemaRuntime
import Testing

@Suite struct PatternShapeTests {
  @Test(arguments: [
    ("^#[0-9A-Fa-f]{6}$", 2), ("^[a-zA-Z0-9_-]*$", 1), ("^https://", 6), ("^", 0), ("^$", 0),
    ("^a?b+c{2,3}$", 3),
    ("^(?:ab){2}$", 4), ("^\\d{4}-\\d{2}$", 3), ("^(?:\\d\\d)\\d$", 1), ("^[a-z]+[0-9]*", 1), ("^a*", 0),
  ])
  func findsTheElements(_ source: String, _ count: Int) throws {
    #expect(try Pattern(source).simpleShape?.elements.count == count)
  }

  @Test(arguments: [
    "a$", "^(?:auto|[+-][0-9]+)$", "^[a-z]*[a-z0-9]+$", "^a*b?a$", "^[^a]$", "^é$", "^.$", "^(?:ab)*$",
    "^(?=a)a",
    "^a|b$", "a^b", "^a$b", "^\\bfoo$", "^(?:ab){300}$", "^\\s$",
  ])
  func leavesWhatALoopCannotDecide(_ source: String) throws {
    #expect(try Pattern(source).simpleShape == nil)
  }

  @Test(arguments: [
    ("^\\S+$", ["a", "a.b/c"], ["", "a b", "\t"]), ("^[^@]+@[^@]+$", ["a@b"], ["@b", "a@", "a@b@c", "ab"]),
    ("^.{2,3}$", ["ab", "abc"], ["a", "abcd", "a\n"]), ("^[^,]", ["a", "a,"], [",a", ""]),
    ("^\\p{Lu}[^ ]*$", ["A", "Ab"], ["a", "A b"]), ("^é?a$", ["a"], ["e", ""]), ("^é$", [], ["e", ""]),
  ])
  func isFoundForASCII(_ source: String, _ matching: [String], _ others: [String]) throws {
    let pattern = try Pattern(source)
    let shape = try #require(pattern.asciiShape)
    #expect(pattern.simpleShape == nil)
    for (texts, matches) in [(matching, true), (others, false)] {
      for text in texts {
        #expect(Array(text.utf8).withUnsafeBufferPointer(shape.matches) == matches, "\(text)")
        #expect((pattern.matches(text) == .match) == matches, "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("^\\S+$", "é", true), ("^\\S+$", "é é", false), ("^[^a]{2}$", "éé", true), ("^[^a]{2}", "bé", true),
    ("^[^a]{2}$", "bééé", false), ("^é?a$", "éa", true), ("^.$", "\u{2028}", false), ("^x[^y]*", "xé", true),
  ])
  func otherTextsAreReadByStates(_ source: String, _ text: String, _ matches: Bool) throws {
    #expect((try Pattern(source).matches(text) == .match) == matches)
  }

  @Test func saysWhereItEnds() throws {
    #expect(try Pattern("^a").simpleShape?.reachesEnd == false)
    #expect(try Pattern("^a$").simpleShape?.reachesEnd == true)
  }

  @Test func isWrittenAsMasks() throws {
    let shape = PatternShape(
      elements: [
        PatternShape.Element(low: 1 << 35, high: 0, minimum: 1, maximum: 1),
        PatternShape.Element(
          low: 0x03FF_0000_0000_0000, high: 0x0000_007E_0000_007E, minimum: 6, maximum: 6),
      ], reachesEnd: true)
    #expect(try Pattern("^#[0-9A-Fa-f]{6}$").simpleShape == shape)
    #expect(Array("#09aFb4".utf8).withUnsafeBufferPointer(shape.matches))
    #expect(!Array("#09aFb".utf8).withUnsafeBufferPointer(shape.matches))
    #expect(!Array("#09aFb44".utf8).withUnsafeBufferPointer(shape.matches))
    #expect(!Array("#09aGb4".utf8).withUnsafeBufferPointer(shape.matches))
  }
}
