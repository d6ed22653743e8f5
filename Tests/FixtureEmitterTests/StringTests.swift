import SchemaRuntime
import Testing

@testable import FixtureEmitter

/// Strings that several keywords ask something of.
@Suite struct StringTests {
  @Test(arguments: [
    "pattern: '^a', minLength: 2", "pattern: 'a$', minLength: 2", "pattern: '^[a-z]', minLength: 3",
    "pattern: '[0-9]$', minLength: 4", "pattern: '^\\S', minLength: 3", "pattern: '^[^a]', minLength: 2",
    "pattern: '-', minLength: 4", "pattern: '^(foo|bar)', minLength: 6",
    "pattern: '^https?://', minLength: 10",
    "pattern: '^(?=.*[A-Z])(?=.*[0-9]).{8,64}$'", "pattern: '^(?!foo).+$'",
    "pattern: '^(?=.*[a-z])(?=.*\\d)[a-z\\d]{6,}$', minLength: 6", "pattern: '^[a-z]+(?<!x)$'",
    "pattern: '^(?!-)[a-z0-9-]{1,63}(?<!-)$'", "pattern: '^(?:[a-z0-9]+\\.)+[a-z]{2,}$', minLength: 30",
    "pattern: 'a', minLength: 10, maxLength: 12", "pattern: '^\\p{Lu}\\p{Ll}+$'",
    "pattern: '\\bcat\\b', minLength: 6", "format: date, pattern: '^2024-'", "format: email, maxLength: 10",
    "format: uri, pattern: '^https://'", "pattern: '^[ab]+$', not: {pattern: '^a'}",
    "pattern: '^[ab]$', not: {enum: [a]}", "allOf: [{pattern: '^a'}, {pattern: 'b$'}, {pattern: 'c'}]",
  ])
  func aStringIsFound(_ demands: String) {
    let emission = Emission("{type: string, \(demands)}")
    #expect(emission.findings.isEmpty)
    #expect(emission.misjudged == [])
    #expect(emission.names(valid: true).contains("minimal"))
    #expect(emission.names(valid: false).contains { $0.contains("pattern") || $0.contains("format") })
  }

  /// What cannot be is not taken for what was not found.
  @Test(arguments: [
    "pattern: '^\\d{3}-\\d{4}$', minLength: 9", "allOf: [{pattern: '^a$'}, {pattern: '^b$'}]",
    "pattern: '^a$', not: {pattern: a}", "minLength: 3, maxLength: 2",
  ])
  func whatIsRuledOutIsSaidToBe(_ demands: String) {
    let emission = Emission("{type: string, \(demands)}")
    #expect(emission.names(valid: true) == [])
    #expect(Set(emission.fixtures.unmet.map(\.reason)) == [.unsatisfiable])
  }

  @Test func theShortestComesFirst() {
    let outcome = TextSearch.texts(TextDemands(patterns: ["a+b", "c$"], excluded: ["bc"]), count: 1)
    #expect(outcome.texts == ["abac"])
    #expect(TextSearch.texts(TextDemands(patterns: ["^[a-z][0-9]$"]), count: 5).texts.count == 5)
  }

  /// A closure that answers once only, as one that has used up its budget does.
  @Test func whatIsAskedForOnDemandIsAskedOnce() {
    var left = 1
    func answer(_ number: Int) -> Int? {
      left -= 1
      return left < 0 ? nil : number
    }
    #expect([4, 5].firstResult(answer) == 4)
    left = 1
    #expect(Array([4, 5].onDemand.compactMap(answer).prefix(2)) == [4])
    #expect(left == -1)
  }

  /// A pattern of a million states and a search of a million situations end.
  @Test func searchesAreBounded() {
    let large = TextSearch.texts(TextDemands(patterns: ["^((a{1,1000}){1,1000}){1,1000}$"], excluded: ["a"]))
    let deep = TextSearch.texts(
      TextDemands(patterns: (0..<20).map { "x[ab]{\($0)}c" }, excluded: ["^.{0,60}$"]))
    for outcome in [large, deep] {
      if case .impossible = outcome { Issue.record("nothing is known of it") }
    }
  }
}

/// Arrays, objects, numbers and unions whose keywords ask something together.
@Suite struct TogetherTests {
  @Test(arguments: [
    "{type: array, uniqueItems: true, minItems: 3, items: {enum: [x, y, z]}}",
    "{type: array, contains: {type: string, minLength: 3}, minContains: 2, maxItems: 3, items: {type: [string, integer]}}",
    "{type: object, minProperties: 3, patternProperties: {'^[a-z][0-9]$': {type: integer}}, additionalProperties: false}",
    "{type: object, minProperties: 1, maxProperties: 2, propertyNames: {pattern: '^a|b$'}}",
    "{type: [boolean, string, integer, number, array, object, 'null']}",
    "{type: integer, multipleOf: 7, minimum: 100, maximum: 110}",
    "{type: array, uniqueItems: true, minItems: 5, items: {type: string, pattern: '^[a-c][0-1]$'}}",
  ])
  func nothingIsMissing(_ schema: String) {
    let emission = Emission(schema)
    #expect(emission.findings.isEmpty)
    #expect(emission.misjudged == [])
    #expect(emission.fixtures.unmet == [])
  }

  /// The tag tells which branch speaks, so the report does not name the union.
  @Test func aUnionWithATagIsBroken() {
    let emission = Emission(
      """
      type: object
      oneOf: [{$ref: '#/$defs/a'}, {$ref: '#/$defs/b'}]
      $defs:
        a: {type: object, properties: {status: {const: success}}, required: [status]}
        b: {type: object, properties: {status: {const: failure}}, required: [status]}
      """)
    #expect(emission.fixtures.unmet == [])
    #expect(emission.misjudged == [])
    #expect(emission.names(valid: false).contains("required-status"))
  }
}
