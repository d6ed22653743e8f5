/// Collects the words of a text, scalar by scalar.
struct WordSplitter {
  /// A word and whether it followed the one before without a separator (`OS` in `iOS`).
  struct Piece: Equatable {
    var text: String
    var isHump: Bool
    /// Whether the text had it in capitals.
    var isCapitals = false
  }

  private let spellingSymbols: Bool
  private var pieces: [Piece] = []
  private var word: [Unicode.Scalar] = []
  private var isHump = false
  /// What stood last between two words.
  private var separator: Unicode.Scalar?

  private init(spellingSymbols: Bool) { self.spellingSymbols = spellingSymbols }

  /// The words of a text, with the humps of `iOS` and its like put together.
  static func pieces(of text: String, spellingSymbols: Bool = false) -> [Piece] {
    var splitter = WordSplitter(spellingSymbols: spellingSymbols)
    for scalar in text.unicodeScalars { splitter.read(scalar) }
    return Initialisms.joined(splitter.finish())
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "0"..."9":
      partNumbers()
      word.append(scalar)
    case "a"..."z":
      breakBeforeLastCapital(before: scalar)
      word.append(scalar)
    case "A"..."Z":
      if let last = word.last, !Self.isUpper(last) { endWord(nextIsHump: true) }
      word.append(scalar)
    case "'", "’":
      break  // the apostrophe of "don't" parts no words
    default:
      readForeign(scalar)
    }
  }

  private mutating func finish() -> [Piece] {
    endWord(nextIsHump: false)
    return pieces
  }

  /// In `HTMLParser` the last capital of a run begins the next word; the plural of `IDs` and `URLs` does not.
  private mutating func breakBeforeLastCapital(before scalar: Unicode.Scalar) {
    guard word.count > 1, let last = word.last, word.allSatisfy(Self.isUpper) else { return }
    let plural = lowercasedWord + "s"
    if scalar == "s", Initialisms.spelling(of: plural) != nil {
      return
    }
    word.removeLast()
    endWord(nextIsHump: true)
    word.append(last)
  }

  private mutating func readForeign(_ scalar: Unicode.Scalar) {
    let spelling = ScalarSpelling(scalar)
    if !spelling.isLetters { separator = scalar }
    switch spelling {
    case .letter(let isUpper):
      if isUpper, let last = word.last, last.properties.isLowercase { endWord(nextIsHump: true) }
      if scalar.properties.isLowercase { breakBeforeLastCapital(before: scalar) }
      word.append(scalar)
    case .letters(let letters):
      word += letters.unicodeScalars
    case .mark:
      if !word.isEmpty { word.append(scalar) }
    case .nothing:
      break
    case .separator:
      endWord(nextIsHump: false)
    case .symbol(let words):
      endWord(nextIsHump: false)
      if spellingSymbols { pieces += words.map { Piece(text: $0, isHump: false) } }
    }
  }

  /// Digits on both sides of a separator must not read as one number: `1.5` is `1 point 5`.
  private mutating func partNumbers() {
    guard word.isEmpty, let separator, let last = pieces.last?.text.unicodeScalars.last, last.isASCIIDigit
    else {
      return
    }
    switch separator {
    case ".": pieces.append(Piece(text: "point", isHump: false))
    case "-", "–": pieces.append(Piece(text: "to", isHump: false))
    default: pieces.append(Piece(text: "and", isHump: false))
    }
  }

  private mutating func endWord(nextIsHump: Bool) {
    if !word.isEmpty {
      let isCapitals =
        word.count > 1 && word.contains(where: Self.isUpper) && !word.contains(where: Self.isLower)
      pieces.append(Piece(text: lowercasedWord, isHump: isHump, isCapitals: isCapitals))
      word.removeAll(keepingCapacity: true)
    }
    isHump = nextIsHump
  }

  private var lowercasedWord: String {
    if word.allSatisfy(\.isASCII) {
      // Of ASCII letters this bit is the case, and it is set in digits.
      return String(decoding: word.lazy.map { UInt8(ascii: $0) | 0x20 }, as: UTF8.self)
    }
    return String(String.UnicodeScalarView(word)).lowercased()
  }

  private static func isLower(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar.isASCIILower : scalar.properties.isLowercase
  }

  private static func isUpper(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar.isASCIIUpper : scalar.properties.isUppercase
  }
}
