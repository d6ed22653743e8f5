import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// Of forms that all accept an object, it is of the one that names most of its members.
struct OverlappingBranchTests {
  private static func shape(_ text: String) throws -> (
    bytes: Unions.Nearest.Shape?, decoded: Unions.Nearest.Shape?
  ) {
    let document = #"{"shape":\#(text)}"#
    return (
      try Unions.Nearest(jsonString: document).shape,
      try JSONDecoder().decode(Unions.Nearest.self, from: Data(document.utf8)).shape
    )
  }

  @Test(arguments: [
    (#"{"radius":1}"#, Unions.Nearest.Shape.circle(.init(radius: 1))),
    (#"{"side":1}"#, .square(.init(side: 1))),
    (#"{"colour":"red"}"#, .circle(.init(colour: "red"))),
    (#"{}"#, .circle(.init())),
    (#"{"text":"a"}"#, .text(.init(text: "a"))),
    (
      #"{"colour":"red","text":"a","side":1}"#,
      .square(.init(side: 1, colour: "red", additionalProperties: ["text": "a"]))
    ),
    (
      #"{"\u0074ext":"a","font":"b","x":"c"}"#,
      .text(.init(text: "a", font: "b", additionalProperties: ["x": "c"]))
    ),
    // The one that names most does not accept it.
    (
      #"{"text":1,"font":"b","side":2}"#,
      .square(.init(side: 2, additionalProperties: ["text": 1, "font": "b"]))
    ),
  ])
  func theNamesTell(text: String, expected: Unions.Nearest.Shape) throws {
    let (bytes, decoded) = try Self.shape(text)
    #expect(bytes == expected)
    #expect(decoded == expected)
  }

  @Test(arguments: ["1", "[]", #"{"radius":"a","side":"b","text":1}"#])
  func whatNoFormAcceptsIsRefused(text: String) {
    #expect(throws: ValidationError.self) { try Self.shape(text) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Unions.Nearest.self, from: Data(#"{"shape":\#(text)}"#.utf8))
    }
  }

  @Test func whatStandsBesideIsInEach() throws {
    let project = try Unions.Nearest(jsonString: #"{"project":{"include":["a"],"strict":true}}"#).project
    guard case .objectWithInclude(let form)? = project else {
      Issue.record("\(String(describing: project))")
      return
    }
    #expect(form.include == ["a"] && form.strict == true)
  }
}
