import Testing
import ValidationPlanning

/// How structs are validated while they are read.
struct ReadingTests {
  @Test func eachMemberIsReadByWhatItsTypeLeavesOpen() throws {
    let planned = try Planned(
      """
      type: object
      properties:
        text: {type: string, maxLength: 9}
        number: {type: number}
        flag: {type: boolean}
        any: {}
        inner: {$ref: '#/$defs/inner'}
        list: {type: array, items: {$ref: '#/$defs/inner'}, maxItems: 3}
        odd: {type: object, properties: {x: {type: string}}, minProperties: 1, not: {required: [y, z]}}
      $defs: {inner: {type: object, properties: {n: {type: integer}}}}
      """)
    let reading = try #require(try planned.reading("Test"))
    #expect(reading.members.map(\.number) == Array(0..<7))
    #expect(reading.members.map(\.reading.name) == ["table", "plain", "plain", "any", "own", "items", "own"])
  }

  /// What more than one walk has to look at is validated first.
  @Test(arguments: [
    "anyOf: [{additionalProperties: {type: string}}, {minProperties: 3}]",
    "unevaluatedProperties: false, anyOf: [{properties: {b: {}}}, {}]",
    "minProperties: 5, maxProperties: 4",
  ])
  func whatAWalkCannotDecideIsNotFused(keywords: String) throws {
    let text = "{type: object, properties: {a: {type: object, properties: {b: {}}}}, \(keywords)}"
    #expect(try Planned(text).reading("Test") == nil)
  }

  @Test func withoutThePassNoStructIsFused() throws {
    let text = "{type: object, properties: {a: {type: string}}}"
    #expect(try Planned(text).reading("Test") != nil)
    #expect(try Planned(text, without: [.fuseStructs]).reading("Test") == nil)
  }
}

extension StructReading.Reading {
  fileprivate var name: String {
    switch self {
    case .plain: "plain"
    case .table: "table"
    case .function: "block"
    case .strategy(.fused): "own"
    case .strategy(.any): "any"
    case .strategy(.items): "items"
    case .strategy: "other"
    }
  }
}
