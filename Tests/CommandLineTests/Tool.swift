import Foundation
import Testing

/// The built `schemagen`, run as a person runs it.
struct Tool {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Where every run stands; relative paths start here.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "schemagen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }  // a leftover there does no harm

  func write(_ text: String, to name: String) throws {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  func run(_ arguments: String..., input: String? = nil) throws -> Outcome {
    try shell(#"exec "$0" "$@""#, arguments, input: input)
  }

  /// Runs a line of shell in which `"$0"` is the tool and `"$@"` are the arguments.
  func shell(_ line: String, _ arguments: [String] = [], input: String? = nil) throws -> Outcome {
    try write(input ?? "", to: ".input")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line, Self.executable.path(percentEncoded: false)] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: folder.appending(path: ".input"))
    for name in [".output", ".errors"] { try write("", to: name) }
    process.standardOutput = try FileHandle(forWritingTo: folder.appending(path: ".output"))
    process.standardError = try FileHandle(forWritingTo: folder.appending(path: ".errors"))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try read(".output"), errors: try read(".errors"))
  }

  /// The tool stands beside the test bundle.
  private static let executable: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    #else
      let bundle: URL? = Bundle.main.executableURL
    #endif
    return (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent().appending(path: "schemagen")
  }()
}
