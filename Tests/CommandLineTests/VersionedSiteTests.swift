import Testing

/// `schemagen generate --only site --versions` makes one site of several states of schemas.
@Suite final class VersionedSiteTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.remove() }

  private static func order(_ members: String, _ more: String = "") -> String {
    """
    title: Order
    type: object
    required: [id]
    properties:
      id: {type: string}
    \(members)
    $defs:
      line: {title: Line, type: object, properties: {sku: {type: string}}}
    \(more)
    """
  }

  private static let states = [
    order("  note: {type: string, maxLength: 80}\n  old: {type: string}"),
    order("  note: {type: string, maxLength: 60}\n  old: {type: string}\n  gift: {type: boolean}"),
    order(
      "  note: {type: string, maxLength: 60, description: Words.}\n  gift: {type: boolean, deprecated: true}",
      "  box: {title: Box, type: object, properties: {w: {type: integer}}}"),
  ]

  /// Three folders, and what is made of them.
  private func site(_ arguments: String...) throws -> Tool.Outcome {
    for (name, text) in zip(["1.0.0", "1.1.0", "1.2.0"], Self.states) {
      try tool.write(text, to: name + "/order.yaml")
    }
    return try tool.shell(
      #"exec "$0" generate --schemas 1.2.0 --output out --only site "$@""#, arguments)
  }

  @Test func pagesSayWhatChanged() throws {
    let outcome = try site("--versions", "1.0.0,1.1.0,1.2.0")
    #expect(outcome.status == 0, "\(outcome)")
    let page = try tool.read("out/Site/order.html")
    let (changes, old) = (
      try tool.read("out/Site/changes.html"), try tool.read("out/Site/versions/1.1.0/order.html")
    )
    for words in [
      "<p>Since <a href=\"changes.html#version.1.1.0\">1.1.0</a>.</p>",
      "Changed in <a href=\"changes.html#version.1.1.0\">1.1.0</a>: <code>maxLength</code> is 60, was 80. Refused now: <code>",
      "<a id=\"member.old\"></a><code>old</code> is gone since <a href=\"changes.html#version.1.2.0\">1.2.0</a>.",
      "Changed in <a href=\"changes.html#version.1.2.0\">1.2.0</a>: <code>deprecated</code> is true now.",
      "<summary>1.2.0</summary>", "<a href=\"versions/1.1.0/order.html\">1.1.0</a>",
      "<a aria-current=\"true\" href=\"#content\">1.2.0</a>",
    ] { #expect(page.contains(words), "\(words) in \(page)") }
    #expect(!page.contains("This is version") && !page.contains("<code>description</code>"))
    // Each version knows what came before it, and nothing of what came after.
    for words in [
      "Since <a href=\"changes.html#version.1.1.0\">1.1.0</a>", "id=\"member.old\"",
      "<a href=\"../../order.html\">1.2.0</a>", "<a href=\"../../versions/1.0.0/order.html\">1.0.0</a>",
      "This is version 1.1.0. The newest is <a href=\"../../order.html\">1.2.0</a>.",
      "<meta name=\"robots\" content=\"noindex\">",
    ] { #expect(old.contains(words), "\(words) in \(old)") }
    #expect(!old.contains("gone since") && !old.contains("1.2.0</a>:"))
    let first = try tool.read("out/Site/versions/1.0.0/order.html")
    #expect(!first.contains("Since") && !first.contains("Changed in") && !first.contains("changes.html"))
    #expect(
      try #require(changes.range(of: "version.1.2.0")).lowerBound
        < #require(changes.range(of: "version.1.1.0")).lowerBound)
    for words in [
      "<h2 id=\"version.1.1.0\">", "definition <code>box</code> is new", "Refused now:",
      "order.html#member.note", "<code>description</code> is \"Words.\" now",
    ] {
      #expect(changes.contains(words), "\(words) in \(changes)")
    }
  }

  /// The row of a member says since when it has to be there: always, with another one, or where a condition holds.
  @Test func aRowSaysSinceWhenItsMemberIsRequired() throws {
    let condition = "if: {properties: {note: {const: x}}}\nthen:"
    let more = [
      "required: [id]\n\(condition) {required: [old]}",
      "required: [id, note]\ndependentRequired: {gift: [old]}\n\(condition) {required: [old]}",
      "required: [note]\ndependentRequired: {gift: [old]}\n\(condition) {required: [gift]}",
    ]
    for (name, more) in zip(["1.0.0", "1.1.0", "1.2.0"], more) {
      try tool.write(
        """
        title: Order
        type: object
        properties: {id: {type: string}, note: {type: string}, old: {type: string}, gift: {type: string}}
        \(more)
        """, to: name + "/order.yaml")
    }
    let outcome = try tool.run(
      "generate", "--schemas", "1.2.0", "--output", "out", "--only", "site", "--versions", "1.0.0,1.1.0,1.2.0"
    )
    #expect(outcome.status == 0, "\(outcome)")
    let page = try tool.read("out/Site/order.html")
    func row(_ name: String) throws -> Substring {
      let start = try #require(page.range(of: "<div class=\"member\" id=\"member.\(name)\">"))
      let rest = page[start.upperBound...]
      return rest[..<(rest.range(of: "</div>")?.lowerBound ?? rest.endIndex)]
    }
    for (name, version, words) in [
      ("note", "1.1.0", "<code>note</code> is required now."),
      ("id", "1.2.0", "<code>id</code> is not required any more."),
      ("old", "1.1.0", "<code>gift</code> requires <code>old</code> now."),
      ("gift", "1.2.0", "<code>gift</code> is required now."),
    ] {
      let line = "<p>Changed in <a href=\"changes.html#version.\(version)\">\(version)</a>: \(words)</p>"
      let row = try row(name)
      #expect(row.contains(line), "\(name): \(row)")
      // It is said where it is of use, and not at the head of the page again.
      #expect(page.components(separatedBy: line).count == 2, "\(line) in \(page)")
    }
  }

  /// What is at no place of the other version leads to its first page.
  @Test func aPageThatAnotherVersionLacksLeadsToItsFirstPage() throws {
    for (name, count) in [("a", 1), ("b", 2)] {
      for number in 0..<count {
        try tool.write("{title: D\(number), type: object}", to: "\(name)/d\(number).yaml")
      }
    }
    let outcome = try tool.run(
      "generate", "--schemas", "b", "--output", "out", "--only", "site", "--versions", "a,b")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try tool.read("out/Site/d1.html").contains("<a href=\"versions/a/index.html\">a</a>"))
    #expect(try tool.read("out/Site/d0.html").contains("<a href=\"versions/a/d0.html\">a</a>"))
  }

  /// A page that is gone is still found: it says so, and leads to the last version that has it. Nothing lists it.
  @Test func aPageThatIsGoneLeadsToTheLastVersionThatHasIt() throws {
    try tool.write("site: {baseURL: 'https://docs.example'}\n", to: "schemagen.yaml")
    for (name, gone) in [("a", "Old"), ("b", "Gone"), ("c", nil)] {
      try tool.write("{title: Kept, type: object}", to: "\(name)/kept.yaml")
      if let gone { try tool.write("{title: \(gone), type: object}", to: "\(name)/more/gone.yaml") }
    }
    let outcome = try tool.run(
      "generate", "--schemas", "c", "--output", "out", "--only", "site", "--versions", "a,b,c")
    #expect(outcome.status == 0, "\(outcome)")
    let page = try tool.read("out/Site/more/gone.html")
    for words in [
      "<h1 id=\"section-gone\">Gone</h1>", "Version b is the last that has this page.",
      "<p class=\"older\"><a href=\"../versions/b/more/gone.html\">Gone in version b</a></p>",
      "content=\"noindex\"",
    ] { #expect(page.contains(words), "\(words) in \(page)") }
    #expect(try tool.read("out/Site/more/gone.md").contains("# Gone\n\nVersion b is the last"))
    for name in ["sitemap.xml", "llms.txt", "index.html"] {
      #expect(!(try tool.read("out/Site/" + name).contains("gone.")), "\(name)")
    }
    #expect(!(try tool.read("out/Site/assets/search.js").contains("\"Gone\"")))
    // A whole document that goes is named once.
    let changes = try tool.read("out/Site/changes.html")
    #expect(changes.contains("<li><code>more/gone.yaml</code> is gone.</li>"), "\(changes)")
    #expect(
      try tool.read("out/Site/versions/b/more/gone.html").contains("href=\"../../../more/gone.html\">c</a>"))
  }

  /// Revisions have dates, those of their commits; with them and the address of the site there is a feed.
  @Test func revisionsHaveAFeed() throws {
    try tool.write("site: {title: Shop & Co, baseURL: 'https://docs.example'}\n", to: "schemagen.yaml")
    for (number, text) in Self.states.enumerated() {
      try tool.write(text, to: "Schemas/order.yaml")
      let commit = try tool.shell(
        """
        git init -q . && git add Schemas schemagen.yaml && export GIT_COMMITTER_DATE='2026-01-0\(number + 1)T10:00:00Z' \
        && git -c user.name=a -c user.email=a@example.com commit -qm state && git tag v1.\(number).0
        """)
      #expect(commit.status == 0, "\(commit)")
    }
    let line =
      #"exec "$0" generate --schemas Schemas --output out --only site --versions v1.0.0,v1.1.0,v1.2.0"#
    let outcome = try tool.shell(line)
    #expect(outcome.status == 0, "\(outcome)")
    let feed = try tool.read("out/Site/changes.xml")
    for words in [
      "<title>Shop &amp; Co</title>", "<id>https://docs.example/changes.html#version.1.2.0</id>",
      "<updated>2026-01-03T10:00:00", "<updated>2026-01-02T10:00:00",
      "&lt;li&gt;note: maxLength is 60, was 80.&lt;/li&gt;",
    ] { #expect(feed.contains(words), "\(words) in \(feed)") }
    #expect(
      try tool.read("out/Site/order.html").contains("type=\"application/atom+xml\" href=\"changes.xml\""))
    #expect(try tool.read("out/Site/changes.html").contains("<p>2026-01-03</p>"))
    // Nothing of the run is in its output.
    let again = try tool.shell(line)
    #expect(again.output.contains("0 written, 0 removed"), "\(again)")
    // An edit that is in no version is on no page.
    try tool.write("type: string", to: "Schemas/order.yaml")
    #expect(try tool.shell(line).output.contains("0 written, 0 removed"))
  }

  @Test(arguments: [
    (["--versions", "1.0.0"], "needs two versions or more"),
    (["--versions", "1.0.0,,1.2.0"], "needs two versions"),
    (["--versions", "1.0.0,1.1.0", "--only", "docs"], "--versions needs --only site"),
    (["--versions", "1.0.0,1.1.0", "--watch"], "do not go together"),
    (["--versions", "1.0.0,./1.0.0"], "two versions are called '1.0.0'"),
    (["--versions", "1.0.0,gone"], "cannot read the revision 'gone'"),
  ])
  func aMistakeIsAnError(_ arguments: [String], _ words: String) throws {
    for name in ["1.0.0", "1.1.0"] { try tool.write(Self.states[0], to: name + "/order.yaml") }
    let line = #"exec "$0" generate --schemas 1.0.0 --output out --only site "$@""#
    let outcome = try tool.shell(line, arguments)
    #expect(outcome.status != 0 && outcome.errors.contains(words), "\(outcome)")
    #expect(try tool.shell("ls out/Site").status != 0, "nothing is written")
  }

  /// A mistake in the schemas of any version has its place.
  @Test func aMistakeInAVersionHasItsPlace() throws {
    try tool.write("type: strin", to: "a/x.yaml")
    try tool.write("type: string", to: "b/x.yaml")
    let outcome = try tool.run(
      "generate", "--schemas", "b", "--output", "out", "--only", "site", "--versions", "a,b")
    #expect(outcome.status == 2 && outcome.errors.contains("a/x.yaml:1:7: error"), "\(outcome)")
    #expect(try tool.shell("ls out/Site").status != 0)
  }
}
