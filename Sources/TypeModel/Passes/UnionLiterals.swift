import SchemaModel
import SchemaRuntime

/// After it, each union knows how it is written as a literal, since the payloads of its cases are known.
struct UnionLiterals {
  let graph: SchemaGraph

  func apply(to types: inout TypeGraph) {
    for id in types.types.map(\.id) {
      guard case .union(var union) = types[id].declaration else { continue }
      union.literals = union.dispatch.flatMap { literals(of: union, $0, types) }
      types.types[id.index].declaration = .union(union)
    }
  }

  /// The literals of a kind, where each makes the case that its value is read as.
  private func literals(
    of union: UnionType, _ rule: UnionType.KindRule, _ types: TypeGraph
  ) -> [UnionType.Literal] {
    guard let order = order(of: rule, in: union, types) else { return [] }
    let payload = union.cases[order.other].payload
    func literal(_ kind: UnionType.Literal.Kind, whole: Int? = nil, other: Int? = nil) -> UnionType.Literal {
      UnionType.Literal(kind: kind, listed: order.listed, whole: whole, other: other ?? order.other)
    }
    switch payload {
    case .string, .bytes: return rule.kinds == .string ? [literal(.string)] : []
    case .named(let id):
      guard rule.kinds == .string, case .openEnum = types[id].declaration else { return [] }
      return [literal(.string)]
    case .bool: return rule.kinds == .boolean ? [literal(.boolean)] : []
    case .int: return rule.kinds == .number ? [literal(.integer, other: order.whole)] : []
    case .double:
      guard rule.kinds == .number else { return [] }
      return [literal(.integer, other: order.whole), literal(.float, whole: order.whole)]
    case .array: return rule.kinds == .array ? [literal(.array)] : []
    case .json, .jsonObject, .map, .optional, .encoded, .custom: return []
    }
  }

  /// The cases that a reader asks of a kind: first those that list their values, then perhaps one of whole numbers, then
  /// one that takes what is left.
  private struct Order {
    var listed: [Int] = []
    var whole: Int?
    var other: Int
  }

  /// The order of the cases; nil where a validator has to decide, where no case takes all other values, or where code
  /// may not mention a case.
  private func order(of rule: UnionType.KindRule, in union: UnionType, _ types: TypeGraph) -> Order? {
    let asked: [Int]
    switch rule.decision {
    case .branch(let only): asked = [only]
    case .text(let branches, let other):
      var seen: Set<Int> = []
      asked = branches.map(\.branch).filter { seen.insert($0).inserted } + [other].compactMap(\.self)
    case .ask(let candidates), .closest(let candidates): asked = candidates
    case .tag: return nil
    }
    var order = Order(other: 0)
    for (place, index) in asked.enumerated() {
      let item = union.cases[index]
      if item.documentation.deprecation != nil || item.constant?.isContainer == true { return nil }
      if listsValues(item, types) {
        order.listed.append(index)
      } else if place + 1 == asked.count || takesAll(item, of: rule.kinds) {
        order.other = index
        return order
      } else if item.payload == .int, order.whole == nil, takesAll(item, of: .integer) {
        order.whole = index
      } else {
        return nil
      }
    }
    return nil
  }

  private func listsValues(_ item: UnionType.Case, _ types: TypeGraph) -> Bool {
    if item.constant != nil { return true }
    guard case .named(let id) = item.payload else { return false }
    switch types[id].declaration {
    case .stringEnum, .integerEnum, .numberEnum, .literalEnum: return true
    case .openEnum, .object, .tuple, .union, .wrapper, .alias, .namespace: return false
    }
  }

  /// Whether a branch of the case asks nothing of values of the kind.
  private func takesAll(_ item: UnionType.Case, of kind: TypeSet) -> Bool {
    item.schemas.contains { id in
      let schema = graph[id]
      return schema.asksTypeAlone && schema.types.map { $0.narrowed(to: kind) == kind } ?? false
    }
  }
}
