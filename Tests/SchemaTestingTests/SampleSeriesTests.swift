import SchemaRuntime
import Testing

@testable import SchemaTesting

/// What follows from a seed.
@Suite struct SampleSeriesTests {
  /// Literally these values on every platform: a change of them changes the tests of all users.
  @Test func aSeedHasItsNumbers() {
    var random = SplitMix(seed: 1)
    #expect(random.next() == 0x910A_2DEC_8902_5CC1)
    #expect((0..<8).map { _ in random.below(10) } == [7, 9, 4, 4, 7, 8, 5, 2])
    #expect(random.below(0) == 0 && random.below(-3) == 0 && random.below(1) == 0)
    #expect(random.order(of: 6).sorted() == Array(0..<6))
    #expect(random.order(of: -1) == [])
    #expect(random.pick([Int]()) == nil)
  }

  @Test func aSeedHasItsSamples() throws {
    let valid = try [#"{"id":1}"#, #"{"id":2,"note":"text","share":0.5,"tags":["new","old"]}"#].map {
      try JSONValue(jsonString: $0)
    }
    let known = KnownParts(of: valid)
    let samples = SampleSeries<Accepted<Small>>(valid, known: known).examples(seed: 7, count: 14)
    #expect(
      samples.map(\.json) == [
        #"{"id":2,"note":"text","share":0.5,"tags":["new","old"]}"#,
        #"{"id":11,"tags":["new","old"],"share":0.5}"#,
        #"{"id":1}"#,
        #"{"id":20,"note":"text","share":128,"tags":["new","old"]}"#,
        #"{"id":1,"note":"text","share":0.5,"tags":["new","old"]}"#,
        #"{"id":2}"#,
        #"{"id":32767,"share":0.5,"tags":["new","old"]}"#,
        #"{"id":1,"note":"text","share":0.5}"#,
        #"{"id":2,"note":"text","share":0.5,"tags":["new","old","old"]}"#,
        #"{"id":2,"note":"text","share":0.5,"tags":["old","new","new"]}"#,
        #"{"id":255,"note":"text","share":0.5,"tags":["new","new"]}"#,
        #"{"id":10,"note":""}"#,
        #"{"id":2,"note":"tt","share":0.5,"tags":["new","old"]}"#,
        #"{"id":10,"note":"text"}"#,
      ])
    let invalid = try [#"{"id":0}"#, #"{"note":"text"}"#, #"{"id":1,"tags":["gone"]}"#].map {
      try JSONValue(jsonString: $0)
    }
    let refused = SampleSeries<Refused<Small>>(invalid, known: known).examples(seed: 7, count: 8)
    #expect(
      refused.map(\.json) == [
        #"{"id":1,"tags":["gone"]}"#, #"{"id":1,"tags":[""],"share":1}"#, #"{"id":0}"#,
        #"{"id":-2147483649,"tags":["new","old"]}"#, #"{"note":"text"}"#, #"{"id":0,"note":"Z"}"#,
        #"{"id":-92233720368547758080}"#, #"{"note":"","share":9007199254740993}"#,
      ])
  }

  /// What is listed and is not an instance makes no samples.
  @Test func instancesAreJudged() {
    let series = SampleSeries<Accepted<Small>>([["id": 0], "text", ["id": 3]], known: KnownParts(of: []))
    #expect(series.examples(seed: 1, count: 1).map(\.json) == [#"{"id":3}"#])
  }

  @Test func equalSeedsGiveEqualSamplesAndOthersGiveOthers() {
    let texts = Accepted<Mixed>.samples(seed: 3, count: 60).map(\.json)
    #expect(texts == Accepted<Mixed>.samples(seed: 3, count: 60).map(\.json))
    #expect(texts != Accepted<Mixed>.samples(seed: 4, count: 60).map(\.json))
    #expect(Array(texts.prefix(20)) == Accepted<Mixed>.samples(seed: 3, count: 20).map(\.json))
    #expect(texts.count == 60 && Set(texts).count == 60)
  }

  /// Each instance of the search is among the samples, as soon as there are twice as many.
  @Test func eachInstanceOfTheSearchIsASample() {
    let valid = Mixed.subject.valid.map(\.description)
    let samples = Set(Accepted<Mixed>.samples(seed: 1, count: 2 * valid.count + 20).map(\.json))
    #expect(valid.count > 2 && valid.allSatisfy(samples.contains))
    let invalid = Set(Refused<Mixed>.samples(seed: 1, count: 200).map(\.violation.keywordLocation))
    let faults = Mixed.subject.invalid.compactMap { Refused<Mixed>(judging: $0)?.violation.keywordLocation }
    #expect(invalid == Set(faults) && invalid.count > 8)
  }

  @Test func samplesAreVaried() {
    let samples = Accepted<Mixed>.samples(seed: 1, count: 300).map(\.instance)
    #expect(samples.contains { $0["tags"]?.arrayValue?.isEmpty == true })
    #expect(samples.contains { ($0["tags"]?.arrayValue?.count ?? 0) > 1 })
    #expect(samples.contains { ($0["note"]?.stringValue?.unicodeScalars.count ?? 0) > 100 })
    #expect(samples.contains { $0["note"]?.stringValue == "" })
    #expect(samples.contains { $0["note"]?.stringValue?.unicodeScalars.contains { !$0.isASCII } == true })
    #expect(samples.contains { ($0["id"]?.intValue ?? 0) > Int32.max })
    #expect(samples.contains { $0["ready"] == false } && samples.contains { $0["ready"] == true })
    #expect(samples.contains { $0["code"] == nil } && samples.contains { $0["code"] != nil })
  }

  @Test func anInvalidSampleHasOneFault() {
    let samples = Refused<Mixed>.samples(seed: 5, count: 150)
    #expect(samples.count == 150)
    for sample in samples {
      #expect(Mixed.subject.report(sample.instance).errors == [sample.violation])
    }
  }

  @Test func aTypeWithoutAValueHasNoSamples() {
    #expect(Accepted<Nothing>.samples(seed: 1).isEmpty)
    #expect(Accepted<Nothing>.smallest { _ in false } == nil)
    #expect(Refused<Nothing>.samples(seed: 1).isEmpty)
  }

  @Test func aTypeWithOneValueHasOneSample() {
    #expect(Accepted<OnlyOne>.samples(seed: 1).map(\.json) == [#"{"kind":"fixed","version":1}"#])
    #expect(Accepted<EmptyObject>.samples(seed: 1).map(\.json) == ["{}"])
  }

  @Test func aTypeThatAcceptsEverythingHasNoInvalidSamples() {
    #expect(Refused<Anything>.samples(seed: 1).isEmpty)
  }

  @Test(arguments: [-5, 0]) func noneAreNone(count: Int) {
    #expect(Accepted<Mixed>.samples(seed: 1, count: count).isEmpty)
  }

  @Test func schemasThatLeadBackAreNoTrouble() {
    let samples = Accepted<Recursive>.samples(seed: 2, count: 200)
    #expect(samples.count == 200)
    #expect(samples.allSatisfy { $0.json.utf8.count <= 32_768 })
    #expect(samples.contains { $0.instance["children"]?[0]?["value"] != nil })
  }

  @Test func hugeNumbersAndUnionsVary() {
    let numbers = Accepted<Huge>.samples(seed: 1, count: 60).compactMap { $0.instance["a"]?.numberValue }
    #expect(numbers.allSatisfy { $0 >= JSONNumber(uncheckedText: "100000000000000000000") && $0.isInteger })
    #expect(Set(numbers).count > 3)
    let kinds = Accepted<Union>.samples(seed: 1, count: 60).compactMap {
      $0.instance["pay"]?["kind"]?.stringValue
    }
    #expect(Set(kinds) == ["transfer", "cash"])
  }
}
