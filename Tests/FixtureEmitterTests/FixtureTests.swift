import FixtureEmitter
import SchemaModel
import SchemaRuntime
import Testing

@Suite struct FixtureTests {
  private let message = Emission(
    """
    title: Message
    type: object
    required: [id]
    properties:
      id: {type: string, x-maxBytes: 64, examples: [m-1]}
      count: {type: integer, minimum: 0, maximum: 9}
      color: {type: string, pattern: '^#[0-9a-f]{6}$'}
      kind: {type: string, enum: [a, b, c]}
      site: {type: string, format: uri}
      old: {type: boolean, deprecated: true}
      body:
        oneOf:
          - {title: Text, type: string}
          - {title: Parts, type: array, items: {type: string}, maxItems: 2}
    dependentRequired: {count: [kind]}
    x-warnings:
      - {not: {required: [site, color]}}
    additionalProperties: false
    """)

  @Test func everyDemandIsShown() {
    #expect(message.findings.isEmpty)
    #expect(message.fixtures.unmet == [])
    #expect(message.misjudged == [])
    #expect(
      message.names(valid: false) == [
        "type", "required-id", "dependentRequired-count-kind", "additionalProperties", "id-type",
        "id-x-maxBytes",
        "count-type", "count-maximum", "count-minimum", "color-type", "color-pattern", "kind-type",
        "kind-enum",
        "site-type", "site-format", "old-type", "body-oneOf", "body-maxItems", "body.0-type",
      ])
    let valid = Set(message.names(valid: true))
    #expect(
      valid.isSuperset(of: [
        "minimal", "full", "count-minimum", "count-maximum", "warns-1",
      ]))
    // Several things in one instance.
    let shown = message.fixtures.fixtures.filter(\.isValid).map { JSONValue.read($0.text) }
    #expect(Set(shown.compactMap { $0["kind"]?.stringValue }) == ["a", "b", "c"])
    #expect(Set(shown.compactMap { $0["count"] }).isSuperset(of: [0, 9]))
    #expect(shown.contains { $0["id"]?.stringValue?.utf8.count == 64 })
    #expect(shown.contains { $0["body"]?.arrayValue?.count == 2 })
    #expect(shown.contains { $0["body"]?.stringValue != nil })
  }

  /// An edit of one keyword changes the fixtures that it concerns: others keep name and text.
  @Test func editsLeaveOtherFixturesAlone() {
    func emission(maximum: Int) -> Emission {
      Emission(
        """
        type: object
        required: [id]
        properties:
          id: {type: string, minLength: 2}
          count: {type: integer, maximum: \(maximum)}
          kind: {enum: [a, b, c]}
          either: {oneOf: [{type: string, maxLength: 3}, {type: array, maxItems: 1}]}
        """)
    }
    let (before, after) = (emission(maximum: 9), emission(maximum: 8))
    for valid in [true, false] { #expect(before.names(valid: valid) == after.names(valid: valid)) }
    let changed = zip(before.fixtures.fixtures, after.fixtures.fixtures).filter { $0.text != $1.text }
    // An instance shows several things: only the member that the edit concerns is another.
    for (old, new) in changed {
      let members = [old, new].map {
        JSONValue.read($0.text).objectValue?.filter { $0.key != "count" }.map(\.value)
      }
      #expect(members[0] == members[1], "\(old.name)")
    }
    #expect(changed.contains { $0.0.name == "count-maximum" })
  }

  /// In draft-04 `1.0` is no integer, and its equal `1` is the listed value that is one.
  @Test func aListedValueIsShownBySpellingThatIsAccepted() {
    let emission = Emission("{type: integer, enum: [1.0, 2]}", dialect: .draft4)
    #expect(emission.fixtures.unmet == [])
    let shown = emission.fixtures.fixtures.filter(\.isValid).map { JSONValue.read($0.text) }
    #expect(Set(shown) == [1, 2])
    #expect(emission.misjudged == [])
  }

  /// What breaks one demand breaks nothing else.
  @Test func invalidInstancesBreakOneDemand() {
    for fixture in message.fixtures.fixtures where !fixture.isValid {
      let errors = fixture.violations.filter { $0.severity == .error }
      #expect(errors.count == 1, "\(fixture.name): \(errors)")
      #expect(errors.first?.absoluteKeywordLocation.hasPrefix(fixture.keywordLocation ?? "?") == true)
    }
  }

  @Test func bytesAreNotCharacters() throws {
    let beyond = try #require(message.fixture("id-x-maxBytes", valid: false))
    let exactly = try #require(
      message.fixtures.fixtures.first {
        $0.isValid && JSONValue.read($0.text)["id"]?.stringValue?.utf8.count == 64
      })
    for (fixture, bytes) in [(beyond, 65), (exactly, 64)] {
      let id = try #require(JSONValue.read(fixture.text)["id"]?.stringValue)
      #expect(id.utf8.count == bytes)
      #expect(id.unicodeScalars.count <= 64)
    }
  }

  @Test func warningsAreRecorded() throws {
    let warns = try #require(message.fixture("warns-1", valid: true))
    #expect(warns.violations.map(\.severity) == [.warning])
    #expect(warns.keywordLocation == "vendor/thing.yaml#/x-warnings/0")
    let full = try #require(message.fixture("full", valid: true))
    #expect(full.violations.map(\.keywordLocation).contains("/properties/old/deprecated"))
  }

  @Test func pathsAreFolderOfTypeAndVerdict() throws {
    let minimal = try #require(message.fixture("minimal", valid: true))
    #expect(minimal.path == "Vendor/Thing/valid/minimal.json")
    #expect(minimal.text == "{\n  \"id\": \"m-1\"\n}\n")
    let paths = message.fixtures.runs.flatMap(\.paths).map { $0.lowercased() }
    #expect(Set(paths).count == paths.count)
  }

  /// What cannot be shown is said, and does not keep the rest from being shown.
  @Test func unmetObligationsAreReported() {
    let emission = Emission(
      """
      type: object
      properties:
        never: {type: string, enum: [1]}
        large: {type: string, maxLength: 1000000000}
        wide: {anyOf: [{type: string, maxLength: 3}, {type: string}]}
      """)
    #expect(emission.misjudged == [])
    #expect(
      emission.fixtures.unmet.map { "\($0.name): \($0.reason.rawValue)" } == [
        "never: the schema allows no value there",
        "large-maxLength: the instance would be too large",
        "large-maxLength: the instance would be too large",
        "wide-maxLength: what breaks it is accepted all the same",
        "properties.never-type: the schema allows no value there",
        "properties.never-enum: the schema allows no value there",
      ])
    #expect(emission.names(valid: false).contains("large-type"))
  }

  /// Limits that no instance comes near to are said to be so, and trap nowhere.
  @Test func limitsBeyondReach() {
    let limit = Int.max - 1
    let emission = Emission(
      """
      type: [object, array, string, number]
      maxLength: \(limit)
      x-maxBytes: \(limit)
      maxItems: \(limit)
      maxProperties: \(limit)
      x-maxSerializedBytes: \(limit)
      contains: {}
      maxContains: \(limit)
      maximum: 1e400
      multipleOf: 1e-400
      """)
    #expect(emission.findings.isEmpty)
    #expect(emission.misjudged == [])
    #expect(emission.fixtures.unmet.contains { $0.reason == .tooLarge })
    let impossible = Emission("{minLength: \(limit), minItems: \(limit), minProperties: \(limit)}")
    #expect(impossible.misjudged == [])
  }

  @Test func longChainsOfReferences() {
    let links = (0..<200).map { "  s\($0): {$ref: '#/$defs/s\($0 + 1)', minLength: 1}" }
    let emission = Emission(
      "$ref: '#/$defs/s0'\n$defs:\n\(links.joined(separator: "\n"))\n  s200: {type: string}\n")
    #expect(emission.misjudged == [])
    #expect(emission.fixtures.unmet.contains { $0.reason == .exhausted })
  }

  @Test func aSchemaThatAllowsNothingHasNoFixtures() {
    let emission = Emission("allOf: [{type: string}, {type: integer}]")
    #expect(emission.names(valid: true) == [])
    #expect(emission.fixtures.unmet.first?.name == "minimal")
    #expect(emission.fixtures.unmet.allSatisfy { $0.reason == .unsatisfiable })
  }

  @Test func conditionsAreShownBothWays() {
    let emission = Emission(
      """
      type: object
      required: [kind]
      properties: {kind: {enum: [card, cash]}, number: {type: string}}
      if: {properties: {kind: {const: card}}}
      then: {required: [number]}
      else: {properties: {number: false}}
      """)
    #expect(emission.fixtures.unmet == [])
    #expect(emission.misjudged == [])
    #expect(emission.names(valid: false).contains("required-number"))
  }

  @Test func everyValueOfAnEnumIsShown() {
    let values = (0..<30).map { "v\($0)" }
    let emission = Emission("type: object\nproperties: {a: {enum: [\(values.joined(separator: ", "))]}}")
    #expect(emission.fixtures.unmet == [])
    let shown = Set(
      emission.fixtures.fixtures.filter(\.isValid).compactMap { JSONValue.read($0.text)["a"]?.stringValue })
    #expect(shown == Set(values))
  }

  /// Hundreds of members, each an object of hundreds: what is full is too large, and the rest is shown all the same.
  @Test func largeObjectsComeToAnEnd() {
    let scalars = (0..<150).map { "    s\($0): {type: string, minLength: 40}\n" }.joined()
    let members = (0..<150).map { "  m\($0): {$ref: '#/$defs/inner', type: object}\n" }.joined()
    let emission = Emission(
      "type: object\nproperties:\n\(members)$defs:\n  inner:\n    type: object\n    properties:\n"
        + scalars.split(separator: "\n").map { "  \($0)\n" }.joined())
    #expect(emission.findings.isEmpty)
    #expect(emission.misjudged == [])
    #expect(emission.names(valid: false).contains("m149-type"))
    #expect(UnmetObligation.lines(emission.fixtures.unmet).count <= 4)
  }

  @Test func recursionEnds() {
    let emission = Emission(
      """
      type: object
      required: [name]
      properties:
        name: {type: string}
        children: {type: array, items: {$ref: '#'}}
        next: {$ref: '#/$defs/node'}
      $defs:
        node: {type: object, properties: {next: {$ref: '#/$defs/node'}, owner: {$ref: '#'}}}
      """)
    #expect(emission.fixtures.unmet == [])
    #expect(emission.misjudged == [])
    #expect(emission.fixtures.objects.map(\.folder) == ["Vendor/Thing", "Vendor/Thing.Node"])
  }

  @Test func contentIsLookedInto() {
    let emission = Emission(
      """
      type: object
      properties:
        event:
          type: string
          contentMediaType: application/json
          contentSchema: {type: object, required: [type], properties: {type: {type: string}}}
          x-assertContent: true
      """)
    #expect(emission.fixtures.unmet == [])
    #expect(emission.misjudged == [])
    #expect(
      emission.names(valid: false) == [
        "type", "event-type", "event-contentMediaType", "event.content-type", "event.content-required-type",
        "event.content.type-type",
      ])
  }

  @Test func emissionIsDeterministic() {
    let schema = "type: object\nproperties: {a: {enum: [1, x]}, b: {type: [string, 'null'], minLength: 2}}"
    #expect(Emission(schema).fixtures.runs == Emission(schema).fixtures.runs)
  }

  @Test func bundlesHoldEverything() throws {
    let bundle = try #require(message.fixtures.bundles(for: message.graph).first)
    #expect(bundle.path == "vendor+thing.fixtures.json")
    let json = JSONValue.read(bundle.contents)
    #expect(json["schema"] == "vendor/thing.yaml#")
    #expect(json["type"] == "Vendor.Thing")
    let texts = ["valid", "invalid"].flatMap { key in
      (json[key]?.arrayValue ?? []).compactMap { $0["instance"]?.stringValue }
    }
    #expect(texts == message.fixtures.fixtures.map(\.text))
    let first = json["invalid"]?[0]?["violations"]?[0]
    #expect(first?["severity"] == "error")
    #expect(first?["keywordLocation"] == "/type")
  }

  /// There are 2^20 ways through these conditions, of which few are tried.
  @Test(.timeLimit(.minutes(15))) func conditionsWithinConditionsEnd() {
    let chain = (0..<20).map { level in
      let next = "{$ref: '#/$defs/when\(level + 1)'}"
      return "  when\(level): {if: \(next), then: \(next), else: \(next)}\n"
    }
    let emission = Emission(
      "title: Message\n$ref: '#/$defs/when0'\n$defs:\n" + chain.joined()
        + "  when20: {type: object, properties: {x: {type: integer}}, required: [x]}\n")
    #expect(emission.findings.isEmpty)
    #expect(emission.misjudged == [])
  }
}
