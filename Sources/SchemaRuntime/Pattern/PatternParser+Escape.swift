extension PatternParser {
  /// AtomEscape: everything that a backslash begins outside a class, except `\b` and `\B`.
  mutating func atomEscape() throws(PatternError) -> PatternNode {
    let offset = position
    if let digit = peek(ahead: 1), "1"..."9" ~= digit {
      position += 1
      refer(toGroup: decimalEscape(), at: offset)
      return .empty
    }
    if take(text: "\\k") {
      guard take("<") else { throw error("'\\k' needs a group name in angle brackets", at: offset) }
      refer(toGroupNamed: try groupName(), at: offset)
      return .empty
    }
    if let set = try classEscape() { return intern(set) }
    return intern(ScalarSet(try characterEscape()))
  }

  private mutating func decimalEscape() -> Int {
    var value = 0
    while let digit = peek, "0"..."9" ~= digit {
      value = min(value * 10 + Int(digit.value - 0x30), Self.maximumCount)
      position += 1
    }
    return value
  }

  /// CharacterClassEscape, or nil when the backslash begins none.
  mutating func classEscape() throws(PatternError) -> ScalarSet? {
    let set: ScalarSet
    switch peek(ahead: 1) {
    case "d": set = .digits
    case "D": set = ScalarSet.digits.inverted
    case "w": set = .wordCharacters
    case "W": set = ScalarSet.wordCharacters.inverted
    case "s": set = .whiteSpace
    case "S": set = ScalarSet.whiteSpace.inverted
    case "p", "P": return try propertyEscape()
    default: return nil
    }
    position += 2
    return set
  }

  private mutating func propertyEscape() throws(PatternError) -> ScalarSet {
    let offset = position
    let negated = peek(ahead: 1) == "P"
    position += 2
    guard take("{") else { throw error("'\\p' needs a property in braces", at: offset) }
    let name = propertyWord()
    let value: String? = take("=") ? propertyWord() : nil
    guard take("}") else { throw error("the property is not closed by '}'", at: offset) }
    guard let set = UnicodeProperty.set(name: name, value: value) else {
      let property = value.map { "\(name)=\($0)" } ?? name
      throw error("there is no Unicode property '\(property)'", at: offset)
    }
    return negated ? set.inverted : set
  }

  private mutating func propertyWord() -> String {
    var word = String.UnicodeScalarView()
    while let scalar = peek, scalar == "_" || Self.isAlphanumeric(scalar) {
      word.append(scalar)
      position += 1
    }
    return String(word)
  }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
  }

  /// CharacterEscape: one code point. A lone surrogate is a code point that no text holds.
  mutating func characterEscape() throws(PatternError) -> UInt32 {
    let offset = position
    position += 1
    guard let scalar = peek else { throw error("the pattern ends with a backslash", at: offset) }
    position += 1
    switch scalar {
    case "t": return 0x09
    case "n": return 0x0A
    case "v": return 0x0B
    case "f": return 0x0C
    case "r": return 0x0D
    case "0":
      if let next = peek, "0"..."9" ~= next { throw error("octal escapes are not allowed", at: offset) }
      return 0
    case "c":
      guard let letter = peek, "a"..."z" ~= letter || "A"..."Z" ~= letter else {
        throw error("'\\c' needs a letter", at: offset)
      }
      position += 1
      return letter.value % 32
    case "x":
      guard let value = hexadecimal(digits: 2) else {
        throw error("'\\x' needs two hexadecimal digits", at: offset)
      }
      return value
    case "u":
      return try unicodeEscape(from: offset)
    case "^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/":
      return scalar.value
    default:
      let error = error("'\\\(scalar)' is no escape of ECMA-262", at: offset)
      // A letter or digit may be meant for an escape of another kind of pattern, as in `\Z`.
      guard " "..."~" ~= scalar, !Self.isAlphanumeric(scalar) else { throw error }
      try tolerate(error)
      return scalar.value
    }
  }

  /// Reads the rest of an escape behind `\u`: four digits, two such escapes that make a surrogate pair, or digits in
  /// braces.
  private mutating func unicodeEscape(from offset: Int) throws(PatternError) -> UInt32 {
    if take("{") {
      var value: UInt32?
      while let digit = peek.flatMap(Self.hexadecimalValue) {
        value = min((value ?? 0) * 16 + digit, ScalarSet.last + 1)
        position += 1
      }
      guard let value, take("}") else {
        throw error("'\\u{' needs hexadecimal digits and '}'", at: offset)
      }
      guard value <= ScalarSet.last else { throw error("there is no such code point", at: offset) }
      return value
    }
    guard let first = hexadecimal(digits: 4) else {
      throw error("'\\u' needs four hexadecimal digits, or some in braces", at: offset)
    }
    guard 0xD800...0xDBFF ~= first else { return first }
    let mark = position
    if take(text: "\\u"), let second = hexadecimal(digits: 4), 0xDC00...0xDFFF ~= second {
      return 0x10000 + (first - 0xD800) * 0x400 + (second - 0xDC00)
    }
    position = mark
    return first
  }

  private mutating func hexadecimal(digits: Int) -> UInt32? {
    var value: UInt32 = 0
    for distance in 0..<digits {
      guard let digit = peek(ahead: distance).flatMap(Self.hexadecimalValue) else { return nil }
      value = value * 16 + digit
    }
    position += digits
    return value
  }

  private static func hexadecimalValue(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 0x30
    case "a"..."f": scalar.value - 0x61 + 10
    case "A"..."F": scalar.value - 0x41 + 10
    default: nil
    }
  }

  /// GroupName after its `<`: an identifier, closed by `>`.
  mutating func groupName() throws(PatternError) -> [Unicode.Scalar] {
    let offset = position
    var name: [Unicode.Scalar] = []
    while let scalar = peek, scalar != ">" {
      position += 1
      let value = scalar == "\\" && take("u") ? try unicodeEscape(from: position - 2) : scalar.value
      guard let part = Unicode.Scalar(value), Self.isNamePart(part, first: name.isEmpty) else {
        throw error("a group name is an identifier", at: offset)
      }
      name.append(part)
    }
    guard !name.isEmpty, take(">") else { throw error("the group name is not closed by '>'", at: offset) }
    return name
  }

  private static func isNamePart(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    if scalar == "$" || scalar == "_" || scalar.properties.isIDStart { return true }
    return !first && (scalar.properties.isIDContinue || scalar == "\u{200C}" || scalar == "\u{200D}")
  }
}
