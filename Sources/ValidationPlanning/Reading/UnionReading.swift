package import SchemaRuntime
import SchemaValidation

/// How a union validates itself while it is read.
package struct UnionReading {
  package var block: Block
  /// How the values of some kinds are validated while they are read.
  package var strategies: [(kinds: TypeSet, strategy: UnionStrategy)] = []
  /// How the names that an object has, or the value of a member, pick its case.
  package var candidates: Candidates?

  package struct Candidates {
    package var union: BlockUnion
    /// The case for each answer that is one branch.
    package var cases: [(bit: UInt64, index: Int)]
  }
}
