/// What a collecting walk has found, and where in the schemas it is.
///
/// Most schemas have nothing to say, so what it takes to enter one is kept short: what a finding says of its place is
/// put together where a report is made.
@usableFromInline
final class ViolationRecord {
  // No method here calls another's code while it changes these, so nobody need look out for that at run time.
  @exclusivity(unchecked) private(set) var findings: [ViolationSink.Finding] = []
  /// The schemas entered, each behind the one from which it was: those that the walk is in, and those in which something
  /// was found.
  @exclusivity(unchecked) private var frames: [Frame]
  /// The frame that the walk is in.
  @exclusivity(unchecked) private var current = 0
  /// How many of the frames belong to findings, or hold one that does.
  @exclusivity(unchecked) private var countOfKept = 0
  /// How many of the frames have been asked before they were entered, and whether the next one has.
  @exclusivity(unchecked) private var doubts = 0
  @exclusivity(unchecked) private var isDoubted = false

  init(schema: String) {
    frames = [Frame(outer: 0, path: "", schema: schema)]
    // As much as an allocator has at hand.
    frames.reserveCapacity(12)
    findings.reserveCapacity(4)
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
    /// There is something to be found here: a faster walk has said so.
    var isDoubted = false

    /// What a frame inside this one has to say before it says more.
    func message(inside path: String) -> String? {
      guard let message else { return nil }
      let speaks = isInherited || path.utf8.starts(with: "/then".utf8) || path.utf8.starts(with: "/else".utf8)
      return speaks ? message : nil
    }
  }

  func enter(_ path: String, _ schema: String) {
    let message = frames[current].message(inside: path)
    let outer = current
    current = frames.count
    frames.append(
      Frame(
        outer: outer, path: path, schema: schema, message: message, isInherited: message != nil,
        isDoubted: isDoubted))
    if isDoubted { (doubts, isDoubted) = (doubts + 1, false) }
  }

  /// Whether it is worth asking of a value whether there is anything to be found in it. What is found deep inside is found
  /// by every walk around it, so that they must not be too many.
  var mayAsk: Bool { doubts < 8 }

  /// The schema that is entered next has something to say.
  func doubt() { isDoubted = true }

  func explain(_ message: String) {
    frames[current].message = message
    frames[current].isInherited = false
  }

  func leave() {
    if frames[current].isDoubted { doubts -= 1 }
    let left = current
    current = frames[left].outer
    // Behind a frame that nobody asks for stands none: what was entered from it has been left.
    if left >= countOfKept { frames.removeLast() }
  }

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
    frames[finding.frame].schema + finding.keyword
  }

  func keywordLocation(of finding: ViolationSink.Finding) -> String {
    var size = finding.keyword.utf8.count
    var frame = finding.frame
    while frame != 0 {
      size += frames[frame].path.utf8.count
      frame = frames[frame].outer
    }
    return String(unsafeUninitializedCapacity: size) { buffer in
      // From the last part to the first.
      var end = size
      func prepend(_ part: String) {
        end -= part.utf8.count
        _ = UnsafeMutableBufferPointer(rebasing: buffer[end...]).update(fromContentsOf: part.utf8)
      }
      prepend(finding.keyword)
      var frame = finding.frame
      while frame != 0 {
        prepend(frames[frame].path)
        frame = frames[frame].outer
      }
      return size
    }
  }
}
