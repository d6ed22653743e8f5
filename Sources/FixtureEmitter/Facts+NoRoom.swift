import SchemaModel
import SchemaRuntime

extension Facts {
  /// How deep members and items are counted.
  private static let countedDepth = 3
  /// Counts above this are not told apart.
  private static let mostCounted = 1 << 30

  /// Why it is certain that each value of a type has more bytes as compact JSON than the schemas allow.
  func whyNoRoom(for kind: TypeSet, _ bench: Workbench) -> String? {
    guard maxSerializedBytes < .max else { return nil }
    let least = leastBytes(of: kind, bench, 0)
    guard least > maxSerializedBytes else { return nil }
    return "it has at least \(least) bytes, and 'x-maxSerializedBytes' is \(maxSerializedBytes)"
  }

  /// A number of bytes that no value of a type falls short of.
  private func leastBytes(of kind: TypeSet, _ bench: Workbench, _ depth: Int) -> Int {
    switch kind {
    case .null, .boolean: 4
    case .string: 2 + min(minLength, Self.mostCounted)
    case .array: leastBytesOfArray(bench, depth)
    case .object: leastBytesOfObject(bench, depth)
    default: 1
    }
  }

  private func leastBytesOfArray(_ bench: Workbench, _ depth: Int) -> Int {
    let count = min(minItems, Self.mostCounted)
    let listed = (0..<min(count, prefixCount, Self.branchLimit)).reduce(0) { sum, index in
      sum + Self.leastBytes(certainSchemas(ofItem: index, in: bench.graph), bench, depth)
    }
    let others = count - min(count, prefixCount)
    let rest =
      others > 0 ? Self.leastBytes(certainSchemas(ofItem: prefixCount, in: bench.graph), bench, depth) : 0
    return min(2 + max(0, count - 1) + listed + others * rest, Self.mostCounted)
  }

  private func leastBytesOfObject(_ bench: Workbench, _ depth: Int) -> Int {
    let members = required.prefix(Self.branchLimit).reduce(0) { sum, name in
      sum + name.utf8.count + 3 + Self.leastBytes(certainSchemas(ofMember: name, in: bench), bench, depth)
    }
    let count = min(max(required.count, minProperties), Self.mostCounted)
    // Others have a name in quotes, a colon and a value.
    let others = 4 * (count - min(required.count, Self.branchLimit, count))
    return min(2 + max(0, count - 1) + members + others, Self.mostCounted)
  }

  /// A number of bytes that no value which the schemas of a part allow falls short of.
  private static func leastBytes(_ part: [SchemaID], _ bench: Workbench, _ depth: Int) -> Int {
    guard depth < countedDepth, !part.isEmpty else { return 1 }
    let facts = bench.facts(part)
    if facts.hasDynamicReference { return 1 }
    let kinds = TypeSet.named.map(\.type).filter(facts.allowedTypes.contains)
    return kinds.map { facts.leastBytes(of: $0, bench, depth + 1) }.min() ?? 1
  }
}
