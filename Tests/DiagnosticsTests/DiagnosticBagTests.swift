import Diagnostics
import Testing

@Suite struct DiagnosticBagTests {
  private let start = Diagnostics.SourceLocation(file: "a.yaml")

  @Test func theSameFindingIsKeptOnce() {
    var bag = DiagnosticBag()
    bag.error("wrong", at: start)
    bag.error("wrong", at: start)
    bag.warning("wrong", at: start)
    bag.error("wrong", at: start, help: "mend it")
    #expect(bag.diagnostics.count == 3)
  }

  @Test func onlyErrorsAreErrors() {
    var bag = DiagnosticBag()
    #expect(!bag.hasErrors)
    bag.warning("odd", at: start)
    #expect(!bag.hasErrors)
    bag.error("wrong", at: start)
    #expect(bag.hasErrors)
  }

  @Test func mergingKeepsErrorsAndOrder() {
    var first = DiagnosticBag()
    first.warning("odd", at: start)
    var second = DiagnosticBag()
    second.warning("odd", at: start)
    second.error("wrong", at: start)
    first.add(contentsOf: second)
    #expect(first.hasErrors)
    #expect(first.diagnostics.map(\.message) == ["odd", "wrong"])
  }

  @Test func sortingIsByPlaceThenByOrderOfReport() {
    var bag = DiagnosticBag()
    bag.error("e", at: Diagnostics.SourceLocation(file: "b.yaml", line: 1, column: 1))
    bag.error("d", at: Diagnostics.SourceLocation(file: "a.yaml", line: 10, column: 1))
    bag.error("c", at: Diagnostics.SourceLocation(file: "a.yaml", line: 2, column: 10))
    bag.error("z", at: Diagnostics.SourceLocation(file: "a.yaml", line: 2, column: 9))
    bag.error("a", at: Diagnostics.SourceLocation(file: "a.yaml", line: 2, column: 9))
    #expect(bag.sorted.map(\.message) == ["z", "a", "c", "d", "e"])
  }

  @Test func aFindingReadsAsCompilersPrintIt() {
    let place = Diagnostics.SourceLocation(file: "dir/a.yaml", line: 3, column: 7)
    #expect(Diagnostic(.error, "wrong", at: place).description == "dir/a.yaml:3:7: error: wrong")
    #expect(
      Diagnostic(.warning, "odd", at: place, help: "mend it").description
        == "dir/a.yaml:3:7: warning: odd; mend it")
  }

  @Test func errorsOutweighWarnings() {
    #expect(Severity.warning < .error)
    #expect(!(Severity.error < .warning))
    #expect(!(Severity.error < .error))
  }
}
