import Foundation
import SchemaModel
import TestSupport
import Testing

/// Folders of schemas, each with what loading them must say.
///
/// `Cases/rejected/<case>` holds schemas with mistakes and `expected.txt` with every finding; `Cases/accepted/<case>`
/// holds schemas without errors and a dump of the graph. With `RECORD=1` the expectations are written anew, and the
/// run fails all the same: what was recorded is to be read first.
@Suite struct CaseTests {
  @Test(arguments: Folders.folders(in: Folders.tests + "/Cases/rejected"))
  func rejected(_ name: String) throws {
    let loaded = LoadedCase(folder: Folders.tests + "/Cases/rejected/" + name)
    #expect(loaded.diagnostics.hasErrors || loaded.expectsWarnings)
    try compare(loaded.findings, withExpectationIn: loaded.folder)
  }

  @Test(arguments: Folders.folders(in: Folders.tests + "/Cases/accepted"))
  func accepted(_ name: String) throws {
    let loaded = LoadedCase(folder: Folders.tests + "/Cases/accepted/" + name)
    #expect(!loaded.diagnostics.hasErrors)
    try compare(GraphDump.text(of: loaded.graph) + loaded.findings, withExpectationIn: loaded.folder)
  }

  @Test func everyKindOfCaseExists() {
    #expect(Folders.folders(in: Folders.tests + "/Cases/rejected").count >= 45)
    #expect(Folders.folders(in: Folders.tests + "/Cases/accepted").count >= 10)
  }

  private func compare(_ text: String, withExpectationIn folder: String) throws {
    let file = folder + "/expected.txt"
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      let isSame = Folders.text(of: file) == text
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      #expect(isSame, "recorded anew: read the difference")
      return
    }
    #expect(TextDifference.first(expected: Folders.text(of: file) ?? "", found: text) == nil, "\(file)")
  }
}
