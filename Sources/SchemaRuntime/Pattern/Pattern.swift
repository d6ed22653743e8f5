/// A regular expression of ECMA-262 in Unicode mode, as the `pattern` and `patternProperties` of JSON Schema
/// hold it (Core §6.4): it matches a text when it matches anywhere in it, code point by code point. Syntax that only
/// browsers read, and that has only one meaning, is read, too: `legacySyntax` reports it.
///
/// Matching takes time that grows linearly with the text, also with lookaround, because the matcher never backtracks.
/// That is why backreferences are refused.
///
///     try Pattern("^[a-z]+$").matches("abc") == .match
public struct Pattern: Sendable {
  // One reference, so that to hand a pattern on is to count one.
  private let contents: Contents

  private final class Contents: Sendable {
    let source: String
    let simpleShape: PatternShape?
    let asciiShape: PatternShape?
    let engine: Engine
    /// The most bytes before the end of a text at which a match begins, where that is known.
    let tail: Int?
    let legacySyntax: PatternError?

    init(_ source: String, _ tree: PatternTree) throws(PatternError) {
      self.source = source
      simpleShape = PatternShape(tree)
      asciiShape = simpleShape ?? PatternShape(tree, isForASCII: true)
      engine = try Engine(tree, simpleShape)
      tail = tree.tail
      legacySyntax = tree.legacySyntax
    }

    /// The end of a text, where no match begins before it; otherwise all of the text.
    func end(of utf8: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
      // A tail of no bytes, as of `$`, has none to begin with.
      guard let tail, tail > 0, utf8.count > tail else { return utf8 }
      var start = utf8.count &- tail
      // The tail must not begin within a scalar.
      while start > 0, utf8[start] & 0xC0 == 0x80 { start &-= 1 }
      return UnsafeBufferPointer(rebasing: utf8[start...])
    }
  }

  private enum Engine: Sendable {
    case shape(PatternShape)
    case automaton(PatternAutomaton)
    case simulation(PatternProgram)

    init(_ tree: PatternTree, _ shape: PatternShape?) throws(PatternError) {
      if let shape {
        self = .shape(shape)
        return
      }
      let program = try PatternCompiler.compile(tree)
      self = PatternAutomatonBuilder.build(program).map(Engine.automaton) ?? .simulation(program)
    }

    var acceptsPlainMailboxes: Bool {
      guard case .automaton(let automaton) = self else { return false }
      var example = Pattern.exampleOfPlainMailbox
      let accepts = example.withUTF8 { automaton.matches($0) }
      return accepts && Pattern.plainMailboxes.map(automaton.includes) ?? false
    }
  }

  /// The pattern of the plainest mail addresses: most patterns for addresses accept all of them.
  static let plainMailbox = #"^[\da-z_-]+(\.[\da-z_-]+)*@([\da-z]+(-[\da-z]+)*\.)+[a-z]{2,4}$"#
  private static let exampleOfPlainMailbox = "a@b.cd"

  /// The automaton of that pattern, which is known to have one.
  private static let plainMailboxes: PatternAutomaton? = {
    do throws(PatternError) {
      let program = try PatternCompiler.compile(try PatternParser.parse(plainMailbox))
      return PatternAutomatonBuilder.build(program)
    } catch {
      return nil
    }
  }()

  /// The text of the pattern.
  public var source: String { contents.source }
  /// The first place that is wrong in Unicode mode, and is read by Annex B.1.2 of ECMA-262, such as `\_` or `[\w-.]`.
  public var legacySyntax: PatternError? { contents.legacySyntax }
  /// The pattern as a sequence of repeated ASCII classes, where it is one.
  public var simpleShape: PatternShape? { contents.simpleShape }
  /// The sequence of repeated ASCII classes that a text of ASCII matches exactly where it matches the pattern; nil
  /// where there is none. A text that has this shape always matches the pattern.
  public var asciiShape: PatternShape? { contents.asciiShape }

  /// Whether the pattern is known to match what `plainMailbox` matches.
  var acceptsPlainMailboxes: Bool { contents.engine.acceptsPlainMailboxes }

  /// Reads a pattern.
  /// - Throws: `PatternError` where the text is no regular expression of ECMA-262, or needs what the matcher refuses.
  public init(_ source: String) throws(PatternError) {
    let tree = try PatternParser.parse(source)
    if let offset = tree.backreference {
      throw PatternError(message: "backreferences are not supported", offset: offset)
    }
    contents = try Contents(source, tree)
  }

  /// Whether the pattern matches somewhere in a text, which is valid UTF-8.
  public func matches(_ utf8: UnsafeBufferPointer<UInt8>) -> PatternVerdict {
    switch contents.engine {
    case .shape(let shape): shape.matches(utf8) ? .match : .noMatch
    case .automaton(let automaton):
      contents.asciiShape?.matches(utf8) ?? false || automaton.matches(contents.end(of: utf8))
        ? .match : .noMatch
    case .simulation(let program): PatternSimulation.run(program, on: utf8)
    }
  }

  /// Whether the pattern matches somewhere in a text.
  public func matches(_ text: String) -> PatternVerdict {
    var text = text
    return text.withUTF8 { matches($0) }
  }
}
