#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Cuts a stream of chunks into lines, without their line feeds.
public struct LineSplitter: Sendable {
  private var unfinished: [UInt8] = []

  public init() {}

  /// The lines that `chunk` completes, in order.
  public mutating func lines(completedBy chunk: [UInt8]) -> [[UInt8]] {
    chunk.withUnsafeBytes { chunk in
      var lines: [[UInt8]] = []
      var start = 0
      while start < chunk.count, let base = chunk.baseAddress,
        let found = memchr(base + start, 0x0A, chunk.count - start)
      {
        let end = UnsafeRawPointer(found) - base
        lines.append(unfinished + chunk[start..<end])
        unfinished.removeAll(keepingCapacity: true)
        start = end + 1
      }
      unfinished += chunk[start...]
      return lines
    }
  }

  /// The last line where the stream ended without a line feed; nil where nothing is left.
  public mutating func finish() -> [UInt8]? {
    defer { unfinished = [] }
    return unfinished.isEmpty ? nil : unfinished
  }
}
