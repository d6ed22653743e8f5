import Diagnostics
import Foundation

@testable import SchemaFormat

/// What tests do with files and layouts.
enum Formatting {
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? [])
      .sorted()
  }

  static func bytes(of file: URL) throws -> [UInt8] { Array(try Data(contentsOf: file)) }

  static func result(
    of bytes: [UInt8], _ name: String, _ settings: LayoutSettings = LayoutSettings()
  ) -> (output: [UInt8]?, findings: String) {
    var bag = DiagnosticBag()
    let output = SchemaFormatter(settings).format(
      bytes, file: name, syntax: name.hasSuffix(".json") ? .json : .yaml, into: &bag)
    return (output, bag.sorted.map { "\($0)\n" }.joined())
  }

  /// All YAML and JSON files below a folder that are not hidden, by their paths.
  static func files(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    // Links that lead nowhere are cases of other tests.
    let files = (all?.allObjects ?? []).compactMap { $0 as? URL }.filter {
      FileManager.default.fileExists(atPath: $0.path(percentEncoded: false))
    }
    return files.filter { ["yaml", "yml", "json"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }

  /// Whether findings say that the layout would lose something.
  static func blamesLayout(_ findings: String) -> Bool { findings.contains("mistake of schemagen") }
}
