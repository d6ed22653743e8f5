/// Cuts a stream of bytes into messages: each has a header with its length (Language Server Protocol 3.17, “Base Protocol”).
///
///     Content-Length: 17\r\n\r\n{"jsonrpc":"2.0"}
///
/// Bytes may come in pieces of any size. A header that cannot be read is one mistake, and reading goes on at the next
/// `Content-Length:`.
struct MessageFrames {
  enum Frame: Equatable {
    case message([UInt8])
    /// Bytes that are no message, and why.
    case unreadable(String)
  }

  /// The longest message that is waited for: a document comes whole in one.
  static let longest = 1 << 30
  /// The longest header.
  private static let longestHeader = 1 << 13

  private var waiting: [UInt8] = []
  /// The index in `waiting` of the first byte that is not taken yet.
  private var start = 0
  /// How long the message is whose header was read.
  private var length: Int?
  /// Whether a header could not be read, so that the next one is looked for.
  private var isLost = false

  /// The messages that `bytes` complete, in order.
  mutating func frames(completedBy bytes: [UInt8]) -> [Frame] {
    waiting += bytes
    var frames: [Frame] = []
    while let frame = next() { frames.append(frame) }
    waiting.removeFirst(start)
    start = 0
    return frames
  }

  private mutating func next() -> Frame? {
    if isLost, !findHeader() { return nil }
    if length == nil {
      guard let end = endOfHeader() else {
        guard waiting.count - start > Self.longestHeader else { return nil }
        start += 1
        return lose("a header has more than \(Self.longestHeader) bytes")
      }
      let header = waiting[start..<end]
      guard let length = Self.length(in: header) else {
        start = end
        return lose("a header names no length of at most \(Self.longest) bytes in 'Content-Length'")
      }
      self.length = length
      start = end
    }
    guard let length, waiting.count - start >= length else { return nil }
    defer {
      start += length
      self.length = nil
    }
    return .message(Array(waiting[start..<start + length]))
  }

  private mutating func lose(_ reason: String) -> Frame {
    isLost = true
    return .unreadable(reason)
  }

  private static let name = Array("content-length:".utf8)

  /// Steps to the next header; false where none has come yet.
  private mutating func findHeader() -> Bool {
    var index = start
    while index + Self.name.count <= waiting.count {
      if waiting[index..<index + Self.name.count].lazy.map(Self.lowercased).elementsEqual(Self.name) {
        start = index
        isLost = false
        return true
      }
      index += 1
    }
    start = index
    return false
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// The first byte behind the empty line that ends a header.
  private func endOfHeader() -> Int? {
    let limit = min(waiting.count, start + Self.longestHeader)
    var index = start
    while index + 3 < limit {
      if waiting[index] == 0x0D, waiting[index + 1] == 0x0A, waiting[index + 2] == 0x0D,
        waiting[index + 3] == 0x0A
      {
        return index + 4
      }
      index += 1
    }
    return nil
  }

  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == 0x0D || $0 == 0x0A }) {
      guard line.prefix(name.count).lazy.map(lowercased).elementsEqual(name) else { continue }
      let digits = line.dropFirst(name.count).filter { $0 != 0x20 && $0 != 0x09 }
      guard let length = Int(String(decoding: digits, as: UTF8.self)), (0...longest).contains(length) else {
        return nil
      }
      return length
    }
    return nil
  }

  /// A message with its header.
  static func framed(_ message: String) -> [UInt8] {
    let bytes = Array(message.utf8)
    return Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes
  }
}
