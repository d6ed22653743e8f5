/// The rules for code points that need certain others beside them: RFC 5892, appendix A.
enum InternationalContext {
  /// Whether the code point at `index`, which needs a context, has it.
  static func allows(at index: Int, of label: [UInt32]) -> Bool {
    let before = index > 0 ? label[index - 1] : nil
    let after = index + 1 < label.count ? label[index + 1] : nil
    switch label[index] {
    case 0x200C: return isVirama(before) || joins(around: index, in: label)
    case 0x200D: return isVirama(before)
    case 0xB7: return before == 0x6C && after == 0x6C
    case 0x375: return after.map(greek.contains) ?? false
    case 0x5F3, 0x5F4: return before.map(hebrew.contains) ?? false
    case 0x30FB: return label.contains { japanese.contains($0) }
    case 0x660...0x669: return !label.contains { 0x6F0...0x6F9 ~= $0 }
    case 0x6F0...0x6F9: return !label.contains { 0x660...0x669 ~= $0 }
    default: return false
    }
  }

  private static let greek = UnicodeProperty.script("Greek") ?? ScalarSet()
  private static let hebrew = UnicodeProperty.script("Hebrew") ?? ScalarSet()
  private static let japanese = ["Hiragana", "Katakana", "Han"].reduce(ScalarSet()) {
    $0.union(UnicodeProperty.script($1) ?? ScalarSet())
  }

  private static func isVirama(_ scalar: UInt32?) -> Bool {
    guard let scalar = scalar.flatMap(Unicode.Scalar.init) else { return false }
    return scalar.properties.canonicalCombiningClass == .virama
  }

  /// Appendix A.1: between letters that would join, but for transparent ones.
  private static func joins(around index: Int, in label: [UInt32]) -> Bool {
    let before = label[..<index].last { !transparent.contains($0) }
    let after = label[(index + 1)...].first { !transparent.contains($0) }
    guard let before, let after else { return false }
    return joiningLeft.contains(before) && joiningRight.contains(after)
  }

  private static let transparent = joiningType("T")
  private static let joiningLeft = joiningType("L").union(joiningType("D"))
  private static let joiningRight = joiningType("R").union(joiningType("D"))

  private static func joiningType(_ name: String) -> ScalarSet {
    UnicodeTable(JoiningTypeTable.text).set(name) ?? ScalarSet()
  }
}
