import Testing

@testable import SchemaRuntime

/// What would be slow, deep or large elsewhere.
@Suite(.timeLimit(.minutes(15))) struct PatternLimitTests {
  @Test(arguments: [
    "^(a+)+$", "^(a|a)*$", "^(a|aa)+$", "(a*)*$", "^(.*a){12}$", "^(?=(a+)+$)a", "^(?!(a+)+$)", "(?<=(a+)+)$",
  ])
  func longTextsTakeLinearTime(_ source: String) throws {
    let letters = String(repeating: "a", count: 40_000)
    let pattern = try Pattern(source)
    #expect(pattern.matches(letters) == (source.hasPrefix("^(?!") ? .noMatch : .match))
    #expect(pattern.matches(letters + "!") != .gaveUp)
  }

  @Test func nestedRepetitionOfLettersEndsAtTheWrongOne() throws {
    let text = String(repeating: "a", count: 40_000) + "!"
    #expect(try Pattern("^(a+)+$").matches(text) == .noMatch)
  }

  @Test(arguments: ["^[a-z]{0,1000}$", "^\\w{0,1000}!?$", "^.{0,1000}$", "^(?:\\p{L}|-){0,1000}$"])
  func countsToAThousand(_ source: String) throws {
    let pattern = try Pattern(source)
    #expect(pattern.matches(String(repeating: "x", count: 1000)) == .match)
    #expect(pattern.matches(String(repeating: "x", count: 1001)) == .noMatch)
  }

  @Test func countsWithoutLimitWhereAByteLoopCounts() throws {
    let pattern = try Pattern("^[a-z]{2,1000000}$")
    #expect(pattern.simpleShape != nil)
    #expect(pattern.matches(String(repeating: "x", count: 100_000)) == .match)
    #expect(pattern.matches("x") == .noMatch)
  }

  @Test func aTableThatWouldGrowTooLargeIsNotBuilt() throws {
    let source = "[ab]*a[ab]{20}$"
    let program = try PatternCompiler.compile(PatternParser.parse(source))
    #expect(PatternAutomatonBuilder.build(program) == nil)
    let pattern = try Pattern(source)
    #expect(pattern.matches("a" + String(repeating: "b", count: 20)) == .match)
    #expect(pattern.matches("b" + String(repeating: "b", count: 20)) == .noMatch)
  }

  /// Alternatives that begin alike are read together, as long as they are alike.
  @Test func alternativesShareTheirBeginnings() throws {
    let words = (0..<300).map { "[Nn]ame of the common beginning.\($0)" }
    let source = "^(" + words.joined(separator: "|") + "|[Nn]ame|)$"
    let program = try PatternCompiler.compile(PatternParser.parse(source))
    #expect(program.code.count < 2_000)
    #expect(PatternAutomatonBuilder.build(program) != nil)
    let pattern = try Pattern(source)
    for text in ["name of the common beginning!7", "Name of the common beginning.299", "Name", ""] {
      #expect(pattern.matches(text) == .match)
    }
    for text in ["name of the common beginning.300", "Name of", "name of the common beginning.", "names"] {
      #expect(pattern.matches(text) == .noMatch)
    }
    // Behind the text, alternatives are read from their ends.
    let behind = try Pattern("(?<=ab|cb|a|bc)x(?=yz|yw|y$)")
    for text in ["abx", "cbx", "bcx", "bx"].map({ $0 + "yz" }) + ["axyw", "axy"] {
      #expect(behind.matches(text) == (text == "bxyz" ? .noMatch : .match))
    }
    #expect(behind.matches("axyv") == .noMatch)
  }

  @Test(arguments: [
    "^(?!.*--)[a-z-]+$", "(?<=\\$)\\d+", "^(?=.*\\d)(?=.*[a-z])(?!.*\\s).{8,}$", "^(?:(?!ab).)*$",
  ])
  func lookaroundOfOneSideBecomesATable(_ source: String) throws {
    let program = try PatternCompiler.compile(PatternParser.parse(source))
    #expect(PatternAutomatonBuilder.build(program) != nil)
  }

  @Test func lookaroundOfBothSidesIsSimulated() throws {
    let program = try PatternCompiler.compile(PatternParser.parse("(?<=a(?=b))b"))
    #expect(PatternAutomatonBuilder.build(program) == nil)
  }

  @Test func givesUpWhenTheBudgetIsSpent() throws {
    let tree = try PatternParser.parse("(?:a?){400}b(?=c)")
    let program = try PatternCompiler.compile(tree)
    var text = String(repeating: "a", count: 2_000)
    let verdict = text.withUTF8 { PatternSimulation.run(program, on: $0, maximumWork: 100_000) }
    #expect(verdict == .gaveUp)
  }

  @Test func groupsNestToALimit() throws {
    let depth = PatternParser.maximumDepth
    let nested = { (count: Int) in
      String(repeating: "(", count: count) + "a" + String(repeating: ")", count: count)
    }
    #expect(try Pattern(nested(depth)).matches("a") == .match)
    #expect(throws: PatternError(message: "groups nest deeper than \(depth)", offset: depth)) {
      try Pattern(nested(depth + 1))
    }
    #expect(throws: PatternError.self) { try Pattern(String(repeating: "(?=", count: 100_000)) }
  }

  @Test func tooManyClassesAreRefused() {
    let source = String(
      String.UnicodeScalarView((0x4E00..<0x4E00 + 3_000).compactMap { Unicode.Scalar($0 as Int) }))
    #expect(throws: PatternError.self) { try Pattern(source) }
  }

  @Test func malformedTextNeverTraps() throws {
    let pattern = try Pattern("^\\p{L}+é$|\\b🐲(?<!a)")
    for bytes in [
      [0xFF], [0xC3], [0xF0, 0x9F], [0x80, 0x80], [0xF7, 0xBF, 0xBF, 0xBF], [0xED, 0xA0, 0x80],
    ] {
      let bytes = bytes.map { UInt8($0) }
      #expect(bytes.withUnsafeBufferPointer { pattern.matches($0) } != .gaveUp)
    }
    let empty = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    #expect(try Pattern("^$").matches(empty) == .match)
    #expect(try Pattern("(?=a)").matches(empty) == .noMatch)
  }
}
