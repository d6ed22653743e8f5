import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// What is deprecated works as ever; who does not name it is not warned.
struct DeprecatedTests {
  @Test func deprecatedCasesAreListed() {
    #expect(Shapes.Deprecated.Channel.allCases.map(\.rawValue) == ["push", "fax"])
    #expect(Retired.All.Integer.allCases.map(\.rawValue) == [1, 2])
    #expect(Retired.All.Mixed.allCases.map(\.rawValue) == ["a", 1, [1, ["k": "v"]], [:]])
    #expect(Retired.All.Open.knownCases.map(\.rawValue) == ["a", "b"])
    #expect(Retired.All.Text.allCases.map(\.rawValue) == ["ä", "b"])
    #expect(Retired.All.Open(rawValue: "c").rawValue == "c")
    #expect(Retired.All.Text(rawValue: "ä")?.rawValue == "ä")
    #expect(Retired.All.Text(rawValue: "c") == nil)
  }

  @Test func typesThatAreDeprecatedAreUsedUnnamed() throws {
    let text =
      #"{"mixed":1,"integer":2,"open":"b","text":"b","union":{"k":"b"},"scalar":1,"object":{"x":1},"#
      + #""list":[{"x":3}],"pair":["a",{"x":1}]}"#
    let all = try Retired.All(jsonString: text)
    #expect(all.list?.map(\.x) == [3])
    #expect("\(all.list ?? [])" == "[_Old(x: 3)]")
    #expect(try all.jsonString() == text)
    #expect(all.validate().isValid)
  }

  @Test(arguments: [
    #"{"channel":"post"}"#, #"{"channel":"fax","target":1}"#, #"{"channel":"fax","target":{"line":"a"}}"#,
  ])
  func otherValuesAreRefused(text: String) {
    #expect(throws: ValidationError.self) { try Shapes.Deprecated(jsonString: text) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Shapes.Deprecated.self, from: Data(text.utf8))
    }
  }
}
