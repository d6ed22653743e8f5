import Foundation
import Testing

/// Pages name files, types, members, options and headings: each of them exists.
@Suite struct GuideTests {
  private let pages = Page.all

  /// A reader of the README has two commands, the plugin and links to the rest before a cup of tea is cold.
  @Test func theReadmeIsADoor() throws {
    let readme = try #require(pages.first { $0.path == "README.md" })
    #expect(readme.text.split(whereSeparator: \.isWhitespace).count <= 1_200)
  }

  @Test func everyLinkLeadsToAFileAndAHeading() throws {
    for page in pages {
      for link in page.links where !link.hasPrefix("https://") && !link.hasPrefix("http://") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
          String.init)
        let target = parts[0].isEmpty ? page.path : page.resolved(parts[0])
        #expect(Repository.exists(target), "\(page.path): '\(link)' leads to no file")
        guard parts.count == 2, target.hasSuffix(".md") else { continue }
        #expect(
          try Page(target).anchors.contains(parts[1]), "\(page.path): '\(link)' leads to no heading")
      }
    }
  }

  @Test func everyPathExists() {
    let folders = [
      "Scripts/", "Tests/", "Sources/", "Documentation/", "Plugins/", "Benchmarks/", "Generated/",
    ]
    for page in pages {
      for code in page.codeSpans where folders.contains(where: code.hasPrefix) {
        let path = code.prefix { $0 != " " }
        // A name in capitals or brackets stands for one that the reader puts there.
        guard !path.contains(where: { "*<…".contains($0) }), !path.hasPrefix("Sources/Mail") else { continue }
        #expect(Repository.exists(String(path)), "\(page.path) names '\(code)'")
      }
    }
  }

  @Test func everyIdentifierIsDeclared() {
    let index = SourceIndex.ofTheRepository
    for page in pages {
      for code in page.codeSpans {
        let names = code.prefix { $0 != "(" }.split(separator: ".", omittingEmptySubsequences: false)
          .map(String.init)
        guard names.allSatisfy(\.isIdentifier), Exception(rawValue: code) == nil else { continue }
        let isFile = index.fileNames.contains(code) || Repository.exists(code)
        // A member of a type that is declared here is one of its members; all other names stand somewhere in the code.
        let isKnown =
          if names.count > 1, let members = index.members[names[0]] { members.contains(names[1]) } else {
            names.allSatisfy(index.words.contains)
          }
        #expect(isKnown || isFile, "\(page.path) names '\(code)'")
      }
    }
  }

  @Test func everyOptionIsOneOfTheCommand() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let help = try tool.run("--experimental-dump-help").output
    #expect(help.contains("\"commandName\" : \"validate\""))
    for page in pages where page.path.hasPrefix("Documentation/") || page.path == "README.md" {
      for line in page.text.split(separator: "\n") where line.contains("schemagen ") {
        guard let command = line.range(of: "schemagen ").map({ line[$0.upperBound...] }) else { continue }
        for word in command.split(whereSeparator: { " `[]|.,;:)=".contains($0) }) where word.hasPrefix("--") {
          guard !Self.optionsOfOthers.contains(word) else { continue }
          let isKnown = help.contains("\"name\" : \"\(word.dropFirst(2))\"")
          #expect(isKnown, "\(page.path) names '\(word)'")
        }
      }
    }
  }

  /// Options of SwiftPM, and of the library that reads the command line.
  static let optionsOfOthers: Set<Substring> = [
    "--allow-writing-to-package-directory", "--generate-completion-script",
  ]

  /// Identifiers of examples, which stand for a reader's own.
  private enum Exception: String {
    case misspelling = "prority"
    case alias = "_Name"
  }
}

extension String {
  fileprivate var isIdentifier: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isAlphabetic, first.isASCII
    else { return false }
    return unicodeScalars.allSatisfy {
      $0.isASCII && ($0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0))
    }
  }
}
