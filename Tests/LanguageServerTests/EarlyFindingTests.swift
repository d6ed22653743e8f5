import Foundation
import SchemaRuntime
import Testing

@testable import LanguageServer

/// In a large folder, what a change brings to its place is told before all schemas are looked at again, and the same then.
@Suite struct EarlyFindingTests {
  /// A schema with many definitions, each with a few mistakes, and one that it refers to.
  private static func files(definitions: Int = 120) -> [String: String] {
    var text = "title: Large\ntype: object\nproperties:\n"
    for index in 0..<definitions { text += "  field\(index): {$ref: '#/$defs/part\(index)'}\n" }
    text += "$defs:\n"
    for index in 0..<definitions {
      text += """
          part\(index):
            title: Part \(index)
            description: What belongs to it.
            type: object
            required: [id]
            properties:
              id: {title: Number, type: integer, minimum: \(index)}
              name: {title: Name, type: string, minLength: 1, maxLength: 80}
              label: {$ref: 'label.yaml#/$defs/label'}
            examples: [{id: \(index + 9)}]

        """
    }
    return [
      "schemagen.yaml": "", "Schemas/large.yaml": text,
      // It mentions more than what an edit concerns.
      "Schemas/namespace.yaml": "order: [label, large]\n",
      "Schemas/label.yaml": "title: Labels\n$defs:\n  label: {title: Label, type: string, maxLength: 20}\n",
    ]
  }

  /// A large schema that a client has open, and has been told all of.
  private struct Large {
    let folder: Folder
    let text: String
    let file: String
    let client = Client()

    init() throws {
      let files = EarlyFindingTests.files()
      folder = try Folder(files)
      text = try #require(files["Schemas/large.yaml"])
      file = folder["Schemas/large.yaml"]
      client.open(file, text)
      client.settle()
    }
  }

  /// A word of the definition `part50`, and what stands in its place then.
  struct Edit: CustomTestStringConvertible {
    var word: String
    var new: String
    var testDescription: String { "\(word) → \(new)" }
  }

  private static let edits = [
    Edit(word: "What belongs", new: "Whatever belongs"), Edit(word: "minLength: 1", new: "minLength: x"),
    Edit(word: "minLength", new: "minLenght"), Edit(word: "minLength: 1", new: "minLength: 81"),
    Edit(word: "#/$defs/label", new: "#/$defs/labl"), Edit(word: "label.yaml", new: "lable.yaml"),
    Edit(word: "id: 59", new: "id: 49"), Edit(word: "required: [id]", new: "required: [id, id]"),
    Edit(word: "    required: [id]\n", new: ""),
    Edit(word: "properties:", new: "maxLength: 3\n    properties:"),
    Edit(word: "type: object", new: "type: objekt"), Edit(word: "minimum: 50", new: "enum: [50, 50]"),
    Edit(word: "  part50:", new: "  part49b:\n    type: strng\n  part50:"),
  ]

  /// The place of a word in the definition.
  private func range(of word: String, in text: String) throws -> Range<String.Index> {
    let start = try #require(text.firstRange(of: "\n  part50:\n"))
    return try #require(text[start.lowerBound...].firstRange(of: word))
  }

  private func position(_ index: String.Index, in text: String) -> (Int, Int) {
    let before = text[..<index]
    let line = before.utf8.count { $0 == UInt8(ascii: "\n") }
    let start = before.lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
    return (line, text.distance(from: start, to: index))
  }

