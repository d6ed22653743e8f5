/// A finished node, how many nodes it is with all aliases expanded, and how many collections nest in it.
struct Subtree {
  var node: YAMLNode
  var nodes: Int
  var height: Int
  /// The text of a scalar as it is written.
  var text: String?
}
