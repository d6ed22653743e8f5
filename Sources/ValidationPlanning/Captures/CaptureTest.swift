package import SchemaRuntime
import SchemaValidation

/// One question to what a walk over an object has captured.
package struct CaptureTest: Sendable {
  package var question: Question
  package var isNegated = false

  package enum Question: Sendable {
    /// All names of a mask have been seen, of those in a word of the set.
    case haveBits(UInt64, ofWord: Int)
    /// The name with a number has been seen.
    case hasSeen(Int)
    case countIsAtMost(Int)
    case countIsAtLeast(Int)
    /// A value is one of the texts of a table.
    case isAmong(Place, CapturePlan.EnumIndex)
    /// A value has one of some types.
    case isOf(Place, TypeSet)
    /// A value is no object, or has all names of a block's table.
    case hasNames(Place, BlockID)
    /// A line of a block's table accepts a value.
    case acceptedByTable(Place, BlockID, line: Int)
    /// The function of a block accepts a value.
    case acceptedByFunction(Place, BlockID)
  }

  /// The slot in which the place of a value is captured.
  package struct Place: Sendable {
    package var slot: Int
    /// The number of the name whose value it is, where no walk captures it: then it is looked for.
    package var number: Int?
  }

  package var negated: CaptureTest { CaptureTest(question: question, isNegated: !isNegated) }

  /// Whether a value is looked at again.
  package var looksAtValue: Bool {
    switch question {
    case .haveBits, .hasSeen, .countIsAtMost, .countIsAtLeast: false
    case .isAmong, .isOf, .hasNames, .acceptedByTable, .acceptedByFunction: true
    }
  }
}
