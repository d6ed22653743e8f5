import Foundation

/// The memory that validating a big document takes beside the document.
enum Memory {
  static func run(megabytes: Int) throws {
    var maker = DocumentMaker(seed: 1)
    let document = String(decoding: maker.document(), as: UTF8.self)
    let bytes = Growth.document(document, size: megabytes * 1_000_000)
    let before = peak()
    guard Subject.accepts(jsonUTF8Bytes: bytes) else { throw Problem("the document is not valid") }
    let after = peak()
    print("document\t\(bytes.count) bytes")
    print("peak before validating\t\(before) KB")
    print("peak after validating\t\(after) KB")
  }

  /// The most that the process has had in memory, in kilobytes.
  private static func peak() -> Int {
    var usage = rusage()
    getrusage(0, &usage)  // 0: this process
    return usage.ru_maxrss
  }
}
