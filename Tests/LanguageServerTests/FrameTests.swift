import Testing

@testable import LanguageServer

/// Messages come in pieces, and with headers that are wrong.
@Suite struct FrameTests {
  private func frames(_ pieces: [String]) -> [MessageFrames.Frame] {
    var frames = MessageFrames()
    return pieces.flatMap { frames.frames(completedBy: Array($0.utf8)) }
  }

  private func message(_ text: String) -> MessageFrames.Frame { .message(Array(text.utf8)) }

  @Test func piecesOfAnySizeMakeTheSameMessages() {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:3\r\n\r\n[1]"
    for size in 1...stream.utf8.count {
      let bytes = Array(stream.utf8)
      let pieces = stride(from: 0, to: bytes.count, by: size).map {
        String(decoding: bytes[$0..<min($0 + size, bytes.count)], as: UTF8.self)
      }
      #expect(frames(pieces) == [message("{}"), message("[1]")], "pieces of \(size)")
    }
  }

  @Test func aWrongHeaderIsOneMistake() {
    for header in [
      "Content-Length: -1", "Content-Length: 99999999999999999999", "Content-Length: two", "Content-Length:",
      "X: 1",
    ] {
      let read = frames([header + "\r\n\r\nContent-Length: 2\r\n\r\n{}"])
      #expect(read.count == 2, "\(header): \(read)")
      #expect(read.last == message("{}"), "\(header)")
      guard case .unreadable? = read.first else {
        Issue.record("\(header) was read")
        continue
      }
    }
  }

  @Test func aHeaderWithoutEndIsGivenUp() {
    let read = frames([String(repeating: "x", count: 20_000), "Content-Length: 2\r\n\r\n{}"])
    #expect(read.count == 2)
    #expect(read.last == message("{}"))
    #expect(frames([String(repeating: "Content-Length: 1 ", count: 2_000)]).count > 0)
  }

  @Test func noMessageIsMadeOfHalfOfOne() {
    #expect(frames(["Content-Length: 10\r\n\r\n{\"a\":1}"]).isEmpty)
    #expect(frames(["Content-Length: 0\r\n\r\n"]) == [message("")])
  }
}
