import Testing

@testable import Generation
@testable import GeneratorCore

/// Lines are the same however the stream was cut.
@Suite struct LineSplitterTests {
  @Test(arguments: 1...9)
  func linesDoNotDependOnChunks(size: Int) {
    let text = Array("one\n\ntwo\r\nthree".utf8)
    var splitter = LineSplitter()
    var lines: [[UInt8]] = []
    for start in stride(from: 0, to: text.count, by: size) {
      lines += splitter.lines(completedBy: Array(text[start..<min(start + size, text.count)]))
    }
    if let last = splitter.finish() { lines.append(last) }
    #expect(lines.map { String(decoding: $0, as: UTF8.self) } == ["one", "", "two\r", "three"])
    #expect(splitter.finish() == nil)
  }
}
