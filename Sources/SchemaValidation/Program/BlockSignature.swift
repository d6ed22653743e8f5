import SchemaRuntime

/// The checks of a block, as a list in a fixed order: blocks with equal lists give the same verdict on every value, and
/// warn of the same members.
package struct BlockSignature: Hashable {
  private let parts: [DemandPart]

  /// - Parameter groups: for each block the number of the group of blocks that are alike to which it belongs.
  package init(of block: Block, groups: [Int]) {
    var reader = Reader(groups: groups)
    reader.parts = [
      .flag(block.isRevisited), .flag(block.isVerdictOnly),
      block.withoutUnevaluated.map { .call(groups[$0.index]) } ?? .absent,
    ]
    block.body.read(by: &reader)
    parts = reader.parts
  }

  private struct Reader: DemandReader {
    let groups: [Int]
    var parts: [DemandPart] = []

    mutating func add(_ part: DemandPart, _ facts: BlockFacts) { parts.append(part) }

    mutating func add(_ call: BlockCall?, _ facts: BlockFacts, deprecated: BlockFacts) {
      _ = BlockCall.init(_:path:_:)
      parts.append(call.map { .call(groups[$0.block.index]) } ?? .absent)
      guard let annotations = call?.annotations else { return }
      parts += [.word("annotated"), .flag(annotations.deprecation != nil)]
      parts += ValueAccess.allCases.map { access in .flag(annotations.access.contains { $0.words == access })
      }
    }
  }
}
