import SchemaModel
import SchemaRuntime

extension Program {
  /// Whether it is plain that a call accepts no value that another one refuses: the same block, listed strings, or a type
  /// of which nothing else is asked.
  func implies(_ call: BlockCall, _ other: BlockCall) -> Bool {
    if call.block == other.block { return true }
    if self[other.block].accepts(all: kinds(of: self[call.block], depth: 0)) { return true }
    guard let strings = self[call.block].listedStrings else { return false }
    let interpreter = Interpreter(self)
    return strings.allSatisfy { interpreter.hasNothingToSay(of: $0, other) }
  }

  /// How deeply compositions are followed.
  private static let depthLimit = 8

  /// The kinds of value that a block may accept: never fewer than it does.
  private func kinds(of block: Block, depth: Int) -> Set<JSONKind> {
    var kinds = block.types?.kinds ?? Set(JSONKind.allCases)
    guard depth < Self.depthLimit else { return kinds }
    for check in block.whole {
      switch check {
      case .union(let plan): kinds.formIntersection(plan.branches.flatMap(\.kinds))
      case .reference(let call): kinds.formIntersection(self.kinds(of: self[call.block], depth: depth + 1))
      case .allOf(let calls):
        for call in calls { kinds.formIntersection(self.kinds(of: self[call.block], depth: depth + 1)) }
      default: continue
      }
    }
    return kinds
  }
}

extension Block {
  /// The strings that are all the block accepts; nil where it may accept others.
  fileprivate var listedStrings: [String]? {
    for check in values {
      switch check {
      case .enumerationOfStrings(let strings, _, _): return strings
      case .constant(let text, _):
        if let string = JSONValue.string(ofJSON: text) { return [string] }
      default: continue
      }
    }
    return nil
  }
}
