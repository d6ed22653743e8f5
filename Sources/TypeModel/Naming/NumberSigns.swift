/// Decides which signs at numbers and at the ends of names become words of a Swift name.
///
/// `_` parts two numbers in a name, as in `2024_01_31` and `iso8859_1`. Only a number itself and a range are read as such:
/// `1.5` is “1 point 5”, and `10-20` is “10 to 20”.
enum NumberSigns {
  /// The word between the two numbers of a text that is a decimal or a range, and between those of an array or object;
  /// nil for any other text.
  static func between(numbersOf text: [Unicode.Scalar]) -> String? {
    guard text.contains(where: \.isASCIIDigit), let start = text.firstIndex(where: { !isBlank($0) }) else {
      return nil
    }
    if text[start] == "[" || text[start] == "{" { return "and" }
    let begin = "+-".unicodeScalars.contains(text[start]) ? start + 1 : start
    let first = text[begin...].prefix(while: \.isASCIIDigit)
    let middle = text[first.endIndex...].prefix { !$0.isASCIIDigit && !$0.isSwiftLetter }
    let second = text[middle.endIndex...].prefix(while: \.isASCIIDigit)
    guard !first.isEmpty, !middle.isEmpty, !second.isEmpty else { return nil }
    switch String(String.UnicodeScalarView(middle.filter { !isBlank($0) })) {
    case ".": return isRest(text[second.endIndex...]) ? "point" : nil
    case "-", "–", "..", "...", "…":
      let isRange = begin == start && isAscending(first, second) && isRest(text[second.endIndex...])
      return isRange ? "to" : nil
    default: return nil
    }
  }

  /// Whether the rest does not make the text a date, a version or an address: it has no number but an exponent.
  private static func isRest(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let isExponent = rest.first == "e" || rest.first == "E"
    let digits = rest.drop { !$0.isASCIIDigit }
    if digits.isEmpty { return true }
    return isExponent && digits.startIndex - rest.startIndex <= 2 && digits.allSatisfy(\.isASCIIDigit)
  }

  /// Whether the first number is the smaller one, and neither is written with zeros at its beginning.
  private static func isAscending(_ a: ArraySlice<Unicode.Scalar>, _ b: ArraySlice<Unicode.Scalar>) -> Bool {
    if [a, b].contains(where: { $0.count > 1 && $0.first == "0" }) { return false }
    return a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
  }

  /// The scalars of a text, with one sign for `°C` and `°F`.
  static func withUnitSigns(_ text: String) -> [Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains("°") else { return scalars }
    var joined: [Unicode.Scalar] = []
    for scalar in scalars {
      switch (joined.last, scalar) {
      case ("°", "C"): joined[joined.count - 1] = "℃"
      case ("°", "F"): joined[joined.count - 1] = "℉"
      default: joined.append(scalar)
      }
    }
    return joined
  }

  /// The words for the sign before a number, as in `<5` and `≥ 1.5`, and the rest of the text; nil for any other text.
  static func comparison(in text: [Unicode.Scalar]) -> (words: [String], rest: ArraySlice<Unicode.Scalar>)? {
    let sign = text.prefix { "<>=≤≥".unicodeScalars.contains($0) }
    guard let words = comparisons[String(String.UnicodeScalarView(sign))] else { return nil }
    let rest = text[sign.endIndex...].drop(while: isBlank)
    let digits = rest.drop { "+-.".unicodeScalars.contains($0) }
    guard rest.startIndex...rest.startIndex + 2 ~= digits.startIndex, digits.first?.isASCIIDigit == true
    else {
      return nil
    }
    return (words, rest)
  }

  private static let comparisons = [
    "<": ["less", "than"], ">": ["greater", "than"], "<=": ["at", "most"], ">=": ["at", "least"],
    "≤": ["at", "most"], "≥": ["at", "least"],
  ]

  /// Whether a sign at the beginning of a number is its point, as in `.5`.
  static func isPoint(_ sign: Unicode.Scalar, before rest: ArraySlice<Unicode.Scalar>) -> Bool {
    sign == "." && isNumber(rest) && rest.first?.isASCIIDigit == true
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\u{A0}" }

  /// Whether a symbol means as much as letters do where it stands: `+` and `#` at the end of `A+` and `C#`, `%` behind
  /// a number, the sign of a number, that of a currency.
  static func isSaid(
    _ symbol: Unicode.Scalar, after previous: Unicode.Scalar?, before rest: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard let previous else {
      return symbol == "+" || symbol == "-" ? isNumber(rest) : symbol.isCurrency
    }
    switch symbol {
    // A symbol that occurs many times in a row is no part of a name.
    case "+", "#": return rest.count < 4 && rest.allSatisfy { $0 == symbol }
    case "%": return previous.isASCIIDigit
    case "$": return rest.isEmpty
    default: return symbol.isCurrency
    }
  }
}

extension NumberSigns {
  private static func isNumber(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let digits = text.first == "." ? text.dropFirst() : text
    return digits.first?.isASCIIDigit == true
      && digits.allSatisfy { $0.isASCIIDigit || ".eE+-".unicodeScalars.contains($0) }
  }
}

extension Unicode.Scalar {
  /// Whether it is the sign of a currency; `$` is one of many things.
  fileprivate var isCurrency: Bool { self != "$" && properties.generalCategory == .currencySymbol }
}
