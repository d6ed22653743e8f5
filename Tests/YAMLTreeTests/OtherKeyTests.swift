import Diagnostics
import Testing

@testable import YAMLTree

/// Keys that are no strings: the names, and behind them what is found.
@Suite struct OtherKeyTests {
  private func keys(_ text: String, _ otherKeys: OtherKeys) -> [String] {
    var bag = DiagnosticBag()
    let node = YAMLReader(otherKeys: otherKeys).read(bytes: Array(text.utf8), file: "a.yaml", into: &bag)
    return (node?.members ?? []).map(\.key) + bag.sorted.map { "\($0.location.line) \($0.severity.rawValue)" }
  }

  private static let texts = [
    "200", "1.0", "+.5", "0o17", "true", "FALSE", "null", "~", ".inf", "!!int 5", "!!bool true",
  ]

  @Test(arguments: texts) func aKeyIsTakenByItsText(key: String) {
    let name = String(key.split(separator: " ").last ?? "")
    #expect(keys("\(key): a\n", .refused) == ["1 error"])
    #expect(keys("\(key): a\n", .taken) == [name])
    #expect(keys("\(key): a\n", .warned) == [name, "1 warning"])
    #expect(keys("\(key): a\n\"\(name)\": b\n", .taken) == ["2 error"])
  }

  @Test func anAliasHasTheTextOfItsAnchor() {
    #expect(keys("a: &x 0x1F\n*x : b\n", .taken) == ["a", "0x1F"])
    #expect(keys("a: &x [1]\n*x : b\n", .taken) == ["2 error"])
    #expect(keys("a: &x\n*x : b\n", .taken) == ["2 error"])
  }
}
