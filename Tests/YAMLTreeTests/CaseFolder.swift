import Foundation
import Testing

/// A folder of inputs with what is expected of each beside it: `name.yaml` and, say, `name.diagnostics`.
///
/// A case whose expectation is missing fails. With `RECORD` in the environment the run writes the expectation and
/// still fails, so that no developer accepts one unread.
struct CaseFolder: Sendable {
  let name: String
  let inputExtension: String
  let expectationExtension: String

  struct Case: Sendable, CustomTestStringConvertible {
    let input: URL
    let expectation: URL
    var testDescription: String { input.lastPathComponent }

    var bytes: [UInt8] { get throws { Array(try Data(contentsOf: input)) } }
  }

  private var url: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
      .appendingPathComponent(name)
  }

  var cases: [Case] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == inputExtension }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
        .map {
          Case(
            input: $0,
            expectation: $0.deletingPathExtension().appendingPathExtension(expectationExtension))
        }
    }
  }

  /// The names of the expectations that the folder holds.
  var expectations: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == expectationExtension }.map(\.lastPathComponent).sorted()
    }
  }
}
