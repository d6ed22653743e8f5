import Diagnostics
import GeneratorCore
import SchemaModel
import SchemaRuntime
import SourceText
import Testing
import TypeModel

@testable import MarkdownEmitter

/// A site may have its publisher's own pages, which embed what the reference says, and a list of pages in groups.
@Suite struct SiteGuideTests {
  private static let start = """
    # Send an *order*

    An order has [lines](order.yaml#/properties/lines), of [this kind](order.yaml#/$defs/line); see
    [returns](more/returns.md#how-to-return "here"), [below](#below) or [the web](https://shop.example).

    ```schemagen
    members: order.yaml
    example: order.yaml#/$defs/line
    ```

    ## Below

    <script>alert(1)</script> and `code`.

    ## Below
    """

  private static let schema = """
    title: Order
    description: An order.
    type: object
    required: [lines]
    properties:
      lines: {description: What was ordered., type: array, items: {$ref: '#/$defs/line'}}
      note: {description: Words for the parcel., type: string, maxLength: 80, deprecated: true}
    $defs:
      line:
        title: Line
        type: object
        required: [sku]
        properties: {sku: {type: string}}
        examples: [{sku: A-1}]
    """

  private struct Made {
    var files: [String: String] = [:]
    var findings: [String] = []
  }

  private static func made(_ guides: [String: String], _ settings: String = "") -> Made {
    var bag = DiagnosticBag()
    var texts: [String: String] = [:]
    for (path, text) in guides { texts["Guides/" + path] = text }
    let options = TargetConfiguration(
      text: "site:\n  guides: Guides\n" + settings, overlays: texts, into: &bag
    ).options
    var loader = SchemaLoader()
    loader.loadSource(schema, path: "order.yaml")
    loader.loadSource("{title: Parcel, type: string}", path: "parts/parcel.yaml")
    let graph = loader.finish()
    let types = TypeLowering(graph).lower(into: &bag)
    let reference = Reference(graph: graph, types: types, settings: options.site)
    var made = Made()
    for file in reference.website { made.files[file.path] = file.contents }
    for finding in reference.findings { bag.add(finding) }
    made.findings = bag.sorted.map(\.description)
    return made
  }

  private static let good = made(
    [
      "start.md": start,
      "more/returns.md": "# Returns\n\nBack.\n\n## How to return\n\nSee [it](../start.md).\n",
    ],
    "  navigation: [{title: First steps, pages: [start.md, 'parts/*.yaml']}]\n")

