import Foundation
import TestSupport

/// The files that emitted text is compared with. `RECORD=1` in the environment rewrites them; a run that does fails
/// all the same, so that no developer accepts a change unread.
enum ExpectedFiles {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  /// What is different, one line a file; empty when all is as expected.
  static func differences(_ emitted: [String: String], in folder: URL, suffix: String) throws -> [String] {
    var differences: [String] = []
    let present = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter {
      $0.hasSuffix(suffix)
    }
    for name in Set(present).union(emitted.keys).sorted() {
      let file = folder.appending(path: name)
      let expected = present.contains(name) ? try String(contentsOf: file, encoding: .utf8) : nil
      let found = emitted[name]
      guard let difference = difference(expected, found) else { continue }
      differences.append("\(name): \(difference)")
      if isRecording { try record(found, at: file) }
    }
    return differences
  }

  private static func difference(_ expected: String?, _ found: String?) -> String? {
    guard let expected else { return "nothing is expected" }
    guard let found else { return "nothing is emitted" }
    return TextDifference.first(expected: expected, found: found)
  }

  private static func record(_ text: String?, at file: URL) throws {
    guard let text else { return try FileManager.default.removeItem(at: file) }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

extension Zip2Sequence {
  fileprivate func firstIndex(where isDifferent: (Element) -> Bool) -> Int? {
    for (index, element) in enumerated() where isDifferent(element) { return index }
    return nil
  }
}
