/// How a scalar outside the ASCII letters and digits is spelled with them.
enum ScalarSpelling: Equatable {
  /// Part of a word, such as `e` for `é`.
  case letters(String, isUpper: Bool)
  /// A mark that only modifies its neighbour.
  case nothing
  /// White space and punctuation that parts words and is never spelled.
  case separator
  /// A symbol that can be spelled with words.
  case symbol([String])

  var isLetters: Bool {
    if case .letters = self { return true }
    return false
  }

  init(_ scalar: Unicode.Scalar) {
    if let words = Self.symbols[scalar] {
      self = .symbol(words)
      return
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter:
      self = .letters(Self.letters(of: scalar), isUpper: true)
    case .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber, .letterNumber, .otherNumber:
      self = .letters(Self.letters(of: scalar), isUpper: false)
    case .nonspacingMark, .spacingMark, .enclosingMark, .format:
      self = .nothing
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .connectorPunctuation, .dashPunctuation:
      self = .separator
    default:
      self = .symbol(Self.nameWords(of: scalar))
    }
  }

  /// `LATIN SMALL LETTER E WITH ACUTE` → `e`, `CYRILLIC SMALL LETTER ZHE` → `zhe`, `ARABIC-INDIC DIGIT ONE` → `1`.
  private static func letters(of scalar: Unicode.Scalar) -> String {
    if let value = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil {
      return String(Int(value))
    }
    let words = nameWords(of: scalar)
    guard let marker = words.firstIndex(where: { ["letter", "syllable", "ligature"].contains($0) }),
      marker + 1 < words.count
    else { return hexadecimal(scalar) }
    let end = words.firstIndex(of: "with") ?? words.count
    let spelled = words[(marker + 1)..<max(end, marker + 1)].filter { $0 != "final" }.joined()
    if words.prefix(2) == ["latin", "small"], spelled == "sharps" { return "ss" }
    return spelled.isEmpty ? hexadecimal(scalar) : spelled
  }

  /// The Unicode name as lower-case words of ASCII letters and digits; `u1f600` where there is none.
  private static func nameWords(of scalar: Unicode.Scalar) -> [String] {
    guard let name = scalar.properties.name, !name.contains("IDEOGRAPH") else { return [hexadecimal(scalar)] }
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    return words.isEmpty ? [hexadecimal(scalar)] : words
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    "u" + String(scalar.value, radix: 16)
  }

  /// ASCII symbols under the names that programmers use.
  private static let symbols: [Unicode.Scalar: [String]] = [
    "!": ["not"], "\"": ["quote"], "#": ["hash"], "$": ["dollar"], "%": ["percent"], "&": ["and"],
    "(": ["open"], ")": ["close"], "*": ["star"], "+": ["plus"], ",": ["comma"], "-": ["minus"],
    ".": ["dot"], "/": ["slash"], ":": ["colon"], ";": ["semicolon"], "<": ["less"], "=": ["equal"],
    ">": ["greater"], "?": ["question"], "@": ["at"], "[": ["open", "bracket"], "\\": ["backslash"],
    "]": ["close", "bracket"], "^": ["caret"], "_": ["underscore"], "`": ["backtick"],
    "{": ["open", "brace"], "|": ["bar"], "}": ["close", "brace"], "~": ["tilde"], " ": ["space"],
    "\t": ["tab"], "\n": ["newline"], "\r": ["return"],
  ]
}
