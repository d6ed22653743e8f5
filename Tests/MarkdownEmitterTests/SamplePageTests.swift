import Diagnostics
import SchemaModel
import SchemaRuntime
import SourceText
import Testing
import TypeModel

@testable import MarkdownEmitter

/// Pages show what to send: beside the list on a site, behind it in Markdown.
@Suite struct SamplePageTests {
  @Test func aSiteShowsItBesideTheListInThreeNotations() throws {
    let page = try #require(try reference().website.first { $0.path == "note.html" }?.contents)
    let send = try #require(page.range(of: "<div class=\"send\">"))
    let list = try #require(page.range(of: "id=\"member.channel\""))
    #expect(send.lowerBound < list.lowerBound, "above the list where there is no room beside it")
    #expect(page.contains("<input type=\"radio\" name=\"send1\" id=\"send1-0\" class=\"s0\""))
    for notation in ["JSON", "YAML", "Swift"] { #expect(page.contains(">\(notation)</label>")) }
    #expect(page.contains("<a class=\"k\" href=\"#member.channel\">\"channel\"</a>"))
    #expect(page.contains("channel: email</code>"))
  }

  /// An object without members tells nothing of what one sends.
  @Test func aSiteShowsFirstWhatHasMembers() throws {
    let full: JSONValue = ["channel": "email"]
    let page = try #require(
      try reference(minimal: [:], full: full).website.first { $0.path == "note.html" }?.contents)
    #expect(page.contains("id=\"send1-0\" class=\"s0\" aria-label=\"The smallest\">"))
    #expect(page.contains("id=\"send1-1\" class=\"s1\" aria-label=\"With most members\" checked>"))
    #expect(page.contains("id=\"notation1-0\" class=\"n0\" aria-label=\"JSON\" checked>"))
  }

  @Test func markdownShowsItBehindTheList() throws {
    let page = try #require(try reference().markdown.first { $0.path == "note.md" }?.contents)
    let list = try #require(page.range(of: "## Properties"))
    let send = try #require(page.range(of: "## What to send"))
    #expect(list.lowerBound < send.lowerBound)
    #expect(page.contains("The smallest:\n"))
  }

  @Test(arguments: [
    (
      #"{"a": "x y", "b": [1, {"c": true, "d": []}], "e": {}}"#,
      "a: x y\nb:\n  - 1\n  - c: true\n    d: []\ne: {}"
    ),
    (
      #"{"no": "yes", "1": "0x1", "q": "a: b", "t": " x", "n": null}"#,
      "\"no\": \"yes\"\n\"1\": \"0x1\"\nq: \"a: b\"\nt: \" x\"\n\"n\": null"
    ),
    (#"[[1, 2], ["-"]]"#, "- - 1\n  - 2\n- - \"-\""), (#""a\nb""#, #""a\nb""#),
  ])
  func yamlReadsAsTheSameValue(_ json: String, _ yaml: String) throws {
    #expect(YAMLText.text(try JSONValue(jsonString: json)) == yaml)
  }

  private func reference(
    minimal: JSONValue = ["channel": "email"], full: JSONValue? = nil
  ) throws -> Reference {
    var loader = SchemaLoader()
    loader.loadSource(
      "{title: Note, type: object, required: [channel], properties: {channel: {enum: [email, push]}}}",
      path: "note.yaml")
    var bag = DiagnosticBag()
    let graph = loader.finish()
    let types = TypeLowering(graph).lower(into: &bag)
    let root = try #require(graph.entryDocuments.first?.root)
    let samples = ObjectSamples(
      schema: root, minimal: minimal, full: full, twins: [], instances: [])
    return Reference(graph: graph, types: types, samples: [samples])
  }
}
