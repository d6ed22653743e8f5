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
    "format: regex, pattern: '\\('", "format: regex, pattern: '\\[a-z\\]\\+'", "format: regex, minLength: 20",
    "format: time, pattern: ':60'", "format: date-time, pattern: ':60'",
    "format: uri-template, pattern: '\\{\\?'",
    "format: uri, pattern: '^https://'", "pattern: '^[ab]+$', not: {pattern: '^a'}",
    "format: hostname, minLength: 253", "format: hostname, minLength: 64, maxLength: 64",
    "format: email, minLength: 200", "format: idn-hostname, minLength: 100",
    "pattern: '^[ab]$', not: {enum: [a]}", "allOf: [{pattern: '^a'}, {pattern: 'b$'}, {pattern: 'c'}]",
  ])
  func aStringIsFound(_ demands: String) {
    let emission = Emission("{type: string, \(demands)}")
    #expect(emission.findings.isEmpty)
    #expect(emission.misjudged == [])
    #expect(emission.names(valid: true).contains("minimal"))
    #expect(emission.names(valid: false).contains { $0.contains("pattern") || $0.contains("format") })
  }

  /// What a string has to hold fits in what else is asked of the string.
  @Test(arguments: [
    "contentEncoding: base64, minLength: 5", "contentEncoding: base64, minLength: 1001",
    "contentEncoding: base64, pattern: '^[A-Za-z0-9+/=]{5,}$'", "contentEncoding: base64, pattern: '=$'",
    "contentMediaType: application/json, maxLength: 1", "contentMediaType: application/json, minLength: 30",
    "contentMediaType: application/json, pattern: '^\\['",
    "contentMediaType: application/json, contentSchema: {type: object, required: [a]}, minLength: 40",
    "contentEncoding: base64, contentMediaType: application/json, minLength: 9",
    "contentEncoding: base64, contentMediaType: application/json, maxLength: 4",
    "contentEncoding: base64, contentMediaType: application/json, contentSchema: {type: object}, minLength: 50",
  ])
  func heldContentIsFound(_ demands: String) {
    for emission in [
      Emission("{type: string, x-assertContent: true, \(demands)}"),
      Emission("{type: string, \(demands)}", dialect: .draft7),
    ] {
      #expect(emission.misjudged == [])
      #expect(emission.names(valid: true).contains("minimal"), "\(emission.findings)")
      #expect(emission.names(valid: false).contains { $0.contains("content") })
    }
  }

  /// What cannot be is not taken for what was not found.
  @Test(arguments: [
    "pattern: '^\\d{3}-\\d{4}$', minLength: 9", "allOf: [{pattern: '^a$'}, {pattern: '^b$'}]",
    "pattern: '^a$', not: {pattern: a}", "minLength: 3, maxLength: 2", "format: date, maxLength: 9",
    "x-assertContent: true, contentMediaType: application/json, pattern: '^a'",
    "x-assertContent: true, contentMediaType: application/json, contentEncoding: base64, maxLength: 3",
    "format: uuid, pattern: 'g'", "format: date, pattern: '-02-30$'",
  ])
  func whatIsRuledOutIsSaidToBe(_ demands: String) {
    let emission = Emission("{type: string, \(demands)}")
    #expect(emission.names(valid: true) == [])
    #expect(Set(emission.fixtures.unmet.map(\.reason)) == [.unsatisfiable])
  }

  /// No text of a format is outside of what is known of all of them.
  @Test(arguments: [
    "date-time": ["1998-12-31T23:59:60Z", "2024-02-29t00:00:00.5z"], "date": ["2000-02-29", "0000-02-29"],
    "time": ["23:59:60+00:00", "00:00:00z"], "duration": ["p1d", "P1Y2M3DT4H5M6S"],
    "email": ["\"a b\"@c.d", "a@[127.0.0.1]", "a@[IPv6:::1]"], "idn-email": ["é@é", "\"é\n\"@a"],
    "hostname": ["a", "xn--bcher-kva.example"], "ipv4": ["0.0.0.0", "255.255.255.255"],
    "ipv6": ["::", "::ffff:1.2.3.4", "1:2:3:4:5:6:255.255.255.255"], "uri": ["a:", "a+b.c-1:?%20#"],
    "iri": ["a:é", "a://é"], "uri-reference": ["", "#", "//a", "a/b:c"],
    "uuid": ["3F0C0D64-9a55-0000-0000-000000000000"],
    "json-pointer": ["", "/", "/~0~1/\n"], "relative-json-pointer": ["0#", "10/a", "1+1/a", "0-1#"],
  ])
  func boundsHoldOfEachText(format: String, others: [String]) throws {
    let known = try #require(Format(rawValue: format))
    let bound = try Pattern(try #require(FormatPatterns.bound(format)))
    for text in others + FormatSamples.good(format) where known.accepts(text) {
      #expect(bound.matches(text) == .match, "\(format): \(text)")
    }
    #expect(others.contains { known.accepts($0) })
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
    "{type: array, uniqueItems: true, minItems: 3, items: {type: integer, minimum: 10, maximum: 20}}",
    "{type: array, uniqueItems: true, minItems: 4, items: {type: number, multipleOf: 0.3, minimum: 0, maximum: 0.9}}",
    "{type: array, uniqueItems: true, minItems: 3, items: {type: number, minimum: 0, exclusiveMaximum: 0.1}}",
    "{type: array, uniqueItems: true, minItems: 3, items: {type: string, maxLength: 1}}",
    "{type: array, uniqueItems: true, minItems: 4, items: {type: string, minLength: 36, maxLength: 36}}",
    "{type: array, uniqueItems: true, minItems: 3, items: {type: string, pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$'}}",
    "{type: array, uniqueItems: true, minItems: 3, items: {type: string, format: date, pattern: '^2024-02'}}",
    "{type: array, uniqueItems: true, minItems: 3, items: {type: string, format: date-time}}",
    "{type: array, uniqueItems: true, minItems: 3, items: {type: string, format: ipv4, pattern: '^10'}}",
    "{type: array, uniqueItems: true, minItems: 3, items: {type: string, format: email, pattern: '@a\\.b$'}}",
    "{type: array, uniqueItems: true, minItems: 2, items: {type: array, items: {type: integer}, minItems: 2, maxItems: 2}}",
    "{type: array, uniqueItems: true, minItems: 5, items: {type: array, items: {type: boolean}, maxItems: 2}}",
    "{type: array, uniqueItems: true, minItems: 3, items: {type: object, properties: {k: {enum: [a, b, c]}}, required: [k], additionalProperties: false}}",
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
