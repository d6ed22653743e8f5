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
  /// How many of the frames have been asked before they were entered, and whether the next one has.
  @exclusivity(unchecked) private var doubts = 0
  @exclusivity(unchecked) private var isDoubted = false

  /// The location of the schema that the walk starts with.
  private let schema: String
  /// The texts of a walk whose schemas are no literals: those of the frames, in their order.
  @exclusivity(unchecked) private var texts: [String] = []

  init(schema: String) {
    self.schema = schema
    frames = []
    // As much as an allocator has at hand.
    frames.reserveCapacity(12)
    findings.reserveCapacity(4)
    // The first one has no place of its own.
    frames.append(Frame(outer: 0, path: .literal(""), schema: .literal("")))
  }

  /// A literal, or the number of a text that the record keeps.
  enum Text {
    case literal(StaticString)
    case numbered(Int)
  }

  /// No references, so that it takes no more than to write it.
  private struct Frame {
    /// The frame before; the first one has none.
    var outer: Int
    /// From the frame before.
    var path: Text
    var schema: Text
    var message: Text?
    /// The message is that of an `if`, which speaks for all that its `then` and `else` demand.
    var isInherited = false
    /// There is something to be found here: a faster walk has said so.
    var isDoubted = false
  }

  func enter(_ path: Text, _ schema: Text) {
    let message = message(inside: path)
    let outer = current
    current = frames.count
    frames.append(
      Frame(
        outer: outer, path: path, schema: schema, message: message, isInherited: message != nil,
        isDoubted: isDoubted))
    if isDoubted { (doubts, isDoubted) = (doubts + 1, false) }
  }

  /// What a frame inside the current one has to say before it says more.
  private func message(inside path: Text) -> Text? {
    let frame = frames[current]
    guard let message = frame.message else { return nil }
    let speaks =
      frame.isInherited || withUTF8(path) { $0.starts(with: "/then".utf8) || $0.starts(with: "/else".utf8) }
    return speaks ? message : nil
  }

  /// Whether it is worth asking of a value whether there is anything to be found in it: the outermost one has been asked
  /// before. What is found deep inside is found by every walk around it, so that they must not be too many.
  var mayAsk: Bool { current != 0 && doubts < 8 }

  /// The schema that is entered next has something to say.
  func doubt() { isDoubted = true }

  func explain(_ message: Text) {
    frames[current].message = message
    frames[current].isInherited = false
  }

  func leave() {
    if frames[current].isDoubted { doubts -= 1 }
    let left = current
    current = frames[left].outer
    // Behind a frame that no finding keeps stands none: what was entered from it has been left.
    if left >= countOfKept {
      if case .numbered(let first) = frames[left].path { texts.removeLast(texts.count - first) }
      frames.removeLast()
    }
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
    if finding.severity == .error, let message = frames[finding.frame].message {
      return .authored(string(message))
    }
    return finding.demand
  }

  func absoluteKeywordLocation(of finding: ViolationSink.Finding) -> String {
    (finding.frame == 0 ? schema : string(frames[finding.frame].schema)) + finding.keyword
  }

  func keywordLocation(of finding: ViolationSink.Finding) -> String {
    var size = finding.keyword.utf8.count
    var frame = finding.frame
    while frame != 0 {
      size += withUTF8(frames[frame].path, \.count)
      frame = frames[frame].outer
    }
    return String(unsafeUninitializedCapacity: size) { buffer in
      // From the last part to the first.
      var end = size
      func prepend(_ part: some Collection<UInt8>) {
        end -= part.count
        _ = UnsafeMutableBufferPointer(rebasing: buffer[end...]).update(fromContentsOf: part)
      }
      prepend(finding.keyword.utf8)
      var frame = finding.frame
      while frame != 0 {
        withUTF8(frames[frame].path) { prepend($0) }
        frame = frames[frame].outer
      }
      return size
    }
  }

  // MARK: Texts

  /// Keeps a text as long as the frame that it is of; of a frame's texts its path comes first.
  func keep(_ text: String) -> Text {
    texts.append(text)
    return .numbered(texts.count - 1)
  }

  private func string(_ text: Text) -> String {
    switch text {
    case .literal(let text): text.description
    case .numbered(let index): texts[index]
    }
  }

  private func withUTF8<Result>(_ text: Text, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch text {
    case .literal(let text): return text.withUTF8Buffer(body)
    case .numbered(let index):
      var text = texts[index]
      return text.withUTF8(body)
    }
  }
}
