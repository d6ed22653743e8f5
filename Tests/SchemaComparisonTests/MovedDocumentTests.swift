import Diagnostics
import SchemaComparison
import SchemaModel
import Testing

/// A document whose file has another path is told to be there, and what changed in it, too.
@Suite struct MovedDocumentTests {
  private func changes(_ old: [String: String], _ new: [String: String]) throws -> [SchemaChange] {
    func graph(_ files: [String: String]) throws -> SchemaGraph {
      var loader = SchemaLoader()
      for (path, text) in files.sorted(by: { $0.key < $1.key }) { loader.loadSource(text, path: path) }
      let graph = loader.finish()
      #expect(!loader.diagnostics.hasErrors, "\(loader.diagnostics.sorted)")
      return graph
    }
    var bag = DiagnosticBag()
    let comparison = SchemaComparison(old: try graph(old), new: try graph(new), pairsRoots: false, into: &bag)
    #expect(!bag.hasErrors)
    return comparison.changes()
  }

  /// Others that refer to a file by its path do not find it any more.
  @Test func aFileOfAnotherKindIsComparedAndIsGoneByItsName() throws {
    let found = try changes(
      ["a.json": #"{"type": "string", "maxLength": 5}"#, "b.json": #"{"type": "string"}"#],
      ["a.yaml": "type: string\nmaxLength: 4\n", "b.json": #"{"type": "string"}"#])
    #expect(Set(found.map(\.rule)) == ["document-moved", "max-length-lowered"])
    let moved = try #require(found.first { $0.rule == "document-moved" })
    #expect(moved.message == "'a.json' is 'a.yaml' now")
    #expect(moved.isGone && moved.severity == .error && moved.source == .none)
    #expect(moved.old.file == "a.json" && moved.new.file == "a.yaml")
    #expect(found.allSatisfy { $0.document == "a.yaml" && $0.object == "A" })
  }

  @Test func aFileThatKeepsItsIdentifierIsCompared() throws {
    let found = try changes(
      [
        "x/a.json": #"{"$id": "https://e.org/a", "type": "object", "properties": {"n": {"type": "integer"}}}"#
      ],
      ["y/a.json": #"{"$id": "https://e.org/a", "type": "object", "properties": {"n": {"type": "number"}}}"#])
    let moved = try #require(found.first { $0.rule == "document-moved" })
    #expect(moved.message == "'x/a.json' is 'y/a.json' now, and keeps its '$id'")
    #expect(!moved.isGone && moved.severity == .note)
    #expect(found.contains { $0.widens && $0.location == "/properties/n/type" }, "\(found.map(\.message))")
    #expect(!found.contains { $0.rule == "document-removed" || $0.rule == "document-added" })
  }

  /// The `$id` says more than the name.
  @Test func ofTwoThatSuitTheOneOfTheIdentifierIsTaken() throws {
    let found = try changes(
      ["a.json": #"{"$id": "https://e.org/a", "type": "string"}"#],
      ["a.yaml": "$id: https://e.org/b\ntype: integer\n", "c.yaml": "$id: https://e.org/a\ntype: string\n"])
    #expect(
      found.map { "\($0.rule) \($0.message)" }.filter { $0.hasPrefix("document") }.sorted() == [
        "document-added 'a.yaml' is new", "document-moved 'a.json' is 'c.yaml' now, and keeps its '$id'",
      ])
  }

  @Test func otherFilesAreGoneAndNew() throws {
    let found = try changes(["a.json": #"{"type": "string"}"#], ["b.json": #"{"type": "string"}"#])
    #expect(Set(found.map(\.rule)) == ["document-removed", "document-added"])
  }
}
