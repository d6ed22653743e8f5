import Diagnostics
import SchemaModel
import Testing
import TypeModel

@testable import MarkdownEmitter

/// The list of an object has the members that it inherits, however many these are, as long as pages grow with the schemas.
@Suite struct InheritedMemberTests {
  /// A definition of members, an object that inherits them, and one in it that inherits them, too.
  private static func page(members: Int, heirs: Int = 1) throws -> String {
    let base = (0..<members).map { "m\($0): {type: string, description: Member \($0).}" }
    let others = (0..<heirs).map { number in
      "heir\(number): {allOf: [{$ref: '#/$defs/base'}], properties: {own\(number): {type: integer}}}"
    }
    let text = """
      title: Whole
      allOf: [{$ref: '#/$defs/base'}]
      properties:
        m1: {maxLength: 9}
        part:
          title: Part
          allOf: [{$ref: '#/$defs/base'}]
          properties: {inner: {type: object, properties: {a: {type: string}}}}
      $defs:
        base: {type: object, required: [m2], properties: {\(base.joined(separator: ", "))}}
        \(others.joined(separator: "\n  "))
      """
    var loader = SchemaLoader()
    loader.loadSource(text, path: "whole.yaml")
    let graph = loader.finish()
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    try #require(!bag.hasErrors && !loader.diagnostics.hasErrors, "\(bag.sorted)")
    let files = Reference(graph: graph, types: types).markdown
    return files.filter { $0.path.hasPrefix("whole") }.map(\.contents).joined(separator: "\n")
  }

  private static func count(_ words: String, in page: String) -> Int {
    page.components(separatedBy: words).count - 1
  }

  @Test(arguments: [3, 60, 300])
  func theListHasEachMember(_ members: Int) throws {
    let page = try Self.page(members: members)
    for number in 0..<members where number != 1 {
      let row = "| <a id=\"inherited.m\(number)\"></a>[`m\(number)`](#inherited.m\(number)) | string | "
      let rest = try #require(page.range(of: row).map { page[$0.upperBound...] }, "m\(number)")
      #expect(rest.hasPrefix(number == 2 ? "yes |" : "no |"))
    }
    #expect(page.contains("<a id=\"member.m1\"></a>[`m1`](#member.m1)"))
    #expect(!page.contains("The properties of [Base](#def.base) as well: "))
  }

  /// A part of the page does not repeat very many of them: it leads to where they are described.
  @Test func aPartOfThePageHasALink() throws {
    #expect(try Self.page(members: 40).contains("\"member.part.about.inherited.m0\""))
    let page = try Self.page(members: 60)
    #expect(Self.count("The properties of [Base](#def.base) as well.", in: page) == 1)
    #expect(!page.contains("\"member.part.about.inherited."))
  }

  /// Many definitions that inherit many members name them in a sentence, each at the anchor that its row would have.
  @Test(arguments: [2, 20])
  func definitionsHaveRowsWhereThereIsRoom(_ heirs: Int) throws {
    let page = try Self.page(members: 100, heirs: heirs)
    for number in 0..<heirs {
      let anchor = "<a id=\"def.heir\(number).inherited.m2\"></a>[`m2`]("
      #expect(page.contains("| \(anchor)#") == (heirs == 2))
      #expect(page.contains(", \(anchor)") == (heirs == 20))
    }
    #expect(page.contains(" (required), ") == (heirs == 20))
    #expect(page.contains("| <a id=\"inherited.m2\"></a>[`m2`](#inherited.m2) | string | yes |"))
    let rows = Self.count("| <a id=\"", in: page)
    #expect(rows < 460, "\(rows) rows")
    // No tag is broken where a sentence is.
    #expect(!page.contains("<a\n"))
  }
}
