/// What happens at a violation. Validators are generic over it, so one source serves two walks: the one that leaves
/// at the first failure, and the one that records all of them.
public protocol ViolationSink {
  /// Whether violations are recorded and the walk goes on.
  static var collects: Bool { get }

  /// Whether rules that only warn are worth evaluating.
  var wantsWarnings: Bool { get }

  /// An error: the instance is invalid.
  /// - Parameters:
  ///   - offset: the byte where the offending value (or key) starts.
  ///   - keyword: JSON Pointer of the keyword, relative to the frame entered last.
  mutating func report(_ demand: Demand, at offset: Int, _ keyword: String) throws(Rejection)

  /// A warning: the instance stays valid.
  mutating func warn(_ demand: Demand, at offset: Int, _ keyword: String)

  /// The walk goes into another schema: `path` leads there from the frame entered last (through `$ref`, say), and
  /// `schema` is its own location.
  mutating func enter(_ path: String, _ schema: String)

  mutating func leave()
}

/// Throws at the first error. Of warnings it only notes that there is one.
@frozen
public struct FirstFailure: ViolationSink {
  @inlinable public static var collects: Bool { false }
  public let wantsWarnings: Bool
  public var hasWarning = false

  @inlinable
  public init(wantsWarnings: Bool = false) { self.wantsWarnings = wantsWarnings }

  @inlinable @inline(__always)
  public mutating func report(_ demand: Demand, at offset: Int, _ keyword: String) throws(Rejection) {
    throw Rejection(.violation, at: offset)
  }

  @inlinable @inline(__always)
  public mutating func warn(_ demand: Demand, at offset: Int, _ keyword: String) { hasWarning = true }

  @inlinable @inline(__always)
  public mutating func enter(_ path: String, _ schema: String) {}

  @inlinable @inline(__always)
  public mutating func leave() {}
}

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

  public mutating func enter(_ path: String, _ schema: String) {
    frames.append(Frame(path: (frames.last?.path ?? "") + path, schema: schema))
  }

  public mutating func leave() { frames.removeLast() }

  mutating func record(_ severity: Violation.Severity, _ demand: Demand, _ offset: Int, _ keyword: String) {
    let frame = frames.last ?? Frame(path: "", schema: "")
    findings.append(
      Finding(
        severity: severity, demand: demand, offset: offset, keywordLocation: frame.path + keyword,
        absoluteKeywordLocation: frame.schema + keyword))
  }
}
