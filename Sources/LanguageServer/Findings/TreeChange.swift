import SchemaRuntime
import YAMLTree

/// The places in which one reading of a document says something else than another one, wherever that stands in the text.
struct TreeChange {
  /// The pointers of what only the first one has, or has in another way.
  private(set) var old: [[String]] = []
  /// The pointers of what the second one has in its place.
  private(set) var new: [[String]] = []

  var isEmpty: Bool { old.isEmpty && new.isEmpty }

  /// The most members whose contents have changed, those around them among them.
  private static let mostMembers = 64

  /// Nil where very many members have changed.
  init?(from old: YAMLNode, to new: YAMLNode) {
    var waiting = [(old: old, new: new, path: [String]())]
    var count = 0
    while let (before, after, path) = waiting.popLast() {
      guard let (removed, added) = Self.changedMembers(before, after) else {
        if !before.saysTheSame(as: after) {
          self.old.append(path)
          self.new.append(path)
        }
        continue
      }
      // Members that stand at one place among the others and have one name are one member, which changed.
      let isPaired = removed.count == added.count
      for (index, was) in removed.enumerated() {
        if isPaired, case let now = added[index], was.key.hasSameScalars(as: now.key) {
          if was.value.saysTheSame(as: now.value) { continue }
          count += 1
          if count > Self.mostMembers { return nil }
          waiting.append((was.value, now.value, path + [was.key]))
        } else {
          self.old.append(path + [was.key])
          if isPaired { self.new.append(path + [added[index].key]) }
        }
      }
      if !isPaired { self.new += added.map { path + [$0.key] } }
    }
  }

  /// The members between those with which both mappings begin and end; nil where one of them is no mapping.
  private static func changedMembers(_ old: YAMLNode, _ new: YAMLNode) -> (
    removed: [YAMLNode.Member], added: [YAMLNode.Member]
  )? {
    guard let before = old.members, let after = new.members else { return nil }
    let fewer = min(before.count, after.count)
    let start = (0..<fewer).first { !before[$0].saysTheSame(as: after[$0]) } ?? fewer
    let end =
      (0..<fewer - start).first {
        !before[before.count - 1 - $0].saysTheSame(as: after[after.count - 1 - $0])
      } ?? fewer - start
    return (Array(before[start..<before.count - end]), Array(after[start..<after.count - end]))
  }
}

extension YAMLNode.Member {
  fileprivate func saysTheSame(as other: Self) -> Bool {
    key.hasSameScalars(as: other.key) && value.saysTheSame(as: other.value)
  }
}

extension YAMLNode {
  /// Whether both have the same content, wherever it stands.
  fileprivate func saysTheSame(as other: YAMLNode) -> Bool {
    switch (content, other.content) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)), (.string(let a), .string(let b)): a.hasSameScalars(as: b)
    case (.sequence(let a), .sequence(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.saysTheSame(as: $1) }
    case (.mapping(let a), .mapping(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.saysTheSame(as: $1) }
    default: false
    }
  }
}
