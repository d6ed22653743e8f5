/// Clauses on each of several parts: items, members, or names.
extension Clause {
  /// Whether some statement in it is about a subject.
  func isAbout(_ subject: Inline) -> Bool {
    switch self {
    case .predicate(let own, _), .never(let own): own == subject
    case .wherePresent(_, let inner), .each(_, let inner), .not(let inner): inner.isAbout(subject)
    case .all(let parts), .any(let parts), .exactlyOne(let parts): parts.contains { $0.isAbout(subject) }
    case .when(let condition, let then, let otherwise):
      [condition, then, otherwise].contains { $0?.isAbout(subject) ?? false }
    case .whereIs(let own, _, let inner): own == subject || inner.isAbout(subject)
    case .present, .always: false
    }
  }

  /// Whether it holds a choice, a condition, or the opposite of several statements about a subject: of “each item” that
  /// would be said as if all items had to choose alike.
  func needsEach(_ subject: Inline) -> Bool {
    switch self {
    case .any, .exactlyOne, .when: isAbout(subject)
    case .not(let inner): !inner.isStatement && inner.isAbout(subject)
    case .all(let parts): parts.contains { $0.needsEach(subject) }
    case .wherePresent(_, let inner): inner.needsEach(subject)
    case .whereIs(let own, _, let inner): own == subject || inner.needsEach(subject)
    case .predicate, .never, .present, .each, .always: false
    }
  }

  private var isStatement: Bool {
    switch self {
    case .predicate, .never: true
    default: false
    }
  }

  /// The clauses that it says together: of each part, where they can be said so.
  var spread: [Clause] {
    guard case .each(let subject, let inner) = self, !inner.needsEach(subject) else { return [self] }
    if case .all(let parts) = inner { return parts.flatMap(\.spread) }
    return inner.spread
  }

  /// States a clause on each of several parts.
  static func each(_ subject: Inline, _ inner: Clause, _ voice: Voice) -> Inline {
    if voice == .condition, let values = inner.values(of: subject) {
      return "\(subject) is \(values.list("or"))"
    }
    guard inner.needsEach(subject) else { return inner.said(voice) }
    return "for \(subject), \(inner.renamed(subject, "it").said(voice))"
  }

  /// States that a clause does not hold for each of several parts: there is one for which it does not.
  static func notEach(_ subject: Inline, _ inner: Clause, _ voice: Voice) -> Inline {
    let one = subject.asOne
    switch inner {
    case .predicate, .never, .not(.predicate), .not(.never):
      return Clause.not(inner.renamed(subject, one)).simplified.said(voice)
    default: return "for \(one), \(inner.renamed(subject, "it").denied(voice))"
    }
  }

  /// The clause with another word for a subject.
  private func renamed(_ subject: Inline, _ other: Inline) -> Clause {
    func renamed(_ clause: Clause) -> Clause { clause.renamed(subject, other) }
    return switch self {
    case .predicate(subject, let words): .predicate(other, words)
    case .never(subject): .never(other)
    case .wherePresent(let name, let inner): .wherePresent(name, renamed(inner))
    case .each(let own, let inner): .each(own, renamed(inner))
    case .whereIs(let own, let kind, let inner): .whereIs(own == subject ? other : own, kind, renamed(inner))
    case .all(let parts): .all(parts.map(renamed))
    case .any(let parts): .any(parts.map(renamed))
    case .exactlyOne(let parts): .exactlyOne(parts.map(renamed))
    case .not(let inner): .not(renamed(inner))
    case .when(let condition, let then, let otherwise):
      .when(renamed(condition), then: then.map(renamed), otherwise: otherwise.map(renamed))
    case .predicate, .never, .present, .always: self
    }
  }
}

extension Inline {
  /// “At least one item of `a`”, for “each item of `a`”.
  fileprivate var asOne: Inline {
    guard case .text(let text)? = spans.first, text.hasPrefix("each ") else { return self }
    return Inline(spans: [.text("at least one " + text.dropFirst("each ".count))] + spans.dropFirst())
  }
}
