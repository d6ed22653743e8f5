/// Pieces of JSON from a seed.
struct TextMaker {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let words = [
    "the", "quick", "brown", "fox", "jumps", "over", "lazy", "dog", "Grüße", "señor", "and", "then", "some",
    "more",
  ]

  func member(_ name: String, _ value: String) -> String { "\"\(name)\":\(value)" }

  func quoted(_ text: String) -> String { "\"\(text)\"" }

  mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }

  mutating func letters(_ alphabet: String, _ count: Int) -> String {
    let letters = Array(alphabet)
    return String((0..<count).map { _ in letters.randomElement(using: &random) ?? "a" })
  }

  mutating func timestamp() -> String {
    "2026-03-\(integer(10...28))T10:\(integer(10...59)):00Z"
  }

  mutating func text(_ range: ClosedRange<Int>) -> String {
    let count = integer(range)
    var text = pick(Self.words)
    while text.utf8.count < count { text += " " + pick(Self.words) }
    while text.utf8.count > range.upperBound { text.removeLast() }
    return text.last == " " ? text + "x" : text
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// A number with all the digits of a double.
  mutating func fraction(_ range: ClosedRange<Double>) -> String {
    "\(Double.random(in: range, using: &random))"
  }

  mutating func uuid() -> String {
    let digits = letters("0123456789abcdef", 32)
    let ends = [0, 8, 12, 16, 20, 32].map { digits.index(digits.startIndex, offsetBy: $0) }
    return quoted(zip(ends, ends.dropFirst()).map { String(digits[$0..<$1]) }.joined(separator: "-"))
  }

  func object(_ members: [String]) -> String { "{\(members.joined(separator: ","))}" }

  mutating func array(_ counts: ClosedRange<Int>, of make: (inout TextMaker) -> String) -> String {
    let count = integer(counts)
    var items: [String] = []
    for _ in 0..<count { items.append(make(&self)) }
    return "[\(items.joined(separator: ","))]"
  }

  /// Some of the members, each as likely as not.
  mutating func some(_ members: [(String, (inout TextMaker) -> String)]) -> [String] {
    var made: [String] = []
    for (name, make) in members where Bool.random(using: &random) { made.append(member(name, make(&self))) }
    return made
  }
}
