/// Cuts a stream of chunks into lines, without their line feeds.
public struct LineSplitter: Sendable {
  private var unfinished: [UInt8] = []

  public init() {}

  /// The lines that `chunk` completes, in order.
  public mutating func lines(completedBy chunk: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = chunk.startIndex
    while let end = chunk[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(unfinished + chunk[start..<end])
      unfinished.removeAll(keepingCapacity: true)
      start = end + 1
    }
    unfinished += chunk[start...]
    return lines
  }

  /// The last line where the stream ended without a line feed; nil where nothing is left.
  public mutating func finish() -> [UInt8]? {
    defer { unfinished = [] }
    return unfinished.isEmpty ? nil : unfinished
  }
}
