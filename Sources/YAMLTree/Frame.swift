import Diagnostics

/// A collection whose end has not been read.
struct Frame {
  /// The key of a member whose value has not been read; its text is nil where the key is wrong.
  struct PendingKey {
    var text: String?
    var location: SourceLocation
  }

  let kind: CollectionKind
  let location: SourceLocation
  /// Whether the collection stands where a key should.
  let isKey: Bool
  /// The keys of all members, once there are many.
  private var keys: KeyIndex?
  var pendingKey: PendingKey?
  /// Whether a collection stands where one of its keys should: after that, others mostly come of the same bracket.
  var hasCollectionAsKey = false
  private(set) var nodes = 1
  private(set) var height = 1
  private var elements: [YAMLNode] = []
  private var members: [YAMLNode.Member] = []

  init(kind: CollectionKind, location: SourceLocation, isKey: Bool) {
    self.kind = kind
    self.location = location
    self.isKey = isKey
  }

  var expectsKey: Bool {
    switch kind {
    case .sequence: false
    case .mapping: pendingKey == nil
    }
  }

  /// Takes a key in that is about to stand before a value; where it was there already, returns its first place.
  mutating func insert(_ key: String, at location: SourceLocation) -> SourceLocation? {
    if members.count < KeyIndex.least {
      let first = members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
      return first.map { members[$0].keyLocation }
    }
    if keys == nil { keys = KeyIndex(of: members) }
    return keys?.insert(key, at: location)
  }

  var node: YAMLNode {
    switch kind {
    case .sequence: YAMLNode(.sequence(elements.withoutReserve), at: location)
    case .mapping: YAMLNode(.mapping(members.withoutReserve), at: location)
    }
  }

  mutating func add(_ subtree: Subtree) {
    nodes = nodes.addingClamped(subtree.nodes)
    height = max(height, subtree.height.addingClamped(1))
    switch kind {
    case .sequence:
      elements.append(subtree.node)
    case .mapping:
      nodes = nodes.addingClamped(1)
      if let key = pendingKey, let text = key.text {
        members.append(.init(key: text, keyLocation: key.location, value: subtree.node))
      }
      pendingKey = nil
    }
  }
}

extension Array {
  /// The elements in storage of their number. An array that has grown may have twice that, and trees are kept.
  fileprivate var withoutReserve: [Element] { capacity > count ? map(\.self) : self }
}

extension Int {
  /// The sum, or the greatest number where it cannot be held.
  func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
