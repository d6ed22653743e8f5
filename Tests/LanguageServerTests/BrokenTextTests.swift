import SchemaRuntime
import Testing

@testable import LanguageServer

/// What is told of a text while a part of it is half typed.
@Suite struct BrokenTextTests {
  private static let text = """
    title: A
    type: object
    properties:
      size: {type: string, default: 5}
      name:
        type: string
        default: 6
    $defs:
      line: {type: integer, default: x}

    """

  /// The lines in which a default is told to be refused.
  private func refused(_ client: Client, _ file: String) -> [String] {
    client.found(in: file).filter { $0.contains("is refused") }.map { String($0.prefix { $0 != ":" }) }
  }

  /// What rules find elsewhere in the text, and in texts that lead to it, stays. Nothing is said of the object around the line, nor of
  /// what seems unused.
  @Test(arguments: ["  name:\n", "    type: string\n", "    default: 6\n"])
  func findingsOutsideOfTheBrokenLineStay(_ line: String) throws {
    let (text, other) = (Self.text, "$ref: a.yaml\ntype: integer\ndefault: x\n")
    let folder = try Folder(["schemagen.yaml": "", "Schemas/a.yaml": text, "Schemas/b.yaml": other])
    defer { folder.remove() }
    let (a, b) = (folder["Schemas/a.yaml"], folder["Schemas/b.yaml"])
    let client = Client()
    client.open(a, text)
    client.open(b, other)
    client.settle()
    let (before, others) = (client.found(in: a), client.found(in: b))
    #expect(refused(client, a) == ["4", "7", "9"] && refused(client, b) == ["3"])
    #expect(before.contains { $0.contains("nothing refers to the definition 'line'") })
    client.change(a, version: 2, [["text": .string(text.replacing(line, with: line + "    max\n"))]])
    client.settle()
    let found = client.found(in: a)
    #expect(found.count { $0.contains(" error ") } == 1, "\(found)")
    #expect(refused(client, a) == ["4", "10"], "\(found)")
    #expect(!found.contains { $0.contains("nothing refers to") })
    #expect(refused(client, b) == ["3"] && !client.found(in: b).contains { $0.contains("not linted") })
    client.change(a, version: 3, [["text": .string(text)]])
    client.settle()
    #expect(client.found(in: a) == before && client.found(in: b) == others)
  }

  @Test func findingsStayInJSON() throws {
    let text = """
      {
        "type": "object",
        "properties": {
          "size": {"type": "string", "default": 5},
          "name": {
            "type": "string",
            "default": 6
          },
          "last": {"type": "string", "default": 7}
        }
      }

      """
    let folder = try Folder(["schemagen.yaml": "", "Schemas/a.json": text])
    defer { folder.remove() }
    let (client, file) = (Client(), folder["Schemas/a.json"])
    client.open(file, text, language: "json")
    client.settle()
    #expect(refused(client, file) == ["4", "7", "9"])
    client.change(
      file, version: 2,
      [["text": .string(text.replacing("      \"default\": 6", with: "      \"max\n      \"default\": 6"))]])
    client.settle()
    #expect(refused(client, file) == ["4", "10"], "\(client.found(in: file))")
  }

  /// Without the line of its `if`, what a condition asks is asked of every value.
  @Test func nothingIsSaidOfConditions() throws {
    let conditions = ["a", "b", "c"].map {
      "- if:\n    properties:\n      type: {enum: [\($0)]}\n  then: {required: [\($0)]}\n"
    }
    let text =
      "type: object\nproperties:\n  type: {enum: [a, b, c]}\n  size: {type: string, default: 5}\nrequired: [type]\nallOf:\n"
      + conditions.joined()
    let folder = try Folder(["schemagen.yaml": "", "Schemas/a.yaml": text])
    defer { folder.remove() }
    let (client, file) = (Client(), folder["Schemas/a.yaml"])
    let condition = try #require(conditions.dropFirst().first)
    /// The lines of the warnings once the second condition is written otherwise, and whether one is about a condition.
    func warned(_ version: Int, _ start: String) -> (lines: [String], neverHolds: Bool) {
      let changed = condition.replacing("- if:\n    properties:", with: start)
      client.change(file, version: version, [["text": .string(text.replacing(condition, with: changed))]])
      client.settle()
      let found = client.found(in: file).filter { $0.contains(" warning ") }
      return (found.map { String($0.prefix { $0 != ":" }) }, found.contains { $0.contains("never holds") })
    }
    client.open(file, text)
    #expect(warned(2, "- if:\n    properties:").lines == ["4"])
    #expect(warned(3, "- properties:").neverHolds)
    #expect(warned(4, "- \n    properties:").lines == ["4"])
    #expect(client.found(in: file).contains { $0.contains(" error ") })
  }

