import Diagnostics
import Foundation
import Testing

@testable import SchemaFormat

/// Each file in `Cases` is laid out as the file of the same name in `Expected` is; where there is a text of findings instead, it
/// is refused with them. `RECORD=1` writes what is expected again, and the run fails.
@Suite struct CaseTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
  static let names = Formatting.names(in: folder.appending(path: "Input"))

  @Test(arguments: names) func fileIsLaidOut(_ name: String) throws {
    let bytes = try Formatting.bytes(of: Self.folder.appending(path: "Input/\(name)"))
    var settings = LayoutSettings()
    // A case about other settings says so in its name.
    if name.hasPrefix("written-") { (settings.ordersKeywords, settings.removesQuotes) = (false, false) }
    if name.hasPrefix("narrow-") { settings.width = 30 }
    let (output, findings) = Formatting.result(of: bytes, name, settings)
    let expected = Self.folder.appending(path: "Expected/\(name)")
    let refused = Self.folder.appending(path: "Expected/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try? FileManager.default.removeItem(at: expected)  // it may not be there
      try? FileManager.default.removeItem(at: refused)
      if let output {
        try Data(output).write(to: expected)
      } else {
        try Data(findings.utf8).write(to: refused)
      }
      Issue.record("the expectation of \(name) was written")
    }
    guard let output else {
      #expect(try Formatting.bytes(of: refused) == Array(findings.utf8), "\(findings)")
      return
    }
    #expect(
      String(decoding: output, as: UTF8.self)
        == String(decoding: try Formatting.bytes(of: expected), as: UTF8.self))
    #expect(findings == "")
    #expect(Formatting.result(of: output, name, settings).output == output, "laid out twice, it differs")
  }

  @Test func nothingIsExpectedOfFilesThatAreNotThere() {
    let expected = Formatting.names(in: Self.folder.appending(path: "Expected"))
    let known = Set(Self.names)
    #expect(!known.isEmpty)
    #expect(expected.filter { !known.contains($0) && !known.contains($0.replacing(".txt", with: "")) } == [])
  }
}
