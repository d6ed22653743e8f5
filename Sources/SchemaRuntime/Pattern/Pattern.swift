/// A regular expression of ECMA-262 in Unicode mode, as the `pattern` and `patternProperties` of JSON Schema
/// hold it (Core §6.4): it matches a text when it matches anywhere in it, code point by code point.
///
/// Matching takes time that grows linearly with the text, lookaround included, for no pattern is ever tried by
/// going back. That is why backreferences are refused.
///
///     try Pattern("^[a-z]+$").matches("abc") == .match
public struct Pattern: Sendable {
  /// The text of the pattern.
  public let source: String
  /// The pattern as a sequence of repeated ASCII classes, where it is one.
  public let simpleShape: PatternShape?

  private let engine: Engine

  private enum Engine: Sendable {
    case shape(PatternShape)
    case automaton(PatternAutomaton)
    case simulation(PatternProgram)
  }

  /// Reads a pattern.
  public init(_ source: String) throws(PatternError) {
    let tree = try PatternParser.parse(source)
    if let offset = tree.backreference {
      throw PatternError(message: "backreferences are not supported", offset: offset)
    }
    self.source = source
    simpleShape = PatternShape(tree)
    if let simpleShape {
      engine = .shape(simpleShape)
      return
    }
    let program = try PatternCompiler.compile(tree)
    if let automaton = PatternAutomatonBuilder.build(program) {
      engine = .automaton(automaton)
    } else {
      engine = .simulation(program)
    }
  }

  /// Whether the pattern matches somewhere in a text, which is valid UTF-8.
  public func matches(_ utf8: UnsafeBufferPointer<UInt8>) -> PatternVerdict {
    switch engine {
    case .shape(let shape): shape.matches(utf8) ? .match : .noMatch
    case .automaton(let automaton): automaton.matches(utf8) ? .match : .noMatch
    case .simulation(let program): PatternSimulation.run(program, on: utf8)
    }
  }

  /// Whether the pattern matches somewhere in a text.
  public func matches(_ text: String) -> PatternVerdict {
    var text = text
    return text.withUTF8 { matches($0) }
  }
}
