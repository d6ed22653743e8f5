/// How a scalar outside the ASCII letters and digits is spelled in a name.
enum ScalarSpelling: Equatable {
  /// A letter that Swift takes, such as `é` and `日`.
  case letter(isUpper: Bool)
  /// A mark that belongs to the letter before it.
  case mark
  /// Part of a word, such as `3` for `٣`.
  case letters(String)
  /// A sign that is never spelled.
  case nothing
  /// White space and punctuation that parts words and is never spelled.
  case separator
  /// A symbol that can be spelled with words.
  case symbol([String])

  var isLetters: Bool {
    switch self {
    case .letter, .letters: true
    case .mark, .nothing, .separator, .symbol: false
    }
  }

  init(_ scalar: Unicode.Scalar) {
    if let words = Self.symbols[scalar] {
      self = .symbol(words)
      return
    }
    let category = scalar.properties.generalCategory
    if scalar.isSwiftLetter {
      self = .letter(isUpper: category == .uppercaseLetter || category == .titlecaseLetter)
      return
    }
    switch category {
    case .uppercaseLetter, .titlecaseLetter, .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      self = .letters(Self.letters(of: scalar))
    case .nonspacingMark, .spacingMark:
      self = scalar.isSwiftMark ? .mark : .nothing
    case .enclosingMark, .format:
      self = .nothing
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .connectorPunctuation, .dashPunctuation:
      self = .separator
    default:
      self = .symbol(Self.nameWords(of: scalar))
    }
  }

  /// `ARABIC-INDIC DIGIT ONE` → `1`; other numbers by their code.
  private static func letters(of scalar: Unicode.Scalar) -> String {
    if let value = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil {
      return String(Int(value))
    }
    return hexadecimal(scalar)
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
