import PatternKit
import SchemaRuntime
import Testing

@Suite struct PatternAgreementTests {
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func everyEngineSaysTheSame(seed: UInt64) throws {
    var random = RandomPatterns(seed: seed)
    var matches = 0
    var answers = 0
    for _ in 0..<200 {
      let source = random.pattern()
      let engines = try PatternEngines(source)
      for _ in 0..<8 {
        let text = random.text()
        let verdicts = engines.verdicts(on: text)
        let agree = verdicts.allSatisfy { $0.matches == verdicts[0].matches }
        #expect(agree, "\(source.debugDescription) on \(text.debugDescription): \(verdicts)")
        answers += 1
        if verdicts[0].matches { matches += 1 }
      }
    }
    // Patterns that always or never match would show nothing.
    #expect(matches > answers / 5 && matches < answers * 4 / 5)
  }

  @Test func mutatedPatternsEitherRunOrSayWhereTheyFail() {
    var random = RandomPatterns(seed: 99)
    var failures = 0
    for _ in 0..<600 {
      let source = random.mutated(random.pattern())
      do {
        let engines = try PatternEngines(source)
        let text = random.text()
        let verdicts = engines.verdicts(on: text)
        let agree = verdicts.allSatisfy { $0.matches == verdicts[0].matches }
        #expect(agree, "\(source.debugDescription) on \(text.debugDescription): \(verdicts)")
      } catch {
        failures += 1
        #expect(0...source.unicodeScalars.count ~= error.offset, "\(source.debugDescription): \(error)")
        #expect(!error.message.isEmpty)
      }
    }
    #expect(failures > 120 && failures < 560)
  }
}
