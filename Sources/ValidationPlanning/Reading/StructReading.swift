import SchemaValidation

/// How a struct validates itself while it is read: what its block asks, for the one walk that does both.
package struct StructReading {
  /// The block, whose table has the names of the members.
  package var block: Block
  /// For each property of the struct.
  package var members: [Member]
  /// What is asked of members without a property: nil forbids them.
  package var others: Others?
  /// Numbers of the names that are required.
  package var required: [Int]
  package var dependent: [(name: Int, other: Int)]
  package var count: ClosedRange<Int>?
  /// `x-maxSerializedBytes`.
  package var maxSerializedBytes: Int?
  /// `propertyNames`, of names that are not listed: the block whose function is asked.
  package var name: BlockID?
  /// The blocks whose functions are asked of the values of names that match a pattern, by pattern.
  package var patterns: [String: BlockID]
  /// The names whose places are captured, by the number of the place.
  package var capturedMembers: [Int]
  /// Whether what is captured has to be asked whether the object is valid.
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
    /// It is validated while it is read.
    case strategy(ReadStrategy)
    /// The function of the block is asked first.
    case function(BlockID)
  }

  package enum Others {
    case any
    case function(BlockID)
  }
}
