extension Clause {
  /// The clause in English: no capital, no full stop.
  func said(_ voice: Voice) -> Inline {
    if voice == .condition, let found = valued { return "\(found.subject) is \(found.values.list("or"))" }
    switch self {
    case .present(let names):
      return
        "\(Clause.names(names)) \(voice == .advice ? "should be" : names.count == 1 ? "is" : "are") \(voice == .demand ? "required" : "present")"
    case .predicate(let subject, let words): return "\(subject) \(words.said(voice, negated: false))"
    case .wherePresent(let name, let inner):
      return voice != .condition ? inner.said(voice) : "\(code: name) is missing or \(inner.said(voice))"
    case .all(let parts): return Clause.conjunction(parts, voice)
    case .any(let parts): return Clause.choice(parts, voice, isExclusive: false)
    case .exactlyOne(let parts): return Clause.choice(parts, voice, isExclusive: true)
    case .not(let inner): return inner.denied(voice)
    case .when(let condition, let then, let otherwise):
      return Clause.conditional(condition, then, otherwise, voice)
    case .never(let subject):
      return switch voice {
      case .demand: "\(subject) is not allowed"
      case .advice: "\(subject) should be missing"
      case .condition: "\(subject) is missing"
      }
    case .always: return "anything is allowed"
    }
  }

  /// What the clause is about, if it says no more than which values that has; `missing` stands for none.
  private var valued: (subject: Inline, values: [Inline])? {
    switch self {
    case .predicate(let subject, _): values(of: subject).map { (subject, $0) }
    case .wherePresent(let name, let inner):
      inner.values(of: .code(name)).map { (.code(name), $0 + ["missing"]) }
    case .any(let parts):
      parts.first?.valued.flatMap { first in values(of: first.subject).map { (first.subject, $0) } }
    case .present, .all, .exactlyOne, .not, .when, .never, .always: nil
    }
  }

  /// The opposite of the clause.
  private func denied(_ voice: Voice) -> Inline {
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
      if let values = inner.values(of: .code(name)) {
        return "\(code: name) is present and not \(values.list("or"))"
      }
      return "\(code: name) is present and \(inner.denied(.condition))"
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
    let parts = voice == .condition ? withoutImpliedTypes(parts) : parts
    var rest = parts[...]
    while let first = rest.popFirst() {
      let alike = rest.prefix { $0.resembles(first) }
      rest = rest.dropFirst(alike.count)
      said.append(together([first] + alike, voice))
    }
    let isLong = parts.contains { part in
      part.hasCommas || voice == .condition && part.valued.map { $0.values.count > 1 } ?? false
    }
    return isLong && said.count > 1 ? said.joined(voice != .condition ? "; " : ", and ") : said.list("and")
  }

  private static func together(_ parts: [Clause], _ voice: Voice) -> Inline {
    guard parts.count > 1 else { return parts.first?.said(voice) ?? "" }
    if let names = all(parts, \.absentName) { return absence(names, voice) }
    if let subjects = all(parts, \.forbidden), voice == .demand {
      return "\(subjects.list("and")) are not allowed"
    }
    if let statements = all(parts, \.statement) {
      let verbs = statements.map { $0.words.said(voice, negated: $0.isNegated) }
      return "\(statements[0].subject) \(verbs.list("and"))"
    }
    return parts.map { $0.said(voice) }.list("and")
  }

  private static func all<Value>(_ parts: [Clause], _ value: (Clause) -> Value?) -> [Value]? {
    let values = parts.compactMap(value)
    return values.count == parts.count ? values : nil
  }

  private func resembles(_ other: Clause) -> Bool {
    if let a = statement, let b = other.statement { return a.subject == b.subject }
    return absentName != nil && other.absentName != nil || forbidden != nil && other.forbidden != nil
  }

  /// The member that it says is missing.
  private var absentName: String? {
    if case .not(.present(let names)) = self, names.count == 1 { names[0] } else { nil }
  }

  private var forbidden: Inline? { if case .never(let subject) = self { subject } else { nil } }

  private var statement: (subject: Inline, words: Words, isNegated: Bool)? {
    switch self {
    case .predicate(let subject, let words): (subject, words, false)
    case .not(.predicate(let subject, let words)): (subject, words, true)
    default: nil
    }
  }

  private var hasCommas: Bool {
    switch self {
    case .when, .any, .exactlyOne: true
    default: false
    }
  }

  private static func choice(_ parts: [Clause], _ voice: Voice, isExclusive: Bool) -> Inline {
    let names = all(parts) { part -> String? in
      if case .present(let names) = part, names.count == 1 { names[0] } else { nil }
    }
    if let names {
      let count: Inline = isExclusive ? "exactly one" : voice == .condition ? "any" : "at least one"
      let state: Inline =
        voice == .demand ? "is required" : voice == .advice ? "should be present" : "is present"
      return "\(count) of \(Self.names(names)) \(state)"
    }
    let list = parts.map { $0.said(voice) }
    return isExclusive ? "exactly one of these holds: \(list.joined("; "))" : "either \(list.joined(", or "))"
  }

  private static func conditional(
    _ condition: Clause, _ then: Clause?, _ otherwise: Clause?, _ voice: Voice
  ) -> Inline {
    let voice = voice == .advice ? voice : .demand
    let isEmpty = then?.isAlways ?? true
    if isEmpty, let otherwise { return "unless \(condition.said(.condition)), \(otherwise.said(voice))" }
    let first: Inline = "where \(condition.said(.condition)), \((then ?? .always).said(voice))"
    guard let otherwise, !otherwise.isAlways else { return first }
    return "\(first); otherwise \(otherwise.said(voice))"
  }
}
