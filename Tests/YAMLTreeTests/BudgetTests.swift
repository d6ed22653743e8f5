import Diagnostics
import Testing
import YAMLTree

@Suite struct BudgetTests {
  @Test(arguments: ["[", "{a: ", "- ", "- - ", "[{a: "])
  func deepNestingIsRefusedAtOnce(_ opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let (errors, time) = timed(text, file: "deep.yaml")
    #expect(errors.last?.contains("collections nest deeper than 200 levels") == true, "\(errors)")
    #expect(time < 1)
  }

  @Test func deepNestingOfJSONIsRefusedAtOnce() {
    let (errors, time) = timed(String(repeating: "[", count: 100_000), file: "deep.json")
    #expect(errors == ["deep.json:1:201: error: collections nest deeper than 200 levels"])
    #expect(time < 1)
  }

  @Test(arguments: ["a.yaml", "a.json"])
  func theDeepestAllowedNestingIsRead(_ file: String) {
    let text = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(timed(text, file: file).errors == [])
  }

  @Test func aliasesThatMultiplyAreRefusedAtOnce() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...60 {
      text +=
        "a\(level): &a\(level) [" + repeatElement("*a\(level - 1)", count: 9).joined(separator: ", ") + "]\n"
    }
    let (errors, time) = timed(text, file: "laughs.yaml")
    #expect(errors.last?.contains("aliases add more than 100000 nodes") == true, "\(errors)")
    #expect(time < 1)
  }

  @Test func aliasesThatNestAreCountedAsDepth() {
    var text = "- &a0 [x]\n"
    for level in 1...250 { text += "- &a\(level) [*a\(level - 1)]\n" }
    #expect(
      timed(text, file: "nest.yaml").errors.last?.contains("deeper than 200 levels, through the alias")
        == true)
  }

  @Test(arguments: ["a.yaml", "a.json"])
  func nodesAreCounted(_ file: String) {
    var reader = YAMLReader()
    reader.budget.nodes = 4
    #expect(errors(of: "[1, 2, 3]", file: file, reader: reader) == [])
    #expect(
      errors(of: "[1, 2, 3, 4]", file: file, reader: reader)
        == ["\(file):1:11: error: the file holds more than 4 nodes"])
  }

  @Test(arguments: ["a.yaml", "a.json"])
  func readingStopsAfterManyMistakes(_ file: String) {
    let text = "{" + repeatElement("\"a\": 1", count: 1000).joined(separator: ",\n") + "}"
    let found = timed(text, file: file).errors
    #expect(found.count == 101)
    #expect(found.last == "\(file):101:1: error: too many mistakes: stopped reading here")
  }

  @Test func aFloodOfDirectivesIsRefusedAtOnce() {
    let text = (1...100_000).map { "%TAG !h\($0)! tag:example.com,2000:\n" }.joined() + "---\na: 1\n"
    let (errors, time) = timed(text, file: "flood.yaml")
    #expect(errors == ["flood.yaml:101:1: error: a document may have at most 100 directives"])
    #expect(time < 1)
  }

  @Test(arguments: [
    "!!str x, ", "!<tag:yaml.org,2002:str> x, ", "&a x, ", "[?a], ", "&b:c x, ", "'\u{e9}', ", "{a: 1}, ",
  ])
  func aLongLineTakesLinearTime(_ piece: String) {
    let text = "[" + String(repeating: piece, count: 200_000 / piece.utf8.count) + "]"
    #expect(timed(text, file: "line.yaml").time < 4)
  }

  @Test(arguments: ["%TAG !a! tag:a\n", "&a ", "!!str ", "# ", "a: &b c\n", "*a ", "\"", "- *a\n", "? a\n"])
  func repetitionTakesLinearTime(_ piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    #expect(timed(text, file: "long.yaml").time < 4)
  }

  private func timed(_ text: String, file: String) -> (errors: [String], time: Double) {
    var found: [String] = []
    let time = processorTime { found = errors(of: text, file: file, reader: YAMLReader()) }
    return (found, time)
  }

  private func errors(of text: String, file: String, reader: YAMLReader) -> [String] {
    var bag = DiagnosticBag()
    let node = reader.read(bytes: Array(text.utf8), file: file, into: &bag)
    #expect((node == nil) == bag.hasErrors)
    return bag.diagnostics.map(\.description)
  }
}
