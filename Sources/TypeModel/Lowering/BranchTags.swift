import SchemaModel
import SchemaRuntime

/// A member that tells the branches of a union apart by its string value.
struct Tag {
  var property: String
  var partition: TagPartition
}

/// Finds out by what a reader tells the cases of unions apart.
struct BranchTags {
  private let graph: SchemaGraph
  private let flattening: Flattening
  private let literals: Literals

  init(_ flattening: Flattening, _ literals: Literals) {
    (graph, self.flattening, self.literals) = (flattening.graph, flattening, literals)
  }

  /// How a reader finds the case of a value: by the kind of the value, by a tag, by asking the validators.
  func dispatch(of cases: [UnionType.Case], _ keys: [[Conjunction]]) -> [UnionType.KindRule] {
    let kinds: [TypeSet] = [.null, .boolean, .number, .string, .array, .object]
    return kinds.compactMap { kind in
      let candidates = cases.indices.filter { cases[$0].kinds.contains(kind) }
      guard let first = candidates.first else { return nil }
      if candidates.count == 1 { return .init(kinds: kind, decision: .branch(first)) }
      if kind == .object, let tag = tagProperty(of: candidates.map { keys[$0] }) {
        let branches = zip(candidates, tag.partition.values).flatMap { index, values in
          values.map { UnionType.TaggedBranch(value: $0, branch: index) }
        }
        let other = tag.partition.defaultBranch.map { candidates[$0] }
        return .init(
          kinds: kind,
          decision: .tag(property: tag.property, branches: branches, other: other, missing: other))
      }
      if kind == .string, let decision = textDecision(candidates, cases, keys) {
        return .init(kinds: kind, decision: decision)
      }
      return .init(kinds: kind, decision: .ask(candidates))
    }
  }

  /// Tells branches apart by their listed strings, when all but one list theirs and no string occurs twice.
  private func textDecision(
    _ candidates: [Int], _ cases: [UnionType.Case], _ keys: [[Conjunction]]
  ) -> UnionType.Decision? {
    var branches: [UnionType.TaggedBranch] = []
    var others: [Int] = []
    var seen: Set<ByteText> = []
    for index in candidates {
      guard let texts = cases[index].constant?.stringValue.map({ [$0] }) ?? listedTexts(of: keys[index])
      else {
        others.append(index)
        continue
      }
      for text in texts {
        guard seen.insert(ByteText(text)).inserted else { return nil }
        branches.append(.init(value: text, branch: index))
      }
    }
    return others.count > 1 ? nil : .text(branches: branches, other: others.first)
  }

  private func listedTexts(of keys: [Conjunction]) -> [String]? {
    var texts: [String] = []
    for key in keys where key.types?.contains(.string) != false {
      guard let values = literals.values(of: key) else { return nil }
      texts += values.compactMap { if case .string(let text) = $0.value { text } else { nil } }
    }
    return texts
  }

  /// The property whose strings tell the branches apart.
  func tagProperty(of branches: [[Conjunction]]) -> Tag? {
    guard branches.count > 1 else { return nil }
    // One branch of two lists strings, if all but one do.
    let names = branches[..<2].flatMap { $0.first.map(propertyNames) ?? [] }
    return names.firstResult { tag($0, of: branches) }
  }

  private func tag(_ name: String, of branches: [[Conjunction]]) -> Tag? {
    let demands = branches.map { keys in
      keys.map { key in
        TagDemand(
          values: listedTexts(of: name, in: key),
          isRequired: key.schemas.contains { graph[$0].required.holds(name) },
          refused: graph.schemas(of: name, in: key.schemas).reduce(into: []) {
            $0.formUnion(graph.stringsRefused(by: $1))
          })
      }
    }
    return TagPartition(demands).map { Tag(property: name, partition: $0) }
  }

  func propertyNames(of key: Conjunction) -> [String] {
    key.schemas.flatMap { graph[$0].properties.map(\.name) }
  }

  /// The strings that a property of the branch can have; nil when it can have others.
  func listedTexts(of name: String, in key: Conjunction) -> [String]? {
    let schemas = graph.schemas(of: name, in: key.schemas)
    guard !schemas.isEmpty else { return nil }
    let conjunction = flattening.conjunction(of: schemas)
    guard conjunction.types == .string, let values = literals.values(of: conjunction) else { return nil }
    let strings = values.compactMap(\.value.stringValue)
    return strings.count == values.count && !strings.isEmpty ? strings : nil
  }
}
