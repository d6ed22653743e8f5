import Diagnostics
import GeneratorCore
import SchemaModel
import SourceText
import Testing
import TypeModel

@testable import MarkdownEmitter

/// A site is its publisher's own, and has what the web expects.
@Suite struct SiteSettingsTests {
  private static let settings = """
    site:
      title: Orders & more
      description: What "Orders" sends.
      version: '2.3'
      logo: logo.svg
      favicon: icon.svg
      colours: {accent: '#7a1fa2', darkAccent: '#d7a7f0'}
      footer: Made by *us*.
      home: https://orders.example
      baseURL: https://docs.example/orders/
      source: 'https://git.example/blob/{path}'
      edit: 'https://git.example/edit/{path}'
      editGuides: 'https://git.example/guides/{path}'
    """

  private static let path = "own/an order.yaml"
  private static let schema =
    "{title: An order, description: One order of a customer., type: object, properties: {a: {oneOf: [{title: Text, type: string}, {title: Count, type: integer}]}}}"

  /// - Parameter texts: those of the schema files, for readers to take.
  private static func files(_ settings: String, texts: [String: String] = [:]) -> [String: String] {
    var bag = DiagnosticBag()
    let images = ["logo.svg": "<svg>logo</svg>", "icon.svg": "<svg>icon</svg>"]
    var site = TargetConfiguration(text: settings, overlays: images, into: &bag).options.site
    if site.editGuides != nil {
      site.guides = [
        .init(path: "first steps.md", file: "first steps.md", text: "# First steps\n\nRead on.\n")
      ]
    }
    var loader = SchemaLoader()
    loader.loadSource(schema, path: path)
    let graph = loader.finish()
    let types = TypeLowering(graph).lower(into: &bag)
    #expect(!bag.hasErrors && !loader.diagnostics.hasErrors, "\(bag.sorted)")
    let website = Reference(graph: graph, types: types, settings: site, texts: texts).website
    return Dictionary(website.map { ($0.path, $0.contents) }) { first, _ in first }
  }

  private static let own = files(settings, texts: [path: schema])
  private static let plain = files("{}")

  @Test(arguments: [
    ("own/an order.html", "<title>An order – Own</title>"),
    ("own/an order.html", "<li><a href=\"../index.html\">Orders &amp; more</a></li>"),
    ("own/an order.html", "<meta name=\"description\" content=\"One order of a customer.\">"),
    ("own/an order.html", "<meta property=\"og:site_name\" content=\"Orders &amp; more\">"),
    (
      "own/an order.html",
      "<link rel=\"canonical\" href=\"https://docs.example/orders/own/an%20order.html\">"
    ),
    ("own/an order.html", "<img class=\"logo\" src=\"../assets/logo.svg\" alt=\"\">Orders &amp; more</a>"),
    ("own/an order.html", "<span class=\"version\">2.3</span>"),
    ("own/an order.html", "href=\"../assets/favicon.svg\""),
    ("own/an order.html", "<a href=\"https://git.example/blob/own/an%20order.yaml\">The schema's source</a>"),
    ("own/an order.html", "<a href=\"https://git.example/edit/own/an%20order.yaml\">Edit this page</a>"),
    (
      "own/an order.html",
      "<a href=\"../assets/schemas/own/an%20order.yaml\" download>Download the schema</a>"
    ),
    ("assets/schemas/own/an order.yaml", schema),
    ("guides/first steps.html", "<a href=\"https://git.example/guides/first%20steps.md\">Edit this page</a>"),
    ("own/an order.html", "type=\"application/json\" href=\"an%20order.facts.json\">"),
    ("own/an order.facts.json", "\"name\":\"a\""),
    ("own/an order.html", "Made by <em>us</em>."), ("own/an order.html", "href=\"https://orders.example\""),
    ("index.html", "<h1 id=\"section-orders-more\">Orders &amp; more</h1>"),
    ("index.html", "<p>What \"Orders\" sends.</p>"),
    ("index.html", "<meta property=\"og:type\" content=\"website\">"),
    ("assets/logo.svg", "<svg>logo</svg>"), ("assets/favicon.svg", "<svg>icon</svg>"),
    ("assets/site.css", ":root:not([data-theme=\"dark\"]) { --link: #7a1fa2;"),
    ("assets/site.css", ":root[data-theme=\"dark\"] { --link: #d7a7f0;"),
    ("sitemap.xml", "<loc>https://docs.example/orders/own/an%20order.html</loc>"),
    ("robots.txt", "Sitemap: https://docs.example/orders/sitemap.xml"),
    ("404.html", "href=\"https://docs.example/orders/index.html\""),
    ("llms.txt", "# Orders & more\n\n> What \"Orders\" sends."),
    ("llms.txt", "- [An order](own/an%20order.md): One order of a customer."),
    ("own/an order.md", "# An order"), ("index.md", "# Orders &#38; more\n\nWhat \"Orders\" sends."),
    ("llms.txt", "- [Orders & more](index.md): What \"Orders\" sends."),
    ("404.html", "href=\"https://docs.example/orders/assets/site.css\""),
  ])
  func aFileHas(_ path: String, _ words: String) throws {
    let text = try #require(Self.own[path], "\(Self.own.keys.sorted())")
    #expect(text.contains(words), "\(text)")
  }

