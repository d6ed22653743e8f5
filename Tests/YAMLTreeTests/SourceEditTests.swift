import Testing

@testable import YAMLTree

/// Changes of a text that leave comments, layout and order as they are.
@Suite struct SourceEditTests {
  private func edited(_ text: String, file: String = "note.yaml", _ change: (inout SourceEdit) -> Void)
    -> String?
  {
    var edit = SourceEdit(Array(text.utf8), file: file)
    if edit == nil { return nil }
    change(&edit!)
    return edit?.changed()
  }

  @Test(arguments: [
    ("enum: [a, b, a] # twice", "enum: [a, b] # twice"),
    ("enum:\n  [a,\n   b,\n   a]", "enum:\n  [a,\n   b]"),
    ("enum:\n  - a # first\n  - b\n  - a\n# end", "enum:\n  - a # first\n  - b\n# end"),
    ("enum:\n- a\n- b\n- a # again\nx: 1", "enum:\n- a\n- b\n# again\nx: 1"),
    ("enum: ['a, b', \"]\", 'a, b']", "enum: ['a, b', \"]\"]"),
    ("enum: [{a: [1]}, 2, {a: [1]}]", "enum: [{a: [1]}, 2]"),
  ])
  func anItemGoes(_ before: String, _ after: String) {
    #expect(edited(before) { $0.remove([2], from: ["enum"]) } == after)
  }

  @Test func severalItemsGoAtOnce() {
    #expect(edited("[a, b, a, b, c]") { $0.remove([2, 3], from: []) } == "[a, b, c]")
    #expect(edited("[1, 1]", file: "a.json") { $0.remove([1], from: []) } == "[1]")
  }

  /// What a comment between items is about cannot be known, nor where a text over several lines ends.
  @Test(arguments: ["[a, # one\n a]", "- a\n- >-\n  a\n", "- a\n- a\n  b\n", "- &x a\n- *x\n"])
  func whatIsUncertainStays(_ text: String) {
    #expect(edited(text) { $0.remove([1], from: []) } == nil)
  }

  /// What an alias repeats stays, and the rest is changed.
  @Test func whatAnAliasRepeatsStays() {
    let text = "a: &x {b: [1, 1], c: 5}\nd: *x\ne: [2, 2]\nf: {g: *x, h: 3}\n"
    let after = "a: &x {b: [1, 1], c: 5}\nd: *x\ne: [2]\nf: {g: *x, h: '3'}\n"
    var results: [Bool] = []
    let changed = edited(text) { edit in
      results = [
        edit.remove([1], from: ["a", "b"]), edit.remove([1], from: ["d", "b"]),
        edit.replace(["a", "c"], with: .string("5")), edit.replace(["f", "g", "c"], with: .string("5")),
        edit.add("n", .bool(true), to: ["d"]), edit.remove([1], from: ["e"]),
        edit.replace(["f", "h"], with: .string("3")),
      ]
    }
    #expect(results == [false, false, false, false, false, true, true])
    #expect(changed == after)
    // An anchor that nothing repeats is no obstacle to what stands below it.
    #expect(edited("a: &x\n  b: 5\n") { $0.replace(["a", "b"], with: .string("5")) } == "a: &x\n  b: '5'\n")
  }

  @Test func aScalarIsWrittenAnew() {
    #expect(edited("a: 5 # five\nb: 1") { $0.replace(["a"], with: .string("5")) } == "a: '5' # five\nb: 1")
    #expect(edited("x: {a: 5, b: 1}") { $0.replace(["x", "a"], with: .string("5")) } == "x: {a: '5', b: 1}")
    #expect(edited("a: ['3', 4]") { $0.replace(["a", "0"], with: .number("3")) } == "a: [3, 4]")
    #expect(
      edited("{\"a\": \"true\"}", file: "a.json") { $0.replace(["a"], with: .bool(true)) } == "{\"a\": true}")
    #expect(edited("a: |\n  text\n") { $0.replace(["a"], with: .bool(true)) } == nil)
  }

  @Test(arguments: [
    (
      "a:\n  # why\n  type: string\n  default: x\n",
      "a:\n  # why\n  type: string\n  since: '1.0'\n  default: x\n"
    ),
    ("a:\n  type: string # what\n", "a:\n  since: '1.0'\n  type: string # what\n"),
    ("a: { type: string, default: x }", "a: { type: string, since: '1.0', default: x }"),
    ("a: {type: string}", "a: {since: '1.0', type: string}"),
    ("a: {}", "a: {since: '1.0'}"),
  ])
  func aMemberIsAdded(_ before: String, _ after: String) {
    #expect(edited(before) { $0.add("since", .string("1.0"), to: ["a"]) } == after)
  }

  @Test func aMemberOfJSONIsAdded() {
    let text = "{\n  \"a\": {\n    \"type\": \"string\",\n    \"default\": \"\"\n  }\n}\n"
    let after =
      "{\n  \"a\": {\n    \"type\": \"string\",\n    \"since\": \"1.0\",\n    \"default\": \"\"\n  }\n}\n"
    #expect(edited(text, file: "a.json") { $0.add("since", .string("1.0"), to: ["a"]) } == after)
  }

  @Test func whatIsThereStays() {
    #expect(edited("a: {since: '0.9'}") { $0.add("since", .string("1.0"), to: ["a"]) } == nil)
    #expect(edited("a: true") { $0.add("since", .string("1.0"), to: ["a"]) } == nil)
    #expect(SourceEdit(Array("a: [".utf8), file: "a.yaml") == nil)
  }
}
