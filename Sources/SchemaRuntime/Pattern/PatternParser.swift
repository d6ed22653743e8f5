/// Reads a regular expression by the grammar of ECMA-262 §22.2.1 in Unicode mode. Unless it is strict, it also reads
/// syntax of Annex B.1.2 that has only one meaning: `\-`, `\_`, a bracket or brace for itself, `[\w-.]`.
///
/// The parser knows all of the syntax, also backreferences: `format: regex` uses it to decide what is well formed, and
/// `Pattern` takes its tree.
package struct PatternParser {
  /// How deep groups may nest.
  static let maximumDepth = 250

  let source: [Unicode.Scalar]
  private let isStrict: Bool
  private var legacySyntax: PatternError?
  var position = 0
  var sets: [ScalarSet] = []
  private var setIndices: [ScalarSet: Int] = [:]
  private var depth = 0
  private var groupCount = 0
  private var groupNames: Set<[Unicode.Scalar]> = []
  private var lookaroundCount = 0
  private var references: [BackReference] = []

  /// A backreference waits for the end of the pattern, where every group is known.
  private struct BackReference {
    enum Target {
      case number(Int)
      case name([Unicode.Scalar])
    }
    let target: Target
    let offset: Int
  }

  private init(_ text: String, isStrict: Bool) {
    source = Array(text.unicodeScalars)
    self.isStrict = isStrict
  }

  /// - Parameter isStrict: whether syntax that only Annex B allows is an error.
  package static func parse(_ text: String, isStrict: Bool = false) throws(PatternError) -> PatternTree {
    var parser = PatternParser(text, isStrict: isStrict)
    let root = try parser.disjunction()
    if let rest = parser.peek {
      throw parser.error(rest == ")" ? "')' closes no group" : "unexpected '\(rest)'")
    }
    try parser.checkReferences()
    return PatternTree(
      root: root, sets: parser.sets, hasLookaround: parser.lookaroundCount > 0,
      backreference: parser.references.first?.offset, legacySyntax: parser.legacySyntax)
  }

  private func checkReferences() throws(PatternError) {
    for reference in references {
      switch reference.target {
      case .number(let number):
        if number > groupCount { throw error("there is no group \(number)", at: reference.offset) }
      case .name(let name):
        if !groupNames.contains(name) {
          throw error("there is no group named '\(text(name))'", at: reference.offset)
        }
      }
    }
  }
}

// MARK: - Reading scalars

extension PatternParser {
  var peek: Unicode.Scalar? { position < source.count ? source[position] : nil }

  func peek(ahead distance: Int) -> Unicode.Scalar? {
    position + distance < source.count ? source[position + distance] : nil
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  /// Consumes `text` if it comes next.
  mutating func take(text: String) -> Bool {
    var distance = 0
    for scalar in text.unicodeScalars {
      guard peek(ahead: distance) == scalar else { return false }
      distance += 1
    }
    position += distance
    return true
  }

  func error(_ message: String, at offset: Int? = nil) -> PatternError {
    PatternError(message: message, offset: offset ?? position)
  }

  /// Goes on behind syntax that Unicode mode refuses and Annex B reads, unless the parser is strict.
  mutating func tolerate(_ error: PatternError) throws(PatternError) {
    if isStrict { throw error }
    legacySyntax = legacySyntax ?? error
  }

  private func text(_ name: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: name)
    return String(view)
  }

  mutating func intern(_ set: ScalarSet) -> PatternNode {
    if let index = setIndices[set] { return .set(index) }
    setIndices[set] = sets.count
    sets.append(set)
    return .set(sets.count - 1)
  }

  mutating func refer(toGroup number: Int, at offset: Int) {
    references.append(BackReference(target: .number(number), offset: offset))
  }

  mutating func refer(toGroupNamed name: [Unicode.Scalar], at offset: Int) {
    references.append(BackReference(target: .name(name), offset: offset))
  }
}

// MARK: - Disjunction, Alternative, Term

extension PatternParser {
  private mutating func disjunction() throws(PatternError) -> PatternNode {
    var branches = [try alternative()]
    while take("|") { branches.append(try alternative()) }
    return branches.count == 1 ? branches[0] : .alternation(branches)
  }

  private mutating func alternative() throws(PatternError) -> PatternNode {
    var terms: [PatternNode] = []
    while let scalar = peek, scalar != "|", scalar != ")" {
      terms.append(try term(scalar))
    }
    return terms.count == 1 ? terms[0] : terms.isEmpty ? .empty : .sequence(terms)
  }

  private mutating func term(_ first: Unicode.Scalar) throws(PatternError) -> PatternNode {
    if let assertion = try assertion(first) {
      let offset = position
      if try quantifier() != nil { throw error("an assertion cannot be repeated", at: offset) }
      return assertion
    }
    let atom = try atom(first)
    let offset = position
    guard let (minimum, maximum) = try quantifier() else { return atom }
    let second = position
    if try quantifier() != nil { throw error("a quantifier cannot follow a quantifier", at: second) }
    return .repetition(atom, minimum: minimum, maximum: maximum, offset: offset)
  }

