/// How a scalar outside the ASCII letters and digits is spelled in a name.
enum ScalarSpelling: Equatable {
  /// A letter that Swift takes, such as `é` and `日`.
  case letter(isUpper: Bool)
  /// A mark that belongs to the letter before it.
  case mark
  /// Part of a word, such as `3` for `٣`.
  case letters(String)
  /// A digit that is raised or lowered, as in `m²`.
  case script(String)
  /// Words that are always spelled, as `one half` for `½`.
  case words([String])
  /// One of the two letters of a flag.
  case flag(String)
  /// A sign that is never spelled.
  case nothing
  /// A symbol that can be spelled with words.
  case symbol([String])

  init(_ scalar: Unicode.Scalar) {
    if let words = Self.symbols[scalar] {
      self = .symbol(words)
      return
    }
    if let words = Self.said[scalar] {
      self = .words(words)
      return
    }
    if let letter = Self.flagLetter(scalar) {
      self = .flag(letter)
      return
    }
    let category = scalar.properties.generalCategory
    if scalar.isSwiftLetter {
      self = .letter(isUpper: category == .uppercaseLetter || category == .titlecaseLetter)
      return
    }
    switch category {
    case .uppercaseLetter, .titlecaseLetter, .lowercaseLetter, .otherLetter, .modifierLetter:
      self = .letters(Self.hexadecimal(scalar))
    case .decimalNumber, .letterNumber, .otherNumber: self = Self.number(scalar)
    case .nonspacingMark, .spacingMark:
      self = scalar.isSwiftMark ? .mark : .nothing
    case .enclosingMark, .format:
      self = .nothing
    case .modifierSymbol where scalar.properties.isEmojiModifier:
      self = .nothing
    default:
      self = .symbol(Self.nameWords(of: scalar))
    }
  }

  /// The letter that a half of a flag stands for: `🇩` → `d`.
  private static func flagLetter(_ scalar: Unicode.Scalar) -> String? {
    guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x61).map { String(Character($0)) }
  }

  /// The spelling of a number: `٣` → `3`, `²` → `2`, `Ⅷ` → `8`, `½` → `one half`; its code where it has no such value.
  private static func number(_ scalar: Unicode.Scalar) -> Self {
    guard let value = scalar.properties.numericValue else { return .letters(hexadecimal(scalar)) }
    guard let integer = Int(exactly: value), integer >= 0 else { return .words(nameWords(of: scalar)) }
    let isScript = scalar.properties.numericType == .digit && scripts.contains { $0.contains(scalar.value) }
    return isScript ? .script(String(integer)) : .letters(String(integer))
  }

  /// Raised and lowered digits.
  private static let scripts: [ClosedRange<UInt32>] = [
    0xB2...0xB3, 0xB9...0xB9, 0x2070...0x2079, 0x2080...0x2089,
  ]

  /// The Unicode name as lower-case words of ASCII letters and digits, without words that say only that it is a sign;
  /// `u1f600` where there is none.
  private static func nameWords(of scalar: Unicode.Scalar) -> [String] {
    guard let name = scalar.properties.name, !name.contains("IDEOGRAPH") else { return [hexadecimal(scalar)] }
    var words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    if words.starts(with: ["vulgar", "fraction"]) { words.removeFirst(2) }
    if words.count > 1, words.last == "sign" { words.removeLast() }
    return words.isEmpty ? [hexadecimal(scalar)] : words
  }

  /// Symbols that mean as much as letters do, wherever they stand.
  private static let said: [Unicode.Scalar: [String]] = [
    "℃": ["celsius"], "℉": ["fahrenheit"], "⁻": ["minus"], "₋": ["minus"],
  ]

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    "u" + String(scalar.value, radix: 16)
  }

  /// Symbols under the names that programmers use.
  private static let symbols: [Unicode.Scalar: [String]] = [
    "!": ["not"], "\"": ["quote"], "#": ["hash"], "$": ["dollar"], "%": ["percent"], "&": ["and"],
    "(": ["open"], ")": ["close"], "*": ["star"], "+": ["plus"], ",": ["comma"], "-": ["minus"],
    ".": ["dot"], "/": ["slash"], ":": ["colon"], ";": ["semicolon"], "<": ["less"], "=": ["equal"],
    ">": ["greater"], "?": ["question"], "@": ["at"], "[": ["open", "bracket"], "\\": ["backslash"],
    "]": ["close", "bracket"], "^": ["caret"], "_": ["underscore"], "`": ["backtick"],
    "{": ["open", "brace"], "|": ["bar"], "}": ["close", "brace"], "~": ["tilde"], " ": ["space"],
    "❤": ["heart"], "→": ["right", "arrow"], "←": ["left", "arrow"], "≤": ["less", "equal"],
    "≥": ["greater", "equal"], "≠": ["not", "equal"],
    "\t": ["tab"], "\n": ["newline"], "\r": ["return"],
  ]
}
