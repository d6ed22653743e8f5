import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// Arrays whose positions have types of their own.
struct TupleTests {
  @Test func positionsHaveTypesAndNames() throws {
    let track = Positions.Track(
      coord: .init(first: 1, second: 2.5), open: .init(first: 1, second: "a", rest: [true]),
      point: .init(lon: 1, lat: 2), named: .init(name: "n", second: .init(a: "b")),
      rule: .array(.init(first: .warn, second: .init(max: 1))), shape: .circle(.init(radius: 3)))
    #expect(
      try track.jsonString()
        == #"{"coord":[1,2.5],"open":[1,"a",true],"point":[1,2],"named":["n",{"a":"b"}],"#
        + #""rule":["warn",{"max":1}],"shape":["circle",3]}"#)
    #expect(track.validate().isValid)
    #expect(try Positions.Track(jsonUTF8Bytes: track.jsonUTF8Bytes()) == track)
    #expect(try JSONDecoder().decode(Positions.Track.self, from: JSONEncoder().encode(track)) == track)
  }

  @Test(arguments: [
    #"{"coord":[1]}"#, #"{"coord":[1,2,3]}"#, #"{"coord":["a",2]}"#, #"{"open":[1,"a",1]}"#,
    #"{"open":["a"]}"#,
    #"{"few":[1,"a"]}"#, #"{"gaps":[]}"#, #"{"gaps":["a",1,null]}"#, #"{"rest":["a","b"]}"#,
    #"{"shape":["circle"]}"#, #"{"shape":["oval",1]}"#, #"{"rule":["off",{},1]}"#, #"{"maybe":[null]}"#,
    #"{"tree":["a",["b",1]]}"#, #"{"both":[1,1]}"#, #"{"both":["a",true]}"#, #"{"coord":{}}"#,
  ])
  func otherArraysAreRefused(text: String) {
    #expect(!Positions.Track.validate(jsonUTF8Bytes: Array(text.utf8)).isValid)
    #expect(throws: (any Error).self) { try Positions.Track(jsonString: text) }
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(Positions.Track.self, from: Data(text.utf8))
    }
  }

  /// Without a schema the types alone refuse what they would not write again.
  @Test(arguments: [
    #"{"coord":[1]}"#, #"{"coord":[1,2,3]}"#, #"{"coord":["a",2]}"#, #"{"shape":["oval",1]}"#,
    #"{"coord":{}}"#,
  ])
  func typesRefuseWhatTheyCannotHold(text: String) {
    let decoder = JSONDecoder()
    decoder.userInfo[.schemaValidation] = false
    #expect(throws: (any Error).self) { try decoder.decode(Positions.Track.self, from: Data(text.utf8)) }
  }

  /// A position that is left out before one that is there keeps its place, and the schema says what it thinks of that.
  @Test func gapsAreNull() throws {
    let gap = Positions.Track(gaps: .init(first: nil, third: true))
    #expect(try gap.jsonString() == #"{"gaps":[null,null,true]}"#)
    #expect(gap.validate().isValid)
    #expect(try JSONEncoder().encode(gap) == Data(#"{"gaps":[null,null,true]}"#.utf8))
    let wrong = Positions.Track(open: .init(rest: [true]))
    #expect(try wrong.jsonString() == #"{"open":[null,null,true]}"#)
    #expect(wrong.validate().errors.map(\.instanceLocation) == ["/open/0", "/open/1"])
  }

  @Test func absentAndNullPositionsDiffer() throws {
    let texts = [#"{"gaps":["a"]}"#, #"{"gaps":["a",null]}"#, #"{"gaps":["a",1]}"#]
    let values = try texts.map { try Positions.Track(jsonString: $0).gaps?.second }
    #expect(values == [.absent, .null, .value(1)])
  }

  @Test func theSpellingOfDraft7() throws {
    let former = try Positions.Former(jsonString: #"[1,"a"]"#)
    #expect((former.first, former.second) == (1, "a"))
    #expect("\(former)" == #"Former(first: 1.0, second: "a")"#)
    #expect(throws: ValidationError.self) { try Positions.Former(jsonString: #"[1,"a",2]"#) }
  }

  @Test func positionsMayContainTheirType() throws {
    let text = #"{"tree":["a",["b"],["c",["d"]]]}"#
    let tree = try #require(try Positions.Track(jsonString: text).tree)
    #expect((tree.second?.first, tree.third?.second?.first) == ("b", "d"))
  }

  @Test func constantsAreNoArguments() throws {
    let change = Shapes.Tuple(article: "a", third: 1, fourth: .null)
    #expect(change.first == "price")
    #expect(try change.jsonString() == #"["price","a",1,null]"#)
    #expect(try JSONDecoder().decode(Shapes.Tuple.self, from: Data(#"["price","a",1,null]"#.utf8)) == change)
  }
}
