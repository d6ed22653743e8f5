extension Clause {
  /// The clause in English: no capital, no full stop.
  func said(_ voice: Voice) -> Inline {
    switch self {
    case .present(let names): return Clause.presence(names, voice)
    case .predicate(let subject, let message):
      return "\(subject) \(Marked.inline(Verb.turn(message, voice, negated: false)))"
    case .said(let demand, let condition): return voice == .demand ? demand : condition
    case .wherePresent(let name, let inner):
      return voice == .demand ? inner.said(voice) : "\(name) is missing or \(inner.said(voice))"
    case .all(let parts): return Clause.conjunction(parts, voice)
    case .any(let parts): return Clause.choice(parts, voice, isExclusive: false)
    case .exactlyOne(let parts): return Clause.choice(parts, voice, isExclusive: true)
    case .not(let inner): return inner.denied(voice)
    case .when(let condition, let then, let otherwise):
      return Clause.conditional(condition, then, otherwise, voice)
    case .never(let subject): return voice == .demand ? "\(subject) is not allowed" : "\(subject) is missing"
    case .always: return "anything is allowed"
    }
  }

  /// The opposite of the clause.
  private func denied(_ voice: Voice) -> Inline {
    switch self {
    case .present(let names):
      if names.count == 1 {
        return voice == .demand ? "\(names[0]) must be missing" : "\(names[0]) is missing"
      }
      let list = names.list("and")
      return voice == .demand ? "\(list) must not all be present" : "not all of \(list) are present"
    case .predicate(let subject, let message):
      return "\(subject) \(Marked.inline(Verb.turn(message, voice, negated: true)))"
    case .wherePresent(let name, let inner): return "\(name) is present and \(inner.denied(.condition))"
    case .not(let inner): return inner.said(voice)
    case .never(let subject): return voice == .demand ? "\(subject) is required" : "\(subject) is present"
    case .said, .all, .any, .exactlyOne, .when, .always:
      return voice == .demand
        ? "it must not be that \(said(.condition))" : "it is not so that \(said(.condition))"
    }
  }

  private static func presence(_ names: [Inline], _ voice: Voice) -> Inline {
    let verb: Inline = names.count == 1 ? "is" : "are"
    return "\(names.list("and")) \(verb) \(voice == .demand ? "required" : "present")"
  }

  private static func conjunction(_ parts: [Clause], _ voice: Voice) -> Inline {
    let isLong = parts.contains { part in
      if case .when = part { true } else if case .any = part { true } else { false }
    }
    let said = parts.map { $0.said(voice) }
    return isLong ? said.joined("; ") : said.list("and")
  }

  private static func choice(_ parts: [Clause], _ voice: Voice, isExclusive: Bool) -> Inline {
    if let names = singleNames(parts) {
      let list = names.list("and")
      switch (voice, isExclusive) {
      case (.demand, false): return "at least one of \(list) is required"
      case (.demand, true): return "exactly one of \(list) is required"
      case (.condition, false): return "any of \(list) is present"
      case (.condition, true): return "exactly one of \(list) is present"
      }
    }
    let list = parts.map { $0.said(voice) }
    return isExclusive ? "exactly one of these holds: \(list.joined("; "))" : "either \(list.joined(", or "))"
  }

  /// The members, where each part is no more than the presence of one.
  private static func singleNames(_ parts: [Clause]) -> [Inline]? {
    let names = parts.compactMap { part -> Inline? in
      if case .present(let names) = part, names.count == 1 { names[0] } else { nil }
    }
    return names.count == parts.count ? names : nil
  }

  private static func conditional(
    _ condition: Clause, _ then: Clause?, _ otherwise: Clause?, _ voice: Voice
  ) -> Inline {
    let isEmpty = then?.isAlways ?? true
    if isEmpty, let otherwise { return "unless \(condition.said(.condition)), \(otherwise.said(.demand))" }
    let first: Inline = "where \(condition.said(.condition)), \((then ?? .always).said(.demand))"
    guard let otherwise, !otherwise.isAlways else { return first }
    return "\(first); otherwise \(otherwise.said(.demand))"
  }
}

/// Turns the runtime's “must …” into the other forms of the verb.
enum Verb {
  static func turn(_ message: String, _ voice: Clause.Voice, negated: Bool) -> String {
    guard message.hasPrefix("must ") else { return negated ? "does not hold: " + message : message }
    let rest = message.dropFirst("must ".count)
    let verb = rest.prefix { $0 != " " }
    let object = rest.dropFirst(verb.count)
    switch (voice, negated) {
    case (.demand, false): return message
    case (.demand, true): return verb == "not" ? "must" + object : "must not " + rest
    case (.condition, false): return affirmed(verb) + object
    case (.condition, true): return denied(verb) + object
    }
  }

  private static func affirmed(_ verb: Substring) -> String {
    switch verb {
    case "be": "is"
    case "have": "has"
    case "match": "matches"
    case "not": "does not"
    default: verb + "s"
    }
  }

  private static func denied(_ verb: Substring) -> String {
    switch verb {
    case "be": "is not"
    case "not": "does"
    default: "does not " + verb
    }
  }
}
