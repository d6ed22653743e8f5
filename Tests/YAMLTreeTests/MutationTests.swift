import Diagnostics
import TestSupport
import Testing
import YAMLTree

@Suite struct MutationTests {
  private static let seeds = [
    "a: &x [1, 0x1F, .5]\nb: {c: *x, \"d\\u00e9\": !!str no}\ne: |\n  text\n  more\nf: 'it''s'\n",
    "%YAML 1.2\n---\n? - a\n: !!map {}\n...\n# end\n",
    "- >-\n  folded\n\n  text\n- ~\n- &a\n  k: v\n- *a\n- !<tag:yaml.org,2002:int> 7\n",
    "{\"a\": [1.5e-3, true, null], \"b\\uD83D\\uDE00\\/\": \"\\n\", \"c\": {\"d\": -0}}",
  ]

  @Test(arguments: ["a.yaml", "a.json"])
  func mutatedTextIsReadOrRefused(_ file: String) {
    var random = SeededGenerator(seed: 7)
    for round in 0..<4000 {
      let bytes = mutated(Array(Self.seeds[round % Self.seeds.count].utf8), using: &random)
      var bag = DiagnosticBag()
      let node = YAMLReader().read(bytes: bytes, file: file, into: &bag)
      #expect((node == nil) == bag.hasErrors, "\(bytes)")
      for diagnostic in bag.diagnostics {
        #expect(isInside(diagnostic.location, bytes), "\(diagnostic) of \(bytes)")
      }
    }
  }

  @Test func mutatedJSONIsTheSameTreeInYAMLOrRefused() {
    var random = SeededGenerator(seed: 11)
    let seed = Array(
      #"{"a": [1.5e-3, true, null, -0, 12], "b\/": "x y", "c": {"": "d: e # f"}, "g": "?&*"}"#.utf8)
    var compared = 0
    for _ in 0..<6000 {
      let bytes = mutated(seed, using: &random)
      guard let json = read(bytes, file: "a.json"), let yaml = read(bytes, file: "a.yaml") else { continue }
      compared += 1
      #expect(compactJSON(json) == compactJSON(yaml), "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(compared > 300, "\(compared)")
  }

  private func read(_ bytes: [UInt8], file: String) -> YAMLNode? {
    var bag = DiagnosticBag()
    return YAMLReader().read(bytes: bytes, file: file, into: &bag)
  }

  private func isInside(_ location: Diagnostics.SourceLocation, _ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    guard location.line >= 1, location.line <= lines.count + 1, location.column >= 1 else { return false }
    return location.column <= (lines.map(\.count).max() ?? 0) + 1
  }
}
