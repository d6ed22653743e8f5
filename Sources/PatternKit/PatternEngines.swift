package import SchemaRuntime

/// Every way there is to run one pattern.
package struct PatternEngines {
  package let pattern: Pattern
  private let tree: PatternTree
  private let program: PatternProgram
  private let automaton: PatternAutomaton?

  package init(_ source: String) throws(PatternError) {
    pattern = try Pattern(source)
    tree = try PatternParser.parse(source)
    program = try PatternCompiler.compile(tree)
    automaton = PatternAutomatonBuilder.build(program)
  }

  /// The verdict of each engine that can run the pattern on a text.
  package func verdicts(on text: String, referenceSteps: Int = 200_000) -> [(engine: String, matches: Bool)] {
    var text = text
    var result = [("pattern", pattern.matches(text) == .match)]
    text.withUTF8 { utf8 in
      result.append(("simulation", PatternSimulation.run(program, on: utf8) == .match))
      if let automaton { result.append(("automaton", automaton.matches(utf8))) }
      if let shape = pattern.simpleShape { result.append(("shape", shape.matches(utf8))) }
      if let shape = pattern.asciiShape {
        let matches = shape.matches(utf8)
        // For a text with other scalars, the shape can say only that it matches.
        if matches || utf8.allSatisfy({ $0 < 0x80 }) { result.append(("ASCII shape", matches)) }
      }
    }
    if let reference = BacktrackingMatcher.matches(tree, text, maximumSteps: referenceSteps) {
      result.append(("reference", reference))
    }
    return result
  }
}
