import Foundation
import SchemaRuntime

/// `Benchmark documents COUNT`       prints messages for `Schemas/message.yaml`, one a line
/// `Benchmark shape NAME COUNT`      prints documents for `Shapes/NAME/NAME.yaml`, one a line
/// `Benchmark definitions COUNT [FOLDER]` prints a schema of so many definitions with twelve properties each, or writes
///                                   each of them into a folder, a schema of its own
/// `Benchmark compact FILE-OR-FOLDER` prints the documents of a file (one a line, or one in all) or of a folder as
///                                   compact JSON, one a line, again and again to a megabyte
/// `Benchmark measure FILE [ROUNDS]` prints nanoseconds per byte of each thing measured, for the documents of a file,
///                                   one a line
/// `Benchmark growth FILE`           prints the same of documents of 1 KB to 10 MB, made of those of a file
/// `Benchmark memory MEGABYTES`      prints the peak memory of validating a document of that size
/// `Benchmark table FILE`            prints ratios of what several runs have measured
func run() throws {
  let arguments = Array(CommandLine.arguments.dropFirst())
  let argument = arguments.count > 1 ? arguments[1] : ""
  switch arguments.first {
  case "documents":
    var maker = DocumentMaker(seed: 1)
    for _ in 0..<(Int(argument) ?? 1000) { print(String(decoding: maker.document(), as: UTF8.self)) }
  case "shape": try shape(argument, count: arguments.count > 2 ? Int(arguments[2]) ?? 1000 : 1000)
  case "compact": try compact(argument)
  case "definitions":
    let count = Int(argument) ?? 100
    if arguments.count > 2 {
      try DefinitionMaker.write(count: count, toFolder: arguments[2])
    } else {
      print(DefinitionMaker.schema(count: count))
    }
  case "measure":
    let rounds = arguments.count > 2 ? Int(arguments[2]) ?? 9 : 9
    try Measurement(file: argument).run(rounds: rounds)
  case "growth": try Growth(file: argument).run()
  case "memory": try Memory.run(megabytes: Int(argument) ?? 100)
  case "table": try Table(file: argument).write()
  default:
    print("usage: Benchmark documents|shape|compact|definitions|measure|growth|memory|table …")
    exit(2)
  }
}

func shape(_ name: String, count: Int) throws {
  guard var maker = ShapeMaker(name, seed: 1) else { throw Problem("there is no shape '\(name)'") }
  for _ in 0..<count { print(maker.document()) }
}

func compact(_ path: String) throws {
  let documents = try documents(at: path).map(\.description)
  guard !documents.isEmpty else { throw Problem("\(path) holds no documents") }
  // A few documents again and again, to a megabyte: read once, they would measure how cold the caches are.
  var size = 0
  repeat {
    for document in documents {
      print(document)
      size += document.utf8.count
    }
  } while size < 1_000_000
}

/// The documents of a folder's JSON files, or of a file: the one that it is, or one a line.
func documents(at path: String) throws -> [JSONValue] {
  let file = URL(fileURLWithPath: path)
  if let names = try? FileManager.default.contentsOfDirectory(atPath: path) {
    return try names.sorted().filter { $0.hasSuffix(".json") }.map { name in
      let bytes = try Array(Data(contentsOf: file.appendingPathComponent(name)))
      return try document(bytes, in: "\(path)/\(name)")
    }
  }
  let bytes = try Array(Data(contentsOf: file))
  let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated().filter { line in
    !line.element.allSatisfy { $0 <= 0x20 }
  }
  guard let first = lines.first, (try? JSONValue(jsonUTF8Bytes: Array(first.element))) != nil else {
    return [try document(bytes, in: path)]
  }
  return try lines.map { try document(Array($0.element), in: path, line: $0.offset + 1) }
}

/// - Parameter line: the number of the text's first line in the file.
func document(_ bytes: [UInt8], in file: String, line: Int = 1) throws -> JSONValue {
  var value = JSONValue.null
  let report = bytes.withUnsafeBufferPointer { bytes in
    Validation.report(bytes, schema: "") { (cursor, _) throws(Rejection) in
      value = try JSONValue._read(&cursor)
    }
  }
  guard let fault = report.violations.first else { return value }
  throw Problem("\(file):\(line + fault.line - 1):\(fault.column): \(fault.message)")
}

do {
  try run()
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
