import SchemaValidation

/// How a struct validates itself while it is read: the demands of its block, for the one walk that does both.
package struct StructReading {
  /// The block, whose table has the names of the members.
  package var block: Block
  /// How the value of each property of the struct is validated.
  package var members: [Member]
  /// The demands on members without a property; nil forbids them.
  package var others: Others?
  /// Numbers of the names that are required.
  package var required: [Int]
  package var dependent: [(name: Int, other: Int)]
  package var count: ClosedRange<Int>?
  /// `x-maxSerializedBytes`.
  package var maxSerializedBytes: Int?
  /// The block of `propertyNames`, whose function validates names that are not listed.
  package var name: BlockID?
  /// The blocks whose functions validate the values of names that match a pattern, by pattern.
  package var patterns: [String: BlockID]
  /// The names whose places are captured, by the number of the place.
  package var capturedMembers: [Int]
  /// Whether captures have to decide if the object is valid.
  package var asksCaptures: Bool

  package struct Member {
    /// The number of the name in the table.
    package var number: Int
    package var reading: Reading
    /// Whether the walk leaves its value to code in any case, which notes where it is.
    package var isLeft = false
  }

  package enum Reading {
    /// The Swift type asks all that the schema does.
    case plain
    /// The table asks the rest.
    case table
    /// The value is validated while it is read.
    case strategy(ReadStrategy)
    /// The function of the block validates the value first.
    case function(BlockID)
  }

  package enum Others {
    case any
    case function(BlockID)
  }
}
