import Testing

@testable import SchemaRuntime

@Suite struct ScalarConstraintsTests {
  @Test(arguments: [
    "any", "string", "null|boolean|object|array|integer", "string maxLength=78 minLength=1 maxBytes=200",
    "integer maximum=1e400 minimum=-3", #"string pattern="^a \"b\\\\ [=|]$" format="date-time""#,
    "number exclusiveMaximum=1.5 exclusiveMinimum=-3 multipleOf=0.01",
    #"string enum=["a b","c=d","é\"\n",""]"#, #"null|string const="push""#,
    #"any enum=[1,2.50,null,true,"a",[1,{"b":[]}]] const={"a b":"= "}"#,
  ])
  func textReadsBack(text: String) throws {
    let demands = try #require(ScalarConstraints(text: text))
    #expect(demands.text == text)
    #expect(ScalarConstraints(text: demands.text) == demands)
  }

  @Test(arguments: [
    "string maxLength", "string unknown=1", "string maxLength=\"1\"", "string enum=[", "string x",
  ])
  func otherTextIsRefused(text: String) {
    #expect(ScalarConstraints(text: text) == nil)
  }

  @Test func linesKeepNamesApart() {
    let names = ["plain", "tab\there", "line\nend", "back\\slash", "é", "", "\\t"]
    var demands = ScalarConstraints(types: .string)
    demands.enumeration = [.string("\t"), .string("\\")]
    let rows = names.map {
      MemberRow(name: $0, demands: $0 == "é" ? nil : demands, reach: $0 != "" ? .complete : .external)
    }
    let lines = MemberTable.lines(of: rows)
    #expect(lines.count == names.count)
    let read = KeyTable.rows(ofLines: lines.joined(separator: "\n"))
    #expect(read.map { $0[0] } == names)
    #expect(read.map(\.count) == [2, 2, 2, 2, 1, 3, 2])
    #expect(read.filter { $0.count > 1 }.allSatisfy { ScalarConstraints(text: $0[1]) == demands })
  }
}
