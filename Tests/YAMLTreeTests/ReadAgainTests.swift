import Diagnostics
import TestSupport
import Testing
import YAMLTree

/// A text of which few lines are read again has the tree that it has when all are read.
@Suite struct ReadAgainTests {
  private static let seeds = [
    "title: A\ntype: object\nproperties:\n  a: {type: string}\n  b:\n    type: integer\n    minimum: 3\nrequired: [a]\n",
    "a:\n  text: |\n    one\n    two\n\n  folded: >+\n    x\n\n  next: 1\nb: 2\n# end\n",
    "a: {\n  b: 1,\n  c: 2\n}\nd: [\n  1,\n  e: 2\n]\nf:\n  g: h\n",
    "a: &x\n  b: 1\n  c: 2\nd: *x\ne:\n  f: *x\n  g: plain\n    text\n  h: \"two\n    lines\"\ni: 'it''s'\n",
    "a:\n- b: 1\n  c: 2\n- d\nf:\n  - g: 1\n  - h: 2\ni:\n  ? j\n  : k\n  l: m\n",
    "---\na:\r\n  b: 1\r\n  c: 2\r\nd:\r\n  e: \"\\uD83D\\uDE00\"\r\n  f: g\r\n...\n",
    "\u{FEFF}a:\n  b: \u{E9}\u{1F600}\n  c: d\ne: 1\n",
    "  a: 1\n  b:\n      c: 2\n      d: !!str 3\n  e: 4",
  ]

  private let reader = YAMLReader(otherKeys: .taken, mergesKeys: true)

  private func sound(_ bytes: [UInt8], file: String = "a.yaml") -> YAMLNode? {
    var bag = DiagnosticBag()
    var isMerged = false
    let node = reader.read(bytes: bytes, file: file, into: &bag) { _ in isMerged = true }
    return bag.diagnostics.isEmpty && !isMerged ? node : nil
  }

  @Test func whatIsReadAgainIsWhatIsRead() throws {
    var random = SeededGenerator(seed: 5)
    var (again, whole) = (0, 0)
    for round in 0..<24_000 {
      let old = Array(Self.seeds[round % Self.seeds.count].utf8)
      let known = try #require(sound(old))
      let new = mutated(old, using: &random)
      guard let node = reader.readAgain(known, of: old, as: new, file: "a.yaml") else {
        if sound(new) != nil { whole += 1 }
        continue
      }
      again += 1
      #expect(sound(new) == node, "\(String(decoding: new, as: UTF8.self))")
    }
    #expect(again > 1_500, "\(again) again, \(whole) as a whole")
  }

  /// Edits as one types: lines come and go, and keys.
  @Test(arguments: [
    ("minimum: 3", "minimum: 34"), ("    minimum: 3\n", ""), ("    minimum", "    maximum: 4\n    minimum"),
    ("  b:\n", "  c: {}\n  b:\n"), ("{type: string}", "\n    type: string"),
  ])
  func editsAreReadAgain(_ word: String, _ replacement: String) throws {
    let text = Self.seeds[0]
    let new = Array(text.replacing(word, with: replacement).utf8)
    let known = try #require(sound(Array(text.utf8)))
    let again = reader.readAgain(known, of: Array(text.utf8), as: new, file: "a.yaml")
    #expect(again != nil && again == sound(new))
  }

  /// What may concern other lines is left to reading all.
  @Test(arguments: [
    ("b:\n", "b: &x\n"), ("minimum: 3", "minimum: *x"), ("  a: {", "  b: {"), ("required", "\"required"),
    ("required", "  required"), ("minimum: 3", "minimum: [3"), ("minimum: 3", "<<: {a: 1}"),
    ("title: A", "---\ntitle: A"), ("title: A", "title: A\n..."), ("title: A", "title: A\u{2028}"),
    ("type: integer", "# type"),
    ("minimum: 3\n", "minimum: 3\n  "),
  ])
  func otherEditsAreNot(_ word: String, _ replacement: String) throws {
    let text = Self.seeds[0]
    let known = try #require(sound(Array(text.utf8)))
    let new = Array(text.replacing(word, with: replacement).utf8)
    let again = reader.readAgain(known, of: Array(text.utf8), as: new, file: "a.yaml")
    #expect(again == nil || again == sound(new))
    #expect(reader.readAgain(known, of: Array(text.utf8), as: new, file: "a.json") == nil)
  }
}
