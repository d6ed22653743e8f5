/// What a collecting walk has found, and where in the schemas it is.
@usableFromInline
final class ViolationRecord {
  private(set) var findings: [ViolationSink.Finding] = []
  private var frames: [Frame]

  init(schema: String) { frames = [Frame(path: "", schema: schema)] }

  private struct Frame {
    var path: String
    var schema: String
    var message: String?
    /// The message is that of an `if`, which speaks for all that its `then` and `else` demand.
    var isInherited = false
  }

  func enter(_ path: String, _ schema: String) {
    var frame = Frame(path: (frames.last?.path ?? "") + path, schema: schema)
    if let outer = frames.last, outer.isInherited || path.hasPrefix("/then") || path.hasPrefix("/else") {
      frame.message = outer.message
      frame.isInherited = outer.message != nil
    }
    frames.append(frame)
  }

  func explain(_ message: String) {
    frames[frames.count - 1].message = message
    frames[frames.count - 1].isInherited = false
  }

  func leave() { frames.removeLast() }

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
        severity: severity, demand: words ?? demand, offset: offset,
        keywordLocation: frame.path + keyword,
        absoluteKeywordLocation: frame.schema + keyword))
  }
}
