extension Clause {
  /// The clause in English: no capital, no full stop.
  func said(_ voice: Voice) -> Inline {
    if voice == .condition {
      let plain = withoutImpliedPresence
      if plain != self { return plain.said(voice) }
      if let found = valued { return "\(found.subject) is \(found.values.list("or"))" }
    }
    switch self {
    case .present(let names):
      return "\(Clause.names(names)) \(Clause.presence(voice, isOne: names.count == 1))"
    case .predicate(let subject, let words): return "\(subject) \(words.said(voice, negated: false))"
    case .wherePresent(let name, let inner):
      guard voice == .condition else { return Clause.optional(name, inner, voice) }
      if case .whereIs(.code(name), let kind, let inner) = inner {
        return "\(code: name) is missing, \(Clause.exception(.code(name), kind, inner, afterComma: true))"
      }
      if let statement = inner.statement, statement.subject == .code(name) {
        return "\(code: name) is missing or \(statement.words.said(voice, negated: statement.isNegated))"
      }
      return "\(code: name) is missing or \(inner.said(voice))"
    case .each(let subject, let inner): return Clause.each(subject, inner, voice)
    case .whereIs(let subject, let kind, let inner): return Clause.whereIs(subject, kind, inner, voice)
    case .all(let parts): return Clause.conjunction(parts, voice)
    case .any(let parts): return Clause.choice(parts, voice, isExclusive: false)
    case .exactlyOne(let parts): return Clause.choice(parts, voice, isExclusive: true)
    case .not(let inner): return inner.denied(voice)
    case .when(let condition, let then, let otherwise):
      return voice == .condition
        ? Clause.asChoice(condition, then, otherwise).said(voice)
        : Clause.conditional(condition, then, otherwise, voice)
    case .never(let subject):
      return switch voice {
      case .demand: "\(subject) is not allowed"
      case .advice: "\(subject) should be missing"
      case .condition:
        isNever ? "\(ClauseReader.whole) is not an object" : "\(subject) is missing"
      }
    case .always: return "anything is allowed"
    }
  }

  private static func presence(_ voice: Voice, isOne: Bool) -> Inline {
    switch voice {
    case .demand: isOne ? "is required" : "are required"
    case .advice: "should be present"
    case .condition: isOne ? "is present" : "are present"
    }
  }

  /// States a demand on a member that need not be there: “`a`, if present, must be …”.
  private static func optional(_ name: String, _ inner: Clause, _ voice: Voice) -> Inline {
    switch inner {
    case .predicate(let subject, let words) where subject == .code(name):
      return "\(subject), if present, \(words.said(voice, negated: false))"
    case .not(.predicate(let subject, let words)) where subject == .code(name):
      return "\(subject), if present, \(words.said(voice, negated: true))"
    case .all(let parts):
      if let statements = all(parts, \.statement), statements.allSatisfy({ $0.subject == .code(name) }) {
        let verbs = statements.map { $0.words.said(voice, negated: $0.isNegated) }
        return "\(code: name), if present, \(verbs.list("and"))"
      }
      return Clause.all(parts.map { .wherePresent(name, $0) }).said(voice)
    case .predicate, .never, .wherePresent, .each, .whereIs, .always, .present, .any, .exactlyOne, .not,
      .when:
      return inner.holdsWithout(name)
        ? inner.said(voice) : inner.said(where: "\(code: name) is present", voice)
    }
  }

  /// Whether the clause demands nothing where a member is missing, because it is only about the member and its parts.
  private func holdsWithout(_ name: String) -> Bool {
    switch self {
    case .predicate, .never, .wherePresent, .each, .always, .not(.present): true
    case .present(let names): names.allSatisfy { $0.hasPrefix(name + "[") }
    case .any(let parts), .exactlyOne(let parts): parts.allSatisfy { $0.members(in: name + "[") }
    case .when(let condition, _, let otherwise): otherwise == nil && condition.impliesPresence(of: name)
    case .whereIs(let subject, _, let inner): subject == .code(name) || inner.holdsWithout(name)
    case .not, .all: false
    }
  }

  /// Whether it speaks only of members whose paths begin with `start`.
  private func members(in start: String) -> Bool {
    switch self {
    case .present(let names): names.allSatisfy { $0.hasPrefix(start) }
    case .predicate(let subject, _), .never(let subject):
      if case .code(let name)? = subject.spans.first { name.hasPrefix(start) } else { false }
    case .wherePresent(let name, _): name.hasPrefix(start)
    case .all(let parts), .any(let parts), .exactlyOne(let parts): parts.allSatisfy { $0.members(in: start) }
    case .not(let inner), .whereIs(_, _, let inner): inner.members(in: start)
    case .each, .when, .always: false
    }
  }

