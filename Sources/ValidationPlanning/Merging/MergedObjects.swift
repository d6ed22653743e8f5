import SchemaModel
import SchemaRuntime
import SchemaValidation

extension PlannedProgram {
  /// Adds blocks for objects that are composed of others (`allOf`, `$ref`): each describes by one plan what those describe
  /// together, so that one walk gives the verdict where each had its own. The blocks that were merged make the reports.
  ///
  /// Which of the members that some subschemas list are evaluated is known only where the captures of a walk over the
  /// members decide all checks that look at the object again (`decidesAll(_:)`).
  mutating func mergeComposed() {
    let opened = Set(blocks.compactMap(\.withoutUnevaluated))
    for block in blocks where !opened.contains(block.id) {
      let merged = merging(block)
      self.merged[block.id] = merged
    }
  }

  /// Adds the block that gives the verdict of a block, where there is one.
  mutating func merging(_ block: Block) -> BlockID? {
    // A tag tells beforehand which members are evaluated; without one, a single walk for all branches is shorter.
    if block.withoutUnevaluated != nil { return mergeBranches(block) ?? mergeObject(block) }
    let merged = mergeObject(block) ?? mergeBranches(block) ?? listNames(of: block)
    var room = ConditionMerge.limit
    return mergeConditions(merged.map { self[$0] } ?? block, &room) ?? merged
  }

  /// Adds a block for each case of a block's conditions that the value of a member decides, and of conditions within
  /// them. It adds none where the captures of a walk over the members decide all, which is shorter.
  /// - Parameter room: how many blocks may be added.
  private mutating func mergeConditions(
    _ block: Block, _ room: inout Int
  ) -> BlockID? {
    guard uses(.mergeConditions), let member = choosingMember(of: block), !decidesAll(block),
      let choice = ConditionMerge(block, of: member, in: self), choice.merges.count <= room,
      let cases = append(choice.merges)
    else { return nil }
    room -= cases.count
    let merged = cases.map { id in mergeConditions(self[id], &room) ?? id }
    let blocks = merged.map { self[$0] }
    return append { choice.block($0, blocks) }
  }

  private mutating func mergeObject(_ block: Block) -> BlockID? {
    guard uses(.mergeObjects) else { return nil }
    return ObjectMerge(block, in: self).flatMap { append([$0])?.first }
  }

  private mutating func mergeBranches(_ block: Block) -> BlockID? {
    guard uses(.mergeBranches), let branches = BranchMerge(block, in: self),
      let merged = append(branches.merges)
    else {
      return nil
    }
    let blocks = merged.map { self[$0] }
    return append { branches.block($0, blocks) }
  }

  /// Adds the blocks of joins.
  /// - Returns: nil, and nothing is added, where the demands of one join depend on something that is not decided.
  private mutating func append(
    _ merges: [ObjectMerge]
  ) -> [BlockID]? {
    let count = blocks.count
    let merged = merges.map { merge in
      let id = append { merge.block($0) }
      listNames(in: merge, id)
      return id
    }
    for id in merged {
      let block = self[id]
      guard block.object?.conditional.isEmpty ?? true || decidesAll(block) else {
        blocks.removeSubrange(count...)
        return nil
      }
    }
    return merged
  }

  /// Adds a block that gives the verdict of another by the captures of a walk, where that takes more names than the
  /// other lists.
  private mutating func listNames(
    of block: Block
  ) -> BlockID? {
    guard uses(.numberNames), !block.inPlaceChecks.allSatisfy({ $0.applied.isEmpty }), !decidesAll(block),
      let merge = ObjectMerge(block, in: self, isAlone: true)
    else { return nil }
    let id = append { merge.block($0) }
    if listNames(in: merge, id) { return id }
    blocks.removeLast()
    return nil
  }

  /// Gives numbers to the names that others look at who look at the object again, where a walk then notes enough to decide
  /// them.
  /// - Returns: whether that is so.
  @discardableResult
  private mutating func listNames(
    in merge: ObjectMerge, _ id: BlockID
  ) -> Bool {
    let block = self[id]
    guard uses(.numberNames), !decidesAll(block) else { return false }
    let names = namesAsked(of: block)
    guard !names.isEmpty else { return false }
    blocks[id.index] = merge.block(id, listing: names)
    if decidesAll(self[id]) { return true }
    blocks[id.index] = block
    return false
  }

  /// The names without a number that are asked for by subschemas which look at an object again.
  private func namesAsked(of block: Block) -> [String] {
    let known = NameNumbers(block.object?.names ?? [])
    return names(askedForBy: block.callsInPlace).filter { !known.has($0) }
  }

  /// Adds a block that is made for its number.
  mutating func append(_ make: (BlockID) -> Block) -> BlockID {
    let block = make(BlockID(index: blocks.count))
    blocks.append(block)
    return block.id
  }

  /// The block that gives the verdict of a block, where no report is needed.
  func verdictBlock(of block: Block) -> Block { merged[block.id].map { self[$0] } ?? block }
}

enum MergedObjects {
  /// The word for a joined block, behind the variant of the block that it stands for.
  static let variant = "merged"
}

extension Block {
  /// A block that gives the verdict of this one.
  /// - Parameters:
  ///   - body: what it asks.
  ///   - variant: how it differs from others that do.
  func merged(_ id: BlockID, _ body: SchemaProgram.Block, variant: [String], isVerdictOnly: Bool) -> Block {
    Block(
      id: id, schema: schema, body, variant: self.variant + variant + [MergedObjects.variant],
      isRevisited: isRevisited, isVerdictOnly: isVerdictOnly)
  }

  /// A block that leaves the verdict on objects to a branch of a union.
  /// - Parameter branches: the blocks of its branches.
  func merged(_ id: BlockID, variant: [String] = [], by union: UnionPlan, of branches: [Block])
    -> Block
  {
    let body = SchemaProgram.Block(location: location)
    (body.types, body.inPlaceChecks, body.readsValue) = (.object, [.union(union)], false)
    return merged(id, body, variant: variant, isVerdictOnly: branches.contains(where: \.isVerdictOnly))
  }
}
