/// String keys and values in document order; each key occurs once, compared by Unicode scalars.
public struct JSONMap<Value: Sendable>: Sendable {
  public private(set) var members: [(key: String, value: Value)] = []

  public init() {}

  public init(uniqueMembers members: [(key: String, value: Value)]) {
    self.members = members
  }

  public var count: Int { members.count }
  public var isEmpty: Bool { members.isEmpty }

  /// The value of `key`; setting appends a new key at the end, setting nil removes.
  public subscript(key: String) -> Value? {
    get { members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value }
    set {
      let index = members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append((key, value))
      case (nil, nil): break
      }
    }
  }
}
