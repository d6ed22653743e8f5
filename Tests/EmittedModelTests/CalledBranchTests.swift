import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// Cases that stand for a listed string, that several branches share, or that come from a choice in a choice.
struct CalledBranchTests {
  @Test(arguments: [
    (#"{"output":"Stdout"}"#, Unions.Called(output: .stdout)),
    (#"{"output":{"File":"a"}}"#, Unions.Called(output: .file(.init(file: "a")))),
    (#"{"source":{"secretRef":"a"}}"#, Unions.Called(source: .secretRef(.init(secretRef: "a")))),
    (
      #"{"destination":{"destinationType":"topic","topic":"t"}}"#,
      Unions.Called(destination: .topic(.init(destinationType: .topic, topic: "t")))
    ),
    (
      #"{"form":{"kind":"chain","steps":["a"]}}"#,
      Unions.Called(form: .chain(.init(kind: .chain, steps: ["a"])))
    ),
    (#"{"described":4}"#, Unions.Called(described: .value(.integer(4)))),
    (#"{"described":{"path":"p"}}"#, Unions.Called(described: .selector(.init(path: "p")))),
    (#"{"time":"2024-01-01"}"#, Unions.Called(time: .string("2024-01-01"))),
    (#"{"key":-5}"#, Unions.Called(key: .integer(-5))),
    (#"{"labels":{"a":1}}"#, Unions.Called(labels: .object(["a": .number(1)]))),
    (#"{"inner":true}"#, Unions.Called(inner: .bool(true))),
  ])
  func areReadAndWritten(json: String, value: Unions.Called) throws {
    #expect(try Unions.Called(jsonString: json) == value)
    #expect(try JSONDecoder().decode(Unions.Called.self, from: Data(json.utf8)) == value)
    #expect(value.validate().isValid)
    #expect(try value.jsonString() == json)
  }

  @Test(arguments: [
    #"{"output":"Other"}"#, #"{"output":{}}"#, #"{"output":{"File":"a","Socket":1}}"#, #"{"source":{}}"#,
    #"{"source":{"secretRef":1}}"#, #"{"destination":{}}"#,
    #"{"destination":{"destinationType":"queue","topic":"t"}}"#,
    #"{"destination":{"destinationType":"other"}}"#, #"{"form":{"kind":"other"}}"#,
    #"{"form":{"kind":"chain"}}"#, #"{"described":"a"}"#, #"{"described":{}}"#, #"{"key":0}"#,
    #"{"key":""}"#, #"{"labels":{"a":null}}"#, #"{"labels":{"a":[]}}"#, #"{"inner":1.5}"#, #"{"inner":null}"#,
  ])
  func whatNoBranchTakesIsRefused(json: String) {
    #expect(!Unions.Called.accepts(jsonUTF8Bytes: Array(json.utf8)))
    #expect(throws: (any Error).self) { try Unions.Called(jsonString: json) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Unions.Called.self, from: Data(json.utf8))
    }
  }
}
