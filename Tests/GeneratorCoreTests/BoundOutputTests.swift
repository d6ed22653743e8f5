import GeneratorCore
import Testing

/// Documents that bind a dynamic reference of what they refer to have every output.
struct BoundOutputTests {
  @Test func everyOutputIsMade() throws {
    let page = """
      $id: https://example.test/page
      type: object
      required: [items]
      properties: {items: {type: array, items: {$dynamicRef: '#item'}}}
      $defs: {item: {$dynamicAnchor: item}}
      """
    let counts = """
      $ref: https://example.test/page
      $defs: {item: {$dynamicAnchor: item, type: object, required: [n], properties: {n: {type: integer}}}}
      """
    let output = Generator.output(
      from: [.init(path: "page.yaml", text: page), .init(path: "counts.yaml", text: counts)],
      kinds: nil, module: "Pages")
    #expect(output.diagnostics.filter { $0.severity > .note }.map(\.description) == [])
    let manifest = try #require(output.files.first { $0.path == "manifest.json" }?.contents)
    #expect(manifest.contains("\"Counts\""))
    let swift = try #require(output.files.first { $0.path == "Swift/counts.swift" }?.contents)
    #expect(swift.contains("public struct Counts") && swift.contains("public var items: [Item]"))
    #expect(output.files.contains { $0.path == "Docs/counts.md" })
    #expect(output.files.contains { $0.path.hasPrefix("Fixtures/Counts/valid/") })
  }
}
