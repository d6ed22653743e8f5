import SchemaModel
import SchemaRuntime

extension Program {
  /// Whether it is plain that a call accepts no value that another one refuses: the same block, listed values, or a type
  /// of which nothing else is asked.
  func implies(_ call: BlockCall, _ other: BlockCall) -> Bool {
    if call.block == other.block { return true }
    if self[other.block].accepts(all: kinds(of: self[call.block], depth: 0)) { return true }
    guard let values = self[call.block].listedValues else { return false }
    let interpreter = Interpreter(self)
    return values.allSatisfy { interpreter.hasNothingToSay(of: $0, other) }
  }

  /// How deeply compositions are followed.
  static let depthLimit = 8

  /// The kinds of value that a block may accept: never fewer than it does.
  private func kinds(of block: Block, depth: Int) -> Set<JSONKind> {
    var kinds = block.types?.kinds ?? Set(JSONKind.allCases)
    guard depth < Self.depthLimit else { return kinds }
    for check in block.whole {
      switch check {
      case .union(let plan): kinds.formIntersection(plan.branches.flatMap(\.kinds))
      case .reference, .allOf:
        for call in check.applied {
          kinds.formIntersection(self.kinds(of: self[call.block], depth: depth + 1))
        }
      case .not, .conditional, .unevaluatedItems, .unevaluatedProperties, .maxSerializedBytes, .warnings:
        continue
      }
    }
    return kinds
  }
}

extension Block {
  /// The values that are all the block accepts; nil where it may accept others.
  var listedValues: [JSONValue]? {
    for check in values {
      switch check {
      case .enumerationOfStrings(let strings, _, _): return strings.map(JSONValue.string)
      case .enumeration(let values, _, _): return values
      case .constant(let text, _):
        do { return [try JSONValue(jsonString: text)] } catch { continue }
      }
    }
    return nil
  }
}
