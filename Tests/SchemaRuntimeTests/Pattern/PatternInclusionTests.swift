import Testing

@testable import SchemaRuntime

/// Patterns that are known to match what another one does.
@Suite struct PatternInclusionTests {
  @Test(arguments: [
    (#"^[^\s@]+@[^\s@]+\.[^\s@]+$"#, true), (#"^[\w.+-]+@[\w-]+(\.[\w-]+)+$"#, true), ("@", true),
    (#"^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}$"#, true),
    (#"^[a-z0-9._-]+@[a-z0-9.-]+\.[a-z]{2,4}$"#, true), (#"^(?=.{0,254}$)[^@]+@.+$"#, false),
    (#"^[^@]+@[^@]+\.[a-z]{2,3}$"#, false), (#"^[a-z]+@[a-z.]+$"#, false), (#"^\w+@\w+\.\w+$"#, false),
    (#"^[^@]+@example\.org$"#, false), (#"^[^@]{2,}@.+$"#, false), (#"^.+@[^-]+$"#, false),
    ("^[a-z]+$", false),
    ("^$", false), (#"^[^@]{1,40}@.+$"#, false),
  ]) func addressesAreIncluded(source: String, isIncluded: Bool) throws {
    #expect(try Pattern(source).acceptsPlainMailboxes == isIncluded)
  }

  @Test(arguments: [
    ("(ab|cd)*$", "^(ab)*$", true), ("^(ab)*$", "(ab|cd)*x$", false), ("^(a|b)+$", "^(a|b)+$", true),
    ("^(a|bc)+$", "^(a|bc)*$", false), ("^(a|bc)*$", "^(a|bc)+$", true), ("b", "^a*b", true),
    ("^a*b", "b", false),
    ("^(é|a|b)+$", "^(a|b)+$", true),
  ]) func oneIsInAnother(outer: String, inner: String, isIncluded: Bool) throws {
    #expect(try Self.automaton(outer).includes(Self.automaton(inner)) == isIncluded)
  }

  private static func automaton(_ source: String) throws -> PatternAutomaton {
    try #require(PatternAutomatonBuilder.build(PatternCompiler.compile(PatternParser.parse(source))))
  }
}
