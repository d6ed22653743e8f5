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
  public mutating func noteWarning() { hasWarning = true }

  @inlinable @inline(__always)
  public mutating func enter(_ path: String, _ schema: String) {}

  @inlinable @inline(__always)
  public mutating func explain(_ message: String) {}

  @inlinable @inline(__always)
  public mutating func leave() {}
}
