import Foundation
import SchemaRuntime

/// Compiles and runs programs of generated Swift in a temporary folder, against the runtime that was built here.
final class Toolchain {
  let folder: String
  /// The folder of `swift build --show-bin-path`.
  private let products: String

  init(products: String) throws {
    self.products = products
    folder = NSTemporaryDirectory() + "schemagen-conformance-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    let environment = ProcessInfo.processInfo.environment
    if environment["CONFORMANCE_KEEP"] == nil { try? FileManager.default.removeItem(atPath: folder) }
  }

  func write(_ text: String, to path: String) throws {
    let place = URL(filePath: folder + "/" + path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: place, atomically: false, encoding: .utf8)
  }

  /// The run of a process: how it ended, what it said.
  struct Run {
    var status: Int32
    var output: String
  }

  /// Compiles every file of the folder named as the module is, with every warning an error; as a release does where the
  /// environment has `CONFORMANCE_OPTIMIZED`.
  func startCompiling(module: String, files: [String], isMain: Bool = false) throws -> Running {
    let isOptimized = ProcessInfo.processInfo.environment["CONFORMANCE_OPTIMIZED"] != nil
    var arguments = [
      "swiftc", "-c", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
      "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
      "-whole-module-optimization", isOptimized ? "-O" : "-Onone", "-I", products + "/Modules", "-I", folder,
      "-module-name", module, "-o", "\(folder)/\(module).o",
    ]
    if !isMain { arguments += ["-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule"] }
    return try start(arguments + files.sorted().map { "\(folder)/\(module)/\($0)" })
  }

  func link(modules: [String]) throws -> Run {
    let inputs = try Self.libraries.flatMap(objects) + modules.map { "\(folder)/\($0).o" }
    return try start(["swiftc", "-o", folder + "/program"] + inputs).wait()
  }

  /// The libraries that generated code, and the program that runs it, import.
  private static let libraries = ["SchemaRuntime", "DecodingKit"]

  /// A library's objects by the build's own list: beside them may lie those of files that are no more.
  private func objects(of library: String) throws -> [String] {
    let map = URL(filePath: products + "/\(library).build/output-file-map.json")
    let outputs = JSONValue(parsing: [UInt8](try Data(contentsOf: map)))?.objectValue ?? [:]
    return outputs.compactMap { $0.value["object"]?.stringValue }.sorted()
  }

  /// Runs the linked program with lines on its standard input, and gives the lines it answers.
  func runProgram(lines: [String]) throws -> Run {
    try write(lines.map { $0 + "\n" }.joined(), to: "input")
    return try start([folder + "/program"], input: folder + "/input").wait()
  }

  /// A process whose output goes to a file.
  struct Running {
    let process: Process
    let output: String

    func wait() throws -> Run {
      process.waitUntilExit()
      let text = String(decoding: try Data(contentsOf: URL(filePath: output)), as: UTF8.self)
      let crashed = process.terminationReason == .uncaughtSignal
      return Run(
        status: process.terminationStatus,
        output: crashed ? text + "\nended by signal \(process.terminationStatus)\n" : text)
    }
  }

  private var processes = 0

  private func start(_ arguments: [String], input: String? = nil) throws -> Running {
    processes += 1
    let output = "\(folder)/output-\(processes)"
    try Data().write(to: URL(filePath: output))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let handle = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardOutput = handle
    process.standardError = handle
    if let input { process.standardInput = try FileHandle(forReadingFrom: URL(filePath: input)) }
    try process.run()
    return Running(process: process, output: output)
  }
}
