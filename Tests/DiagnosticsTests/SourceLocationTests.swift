import Diagnostics
import Testing

@Suite struct SourceLocationTests {
  @Test func numbersThatNoFileHasAreTheNearestOnes() {
    let place = SourceLocation(file: "a.yaml", line: -3, column: .max)
    #expect(place.line == 0 && place.column == Int(UInt32.max))
    #expect(place == SourceLocation(file: "a.yaml", line: 0, column: Int(UInt32.max)))
  }

  @Test func placesAreOrderedByFileLineAndColumn() {
    var place = SourceLocation(file: "a.yaml", line: 2, column: 10)
    let places = [
      SourceLocation(file: "a.yaml", line: 1, column: 70), SourceLocation(file: "a.yaml", line: 2, column: 9),
      place,
      SourceLocation(file: "a.yaml", line: 10), SourceLocation(file: "b.yaml"),
    ]
    #expect(places.reversed().sorted() == places)
    place.line += 1
    place.column -= 2
    #expect(place.description == "a.yaml:3:8")
  }
}
