import SchemaModel
import SchemaRuntime

/// A member that tells the branches of a union apart by its string value.
struct Tag {
  var property: String
  var values: (Conjunction) -> [String]
}

extension Lowering {
  /// How a reader finds the case of a value: by the kind of the value, by a tag, by asking the validators.
  func dispatch(of cases: [UnionType.Case], _ keys: [[Conjunction]]) -> [UnionType.KindRule] {
    let kinds: [TypeSet] = [.boolean, .number, .string, .array, .object]
    return kinds.compactMap { kind in
      let candidates = cases.indices.filter { cases[$0].kinds.contains(kind) }
      guard let first = candidates.first else { return nil }
      if candidates.count == 1 { return .init(kinds: kind, decision: .branch(first)) }
      if kind == .object, let tag = tagProperty(of: candidates.map { keys[$0] }) {
        let branches = candidates.flatMap { index in
          keys[index].flatMap(tag.values).map { UnionType.TaggedBranch(value: $0, branch: index) }
        }
        return .init(kinds: kind, decision: .tag(property: tag.property, branches: branches))
      }
      if kind == .string, let decision = textDecision(candidates, keys) {
        return .init(kinds: kind, decision: decision)
      }
      return .init(kinds: kind, decision: .ask(candidates))
    }
  }

  /// Tells branches apart by their listed strings, when all but one list theirs and no string occurs twice.
  private func textDecision(_ candidates: [Int], _ keys: [[Conjunction]]) -> UnionType.Decision? {
    var branches: [UnionType.TaggedBranch] = []
    var others: [Int] = []
    var seen: Set<ByteText> = []
    for index in candidates {
      guard let texts = listedTexts(of: keys[index]) else {
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
      guard let values = literals(of: key) else { return nil }
      texts += values.compactMap { if case .string(let text) = $0.value { text } else { nil } }
    }
    return texts
  }

  /// The property that is required in every branch and whose listed strings occur in one branch only.
  func tagProperty(of branches: [[Conjunction]]) -> Tag? {
    guard branches.count > 1, let first = branches.first?.first else { return nil }
    let values: (Conjunction, String) -> [String] = { self.tagValues(of: $0, $1) ?? [] }
    for name in propertyNames(of: first) {
      var seen: Set<ByteText> = []
      let isTag = branches.allSatisfy { keys in
        keys.allSatisfy { key in
          guard let found = tagValues(of: key, name) else { return false }
          return found.allSatisfy { seen.insert(ByteText($0)).inserted }
        }
      }
      if isTag { return Tag(property: name, values: { values($0, name) }) }
    }
    return nil
  }

  private func propertyNames(of key: Conjunction) -> [String] {
    key.schemas.flatMap { graph[$0].properties.map(\.name) }.filter { name in
      key.schemas.contains { graph[$0].required.holds(name) }
    }
  }

  /// The strings that a required property of the branch can have; nil when it can have others.
  private func tagValues(of key: Conjunction, _ name: String) -> [String]? {
    guard key.schemas.contains(where: { graph[$0].required.holds(name) }) else { return nil }
    let schemas = key.schemas.flatMap { id in
      graph[id].properties.filter { $0.name.hasSameScalars(as: name) }.map(\.schema)
    }
    guard !schemas.isEmpty else { return nil }
    let conjunction = flattening.conjunction(of: schemas)
    guard conjunction.types == .string, let values = literals(of: conjunction) else { return nil }
    var strings: [String] = []
    for literal in values {
      guard case .string(let text) = literal.value else { return nil }
      strings.append(text)
    }
    return strings.isEmpty ? nil : strings
  }
}
