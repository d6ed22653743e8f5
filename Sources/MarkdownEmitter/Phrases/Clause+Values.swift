import SchemaModel
import SchemaRuntime

/// Phrases for the values in clauses, in as few words as a condition needs.
extension Clause {
  /// The values that the subject may have, each a word after “is”: “`a`”, “null”; nil where the clause says anything
  /// else, or is about anything else than `subject`.
  func values(of subject: Inline) -> [Inline]? {
    switch self {
    case .predicate(let own, let words) where own == subject: return words.values
    case .any(let parts):
      let values = parts.compactMap { $0.values(of: subject) }
      return values.count == parts.count ? values.flatMap(\.self).unique : nil
    case .all(let parts):
      let parts = Clause.withoutImpliedTypes(parts)
      return parts.count == 1 ? parts[0].values(of: subject) : nil
    case .predicate, .present, .wherePresent, .each, .whereIs, .exactlyOne, .not, .when, .never, .always:
      return nil
    }
  }

  /// The clauses without those that say which type a value has, where another one says which value it is.
  static func withoutImpliedTypes(_ parts: [Clause]) -> [Clause] {
    parts.filter { part in
      guard case .predicate(let subject, let words) = part, words.isType else { return true }
      return !parts.contains { other in
        guard case .predicate(subject, let words) = other else { return false }
        return !words.isType && words.values != nil
      }
    }
  }
}

extension Clause.Words {
  /// Whether it says which type a value has.
  fileprivate var isType: Bool {
    guard let rest, tail.isEmpty else { return false }
    return TypeSet.named.contains { rest == "a \($0.name)" || rest == "an \($0.name)" || rest == $0.name }
  }

  /// The values that it lists, or null, which is a type with one value.
  var values: [Inline]? {
    guard let rest, tail.isEmpty else { return nil }
    if rest == "null" { return ["null"] }
    let list = Marked.inline(rest.hasPrefix("one of ") ? String(rest.dropFirst("one of ".count)) : rest)
    var values: [Inline] = []
    for span in list.spans {
      switch span {
      case .code: values.append(Inline(spans: [span]))
      case .text(let text) where [", ", " or ", ""].contains(text): continue
      case .text, .symbol, .link, .web, .strong, .emphasis, .lineBreak, .anchor: return nil
      }
    }
    return values.isEmpty ? nil : values
  }

  /// The rest of the message behind “must be”.
  private var rest: String? {
    message.hasPrefix("must be ") ? String(message.dropFirst("must be ".count)) : nil
  }
}