  /// Without settings a site says nothing of a publisher, and no address that it does not know.
  @Test func withoutSettings() throws {
    for path in ["sitemap.xml", "robots.txt", "404.html", "assets/logo.svg"] {
      #expect(Self.plain[path] == nil)
    }
    let page = try #require(Self.plain["own/an order.html"])
    for words in ["canonical", "class=\"version\"", "class=\"foot\"", "class=\"sources\"", "rel=\"icon\""] {
      #expect(!page.contains(words), "\(words)")
    }
    #expect(page.contains("<link rel=\"alternate\" type=\"text/markdown\" href=\"an%20order.md\">"))
    #expect(Self.plain["llms.txt"]?.hasPrefix("# Reference\n\n## Pages") == true)
  }

  /// Each part that a site leaves out is on no page, and no link leads there.
  @Test func partsThatAreLeftOut() {
    let files = Self.files("site: {without: [swift, messages, vocabulary]}")
    for path in ["vocabulary.html", "own/messages.html"] {
      #expect(Self.plain[path] != nil && files[path] == nil)
    }
    for (path, text) in files where path.hasSuffix(".html") || path.hasSuffix(".md") {
      for words in ["Swift", "vocabulary", "Messages", ".text"] {
        #expect(!text.contains(words), "\(path): \(words)")
      }
    }
    for words in ["In Swift", "<code>.text</code>"] {
      #expect(Self.plain["own/an order.html"]?.contains(words) == true)
    }
    // A form that has no name in Swift on the page has its title.
    #expect(files["own/an order.html"]?.contains("<strong>Text.</strong>") == true)
    let one = Self.files("site: {without: [messages]}")
    #expect(one["vocabulary.html"] != nil && one["own/an order.html"]?.contains("In Swift") == true)
  }

  /// The setting that readers can try payloads keeps its place, for the error of a tool that has nothing for it.
  @Test func theWishToTryPayloadsHasAPlace() {
    var bag = DiagnosticBag()
    func place(_ settings: String) -> Diagnostics.SourceLocation? {
      TargetConfiguration(text: settings, name: "s.yaml", into: &bag).options.site.trial
    }
    #expect(place("site: {try: true}") == Diagnostics.SourceLocation(file: "s.yaml", line: 1, column: 13))
    #expect(place("site: {try: false}") == nil && place("site: {title: A}") == nil && !bag.hasErrors)
  }

  @Test(arguments: [
    ("site: {logo: gone.svg}", "there is no file 'gone.svg'"),
    ("site: {logo: logo.png}", "'logo'"), ("site: {titel: x}", "titel"),
    ("site: {colours: {accent: red}}", "accent"), ("site: {source: 'https://x.example/'}", "{path}"),
    ("site: {baseURL: docs.example}", "baseURL"), ("site: {without: [swfit]}", "'without': must be one of"),
    ("site: {navigation: [{title: A}]}", "pages"), ("site: {guides: 1}", "guides"),
    ("site: {try: 1}", "'try': must be a boolean"),
  ])
  func aMistakeIsAnError(_ settings: String, _ words: String) {
    var bag = DiagnosticBag()
    _ = TargetConfiguration(text: settings, into: &bag)
    let texts = bag.sorted.filter { $0.severity == .error }.map(\.description)
    #expect(texts.count == 1 && texts[0].contains(words), "\(texts)")
  }
}
