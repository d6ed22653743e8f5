import Foundation
import Testing

@testable import SchemaModel

/// Sources speak of keywords by `Keyword`: a name that is written as a text, and a switch with a `default`, would pass over a
/// keyword that is added.
@Suite struct KeywordSourcesTests {
  /// A file or a folder below `Sources` where names of keywords are texts that mean something else.
  private struct Exception {
    var path: String
    /// The texts; nil: all names of keywords.
    var texts: Set<String>?
    var reason: String

    init(_ path: String, _ texts: Set<String>?, _ reason: String) {
      (self.path, self.texts, self.reason) = (path, texts, reason)
    }
  }

  private static let exceptions = [
    Exception("SchemaModel/Keywords/Keyword.swift", nil, "the names themselves"),
    Exception("SchemaModel/Keywords/Keyword+Names.swift", nil, "the names that other dialects have"),
    Exception("SchemaModel/Keywords/KeywordTable.swift", nil, "rows, and keywords of other specifications"),
    Exception("SchemaModel/Keywords/Vocabulary.swift", ["format"], "a vocabulary of 2019-09"),
    Exception("SchemaModel/MetaSchemas/MetaSchema+Draft2019.swift", ["format"], "a vocabulary of 2019-09"),
    Exception(
      "SchemaModel/Loading/NamespaceReader.swift", ["title", "description"], "keys of namespace.yaml"),
    Exception(
      "SchemaModel/Reading/Schema+EditorKeywords.swift", ["description"], "a key of 'x-ms-enum'"),
    Exception(
      "SchemaModel/Phrases/SchemaDemands.swift", ["items", "properties"], "nouns for what is counted"),
    Exception("SchemaModel/Phrases/StatedLimit.swift", ["items", "properties"], "nouns for what is counted"),
    Exception("SchemaRuntime", nil, "the runtime is below the table: words of its program, and of findings"),
    Exception("SchemaValidation/Program", nil, "words that tell the demands of a block apart"),
    Exception("SchemaValidation/Printing", nil, "words of the text of a program"),
    Exception("SwiftEmitter/Model", ["default", "deprecated", "if", "required"], "words of Swift"),
    Exception("SwiftEmitter/Text/SwiftIdentifier.swift", nil, "words of Swift"),
    Exception("TypeModel/Naming", nil, "English words, and names that are taken in Swift"),
    Exception("TypeModel/Lowering", ["deprecated"], "words of authors"),
    Exception("SwiftEmitter/Model/TupleCoding.swift", ["nullable"], "a name of the runtime"),
    Exception("FixtureEmitter/SampleWords.swift", nil, "names of members"),
    Exception("FixtureEmitter/FixtureBundle.swift", ["definitions", "type"], "keys of a file of fixtures"),
    Exception("MarkdownEmitter/Site/Step.swift", nil, "parts of anchors, which links in use name"),
    Exception("MarkdownEmitter/Site/PagePaths.swift", ["properties"], "the path of a page"),
    Exception("MarkdownEmitter/HTML", ["enum", "description"], "words of Swift, and names of elements"),
    Exception(
      "MarkdownEmitter/HTML/SiteWriter+Machines.swift", ["type", "required", "deprecated", "default"],
      "keys of a page's facts"),
    Exception("MarkdownEmitter/Phrases/Verb.swift", ["not"], "a word of English"),
    Exception("MarkdownEmitter/Sections", ["required", "deprecated"], "words of English"),
    Exception("MarkdownEmitter/Text/Page.swift", ["required"], "a word of English"),
    Exception("MarkdownEmitter/Swift/SwiftExampleName.swift", nil, "words of Swift"),
    Exception(
      "Generation/Configuration/SettingsReader.swift", ["title", "description", "type"], "keys of settings"),
    Exception("Generation/Configuration/TargetConfiguration.swift", ["format"], "a key of settings"),
    Exception("GeneratorCore/Pipeline/Manifest.swift", ["title"], "a key of the manifest"),
    Exception("GeneratorCore/Testing/TestSuiteFile.swift", ["description"], "a key of suites"),
    Exception("schemagen/TestReport.swift", ["description"], "a key of results"),
    Exception("LanguageServer/Protocol", ["id"], "keys of the protocol"),
    Exception("LanguageServer/Server", ["id"], "keys of the protocol"),
    Exception("LanguageServer/Actions", ["title"], "keys of the protocol"),
    Exception(
      "LanguageServer/Completion", ["items", "required", "example"], "keys of the protocol, and English"),
    Exception("LanguageServer/Navigation/GeneratedSwift.swift", ["enum"], "words of Swift"),
    Exception("PatternKit/PatternEngines.swift", ["pattern"], "the name of an engine"),
    Exception("schemagen/SARIFLog.swift", ["$schema", "id", "properties"], "keys of SARIF"),
    Exception("FuzzKit", nil, "it writes schemas"),
    Exception("ConformanceKit", nil, "it writes schemas, and reads suites"),
  ]

