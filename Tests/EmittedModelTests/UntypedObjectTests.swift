import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// Members of what may be no object, and defaults of all kinds.
struct UntypedObjectTests {
  @Test func anObjectOrAnythingElse() throws {
    let value = try Siblings.Loose(jsonString: #"{"files": {"files": ["a"]}, "references": null}"#)
    guard case .object(let files)? = value.files, case .other(let other)? = value.references else {
      Issue.record("\(value)")
      return
    }
    #expect((files.files, other) == (["a"], .null))
    #expect(try value.jsonString() == #"{"files":{"files":["a"]},"references":null}"#)
    #expect(try JSONDecoder().decode(Siblings.Loose.self, from: JSONEncoder().encode(value)) == value)
  }

  @Test(arguments: [
    #"{"files": {"files": [1]}}"#, #"{"references": {}}"#, #"{"again": {"path": 1}}"#,
    #"{"again": {"path": "a", "path": "a"}}"#,
  ])
  func invalidObjectsAreRefused(text: String) {
    #expect(!Siblings.Loose.validate(jsonUTF8Bytes: Array(text.utf8)).isValid)
    #expect(throws: (any Error).self) { try Siblings.Loose(jsonString: text) }
  }

  @Test func defaultsOfAllKinds() {
    let empty = Siblings.Loose()
    #expect((empty.teamOrDefault, empty.otherOrDefault) == (.department, .division))
    #expect((empty.levelOrDefault, empty.tagsOrDefault) == (7, []))
    #expect(empty.sizesOrDefault == [.value1, .value5])
    #expect(empty.confOrDefault == .init())
    #expect(empty.confOrDefault.aOrDefault == 1)
    #expect(empty.fullOrDefault == .init(a: 3))
    #expect((empty.mapOrDefault, empty.freeOrDefault) == (["a": 1, "b\"": 2], [:]))
    #expect(Siblings.Loose(team: .division).teamOrDefault == .division)
  }

  @Test func itemsAndMembersOrAnythingElse() throws {
    let text = #"{"list":["a"],"map":{"a":1},"pair":[1,"b"],"both":[2],"rows":[[3],null]}"#
    let value = try Siblings.Untyped(jsonString: text)
    guard case .array(let list)? = value.list, case .object(let map)? = value.map,
      case .array(let pair)? = value.pair,
      case .array(let both)? = value.both, let rows = value.rows, case .array(let row) = rows[0]
    else {
      Issue.record("\(value)")
      return
    }
    #expect((list, map["a"], both, row) == (["a"], 1, [2], [3]))
    #expect((pair.first, pair.second) == (1, "b"))
    #expect(rows[1] == .other(.null))
    #expect(try value.jsonString() == text)
    #expect(try JSONDecoder().decode(Siblings.Untyped.self, from: JSONEncoder().encode(value)) == value)
  }

  @Test func defaultsOfTuplesAndUnions() {
    let empty = Siblings.Untyped()
    #expect(empty.pointOrDefault == .init(first: 1, second: "a", rest: [true]))
    #expect(empty.portOrDefault == .integer(443))
    #expect(empty.shapeOrDefault == .square(.init(a: 2.5)))
    #expect(Siblings.Untyped(port: "a").portOrDefault == .string("a"))
  }

  /// A condition's types for one member have one type in common.
  @Test func conditionsOfOneKindAreTyped() throws {
    let value = try Siblings.Untyped(jsonString: #"{"kind": "b", "text": "xyz", "size": 1.5, "method": "1"}"#)
    #expect((value.text, value.size, value.method) == ("xyz", 1.5, .string1))
    #expect(Siblings.Untyped.Method.allCases == [.get, .getUppercase, .value1, .string1])
  }
}
