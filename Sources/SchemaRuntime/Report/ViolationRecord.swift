/// What a collecting walk has found, and where in the schemas it is.
///
/// Most schemas have nothing to say, so what it takes to enter one is kept short: what a finding says of its place is
/// put together where a report is made.
@usableFromInline
final class ViolationRecord {
  // No method here calls another's code while it changes these, so no check is needed at run time.
  @exclusivity(unchecked) private(set) var findings: [ViolationSink.Finding] = []
  /// The schemas entered, each behind the one from which it was: those that the walk is in, and those in which something
  /// was found.
  @exclusivity(unchecked) private var frames: [Frame]
  /// The frame that the walk is in.
  @exclusivity(unchecked) private var current = 0
  /// How many of the frames belong to findings, or hold one that does.
  @exclusivity(unchecked) private var countOfKept = 0

  /// What blocks that a value reaches in very many ways have said of the values of the text, here.
  var outcomes: [WalkContext.Question: WalkContext.Outcome] = [:]

  /// The location of the schema that the walk starts with.
  private let schema: String

  /// Whether the walk only finds out what a branch of a union would say.
  let isProbe: Bool

  init(schema: String, isProbe: Bool = false) {
    self.schema = schema
    self.isProbe = isProbe
    frames = []
    // As much as an allocator has at hand.
    frames.reserveCapacity(12)
    findings.reserveCapacity(4)
    // The first frame has no place of its own.
    frames.append(Frame(outer: 0, path: "", schema: ""))
  }

  private struct Frame {
    /// The frame before; the first one has none.
    var outer: Int
    /// From the frame before.
    var path: String
    var schema: String
    var message: String?
    /// The message is that of an `if`, which speaks for all that its `then` and `else` demand.
    var isInherited = false
  }

  func enter(_ path: String, _ schema: String) {
    let message = message(inside: path)
    frames.append(
      Frame(outer: current, path: path, schema: schema, message: message, isInherited: message != nil))
    current = frames.count - 1
  }

  /// What a frame inside the current one has to say before it says more.
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
    // Behind a frame that no finding keeps stands none: what was entered from it has been left.
    if left >= countOfKept { frames.removeLast() }
  }

  /// Whether the author of the schema that the walk is in says why an instance fails it.
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

  /// The author's words are about failing; a warning has words of its own.
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