  private struct Source {
    /// Below `Sources`.
    var path: String
    var lines: [Substring]

    func isIn(_ exception: Exception) -> Bool {
      path == exception.path || path.hasPrefix(exception.path + "/")
    }
  }

  private static let sources: [Source] = {
    let folder = Folders.package + "/Sources/"
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = Folders.text(of: folder + path) ?? ""
      return Source(path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }()

  /// The texts of one line in a source, each with the number of its line. Comments, and texts of several lines, have none.
  private static func texts(in source: Source) -> [(text: String, line: Int)] {
    var found: [(text: String, line: Int)] = []
    var isInText = false
    for (index, line) in source.lines.enumerated() {
      if line.contains("\"\"\"") {
        isInText.toggle()
        continue
      }
      if isInText || line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
      // To look for a byte takes a fraction of what the expression does.
      guard line.utf8.contains(UInt8(ascii: "\"")) else { continue }
      // A text with an escaped quotation mark is no name.
      for match in line.matches(of: /"((?:[^"\\]|\\.)*)"/) { found.append((String(match.1), index + 1)) }
    }
    return found
  }

  @Test func noSourceWritesTheNameOfAKeywordAsAText() {
    #expect(Self.sources.count > 500)
    let names = Set(KeywordTable.rows.map(\.name) + Keyword.allCases.map(\.rawValue))
    var isUsed = Self.exceptions.map { _ in false }
    for source in Self.sources {
      for (text, line) in Self.texts(in: source) where names.contains(text) {
        let allowed = Self.exceptions.indices.filter { index in
          source.isIn(Self.exceptions[index]) && Self.exceptions[index].texts?.contains(text) ?? true
        }
        for index in allowed { isUsed[index] = true }
        #expect(
          !allowed.isEmpty, "\(source.path):\(line): ask 'Keyword' for '\(text)', or name the reason here")
      }
    }
    for (exception, isUsed) in zip(Self.exceptions, isUsed) {
      #expect(isUsed, "no text in \(exception.path) is one of \(exception.reason)")
    }
  }

  /// The labels of a switch, and whether it has a `default`.
  private static func labels(ofSwitchAt start: Int, in lines: [Substring]) -> (
    labels: String, hasDefault: Bool
  ) {
    var (labels, hasDefault, indent) = ("", false, Int?.none)
    for line in lines[(start + 1)...] {
      let text = line.drop { $0 == " " }
      let depth = line.count - text.count
      let isLabel = text.hasPrefix("case ") || text.hasPrefix("default:")
      if indent == nil, isLabel { indent = depth }
      guard let indent else { continue }
      if depth <= indent, text.hasPrefix("}") { break }
      guard depth == indent, isLabel else { continue }
      if text.hasPrefix("default:") { hasDefault = true } else { labels += text.prefix { $0 != ":" } + " " }
    }
    return (labels, hasDefault)
  }

  @Test func noSwitchOverKeywordsHasADefault() throws {
    let table = try #require(Self.sources.first { $0.path == "SchemaModel/Keywords/Keyword.swift" })
    let cases = Set(table.lines.compactMap { $0.firstMatch(of: /^  case `?(\w+)/).map { String($0.1) } })
    #expect(cases.count == Keyword.allCases.count)
    var switches = 0
    for source in Self.sources {
      for (index, line) in source.lines.enumerated() {
        guard line.hasSuffix(" {"), let match = line.firstMatch(of: /\bswitch (.+) \{$/) else { continue }
        switches += 1
        let (labels, hasDefault) = Self.labels(ofSwitchAt: index, in: source.lines)
        let names = labels.matches(of: /\.(\w+)/).map { String($0.1) }
        let isOfKeywords =
          match.1.contains("eyword") || !names.isEmpty && names.allSatisfy(cases.contains)
        let isExcepted = source.path.hasPrefix("SchemaRuntime/")
        #expect(
          !isOfKeywords || !hasDefault || isExcepted,
          "\(source.path):\(index + 1): the switch over \(match.1) passes over a keyword that is added")
      }
    }
    #expect(switches > 500)
  }

  /// The guide's example of a keyword that is added fits the sources, and touches few files.
  @Test func theExampleOfAnAddedKeywordFits() throws {
    let example = try #require(Folders.text(of: Folders.package + "/Documentation/AddingAKeyword.diff"))
    var files: [String] = []
    var lines: Set<Substring> = []
    for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- a/") {
        files.append(String(line.dropFirst("--- a/".count)))
        let text = try #require(Folders.text(of: Folders.package + "/" + (files.last ?? "")), "\(line)")
        lines = Set(text.split(separator: "\n", omittingEmptySubsequences: false).map { $0[...] })
      } else if line.hasPrefix(" ") || line.hasPrefix("-") {
        #expect(lines.contains(line.dropFirst()), "\(files.last ?? "") has no line '\(line.dropFirst())'")
      }
    }
    #expect((2...12).contains(files.count))
  }
}
