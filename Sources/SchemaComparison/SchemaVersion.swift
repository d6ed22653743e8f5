import SchemaModel
import SchemaRuntime

/// A version that a schema carries: in a keyword `version` or `x-version`, or in its `$id`.
public struct SchemaVersion: Sendable, Hashable, CustomStringConvertible {
  public var major: Int
  public var minor: Int
  public var patch: Int

  /// The first numbers with points between them in a text, such as `1.2` in `https://example.com/v1.2/note`.
  public init?(_ text: String) {
    var best: [Int]?
    for part in text.split(whereSeparator: { !$0.isASCII || !($0.isNumber || $0 == ".") }) {
      let numbers = part.split(separator: ".", omittingEmptySubsequences: true).map { Int($0) }
      guard numbers.count >= 2, numbers.count <= 3, numbers.allSatisfy({ $0 != nil }) else { continue }
      best = best ?? numbers.compactMap { $0 }
    }
    guard let best else { return nil }
    (major, minor, patch) = (best[0], best[1], best.count > 2 ? best[2] : 0)
  }

  /// The version of a document; nil where it carries none.
  init?(of document: SchemaDocument, in graph: SchemaGraph) {
    let root = graph[document.root]
    let keywords = root.unknownKeywords.filter { ["version", "x-version"].contains($0.name) }
    let uri =
      graph.resources.indices.contains(root.resource.index) ? graph.resources[root.resource.index].uri : ""
    let texts = keywords.compactMap(\.value.stringValue) + (uri.contains("://") ? [uri] : [])
    guard let found = texts.firstResult({ SchemaVersion($0) }) else { return nil }
    self = found
  }

  public var description: String { "\(major).\(minor).\(patch)" }

  /// How far it is to a later version; none where the other one is earlier.
  func step(to other: SchemaVersion) -> ChangeReport.Step {
    if (other.major, other.minor, other.patch) <= (major, minor, patch) { return .none }
    if other.major != major { return .major }
    if other.minor != minor { return .minor }
    return .patch
  }
}