  /// The subject of the clause with its values, if the clause says no more than those; `missing` stands for no value.
  private var valued: (subject: Inline, values: [Inline])? {
    switch self {
    case .predicate(let subject, _): values(of: subject).map { (subject, $0) }
    case .wherePresent(let name, let inner):
      inner.values(of: .code(name)).map { (.code(name), $0 + ["missing"]) }
    case .any(let parts):
      parts.first?.valued.flatMap { first in values(of: first.subject).map { (first.subject, $0) } }
    case .present, .each, .whereIs, .all, .exactlyOne, .not, .when, .never, .always: nil
    }
  }

  /// The opposite of the clause.
  func denied(_ voice: Voice) -> Inline {
    let plain = withoutImpliedPresence
    if plain != self { return plain.denied(voice) }
    switch self {
    case .present(let names):
      if names.count == 1 { return Clause.absence(names, voice) }
      let both: Inline = names.count == 2 ? "both" : "all"
      return voice != .condition
        ? "\(Clause.names(names)) \(Clause.must(voice)) not \(both) be present"
        : "not all of \(Clause.names(names)) are present"
    case .predicate(let subject, let words): return "\(subject) \(words.said(voice, negated: true))"
    case .wherePresent(let name, let inner):
      if voice != .condition, case .never = inner.simplified {
        return "\(code: name) \(Clause.must(voice)) be present"
      }
      if voice != .condition { return Clause.all([.present([name]), .not(inner)]).said(voice) }
      if let values = inner.values(of: .code(name)) {
        return "\(code: name) is present and not \(values.list("or"))"
      }
      return "\(code: name) is present and \(inner.denied(.condition))"
    case .each(let subject, let inner): return Clause.notEach(subject, inner, voice)
    case .whereIs: return Clause.negated(self).said(voice)
    case .not(let inner): return inner.said(voice)
    case .never(let subject):
      return switch voice {
      case .demand: "\(subject) is required"
      case .advice: "\(subject) should be present"
      case .condition: "\(subject) is present"
      }
    case .all(let parts):
      let rest = Clause.withoutImpliedTypes(parts)
      return rest.count == 1 ? rest[0].denied(voice) : deniedAsAWhole(voice)
    case .any, .exactlyOne, .when, .always: return deniedAsAWhole(voice)
    }
  }

  private func deniedAsAWhole(_ voice: Voice) -> Inline {
    voice != .condition
      ? "it \(Clause.must(voice)) not be that \(said(.condition))" : "it is not so that \(said(.condition))"
  }

  private static func must(_ voice: Voice) -> Inline { voice == .advice ? "should" : "must" }

  private static func names(_ names: [String]) -> Inline { names.map(Inline.code).list("and") }

  private static func absence(_ names: [String], _ voice: Voice) -> Inline {
    let verb: Inline = voice != .condition ? "\(must(voice)) be" : names.count == 1 ? "is" : "are"
    return "\(Self.names(names)) \(verb) missing"
  }

  // MARK: - Several clauses

  /// Statements of the same shape or about the same subject are said together.
  private static func conjunction(_ parts: [Clause], _ voice: Voice) -> Inline {
    var said: [Inline] = []
    let spread = parts.flatMap(\.spread)
    let parts = voice == .condition ? withoutImpliedTypes(spread) : withOwnPresence(spread)
    var rest = parts[...]
    while let first = rest.popFirst() {
      let alike = rest.prefix { $0.resembles(first) }
      rest = rest.dropFirst(alike.count)
      said.append(
        together([first] + alike, voice, isAmongOthers: alike.count + 1 < parts.count))
    }
    let isLong = parts.contains { part in
      part.hasCommas || voice != .condition && part.statement != nil && part.isOfSeveral(parts)
        || voice == .condition && part.valued.map { $0.values.count > 1 } ?? false
    }
    return isLong && said.count > 1 ? said.joined(voice != .condition ? "; " : ", and ") : said.list("and")
  }

