import SchemaRuntime
import Testing

@testable import LanguageServer

/// Fixes for what is typed out of habit, or in haste.
@Suite struct TypingFixTests {
  /// The text after the first fix of the first error or warning; nil where there is no such fix.
  private func mended(_ text: String, isJSON: Bool = false) throws -> String? {
    let name = isJSON ? "Schemas/a.json" : "Schemas/a.yaml"
    let folder = try Folder(["schemagen.yaml": ""])
    defer { folder.remove() }
    let client = Client()
    client.open(folder[name], text, language: isJSON ? "json" : "yaml")
    client.settle()
    let uri = FileURI.uri(of: folder[name])
    let found = try #require(client.findings[uri]?.first { $0["severity"]?.intValue ?? 3 < 3 }, "\(text)")
    let actions = try client.result(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)], "range": found["range"] ?? .null,
        "context": ["diagnostics": []],
      ])
    let fix = actions.arrayValue?.first { action in
      let title = action["title"]?.stringValue ?? ""
      return !["Ignore ", "Switch ", "Add "].contains { title.hasPrefix($0) }
    }
    return fix?["edit"]?["changes"]?[uri].map { ActionTests.applied($0, to: text) }
  }

  @Test(arguments: [
    ("type: int\n", "type: integer\n"), ("type: [bool, 'null']\n", "type: [boolean, 'null']\n"),
    ("type: dict\n", "type: object\n"), ("type: String\n", "type: string\n"),
    ("properties:\n  a: string\n", "properties:\n  a: {type: string}\n"),
    ("properties: {a: 'int'}\n", "properties: {a: {type: integer}}\n"),
    ("type: object\nrequired: name\n", "type: object\nrequired: [name]\n"),
    ("type: string\nenum: red, green\n", "type: string\nenum: [red, green]\n"),
    ("type: integer\nminimum: \"3\"\n", "type: integer\nminimum: 3\n"),
    ("type: string\nmaxLength: '30' # c\n", "type: string\nmaxLength: 30 # c\n"),
    ("$ref: #/$defs/x\n$defs: {x: {}}\n", "$ref: '#/$defs/x'\n$defs: {x: {}}\n"),
    (
      "type: object\nproperties:\n\ta:\n\t\ttype: string\ntitle: x\n",
      "type: object\nproperties:\n  a:\n    type: string\ntitle: x\n"
    ),
    ("type: string\ntitle:x\n", "type: string\ntitle: x\n"),
    ("type:string\ntitle: x\n", "type: string\ntitle: x\n"),
    ("type: string\ntitle: Note: it's\n", "type: string\ntitle: 'Note: it''s'\n"),
    (
      "type: object\nproperties:\n  a:\n    type: string\n      title: x\n",
      "type: object\nproperties:\n  a:\n    type: string\n    title: x\n"
    ),
    ("properties:\n  a: {type: string}\n   b: {}\n", "properties:\n  a: {type: string}\n  b: {}\n"),
    ("title: https://a: b\n", "title: 'https://a: b'\n"),
    ("type: string\ndescription: @home, or `x`\n", "type: string\ndescription: '@home, or `x`'\n"),
    ("{type: string, title: @x, default: a}\n", "{type: string, title: '@x', default: a}\n"),
    (
      "type: object\nproperties: {name: {}}\nrequired: [nam]\n",
      "type: object\nproperties: {name: {}}\nrequired: [name]\n"
    ),
  ])
  func yaml(_ text: String, _ expected: String) throws { #expect(try mended(text) == expected) }

  @Test(arguments: [
    ("{\"type\": \"object\", \"required\": \"name\"}", "{\"type\": \"object\", \"required\": [\"name\"]}"),
    ("{\"enum\": \"red, green\"}", "{\"enum\": [\"red\", \"green\"]}"),
    ("{\"properties\": {\"a\": \"string\"}}", "{\"properties\": {\"a\": {\"type\": \"string\"}}}"),
    ("{\"minimum\": \"3\"}", "{\"minimum\": 3}"), ("{\"type\": \"int\"}", "{\"type\": \"integer\"}"),
    ("{\"type\": \"string\",}", "{\"type\": \"string\"}"),
  ])
  func json(_ text: String, _ expected: String) throws {
    #expect(try mended(text, isJSON: true) == expected)
  }

  /// Where it is not clear what was meant, nothing is offered.
  @Test(arguments: [
    "type: any\n", "type: date\n", "enum: red!, green\n", "properties: {a: colour}\n",
    "properties:\n  a: {required: true}\n", "$ref:\n", "type: string\nminLength: three\n",
  ])
  func unclear(_ text: String) throws { #expect(try mended(text) == nil) }
}