  private mutating func assertion(_ first: Unicode.Scalar) throws(PatternError) -> PatternNode? {
    switch first {
    case "^":
      position += 1
      return .assertion(.start)
    case "$":
      position += 1
      return .assertion(.end)
    case "\\":
      if take(text: "\\b") { return .assertion(.wordBoundary) }
      if take(text: "\\B") { return .assertion(.notWordBoundary) }
      return nil
    case "(":
      let offset = position
      if take(text: "(?=") { return try lookaround(behind: false, negated: false, from: offset) }
      if take(text: "(?!") { return try lookaround(behind: false, negated: true, from: offset) }
      if take(text: "(?<=") { return try lookaround(behind: true, negated: false, from: offset) }
      if take(text: "(?<!") { return try lookaround(behind: true, negated: true, from: offset) }
      return nil
    default:
      return nil
    }
  }

  private mutating func lookaround(
    behind: Bool, negated: Bool, from offset: Int
  ) throws(PatternError) -> PatternNode {
    let content = try groupContent(from: offset)
    lookaroundCount += 1
    return .lookaround(content, id: lookaroundCount - 1, behind: behind, negated: negated)
  }

  /// The inside of a group and its closing parenthesis.
  private mutating func groupContent(from offset: Int) throws(PatternError) -> PatternNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw error("groups nest deeper than \(Self.maximumDepth)", at: offset)
    }
    let content = try disjunction()
    guard take(")") else { throw error("the group is not closed", at: offset) }
    return content
  }

  private mutating func atom(_ first: Unicode.Scalar) throws(PatternError) -> PatternNode {
    switch first {
    case ".":
      position += 1
      return intern(ScalarSet.lineTerminators.inverted)
    case "(":
      return try group()
    case "[":
      return intern(try characterClass())
    case "\\":
      return try atomEscape()
    case "*", "+", "?":
      throw error("there is nothing to repeat before '\(first)'")
    case "{" where beginsCounts:
      throw error("'{' needs something to repeat before it, or a backslash")
    case "{":
      try tolerate(error((isStrict ? nil : countMeantElsewhere) ?? "'{' needs a backslash"))
      position += 1
      return intern(ScalarSet(first.value))
    case "}", "]":
      try tolerate(error("'\(first)' needs a backslash"))
      fallthrough
    default:
      position += 1
      return intern(ScalarSet(first.value))
    }
  }

  private mutating func group() throws(PatternError) -> PatternNode {
    let offset = position
    position += 1
    guard take("?") else {
      groupCount += 1
      return try groupContent(from: offset)
    }
    if take(":") { return try groupContent(from: offset) }
    guard take("<") else {
      throw error("a group begins with '(?:', '(?<name>', '(?=', '(?!', '(?<=' or '(?<!'", at: offset)
    }
    let nameOffset = position
    let name = try groupName()
    guard groupNames.insert(name).inserted else {
      throw error("there already is a group named '\(text(name))'", at: nameOffset)
    }
    groupCount += 1
    return try groupContent(from: offset)
  }
}

// MARK: - Quantifier

extension PatternParser {
  /// The greatest count; a greater one counts as this, which is far more than a program may have instructions.
  static let maximumCount = 100_000_000

  private mutating func quantifier() throws(PatternError) -> (minimum: Int, maximum: Int?)? {
    let bounds: (Int, Int?)
    switch peek {
    case "*": bounds = (0, nil)
    case "+": bounds = (1, nil)
    case "?": bounds = (0, 1)
    case "{":
      guard beginsCounts else { return nil }
      bounds = try braces()
      position -= 1
    default: return nil
    }
    position += 1
    _ = take("?")  // lazy or greedy: the same texts match
    return bounds
  }

  /// Whether a whole quantifier begins with the brace: `{2}`, `{2,}`, `{2,3}`. Any other brace stands for itself in
  /// browsers (ECMA-262 Annex B.1.2, InvalidBracedQuantifier).
  private var beginsCounts: Bool {
    var distance = digitsEnd(from: 1)
    guard distance > 1 else { return false }
    if peek(ahead: distance) == "," { distance = digitsEnd(from: distance + 1) }
    return peek(ahead: distance) == "}"
  }

  /// The distance of the first scalar that is no digit, from one at a distance on.
  private func digitsEnd(from start: Int) -> Int {
    var distance = start
    while let digit = peek(ahead: distance), "0"..."9" ~= digit { distance += 1 }
    return distance
  }

  /// A warning about `{,3}`, which Python and PCRE read as a count; nil where no such brace comes next.
  private var countMeantElsewhere: String? {
    let end = digitsEnd(from: 2)
    guard position > 0, !["^", "(", "|", ":"].contains(source[position - 1]), peek(ahead: 1) == ",", end > 2,
      peek(ahead: end) == "}"
    else { return nil }
    let most = text(Array(source[(position + 2)..<(position + end)]))
    return "'{,\(most)}' is text there, and a count in Python and PCRE, where '{0,\(most)}' would do for all"
  }

  private mutating func braces() throws(PatternError) -> (Int, Int?) {
    let offset = position
    position += 1
    let minimum = decimal()
    let maximum = take(",") ? decimal() : minimum
    guard let minimum, take("}") else {
      throw error("the quantifier is not closed by '}'", at: offset)
    }
    if let maximum, maximum < minimum {
      throw error("the counts of the quantifier are out of order", at: offset)
    }
    return (minimum, maximum)
  }

  private mutating func decimal() -> Int? {
    var value: Int?
    while let digit = peek, "0"..."9" ~= digit {
      value = min((value ?? 0) * 10 + Int(digit.value - 0x30), Self.maximumCount)
      position += 1
    }
    return value
  }
}
