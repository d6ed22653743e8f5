import SchemaRuntime
import YAMLTree

/// The places in which one reading of a document says something else than another one, wherever that stands in the text.
struct TreeChange {
  /// The pointers of what only the first one has, or has in another way.
  private(set) var old: [[String]] = []
  /// The pointers of what the second one has in its place.
  private(set) var new: [[String]] = []

  var isEmpty: Bool { old.isEmpty && new.isEmpty }

  init(from old: YAMLNode, to new: YAMLNode) {
    var (old, new, path) = (old, new, [String]())
    while let before = old.members, let after = new.members {
      let fewer = min(before.count, after.count)
      let start = (0..<fewer).first { !before[$0].saysTheSame(as: after[$0]) } ?? fewer
      if start == before.count, start == after.count { return }
      let end =
        (0..<fewer - start).first {
          !before[before.count - 1 - $0].saysTheSame(as: after[after.count - 1 - $0])
        } ?? fewer - start
      let (removed, added) = (before[start..<before.count - end], after[start..<after.count - end])
      guard removed.count == 1, added.count == 1, let was = removed.first, let now = added.first,
        was.key.hasSameScalars(as: now.key)
      else {
        self.old = removed.map { path + [$0.key] }
        self.new = added.map { path + [$0.key] }
        return
      }
      path.append(was.key)
      (old, new) = (was.value, now.value)
    }
    if !old.saysTheSame(as: new) { (self.old, self.new) = ([path], [path]) }
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
