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
}
