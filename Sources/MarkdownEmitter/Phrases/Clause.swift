/// A statement about an instance, as logic: it can be said as a demand, as a condition, and negated.
indirect enum Clause: Sendable {
  /// Each of these members is there.
  case present([Inline])
  /// What the runtime demands of a subject, in its words: “must be at most 3”.
  case predicate(Inline, String)
  /// A statement that is in words already.
  case said(demand: Inline, condition: Inline)
  /// The member, where it is there, does as the clause says.
  case wherePresent(Inline, Clause)
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
    /// “`a` is …”, after “where”.
    case condition
  }

  /// The clause without parts that say nothing, and with `not` moved to where it is easiest to read.
  var simplified: Clause {
    switch self {
    case .all(let parts): return Clause.joined(parts.map(\.simplified))
    case .any(let parts):
      let parts = parts.map(\.simplified)
      if parts.contains(where: \.isAlways) { return .always }
      return parts.count == 1 ? parts[0] : .any(parts)
    case .exactlyOne(let parts):
      return parts.count == 1 ? parts[0].simplified : .exactlyOne(parts.map(\.simplified))
    case .not(let inner): return Clause.negated(inner.simplified)
    case .when(let condition, let then, let otherwise):
      let (then, otherwise) = (then?.simplified, otherwise?.simplified)
      if then?.isAlways ?? true, otherwise?.isAlways ?? true { return .always }
      return .when(condition.simplified, then: then, otherwise: otherwise)
    case .wherePresent(let name, let inner):
      let inner = inner.simplified
      return inner.isAlways ? .always : .wherePresent(name, inner)
    case .present(let names): return names.isEmpty ? .always : self
    case .predicate, .said, .never, .always: return self
    }
  }

  var isAlways: Bool { if case .always = self { true } else { false } }

  private static func joined(_ parts: [Clause]) -> Clause {
    var flat: [Clause] = []
    for part in parts {
      switch part {
      case .always: continue
      case .all(let inner): flat += inner
      default: flat.append(part)
      }
    }
    flat = withoutRedundantPresence(flat)
    return flat.isEmpty ? .always : flat.count == 1 ? flat[0] : .all(flat)
  }

  /// “`a` is there, and where it is there it is 1” is “`a` is 1”.
  private static func withoutRedundantPresence(_ parts: [Clause]) -> [Clause] {
    let required = parts.flatMap { part in if case .present(let names) = part { names } else { [Inline]() } }
    var used: Set<Inline> = []
    var result = parts.map { part -> Clause in
      guard case .wherePresent(let name, let inner) = part, required.contains(name) else { return part }
      if inner.isPositive { used.insert(name) }
      return inner
    }
    result = result.compactMap { part in
      guard case .present(let names) = part else { return part }
      let rest = names.filter { !used.contains($0) }
      return rest.isEmpty ? nil : .present(rest)
    }
    return result
  }

  /// Whether it says what a value is, so that nobody takes it to hold where there is none.
  private var isPositive: Bool {
    switch self {
    case .predicate, .said: true
    case .all(let parts): parts.contains { $0.isPositive }
    case .any(let parts), .exactlyOne(let parts): parts.allSatisfy { $0.isPositive }
    case .present, .wherePresent, .not, .when, .never, .always: false
    }
  }

  private static func negated(_ clause: Clause) -> Clause {
    switch clause {
    case .not(let inner): inner
    case .any(let parts): joined(parts.map(negated))
    case .always: .never("the value")
    default: .not(clause)
    }
  }
}
