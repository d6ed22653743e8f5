import Foundation
import SchemaRuntime
import Testing

/// What a payload or a schema holds never decides how a terminal, a report or a source file reads.
@Suite final class HiddenCharacterTests {
  private let tool: Tool
  private static let hidden =
    "\u{202E}\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}\u{2028}\u{2029}\u{85}\u{200B}\u{2060}\u{FEFF}\u{E0041}\u{34F}\u{3164}"

  init() throws {
    tool = try Tool()
    // Each name has the characters in it, and so have the text, the pattern, the constants and the author's words.
    let name = "q\(Self.hidden)x"
    let schema: JSONValue = [
      "title": .string(name), "description": .string("says \(name)"), "type": "object",
      "additionalProperties": false,
      "properties": .object([
        name: ["type": "string", "pattern": .string("^\(name)$"), "default": .string(name)],
        "e": ["enum": [.string(name), "other"], "title": .string(name)],
        "m": ["type": "integer", "x-message": .string("must \(name)")],
      ]),
      "patternProperties": .object(["^z\(name)": ["type": "integer"]]),
      "$defs": .object([name: ["type": "object", "properties": .object([name: ["const": .string(name)]])]]),
    ]
    try tool.write(schema.description, to: "Schemas/a/note.json")
    let instance: JSONValue = .object([
      name: .string("no\(Self.hidden)"), "\(name)2": 1, "e": 1, "m": "x", "z\(name)": "x",
    ])
    try tool.write(instance.description, to: "i.json")
    #expect(try tool.read("i.json").contains("\u{202E}"))
  }

  deinit { tool.remove() }

  private func check(_ text: String, _ what: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let raw = text.unicodeScalars.filter { Self.hidden.unicodeScalars.contains($0) }
    #expect(
      raw.isEmpty, "\(what): \(raw.map { String($0.value, radix: 16) })", sourceLocation: sourceLocation)
  }

  @Test(arguments: ["text", "json", "github", "sarif", "junit"])
  func validate(format: String) throws {
    let outcome = try tool.run("validate", "--schema", "Schemas/a/note.json", "--format", format, "i.json")
    #expect(outcome.status == 1)
    check(outcome.output + outcome.errors, format)
    if format == "text" {
      #expect(outcome.output.contains(#"'q\u{202E}\u{2066}"#), "\(outcome.output)")
      #expect(outcome.output.contains(#"/patternProperties/^zq\u{202E}\u{2066}"#), "\(outcome.output)")
    }
  }

  @Test(arguments: ["text", "json", "github", "sarif"])
  func lint(format: String) throws {
    let outcome = try tool.run("lint", "Schemas", "--format", format)
    #expect(outcome.output.contains("note.json"))
    check(outcome.output + outcome.errors, format)
  }

  @Test func whatIsGenerated() throws {
    let outcome = try tool.run(
      "generate", "--schemas", "Schemas", "--output", "out", "--only",
      "swift,docs,fixtures,jsonschema,site,docc")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try tool.run("generate", "--schemas", "Schemas", "--output", "out").status == 0)
    check(outcome.output + outcome.errors, "generate")
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: tool.folder.appending(path: "out").path(percentEncoded: false))
    #expect(files.contains { $0.hasSuffix(".swift") } && files.contains("manifest.json"))
    // What a site offers for download is the schema itself, to the byte.
    for file in files where !file.contains("/assets/schemas/") {
      check(file, file)
      let url = tool.folder.appending(path: "out/" + file)
      if !url.hasDirectoryPath, let text = try? String(contentsOf: url, encoding: .utf8) { check(text, file) }
    }
  }

  @Test func aFileNameIsRefused() throws {
    try tool.write("type: string\n", to: "Schemas/a\u{202E}b.yaml")
    let outcome = try tool.run("generate", "--schemas", "Schemas", "--output", "out")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("has a hidden character in its name"), "\(outcome.errors)")
    check(outcome.errors, "errors")
  }
}
