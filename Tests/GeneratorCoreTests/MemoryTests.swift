import Diagnostics
import GeneratorCore
import SourceText
import Testing

/// Generation without a file system, as other programs embed it.
struct MemoryTests {
  private static let note = Generator.Source(
    path: "note.yaml",
    text: """
      type: object
      required: [text]
      properties:
        text: { type: string, description: What the note says. }
        author: { $ref: people/author.yaml }
      """)
  private static let author = Generator.Source(
    path: "people/author.yaml", text: "{ type: object, properties: { name: { type: string } } }")

  @Test func textsGiveTexts() throws {
    let output = Generator.output(from: [Self.note, Self.author], module: "Notes")
    #expect(output.diagnostics.allSatisfy { $0.severity < .error })
    let paths = output.files.map(\.path)
    #expect(paths.contains("Swift/note.swift") && paths.contains("Swift/people+author.swift"))
    #expect(paths.contains { $0.hasPrefix("Docs/") } && paths.contains { $0.hasPrefix("Fixtures/") })
    #expect(paths.contains { $0.hasPrefix("JSONSchema/") })
    let swift = try #require(output.files.first { $0.path == "Swift/note.swift" }).contents
    #expect(swift.contains("public var author: People.Author?"))
  }

  @Test func theOrderOfSourcesDoesNotMatter() {
    let one = Generator.output(from: [Self.note, Self.author], kinds: [.swift], module: "Notes")
    let other = Generator.output(from: [Self.author, Self.note], kinds: [.swift], module: "Notes")
    #expect(one.files == other.files)
  }

  @Test func mistakesHavePlacesAndGiveNoFiles() {
    let output = Generator.output(
      from: [
        Self.note, .init(path: "people/author.yaml", text: "type: objekt\n"),
        .init(path: "b.json", text: "{\"minLength\": -1}"),
      ], module: "Notes")
    #expect(output.files.isEmpty)
    let errors = output.diagnostics.filter { $0.severity == .error }.map { "\($0.location)" }
    #expect(errors.contains { $0.hasPrefix("people/author.yaml:1:") })
    #expect(errors.contains { $0.hasPrefix("b.json:1:") })
  }
}
