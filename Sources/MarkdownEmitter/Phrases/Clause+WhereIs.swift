/// Clauses on values of one kind, and on those that hold on a condition, where they are asked about.
extension Clause {
  /// Whether it is about values of a kind.
  var isWhereIs: Bool { if case .whereIs = self { true } else { false } }

  func isWhereIs(_ subject: Inline) -> Bool {
    if case .whereIs(subject, _, _) = self { true } else { false }
  }

  /// Whether each of its statements is about a subject, some where that is of a kind: said as a demand, it names the
  /// subject each time.
  func statesKinds(of subject: Inline) -> Bool {
    switch self {
    case .whereIs(let own, _, let inner):
      own == subject && Clause.statements(inner, of: subject, .demand) != nil
    case .all(let parts): parts.allSatisfy { $0.statesKinds(of: subject) || $0.statement?.subject == subject }
    default: false
    }
  }

  /// Whether a member of the subject is there where it holds.
  private func hasMember(of subject: Inline) -> Bool {
    if subject == ClauseReader.whole { return !namesPresent.isEmpty }
    return namesPresent.contains { subject == .code(String($0.prefix { $0 != "." })) && $0.contains(".") }
  }

  /// The clause where a condition holds: on a subject that is of a kind then, it need not name that.
  func assuming(typesOf condition: Clause) -> Clause {
    switch self {
    case .whereIs(let subject, let kind, let inner):
      condition.demands(.predicate(subject, .init("must be \(kind)")))
        || kind == "an object" && condition.hasMember(of: subject) ? inner : self
    case .wherePresent(let name, let inner): .wherePresent(name, inner.assuming(typesOf: condition))
    case .all(let parts): .all(parts.map { $0.assuming(typesOf: condition) })
    case .any(let parts): .any(parts.map { $0.assuming(typesOf: condition) })
    case .exactlyOne(let parts): .exactlyOne(parts.map { $0.assuming(typesOf: condition) })
    case .when(let own, let then, let otherwise):
      .when(
        own, then: then?.assuming(typesOf: condition), otherwise: otherwise?.assuming(typesOf: condition))
    case .present, .predicate, .each, .not, .never, .always: self
    }
  }

  /// States a clause on values of a kind: as a demand on these, as a condition with the other values that meet it.
  static func whereIs(_ subject: Inline, _ kind: String, _ inner: Clause, _ voice: Voice) -> Inline {
    if voice != .condition {
      guard let verbs = statements(inner, of: subject, voice) else {
        return inner.said(where: "\(subject) is \(text: kind)", voice)
      }
      let words = verbs.list("and")
      return subject == ClauseReader.whole
        ? "\(text: kind) \(words)" : "\(subject), if \(text: kind), \(words)"
    }
    let words = exception(subject, kind, inner)
    return statements(inner, of: subject) == nil ? "either \(subject) \(words)" : "\(subject) \(words)"
  }

  /// “is not a string or is at least 3 characters long”: what is said of a subject that meets a clause on one kind.
  static func exception(
    _ subject: Inline, _ kind: String, _ inner: Clause, afterComma: Bool = false
  ) -> Inline {
    let other: Inline = "is not \(text: kind)"
    guard let verbs = statements(inner, of: subject) else { return "\(other), or \(inner.said(.condition))" }
    return "\(other)\(afterComma ? "," : "") or \(verbs.list("and"))"
  }

  /// The verbs of a clause that has only statements on a subject.
  private static func statements(
    _ clause: Clause, of subject: Inline, _ voice: Voice = .condition
  ) -> [Inline]? {
    let parts: [Clause] = if case .all(let parts) = clause { parts } else { [clause] }
    guard let statements = all(parts, \.statement), statements.allSatisfy({ $0.subject == subject }) else {
      return nil
    }
    return statements.map { $0.words.said(voice, negated: $0.isNegated) }
  }

  /// Whether it holds only where another clause holds.
  func demands(_ other: Clause) -> Bool {
    if case .all(let parts) = self { parts.contains(other) } else { self == other }
  }

  /// The choice that a demand on a condition is: the condition fails, or its consequence holds.
  static func asChoice(_ condition: Clause, _ then: Clause?, _ otherwise: Clause?) -> Clause {
    let fails = negated(condition)
    return .any([
      otherwise.map { .all([fails, $0]) } ?? fails,
      otherwise == nil ? then ?? .always : .all([condition, then ?? .always]),
    ]).simplified
  }
}
