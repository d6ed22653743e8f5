public import Desk
public import SchemaTesting
import Testing

/// Samples find each of the planted faults, whatever the seed, and shrinking ends at the smallest ticket that shows it.
@Suite struct DeskTests {
  private static let seeds: [UInt64] = [1, 3, 7, 2026]

  @Test(arguments: seeds) func aForgottenMemberIsFound(seed: UInt64) throws {
    let found = try #require(
      Ticket.smallest(seed: seed, count: 200) { ticket in
        ticket.trimmed.answers?.map(\.by) == ticket.answers?.map(\.by)
      })
    #expect(found.smallest.json == #"{"id":1,"subject":"a","from":"a@a","answers":[{"text":"a","by":"a"}]}"#)
    #expect(found.smallest.value.answers?.first?.by == "a")
    #expect(found.isLocalMinimum)
  }

  @Test(arguments: seeds) func anEmptyListIsFound(seed: UInt64) {
    let found = Ticket.smallest(seed: seed, count: 200) { Row($0).listedTags == $0.tags }
    #expect(found?.smallest.json == #"{"id":1,"subject":"a","from":"a@a","tags":[]}"#)
  }

  @Test(arguments: seeds) func aLongTextIsFound(seed: UInt64) {
    let found = Ticket.smallest(seed: seed, count: 200) { Row($0).subject == $0.subject }
    let subject = String(repeating: "a", count: 61)
    #expect(found?.smallest.json == #"{"id":1,"subject":"\#(subject)","from":"a@a"}"#)
  }

  @Test(arguments: seeds) func aLargeNumberIsFound(seed: UInt64) {
    let found = Ticket.smallest(seed: seed, count: 200) { Int(Row($0).id) == $0.id }
    #expect(found?.smallest.json == #"{"id":2147483648,"subject":"a","from":"a@a"}"#)
  }

  /// A check that lets something wrong through is found by a text with that fault alone.
  @Test func whatIsLetThroughIsFound() throws {
    let found = try #require(
      Ticket.smallestInvalid(seed: 1, count: 200) { sample in
        do {
          try accept(sample.json)
          return false
        } catch is Refusal {
          return true
        }
      })
    #expect(found.smallest.violation.instanceLocation.hasPrefix("/answers"))
    #expect(found.smallest.json.utf8.count < 80)
  }

  @Test func aReportSaysWhatWasFound() throws {
    do {
      try Ticket.check(seed: 1, count: 200) { Row($0).listedTags == $0.tags }
      Issue.record("nothing was found")
    } catch let error as Counterexample<Sample<Ticket>> {
      #expect(
        error.description.hasPrefix(
          "Ticket: the property does not hold\n  smallest: {\"id\":1,\"subject\":\"a\",\"from\":\"a@a\",\"tags\":[]}\n"
        ))
    }
  }

  /// Instances may be listed by hand; what is wrong with them is said, and nothing is checked without one.
  @Test func instancesAreListedByHand() throws {
    #expect(
      Ticket.Answer.sampleSource.problems == [
        "valid:2: 1:9: error: must be at least 1 character long [/properties/text/minLength]",
        "invalid:1: expected one error, found 0",
      ])
    #expect(Ticket.Answer.samples(seed: 1, count: 50).count == 50)
    #expect(Ticket.Answer.invalidSamples(seed: 1).isEmpty)
    #expect(Ticket.From.sampleSource.problems.count == 2)
    do {
      try Ticket.From.check(seed: 1) { _ in true }
      Issue.record("nothing was checked, and that was not said")
    } catch let error as NoSamples {
      #expect(
        error.description.hasPrefix("From: no valid value is known, so nothing was checked\n  valid:1: "))
    }
  }

  @Test func asynchronousCodeIsChecked() async throws {
    let found = await Ticket.smallest(seed: 1, count: 200) { ticket in
      await Task.yield()
      return Row(ticket).listedTags == ticket.tags
    }
    #expect(found?.smallest.json == #"{"id":1,"subject":"a","from":"a@a","tags":[]}"#)
    try await Ticket.check(seed: 1) { ticket in
      await Task.yield()
      return ticket.validate().isValid
    }
  }

  @Test(arguments: Ticket.samples(seed: 1, count: 200))
  func samplesAreValid(_ sample: Sample<Ticket>) throws {
    #expect(sample.value.validate().isValid)
    #expect(try Ticket(jsonString: sample.json) == sample.value)
    #expect(try sample.value.trimmed.jsonString().isEmpty == false)
  }

  @Test(arguments: Ticket.invalidSamples(seed: 1, count: 200))
  func invalidSamplesHaveOneFault(_ sample: InvalidSample<Ticket>) {
    #expect(Ticket.validate(jsonUTF8Bytes: sample.json.utf8).errors == [sample.violation])
  }

  @Test func thereAreManyAndTheyAreTheSameEachTime() {
    let samples = Ticket.samples(seed: 1, count: 200)
    #expect(samples.count == 200 && samples == Ticket.samples(seed: 1, count: 200))
    #expect(Ticket.invalidSamples(seed: 1, count: 200).count == 200)
  }
}

extension Ticket.Answer: SampledValue {
  public static let sampleSource = SampleSource<Self>(
    valid: #"""
      {"text":"Yes.","minutes":3,"by":"Ada"}
      {"text":""}
      """#,
    invalid: #"{"text":"Yes."}"#)
}

extension Ticket.From: SampledValue {
  public static let sampleSource = SampleSource<Self>(valid: "7\n{")
}
