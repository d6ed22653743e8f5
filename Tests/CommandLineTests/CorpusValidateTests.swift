import Foundation
import Testing

/// `schemagen validate` on schemas of this repository, as a user at a terminal tries it.
@Suite final class CorpusValidateTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.remove() }

  /// What the tool says of an iOS override.
  private func validate(_ instance: String) throws -> (status: Int32, lines: [String]) {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Schemas/airship/ios-override.yaml")
    let outcome = try tool.run("validate", "--schema", file.path(percentEncoded: false), "-", input: instance)
    #expect(outcome.errors.isEmpty)
    return (outcome.status, outcome.output.split(separator: "\n").map(String.init))
  }

  /// 64 bytes are not 64 characters.
  @Test(
    arguments: [
      (String(repeating: "x", count: 64), nil),
      (String(repeating: "é", count: 32), nil),
      (String(repeating: "é", count: 32) + "x", 2),
      (String(repeating: "𝄞", count: 16) + "x", 2),
      (String(repeating: "😀", count: 11) + String(repeating: "é", count: 10) + "x", 2),
    ] as [(String, Int?)])
  func collapseIDsAreCountedInBytes(id: String, line: Int?) throws {
    let (status, lines) = try validate("{\n  \"collapse_id\": \"\(id)\"\n}")
    guard let line else {
      #expect(status == 0)
      return #expect(lines.isEmpty)
    }
    #expect(status == 1)
    let shown = id.unicodeScalars.count > 40 ? "\"\(String(id.unicodeScalars.prefix(40)))…\"" : "\"\(id)\""
    #expect(
      lines == [
        "-:\(line):18: error: must be at most 64 bytes of UTF-8 long, found \(shown) [/properties/collapse_id/x-maxBytes]"
      ])
  }

  @Test(
    arguments: [
      ("\"auto\"", 0), ("\"+1\"", 0), ("7", 0), ("\"soon\"", 1), ("\"7\"", 1), ("1.5", 1), ("true", 1),
    ] as [(String, Int32)])
  func badgesAreNumbersChangesAndAuto(badge: String, status: Int32) throws {
    let outcome = try validate("{\"badge\": \(badge)}")
    #expect(outcome.status == status)
    #expect(outcome.lines.count == Int(status))
    if status == 1 { #expect(outcome.lines[0].hasPrefix("-:1:11: error: must be an integer")) }
  }

  @Test func aMisspeltKeyIsAWarning() throws {
    let (status, lines) = try validate(#"{"relevance-score": 0.5}"#)
    #expect(status == 0)
    #expect(
      lines == ["-:1:2: warning: unknown property 'relevance-score'; did you mean 'relevance_score'? []"])
  }

  @Test func fiveFaultsAreFiveErrors() throws {
    let (status, lines) = try validate(
      """
      {
        "priority": 7,
        "badge": "soon",
        "relevance_score": 1.5,
        "extra": {"aps": {}},
        "media_attachment": {"url": "goal.mp4"}
      }
      """)
    #expect(status == 1)
    #expect(lines.map { $0.prefix(7) } == ["-:2:15:", "-:3:12:", "-:4:22:", "-:5:13:", "-:6:31:"])
    #expect(lines.allSatisfy { $0.contains(" error: ") })
  }
}
