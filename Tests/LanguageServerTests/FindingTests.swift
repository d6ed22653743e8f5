import Diagnostics
import Foundation
import GeneratorCore
import SchemaRuntime
import Testing

@testable import LanguageServer

/// Findings follow the texts that are open.
@Suite struct FindingTests {
  private static let note = "title: Note\ntype: object\nproperties:\n  size: {type: integer, maxLenght: 3}\n"

  @Test func findingsAreThoseOfTheOpenText() throws {
    let folder = try Folder(["note.yaml": "type: string\n"])
    defer { folder.remove() }
    let client = Client()
    let file = folder["note.yaml"]
    client.open(file, Self.note)
    client.settle()
    #expect(
      client.found(in: file).contains("4:25 warning unknown keyword 'maxLenght'; did you mean 'maxLength'?"))
    client.change(file, version: 2, [.change((3, 24), (3, 33), "maximum")])
    client.settle()
    #expect(!client.found(in: file).contains { $0.contains("maxLenght") })
    // On disk there is the schema of a string; without the document that counts again.
    client.close(file)
    client.settle()
    #expect(client.found(in: file).isEmpty)
  }

  @Test func everyFileThatAChangeConcernsIsTold() throws {
    let folder = try Folder([
      "Schemas/a.yaml": "title: A\n$ref: 'b.yaml#/$defs/size'\n",
      "Schemas/b.yaml": "title: B\n$defs:\n  size: {type: integer}\n", "schemagen.yaml": "strict: true\n",
    ])
    defer { folder.remove() }
    let client = Client()
    let (a, b) = (folder["Schemas/a.yaml"], folder["Schemas/b.yaml"])
    client.open(b, "title: B\n$defs:\n  size: {type: integer}\n")
    client.settle()
    #expect(client.found(in: a).filter { $0.contains("error") } == [])
    client.change(b, version: 2, [.change((2, 2), (2, 6), "extent")])
    client.settle()
    #expect(client.found(in: a).contains { $0.hasPrefix("2:7 error ") }, "\(client.found(in: a))")
    // Settings are in force as they are typed.
    client.open(folder["schemagen.yaml"], "strict: tru\n")
    client.settle()
    #expect(client.found(in: folder["schemagen.yaml"]).contains { $0.hasPrefix("1:9 error ") })
    #expect(client.found(in: a).isEmpty)
  }

  @Test func aFileThatIsNotSavedYetIsASchemaOfItsFolder() throws {
    let folder = try Folder(["schemagen.yaml": "strict: true\n", "Schemas/a.yaml": "type: string\n"])
    defer { folder.remove() }
    let client = Client()
    let new = folder["Schemas/new.yaml"]
    client.open(new, "type: object\nproperties: {a: {$ref: a.yaml}}\nmaxLenght: 3\n")
    client.settle()
    #expect(client.found(in: new).contains { $0.hasPrefix("3:1 error unknown keyword") })
  }

  @Test func otherFilesAreLeftAlone() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let client = Client()
    for text in ["services: {web: {image: x}}\n", "- a\n", "a: [\n", "", "\u{0}", "type: object: x\n"] {
      client.open(folder["compose.yaml"], text)
      client.settle()
      #expect(client.found(in: folder["compose.yaml"]).isEmpty, "\(text)")
    }
  }

  @Test func aSchemaStaysOneWhileItIsHalfTyped() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let client = Client()
    let file = folder["note.yaml"]
    client.open(file, Self.note)
    client.change(file, version: 2, [.change((1, 0), (1, 12), "type: [")])
    client.settle()
    #expect(client.found(in: file).contains { $0.contains(" error ") })
  }

  @Test func placesCountInTheUnitsOfTheClient() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let text = "type: object\nproperties: {\"\u{1F600}\u{E4}\": {maxLenght: 3}}\n"
    for (encoding, column) in [("utf-8", 25), ("utf-16", 22), ("utf-32", 21)] {
      let client = Client(capabilities: ["general": ["positionEncodings": [.string(encoding)]]])
      client.open(folder["a.yaml"], text)
      client.settle()
      let found = client.found(in: folder["a.yaml"])
      #expect(found.contains { $0.hasPrefix("2:\(column) warning unknown keyword") }, "\(encoding): \(found)")
    }
  }

  @Test func relatedPlacesAndTags() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let client = Client(capabilities: [
      "textDocument": ["publishDiagnostics": ["relatedInformation": true]]
    ])
    client.open(folder["a.yaml"], "type: object\ntitle: A\n")
    client.change(folder["a.yaml"], version: 2, [.change((2, 0), (2, 0), "type: string\n")])
    client.open(folder["b.yaml"], "title: B\nenum: [x, x]\n")
    client.settle()
    let duplicate = try #require(client.findings[FileURI.uri(of: folder["a.yaml"])]?.first)
    #expect(
      duplicate["relatedInformation"]?[0]?["location"]?["range"]?["start"] == ["line": 0, "character": 0])
    #expect(
      duplicate["range"] == ["start": ["line": 2, "character": 0], "end": ["line": 2, "character": 4]])
    let unused = client.findings[FileURI.uri(of: folder["b.yaml"])]?.first {
      $0["code"] == "enum-duplicate"
    }
    #expect(unused?["tags"] == [1])
  }

  /// An overlay that was wrong for a moment leaves nothing behind.
  @Test func aMendedOverlayIsToldOf() throws {
    let overlay = "a.yaml#/properties/x:\n  set: {title: X}\n"
    let folder = try Folder([
      "schemagen.yaml": "overlays: [x.overlay.yaml]\n", "x.overlay.yaml": overlay,
      "Schemas/a.yaml": "title: A\nproperties: {x: {type: string, default: 1}}\n",
    ])
    defer { folder.remove() }
    let (client, file) = (Client(), folder["x.overlay.yaml"])
    client.open(file, overlay)
    client.settle()
    let before = client.found(in: folder["Schemas/a.yaml"])
    #expect(before.contains { $0.contains("the default 1 is refused") }, "\(before)")
    client.change(file, version: 2, [["text": .string(overlay + "b")]])
    client.settle()
    #expect(client.found(in: file).count == 1)
    client.change(file, version: 3, [["text": .string(overlay)]])
    client.settle()
    #expect(client.found(in: file).isEmpty)
    #expect(client.found(in: folder["Schemas/a.yaml"]) == before)
  }

  /// References that fail in the same way are one finding, which names the others.
  @Test func oneMistakeIsOneFinding() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let client = Client(capabilities: [
      "textDocument": ["publishDiagnostics": ["relatedInformation": true]]
    ])
    let text =
      "title: A\nproperties:\n  a: {$ref: '#/$defs/x'}\n  b: {$ref: '#/$defs/y'}\n$dfs: {x: {}, y: {}}\n"
    client.open(folder["a.yaml"], text)
    client.settle()
    let found = (client.findings[FileURI.uri(of: folder["a.yaml"])] ?? []).filter { $0["severity"] != 3 }
    #expect(found.map { $0["range"]?["start"]?["line"] } == [2, 4])
    let others = found.first?["relatedInformation"]?.arrayValue ?? []
    #expect(others.map { $0["location"]?["range"]?["start"] } == [["line": 3, "character": 12]])
  }

  /// A text of which nothing is known has its findings before all others are made, and the same ones.
  @Test func aBrokenTextIsToldOfAtOnce() throws {
    let folder = try Folder([
      "schemagen.yaml": "", "Schemas/a.yaml": "title: A\n", "Schemas/b.yaml": "$ref: a.yaml\n",
    ])
    defer { folder.remove() }
    let client = Client()
    let file = folder["Schemas/a.yaml"]
    client.open(file, "title: A\n")
    client.settle()
    let whole = client.found(in: file)
    client.change(file, version: 2, [.change((1, 0), (1, 0), "<<: [string\n")])
    client.hurry()
    let broken = client.found(in: file)
    #expect(broken.count == 1 && broken[0].contains(" error "), "\(broken)")
    client.change(file, version: 3, [.change((0, 0), (0, 0), "")])
    client.settle()
    #expect(client.found(in: file) == broken)
    client.change(file, version: 4, [["text": "title: A\n"]])
    client.hurry()
    #expect(client.found(in: file) == broken)
    client.change(file, version: 5, [["text": "title: A\n"]])
    client.settle()
    #expect(client.found(in: file) == whole)
  }

  /// What is half typed in a text is no news for others, which are told what a fresh server tells.
  @Test func typingInABrokenTextIsNoNewsForOthers() throws {
    let folder = try Folder([
      "schemagen.yaml": "", "Schemas/a.yaml": "title: A\n", "Schemas/b.yaml": "$ref: a.yaml#/$defs/x\n",
    ])
    defer { folder.remove() }
    let (a, b) = (folder["Schemas/a.yaml"], folder["Schemas/b.yaml"])
    let (client, good) = (Client(), "title: A\n$defs: {x: {}}\n")
    func found(_ version: Int, _ text: String) -> [[String]] {
      client.change(a, version: version, [["text": .string(text)]])
      client.settle()
      let fresh = Client()
      fresh.open(a, text)
      fresh.open(b, "$ref: a.yaml#/$defs/x\n")
      fresh.settle()
      for file in [a, b] { #expect(client.found(in: file) == fresh.found(in: file), "\(text)") }
      return [a, b].map(client.found)
    }
    client.open(a, good)
    client.open(b, "$ref: a.yaml#/$defs/x\n")
    client.settle()
    let texts = [
      ("title: [\n", true), ("title: A\n$defs: {\n", true), ("title: A\n$defs: {x\n", false),
      ("title: A\n$defs\n  x: {}\n", false), (good, false), ("<<: [\n", false), ("<<: [x\n", false),
    ]
    for (number, (text, isMissing)) in texts.enumerated() {
      let found = found(number + 2, text)
      if text == good { continue }
      #expect(found[0].count { $0.contains(" error ") } == 1, "\(text): \(found)")
      // Nothing is said of a definition that may be meant to stand where the text is broken.
      #expect(found[1].contains { $0.contains("nothing is there") } == isMissing, "\(text): \(found)")
    }
    // Of a text that merges others nothing is known while it is broken: the schemas are not looked at again.
    let runs = client.wholeRuns
    client.change(a, version: 9, [["text": "<<: [x, y\n"]])
    client.settle()
    #expect(client.wholeRuns == runs)
    // Another text that changes meanwhile is one that the rest depends on.
    client.change(b, version: 2, [["text": "$ref: a.yaml\ntitle: B\n"]])
    client.settle()
    #expect(client.wholeRuns == runs + 1)
  }

  /// A definition that is half written leaves those beside it what they are.
  @Test(arguments: ["    ci", "    circle:", "    'circle", "    circle: {"])
  func definitionsInContainersStayDefinitions(_ line: String) throws {
    let folder = try Folder()
    defer { folder.remove() }
    let client = Client()
    let text = """
      type: object
      properties:
        a: {$ref: '#/$defs/shapes/square'}
        b: {$ref: '#/$defs/shapes/oval'}
      $defs:
        shapes:
          square: {type: object}
          oval: {type: object}

      """
    client.open(folder["a.yaml"], text)
    client.change(folder["a.yaml"], version: 2, [["text": .string(text + line + "\n")]])
    client.settle()
    let found = client.found(in: folder["a.yaml"]).filter { !$0.contains(" note ") }
    #expect(found.allSatisfy { $0.hasPrefix("9:") || $0.hasPrefix("10:1 ") } && found.count == 1, "\(found)")
  }

  /// An element of a list without a space behind its `-` is a key, which says no more than the break that it makes.
  @Test func aDashWithoutASpaceIsNoKeyword() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let client = Client()
    client.open(folder["a.yaml"], "allOf:\n- if: {type: string}\n  then: {minLength: 1}\n")
    client.change(
      folder["a.yaml"], version: 2, [["text": "allOf:\n-if: {type: string}\n  then: {minLength: 1}\n"]])
    client.settle()
    let found = client.found(in: folder["a.yaml"]).filter { !$0.contains(" note ") }
    #expect(!found.isEmpty && found.count <= 3 && !found.contains { $0.contains("'-if'") }, "\(found)")
    client.change(folder["a.yaml"], version: 3, [["text": "allOf:\n-if: {type: string}\n"]])
    client.settle()
    let sound = client.found(in: folder["a.yaml"])
    #expect(
      sound.contains { $0.contains("'-if'; an element of a list has a space behind its '-'") }, "\(sound)")
  }

  /// A remark counts while its text is broken, too.
  @Test(arguments: ["  mx", "  'mx"])
  func remarksCountInBrokenTexts(_ line: String) throws {
    let folder = try Folder()
    defer { folder.remove() }
    let client = Client()
    let text =
      "title: A\nfoo: 1  # schemagen: ignore keyword-unknown\n# schemagen: ignore keyword-unknown\n\nbar: 2\nbaz: 3\n"
    client.open(folder["a.yaml"], "type: object\n")
    client.change(folder["a.yaml"], version: 2, [["text": .string(text + line + "\n")]])
    client.settle()
    let unknown = client.found(in: folder["a.yaml"]).filter { $0.contains("unknown keyword") }
    #expect(unknown.map { $0.prefix(2) } == ["6:"], "\(client.found(in: folder["a.yaml"]))")
  }

  /// A text that did not change is not read again.
  @Test func textsAreReadOnce() throws {
    let schemas = (0..<20).map { ("Schemas/s\($0).yaml", "title: S\ntype: string\n") }
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: schemas + [("schemagen.yaml", "strict: true\n")]))
    defer { folder.remove() }
    let server = LanguageServer { _ in }
    func settle() {
      while let work = server.nextWork() { if let outcome = work.run() { server.take(outcome) } }
    }
    func notify(_ method: String, _ parameters: JSONValue) {
      let message: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": parameters]
      var object = message.objectValue ?? [:]
      if method != "initialize" { object["id"] = nil }
      server.receive(Array(JSONValue.object(object).description.utf8))
    }
    notify("initialize", [:])
    let uri = JSONValue.string(FileURI.uri(of: folder["Schemas/s0.yaml"]))
    notify("textDocument/didOpen", ["textDocument": ["uri": uri, "text": "title: S\ntype: string\n"]])
    settle()
    #expect(server.memory.readCount == 20)
    notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": "title: T\ntype: string\n"]]])
    settle()
    #expect(server.memory.readCount == 21)
  }
}
