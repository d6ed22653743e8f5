import ConformanceKit
import Foundation
import FuzzKit
import Testing

/// Every input that `Scripts/fuzz` found, in a folder of its target, and some that show what the targets take.
@Suite(.timeLimit(.minutes(15))) struct FoundCaseTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  private static let cases: [(target: FuzzTarget, name: String)] = FuzzTarget.allCases.flatMap { target in
    let folder = folder.appending(path: target.rawValue)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.sorted().map { (target, $0) }
  }

  @Test(arguments: cases.indices)
  func isTakenWithoutComplaint(index: Int) throws {
    let (target, name) = Self.cases[index]
    let file = Self.folder.appending(path: "\(target.rawValue)/\(name)")
    let input = [UInt8](try Data(contentsOf: file))
    #expect(target.complaints(input) == [], "\(target.rawValue)/\(name)")
  }

  @Test(.enabled(if: !FuzzTarget.instance.isWithoutModels, "the package is not the current folder"))
  func aComplaintIsOne() {
    // A generated validator that accepts everything is found out by the first instance that its schema refuses.
    let instance = Array("{\"foo\":1,\"bar\":2}".utf8)
    let complaints = (0..<UInt8(40)).flatMap { model in
      FuzzTarget.instance.complaints([0, model] + instance) { _, _ in "[true,true,[],null]" }
    }
    #expect(!complaints.isEmpty)
  }

  /// The fuzzer writes schemas of every keyword: of all dialects, and ours.
  @Test func theDictionaryHasKeywordsAsTheyAreWritten() {
    let words = FuzzModels.keywordDictionary.split(separator: "\n")
    #expect(words.count == Set(words).count && words.count > 150)
    for name in ["$ref", "$recursiveRef", "definitions", "nullable", "x-maxBytes"] {
      #expect(
        Set([#""\#(name)""#, #""\#(name): ""#, #""\"\#(name)\":""#]).isSubset(of: words.map(String.init)))
    }
  }
}
