import Diagnostics
import SchemaModel
import Testing

/// Schemas broken at random, always in the same way: the loader must neither trap nor contradict itself.
@Suite struct MutationTests {
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  typealias Source = (path: String, text: String)

  /// The files of every case that is loaded whole.
  static let seeds: [[Source]] = ["accepted", "rejected"].flatMap { kind in
    Folders.folders(in: Folders.tests + "/Cases/" + kind).compactMap { name in
      let folder = Folders.tests + "/Cases/\(kind)/\(name)"
      let sources = Folders.names(in: folder).compactMap { file -> Source? in
        guard file.hasSuffix(".yaml") || file.hasSuffix(".json") else { return nil }
        return Folders.text(of: folder + "/" + file).map { (file, $0) }
      }
      return sources.isEmpty ? nil : sources
    }
  }

  static let tokens = [
    "$ref", "$id", "$schema", "$anchor", "$dynamicRef", "'#'", "'#/$defs/a'", "a.yaml", "'%2e%2e/x'", "null",
    "true",
    "[", "]", "{", "}", ": ", ", ", "-1", "1e400", "'", "properties", "items", "allOf", "type", "string",
    "enum",
    "x-caseNames", "definitions", "http://json-schema.org/draft-07/schema#", "\u{301}", "*a", "&a", "\n",
    "  ",
  ]

  @Test(arguments: 0..<8)
  func brokenSchemasAreJudged(_ part: Int) throws {
    var generator = Generator(state: 20_240 + UInt64(part))
    #expect(Self.seeds.count > 40)
    for _ in 0..<150 {
      var sources = try #require(Self.seeds.randomElement(using: &generator))
      for _ in 0...Int.random(in: 0...2, using: &generator) {
        let index = Int.random(in: sources.indices, using: &generator)
        sources[index].text = Self.mutated(sources[index].text, using: &generator)
      }
      let (graph, findings) = Self.load(sources)
      #expect(Self.load(sources).findings == findings, "not the same twice: \(sources)")
      Self.check(graph, findings, of: sources)
    }
  }

  private static func mutated(_ text: String, using generator: inout Generator) -> String {
    var scalars = Array(text.unicodeScalars)
    let start = Int.random(in: 0...scalars.count, using: &generator)
    let end = min(scalars.count, start + Int.random(in: 0...12, using: &generator))
    let token = Array((tokens.randomElement(using: &generator) ?? "").unicodeScalars)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: scalars.removeSubrange(start..<end)
    case 1: scalars.insert(contentsOf: token, at: start)
    case 2: scalars.replaceSubrange(start..<end, with: token)
    default:
      scalars.insert(
        contentsOf: scalars[start..<end], at: Int.random(in: 0...scalars.count, using: &generator))
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  private static func load(_ sources: [Source]) -> (graph: SchemaGraph, findings: [Diagnostic]) {
    var loader = SchemaLoader()
    for source in sources { loader.loadSource(source.text, path: source.path) }
    let graph = loader.finish()
    return (graph, loader.diagnostics.sorted)
  }

  private static func check(_ graph: SchemaGraph, _ findings: [Diagnostic], of sources: [Source]) {
    for finding in findings {
      let source = sources.first { $0.path == finding.location.file }
      #expect(source != nil, "\(finding)")
      let lines = source?.text.unicodeScalars.filter { $0 == "\n" || $0 == "\r" }.count ?? 0
      #expect(finding.location.line >= 1 && finding.location.line <= lines + 2, "\(finding)")
    }
    guard !findings.contains(where: { $0.severity == .error }) else { return }
    for (index, schema) in graph.schemas.enumerated() {
      #expect(schema.id.index == index)
      #expect(schema.sites[.ref] == nil || schema.reference != nil)
      #expect(schema.sites[.dynamicRef] == nil || schema.dynamicReference != nil)
      #expect(Set(schema.sites.map(\.keyword)).count == schema.sites.count)
      let document = graph.documents[schema.document]
      let pointer = String(graph.location(of: schema.id).dropFirst(document.path.count + 1))
      #expect(graph.resolveSchema(document: document.path, pointer: pointer) == schema.id)
    }
  }
}
