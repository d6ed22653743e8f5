import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// Unions that are written alike in several places have one type: what each place asks besides holds there.
struct SharedUnionTests {
  @Test func placesShareAType() throws {
    typealias Mark = Unions.Shared.Mark
    let number: Unions.Shared.NumberOrSignal = 0.5
    let mark = Mark(
      y: number, angle: number, opacity: number, size: .value(number), sizes: [number], visible: true)
    let value = Unions.Shared(offset: 1, marks: [mark])
    #expect(value.validate().isValid)
    #expect(try Unions.Shared(jsonUTF8Bytes: value.jsonUTF8Bytes()) == value)
    #expect(Mark().yOrDefault == 0)
    // Two places are no reason to share, and a name of one place is its own.
    let start: Unions.Shared.Start = "a"
    let extent: Mark.Extent = 1
    #expect(Unions.Shared(offset: 1, marks: [Mark(extent: extent)], start: start).validate().isValid)
  }

  @Test(arguments: [
    #"{"offset":0,"marks":[{"angle":361}]}"#,
    #"{"offset":0,"marks":[{"opacity":1.5}]}"#,
    #"{"offset":0,"marks":[{"x":null}]}"#,
    #"{"offset":0,"marks":[{"x":{"signal":1}}]}"#,
    #"{"offset":0,"marks":[{"angle":{"signal":1}}]}"#,
    #"{"offset":0,"marks":[{"sizes":[1,2,3]}]}"#,
    #"{"offset":0,"marks":[{"smooth":1}]}"#,
    #"{"offset":0,"marks":[{"visible":null}]}"#,
    #"{"offset":0,"low":0}"#,
    #"{"offset":0,"middle":1}"#,
    #"{"offset":0,"start":1}"#,
    #"{"offset":"a"}"#,
  ])
  func limitsOfThePlaceHold(document: String) {
    #expect(throws: ValidationError.self) { try Unions.Shared(jsonString: document) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Unions.Shared.self, from: Data(document.utf8))
    }
    #expect(!Unions.Shared.validate(jsonUTF8Bytes: document.utf8).isValid)
  }

  @Test func limitsHoldForValuesOfCode() {
    let mark = Unions.Shared.Mark(angle: 361)
    #expect(!mark.validate().isValid)
    #expect(Unions.Shared.Mark(y: 361).validate().isValid)
  }
}