  private static func together(_ parts: [Clause], _ voice: Voice, isAmongOthers: Bool) -> Inline {
    guard parts.count > 1 else {
      // Words behind a list would read as its last entry.
      if isAmongOthers, case .exactlyOne(let list)? = parts.first {
        return choice(list, voice, isExclusive: true, isNumbered: true)
      }
      return parts.first?.said(voice) ?? ""
    }
    if let names = all(parts, \.absentName) { return absence(names, voice) }
    if let subjects = all(parts, \.forbidden), voice == .demand {
      return "\(subjects.list("and")) are not allowed"
    }
    if let subject = parts[0].subject {
      let verbs = parts.compactMap { part -> Inline? in
        if case .present = part { return presence(voice, isOne: true) }
        return part.statement.map { $0.words.said(voice, negated: $0.isNegated) }
      }
      return "\(subject) \(verbs.list("and"))"
    }
    return parts.map { $0.said(voice) }.list("and")
  }

  static func all<Value>(_ parts: [Clause], _ value: (Clause) -> Value?) -> [Value]? {
    let values = parts.compactMap(value)
    return values.count == parts.count ? values : nil
  }

  private func resembles(_ other: Clause) -> Bool {
    if let a = subject, let b = other.subject { return a == b && statement != nil }
    return absentName != nil && other.absentName != nil || forbidden != nil && other.forbidden != nil
  }

  /// Reorders clauses so that the presence of a member stands right before the clauses about that member.
  private static func withOwnPresence(_ parts: [Clause]) -> [Clause] {
    guard case .present(let names)? = parts.first else { return parts }
    let rest = parts.dropFirst()
    var own = names.filter { name in rest.contains { $0.statement?.subject == .code(name) } }
    let others = names.filter { !own.contains($0) }
    var result: [Clause] = others.isEmpty ? [] : [.present(others)]
    for (index, part) in zip(rest.indices, rest) {
      guard let subject = part.statement?.subject, names.contains(where: { subject == .code($0) }) else {
        result.append(part)
        continue
      }
      guard let next = own.firstIndex(where: { subject == .code($0) }) else { continue }
      result.append(.present([own.remove(at: next)]))
      result += rest[index...].filter { $0.statement?.subject == subject }
    }
    return result
  }

  /// The thing that the clause is about: the subject of a statement, or the one member that has to be there.
  private var subject: Inline? {
    if case .present(let names) = self, names.count == 1 { return .code(names[0]) }
    return statement?.subject
  }

  /// The member that it says is missing.
  private var absentName: String? {
    if case .not(.present(let names)) = self, names.count == 1 { names[0] } else { nil }
  }

  private var forbidden: Inline? { if case .never(let subject) = self { subject } else { nil } }

  var statement: (subject: Inline, words: Words, isNegated: Bool)? {
    switch self {
    case .predicate(let subject, let words): (subject, words, false)
    case .not(.predicate(let subject, let words)): (subject, words, true)
    default: nil
    }
  }

