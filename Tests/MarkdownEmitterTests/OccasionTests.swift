import Diagnostics
import SchemaModel
import Testing
import TypeModel

@testable import MarkdownEmitter

/// The page of a document that holds schemas begins with the occasions on which they are sent.
@Suite struct OccasionTests {
  /// The page of a document, up to its first definition.
  private static func page(_ text: String) -> String {
    var loader = SchemaLoader()
    loader.loadSource(text, path: "d.yaml")
    let graph = loader.finish()
    var bag = DiagnosticBag()
    let types = TypeLowering(graph).lower(into: &bag)
    let pages = Reference(graph: graph, types: types).markdown
    return pages.first { $0.path == "d.md" }?.contents ?? ""
  }

  @Test func operationsStandByTheirTags() {
    let page = Self.page(
      """
      openapi: 3.1.0
      info: {title: Shop}
      paths:
        /orders:
          get:
            tags: [orders]
            summary: Lists orders. All of them.
            parameters: [{name: limit, in: query, schema: {type: integer}}]
            responses: {'200': {content: {a/b: {schema: {type: array, items: {$ref: '#/components/schemas/Order'}}}}}}
          post:
            tags: [orders]
            deprecated: true
            requestBody: {content: {a/b: {schema: {$ref: '#/components/schemas/Order'}}}}
        /pets: {get: {responses: {'200': {content: {a/b: {schema: {type: boolean}}}}}}}
      components: {schemas: {Order: {type: object}}}
      """)
    let rows = page.split(separator: "\n").filter {
      $0.hasPrefix("| `") || $0.hasPrefix("### ") || $0.hasPrefix("# ")
    }
    #expect(
      rows.prefix(6) == [
        "# Shop", "### orders",
        "| `GET /orders`<br/>Lists orders. | `limit` integer |  | `200` [Get orders response](#def.GetOrdersResponse) |",
        "| `POST /orders` (deprecated) |  | [Order](#def.Order) |  |", "### Others",
        "| `GET /pets` | `200` [Get pets response](#def.GetPetsResponse) |",
      ])
    // A scalar of a parameter is in the table alone.
    #expect(!page.contains("GetOrdersLimit"))
  }

  @Test(arguments: [
    (
      "{tools: [{name: find, description: Finds., inputSchema: {type: object}, outputSchema: {type: object}}]}",
      "Tools",
      "| `find`<br/>Finds. | [Find input](#def.FindInput) | [Find output](#def.FindOutput) |"
    ),
    (
      "{asyncapi: 3.0.0, channels: {c: {messages: {made: {payload: {type: object}}}}}}", "Messages",
      "| `made` | [Made](#def.made) |"
    ),
  ])
  func otherOccasionsHaveTheirNames(_ text: String, _ heading: String, _ row: String) {
    let page = Self.page(text)
    #expect(page.contains("## \(heading)\n"))
    #expect(page.contains(row))
  }

  @Test func aSchemaHasNone() { #expect(!Self.page("{$defs: {a: {type: object}}}").contains("Operations")) }
}
