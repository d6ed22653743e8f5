/// Collects the words of a text, scalar by scalar.
struct WordSplitter {
  /// A word and whether it followed the one before without a separator (`OS` in `iOS`).
  struct Piece: Equatable {
    var text: String
    var isHump: Bool
    /// Whether the text had it in capitals.
    var isCapitals = false
    /// The word as the text has it, if it has capitals.
    var written: String?
    /// The spelling of the word wherever it stands, because its capitals belong to it.
    var spelling: String?
    /// Whether it is the first letter of a flag.
    var isHalfFlag = false

    /// Whether it is the sign of a number.
    fileprivate var isSign: Bool { text == "minus" || text == "plus" }
  }

  private let spellingSymbols: Bool
  private var pieces: [Piece] = []
  private var word: [Unicode.Scalar] = []
  private var isHump = false
  /// Whether the word ends in digits that were raised or lowered, as in `m²`.
  private var endsInScript = false
  /// The word for the sign between two numbers, if the name has one.
  private let between: String?
  /// The last separator between two words.
  private var separator: Unicode.Scalar?

  private init(spellingSymbols: Bool, between: String?) {
    self.spellingSymbols = spellingSymbols
    self.between = between
  }

  /// The words of a text, with the humps of `iOS` and its like put together.
  static func pieces(of text: String, spellingSymbols: Bool = false) -> [Piece] {
    let scalars = NumberSigns.withUnitSigns(text)
    if let (words, rest) = NumberSigns.comparison(in: scalars) {
      let number = String(String.UnicodeScalarView(rest))
      return words.map { Piece(text: $0, isHump: false) }
        + pieces(of: number, spellingSymbols: spellingSymbols)
    }
    var splitter = WordSplitter(
      spellingSymbols: spellingSymbols, between: NumberSigns.between(numbersOf: scalars))
    for index in scalars.indices { splitter.read(scalars[index], before: scalars[(index + 1)...]) }
    return spelled(Initialisms.joined(splitter.finish()))
  }

  /// Capitals beside small letters are an abbreviation, as in `eBPF`, `x2FA` and `maxRPM`, and so are two of them
  /// alone. A text in capitals may only be emphasis.
  private static func spelled(_ pieces: [Piece]) -> [Piece] {
    var pieces = pieces
    for index in pieces.indices where pieces[index].isCapitals && pieces[index].spelling == nil {
      let piece = pieces[index]
      let isBesideHump = piece.isHump || index + 1 < pieces.count && pieces[index + 1].isHump
      let isPair = pieces.count == 1 && piece.text.utf8.count == 2
      if isBesideHump || isPair { pieces[index].spelling = piece.written }
    }
    return pieces
  }

  private mutating func read(_ scalar: Unicode.Scalar, before rest: ArraySlice<Unicode.Scalar>) {
    switch scalar {
    case "0"..."9":
      if endsInScript { endWord(nextIsHump: false) }
      partNumbers()
      word.append(scalar)
    case "a"..."z":
      // The `v` of `IPv4` belongs to the capitals before it, and the `s` of `SKUs`.
      let isVersion = scalar == "v" && rest.first?.isASCIIDigit == true
      let isPlural = scalar == "s" && rest.first.map(Self.isLower) != true
      if !isVersion, !isPlural || word.count < 2 { breakBeforeLastCapital(before: scalar) }
      word.append(scalar)
    case "A"..."Z":
      if let last = word.last, !Self.isUpper(last) { endWord(nextIsHump: true) }
      word.append(scalar)
    case "'", "’":
      // The apostrophe of "don't" parts no words.
      if spellingSymbols, word.isEmpty { pieces.append(Piece(text: "apostrophe", isHump: false)) }
    default:
      readForeign(scalar, before: rest)
    }
  }

  private mutating func finish() -> [Piece] {
    endWord(nextIsHump: false)
    return pieces
  }

  /// In `HTMLParser` the last capital of a run begins the next word.
  private mutating func breakBeforeLastCapital(before scalar: Unicode.Scalar) {
    guard word.count > 1, let last = word.last, word.allSatisfy(Self.isUpper) else { return }
    word.removeLast()
    endWord(nextIsHump: true)
    word.append(last)
  }

  private mutating func readForeign(_ scalar: Unicode.Scalar, before rest: ArraySlice<Unicode.Scalar>) {
    switch ScalarSpelling(scalar) {
    case .letter(let isUpper):
      if isUpper, let last = word.last, last.properties.isLowercase { endWord(nextIsHump: true) }
      if scalar.properties.isLowercase { breakBeforeLastCapital(before: scalar) }
      word.append(scalar)
    case .letters(let letters):
      if endsInScript { endWord(nextIsHump: false) }
      partNumbers()
      word += letters.unicodeScalars
    case .script(let digit):
      // `10³` is not `103`.
      if !endsInScript, word.last?.isASCIIDigit == true { endWord(nextIsHump: false) }
      word += digit.unicodeScalars
      endsInScript = true
    case .words(let words):
      endWord(nextIsHump: false)
      pieces += words.map { Piece(text: $0, isHump: false) }
    case .mark:
      if !word.isEmpty { word.append(scalar) }
    case .nothing:
      break
    case .symbol(let words):
      separator = scalar
      let follows = word.last ?? pieces.last?.text.unicodeScalars.last
      let isFirst = word.isEmpty && (pieces.isEmpty || pieces.count == 1 && pieces[0].isSign)
      endWord(nextIsHump: false)
      if isFirst, NumberSigns.isPoint(scalar, before: rest) {
        pieces.append(Piece(text: "point", isHump: false))
        return
      }
      if spellingSymbols || NumberSigns.isSaid(scalar, after: follows, before: rest) {
        pieces += words.map { Piece(text: $0, isHump: false) }
      }
    case .flag(let letter):
      endWord(nextIsHump: false)
      if spellingSymbols { readFlag(letter) }
    }
  }

  /// Reads a flag, which is the two letters of its country.
  private mutating func readFlag(_ letter: String) {
    if let last = pieces.last, last.isHalfFlag {
      pieces[pieces.count - 1] = Piece(text: last.text + letter, isHump: false)
    } else {
      pieces.append(Piece(text: "flag", isHump: false))
      pieces.append(Piece(text: letter, isHump: false, isHalfFlag: true))
    }
  }

  /// Adds the word for the sign between two numbers, where it has one: `1.5` is `1 point 5`.
  private mutating func partNumbers() {
    guard word.isEmpty, let between, pieces.last?.text.unicodeScalars.last?.isASCIIDigit == true else {
      return
    }
    let isPoint = separator == "." && between == "and"
    pieces.append(Piece(text: isPoint ? "point" : between, isHump: false))
  }

  private mutating func endWord(nextIsHump: Bool) {
    if !word.isEmpty {
      let hasCapitals = word.contains(where: Self.isUpper)
      let capitals = word.count > 2 && word.last == "s" ? word.dropLast() : word[...]
      let isCapitals = capitals.count > 1 && hasCapitals && !capitals.contains(where: Self.isLower)
      pieces.append(
        Piece(
          text: lowercasedWord, isHump: isHump, isCapitals: isCapitals,
          written: hasCapitals ? String(String.UnicodeScalarView(word)) : nil))
      word.removeAll(keepingCapacity: true)
    }
    isHump = nextIsHump
    endsInScript = false
  }

  private var lowercasedWord: String {
    if word.allSatisfy(\.isASCII) {
      // This bit is the case of an ASCII letter, and it is set in digits.
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
