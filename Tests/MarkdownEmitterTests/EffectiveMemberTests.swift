import Diagnostics
import Foundation
import SchemaModel
import SourceText
import Testing
import TypeModel

@testable import MarkdownEmitter

/// The page of an object shows the object that one sends: all its members in one list, with what a reference says of
/// each, and the objects in it opened in place.
@Suite struct EffectiveMemberTests {
  private static let orders = """
    title: Order
    type: object
    required: [id, kind, status]
    properties:
      id: {type: string}
      kind: {enum: [gift, plain]}
      status: {$ref: '#/$defs/status'}
      priority: {$ref: '#/$defs/priority'}
      buyer: {$ref: '#/$defs/person', description: Who pays.}
      lines: {type: array, items: {$ref: '#/$defs/line'}}
      labels: {type: object, additionalProperties: {$ref: '#/$defs/person'}}
      tags: {type: array, items: {$ref: '#/$defs/tag'}}
      parent: {$ref: '#'}
      note: {anyOf: [{$ref: '#/$defs/tag'}, {type: 'null'}]}
    if: {properties: {kind: {const: gift}}, required: [kind]}
    then: {required: [card], properties: {card: {type: string, maxLength: 90, description: What the card says.}}}
    else: {properties: {invoice: {type: boolean}}}
    $defs:
      status: {description: How far it is., enum: [open, sent, paid], default: open}
      priority: {type: integer, minimum: 1, maximum: 9}
      tag: {type: string, maxLength: 12, pattern: '^[a-z]+$'}
      person:
        type: object
        required: [name]
        properties:
          name: {type: string}
          home: {$ref: '#/$defs/address'}
      address:
        type: object
        properties:
          street: {type: string}
          country: {$ref: '#/$defs/country'}
      country: {type: object, properties: {code: {type: string}}}
      line:
        type: object
        properties: {article: {type: string}, count: {$ref: '#/$defs/priority'}}
    """

  /// The cells of a member's row.
  private func row(_ name: String, _ page: String) throws -> [String] {
    let line = try #require(
      page.split(separator: "\n").first { $0.hasPrefix("|") && $0.contains("[`\(name)`](#") })
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
    try #require(cells.count > 5)
    return cells.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test(arguments: [
    ("status", "One of `open`, `sent` or `paid`."), ("status", "How far it is."),
    ("priority", "at least `1` and at most `9`"), ("tags", "Each item: Must be at most 12 characters long."),
    ("note", "Must be at most 12 characters long."), ("buyer", "Who pays."),
  ])
  func aRowSaysWhatItsReferenceDemands(_ name: String, _ words: String) throws {
    let page = try #require(reference(Self.orders).markdown.first { $0.path == "order.md" }?.contents)
    #expect(try row(name, page)[5].contains(words))
  }

  @Test func aRowHasTheDefaultOfItsReference() throws {
    let page = try #require(reference(Self.orders).markdown.first { $0.path == "order.md" }?.contents)
    #expect(try row("status", page)[4] == "`open`")
    #expect(try row("priority", page)[4] == "")
  }

