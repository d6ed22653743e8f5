import Testing

@testable import SchemaRuntime

/// Patterns of which only the end of a text need be looked at.
struct PatternTailTests {
  @Test(
    arguments: [
      (#"\.(png|jpe?g)$"#, 5), (#"x$|[a-é]{2,3}$"#, 6),
      (#"()$"#, 0), (#"(ab){2}\u{1F600}?$"#, 8), (#"\d\D$"#, 5),
    ])
  func isKnown(pattern: String, tail: Int) throws {
    #expect(try PatternParser.parse(pattern).tail == tail)
  }

  /// What begins anywhere, looks around, or does not reach the end.
  @Test(arguments: [
    "a", "a*$", "^a$", #"\ba$"#, "(?<=b)a$", "(?=a$)", "a$b", "a|b$", "a{300}$", "((a{16}){16}){2}$", "(a$)+",
  ])
  func isUnknown(pattern: String) throws {
    #expect(try PatternParser.parse(pattern).tail == nil)
  }

  /// Behind texts of any length, which end within a scalar where the tail begins, what matches is the same.
  @Test(arguments: [#"\.(png|jpe?g)$"#, #"[a-é]{2}$"#, #"\u{1F600}.?$"#, "é$", #"\W$"#, "x?$"])
  func decidesAsTheWholeDoes(pattern source: String) throws {
    let pattern = try Pattern(source)
    // A start that is anything makes the pattern one of whole texts.
    let whole = try Pattern(#"^[\s\S]*(?:\#(source))"#)
    let ends = ["", ".png", ".jpeg", "png", "é", "aé", "\u{1F600}", "\u{1F600}é", "xé", ".jpg "]
    let pieces = ["", "a", "é", "\u{1F600}", ".", "\u{2028}"]
    for end in ends {
      for first in pieces {
        for count in 0..<9 {
          let text = first + String(repeating: "é", count: count) + end
          #expect(pattern.matches(text) == whole.matches(text), "\(source) on \(text)")
        }
      }
    }
  }
}
