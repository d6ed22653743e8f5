import Diagnostics
import Foundation
import SchemaModel
import SchemaRuntime
import Testing
import TypeModel
import YAMLTree

@testable import MarkdownEmitter

/// Two schemas that accept different values do not read alike: the page of a schema of which one assertion is changed or
/// removed has another text.
///
/// `Scripts/check-pages` runs this over any schemas: `PAGES_SCHEMAS` names files, one a line, and `PAGES_SAMPLE` how many
/// changes of each are tried at most, spread evenly.
@Suite struct SchemasReadApartTests {
  @Test(arguments: ReadSchema.own)
  func everyAssertionIsRead(_ schema: ReadSchema) throws {
    let result = try #require(schema.result(sample: 60), "the schema is read")
    #expect(result.tried > 0)
    let unexplained = result.survivors.filter { ReadSchema.implied[$0] == nil }
    #expect(unexplained == [])
  }

  /// A measure that finds nothing where nothing is said would not be one.
  @Test func whatIsNotSaidIsFound() throws {
    let text =
      #"{"type": "object", "properties": {"a": {"minLength": 3, "type": "string"}}, "required": ["a"]}"#
    let document = try JSONValue(jsonString: text)
    let mutants = SchemaMutants(document)
    #expect(
      mutants.changes.map(\.description) == [
        "/type: deleted", "/properties/a/minLength: deleted", "/properties/a/minLength: loosened to 2",
        "/properties/a/type: deleted", "/required: deleted",
      ])
    let changed = mutants.document(with: mutants.changes[2])
    #expect(changed["properties"]?["a"]?["minLength"] == 2)
    #expect(mutants.document(with: mutants.changes[4])["required"] == nil)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["PAGES_SCHEMAS"] != nil))
  func strangersAreReadApart() throws {
    let environment = ProcessInfo.processInfo.environment
    let paths = (environment["PAGES_SCHEMAS"] ?? "").split(separator: "\n").map(String.init)
    let sample = environment["PAGES_SAMPLE"].flatMap(Int.init) ?? 100
    var (tried, survived, equivalent) = (0, 0, 0)
    for path in paths {
      guard let result = ReadSchema(path: path).result(sample: sample) else {
        print("\(path): not read")
        continue
      }
      tried += result.tried
      survived += result.survivors.count
      equivalent += result.equivalent.count
      print("\(path): \(result.tried - result.survivors.count) of \(result.tried) changes read")
      for survivor in result.survivors { print("  survives: \(survivor)") }
      for survivor in result.equivalent { print("  accepts the same: \(survivor)") }
    }
    let score = tried == 0 ? 0 : 100 * Double(tried - survived) / Double(tried)
    print("all: \(tried - survived) of \(tried) changes read, \(score) %; \(equivalent) more accept the same")
    #expect(tried > 0)
    #expect(score >= 99)
  }
}

/// A schema file, with those of its folder, whose page is compared with those of its mutants.
struct ReadSchema: Sendable, CustomTestStringConvertible {
  let path: String
  var testDescription: String { URL(fileURLWithPath: path).lastPathComponent }

  /// The schemas of this folder's cases, and some of this repository's.
  static let own: [ReadSchema] = {
    let cases = (try? CaseFolder.all) ?? []
    let names = ["presence", "inheritance", "limits", "rules", "conditions", "forms"]
    return names.flatMap { name in
      files(in: cases.first { $0.testDescription == name }?.url.appendingPathComponent("schemas"))
    }
  }()

  /// Changes of those that change no verdict, with the reason.
  static let implied: [String: String] = {
    var reasons: [String: String] = [:]
    for place in ["/properties/uuid/minLength", "/properties/three/allOf/0/minLength"] {
      reasons["\(place): deleted"] = "a tighter limit stands beside it"
      for limit in [1, 3] { reasons["\(place): loosened to \(limit)"] = "a tighter limit stands beside it" }
    }
    for change in [
      "exclusiveMinimum: deleted", "exclusiveMinimum: loosened to -1", "maximum: deleted",
      "maximum: loosened to 21",
    ] {
      reasons["/properties/above-more/\(change)"] = "what it refers to has a tighter limit"
    }
    return reasons
  }()

  private static func files(in folder: URL?) -> [ReadSchema] {
    guard let folder, let names = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return names.compactMap { $0 as? String }.filter {
      $0.hasSuffix(".yaml") && !$0.hasSuffix("namespace.yaml")
    }.sorted()
      .map { ReadSchema(path: folder.appendingPathComponent($0).path) }
  }

  struct Result {
    var tried = 0
    var survivors: [String] = []
    /// Those that read alike and are proved to accept the same values; they are not among those that were tried.
    var equivalent: [String] = []
  }

  /// How many of the changes give another text, and those that do not; nil for a schema with faults.
  func result(sample: Int) -> Result? {
    let url = URL(fileURLWithPath: path)
    guard let bytes = try? Data(contentsOf: url), let document = document(of: Array(bytes)) else {
      return nil
    }
    guard let graph = graph(of: document), let page = page(of: graph) else { return nil }
    let mutants = SchemaMutants(document)
    var result = Result()
    let step = max(1, (mutants.changes.count + sample - 1) / sample)
    for index in stride(from: 0, to: mutants.changes.count, by: step) {
      let change = mutants.changes[index]
      // What the generator refuses is no mutant.
      guard let changed = self.graph(of: mutants.document(with: change)), let other = self.page(of: changed)
      else { continue }
      if other == page, ImpliedChange(from: graph, to: changed).isImplied(change) {
        result.equivalent.append(change.description)
        continue
      }
      result.tried += 1
      if other == page { result.survivors.append(change.description) }
    }
    return result
  }

  private func document(of bytes: [UInt8]) -> JSONValue? {
    var bag = DiagnosticBag()
    let node = YAMLReader().read(bytes: bytes, file: path, into: &bag)
    return bag.hasErrors ? nil : node?.jsonValue
  }

  private func graph(of document: JSONValue) -> SchemaGraph? {
    var loader = SchemaLoader()
    loader.loadSource(document.description, path: path)
    let graph = loader.finish()
    return loader.diagnostics.hasErrors ? nil : graph
  }

  /// The page of the document in Markdown, without Swift.
  private func page(of graph: SchemaGraph) -> String? {
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    guard !bag.hasErrors, let entry = graph.entryDocuments.first else {
      return nil
    }
    let site = Site(graph: graph, types: types)
    guard let vendor = site.vendors.first else { return nil }
    let blocks = site.documentPage(vendor, entry.index).page.blocks.filter { block in
      if case .code(_, "swift") = block { false } else { true }
    }
    return GFMWriter { "\($0.page)#\($0.anchor ?? "")" }.text(of: blocks)
  }
}
