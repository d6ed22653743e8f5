/// Clauses on values of one kind, and on those that hold on a condition, where they are asked about.
extension Clause {
  /// Whether it is about values of a kind.
  var isWhereIs: Bool { if case .whereIs = self { true } else { false } }

  func isWhereIs(_ subject: Inline) -> Bool {
    if case .whereIs(subject, _, _) = self { true } else { false }
  }

  /// States a clause on values of a kind: as a demand like any other, as a condition with the other values that meet it.
  static func whereIs(_ subject: Inline, _ kind: String, _ inner: Clause, _ voice: Voice) -> Inline {
    guard voice == .condition else { return inner.said(voice) }
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
  private static func statements(_ clause: Clause, of subject: Inline) -> [Inline]? {
    let parts: [Clause] = if case .all(let parts) = clause { parts } else { [clause] }
    guard let statements = all(parts, \.statement), statements.allSatisfy({ $0.subject == subject }) else {
      return nil
    }
    return statements.map { $0.words.said(.condition, negated: $0.isNegated) }
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
