import EmittedModels
import SchemaRuntime
import Testing

/// Schemas that lead twice to the next one, level upon level: each is decided once for each value, in generated code and
/// by the interpreter, though there are 65,536 ways to the last (64 of `oneOf`, as each way has Swift of its own there).
struct DoublingTests {
  @Test(arguments: ["all", "any", "one", "when", "left"])
  func isDecidedOnce(_ member: String) {
    expect(Recursion.Doubling.self, member, #"{"x":1}"#, true)
    expect(Recursion.Doubling.self, member, #"{"x":"a"}"#, false)
    expect(Recursion.Doubling.self, member, "{}", false)
    expect(Recursion.Doubling.self, member, "[]", false)
  }

  @Test func remembersWhatIsEvaluated() {
    expect(Recursion.Doubling.self, "left", #"{"x":1,"b0":2,"b15":3}"#, true)
    expect(Recursion.Doubling.self, "left", #"{"x":1,"b16":2}"#, false)
  }

  /// What is wrong with a value is said by the first way that leads to it.
  @Test func saysAMistakeOnce() {
    let text = #"{"all":{"x":"a"},"when":{"x":"b"}}"#
    let report = Recursion.Doubling.validate(jsonUTF8Bytes: Array(text.utf8))
    #expect(report.errors.map(\.instanceLocation) == ["/all/x", "/when/x"])
  }
}
