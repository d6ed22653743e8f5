import SchemaModel
import SchemaRuntime
import SchemaValidation

extension PlannedProgram {
  /// Whether it is certain that a call accepts no value that another one refuses: both call one block, or the first
  /// lists its values, or the second asks only for a type.
  func implies(_ call: BlockCall, _ other: BlockCall) -> Bool {
    if call.block == other.block { return true }
    if self[other.block].accepts(all: kinds(of: self[call.block], depth: 0)) { return true }
    guard let values = self[call.block].listedValues else { return false }
    return program.hasNothingToSay(of: values, other)
  }

  /// The kinds of value that a block may accept: all that it accepts, and perhaps more.
  private func kinds(of block: Block, depth: Int) -> Set<JSONKind> {
    var kinds = block.types?.kinds ?? Set(JSONKind.allCases)
    guard depth < Program.depthLimit else { return kinds }
    for check in block.inPlaceChecks {
      switch check {
      case .union(let plan): kinds.formIntersection(plan.branches.flatMap(\.types.kinds))
      case .reference, .allOf:
        for call in check.applied {
          kinds.formIntersection(self.kinds(of: self[call.block], depth: depth + 1))
        }
      case .not, .conditional, .unevaluatedItems, .unevaluatedProperties, .rule, .warnings:
        continue
      }
    }
    return kinds
  }
}
