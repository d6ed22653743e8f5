/// Records every violation and warning.
public struct Collector: ViolationSink {
  public static var collects: Bool { true }
  public let wantsWarnings = true
  public private(set) var findings: [Finding] = []
  private var frames: [Frame]

  /// - Parameter schema: the location of the schema the walk starts with.
  public init(schema: String) { frames = [Frame(path: "", schema: schema)] }

  private struct Frame {
    var path: String
    var schema: String
    var message: String?
    /// The message is that of an `if`, which speaks for all that its `then` and `else` demand.
    var isInherited = false
  }

  /// A violation before its place in the text is known.
  public struct Finding: Sendable {
    public var severity: Violation.Severity
    public var demand: Demand
    public var offset: Int
    public var keywordLocation: String
    public var absoluteKeywordLocation: String
  }

  public mutating func report(_ demand: Demand, at offset: Int, _ keyword: String) throws(Rejection) {
    record(.error, demand, offset, keyword)
  }

  public mutating func warn(_ demand: Demand, at offset: Int, _ keyword: String) {
    record(.warning, demand, offset, keyword)
  }

  public mutating func noteWarning() {}

  public mutating func enter(_ path: String, _ schema: String) {
    var frame = Frame(path: (frames.last?.path ?? "") + path, schema: schema)
    if let outer = frames.last, outer.isInherited || path.hasPrefix("/then") || path.hasPrefix("/else") {
      frame.message = outer.message
      frame.isInherited = outer.message != nil
    }
    frames.append(frame)
  }

  public mutating func explain(_ message: String) {
    frames[frames.count - 1].message = message
    frames[frames.count - 1].isInherited = false
  }

  public mutating func leave() { frames.removeLast() }

  /// The bytes are no JSON from here on.
  mutating func record(malformed rejection: Rejection) {
    frames = [Frame(path: "", schema: frames.first?.schema ?? "")]
    record(.error, .malformed(rejection.reason), rejection.offset, "")
  }

  mutating func record(_ severity: Violation.Severity, _ demand: Demand, _ offset: Int, _ keyword: String) {
    let frame = frames.last ?? Frame(path: "", schema: "")
    // The author's words are about failing; a warning has words of its own.
    let words = severity == .error ? frame.message.map(Demand.authored) : nil
    findings.append(
      Finding(
        severity: severity, demand: words ?? demand, offset: offset,
        keywordLocation: frame.path + keyword,
        absoluteKeywordLocation: frame.schema + keyword))
  }
}