  /// Whether its statements are about a subject, and about nothing else.
  func isOnly(about subject: Inline) -> Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.allSatisfy { $0.isOnly(about: subject) }
    case .predicate, .not: statement?.subject == subject
    case .whereIs(let own, _, let inner): own == subject && inner.isOnly(about: subject)
    case .present, .wherePresent, .each, .exactlyOne, .when, .never, .always: false
    }
  }

  private var hasCommas: Bool {
    switch self {
    case .when, .any, .exactlyOne, .wherePresent, .whereIs: true
    case .each(let subject, let inner): inner.needsEach(subject) || inner.hasCommas
    case .present, .predicate, .all, .not, .never, .always: false
    }
  }

  /// Whether another clause of the list has the same subject: these clauses share an “and”.
  private func isOfSeveral(_ parts: [Clause]) -> Bool {
    subject.map { subject in parts.filter { $0.subject == subject }.count > 1 } ?? false
  }

  /// - Parameter isNumbered: whether numbers part the clauses; they do, too, where a clause has several statements.
  private static func choice(
    _ parts: [Clause], _ voice: Voice, isExclusive: Bool, isNumbered: Bool = false
  ) -> Inline {
    let names = all(parts) { part -> String? in
      if case .present(let names) = part, names.count == 1 { names[0] } else { nil }
    }
    if let names {
      let count: Inline = isExclusive ? "exactly one" : voice == .condition ? "any" : "at least one"
      let state: Inline =
        voice == .demand ? "is required" : voice == .advice ? "should be present" : "is present"
      return "\(count) of \(Self.names(names)) \(state)"
    }
    var list = parts.map { $0.said(voice) }
    if isNumbered || list.contains(where: \.hasSeveralStatements) {
      list = list.enumerated().map { "(\(text: String($0 + 1))) \($1.asEntry)" }
    }
    return isExclusive ? "exactly one of these holds: \(list.joined("; "))" : "either \(list.joined(", or "))"
  }

  private static func conditional(
    _ condition: Clause, _ then: Clause?, _ otherwise: Clause?, _ voice: Voice
  ) -> Inline {
    let voice = voice == .advice ? voice : .demand
    let isEmpty = then?.isAlways ?? true
    if isEmpty, let otherwise { return "unless \(condition.said(.condition)), \(otherwise.said(voice))" }
    let otherwise = otherwise.flatMap { $0.isAlways ? nil : $0 }
    guard let then, then.hasAlternative || otherwise != nil && then.isConditional(voice) else {
      let first = (then ?? .always).said(where: condition.said(.condition), voice)
      return otherwise.map { "\(first); otherwise \($0.said(voice))" } ?? first
    }
    // “Otherwise” behind a condition within a condition could be read with either: each is said with all its conditions.
    let consequences = then.conjuncts.map { conditional(condition, consequence: $0, voice) }
    let rest = otherwise.map { [$0.said("unless", where: condition.said(.condition), voice)] } ?? []
    return (consequences + rest).joined("; ")
  }

  private static func conditional(_ condition: Clause, consequence: Clause, _ voice: Voice) -> Inline {
    guard case .when(let inner, let then, let otherwise?) = consequence, !otherwise.isAlways else {
      return conditional(condition, consequence, nil, voice)
    }
    let sides = [(inner, then ?? .always), (Clause.not(inner), otherwise)].filter { !$1.isAlways }
    return sides.map { conditional(Clause.all([condition, $0]).simplified, $1, nil, voice) }.joined("; ")
  }

  /// Whether a part of it is a condition with two sides.
  private var hasAlternative: Bool {
    conjuncts.contains { if case .when(_, _, let otherwise?) = $0 { !otherwise.isAlways } else { false } }
  }

  /// Whether a part of it is a condition, or is said with one.
  private func isConditional(_ voice: Voice) -> Bool {
    conjuncts.contains { part in
      if case .when = part { return true }
      if case .text(let text)? = part.said(voice).spans.first { return text.hasPrefix("where ") }
      return false
    }
  }
}

extension Clause {
  /// States a demand that holds on a condition, which is “and” a condition of the demand's own.
  /// - Parameter start: “where” or “unless”, which may have a capital.
  func said(_ start: Inline = "where", where condition: Inline, _ voice: Voice) -> Inline {
    let words = said(voice)
    guard case .text(let text)? = words.spans.first, text.hasPrefix("where ") else {
      return "\(start) \(condition), \(words)"
    }
    guard hasOneCondition, !words.plain.contains("; otherwise "), start.plain.hasSuffix("here") else {
      return "\(start) \(condition), this holds: \(words)"
    }
    let own =
      Inline(spans: [.text(String(text.dropFirst("where ".count)))])
      + Inline(spans: Array(words.spans.dropFirst()))
    return "\(start) \(condition)\(text: condition.plain.contains(" or ") ? ", and " : " and ")\(own)"
  }

  /// Whether what it demands holds on one condition.
  private var hasOneCondition: Bool {
    switch self {
    case .when(_, _, let otherwise): otherwise == nil
    case .whereIs: true
    case .wherePresent(_, .all): false
    case .wherePresent: true
    case .present, .predicate, .each, .all, .any, .exactlyOne, .not, .never, .always: false
    }
  }
}

extension Inline {
  /// The words that stand between statements.
  private static let separators = ["; ", ", or ", ", and "]

  /// Whether a reader could take a part of it for a separate statement.
  fileprivate var hasSeveralStatements: Bool {
    spans.contains { span in
      if case .text(let text) = span { Self.separators.contains { text.contains($0) } } else { false }
    }
  }

  /// The statements as one entry of a numbered list: joined by “and”, and the entries of a list in it have letters.
  fileprivate var asEntry: Inline {
    Inline(
      spans: spans.map { span in
        guard case .text(var text) = span else { return span }
        for (number, letter) in zip(1..., "abcdefghijklmnopqrstuvwxyz") {
          text = text.replacing("(\(number)) ", with: "(\(letter)) ")
        }
        return .text(text.replacing("; ", with: ", and "))
      })
  }
}
