import Diagnostics
import SchemaRuntime
import Testing
import YAMLTree

@testable import SchemaModel

/// The keyword table and the built-in meta-schemas say the same.
@Suite struct KeywordTableTests {
  private func properties(ofMetaSchema uri: String) throws -> Set<String> {
    var bag = DiagnosticBag()
    let metaSchema = try #require(MetaSchema.at(uri), "\(uri)")
    let node = try #require(YAMLReader().read(bytes: Array(metaSchema.text.utf8), file: uri, into: &bag))
    #expect(bag.diagnostics.isEmpty)
    #expect(
      (node["$id"] ?? node["id"])?.string.map {
        URIReference($0).withoutFragment.text.replacing("#", with: "")
      } == uri)
    return Set(try #require(node["properties"]?.members).map(\.key))
  }

  /// Each keyword has a row in 2020-12, under its own name.
  @Test(arguments: Keyword.allCases)
  func eachKeywordHasARow(_ keyword: Keyword) throws {
    let row = try #require(KeywordTable.keyword(keyword.rawValue, in: .draft2020))
    #expect(row.keyword == keyword)
    #expect((row.vocabulary == .extensions) == keyword.rawValue.hasPrefix("x-"))
  }

  /// Each keyword has a sentence of its own for those who write it.
  @Test func eachKeywordHasItsWords() {
    var owners: [String: Keyword] = [:]
    for keyword in Keyword.allCases {
      let words = KeywordFacts.facts(of: keyword.rawValue, in: .draft2020)?.words ?? ""
      #expect(words.hasSuffix("."), "'\(keyword)' has no sentence in KeywordWords or MetaSchema.extensions")
      let other = owners.updateValue(keyword, forKey: words)
      #expect(other == nil, "'\(keyword)' has the words of another")
    }
    #expect(
      KeywordFacts.facts(of: "definitions", in: .draft7)?.words
        == KeywordFacts.facts(of: "$defs", in: .draft2020)?.words)
    #expect(KeywordFacts.facts(of: "additionalItems", in: .draft7)?.words == nil)
    #expect(KeywordFacts.facts(of: "if", in: .draft4) == nil)
  }

  @Test(arguments: Vocabulary.allCases)
  func eachVocabularyHasItsMetaSchema(_ vocabulary: Vocabulary) throws {
    let uri = vocabulary.rawValue.replacing("/vocab/", with: "/meta/")
    // `format` is one keyword of two vocabularies.
    let owner = vocabulary == .formatAssertion ? .formatAnnotation : vocabulary
    let table = KeywordTable.rows.filter {
      $0.vocabulary == owner && $0.dialects.contains(.draft2020) && $0.successor == nil
    }
    let missing = try properties(ofMetaSchema: uri).symmetricDifference(table.map(\.name))
    #expect(missing.sorted() == [], "the table or the meta-schema lacks them")
  }

  @Test(arguments: ["core", "applicator", "validation", "meta-data", "format", "content"])
  func eachVocabularyOf2019HasItsMetaSchema(_ name: String) throws {
    let named = Vocabulary.named("https://json-schema.org/draft/2019-09/vocab/\(name)", in: .draft2019)
    #expect(!named.isEmpty)
    let table = KeywordTable.rows.filter {
      named.contains($0.vocabulary) && $0.dialects.contains(.draft2019) && $0.successor == nil
    }
    let uri = "https://json-schema.org/draft/2019-09/meta/\(name)"
    #expect(try properties(ofMetaSchema: uri) == Set(table.map(\.name)))
  }

  @Test func vocabulariesOfOneDialectAreUnknownInTheOthers() {
    for vocabulary in Vocabulary.allCases where vocabulary != .extensions {
      #expect(Vocabulary.named(vocabulary.rawValue, in: .draft2019).isEmpty)
      #expect(Vocabulary.named(vocabulary.rawValue, in: .draft2020) == [vocabulary])
    }
    #expect(
      Vocabulary.named("https://json-schema.org/draft/2019-09/vocab/validation", in: .draft2020).isEmpty)
  }

  @Test(arguments: [Dialect.draft7, .draft6, .draft4])
  func eachEarlyDraftHasItsMetaSchema(_ dialect: Dialect) throws {
    let table = KeywordTable.rows.filter { $0.dialects.contains(dialect) && $0.vocabulary != .extensions }
    let uri = String(dialect.rawValue.dropLast())
    // Schemas of every draft say what is deprecated.
    #expect(try properties(ofMetaSchema: uri).union(["deprecated"]) == Set(table.map(\.name)))
  }

  @Test func everyMetaSchemaLoadsWithoutAFinding() {
    for metaSchema in MetaSchema.all {
      var loader = SchemaLoader(options: .init(strict: true))
      loader.loadSource("{$ref: '\(metaSchema.uri)'}", path: "a.yaml")
      let graph = loader.finish()
      #expect(loader.diagnostics.diagnostics == [])
      #expect(graph.documents.count >= 2)
      #expect(graph.entryDocuments.count == 1)
    }
  }

  @Test func namesAreUniqueInADialect() {
    for dialect in Dialect.allCases {
      let names = KeywordTable.rows.filter { $0.dialects.contains(dialect) }.map(\.name)
      #expect(names.count == Set(names).count)
    }
  }

  /// A walk over the subschemas of a schema meets those of each keyword.
  @Test func eachApplicatorIsWalked() throws {
    var loader = SchemaLoader(options: .init())
    let members = KeywordTable.own.values.compactMap { row -> String? in
      switch row.shape {
      case .applicator(.schema), .applicator(.items): "\(row.name): {}"
      case .applicator(.schemas): "\(row.name): [{}]"
      case .applicator(.namedSchemas), .applicator(.patternSchemas): "\(row.name): {a: {}}"
      case .core, .applicator, .plain, .particular: nil
      }
    }
    loader.loadSource("{" + members.joined(separator: ", ") + "}", path: "a.yaml")
    let graph = loader.finish()
    #expect(loader.diagnostics.diagnostics.filter { $0.severity == .error } == [])
    let root = try #require(graph.documents.first { $0.path == "a.yaml" }).root
    let walked = Set(graph[root].subschemas.compactMap(\.tokens.first))
    for row in KeywordTable.own.values where members.contains(where: { $0.hasPrefix(row.name + ":") }) {
      #expect(walked.contains(row.name), "no list of 'Schema+Subschemas' has '\(row.name)'")
    }
    #expect(members.count > 15)
  }

  /// A keyword that refuses values says in its row of which types they are.
  @Test(arguments: Keyword.allCases) func eachAssertionIsAboutSomeTypes(_ keyword: Keyword) throws {
    let row = try #require(KeywordTable.own[keyword])
    let ofAnyType: Set<Keyword> = [
      .type, .enum, .const, .maxSerializedBytes, .assertContent, .format, .contentSchema,
    ]
    let isPlaced = keyword.isInPlace || ofAnyType.contains(keyword) || keyword == .dynamicRef
    #expect(row.subjects != nil || isPlaced || !keyword.refusesValues)
  }
}
