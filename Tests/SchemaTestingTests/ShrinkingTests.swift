import SchemaRuntime
import Testing

@testable import SchemaTesting

/// Where shrinking ends.
@Suite struct ShrinkingTests {
  private func smallest<Schema: TestSchema>(
    _ schema: Schema.Type, seed: UInt64 = 1, failing property: (JSONValue) throws -> Bool
  ) -> String? {
    let found = Accepted<Schema>.smallest(seed: seed, count: 200, failing: property)
    #expect(found?.isLocalMinimum != false)
    return found?.smallest.json
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func everySeedLeadsToTheSame(seed: UInt64) {
    func find(_ property: (JSONValue) -> Bool) -> String? {
      smallest(Mixed.self, seed: seed, failing: property)
    }
    #expect(find { _ in false } == #"{"id":1}"#)
    #expect(find { $0["ready"] == nil } == #"{"id":1,"ready":false}"#)
    #expect(find { $0["tags"]?.arrayValue?.isEmpty != true } == #"{"id":1,"tags":[]}"#)
    #expect(find { ($0["tags"]?.arrayValue?.count ?? 0) < 2 } == #"{"id":1,"tags":["a","t"]}"#)
    #expect(find { ($0["id"]?.intValue ?? 0) < 1 << 31 } == #"{"id":2147483648}"#)
    #expect(find { ($0["code"]?.stringValue) == nil } == #"{"id":1,"code":"AA-1"}"#)
    let text = String(repeating: "a", count: 41)
    #expect(find { ($0["note"]?.stringValue?.count ?? 0) <= 40 } == #"{"id":1,"note":"\#(text)"}"#)
  }

  @Test func whatMattersStays() {
    let foreign = smallest(Mixed.self) {
      $0["note"]?.stringValue?.unicodeScalars.allSatisfy(\.isASCII) != false
    }
    #expect(foreign?.unicodeScalars.count == #"{"id":1,"note":"?"}"#.unicodeScalars.count)
    #expect(smallest(Mixed.self) { ($0["share"]?.doubleValue ?? 0) <= 0.25 } == #"{"id":1,"share":1}"#)
  }

  @Test func aTreeBecomesAPath() {
    func depth(_ node: JSONValue) -> Int {
      1 + (node["children"]?.arrayValue?.map(depth).max() ?? 0)
    }
    #expect(smallest(Recursive.self) { depth($0) < 2 } == #"{"value":0,"children":[{"value":0}]}"#)
  }

  @Test func aUnionBecomesItsSimplerCase() {
    #expect(smallest(Union.self) { _ in false } == #"{"pay":{"kind":"cash"}}"#)
    let transfer = smallest(Union.self) { $0["pay"]?["kind"] != "transfer" }
    #expect(transfer == #"{"pay":{"kind":"transfer","iban":"AA1111"}}"#)
  }

  @Test func hugeNumbersGoToTheirLimits() {
    let least = "100000000000000000000"
    #expect(smallest(Huge.self) { _ in false } == #"{"a":\#(least),"b":1}"#)
  }

  @Test func errorsCount() throws {
    struct Lost: Error, CustomStringConvertible { let description = "the note is lost" }
    let found = try #require(
      Accepted<Mixed>.smallest { value in
        if value["note"] != nil { throw Lost() }
        return true
      })
    #expect(found.smallest.json == #"{"id":1,"note":""}"#)
    #expect(found.thrown == "the note is lost")
    #expect(
      found.description == """
        Thing: the property does not hold
          smallest: {"id":1,"note":""}
          found as: \(found.sample.json)
          thrown: the note is lost
          \(found.tries) smaller ones were tried; no step makes it smaller
        """)
  }

  @Test func asynchronousPropertiesLeadToTheSame() async throws {
    let samples = Accepted<Mixed>.samples(seed: 1)
    let found = await CounterexampleSearch.smallest(
      of: samples, known: Mixed.subject.known, effort: 10_000, name: "Thing"
    ) { example in
      await Task.yield()
      return example.instance["note"] == nil
    }
    #expect(found?.smallest.json == #"{"id":1,"note":""}"#)
  }

  /// Whatever the property is: shrinking ends, equal searches end alike, and the end is one.
  @Test(arguments: 1...3 as ClosedRange<UInt64>) func anyPropertyHasAnEnd(seed: UInt64) {
    check(Mixed.self, seed)
    check(Recursive.self, seed)
    check(Union.self, seed)
    check(Huge.self, seed)
  }

  private func check<Schema: TestSchema>(_ schema: Schema.Type, _ seed: UInt64) {
    /// True for two of three texts, which depends on each byte.
    func holds(_ value: JSONValue) -> Bool {
      value.description.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 } >> 20 % 3 != 0
    }
    let found = Accepted<Schema>.smallest(seed: seed, count: 60, failing: holds)
    #expect(found != nil && found?.isLocalMinimum == true)
    #expect(
      Accepted<Schema>.smallest(seed: seed, count: 60, failing: holds)?.smallest.json == found?.smallest.json)
    let again = CounterexampleSearch.smallest(
      of: [found?.smallest].compactMap(\.self), known: Schema.subject.known, effort: 10_000, name: "Thing"
    ) { holds($0.instance) }
    #expect(again?.smallest.json == found?.smallest.json && again?.isLocalMinimum == true)
  }

  @Test func aPropertyThatHoldsHasNone() {
    #expect(smallest(Mixed.self) { _ in true } == nil)
  }

  @Test(arguments: [0, 1, 7]) func theEffortEndsTheSearch(effort: Int) throws {
    let found = try #require(
      Accepted<Mixed>.smallest(effort: effort) { ($0["note"]?.stringValue?.count ?? 0) <= 200 })
    #expect(found.tries == effort && !found.isLocalMinimum)
    #expect(found.description.contains("the search ended after \(effort) tries"))
  }

  @Test func invalidOnesKeepTheirFault() throws {
    let found = try #require(
      CounterexampleSearch.smallest(
        of: Refused<Mixed>.samples(seed: 1, count: 200), known: Mixed.subject.known, effort: 10_000,
        name: "Thing"
      ) { !$0.violation.keywordLocation.hasSuffix("/pattern") })
    #expect(found.smallest.json == #"{"id":1,"code":""}"#)
    #expect(found.smallest.violation.instanceLocation == "/code")
    #expect(found.isLocalMinimum)
  }
}