  /// A value that the row lists itself is not listed again as its reference lists it.
  @Test func listedValuesOfTheRowComeAlone() throws {
    let text = """
      type: object
      properties: {a: {$ref: '#/$defs/all', enum: [x, y]}, b: {$ref: '#/$defs/all', maxLength: 4}}
      $defs: {all: {type: string, enum: [x, y, z], maxLength: 9}}
      """
    let page = try #require(reference(text).markdown.first { $0.path == "order.md" }?.contents)
    #expect(
      try row("a", page).last { !$0.isEmpty }?.hasSuffix(
        "One of `x` or `y`.<br/>Must be at most 9 characters long.") == true)
    #expect(
      try row("b", page).last { !$0.isEmpty }
        == "Must be at most 4 characters long.<br/>One of `x`, `y` or `z`.")
  }

  @Test func membersOfConditionsAreInTheList() throws {
    let page = try #require(reference(Self.orders).markdown.first { $0.path == "order.md" }?.contents)
    let card = try row("card", page)
    #expect(card[1] == "<a id=\"conditional.card\"></a>[`card`](#conditional.card)")
    #expect(card[3] == "with `kind: gift`")
    #expect(
      card[5].hasPrefix(
        "What the card says.<br/>Must be at most 90 characters long.<br/>Described [where `kind` is `gift`"))
    #expect(try row("invoice", page)[3] == "no")
    #expect(
      try row("invoice", page)[5].contains(
        "Described [unless `kind` is `gift`](#else); elsewhere as any other property."))
  }

  /// A document that is nothing but a reference has the list of what it leads to.
  @Test func aRootThatIsAReferenceHasItsMembers() throws {
    let text =
      "{$ref: '#/$defs/it', $defs: {it: {type: object, required: [a], properties: {a: {type: string}}}}}"
    let page = try #require(reference(text).markdown.first { $0.path == "order.md" }?.contents)
    #expect(
      page.contains(
        "<a id=\"inherited.a\"></a>[`a`](#inherited.a) | string | yes | From [It](#def.it.member.a)."))
  }

  /// A value of forms that need a section has them in its row in a few words, where their author says something of them.
  @Test func aRowHasItsFormsInShort() throws {
    let text = """
      type: object
      properties:
        hooks:
          anyOf:
            - {type: string, pattern: '^\\./', description: A file with more hooks. It is read first.}
            - {type: object, additionalProperties: {$ref: '#'}}
            - {type: array, items: {type: object, properties: {a: {type: object}}}}
        bare:
          anyOf: [{type: string}, {type: array, items: {type: object, properties: {a: {type: object}}}}]
      """
    let page = try #require(reference(text).markdown.first { $0.path == "order.md" }?.contents)
    #expect(
      try row("hooks", page)[4].hasPrefix(
        "Forms:<br/>• String. A file with more hooks.<br/>• Object of objects"), "\(page)")
    #expect(try row("bare", page)[4].hasPrefix("[More]"))
  }

  /// Values that need a section stand in the row, too, as far as there is room: of a list, of forms, and of what is referred to.
  @Test func aRowHasTheFirstListedValues() throws {
    let values = (0..<40).map { "value\($0)" }
    let forms = (0..<4).map {
      "{const: step\($0), description: \(String(repeating: "Long words. ", count: 12))}"
    }
    let text = """
      type: object
      properties:
        all: {enum: [\(values.joined(separator: ", "))], description: One that counts.}
        way: {anyOf: [{$ref: '#/$defs/way'}, {type: 'null'}], description: "How it goes.\\n\\nOr does not."}
        free: {anyOf: [{enum: [a, b], description: Known.}, {type: array, items: {type: object, properties: {a: {}}}}]}
      $defs: {way: {oneOf: [\(forms.joined(separator: ", "))]}}
      """
    let page = try #require(reference(text).markdown.first { $0.path == "order.md" }?.contents)
    let all = try row("all", page)[4]
    #expect(all.hasPrefix("One that counts.<br/>One of `value0`, `value1`,"), "\(all)")
    #expect(all.contains(" others."), "\(all)")
    #expect(try row("way", page)[4].contains("One of `step0`, `step1`, `step2` or `step3`."), "\(page)")
    #expect(!(try row("free", page)[4].contains("One of `a`")), "other values are allowed")
  }

  /// However many members must be missing, one sentence says so; on a value that may be no object it would not be true.
  @Test func manyMembersThatMustBeMissingAreOneSentence() throws {
    let names = (0..<40).map { "{required: [m\($0)]}" }.joined(separator: ", ")
    let text = "type: object\nproperties: {a: {type: string}}\nnot: {anyOf: [\(names)]}"
    let page = try #require(reference(text).markdown.first { $0.path == "order.md" }?.contents)
    #expect(
      page.contains("- <a id=\"not\"></a>`m0`, `m1`, `m2`,") && page.contains(" and `m39` must be missing."))
    #expect(!page.contains("see below") && !page.contains("In detail"))
    let open = text.replacing("type: object", with: "title: Open")
    let other = try #require(reference(open).markdown.first { $0.path == "order.md" }?.contents)
    #expect(!other.contains("must be missing.\n"))
  }

  /// The example of a value that is always the same says nothing new.
  @Test func theOnlyValueIsNoExample() throws {
    let text =
      "{type: object, properties: {a: {const: all, examples: [all]}, b: {type: string, examples: [all]}}}"
    let page = try #require(reference(text).markdown.first { $0.path == "order.md" }?.contents)
    #expect(try row("a", page)[4] == "Always `all`.")
    #expect(try row("b", page)[4] == "Example: `all`")
  }

  // MARK: - In place

  @Test func objectsOpenInPlace() throws {
    let page = try #require(reference(Self.orders).website.first { $0.path == "order.html" }?.contents)
    let buyer = try member("buyer", page)
    #expect(buyer.contains("<summary>2 properties: <span class=\"names\">name, home</span></summary>"))
    #expect(buyer.contains("<a href=\"#def.person.member.name\"><code>name</code></a></span>"))
    #expect(buyer.contains("<span class=\"badge required\">required</span>"))
    // Two levels deep, then a link.
    #expect(buyer.contains("<a href=\"#def.address.member.country\">"))
    #expect(!buyer.contains("def.country.member.code"))
    #expect(buyer.contains("<p class=\"more\"><a href=\"#def.person\">Person</a></p>"))
    #expect(try member("lines", page).contains("<summary>2 properties of each item: "))
    #expect(try member("lines", page).contains("at least <code>1</code> and at most <code>9</code>"))
    #expect(try member("labels", page).contains("<summary>2 properties of each value: "))
    // What is described around it already begins nothing new.
    #expect(!(try member("parent", page).contains("<details")))
    #expect(!(try member("status", page).contains("<details")))
  }

  /// Each object refers to all others: the rows that are opened stay in proportion to the rows that there are.
  @Test func openedRowsAreBounded() throws {
    func size(_ count: Int) -> Int {
      let members = (0..<count).map { "m\($0): {$ref: '#/$defs/o\($0)'}" }.joined(separator: ", ")
      let objects = (0..<count).map { "  o\($0): {type: object, properties: {\(members)}}\n" }.joined()
      let files = reference("type: object\nproperties: {\(members)}\n$defs:\n\(objects)").website
      for file in files where file.path.hasSuffix(".html") { #expect(file.contents.utf8.count < 300_000) }
      return files.reduce(0) { $0 + ($1.path.hasSuffix(".html") ? $1.contents.utf8.count : 0) }
    }
    // Four times as many members altogether.
    #expect(size(24) < 6 * size(12))
  }

  private func member(_ name: String, _ page: String) throws -> Substring {
    let start = try #require(page.range(of: "<div class=\"member\" id=\"member.\(name)\">"))
    let rest = page[start.upperBound...]
    return rest[..<(rest.range(of: "<div class=\"member\" id=")?.lowerBound ?? rest.endIndex)]
  }

  private func reference(_ text: String) -> Reference {
    var loader = SchemaLoader()
    loader.loadSource(text, path: "order.yaml")
    var bag = DiagnosticBag()
    let graph = loader.finish()
    let types = TypeLowering(graph).lower(into: &bag)
    #expect(!loader.diagnostics.hasErrors && !bag.hasErrors)
    return Reference(graph: graph, types: types)
  }
}
