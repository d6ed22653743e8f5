import Foundation
import Testing

/// What the plugin has the tool write for a build.
@Suite final class BuildOutputTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.remove() }

  /// The Swift that `EmittedModels` is compiled from is the Swift that is kept to be read.
  @Test func emittedModelsAreTheReference() throws {
    let emitter = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "SwiftEmitterTests")
    let outcome = try tool.run(
      "generate", "--flat", "--only", "swift", "--module", "EmittedModels", "--schemas",
      emitter.appending(path: "Cases").path(percentEncoded: false), "--output", "Out")
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
