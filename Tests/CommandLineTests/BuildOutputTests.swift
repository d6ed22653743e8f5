import Foundation
import Testing

/// What the plugin has the tool write for a build.
@Suite final class BuildOutputTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.remove() }

  /// A tool that was built from another version of the package is refused, and says which two met.
  @Test func aToolOfAnotherVersionIsRefused() throws {
    try tool.write("type: string\n", to: "Schemas/note.yaml")
    let generate = ["generate", "--flat", "--only", "swift", "--module", "Notes", "--schemas", "Schemas"]
    let other = try tool.shell(#"exec "$0" "$@""#, generate + ["--output", "Out", "--for-version", "0.0.9"])
    #expect(other.status == 2)
    #expect(other.errors.hasPrefix("error: The plugin of schemagen 0.0.9 runs a tool of version "))
    #expect(!other.errors.contains("Usage"))
    let version = try tool.run("--version").output.split(separator: "\n").first.map(String.init) ?? ""
    let same = try tool.shell(#"exec "$0" "$@""#, generate + ["--output", "Out", "--for-version", version])
    #expect(same.status == 0)
  }

  /// The Swift that `EmittedModels` is compiled from is the Swift that is kept to be read.
  @Test func emittedModelsAreTheReference() throws {
    let emitter = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "SwiftEmitterTests")
    // The Swift of one folder is kept; what the others give changes nothing in it.
    let cases = emitter.appending(path: "Cases/shapes").path(percentEncoded: false)
    let outcome = try tool.shell(
      #"mkdir Cases && cp -R "$1" Cases && exec "$0" "${@:2}""#,
      [
        cases, "generate", "--flat", "--only", "swift", "--module", "EmittedModels", "--schemas", "Cases",
        "--output", "Out",
      ])
    #expect(outcome.status == 0)
    let reference = emitter.appending(path: "Reference")
    let names = try FileManager.default.contentsOfDirectory(atPath: reference.path(percentEncoded: false))
      .filter { $0.hasSuffix(".swift") }
    #expect(!names.isEmpty)
    for name in names {
      let kept = try Data(contentsOf: reference.appending(path: name))
      #expect(try Data(tool.read("Out/\(name)").utf8) == kept, "\(name)")
    }
  }
}
