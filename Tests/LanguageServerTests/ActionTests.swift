import Foundation
import SchemaRuntime
import Testing

@testable import LanguageServer

/// Quick fixes and layout.
@Suite struct ActionTests {
  /// The quick fixes at a place, by their titles, each with the text of the changed file.
  private func fixes(
    _ client: Client, _ file: String, _ line: Int, _ character: Int, in folder: Folder,
    _ texts: [String: String]
  ) throws -> [String: String] {
    let place = Position(line: line, character: character).json
    let actions = try client.result(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(FileURI.uri(of: folder[file]))],
        "range": ["start": place, "end": place], "context": ["diagnostics": []],
      ])
    var fixes: [String: String] = [:]
    for action in actions.arrayValue ?? [] {
      let changes = try #require(action["edit"]?["changes"]?.objectValue?.members)
      for (uri, edits) in changes {
        let name = try #require(texts.keys.first { FileURI.uri(of: folder[$0]) == uri })
        fixes[action["title"]?.stringValue ?? ""] = Self.applied(edits, to: texts[name] ?? "")
      }
    }
    return fixes
  }

  static func applied(_ edits: JSONValue, to text: String) -> String {
    var text = DocumentText(Array(text.utf8))
    for edit in (edits.arrayValue ?? []).reversed() {
      guard let start = Position(edit["range"]?["start"]), let end = Position(edit["range"]?["end"]) else {
        continue
      }
      let new = Array((edit["newText"]?.stringValue ?? "").utf8)
      text.replace(text.offset(of: start, .utf16)..<text.offset(of: end, .utf16), with: new)
    }
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private func session(_ texts: [String: String], open file: String) throws -> (Client, Folder) {
    let folder = try Folder(texts)
    let client = Client()
    client.open(folder[file], texts[file] ?? "", language: file.hasSuffix(".json") ? "json" : "yaml")
    client.settle()
    return (client, folder)
  }

  @Test func didYouMeanIsWritten() throws {
    let cases = [
      (
        "a.yaml", "type: string\nmaxLenght: 3 # c\n", 1, 0, "Write 'maxLength'",
        "type: string\nmaxLength: 3 # c\n"
      ),
      ("a.yaml", "enum: [a]\ntype: 'strng'\n", 1, 7, "Write 'string'", "enum: [a]\ntype: 'string'\n"),
      (
        "a.json", #"{"type": "object", "propertis": {}}"#, 0, 21, "Write 'properties'",
        #"{"type": "object", "properties": {}}"#
      ),
      (
        "a.yaml", "properties: {a: {$ref: '#/$defs/sze'}}\n$defs: {size: {}}\n", 0, 25,
        "Write '#/$defs/size'",
        "properties: {a: {$ref: '#/$defs/size'}}\n$defs: {size: {}}\n"
      ),
    ]
    for (file, text, line, character, title, expected) in cases {
      let (client, folder) = try session([file: text], open: file)
      defer { folder.remove() }
      let fixes = try fixes(client, file, line, character, in: folder, [file: text])
      #expect(fixes[title] == expected, "\(text): \(fixes) \(client.found(in: folder[file]))")
    }
  }

  /// A finding that stands at a keyword, and speaks of a name in its value, is not mended by writing the keyword anew.
  @Test func theKeywordItselfIsNotWrittenAnew() throws {
    let text = "type: object\nproperties: {ident: {type: string}}\nrequired: [idents]\n"
    let (client, folder) = try session(["a.yaml": text], open: "a.yaml")
    defer { folder.remove() }
    #expect(client.found(in: folder["a.yaml"]).contains { $0.contains("did you mean 'ident'") })
    for character in [0, 12] {
      for fixed in try fixes(client, "a.yaml", 2, character, in: folder, ["a.yaml": text]).values {
        #expect(fixed.contains("required: ["))
      }
    }
  }

  @Test func whatLintMendsIsMended() throws {
    let text = "title: A # a\ntype: string\nenum: [x, y, x]\n"
    let (client, folder) = try session(["a.yaml": text], open: "a.yaml")
    defer { folder.remove() }
    let fixes = try fixes(client, "a.yaml", 2, 0, in: folder, ["a.yaml": text])
    let other = try self.fixes(client, "a.yaml", 2, 13, in: folder, ["a.yaml": text])
    let all = fixes.merging(other) { a, _ in a }
    #expect(
      all.contains {
        $0.key.hasPrefix("Mend it") && $0.value == "title: A # a\ntype: string\nenum: [x, y]\n"
      }, "\(all)")
  }

  @Test(arguments: [
    ("strict: false\n", "strict: false\nignoredKeywords: [fooBar]\n"),
    ("ignoredKeywords: [a, b] # c\n", "ignoredKeywords: [a, b, fooBar] # c\n"),
    (
      "ignoredKeywords:\n  - a # c\n  - b # d\nstrict: false\n",
      "ignoredKeywords:\n  - a # c\n  - b # d\n  - fooBar\nstrict: false\n"
    ),
    ("# nothing", "# nothing\nignoredKeywords: [fooBar]\n"),
  ])
  func keywordsAreIgnored(_ settings: String, _ expected: String) throws {
    let texts = ["schemagen.yaml": settings, "a.yaml": "type: string\nfooBar: 3\n"]
    let (client, folder) = try session(texts, open: "a.yaml")
    defer { folder.remove() }
    let fixes = try fixes(client, "a.yaml", 1, 0, in: folder, texts)
    #expect(fixes["Add 'fooBar' to 'ignoredKeywords' in schemagen.yaml"] == expected, "\(fixes)")
    // The fix works: without it the keyword is a finding, with it none.
    client.open(folder["schemagen.yaml"], expected)
    client.settle()
    #expect(!client.found(in: folder["a.yaml"]).contains { $0.contains("fooBar") })
  }

  @Test(arguments: [
    ("strict: false\n", "strict: false\nlint:\n  enum-duplicate: off\n"),
    ("lint:\n  title-missing: off\n", "lint:\n  enum-duplicate: 'off'\n  title-missing: off\n"),
  ])
  func rulesAreSwitchedOff(_ settings: String, _ expected: String) throws {
    let texts = ["schemagen.yaml": settings, "a.yaml": "title: A\nenum: [x, x]\n"]
    let (client, folder) = try session(texts, open: "a.yaml")
    defer { folder.remove() }
    let fixes = try fixes(client, "a.yaml", 1, 10, in: folder, texts)
    let found = client.found(in: folder["a.yaml"])
    #expect(fixes["Switch 'enum-duplicate' off in schemagen.yaml"] == expected, "\(fixes) \(found)")
  }

  @Test(arguments: [
    (
      "a.yaml", "title: A\nproperties:\n  a:\n    enum: [x, x]\n", (3, 14),
      "title: A\nproperties:\n  a:\n    # schemagen: ignore enum-duplicate\n    enum: [x, x]\n"
    ),
    (
      "a.json", #"{"title": "A", "enum": ["x", "x"]}"#, (0, 29),
      #"{"title": "A", "x-ignore": {"enum-duplicate": ""}, "enum": ["x", "x"]}"#
    ),
    (
      "a.json", #"{"title": "A", "x-ignore": {"title-missing": ""}, "enum": ["x", "x"]}"#, (0, 64),
      #"{"title": "A", "x-ignore": {"enum-duplicate": "", "title-missing": ""}, "enum": ["x", "x"]}"#
    ),
  ])
  func findingsAreLeftOut(_ name: String, _ text: String, _ place: (Int, Int), _ expected: String) throws {
    let (client, folder) = try session([name: text], open: name)
    defer { folder.remove() }
    let fixes = try fixes(client, name, place.0, place.1, in: folder, [name: text])
    let found = client.found(in: folder[name])
    let fixed = try #require(fixes["Ignore 'enum-duplicate' here"], "\(fixes) \(found)")
    #expect(fixed == expected)
    client.open(folder[name], fixed)
    client.settle()
    #expect(!client.found(in: folder[name]).contains { $0.contains("twice") })
  }

  @Test func layoutIsThatOfTheCommand() throws {
    let text = "type: 'string'\ntitle: A\n"
    let (client, folder) = try session(["a.yaml": text], open: "a.yaml")
    defer { folder.remove() }
    let parameters: JSONValue = ["textDocument": ["uri": .string(FileURI.uri(of: folder["a.yaml"]))]]
    let edits = try client.result("textDocument/formatting", parameters)
    #expect(Self.applied(edits, to: text) == "title: A\ntype: string\n")
    client.change(folder["a.yaml"], version: 2, [["text": "type: ["]])
    #expect(client.request("textDocument/formatting", parameters)["error"]?["code"] == -32803)
  }
}
