import Foundation
import GeneratorCore
import Testing

/// The reference pages as a run makes them, with what instances show.
@Suite struct ReferenceTests {
  private static let output = Generator.output(
    from: [
      .init(path: "mail/namespace.yaml", text: "{name: Mail, title: Mail}"),
      .init(
        path: "mail/message.yaml",
        text: """
          title: Message
          description: What is sent.
          type: object
          required: [to]
          properties:
            id: {type: string, readOnly: true}
            pass_word: {type: string, writeOnly: true}
            to: {type: string, format: email}
            password: {type: string}
            "See: also": {type: integer, maximum: 9}
            parts: {type: array, items: {$ref: part.yaml}}
            size: {oneOf: [{type: integer}, {type: string, const: auto}]}
          """),
      .init(
        path: "mail/part.yaml",
        text: """
          title: Part
          description: |
            A part. Returns are allowed.

            - Returns: they are
            - `a``b`
            - @Metadata
          type: object
          properties: {text: {type: string, pattern: '^[^`@]*$'}, parts: {type: array, items: {$ref: '#'}}}
          """),
    ], kinds: [.docs, .site, .docc], module: "Mail")

  private static func file(_ path: String) -> String {
    output.files.first { $0.path == path }?.contents ?? ""
  }

  @Test func aPageShowsTheSmallestInstanceAndWhatIsRefused() {
    #expect(Self.output.diagnostics.allSatisfy { $0.severity != .error })
    let page = Self.file("Docs/mail/message.md")
    #expect(page.contains("The smallest:"))
    #expect(page.contains("let message = Mail.Message(to: "))
    #expect(page.contains("## Not valid\n\nWith `to` as `\"mia at example.com\"`:\n\n```json\n"))
    #expect(page.contains("```text\n1:"), "the finding with its line and column")
  }

  @Test func aMessageHasAnInstanceThatCausesIt() throws {
    let page = Self.file("Docs/mail/messages.md")
    let row = try #require(page.split(separator: "\n").first { $0.contains("must be at most 9") })
    #expect(row.contains("For instance: `{\"to\":\"") && row.contains("\"See: also\":"))
    #expect(page.contains("unknown property"))
    #expect(page.contains("must have the format email"))
  }

  @Test func messagesOfRequestsAndResponsesAreListed() {
    let page = Self.file("Docs/mail/messages.md")
    #expect(page.contains("a request must not have this member: it is read-only"))
    #expect(page.contains("a response must not have this member: it is write-only"))
    #expect(page.contains("`validate(as: .request)`") && page.contains("`--as response`"))
  }

  @Test func aTreeShowsWhatIsInTheRoot() {
    let page = Self.file("Docs/mail/message.md")
    #expect(page.contains("## Tree\n"))
    #expect(
      page.contains(
        "- [`parts`](#member.parts) array of objects\n    - [`[].text`](part.md#member.text) string\n"))
    #expect(page.contains("- [`to`](#member.to) string, required\n"))
  }

  @Test func nothingButFormsOfTheReferenceIsWritten() {
    let folders = Set(Self.output.files.map { $0.path.prefix { $0 != "/" } })
    #expect(folders == ["Docs", "DocC", "Site"])
  }

  // MARK: - DocC

  @Test func articlesHaveNamesOfTheirOwn() {
    let articles = Self.output.files.filter { $0.path.hasPrefix("DocC/") }
    #expect(articles.allSatisfy { $0.path.hasPrefix("DocC/Mail.docc/reference") })
    #expect(Set(articles.map { $0.path.lowercased() }).count == articles.count)
    #expect(
      articles.count == Self.output.files.count { $0.path.hasPrefix("Docs/") && $0.path.hasSuffix(".md") })
  }

  /// DocC knows headings alone: every link to an article leads to one, and every fragment to a heading in it.
  @Test func linksLeadToArticlesAndHeadings() {
    var headings: [String: Set<String>] = [:]
    let articles = Self.output.files.filter { $0.path.hasPrefix("DocC/") }
    for article in articles {
      let name = article.path.dropFirst("DocC/Mail.docc/".count).dropLast(".md".count)
      // The groups of what an article leads to are no headings.
      let text = article.contents.prefix(
        upTo: article.contents.range(of: "\n## Topics\n")?.lowerBound ?? article.contents.endIndex)
      let words = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
        line.drop { $0 == "#" }.split(separator: " ").joined(separator: "-").filter {
          $0.isLetter || $0.isNumber || $0 == "-"
        }
      }
      #expect(Set(words).count == words.count, "\(article.path)")
      headings[String(name)] = Set(words)
    }
    var count = 0
    for article in articles {
      for match in article.contents.matches(of: #/<doc:([^>#]*)#?([^>]*)>/#) {
        count += 1
        let known = headings[String(match.1)]
        #expect(known != nil, "\(article.path): \(match.0)")
        #expect(match.2.isEmpty || known?.contains(String(match.2)) == true, "\(article.path): \(match.0)")
      }
    }
    #expect(count > 30)
  }

  @Test func nothingIsADirectiveOrATagByChance() {
    let article = Self.file("DocC/Mail.docc/reference-mail-part.md")
    #expect(article.contains("- *Returns*: they are"))
    #expect(!article.contains("\n- @Metadata"))
    #expect(article.contains("``Mail/Part``"))
    #expect(!article.contains("<a id") && !article.contains("<br"))
  }
}
