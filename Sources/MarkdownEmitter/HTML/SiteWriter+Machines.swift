import SchemaModel
import SchemaRuntime
import SourceText

/// Writes what programs read beside the pages.
extension SiteWriter {
  /// `llms.txt`; with the address of the site also `sitemap.xml`, `robots.txt` and a page for what is not there.
  var filesForMachines: [OutputFile] {
    var files = [OutputFile(path: "llms.txt", contents: listForModels)]
    if let feed { files.append(OutputFile(path: "changes.xml", contents: feed)) }
    guard let base = baseURL else { return files }
    let addresses = layout.files.filter { !isGone($0) }.compactMap(address).map {
      "<url><loc>\(HTMLWriter.text($0))</loc></url>\n"
    }
    files.append(
      OutputFile(
        path: "sitemap.xml",
        contents:
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n\(addresses.joined())</urlset>\n"
      ))
    files.append(
      OutputFile(path: "robots.txt", contents: "User-agent: *\nAllow: /\nSitemap: \(base)/sitemap.xml\n"))
    files.append(OutputFile(path: "404.html", contents: missing(base)))
    return files
  }

  /// The pages and what each is about, as [llmstxt.org](https://llmstxt.org) has it.
  private var listForModels: String {
    var text = "# \(MarkdownText.line(home))\n\n"
    if let words = settings.description { text += "> \(MarkdownText.line(words))\n\n" }
    text += "## Pages\n\n"
    for file in layout.files where !isGone(file) {
      let name = MarkdownText.line(isFirst(file) ? home : file.title)
      text +=
        "- [\(name)](\(PercentEncoding.encode(path: file.stem)).md): \(MarkdownText.line(description(of: file)))\n"
    }
    return text
  }

  private func missing(_ base: String) -> String {
    let base = HTMLWriter.attribute(base)
    return """
      \(Self.opening)
      <meta name="robots" content="noindex">
      <title>Not found – \(HTMLWriter.text(home))</title>
      <link rel="stylesheet" href="\(base)/assets/site.css">
      <script src="\(base)/assets/theme.js"></script>
      </head>
      <body>
      <header class="top">
      <a class="home" href="\(base)/index.html">\(logo(base + "/"))\(HTMLWriter.text(home))</a>
      </header>
      <div class="frame">
      <main>
      <h1>This page does not exist</h1>
      <p><a href="\(base)/index.html">\(HTMLWriter.text(home))</a> has all pages.</p>
      </main>
      </div>
      </body>
      </html>

      """
  }

  // MARK: - Schemas and facts

  /// The path of a schema's file in the site.
  static func schemaPath(_ path: String) -> String { "assets/schemas/" + path }

  /// The files of the schemas, as their author wrote them.
  var schemaFiles: [OutputFile] {
    sources.values.compactMap { path in
      texts[path].map { OutputFile(path: Self.schemaPath(path), contents: $0) }
    }
  }

  /// The end of the name of a page's facts.
  static let factsEnding = ".facts.json"

  /// Whether a page tells of schemas.
  func hasFacts(_ number: Int) -> Bool { facts[number] != nil }

  /// Beside each page that tells of schemas, what it says as JSON: its members, and the keywords of each schema.
  ///
  ///     {"title": "Expiry", "page": "airship/expiry.html",
  ///     "members": [{"name": "ttl", "path": "ttl", "anchor": "member.ttl", "type": "integer", "required": "no",
  ///       "deprecated": false, "text": "In seconds."}],
  ///     "facts": {"airship/expiry.yaml#/properties/ttl": {"page": "airship/expiry.md", "keywords": ["type"]}}}
  var pagesForMachines: [OutputFile] {
    layout.files.indices.compactMap { number in
      guard let lines = facts[number] else { return nil }
      let file = layout.files[number]
      let members = file.blocks.flatMap(\.rows).filter(\.isProperty).map { $0.json.description }
      let text =
        "{\"title\": \(JSONValue.string(file.title)), \"page\": \(JSONValue.string(file.stem + ".html")),\n"
        + "\"members\": [\n" + members.joined(separator: ",\n") + "\n],\n"
        + "\"facts\": {\n" + lines.joined(separator: ",\n") + "\n}}\n"
      return OutputFile(path: file.stem + Self.factsEnding, contents: VisibleText.json(text))
    }
  }
}

extension Block {
  fileprivate var rows: [MemberRow] { if case .members(_, let rows) = self { rows } else { [] } }
}

extension MemberRow {
  /// The statements of the row as an object.
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("name", .string(name.plain)), ("path", .string(path)), ("anchor", .string(anchor)),
      ("type", .string(type.plain)), ("required", .string(presence.plain)),
      ("deprecated", .bool(isDeprecated)),
    ]
    if !defaultValue.isEmpty { members.append(("default", .string(defaultValue.plain))) }
    if !values.isEmpty { members.append(("values", .array(values.map { .string($0) }))) }
    members.append(("text", .string(linesWithOrigin.map(\.plain).joined(separator: " "))))
    return .object(JSONObject(members))
  }
}

extension MarkdownText {
  /// A text on one line, without what would be Markdown in it, its hidden characters named.
  fileprivate static func line(_ text: String) -> String {
    let words = Escaping.shown(text).split { $0.isWhitespace }.joined(separator: " ")
    return words.reduce(into: "") { result, character in
      if "[]<>\\`*_".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
