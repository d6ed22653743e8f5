import Diagnostics
import SchemaModel
import SchemaRuntime
import SchemaValidation
import TypeModel

/// Finds the branch of a union that a value is of, as generated code would.
final class BranchChooser {
  private let graph: SchemaGraph
  private let types: TypeGraph

  init(graph: SchemaGraph, types: TypeGraph) {
    self.graph = graph
    self.types = types
  }

  /// Made for the first example that needs it: to lower all unions takes time, and most schemas have no examples.
  private lazy var interpreter: Interpreter? = {
    var roots: Set<SchemaID> = []
    for type in types.types {
      if case .union(let union) = type.declaration {
        for item in union.cases { roots.formUnion(item.schemas) }
      }
    }
    var bag = DiagnosticBag()
    let program = ProgramLowering(graph: graph).lower(roots: roots.sorted(), into: &bag)
    // The stage that makes the program of the schemas reports their mistakes; here they only cost examples.
    return bag.hasErrors ? nil : Interpreter(program)
  }()

  /// The cases that may hold the value, the one that does first.
  func branches(of value: JSONValue, _ union: UnionType) -> [Int] {
    let kind = value.types.subtracting(.integer)
    guard let rule = union.dispatch.first(where: { !$0.kinds.isDisjoint(with: kind) }) else { return [] }
    switch rule.decision {
    case .branch(let index): return [index]
    case .tag(let property, let branches, let other, let missing):
      let rest = value[property] == nil ? missing : other
      return [branch(of: value[property]?.stringValue, branches) ?? rest].compactMap(\.self)
    case .text(let branches, let other):
      return [branch(of: value.stringValue, branches) ?? other].compactMap(\.self)
    case .ask(let indices):
      return meantFirst(indices.filter { accepts(union.cases[$0], value) }, rule, union, value)
    case .closest(let indices):
      let names = indices.map { types.namedMembers(of: value, in: union.cases[$0]) }
      let order = zip(indices, names).enumerated().sorted {
        ($1.element.1, $0.offset) < ($0.element.1, $1.offset)
      }
      return meantFirst(
        order.map(\.element.0).filter { accepts(union.cases[$0], value) }, rule, union, value)
    }
  }

  /// The cases with the one that is meant in front of the others.
  private func meantFirst(
    _ cases: [Int], _ rule: UnionType.KindRule, _ union: UnionType, _ value: JSONValue
  ) -> [Int] {
    guard union.mayOverlap, let meant = rule.hint?.branch(of: value), cases.contains(meant) else {
      return cases
    }
    return [meant] + cases.filter { $0 != meant }
  }

  private func accepts(_ item: UnionType.Case, _ value: JSONValue) -> Bool {
    item.schemas.contains { isValid(value, $0) }
  }

  private func branch(of text: String?, _ branches: [UnionType.TaggedBranch]) -> Int? {
    guard let text else { return nil }
    return branches.first { $0.value.hasSameScalars(as: text) }?.branch
  }

  private func isValid(_ value: JSONValue, _ schema: SchemaID) -> Bool {
    interpreter?.validate(bytes: Array(value.description.utf8), against: schema).isValid ?? false
  }

  /// The value of a JSON text; nil where it is none.
  func value(ofJSON text: String) -> JSONValue? {
    let encoded = try? EncodedJSON<JSONValue>(jsonText: text)
    return encoded?.value
  }
}
