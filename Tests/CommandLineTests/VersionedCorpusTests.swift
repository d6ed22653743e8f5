import Foundation
import Testing

/// A site of three states of this repository's schemas, which are made by edits.
@Suite struct VersionedCorpusTests {
  private static let schemas = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Schemas")

  /// A file of the schemas with texts in place of others, which it must have.
  private static func edited(_ text: String, _ edits: [(from: String, to: String)]) throws -> String {
    try edits.reduce(text) { text, edit in
      try #require(
        text.contains(edit.from), "the schemas have no '\(edit.from)' any more: edit something else")
      return text.replacing(edit.from, with: edit.to)
    }
  }

  /// Makes the site. The newest state is that of the repository; the one before has a shorter limit, another required member,
  /// and lacks one; the first has a member that is gone since.
  private static func make(in tool: Tool) throws {
    let file = "airship/sms-override.yaml"
    let newest = try String(contentsOf: schemas.appending(path: file), encoding: .utf8)
    let second = try edited(
      newest,
      [
        ("maxLength: 1600", "maxLength: 1200"),
        ("type: object\nproperties:", "type: object\nrequired: [alert]\nproperties:"),
        ("  shorten_links:\n", "  shorten_urls:\n"), ("    shorten_links: true\n", ""),
      ])
    let first = try edited(
      second, [("properties:\n  alert:", "properties:\n  sender: {type: string}\n  alert:")])
    for (name, text) in [("1.0.0", first), ("2.0.0", second), ("3.0.0", newest)] {
      try FileManager.default.copyItem(at: schemas, to: tool.folder.appending(path: name))
      try tool.write(text, to: name + "/" + file)
    }
    let outcome = try tool.run(
      "generate", "--schemas", "3.0.0", "--output", "out", "--only", "site", "--versions", "1.0.0,2.0.0,3.0.0"
    )
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func rowsTellOfEditsAndNoLinkIsDead() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try Self.make(in: tool)
    let page = try tool.read("out/Site/airship/sms-override.html")
    for words in [
      "Changed in <a href=\"../changes.html#version.3.0.0\">3.0.0</a>: <code>maxLength</code> is 1600, was 1200.",
      "<code>alert</code> is not required any more.",
      "<p>Since <a href=\"../changes.html#version.3.0.0\">3.0.0</a>.</p>",
      "<a id=\"member.shorten_urls\"></a><code>shorten_urls</code> is gone since",
      "<a id=\"member.sender\"></a><code>sender</code> is gone since <a href=\"../changes.html#version.2.0.0\">2.0.0</a>.",
      "<a href=\"../versions/1.0.0/airship/sms-override.html\">1.0.0</a>",
    ] { #expect(page.contains(words), "\(words) in \(page)") }
    // A page that no edit is about says nothing of versions.
    let other = try tool.read("out/Site/airship/web-override.html")
    #expect(!other.contains("Changed in") && !other.contains("Since <a"))
    try checkLinks(of: tool)
  }

  /// Looks for files and anchors that links name and no page has.
  private func checkLinks(of tool: Tool) throws {
    let list = try tool.shell("cd out/Site && find . -type f").output.split(separator: "\n").map {
      String($0.dropFirst(2))
    }
    let files = Set(list)
    var anchors: [String: Set<Substring>] = [:]
    var links: [(page: String, target: String)] = []
    for path in list where path.hasSuffix(".html") {
      let text = try tool.read("out/Site/" + path)
      anchors[path] = Set(text.matches(of: #/ id="([^"]*)"/#).map(\.1))
      links += text.matches(of: #/<[a-z][^<>]* href="([^":]*)"/#).map { (path, String($0.1)) }
    }
    #expect(links.count > 10_000)
    for (page, target) in links {
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      var steps = page.split(separator: "/").dropLast().map(String.init)
      for step in (parts[0].removingPercentEncoding ?? parts[0]).split(separator: "/") {
        if step == ".." { _ = steps.popLast() } else { steps.append(String(step)) }
      }
      let path = parts[0].isEmpty ? page : steps.joined(separator: "/")
      let leads = files.contains(path) && (parts.count == 1 || anchors[path]?.contains(parts[1][...]) == true)
      if !leads { Issue.record("\(page): \(target)") }
    }
  }
}
