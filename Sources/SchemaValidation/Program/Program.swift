public import SchemaModel

/// A program of validation: schemas lowered to blocks of checks that a reader runs on the bytes of an instance.
///
/// The interpreter calls the checks' functions, the Swift emitter prints the same calls; lowering has made every
/// decision about a schema.
public struct Program: Sendable {
  public package(set) var blocks: [Block] = []
  /// The block of each schema that was asked for.
  public package(set) var entries: [SchemaID: BlockID] = [:]
  /// The results of the lowering, for another one that goes on from here.
  var memo = LoweringMemo()
  /// Whether the schemas were lowered so that formats are asked for.
  package var assertsFormat: Bool { memo.options.assertsFormat }

  public subscript(id: BlockID) -> Block { blocks[id.index] }

  /// The location of a schema that is an entry, as `file#/pointer`; nil for other schemas.
  public func location(of schema: SchemaID) -> String? { entries[schema].map { self[$0].location } }
}

/// Names a block of a program.
public struct BlockID: ListIndex, Comparable {
  public let index: Int

  package init(index: Int) { self.index = index }

  public static func < (lhs: BlockID, rhs: BlockID) -> Bool { lhs.index < rhs.index }
}
