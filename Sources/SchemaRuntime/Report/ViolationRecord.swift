/// What a collecting walk has found, and where in the schemas it is.
@usableFromInline
final class ViolationRecord {
  private(set) var findings: [ViolationSink.Finding] = []
  // No method here calls another's code while it changes this, so nobody need look out for that at run time.
  @exclusivity(unchecked) private var frames: [Frame]
  /// How many of the frames have been asked before they were entered, and whether the next one has.
  @exclusivity(unchecked) private var doubts = 0
  @exclusivity(unchecked) private var isDoubted = false

  init(schema: String) {
    frames = [Frame(path: "", schema: schema)]
    frames.reserveCapacity(16)
  }

  /// A schema that the walk is in. Most have nothing to say, so what it takes to enter one is kept short: paths are
  /// joined where something is found.
  private struct Frame {
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
      guard let message, isInherited || path.hasPrefix("/then") || path.hasPrefix("/else") else { return nil }
      return message
    }
  }

  func enter(_ path: String, _ schema: String) {
    let message = frames.last?.message(inside: path)
    frames.append(
      Frame(
        path: path, schema: schema, message: message, isInherited: message != nil, isDoubted: isDoubted))
    if isDoubted { (doubts, isDoubted) = (doubts + 1, false) }
  }

  /// Whether it is worth asking of a value whether there is anything to be found in it. What is found deep inside is found
  /// by every walk around it, so that they must not be too many.
  var mayAsk: Bool { doubts < 8 }

  /// The schema that is entered next has something to say.
  func doubt() { isDoubted = true }

  func explain(_ message: String) {
    frames[frames.count - 1].message = message
    frames[frames.count - 1].isInherited = false
  }

  func leave() {
    if frames.removeLast().isDoubted { doubts -= 1 }
  }

  func add(malformed rejection: Rejection) {
    frames = [Frame(path: "", schema: frames.first?.schema ?? "")]
    add(.error, .malformed(rejection.reason), rejection.offset, "")
  }

  func add(_ severity: Violation.Severity, _ demand: Demand, _ offset: Int, _ keyword: String) {
    let frame = frames.last ?? Frame(path: "", schema: "")
    // The author's words are about failing; a warning has words of its own.
    let words = severity == .error ? frame.message.map(Demand.authored) : nil
    findings.append(
      ViolationSink.Finding(
        severity: severity, demand: words ?? demand, offset: offset, keywordLocation: path(to: keyword),
        absoluteKeywordLocation: frame.schema + keyword))
  }

  private func path(to keyword: String) -> String {
    var path = ""
    for frame in frames where !frame.path.isEmpty {
      if path.isEmpty { path = frame.path } else { path += frame.path }
    }
    return path.isEmpty ? keyword : path + keyword
  }
}
