import Foundation
import SchemaModel
import SourceText
import TestSupport
import Testing

/// A folder `Cases/<name>` with schemas in `schemas` and, in `expected`, every file that they give.
///
/// A case without expectations fails. With `RECORD=1` in the environment the run writes them and still fails, so that
/// no developer accepts one unread.
struct CaseFolder: Sendable, CustomTestStringConvertible {
  let url: URL
  var testDescription: String { url.lastPathComponent }

  static var all: [CaseFolder] {
    get throws {
      let cases = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
      return try FileManager.default.contentsOfDirectory(atPath: cases.path).sorted()
        .map { CaseFolder(url: cases.appendingPathComponent($0)) }
    }
  }

  /// The graph of the case's schemas, which have no fault.
  func load() -> SchemaGraph {
    var loader = SchemaLoader()
    loader.loadFolder(url.appendingPathComponent("schemas").path, displayPrefix: "schemas")
    let graph = loader.finish()
    #expect(loader.diagnostics.sorted.filter { $0.severity == .error }.map(\.description) == [])
    return graph
  }

  /// Compares files with those that are expected.
  func compare(_ files: [OutputFile]) throws {
    let folder = url.appendingPathComponent("expected")
    let known = try expectedPaths(in: folder)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { return try record(files, known, in: folder) }
    #expect(files.map(\.path).sorted() == known)
    for file in files where known.contains(file.path) {
      let data = try Data(contentsOf: folder.appendingPathComponent(file.path))
      let expected = String(decoding: data, as: UTF8.self)
      let difference = TextDifference.first(expected: expected, found: file.contents)
      #expect(difference == nil, "\(file.path)")
    }
  }

  private func expectedPaths(in folder: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { path in
        var isFolder: ObjCBool = false
        let full = folder.appendingPathComponent(path).path
        return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) && !isFolder.boolValue
      }
      .sorted()
  }

  private func record(_ files: [OutputFile], _ known: [String], in folder: URL) throws {
    for path in known where !files.contains(where: { $0.path == path }) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
      Issue.record("removed \(path)")
    }
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      if known.contains(file.path), try Data(contentsOf: url) == Data(file.contents.utf8) { continue }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.contents.utf8).write(to: url)
      Issue.record("recorded \(file.path): read it, then run again")
    }
  }
}