  @Test(arguments: edits)
  func aChangeIsToldAtOnce(_ edit: Edit) throws {
    let large = try Large()
    defer { large.folder.remove() }
    let (text, file, client) = (large.text, large.file, large.client)
    let place = try range(of: edit.word, in: text)
    let first = client.found(in: file)
    let change = JSONValue.change(
      position(place.lowerBound, in: text), position(place.upperBound, in: text), edit.new)
    client.change(file, version: 2, [change])
    client.settle()
    let changed = text.replacingCharacters(in: place, with: edit.new)
    let fresh = Client()
    fresh.open(file, changed)
    fresh.settle()
    #expect(client.found(in: file) == fresh.found(in: file))
    // A wrong schema has no findings of rules, which are left out once all is looked at.
    let whole = client.found(in: file)
    let isWrong = whole.contains { $0.contains(" error ") }
    let early = client.foundEarly(in: file)
    let newcomers = whole.filter { !first.contains($0) }
    // What may have been meant elsewhere is told later.
    #expect(newcomers.filter { new in !early.contains { new.hasPrefix($0) } } == [])
    if !isWrong { #expect(early.filter { !whole.contains($0) } == []) }
    // Back again, all is as it was, at once.
    client.change(file, version: 3, [["text": .string(text)]])
    client.settle()
    #expect(client.found(in: file) == first)
    if !isWrong { #expect(client.foundEarly(in: file).filter { !first.contains($0) } == []) }
  }

  /// What stands between two places that change, and what is wrong there, is known again in the new text.
  @Test func changesInTwoPlacesBringNothingElse() throws {
    let large = try Large()
    defer { large.folder.remove() }
    let (text, file, client) = (large.text, large.file, large.client)
    let changed = text.replacing("title: Part 50\n", with: "title: Part fifty\n")
      .replacing("title: Part 52\n", with: "titel: Part 52\n")
    client.change(file, version: 2, [["text": .string(changed)]])
    client.settle()
    let (early, whole) = (client.foundEarly(in: file), client.found(in: file))
    #expect(early.contains { $0.contains("'titel'") })
    #expect(early.filter { !whole.contains($0) } == [])
  }

  /// What changed in places that are far from each other is told at once.
  @Test func changesInDistantPlacesAreToldAtOnce() throws {
    let large = try Large()
    defer { large.folder.remove() }
    let (text, file, client) = (large.text, large.file, large.client)
    let changed = text.replacing("field3: {", with: "field3b: {")
      .replacing("title: Part 5\n", with: "titel: Part 5\n")
      .replacing("minimum: 115", with: "minimun: 115")
    client.change(file, version: 2, [["text": .string(changed)]])
    client.settle()
    let (early, whole) = (client.foundEarly(in: file), client.found(in: file))
    #expect(early.contains { $0.contains("'titel'") } && early.contains { $0.contains("'minimun'") })
    #expect(early.filter { !whole.contains($0) } == [])
  }

  /// What a misspelling brings goes with it at once, also what speaks of other findings or counts places.
  @Test func whatAMisspellingBringsGoesWithIt() throws {
    let large = try Large()
    defer { large.folder.remove() }
    let (file, client) = (large.file, large.client)
    let text = large.text.replacing("name: {title: Name,", with: "name: {title: Name, grain: x,")
      .replacing("minimum: 50}", with: "minimum: 50, default: 3, x-notes: 1}")
    client.change(file, version: 2, [["text": .string(text)]])
    client.settle()
    let first = client.found(in: file)
    #expect(first.contains { $0.contains("'grain', here and in 119 other places") }, "\(first.prefix(3))")
    let place = try range(of: "properties:", in: text)
    client.change(
      file, version: 3, [["text": .string(text.replacingCharacters(in: place, with: "rpoperties:"))]])
    client.settle()
    #expect(client.found(in: file).contains { $0.contains("'rpoperties'") })
    client.change(file, version: 4, [["text": .string(text)]])
    client.settle()
    let early = client.foundEarly(in: file)
    #expect(!early.contains { $0.contains("'rpoperties'") }, "\(early.prefix(6))")
    #expect(early.count { $0.contains("'grain'") } == 1, "\(early.prefix(6))")
    #expect(client.found(in: file) == first)
  }

  /// Work that is finished although its texts were overtaken counts for these texts alone.
  @Test func findingsOfOvertakenTextsAreOfThese() throws {
    let large = try Large()
    defer { large.folder.remove() }
    let (text, file, client) = (large.text, large.file, large.client)
    let first = client.found(in: file)
    client.change(file, version: 2, [["text": .string("# One line more\n" + text)]])
    let overtaken = try client.begin()
    client.change(file, version: 3, [["text": .string(text)]])
    let last = try client.begin()
    client.finish(overtaken)
    let at = Position(line: 3, character: 20).json
    let target = try client.result(
      "textDocument/definition", ["textDocument": ["uri": .string(FileURI.uri(of: file))], "position": at])
    let line = text.split(separator: "\n").firstIndex(of: "  part0:")
    #expect(target["range"]?["start"]?["line"]?.intValue == line)
    client.finish(last)
    #expect(client.found(in: file) == first)
  }

  /// What was told at once can be mended at once.
  @Test func whatIsToldAtOnceHasItsFixes() throws {
    let large = try Large()
    defer { large.folder.remove() }
    let (text, file, client) = (large.text, large.file, large.client)
    let place = try range(of: "minLength", in: text)
    client.change(
      file, version: 2, [["text": .string(text.replacingCharacters(in: place, with: "minLenght"))]])
    client.hurry()
    let (line, character) = position(place.lowerBound, in: text)
    let at = Position(line: line, character: character).json
    let actions = try client.result(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(FileURI.uri(of: file))], "range": ["start": at, "end": at],
        "context": ["diagnostics": []],
      ])
    #expect(actions.arrayValue?.first?["title"] == "Write 'minLength'")
  }

