import SchemaRuntime
import YAMLTree

/// Finds places in the text of one document. A large object is indexed when it is first searched, so that very many
/// references into it stay cheap.
struct NodeFinder {
  /// The position of each member, by the pointer of its object.
  private var positions: [ScalarKey: [ScalarKey: Int]] = [:]
  private let largeCount = 64

  /// The node at unescaped JSON Pointer tokens (RFC 6901 §4); nil where there is none.
  mutating func node(at tokens: [String], below root: YAMLNode) -> YAMLNode? {
    var node = root
    var place = Place()
    for token in tokens {
      guard let next = child(token, of: node, at: place) else { return nil }
      node = next
      place = place.appending(token)
    }
    return node
  }

  private mutating func child(_ token: String, of node: YAMLNode, at place: Place) -> YAMLNode? {
    switch node.content {
    case .mapping(let members) where members.count >= largeCount:
      return position(of: token, in: members, at: place).map { members[$0].value }
    case .mapping: return node[token]
    case .sequence: return node.item(token)
    case .null, .bool, .number, .string: return nil
    }
  }

  private mutating func position(of token: String, in members: [YAMLNode.Member], at place: Place) -> Int? {
    let key = ScalarKey(place.pointer)
    if let known = positions[key] { return known[ScalarKey(token)] }
    let index = Dictionary(
      members.enumerated().map { (ScalarKey($1.key), $0) }, uniquingKeysWith: { first, _ in first })
    positions[key] = index
    return index[ScalarKey(token)]
  }
}
