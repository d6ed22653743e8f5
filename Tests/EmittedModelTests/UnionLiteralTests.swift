import EmittedModels
import Foundation
import SchemaRuntime
import Testing

/// A literal makes the case as which its value is read, by either reader.
struct UnionLiteralTests {
  typealias Numbers = Unions.Numbers

  @Test func integersAndTexts() throws {
    try expect(
      Numbers(
        text: 1, decimal: 1, whole: 1, open: 1, sizes: "small", many: "tiny", picks: 1, shares: 1,
        constant: 0,
        mixed: "auto", accents: "é", famed: "a", ended: 1, conditional: "abc"),
      """
      {"text":1,"decimal":1,"whole":1,"open":1,"sizes":"small","many":"tiny","picks":1,"shares":1,"constant":0,
       "mixed":"auto","accents":"é","famed":"a","ended":1,"conditional":"abc"}
      """)
  }

  @Test func decimalsAndOtherTexts() throws {
    try expect(
      Numbers(
        text: "1", decimal: 1.5, whole: 1.5, open: 1.5, sizes: "other", many: "12px", picks: 3, shares: 0.5,
        constant: 0.5, mixed: 1, limited: "x", accents: "plain", famed: "c", conditional: 7),
      """
      {"text":"1","decimal":1.5,"whole":1.5,"open":1.5,"sizes":"other","many":"12px","picks":3,"shares":0.5,
       "constant":0.5,"mixed":1,"limited":"x","accents":"plain","famed":"c","conditional":7}
      """)
  }

  @Test func wholeNumbersWithAPoint() throws {
    try expect(
      Numbers(whole: 2.0, open: [1, 2.5], shares: 1.0, constant: 0.0, mixed: 2),
      #"{"whole":2.0,"open":[1,2.5],"shares":1.0,"constant":0.0,"mixed":2}"#)
  }

  @Test func casesOfListedValues() {
    #expect(Numbers(sizes: "small").sizes == .smallOrBig(.small))
    #expect(Numbers(many: "huge").many == .known(.huge))
    #expect(Numbers(picks: 2).picks == .known(.value2))
    #expect(Numbers(shares: 0.5).shares == .known(.value0Point5))
    #expect(Numbers(constant: 0).constant == .value0)
    #expect(Numbers(whole: 3.0).whole == .integer(3))
  }

  /// Where validators choose among branches that list nothing, or where a branch is deprecated.
  @Test func noLiteralWhereItCannotTell() {
    #expect(!(Numbers.Limited.self is any ExpressibleByIntegerLiteral.Type))
    #expect(!(Numbers.Limited.self is any ExpressibleByFloatLiteral.Type))
    #expect(!(Numbers.Bytes.self is any ExpressibleByStringLiteral.Type))
    #expect(!(Numbers.Ended.self is any ExpressibleByStringLiteral.Type))
  }

  private func expect(_ made: Numbers, _ json: String) throws {
    #expect(try Numbers(jsonString: json) == made)
    #expect(try JSONDecoder().decode(Numbers.self, from: Data(json.utf8)) == made)
  }
}
