import SchemaValidation

/// How a struct validates itself while it is read: the demands of its block, for the one walk that does both.
package struct StructReading {
  /// The block, whose table has the names of the members.
  package var block: Block
  /// How the value of each property of the struct is validated.
  package var members: [Member]

  package struct Member {
    /// The number of the name in the table.
    package var number: Int
    package var reading: Reading
    /// Whether the walk stops at its value in any case: where it is has to be noted.
    package var isLeft = false

    package init(number: Int, reading: Reading, isLeft: Bool = false) {
      (self.number, self.reading, self.isLeft) = (number, reading, isLeft)
    }
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
}
