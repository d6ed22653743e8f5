import SchemaRuntime
import Testing

@Suite struct PresenceTests {
  @Test func tellsAbsentFromNull() {
    let absent = Presence<Int>.absent
    #expect(absent.isAbsent)
    #expect(!absent.isNull)
    #expect(absent.value == nil)
    #expect(absent != .null)
    #expect(Presence<Int>.null.isNull)
    #expect(Presence<Int>.null.value == nil)
    #expect(Presence(5).value == 5)
  }

  @Test func takesLiterals() {
    let null: Presence<Int> = nil
    let number: Presence<Int> = 5
    let text: Presence<String> = "five"
    let flag: Presence<Bool> = true
    let rate: Presence<Double> = 1.5
    let whole: Presence<Double> = 2
    let count = 5
    let filled: Presence<String> = "\(count) times"
    let json: Presence<JSONValue> = "five"
    #expect(null == .null)
    #expect(number == .value(5))
    #expect(text == .value("five"))
    #expect(flag == .value(true))
    #expect(rate == .value(1.5))
    #expect(whole == .value(2))
    #expect(filled == .value("5 times"))
    #expect(json == .value(.string("five")))
  }

  @Test func mapsValuesOnly() {
    #expect(Presence(2).map { $0 + 1 } == 3)
    #expect(Presence<Int>.null.map { $0 + 1 } == .null)
    #expect(Presence<Int>.absent.map { $0 + 1 } == .absent)
  }

  @Test func theValueIsSetInPlace() {
    var text: Presence<[Int]> = .absent
    text.value?.append(1)
    #expect(text == .absent)
    text.value = nil
    #expect(text == .absent)
    text.value = [1]
    text.value?.append(2)
    #expect(text == .value([1, 2]))
    text.value = nil
    #expect(text == .null)
    text.value?.append(3)
    #expect(text == .null)
  }
}
