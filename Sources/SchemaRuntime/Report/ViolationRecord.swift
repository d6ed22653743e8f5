/// The findings of a collecting walk, and its place in the schemas.
///
/// Most schemas have no finding, so entering one is cheap: the place of a finding is put together when the report is
/// made.
@usableFromInline
final class ViolationRecord {
  // No method here calls other code while it changes these, so no check for exclusive access is needed at run time.
  @exclusivity(unchecked) private(set) var findings: [ViolationSink.Finding] = []
  /// The schemas that were entered, each behind the one from which it was entered: those that the walk is in, and those
  /// with a finding.
  @exclusivity(unchecked) private var frames: [Frame]
  /// The frame that the walk is in.
  @exclusivity(unchecked) private var current = 0
  /// How many of the frames belong to findings, or are around such a frame.
  @exclusivity(unchecked) private var countOfKept = 0

  /// The outcomes, in this record, of blocks that a value reaches in very many ways.
  var outcomes = OutcomeTable()

  /// The location of the schema that the walk starts with.
  private let schema: String

  /// Whether the walk only collects what a branch of a union would report.
  let isProbe: Bool

  init(schema: String, isProbe: Bool = false) {
    self.schema = schema
    self.isProbe = isProbe
    frames = []
    // As much as an allocator gives without a search.
    frames.reserveCapacity(12)
    findings.reserveCapacity(4)
    // The first frame has no place of its own.
    frames.append(Frame(outer: 0, path: "", schema: ""))
  }

  private struct Frame {
    /// The frame before; the first one has none.
    var outer: Int
    /// The path from the frame before.
    var path: String
    var schema: String
    var message: String?
    /// Whether the message comes from an `if`, whose message is about all demands of its `then` and `else`.
    var isInherited = false
  }

  func enter(_ path: String, _ schema: String) {
    let message = message(inside: path)
    frames.append(
      Frame(outer: current, path: path, schema: schema, message: message, isInherited: message != nil))
    current = frames.count - 1
  }

  /// The message that a frame inside the current one inherits, until it has its own; nil where there is none.
  private func message(inside path: String) -> String? {
    let frame = frames[current]
    guard let message = frame.message else { return nil }
    let speaks =
      frame.isInherited || path.utf8.starts(with: "/then".utf8) || path.utf8.starts(with: "/else".utf8)
    return speaks ? message : nil
  }

  func explain(_ message: String) {
    frames[current].message = message
    frames[current].isInherited = false
  }

  func leave() {
    let left = current
    current = frames[left].outer
    // No frame stands behind one that no finding keeps: the walk has left all that it entered from there.
    if left >= countOfKept { frames.removeLast() }
  }

  /// Whether the schema that the walk is in has the author's message for a failure.
  var isExplained: Bool { frames[current].message != nil }

  func add(malformed rejection: Rejection) {
    current = 0
    add(.error, .malformed(rejection.reason), rejection.offset, "")
  }

  func add(_ severity: Violation.Severity, _ demand: Demand, _ offset: Int, _ keyword: String) {
    countOfKept = max(countOfKept, current + 1)
    findings.append(
      ViolationSink.Finding(
        severity: severity, demand: demand, offset: offset, keyword: keyword, frame: current))
  }

  // MARK: What a finding says

  /// The author's message is about a failure; a warning has words of its own.
  func demand(of finding: ViolationSink.Finding) -> Demand {
    if finding.severity == .error, let message = frames[finding.frame].message { return .authored(message) }
    return finding.demand
  }

  func absoluteKeywordLocation(of finding: ViolationSink.Finding) -> String {
    (finding.frame == 0 ? schema : frames[finding.frame].schema) + finding.keyword
  }

  func keywordLocation(of finding: ViolationSink.Finding) -> String {
    var parts = [finding.keyword]
    var frame = finding.frame
    while frame != 0 {
      parts.append(frames[frame].path)
      frame = frames[frame].outer
    }
    return parts.reversed().joined()
  }
}
