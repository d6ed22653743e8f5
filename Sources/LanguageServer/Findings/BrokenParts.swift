import Diagnostics
import SchemaRuntime
import YAMLTree

/// The objects and lists of a text in which it breaks the rules. What they hold is not all known, so nothing is said of them as a
/// whole; what stands in their other parts says as much as in any text.
struct BrokenParts {
  /// The lines, from 1, of which nothing is said but the mistakes.
  let lines: Set<Int>
  private let root: YAMLNode
  /// The objects with such a line and their members, and the lists with one, by where they begin.
  private var found: [SourceLocation: [ScalarKey: YAMLNode]] = [:]

  /// - Parameter mistakes: what was found when the text was read.
  init(_ recovered: RecoveredText, _ mistakes: [Diagnostic]) {
    root = recovered.node
    lines = recovered.lines(with: mistakes)
    add(root, from: 1, to: (lines.max() ?? 0) + 1)
  }

  /// Whether the object at a pointer is one of them; for a pointer to another value, the innermost object around that.
  func hold(objectAt pointer: [String]) -> Bool {
    let node = node(at: pointer)
    return node.members == nil || found[node.location] != nil
  }

  /// Whether the value at a pointer is one of them, or stands in one of them and is not known.
  func hold(valueAt pointer: [String]) -> Bool { found[node(at: pointer).location] != nil }

  /// The value at a pointer; in place of one that is not known, or that stands in an object without a broken line, the last object
  /// or list on the way that is known to be there.
  private func node(at pointer: [String]) -> YAMLNode {
    var node = root
    for token in pointer {
      guard let next = node.item(token) ?? found[node.location]?[ScalarKey(token)] else { break }
      node = next
    }
    return node
  }

  /// Adds a part that stands in some lines, if one of these is broken, and those of its parts of which the same holds.
  private mutating func add(_ node: YAMLNode, from start: Int, to end: Int) {
    guard start < end, (start..<end).contains(where: lines.contains) else { return }
    var parts: [(line: Int, value: YAMLNode)]
    switch node.content {
    case .mapping(let members):
      found[node.location] = Dictionary(
        members.map { (ScalarKey($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
      parts = members.map { ($0.keyLocation.line, $0.value) }
    case .sequence(let items):
      found[node.location] = [:]
      parts = items.map { ($0.location.line, $0) }
    case .null, .bool, .number, .string: return
    }
    // Of two members with one name, the one with a value stands where the other one was.
    parts.sort { $0.line < $1.line }
    for (index, part) in parts.enumerated() {
      add(part.value, from: part.line, to: index + 1 < parts.count ? parts[index + 1].line : end)
    }
  }
}

extension RecoveredText {
  /// The lines in which the text breaks the rules, and those of the mistakes that were found when it was read.
  func lines(with mistakes: [Diagnostic]) -> Set<Int> { brokenLines.union(mistakes.map(\.location.line)) }
}
