import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import YAMLTree

/// The reader of half-typed texts agrees with libyaml on each text that libyaml accepts, and is never lost.
@Suite struct DraftTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All YAML and JSON files below folders of the repository.
  private static func files(_ folders: String...) throws -> [(name: String, bytes: [UInt8])] {
    try folders.flatMap { folder in
      let url = repository.appending(path: folder)
      let found = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)?.compactMap {
        $0 as? URL
      }
      return try (found ?? []).filter { isInput($0) }
        .sorted { $0.path < $1.path }.map { ($0.path, Array(try Data(contentsOf: $0))) }
    }
  }

  private static func isInput(_ url: URL) -> Bool {
    ["yaml", "yml", "json"].contains(url.pathExtension) && FileManager.default.fileExists(atPath: url.path)
  }

  /// The difference between both readings of a text; nil where there is none, or where libyaml refuses the text.
  private func difference(_ bytes: [UInt8], isJSON: Bool, recovers: Bool, compared: inout Int) -> String? {
    var bag = DiagnosticBag()
    var reader = YAMLReader(otherKeys: .taken)
    reader.readsJSON = isJSON
    guard let wanted = reader.readDocuments(bytes: bytes, file: "a", into: &bag) else { return nil }
    compared += 1
    let drafts = DraftReader.documents(of: bytes, isJSON: isJSON, recovers: recovers)
    guard drafts.count == wanted.count else { return "\(drafts.count) documents, expected \(wanted.count)" }
    for (draft, node) in zip(drafts, wanted) {
      var tree = DraftTree(bytes, file: "a", isJSON: isJSON)
      if let difference = Self.difference(tree.node(draft), node, "") { return difference }
    }
    return nil
  }

  private static func difference(_ a: YAMLNode, _ b: YAMLNode, _ path: String) -> String? {
    switch (a.content, b.content) {
    case (.sequence(let left), .sequence(let right)) where left.count == right.count:
      for (index, pair) in zip(left, right).enumerated() {
        if let found = difference(pair.0, pair.1, path + "/\(index)") { return found }
      }
      return nil
    case (.mapping(let left), .mapping(let right)) where left.count == right.count:
      for (one, other) in zip(left, right) {
        guard Array(one.key.utf8) == Array(other.key.utf8) else {
          return "\(path): key '\(one.key)', expected '\(other.key)'"
        }
        if let found = difference(one.value, other.value, path + "/\(one.key)") { return found }
      }
      return nil
    case (.string(let left), .string(let right)) where Array(left.utf8) == Array(right.utf8): return nil
    default: return a.content == b.content ? nil : "\(path): \(brief(a)), expected \(brief(b))"
    }
  }

  private static func brief(_ node: YAMLNode) -> String {
    "\(node.kindName) of \((node.elements?.count ?? node.members?.count).map(String.init) ?? "\(node.content)")"
  }

  @Test(arguments: [false, true])
  func agreesOnFilesOfTheRepository(_ recovers: Bool) throws {
    var compared = 0
    for file in try Self.files(
      "Schemas", "Tests/SwiftEmitterTests/Cases", "Tests/SchemaModelTests/Cases/accepted",
      "Tests/SchemaLintTests/Cases")
    {
      let found = difference(
        file.bytes, isJSON: file.name.hasSuffix(".json"), recovers: recovers, compared: &compared)
      #expect(found == nil, "\(file.name): \(found ?? "")")
    }
    #expect(compared > 300, "\(compared)")
  }

  @Test func agreesOnCasesOfTheReader() throws {
    var compared = 0
    for file in try Self.files("Tests/YAMLTreeTests/Cases", "Tests/SchemaFormatTests/Cases") {
      let found = difference(
        file.bytes, isJSON: file.name.hasSuffix(".json"), recovers: false, compared: &compared)
      #expect(found == nil, "\(file.name): \(found ?? "")")
    }
    #expect(compared > 80, "\(compared)")
  }

  private static let seeds = [
    "a: &x [1, 0x1F, .5]\nb: {c: *x, \"d\\u00e9\": !!str no}\ne: |\n  text\n  more\nf: 'it''s'\n",
    "%YAML 1.2\n---\n? - a\n: !!map {}\n...\n# end\n",
    "- >-\n  folded\n\n  text\n- ~\n- &a\n  k: v\n- *a\n- !<tag:yaml.org,2002:int> 7\n",
    "type: object\nproperties:\n  a: {type: string, enum: [x, 'y']}\n  b:\n    - c: d\n      e: f\n    -\n      g\n  plain: over\n    two lines\nrequired:\n- a\n",
    "{\"a\": [1.5e-3, true, null], \"b\\/\": \"\\n\", \"c\": {\"d\": -0}}",
  ]

  @Test func agreesOnChangedTexts() {
    var random = SeededGenerator(seed: 17)
    var compared = 0
    for round in 0..<6000 {
      let isJSON = round % Self.seeds.count == 4 && round % 2 == 0
      let bytes = mutated(Array(Self.seeds[round % Self.seeds.count].utf8), using: &random)
      let found = difference(bytes, isJSON: isJSON, recovers: false, compared: &compared)
      #expect(found == nil, "\(found ?? "") in \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
    #expect(compared > 1000, "\(compared)")
  }

  /// Every scalar that is read stands where it says, and none is read twice.
  @Test func draftsOfBrokenTextsAreInOrder() {
    var random = SeededGenerator(seed: 19)
    for round in 0..<6000 {
      var bytes = Array(Self.seeds[round % Self.seeds.count].utf8)
      for _ in 0...Int.random(in: 0...4, using: &random) { bytes = mutated(bytes, using: &random) }
      for draft in DraftReader.documents(of: bytes, isJSON: round % 3 == 0, recovers: true) {
        var last = 0
        check(draft, in: 0..<bytes.count, &last)
        if last < 0 {
          Issue.record("\(round % 3 == 0) \(String(decoding: bytes, as: UTF8.self).debugDescription)")
        }
        var tree = DraftTree(bytes, file: "a", isJSON: round % 3 == 0)
        _ = tree.node(draft)
      }
    }
  }

  private func check(_ node: DraftNode, in outer: Range<Int>, _ last: inout Int) {
    if last < 0 { return }
    guard outer.lowerBound <= node.range.lowerBound, node.range.upperBound <= outer.upperBound else {
      last = -1
      return
    }
    switch node.content {
    case .missing, .alias: return
    case .scalar:
      last = node.range.lowerBound >= last ? node.range.upperBound : -1
    case .sequence(let elements): for element in elements { check(element, in: outer, &last) }
    case .mapping(let members):
      for member in members {
        check(member.key, in: outer, &last)
        check(member.value, in: outer, &last)
      }
    }
  }

  /// What stands before and behind a broken place is known.
  @Test(arguments: [
    ("a: 1\nty\nb: 2\n", "{a: 1, ty: ~, b: 2}"), ("a:\n  ty\n  b: 2\nc: 3\n", "{a: {ty: ~, b: 2}, c: 3}"),
    ("a: [1, 2\nb: 3\n", "{a: [1, 2], b: 3}"), ("a: {x: 1, y\nb: 3\n", "{a: {x: 1, y: ~}, b: 3}"),
    ("a: \"x\nb: 3\n", "{a: x, b: 3}"), ("a: \"x\nb: \"y\"\n", "{a: x, b: y}"),
    ("a: 'it\nb: 3\n", "{a: it, b: 3}"),
    ("a: b\n  c: d\ne: f\n", "{a: b, e: f}"), ("a:\n    b: 1\n  c: 2\nd: 3\n", "{a: {b: 1, c: 2}, d: 3}"),
    ("a:\n  - x\n  -\n  - \nb:\n", "{a: [x, ~, ~], b: ~}"), ("a: x: y\nb: 1\n", "{a: x, b: 1}"),
    ("a: \"x\" y\nb: 1\n", "{a: x, b: 1}"), ("", "~"), ("a: [{b: 1\nc: 2", "{a: [{b: 1}], c: 2}"),
    ("ty", "ty"),
    ("a: &x\nb: *\nc: !\n", "{a: ~, b: ~, c: ''}"), ("- a: 1\n  ty\n- b: 2\n", "[{a: 1, ty: ~}, {b: 2}]"),
    ("a: 1\n  # c\n b: 2\nc: 3\n", "{a: 1, c: 3}"),
  ])
  func brokenYAMLIsUnderstood(_ text: String, _ expected: String) { check(text, expected, isJSON: false) }

  @Test(arguments: [
    ("{\"a\": 1, \"b", "{a: 1, b: ~}"), ("{\"a\": 1 \"b\": 2}", "{a: 1, b: 2}"),
    ("{\"a\": {\"b\": 1}", "{a: {b: 1}}"),
    ("{\n  \"a\": {\n    \"b\": 1\n  \"c\": 2\n}\n", "{a: {b: 1}, c: 2}"),
    ("{\"a\": [1, 2, }", "{a: [1, 2]}"),
    ("{\n  \"a\": \"x,\n  \"b\": 2\n}", "{a: \"x,\", b: 2}"),
    ("{\n  \"a\": ,\n  \"b\": 2\n}", "{a: ~, b: 2}"),
    ("{\n  \"a\"\n  \"b\": 2\n}", "{a: ~, b: 2}"), ("{\n  ty\n  \"b\": 2\n}", "{ty: ~, b: 2}"),
    ("[1, 2", "[1, 2]"), ("", "~"),
  ])
  func brokenJSONIsUnderstood(_ text: String, _ expected: String) { check(text, expected, isJSON: true) }

  private func check(_ text: String, _ expected: String, isJSON: Bool) {
    let bytes = Array(text.utf8)
    var bag = DiagnosticBag()
    let wanted = YAMLReader().read(bytes: Array(expected.utf8), file: "a", into: &bag)
    var tree = DraftTree(bytes, file: "a", isJSON: isJSON)
    let found = DraftReader.documents(of: bytes, isJSON: isJSON, recovers: true).first.map { tree.node($0) }
    guard let wanted, let found else {
      Issue.record("\(bag.sorted)")
      return
    }
    #expect(Self.difference(found, wanted, "") == nil, "\(text.debugDescription)")
  }

  /// The folder of the YAML test suite, which `YAML_TEST_SUITE` names.
  private static let suite = ProcessInfo.processInfo.environment["YAML_TEST_SUITE"]

  /// The texts of the suite: its files `in.yaml`, and those in which it keeps the metadata of tests.
  private static func suiteTexts() throws -> [(name: String, bytes: [UInt8])] {
    let found =
      FileManager.default.enumerator(
        at: URL(filePath: suite ?? ""), includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return try found.sorted { $0.path < $1.path }
      .filter { $0.lastPathComponent == "in.yaml" || $0.pathExtension == "yml" }
      .map { ($0.path, Array(try Data(contentsOf: $0))) }
  }

  @Test(.enabled(if: suite != nil, "YAML_TEST_SUITE names no folder")) func agreesOnTheTestSuite() throws {
    var compared = 0
    for file in try Self.suiteTexts() {
      let found = difference(file.bytes, isJSON: false, recovers: false, compared: &compared)
      #expect(found == nil, "\(file.name): \(found ?? "")")
    }
    #expect(compared > 100, "\(compared)")
  }

  @Test(.enabled(if: suite != nil, "YAML_TEST_SUITE names no folder"))
  func agreesOnChangedTextsOfTheTestSuite() throws {
    try agreesOnChanged(try Self.suiteTexts(), rounds: 20_000, seed: 29)
  }

  @Test func agreesOnChangedFilesOfTheRepository() throws {
    let files = try Self.files("Schemas", "Tests/YAMLTreeTests/Cases", "Tests/SchemaFormatTests/Cases")
      .filter { $0.bytes.count < 4_000 }
    try agreesOnChanged(files, rounds: Extent.isWhole ? 6_000 : 600, seed: 31)
  }

  /// Compares both readings of files with a few changes, as far as libyaml accepts these.
  private func agreesOnChanged(
    _ files: [(name: String, bytes: [UInt8])], rounds: Int, seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    var compared = 0
    for _ in 0..<rounds {
      let file = try #require(files.randomElement(using: &random))
      let isJSON = file.name.hasSuffix(".json")
      let bytes = mutated(file.bytes, using: &random)
      let found = difference(bytes, isJSON: isJSON, recovers: false, compared: &compared)
      #expect(
        found == nil,
        "\(file.name): \(found ?? "") in \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
    #expect(compared > rounds / 10, "\(compared)")
    print("compared", compared, "of", rounds)
  }
}
