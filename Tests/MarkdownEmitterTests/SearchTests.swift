import Foundation
import SourceText
import TestSupport
import Testing

@testable import MarkdownEmitter

/// The search of the site of this repository's schemas, run as a browser runs it, by node.
@Suite struct SearchTests {
  private static let queries: [(query: String, only: String, found: String, among: Int)] = [
    // As it is written.
    ("collapse_id", "", "collapse_id", 1), ("Badge", "", "badge", 1),
    ("every property", "", "Every property", 1),
    // With one letter more, less, other, or two in each other's place.
    ("colapse_id", "", "collapse_id", 1), ("interuption_level", "", "interruption_level", 1),
    ("expirationTiem", "", "expirationTime", 1), ("notificatoin", "", "notification", 5),
    // By another ending, and by a part of the name.
    ("badges", "", "badge", 3), ("expirations", "", "expirationTime", 5), ("sounds", "", "sound", 3),
    ("expiration time", "", "expirationTime", 3), ("interruption", "", "interruption_level", 3),
    // Several words, in any order, some of which stand nowhere near.
    ("how to set the sound", "", "sound", 5), ("volume of a critical sound", "", "volume", 3),
    ("how many bytes may a collapse id have", "", "collapse_id", 3),
    ("ios sound critical", "", "Critical sound", 1),
    // A value that is listed.
    ("time-sensitive", "", "interruption_level", 1), ("time-sensitive", "value", "interruption_level", 1),
    ("time-sensitiv", "value", "interruption_level", 1),
  ]

  private struct Found: Decodable {
    var kind: String
    var name: String
  }

  /// The results of each query, and those of filters alone.
  private static let results: [[Found]] = {
    let files = LoadedFolder.corpus.reference.website
    func text(_ name: String) -> String { files.first { $0.path == "assets/\(name).js" }?.contents ?? "" }
    let asked =
      queries.map { [$0.query, $0.only] } + [["", "required"], ["", "deprecated"], ["dge", ""], ["", ""]]
    let calls = (try? JSONEncoder().encode(asked)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    let script =
      text("find") + "\nlet finder;\nfunction schemagenSearch(data) { finder = new schemagenFinder(data); }\n"
      + text("search") + """
        console.log(JSON.stringify(\(calls).map(([query, only]) =>
          finder.find(query, only, "").map(found => ({ kind: found.entry[0], name: found.entry[1] })))));
        """
    let output = (try? Node.output(of: script)) ?? Data()
    return (try? JSONDecoder().decode([[Found]].self, from: output)) ?? []
  }()

  @Test(.enabled(if: Node.program != nil, "there is no node"), arguments: queries.indices)
  func aQueryFinds(_ index: Int) throws {
    try #require(Self.results.count == Self.queries.count + 4)
    let query = Self.queries[index]
    let found = Self.results[index].prefix(query.among).map(\.name)
    #expect(found.contains(query.found), "\(query.query): \(found)")
  }

  /// A filter keeps properties of its kind alone, with or without words.
  @Test(.enabled(if: Node.program != nil, "there is no node"))
  func aFilterKeepsPropertiesOfItsKind() throws {
    try #require(Self.results.count == Self.queries.count + 4)
    let (required, deprecated) = (Self.results[Self.queries.count], Self.results[Self.queries.count + 1])
    #expect(!required.isEmpty && required.allSatisfy { $0.kind.hasPrefix("pr") })
    #expect(!deprecated.isEmpty && deprecated.allSatisfy { $0.kind.hasPrefix("p") && $0.kind.hasSuffix("d") })
  }

  /// A short word is found as a word or at the beginning of one, and no search finds nothing.
  @Test(.enabled(if: Node.program != nil, "there is no node"))
  func aShortWordIsNotFoundWithinOthers() throws {
    try #require(Self.results.count == Self.queries.count + 4)
    let found = Self.results[Self.queries.count + 2]
    #expect(!found.contains { $0.name == "badge" })
    #expect(Self.results[Self.queries.count + 3].isEmpty)
  }

  /// An index has what a search needs, and little more: it is loaded on a phone.
  @Test func theIndexIsSmall() throws {
    let files = LoadedFolder.corpus.reference.website
    let index = try #require(files.first { $0.path == "assets/search.js" }?.contents.utf8.count)
    let pages = files.filter { $0.path.hasSuffix(".md") }.reduce(0) { $0 + $1.contents.utf8.count }
    #expect(index < pages * 3 / 4, "\(index) of \(pages)")
    #expect(try #require(files.first { $0.path == "assets/find.js" }).contents.utf8.count < 12_000)
  }
}
