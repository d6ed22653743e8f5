import SchemaModel
import SchemaRuntime

extension Facts {
  /// How deep required members and items are asked.
  private static let nothingDepth = 4

  /// Whether it is certain that the schemas allow no value at all; false where that is not known.
  func allowNothing(_ bench: Workbench, depth: Int = 0) -> Bool {
    if isImpossible || types.isEmpty { return true }
    guard depth < Self.nothingDepth else { return false }
    if let literals {
      return !bench.isExhausted && !literals.contains { bench.accepts($0, members) } && !bench.isExhausted
    }
    return TypeSet.named.allSatisfy { kind in
      !types.contains(kind.type) || allowNothing(of: kind.type, bench, depth)
    }
  }

  private func allowNothing(of type: TypeSet, _ bench: Workbench, _ depth: Int) -> Bool {
    switch type {
    case .string: return StringMaker(self, bench).isImpossible
    case .array:
      if minItems > maxItems { return true }
      let first = schemas(ofItem: 0, in: bench.graph)
      return minItems > 0 && !first.isEmpty && bench.facts(first).allowNothing(bench, depth: depth + 1)
    case .object:
      return required.contains { name in
        let own = schemas(ofMember: name, in: bench)
        return !own.isEmpty && bench.facts(own).allowNothing(bench, depth: depth + 1)
      }
    case .integer, .number:
      guard let low = minima.compactMap(\.limit.doubleValue).max(),
        let high = maxima.compactMap(\.limit.doubleValue).min()
      else { return false }
      return low > high
    default: return false
    }
  }
}
