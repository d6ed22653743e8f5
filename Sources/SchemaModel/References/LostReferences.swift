import Diagnostics
import SchemaRuntime

/// References of one file that lead nowhere for the same reason, which is one mistake: where `$defs` is misspelt, each
/// reference into it is lost.
struct LostReferences {
  /// Where the way of a reference ends.
  enum End: Hashable {
    /// A place of a document: the last one that is there, or, where a name near the missing one is, the missing one.
    case pointer(source: Int, ScalarKey, isNear: Bool)
    /// The anchors of a resource, or, where a name near the missing one is, the missing one.
    case anchor(SchemaResourceID, ScalarKey?)
    /// A document that is not there.
    case document(ScalarKey)
  }

  struct Key: Hashable {
    var file: ScalarKey
    var end: End
  }

  private var findings: [Diagnostic] = []

  mutating func add(_ finding: Diagnostic) { findings.append(finding) }

  /// The finding at the first of them, which has the others as its related places.
  var finding: Diagnostic? {
    guard var first = findings.min(by: { $0.location < $1.location }) else { return nil }
    let others = Set(findings.map(\.location)).subtracting([first.location]).sorted()
    guard let next = others.first else { return first }
    first.related = others
    first.message +=
      others.count == 1
      ? " (one more reference fails in the same way, in line \(next.line))"
      : " (\(others.count) more references fail in the same way, the next in line \(next.line))"
    return first
  }
}

extension GraphBuilder {
  /// Notes that a reference leads nowhere, to report it with those of its file that fail for the same reason.
  mutating func lose(
    _ reference: WrittenReference, at end: LostReferences.End, _ message: String, help: String?
  ) {
    let key = LostReferences.Key(file: ScalarKey(reference.location.file), end: end)
    lostReferences[key, default: LostReferences()].add(
      Diagnostic(.error, message, at: reference.location, help: help))
  }

  /// Reports the references that were noted.
  mutating func reportLostReferences() {
    let found = lostReferences.values.compactMap(\.finding)
    for finding in found.sorted(by: { ($0.location, $0.message) < ($1.location, $1.message) }) {
      diagnostics.add(finding)
    }
    lostReferences = [:]
  }
}
