import Foundation
import SchemaRuntime
import Testing

@testable import MarkdownEmitter

/// Every keyword of every schema is on a page, where the index of facts says, or has a reason not to be.
@Suite struct LosslessTests {
  private struct Fact: Decodable {
    var page: String?
    var anchor: String?
    var keywords: [String]?
    var undocumented: [String: String]?
  }

  private struct Index: Decodable {
    var facts: [String: Fact]
    var reasons: [String: String]
  }

  @Test(arguments: LoadedFolder.all) func everyKeywordIsOnAPage(_ folder: LoadedFolder) throws {
    let files = folder.pages
    let words = PageWords(files.map { ($0.path, $0.contents) })
    let text = try #require(files.first { $0.path == "facts.json" }?.contents)
    let index = try JSONDecoder().decode(Index.self, from: Data(text.utf8))
    let walk = try SchemaWalk(folder: folder.url)
    #expect(walk.facts.count > 5)
    for fact in walk.facts {
      let found = try #require(index.facts[fact.place], "\(fact.place) \(fact.keyword)")
      if let reason = found.undocumented?[fact.keyword] {
        #expect(index.reasons[reason] != nil, "\(fact.place) \(fact.keyword): \(reason)")
        continue
      }
      #expect(found.keywords?.contains(fact.keyword) == true, "\(fact.place) \(fact.keyword)")
      let (page, anchor) = (found.page ?? "", found.anchor ?? "")
      let target = page + "#" + anchor
      let letters = try #require(words.letters(after: anchor, on: page), "\(fact.place): \(target)")
      for text in fact.texts {
        // What has a character that no page shows as it is, is told in another spelling.
        if text.unicodeScalars.contains(where: { $0.isHidden && $0 != "\n" }) { continue }
        if PageWords.letters(text).isEmpty { continue }
        let isThere = [text, text.replacing("\n", with: "n")]
          .contains { letters.utf8.firstRange(of: PageWords.letters($0).utf8) != nil }
        #expect(isThere, "\(fact.place) \(fact.keyword): \(text) on \(target)")
      }
    }
  }

  /// Pages that are long become several; no line and no page is more than a reader can load.
  @Test(arguments: LoadedFolder.all) func pagesAreBounded(_ folder: LoadedFolder) {
    for file in folder.pages where file.path.hasSuffix(".md") {
      #expect(file.contents.utf8.count < 200_000, "\(file.path)")
      for line in file.contents.split(separator: "\n") { #expect(line.utf8.count <= 2_000, "\(file.path)") }
      #expect(!file.contents.contains("anything is allowed"), "\(file.path)")
    }
  }
}
