import Diagnostics
import SchemaModel
import Testing
import TypeModel

@testable import MarkdownEmitter

/// What a rule's sentence is about, where a keyword alone would say it of the wrong value.
@Suite struct DemandWordsTests {
  private func page(_ schema: String) throws -> String {
    var loader = SchemaLoader()
    loader.loadSource(schema, path: "x.yaml")
    let graph = loader.finish()
    #expect(!loader.diagnostics.hasErrors)
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    let files = MarkdownEmitter(graph: graph, types: types).emit()
    return try #require(files.first { $0.path == "x.md" }).contents
  }

  @Test func aRefusingElseIsADemand() throws {
    let text = try page(
      """
      type: object
      properties: { a: { type: integer }, b: { type: string } }
      if: { properties: { a: { minimum: 3 } }, required: [a] }
      then: { required: [b] }
      else: false
      """)
    #expect(text.contains("- `b` is required; `a` is required and must be at least `3`.\n"))
    #expect(!text.contains("Unless") && !text.contains("is not allowed"))
  }

  @Test func aRefusingElseWithinAMemberIsADemand() throws {
    let text = try page(
      """
      type: object
      properties: { a: { type: integer } }
      allOf: [{ properties: { a: { if: { minimum: 3 }, else: false } } }]
      """)
    #expect(text.contains("must be at least `3`"))
    #expect(!text.contains("Unless") && !text.contains("is not allowed"))
  }

  @Test func anElseThatDemandsIsNone() throws {
    let text = try page(
      """
      type: object
      properties: { a: { type: integer }, b: { type: string } }
      if: { properties: { a: { minimum: 3 } }, required: [a] }
      else: { required: [b] }
      """)
    #expect(text.contains("- Unless `a` is at least `3`, `b` is required.\n"))
  }

  @Test(arguments: [
    ("maxLength: 3", "a string must be at most 3 characters long"),
    ("maximum: 3", "a number must be at most `3`"),
    ("maxItems: 3", "an array must have at most 3 items"),
    ("maxProperties: 3", "the object must have at most 3 properties"),
  ])
  func aLimitBesideAnObjectNamesItsKind(limit: String, words: String) throws {
    let text = try page(
      """
      type: object
      properties: { b: { type: string } }
      anyOf: [{ \(limit) }, { required: [b] }]
      """)
    #expect(text.contains("Either \(words), or `b` is required."), "\(text)")
  }
}
