import SchemaModel
import SchemaRuntime
import SchemaValidation

/// Joins the demands of a block on an object with each branch of a union that a property tells apart. So the branch
/// that the property names gives the verdict in one walk, and knows which members are evaluated.
struct BranchMerge {
  private let block: Block
  private let union: UnionPlan
  /// A join for each of the union's branches that may accept an object.
  let merges: [ObjectMerge]

  /// How many branches are joined, each with a table of all the properties.
  private static let branchLimit = 32

  /// Joins a block with the branches of its union; nil where it has no such union, or something cannot be joined.
  init?(_ block: Block, in program: PlannedProgram) {
    guard block.types == .object, !block.facts.contains(.values), !block.collectsEvaluated else { return nil }
    let part = block.withoutUnevaluated.map { program[$0] } ?? block
    var unions: [UnionPlan] = []
    var others: [Check] = []
    for check in part.inPlaceChecks {
      switch check {
      case .union(let plan): unions.append(plan)
      case .unevaluatedProperties: continue
      case .reference, .allOf, .not, .conditional, .unevaluatedItems, .rule, .warnings:
        others.append(check)
      }
    }
    let rest = block.inPlaceChecks.first(where: \.leavesProperties)
    guard unions.count == 1, unions[0].tag != nil else { return nil }
    let candidates = unions[0].candidates(.object)
    guard 2...Self.branchLimit ~= candidates.count else { return nil }
    let merges = candidates.compactMap { index in
      ObjectMerge(block, part, others, (index, unions[0].branches[index].call), rest: rest, in: program)
    }
    guard merges.count == candidates.count else { return nil }
    (self.block, union, self.merges) = (block, unions[0], merges)
  }

  /// - Parameter joined: the blocks of the joins.
  func block(_ id: BlockID, _ merged: [Block]) -> Block {
    let branches = zip(union.candidates(.object), merged).map { index, merged in
      let branch = union.branches[index]
      return UnionBranch(
        call: branch.call.leading(to: merged.id), types: .object, name: branch.name, tags: branch.tags,
        requiredNames: branch.requiredNames)
    }
    return block.merged(id, by: union.with(branches: branches), of: merged)
  }
}
