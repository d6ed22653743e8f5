import Foundation
import Testing

@testable import SchemaModel

/// The search for schemas by their `$id`s, shared by the schemas of a run.
@Suite struct IdentifierMemoryTests {
  private let folder = NSTemporaryDirectory() + "/identifiers-" + UUID().uuidString

  private func write(_ text: String, to name: String) throws {
    let file = URL(filePath: folder + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func findings(_ name: String, _ identifiers: IdentifierMemory?, below root: String = "") -> [String]
  {
    var options = SchemaLoader.Options(root: folder + root)
    options.texts.identifiers = identifiers
    var loader = SchemaLoader(options: options)
    loader.loadFile(folder + "/" + name)
    _ = loader.finish()
    return loader.diagnostics.sorted.filter { $0.severity == .error }.map(\.message)
  }

  /// A folder is searched once for all schemas in it, and each finds what it would find by itself.
  @Test func oneSearchIsForAllSchemasOfAFolder() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(#"{"$id": "https://x.example/size", "type": "integer"}"#, to: "in/a b.json")
    for name in ["one", "two", "in/three"] {
      try write("$ref: https://x.example/size\n", to: name + ".yaml")
    }
    try write("$ref: https://x.example/other\n", to: "four.yaml")
    let memory = IdentifierMemory()
    for name in ["one", "two", "in/three"] { #expect(findings(name + ".yaml", memory) == [], "\(name)") }
    #expect(memory.count == 1)
    let missing = findings("four.yaml", memory)
    #expect(missing.count == 1 && missing == findings("four.yaml", nil), "\(missing)")
    #expect(memory.count == 1)

    // Another folder is another search: it does not have what stands outside.
    try write("$ref: https://x.example/size\n", to: "out/five.yaml")
    #expect(findings("out/five.yaml", memory, below: "/out").count == 1)
    #expect(findings("in/three.yaml", memory, below: "/in") == [])
    #expect(memory.count == 3)

    // A run does not see what comes later, and the next one does.
    try write(#"{"$id": "https://x.example/other"}"#, to: "late.json")
    #expect(findings("four.yaml", memory) == missing)
    #expect(findings("four.yaml", IdentifierMemory()) == [])
  }
}