  /// What was found last in a text that could be read counts, too, when it can be read again.
  @Test func aMendedTextIsToldOfAtOnce() throws {
    let large = try Large()
    defer { large.folder.remove() }
    let (text, file, client) = (large.text, large.file, large.client)
    let place = try range(of: "maxLength: 80", in: text)
    let broken = text.replacingCharacters(in: place, with: "maxLength: 80, [")
    client.change(file, version: 2, [["text": .string(broken)]])
    client.settle()
    #expect(client.found(in: file).contains { $0.contains(" error ") })
    let mended = text.replacingCharacters(in: place, with: "maxLenght: 80")
    client.change(file, version: 3, [["text": .string(mended)]])
    client.settle()
    #expect(client.foundEarly(in: file).contains { $0.contains("'maxLenght'; did you mean") })
    #expect(client.foundEarly(in: file) == client.found(in: file))
  }

  /// While a line is half typed, what is wrong elsewhere is told, early as in the end; of the line itself, the one mistake.
  @Test(arguments: ["typ", "'type", "type: [string", "{type: string", "title: a: b", "title"])
  func aHalfTypedLineLeavesTheRest(_ line: String) throws {
    let large = try Large()
    defer { large.folder.remove() }
    let (file, client) = (large.file, large.client)
    let wrong = large.text.replacing("minimum: 70", with: "minimun: 70").replacing(
      "#/$defs/part9'", with: "#/$defs/prt9'")
    client.change(file, version: 2, [["text": .string(wrong)]])
    client.settle()
    let mistakes = client.found(in: file).filter { $0.contains("did you mean") }
    #expect(mistakes.count == 2)
    let place = try range(of: "title: Part 50", in: wrong)
    let half = wrong.replacingCharacters(in: place, with: "title: Part 50\n    \(line)")
    client.change(file, version: 3, [["text": .string(half)]])
    client.settle()
    #expect(Set(client.foundEarly(in: file)) == Set(client.found(in: file)))
    let row = position(place.lowerBound, in: wrong).0 + 2
    for found in [client.foundEarly(in: file), client.found(in: file)] {
      let texts = found.map { $0.drop { $0 != " " } }
      #expect(mistakes.allSatisfy { texts.contains($0.drop { $0 != " " }) }, "\(found)")
      let others = found.filter { !$0.contains("did you mean") && !$0.contains(" note ") }
      #expect(
        (1...2).contains(others.count)
          && others.allSatisfy { $0.hasPrefix("\(row):") || $0.hasPrefix("\(row + 1):") },
        "\(found)")
    }
  }

  /// Where it is not clear what a change concerns, nothing is told before all is known.
  @Test func nothingIsToldEarlyOfManyChanges() throws {
    let large = try Large()
    defer { large.folder.remove() }
    let (text, file, client) = (large.text, large.file, large.client)
    let label = large.folder["Schemas/label.yaml"]
    client.open(label, try #require(Self.files()["Schemas/label.yaml"]))
    client.settle()
    let first = client.found(in: file)
    client.change(file, version: 2, [["text": .string(text.replacing("minLength", with: "minLenght"))]])
    client.settle()
    #expect(client.foundEarly(in: file) == first)
    let broken = client.found(in: file)
    #expect(broken != first)
    client.change(file, version: 3, [["text": .string(text)]])
    client.change(label, version: 2, [["text": "title: Labels\n$defs: {label: {type: integer}}\n"]])
    client.settle()
    #expect(client.foundEarly(in: file) == broken)
    // An anchor may stand anywhere.
    let place = try range(of: "label.yaml#/$defs/label", in: text)
    client.change(file, version: 4, [["text": .string(text)]])
    client.settle()
    let before = client.found(in: file)
    client.change(
      file, version: 5, [["text": .string(text.replacingCharacters(in: place, with: "#nowhere"))]])
    client.settle()
    #expect(client.foundEarly(in: file) == before)
    #expect(client.found(in: file) != before)
  }
}
