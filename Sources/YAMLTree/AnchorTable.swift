/// The anchors of a document (YAML 1.2.2, section 7.1). A later anchor of the same name replaces an earlier one.
struct AnchorTable {
  enum Entry {
    /// The node has not been read to its end; the number tells anchors of one name apart.
    case open(Int)
    case done(Subtree)
  }

  private var entries: [String: Entry] = [:]
  private var count = 0

  subscript(name: String) -> Entry? { entries[name] }

  /// Notes that the node with this anchor begins.
  mutating func open(_ name: String) -> Int {
    count += 1
    entries[name] = .open(count)
    return count
  }

  /// Notes that a node has been read, unless its anchor was replaced in the meantime.
  mutating func close(_ name: String, number: Int, _ subtree: Subtree) {
    if case .open(number) = entries[name] { entries[name] = .done(subtree) }
  }
}
