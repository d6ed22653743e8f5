import Foundation
import Testing

@testable import MarkdownEmitter

/// The static site of the schemas of this repository. `Scripts/check-site.py` and `check-site-browser.py` ask more.
@Suite struct SiteTests {
  private static let reference = LoadedFolder.corpus.reference
  private static let files = reference.website

  @Test func thereIsAPageForEachPageOfMarkdown() {
    let pages = Set(Self.files.map(\.path))
    for file in LoadedFolder.corpus.pages where file.path.hasSuffix(".md") {
      #expect(pages.contains(file.path.dropLast(3) + ".html"))
    }
    #expect(
      pages.isSuperset(of: ["assets/site.css", "assets/site.js", "assets/theme.js", "assets/search.js"]))
  }

  @Test func linksAndAnchorsExist() {
    var ids: [String: Set<String>] = [:]
    let paths = Set(Self.files.map(\.path))
    for file in Self.files where file.path.hasSuffix(".html") {
      let found = Self.values(of: "id", in: file.contents)
      #expect(Set(found).count == found.count, "\(file.path) has an id twice")
      ids[file.path] = Set(found)
    }
    for file in Self.files where file.path.hasSuffix(".html") {
      for link in Self.values(of: "href", in: file.contents) {
        if link.hasPrefix("http") || link.hasSuffix(".css") { continue }
        if link.hasSuffix(".md") || link.hasSuffix(".json") {
          #expect(paths.contains(Self.resolve(link, from: file.path)), "\(file.path): \(link)")
          continue
        }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
          String.init)
        let path = parts[0].isEmpty ? file.path : Self.resolve(parts[0], from: file.path)
        #expect(ids[path] != nil, "\(file.path): \(link)")
        if parts.count > 1 { #expect(ids[path]?.contains(parts[1]) == true, "\(file.path): \(link)") }
      }
    }
  }

  @Test func nothingIsLoadedFromElsewhere() {
    for file in Self.files where file.path.hasSuffix(".html") || file.path.hasSuffix(".css") {
      #expect(!file.contents.contains("src=\"http") && !file.contents.contains("@import"), "\(file.path)")
      #expect(!file.contents.contains("url("), "\(file.path)")
    }
  }

  /// Ten things that developers ask, and where the pages answer: the anchors are kept, for links from elsewhere.
  @Test(arguments: [
    ("How long may a collapse id be on iOS?", "airship/ios-override.html#member.collapse_id", "64 bytes"),
    ("What does the badge of iOS take?", "airship/ios-override.html#def.badge", "auto"),
    ("Do SMS and MMS go together?", "airship/notification.html", "exclude each other"),
    ("How loud is a critical sound?", "airship/ios-override.html#def.critical_sound.member.volume", "1"),
    (
      "Which style shows bigText?", "wonderpush/android-alert.html#def.options.member.bigText",
      "bigText"
    ),
    (
      "How many buttons has an alert on Android?",
      "wonderpush/android-alert.html#def.options.member.buttons",
      "three"
    ),
    (
      "What does an expirationTime accept?", "wonderpush/push.html#def.common.member.expirationTime",
      "unit in words"
    ),
    ("Which ids have the buttons of a template?", "devtodev/interactive.html", "shop_now"),
    ("May push.payload hold aps?", "wonderpush/push.html#def.common.member.payload", "may break both"),
    ("Where do the documents disagree?", "airship/disagreements.html#entry.1", ""),
  ])
  func questionsAreAnswered(_ question: String, _ place: String, _ words: String) throws {
    let parts = place.split(separator: "#").map(String.init)
    let stem = parts[0].dropLast("html".count)
    // A long page has several files: a script leads to the one that has the anchor.
    let pages = Self.files.filter { $0.path.hasPrefix(stem) && $0.path.hasSuffix(".html") }.map(\.contents)
    try #require(!pages.isEmpty, "\(question)")
    guard parts.count > 1 else { return #expect(pages[0].contains(words), "\(question)") }
    let places = pages.compactMap { page in
      page.range(of: "id=\"\(parts[1])\"").map { page[$0.upperBound...].prefix(3_000) }
    }
    try #require(places.count == 1, "\(question)")
    #expect(words.isEmpty || places[0].contains(words), "\(question)")
  }

  /// What a search for a name finds first depends on these: properties, objects by title and definition, lists.
  @Test(arguments: [
    #"["p","collapse_id","collapse_id""#, #"["o","Badge","badge""#, #"["o","iOS override","""#,
    #"["i","Every property","""#, #"["i","A","""#,
  ])
  func entriesOfTheSearchHaveAKind(_ entry: String) throws {
    let script = try #require(Self.files.first { $0.path == "assets/search.js" }?.contents)
    #expect(script.contains(entry))
  }

  @Test func theSearchKnowsTheValuesOfAProperty() throws {
    let script = try #require(Self.files.first { $0.path == "assets/search.js" }?.contents)
    let start = #"["p","interruption_level""#
    let line = try #require(script.split(separator: "\n").first { $0.hasPrefix(start) })
    #expect(line.contains(#"\n=time-sensitive\n"#))
  }

  /// Beside a page stands what it says for programs: its members, with anchors that the page has, and the keywords of its
  /// schemas.
  @Test func aPageHasFactsForPrograms() throws {
    let text = try #require(Self.files.first { $0.path == "airship/expiry.facts.json" }?.contents)
    let facts = try JSONDecoder().decode(PageFacts.self, from: Data(text.utf8))
    #expect(facts.page == "airship/expiry.html" && facts.facts["airship/expiry.yaml#"] != nil, "\(text)")
    let long = try #require(Self.files.first { $0.path == "airship/ios-override.facts.json" }?.contents)
    let members = try JSONDecoder().decode(PageFacts.self, from: Data(long.utf8)).members
    let page = try #require(Self.files.first { $0.path == "airship/ios-override.html" }?.contents)
    for member in members { #expect(page.contains("id=\"\(member.anchor)\""), "\(member)") }
    let level = try #require(members.first { $0.name == "interruption_level" })
    #expect(level.values?.contains("time-sensitive") == true && level.required == "no")
    #expect(page.contains("type=\"application/json\" href=\"ios-override.facts.json\""))
  }

  private struct PageFacts: Decodable {
    struct Member: Decodable {
      var name, anchor, required: String
      var values: [String]?
    }
    struct Fact: Decodable {
      var page: String?
      var keywords: [String]?
    }
    var page: String
    var members: [Member]
    var facts: [String: Fact]
  }

  @Test func theSiteIsTheSameEveryTime() { #expect(Self.reference.website == Self.files) }

  /// The values of an attribute, without what only looks like one in a text.
  private static func values(of attribute: String, in html: String) -> [String] {
    var values: [String] = []
    for tag in html.split(separator: "<") {
      let tag = tag.prefix { $0 != ">" }
      guard let start = tag.firstRange(of: " \(attribute)=\"") else { continue }
      values.append(String(tag[start.upperBound...].prefix { $0 != "\"" }))
    }
    return values
  }

  private static func resolve(_ target: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for step in target.split(separator: "/") {
      if step == ".." { _ = parts.popLast() } else { parts.append(String(step)) }
    }
    return parts.joined(separator: "/")
  }
}
