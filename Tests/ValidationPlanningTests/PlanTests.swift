import SchemaRuntime
import SchemaValidation
import Testing
import ValidationPlanning

/// What a plan decides by tables, by one walk in place of several, and by what a walk has noted. That a plan decides as the
/// interpreter does, `Scripts/conformance` shows, and `EmittedModelTests`.
struct PlanTests {
  private static let note = """
    type: object
    properties:
      kind: {enum: [a, b]}
      text: {type: string, maxLength: 9}
      inner: {type: object, properties: {n: {type: integer}}}
    required: [kind]
    """

  @Test func aTableDecidesAPlainObject() throws {
    let planned = try Planned(Self.note)
    let table = try #require(planned.plan.wholeTable(of: planned.root))
    #expect(table.rows.map(\.name) == ["kind", "text", "inner"])
    guard case .object(let required, _) = table.form else {
      Issue.record("the table is not of objects")
      return
    }
    #expect(required == 1)
    #expect(table.nested.count == 1)
  }

  @Test(arguments: [
    "minProperties: 1", "patternProperties: {^x: {type: string}}", "dependentRequired: {kind: [text]}",
    "not: {required: [text, inner]}",
  ])
  func whatNoTableSaysIsLeftToABlock(keyword: String) throws {
    let planned = try Planned(Self.note + "\n" + keyword)
    #expect(try planned.plan.wholeTable(of: planned.root) == nil)
  }

  @Test func partsOfAnObjectAreOneWalk() throws {
    let text = """
      type: object
      properties: {a: {type: string}}
      allOf: [{$ref: '#/$defs/base'}]
      $defs: {base: {type: object, properties: {b: {type: integer}}, required: [b]}}
      """
    let merged = try Planned(text).root
    #expect(merged.object?.properties.map(\.name) == ["a", "b"])
    #expect(merged.inPlaceChecks.isEmpty)
    let apart = try Planned(text, without: [.mergeObjects]).root
    #expect(apart.object?.properties.map(\.name) == ["a"])
    #expect(apart.inPlaceChecks.count == 1)
  }

  @Test(arguments: [
    ("if: {properties: {k: {const: a}}, required: [k]}, then: {required: [x]}", true),
    ("not: {required: [k, x]}", true),
    ("anyOf: [{required: [k]}, {required: [x]}]", true),
    ("if: {required: [k]}, then: {additionalProperties: {type: string}}", false),
  ])
  func whatIsNotedDecidesConditions(keywords: String, isDecided: Bool) throws {
    let planned = try Planned("{type: object, properties: {k: {type: string}, x: {}}, \(keywords)}")
    #expect(try planned.plan.captures(of: planned.root).decidesAll == isDecided)
    let other = try Planned(
      "{type: object, properties: {k: {type: string}, x: {}}, \(keywords)}", without: [.captureMembers])
    #expect(try !other.plan.captures(of: other.root).decidesAll)
  }

  @Test(arguments: [
    ("{maxLength: 3, pattern: ^a}", 2), ("{not: {enum: [x, y]}}", 1), ("{format: date}", nil),
    ("{anyOf: [{const: a}, {pattern: ^b}]}", nil),
  ])
  func testsStandForNames(names: String, count: Int?) throws {
    let planned = try Planned("{type: object, propertyNames: \(names)}")
    #expect(try planned.plan.nameTests(of: planned.root)?.count == count)
  }

  /// The forms of a union that a tag tells apart stand for themselves nowhere.
  @Test func whatNothingAsksHasNoBlock() throws {
    let text = """
      type: object
      properties: {tag: {type: string}}
      required: [tag]
      oneOf:
      - {title: One, properties: {tag: {const: one}, n: {type: integer}}}
      - {title: Two, properties: {tag: {const: two}, m: {type: string}}}
      """
    let all = try Planned(text)
    #expect(all.called.isSuperset(of: ["#", "#/oneOf/0", "#/oneOf/1"]))
    let asked = try Planned(text, asked: ["#"])
    #expect(asked.called.contains("#"))
    #expect(asked.called.count <= all.called.count)
    #expect(try Planned(text, asked: []).called.isEmpty)
  }
}