  @Test func thereAreNoFindings() { #expect(Self.good.findings == []) }

  @Test(arguments: [
    ("guides/start.html", "<title>Send an order – Reference</title>"),
    ("guides/start.html", "<em>order</em></h1>"),
    ("guides/start.html", "<a href=\"../order.html#member.lines\">lines</a>"),
    ("guides/start.html", "<a href=\"../order.html#def.line\">this kind</a>"),
    ("guides/start.html", "<a href=\"more/returns.html#guide.how-to-return\">returns</a>"),
    ("guides/start.html", "<a href=\"#guide.below\">below</a>"),
    ("guides/start.html", "<h2 id=\"guide.below\">"), ("guides/start.html", "<h2 id=\"guide.below-1\">"),
    ("guides/start.html", "&lt;script&gt;alert(1)&lt;/script&gt; and <code>code</code>"),
    ("guides/start.html", "<a href=\"../order.html#member.note\"><code>note</code></a>"),
    ("guides/start.html", "<td class=\"short\" data-label=\"Required\">yes</td>"),
    ("guides/start.html", "Must be at most 80 characters long."),
    ("guides/start.html", "A-1"), ("guides/start.md", "# Send an *order*"),
    ("guides/start.md", "](../order.md#member.lines)"),
    ("guides/more/returns.html", "<a href=\"../start.html\">it</a>"),
    ("index.html", "<h2 id=\"section-first-steps\">First steps"),
    ("index.html", "<a href=\"guides/start.html\">Send an order</a>: An order has lines, of this kind"),
    ("index.html", "<h2 id=\"section-guides\">Guides"), ("index.html", "<summary>First steps</summary>"),
    ("assets/search.js", #"["g","Send an order","""#), ("llms.txt", "- [Send an order](guides/start.md)"),
    ("order.html", "<a href=\"guides/start.html\">Send an order</a>"),
  ])
  func aFileHas(_ path: String, _ words: String) throws {
    let text = try #require(Self.good.files[path], "\(Self.good.files.keys.sorted())")
    #expect(text.contains(words), "\(text)")
  }

  /// What a guide embeds is found where it is described, and not once more in the guide.
  @Test func aSearchFindsAPropertyOnce() throws {
    let index = try #require(Self.good.files["assets/search.js"])
    #expect(index.components(separatedBy: #"","note","note","#).count == 2)
    #expect(index.contains(#"["pd","note","note""#) && index.contains(#"["pr","lines","lines""#))
  }

  /// A page stands in one group.
  @Test func theListOfPagesHasEachOnce() throws {
    let page = try #require(Self.good.files["order.html"])
    let list = try #require(page.range(of: "aria-label=\"Pages\">"))
    let pages = page[list.upperBound...].prefix(while: { $0 != "§" }).components(separatedBy: "</nav>")[0]
    #expect(pages.components(separatedBy: "guides/start.html").count == 2)
    #expect(pages.components(separatedBy: "parts/parcel.html").count == 2)
    #expect(pages.range(of: "First steps")!.lowerBound < pages.range(of: "Guides")!.lowerBound)
  }

  @Test(arguments: [
    (["a.md": "Words.\n\n# Title\n"], "", "Guides/a.md:1:1: error: a guide must begin with its title"),
    (["a.md": ""], "", "Guides/a.md:1:1: error: a guide must begin with its title"),
    (["a.md": "# A\n\n- b\n\nSee [b](b.md).\n"], "", "Guides/a.md:5:9: error: this link leads to no guide"),
    (
      ["a.md": "# A\n\n[x](oder.yaml)\n"], "",
      "Guides/a.md:3:5: error: this link leads to no guide, no heading of one and no schema, found 'oder.yaml'; did you mean 'order.yaml'?"
    ),
    (["a.md": "# A\n\n[x](order.yaml#/properties/gone)\n"], "", "Guides/a.md:3:5: error"),
    (["a.md": "# A\n\n[x](#gone)\n"], "", "Guides/a.md:3:5: error"),
    (["a.md": "# A\n\n![x](pic.png)\n"], "", "Guides/a.md:3:6: error: an image"),
    (
      ["a.md": "# A\n\n```schemagen\nmember: order.yaml\n```\n"], "",
      "Guides/a.md:4:1: error: must be 'example: …' or 'members: …', found 'member: order.yaml'; did you mean 'members'?"
    ),
    (["a.md": "# A\n\n```schemagen\n\n  example\n```\n"], "", "Guides/a.md:5:3: error: must be"),
    (
      ["a.md": "# A\n\n```schemagen\nexample: order.yml\n```\n"], "",
      "Guides/a.md:4:1: error: there is no schema 'order.yml'; did you mean 'order.yaml'?"
    ),
    (
      ["a.md": "# A\n\n```schemagen\nmembers: parts/parcel.yaml\n```\n"], "",
      "'parts/parcel.yaml' has no list of properties"
    ),
    (
      ["a.md": "# A\n\n```schemagen\nexample: order.yaml#/properties/note\n```\n"], "",
      "must be a document or a definition"
    ),
    (
      ["a.md": "# A\n\n```schemagen\nexample: order.yaml\n```\n"], "",
      "there is no instance of 'order.yaml' to show"
    ),
    (
      ["a.md": "# A\n", "A.md": "# B\n"], "",
      "the page 'guides/a.md' of this guide is that of 'Guides/A.md', too"
    ),
    (
      ["a.md": "# A\n"], "  navigation: [{title: T, pages: [b.md]}]",
      "schemagen.yaml:3:35: error: no guide and no schema file matches 'b.md'; did you mean 'a.md'?"
    ),
    ([:], "", "schemagen.yaml:2:11: error: there is no folder 'Guides'"),
  ])
  func aMistakeHasItsPlace(_ guides: [String: String], _ settings: String, _ words: String) {
    let findings = Self.made(guides, settings).findings
    #expect(findings.count == 1 && findings[0].contains(words), "\(findings)")
  }
}
