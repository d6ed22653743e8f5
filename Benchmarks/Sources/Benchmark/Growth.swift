import Foundation
import SchemaRuntime

/// Documents of 1 KB to 10 MB: a message whose free member holds a list of messages.
struct Growth {
  private let document: String

  init(file: String) throws {
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
    guard let first = text.split(separator: "\n").first else { throw Problem("\(file) holds no documents") }
    document = String(first)
  }

  func run() throws {
    for size in [1_000, 10_000, 100_000, 1_000_000, 10_000_000] {
      let bytes = Growth.document(document, size: size)
      guard Subject.accepts(jsonUTF8Bytes: bytes) else {
        throw Problem("the schema does not take a free member, so that no big document can be made")
      }
      let repetitions = max(1, 2_000_000 / bytes.count)
      var stopwatch = Stopwatch()
      stopwatch.add("validate") {
        (0..<repetitions).reduce(0) { sum, _ in sum + (Subject.accepts(jsonUTF8Bytes: bytes) ? 1 : 0) }
      }
      stopwatch.add("validate and decode") {
        try (0..<repetitions).reduce(0) { sum, _ in
          sum + Stopwatch.use(try Subject(jsonUTF8Bytes: bytes))
        }
      }
      for (name, time) in try stopwatch.medians(bytes: bytes.count * repetitions, rounds: 5) {
        print("\(name), \(bytes.count) bytes\t\(time)")
      }
    }
  }

  /// The document with a member that holds it again and again, until it has about `size` bytes.
  static func document(_ document: String, size: Int) -> [UInt8] {
    let copies = max(0, (size - document.utf8.count) / (document.utf8.count + 1))
    guard copies > 0 else { return Array(document.utf8) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + document.utf8.count)
    bytes += document.utf8.dropLast()
    bytes += Array(",\"copies of it\":[".utf8)
    for index in 0..<copies {
      if index > 0 { bytes.append(0x2C) }
      bytes += document.utf8
    }
    bytes += Array("]}".utf8)
    return bytes
  }
}
