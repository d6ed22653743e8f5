import TestSupport

/// Writes small patterns and texts at random, over few characters so that they often meet.
struct RandomPatterns {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private static let atoms = [
    "a", "b", "c", "é", "🐲", ".", "\\w", "\\d", "\\s", "\\W", "[ab]", "[^a]", "[a-c]", "[^\\w]", "[é-ü]",
    "[\\u{1F400}-\\u{1F4FF}]", "1", "_", "\\n", "[]", "[^]", "-", "\\p{Lu}", "[^\\p{sc=Grek}1]",
  ]
  private static let assertions = ["^", "$", "\\b", "\\B"]
  private static let quantifiers = ["*", "+", "?", "{2}", "{0,2}", "{1,3}?", "*?", "{2,}", "{0}"]
  private static let lookarounds = ["(?=", "(?!", "(?<=", "(?<!"]
  private static let characters = [
    "a", "b", "c", "a", "b", "é", "ü", "🐲", "1", "_", " ", "\n", "-", "A", "λ", "\u{2028}",
  ]

  private mutating func pick(_ choices: [String]) -> String {
    choices.randomElement(using: &generator) ?? ""
  }

  mutating func pattern() -> String {
    let start = Int.random(in: 0..<3, using: &generator) == 0 ? "^" : ""
    let end = Int.random(in: 0..<3, using: &generator) == 0 ? "$" : ""
    return start + part(depth: 0) + end
  }

  private mutating func part(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 3 ? 5 : 12), using: &generator) {
    case 0...4: pick(Self.atoms)
    case 5: pick(Self.assertions)
    case 6...7: part(depth: depth + 1) + part(depth: depth + 1)
    case 8: "(?:\(part(depth: depth + 1))|\(part(depth: depth + 1)))"
    case 9...10: "(\(part(depth: depth + 1)))" + pick(Self.quantifiers)
    default: pick(Self.lookarounds) + part(depth: depth + 1) + ")"
    }
  }

  mutating func text() -> String {
    let length = Int.random(in: 0..<9, using: &generator)
    return (0..<length).map { _ in pick(Self.characters) }.joined()
  }

  /// A pattern with a few of its characters dropped, doubled or replaced.
  mutating func mutated(_ pattern: String) -> String {
    var scalars = Array(pattern.unicodeScalars)
    let alphabet = Array("()[]{}?*+|^$\\.-,:=!<>0129abkpPuxcdDwWsSbBé🐲\u{0}".unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: 0...scalars.count, using: &generator)
      let scalar = alphabet.randomElement(using: &generator) ?? "a"
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: scalars.insert(scalar, at: index)
      case 1 where index < scalars.count: scalars[index] = scalar
      default: if index < scalars.count { scalars.remove(at: index) }
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