  /// Where a schema is wrong besides, the rules look at none, as ever.
  @Test func anotherMistakeHidesWhatRulesFind() throws {
    let text = Self.text.replacing("type: integer", with: "type: 7")
    let folder = try Folder(["schemagen.yaml": "", "Schemas/a.yaml": text])
    defer { folder.remove() }
    let (client, file) = (Client(), folder["Schemas/a.yaml"])
    client.open(file, text.replacing("    default: 6\n", with: "    default: 6\n    max\n"))
    client.settle()
    #expect(client.found(in: file).count { $0.contains(" error ") } == 2, "\(client.found(in: file))")
    #expect(refused(client, file) == [])
  }

  @Test func anInstanceIsJudgedOutsideOfTheBrokenLine() throws {
    let text = "a:\n  b: x\nl:\n- b: y\n- b: z\n  c\nd: 1\n"
    let folder = try Folder([
      "schemagen.yaml": "validate: {'flows/*': Schemas/s.yaml}\n",
      "Schemas/s.yaml": """
      type: object
      required: ["on"]
      properties:
        a: {$ref: '#/$defs/part'}
        l: {type: array, minItems: 3, items: {$ref: '#/$defs/part'}}
      $defs: {part: {type: object, required: [e], properties: {b: {type: integer}}}}

      """, "flows/x.yaml": text,
    ])
    defer { folder.remove() }
    let (client, file) = (Client(), folder["flows/x.yaml"])
    client.open(file, text)
    client.settle()
    let found = client.found(in: file)
    // Of the whole, of the list and of its last item nothing is said as a whole.
    #expect(found.count == 7, "\(found)")
    #expect(found.count { $0.contains("'e'") } == 2 && !found.contains { $0.contains("'on'") }, "\(found)")
    for place in ["2:6", "4:6", "5:6", "6:3"] {
      #expect(found.contains { $0.hasPrefix("\(place) error") }, "\(found)")
    }
    client.change(file, version: 2, [["text": .string(text.replacing("  c\n", with: "  c: 1\n"))]])
    client.settle()
    let whole = client.found(in: file)
    #expect(whole.count { $0.contains("'e'") } == 3 && whole.contains { $0.contains("'on'") }, "\(whole)")
  }

  /// The keyword that a key is meant for, under the mouse, has its words.
  @Test(arguments: [
    ("title: A\nmaxLen\ntype: string\n", "`maxLength`: "), ("title: A\nmaxLenght: 3\n", "`maxLength`: "),
    ("items:\n  maxLen\n", "`maxLength`: "), ("title: A\nqqq\n", nil), ("description:\n  maxLen\n", nil),
    ("title: A\nproperties:\n  maxLen\n", nil),
  ])
  func aHalfTypedKeyHasWords(_ text: String, _ words: String?) throws {
    let folder = try Folder(["schemagen.yaml": "", "Schemas/a.yaml": ""])
    defer { folder.remove() }
    let (client, file) = (Client(), folder["Schemas/a.yaml"])
    client.open(file, "title: A\ntype: string\nitems: {}\n")
    client.settle()
    client.change(file, version: 2, [["text": .string(text)]])
    client.settle()
    let line = text.split(separator: "\n").firstIndex { $0.contains("maxLen") || $0.contains("qqq") } ?? 0
    let hover = try client.result(
      "textDocument/hover",
      [
        "textDocument": ["uri": .string(FileURI.uri(of: file))],
        "position": ["line": .number(JSONNumber(line)), "character": 2],
      ])
    let said = hover["contents"]?["value"]?.stringValue ?? ""
    if let words {
      #expect(said.contains(words), "\(hover)")
    } else {
      #expect(!said.contains("`: "), "\(hover)")
    }
  }
}
