import Foundation
import Payloads
import SchemaRuntime

/// Prints a table of one run: what ours cost, and how many times longer the peer took for the same documents.
///
///     Benchmark [documents]              the table
///     Benchmark write FILE [documents]   the documents, a line each, for peers in other languages
func run() throws {
  let arguments = CommandLine.arguments.dropFirst()
  let count = arguments.last.flatMap { Int($0) } ?? 2000
  var maker = DocumentMaker(seed: 1)
  let documents = (0..<count).map { _ in maker.document() }
  if arguments.first == "write", let file = arguments.dropFirst().first {
    let lines = Data(documents.joined(separator: [0x0A]))
    return try lines.write(to: URL(fileURLWithPath: file))
  }
  let refused = documents.filter { !Message.accepts(jsonUTF8Bytes: $0) }
  if let first = refused.first {
    print("\(refused.count) documents are not valid: \(Message.validate(jsonUTF8Bytes: first))")
    exit(1)
  }
  let bytes = documents.reduce(0) { $0 + $1.count }
  print("\(count) documents, \(bytes) bytes; medians, processor time")
  try table(documents, bytes: bytes)
}

func table(_ documents: [[UInt8]], bytes: Int) throws {
  let models = try documents.map { try Message(jsonUTF8Bytes: $0) }
  let data = documents.map { Data($0) }
  let decoder = JSONDecoder()
  let encoder = JSONEncoder()
  let validate = Stopwatch.median(bytes: bytes) {
    documents.reduce(0) { $0 + (Message.validate(jsonUTF8Bytes: $1).isValid ? 1 : 0) }
  }
  let decode = try Stopwatch.median(bytes: bytes) {
    try documents.reduce(0) { $0 + (try Message(jsonUTF8Bytes: $1).text.utf8.count) }
  }
  let encode = try Stopwatch.median(bytes: bytes) {
    try models.reduce(0) { $0 + (try $1.jsonUTF8Bytes().count) }
  }
  let foundationDecode = try Stopwatch.median(bytes: bytes, runs: 3) {
    try data.reduce(0) { $0 + (try decoder.decode(Message.self, from: $1).text.utf8.count) }
  }
  let foundationEncode = try Stopwatch.median(bytes: bytes, runs: 3) {
    try models.reduce(0) { $0 + (try encoder.encode($1).count) }
  }
  let foundationParse = try Stopwatch.median(bytes: bytes, runs: 3) {
    try data.reduce(0) { $0 + ((try JSONSerialization.jsonObject(with: $1) as? [String: Any])?.count ?? 0) }
  }
  row("validate", validate, "JSONDecoder, decode only", foundationDecode)
  row("validate", validate, "JSONSerialization, parse only", foundationParse)
  row("validate and decode", decode, "JSONDecoder, decode only", foundationDecode)
  row("encode", encode, "JSONEncoder", foundationEncode)
}

func row(_ ours: String, _ time: Double, _ peer: String, _ peerTime: Double) {
  print(
    ours.padding(toLength: 20, withPad: " ", startingAt: 0), String(format: "%7.2f ns/byte", time), "  ",
    peer.padding(toLength: 30, withPad: " ", startingAt: 0), String(format: "%7.2f ns/byte", peerTime),
    String(format: "%6.1f times", peerTime / time))
}

try run()
