import Testing

@testable import MarkdownEmitter

extension Inline {
  var markdown: String { GFMWriter { $0.anchor }.markdown(self) }
}

@Suite struct InlineTests {
  @Test(arguments: [
    ("plain", "plain"), ("a*b", #"a\*b"#), ("{{x}}", "&#123;&#123;x}}"), ("a\u{202E}b", "a(U+202E)b"),
    ("a|b", "a&#124;b"), ("<b>", "&#60;b&#62;"), ("[x]", #"\[x\]"#),
    ("a\nb", "a b"), ("`", #"\`"#),
  ])
  func textMeansNothingToMarkdown(_ text: String, _ markdown: String) {
    #expect(Inline.text(text).markdown == markdown)
  }

  @Test(arguments: [
    ("x", "`x`"), ("a|b", "<code>a&#124;b</code>"), ("`", "<code>&#96;</code>"), ("", "`\"\"`"),
    (" x", "<code> x</code>"), (#"\d"#, #"`\d`"#), (#"d\"#, "<code>d&#92;</code>"),
    ("[\r\n\t]", #"`[\r\n\t]`"#), ("\u{1}\u{9F}", #"`\u{1}\u{9F}`"#),
    ("a|\n", "<code>a&#124;&#92;n</code>"),
  ])
  func codeKeepsEveryCharacter(_ text: String, _ markdown: String) {
    #expect(Inline.code(text).markdown == markdown)
  }

  @Test(arguments: [
    ("use `a_b` here", "use `a_b` here"), ("a badge_count, too", "a `badge_count`, too"),
    ("ios.badge.", "`ios.badge`."), ("iOS and macOS", "iOS and macOS"), ("see e.g. this", "see e.g. this"),
    ("the sortKey (or not)", "the `sortKey` (or not)"), ("un`balanced", #"un\`balanced"#),
    ("at https://example.com/a_b.", "at [https://example.com/a\\_b](<https://example.com/a_b>)."),
    ("one.Two", "`one.Two`"),
    ("a__b", "`a__b`"), ("*a_b*", "*`a_b`*"), ("**so**, not 2 * 3 * 4", #"**so**, not 2 \* 3 \* 4"#),
    ("[here](https://example.com/a)", "[here](<https://example.com/a>)"),
    ("[x](javascript:y)", "x (`javascript:y`)"),
    ("![i](https://example.com/i.png)", "[i](<https://example.com/i.png>)"),
    ("<b>no</b>", "&#60;b&#62;no&#60;/b&#62;"),
    (#"\*plain\*"#, #"\*plain\*"#), ("snake_case_name and _so_", "`snake_case_name` and *so*"),
  ])
  func proseSetsNamesAsCode(_ text: String, _ markdown: String) {
    #expect(Inline.prose(text).markdown == markdown)
  }

  @Test func sentencesBeginAndEndAsSentencesDo() {
    #expect(Inline.text("must be 3").sentence.markdown == "Must be 3.")
    #expect(Inline.code("a").sentence.markdown == "`a`.")
    #expect(Inline.text("Why?").sentence.markdown == "Why?")
  }

  @Test(arguments: [
    ("a.md", "b.md", "b.md"), ("x/a.md", "x/b.md", "b.md"), ("x/a.md", "y/b.md", "../y/b.md"),
    ("x/y/a.md", "b.md", "../../b.md"), ("a.md", "x/b.md", "x/b.md"),
  ])
  func linksAreRelative(_ page: String, _ target: String, _ path: String) {
    #expect(PagePaths.relative(from: page, to: target) == path)
  }
}

@Suite struct BlockTests {
  private func markdown(_ text: String) -> String {
    GFMWriter { $0.anchor }.text(of: AuthoredText.blocks(text))
  }

  @Test(arguments: [
    ("# Title", "**Title**\n"), ("one\ntwo", "one two\n"), ("one  \ntwo", "one<br/>two\n"),
    ("- a\n- b", "- a\n- b\n"), ("3. a\n4. b", "1. a\n2. b\n"), ("> a", "> a\n"), ("---", ""),
    ("```js\nx", "```js\nx\n```\n"), ("```\n```\n````\n```", "```\n\n```\n\n````\n```\n````\n"),
    ("|a|b|\n|-|-|\n|1|", "| a | b |\n| --- | --- |\n| 1 |  |\n"),
    ("```\n{{ x }}\n```", "<pre><code>&#123;&#123; x }}</code></pre>\n"), ("a\r\rb", "a\n\nb\n"),
    ("<div>\n# x", "&#60;div&#62;\n\n**x**\n"),
    // What MDX would read as code or as tags.
    ("import x", "&#105;mport x\n"), ("export x", "&#101;xport x\n"), ("a {b}", "a &#123;b}\n"),
    ("<https://a.example/x_y>", "[https://a.example/x\\_y](<https://a.example/x_y>)\n"),
    (
      "```\n{{ a }}\n\n  - \"b*\"\n```",
      "<pre><code>&#123;&#123; a }}\n&#32;\n&#32;&#32;&#45; &#34;b&#42;&#34;</code></pre>\n"
    ),
  ])
  func authorsMarkdownIsWrittenAnew(_ text: String, _ markdown: String) {
    #expect(self.markdown(text) == markdown)
  }

  @Test func longLinesAreBroken() {
    let words = String(repeating: "word ", count: 2_000)
    let block = String(repeating: "x", count: 9_000)
    for text in [words, block, "`" + block + "`", "```\n" + block + "\n```", "```\n{{" + block + "\n```"] {
      for line in markdown(text).split(separator: "\n") { #expect(line.utf8.count <= 2_000) }
    }
  }
}

@Suite struct ClauseTests {
  @Test(arguments: [
    ("must be 3", "is 3", "must not be 3", "is not 3"),
    (
      "must have at most 2 items", "has at most 2 items", "must not have at most 2 items",
      "does not have at most 2 items"
    ),
    (
      "must match the pattern x", "matches the pattern x", "must not match the pattern x",
      "does not match the pattern x"
    ),
    ("must not repeat an item", "does not repeat an item", "must repeat an item", "does repeat an item"),
  ])
  func verbsTurn(_ demand: String, _ condition: String, _ denied: String, _ deniedCondition: String) {
    #expect(Verb.turn(demand, .demand, negated: false) == demand)
    #expect(Verb.turn(demand, .condition, negated: false) == condition)
    #expect(Verb.turn(demand, .demand, negated: true) == denied)
    #expect(Verb.turn(demand, .condition, negated: true) == deniedCondition)
  }

  @Test func presenceThatIsImpliedIsNotSaid() {
    let clause = Clause.all([
      .present(["a", "b"]), .wherePresent("a", .predicate(.code("a"), "must be 1")),
      .wherePresent("b", .present(["b.c"])),
    ])
    #expect(clause.simplified.said(.condition).markdown == "`b.c` is present and `a` is 1")
  }

  @Test func negationIsPushedInward() {
    let either = Clause.not(.any([.present(["a"]), .present(["b"])])).simplified
    #expect(either.said(.demand).markdown == "`a` and `b` must be missing")
    #expect(
      Clause.not(.present(["a", "b"])).simplified.said(.demand).markdown
        == "`a` and `b` must not both be present")
    #expect(Clause.not(.not(.present(["a"]))).simplified == .present(["a"]))
  }

  @Test func optionalMembersAreSaidToBeOptionalInConditions() {
    let clause = Clause.when(
      .wherePresent("a", .predicate(.code("a"), "must be 1")), then: .present(["b"]), otherwise: nil)
    #expect(clause.simplified.said(.demand).markdown == "where `a` is missing or is 1, `b` is required")
  }
}
