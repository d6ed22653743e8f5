/// A statement about an instance, as logic: it can be said as a demand, as a condition, and negated.
///
/// Members go by their path from the object that a rule is about: `a.b`, or `a[].b` in the items of an array.
indirect enum Clause: Sendable, Equatable {
  /// Each of these members is there.
  case present([String])
  /// A demand on a subject, in the runtime's words: “must be at most 3”.
  case predicate(Inline, Words)
  /// The clause holds for the member, where it is there.
  case wherePresent(String, Clause)
  /// The clause, in which the subject is “each item of `a`”, say, holds for each of these parts by itself.
  case each(Inline, Clause)
  /// The clause holds for the subject where that is of a kind, “an object”, say, or “present”. It is so said where values
  /// are asked about: a demand on strings is met by a number, one on the second item by a list of one.
  case whereIs(Inline, String, Clause)
  case all([Clause])
  case any([Clause])
  case exactlyOne([Clause])
  case not(Clause)
  case when(Clause, then: Clause?, otherwise: Clause?)
  case never(Inline)
  case always

  enum Voice: Sendable {
    /// “`a` must be …”.
    case demand
    /// “`a` should be …”.
    case advice
    /// “`a` is …”, after “where”.
    case condition
  }

  /// A demand, and what follows it.
  struct Words: Sendable, Equatable, ExpressibleByStringLiteral {
    var message: String
    var tail: Inline = ""

    init(_ message: String, _ tail: Inline = "") {
      self.message = message
      self.tail = tail
    }

    init(stringLiteral value: String) { message = value }

    /// Whether it only names the schema that holds, and not the demands of that schema.
    var isReference: Bool { message == Self.reference }
    static let reference = "must be valid as"

    func said(_ voice: Voice, negated: Bool) -> Inline {
      if voice == .condition, !negated, let values { return "is \(values.list("or"))" }
      let words = Marked.inline(Verb.turn(message, voice, negated: negated))
      return tail.isEmpty ? words : "\(words) \(tail)"
    }
  }

  var isAlways: Bool { if case .always = self { true } else { false } }

  /// The clause about an object that has these members in any case.
  func assuming(_ names: Set<String>) -> Clause {
    switch self {
    case .present(let list): .present(list.filter { !names.contains($0) })
    case .wherePresent(let name, let inner): names.contains(name) ? inner : self
    case .each(let subject, let inner): .each(subject, inner.assuming(names))
    case .whereIs(let subject, let kind, let inner): .whereIs(subject, kind, inner.assuming(names))
    case .all(let parts): .all(parts.map { $0.assuming(names) })
    case .any(let parts): .any(parts.map { $0.assuming(names) })
    case .exactlyOne(let parts): .exactlyOne(parts.map { $0.assuming(names) })
    case .not(let inner): .not(inner.assuming(names))
    case .when(let condition, let then, let otherwise):
      .when(
        condition.assuming(names), then: then?.assuming(names), otherwise: otherwise?.assuming(names))
    case .predicate, .never, .always: self
    }
  }

  /// The members that it speaks of, by their last names.
  var members: Set<String> {
    func last(_ names: [String]) -> Set<String> {
      Set(names.compactMap { $0.split(separator: ".").last.map(String.init) })
    }
    switch self {
    case .present(let names): return last(names)
    case .predicate(let subject, _), .never(let subject):
      if case .code(let name) = subject.spans.first, subject.spans.count == 1 { return last([name]) }
      return []
    case .wherePresent(let name, let inner): return last([name]).union(inner.members)
    case .all(let parts), .any(let parts), .exactlyOne(let parts):
      return parts.reduce(into: []) { $0.formUnion($1.members) }
    case .not(let inner), .each(_, let inner), .whereIs(_, _, let inner): return inner.members
    case .when(let condition, let then, let otherwise):
      return condition.members.union(then?.members ?? []).union(otherwise?.members ?? [])
    case .always: return []
    }
  }
}
