/// A parsed pattern. Sets of code points are indices into the table of the tree that holds the node.
package indirect enum PatternNode {
  case empty
  case set(Int)
  case sequence([PatternNode])
  case alternation([PatternNode])
  /// `maximum` is nil without a bound; `offset` is where the quantifier stands.
  case repetition(PatternNode, minimum: Int, maximum: Int?, offset: Int)
  case assertion(PatternAssertion)
  /// `id` tells lookarounds of one tree apart.
  case lookaround(PatternNode, id: Int, behind: Bool, negated: Bool)
}

/// An assertion about the place between two code points.
package enum PatternAssertion: Hashable, Sendable {
  case start
  case end
  case wordBoundary
  case notWordBoundary
}

/// A pattern as read: its root, and what its nodes refer to.
package struct PatternTree {
  package var root: PatternNode
  package var sets: [ScalarSet]
  var hasLookaround: Bool
  /// The place of the first backreference, if there is one. It is syntax, but no automaton runs it.
  var backreference: Int?
  /// The first place that only Annex B of ECMA-262 reads.
  var legacySyntax: PatternError?
}
