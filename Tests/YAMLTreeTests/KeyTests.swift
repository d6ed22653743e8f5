import Diagnostics
import Testing

@testable import YAMLTree

/// Keys of a mapping differ, whether it has so few that they are compared or so many that they have an index.
@Suite struct KeyTests {
  private static let counts = [1, 2, KeyIndex.least - 1, KeyIndex.least, KeyIndex.least + 1, 40]

  private func read(_ keys: [String]) -> (members: [String], problems: [String]) {
    var bag = DiagnosticBag()
    let text = keys.map { "\($0): 1\n" }.joined()
    let node = YAMLReader().read(bytes: Array(text.utf8), file: "a.yaml", into: &bag)
    return (node?.members?.map(\.key) ?? [], bag.sorted.map { "\($0)" })
  }

  @Test(arguments: counts) func aSecondKeyIsReportedWithTheFirst(count: Int) {
    let keys = (0..<count).map { "k\($0)" }
    #expect(read(keys) == (keys, []))
    for (index, key) in keys.enumerated() {
      let problem =
        "a.yaml:\(count + 1):1: error: duplicate key '\(key)', first found at line \(index + 1), column 1"
      #expect(read(keys + [key]).problems == [problem])
    }
  }

  /// `é` as one scalar and as two are the same to `String`, and are different keys.
  @Test(arguments: counts) func keysAreEqualByTheirScalars(count: Int) {
    let keys = (1..<count).map { "k\($0)" } + ["\u{E9}", "e\u{301}"]
    let (members, problems) = read(keys)
    #expect(problems == [])
    #expect(members.map { Array($0.utf8) } == keys.map { Array($0.utf8) })
  }
}
