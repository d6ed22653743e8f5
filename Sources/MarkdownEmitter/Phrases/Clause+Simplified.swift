extension Clause {
  /// The clause without parts that say nothing, and with `not` moved to where it is easiest to read.
  var simplified: Clause {
    switch self {
    case .all(let parts): return Clause.joined(parts.map(\.simplified))
    case .any(let parts): return Clause.choice(parts.map(\.simplified))
    case .exactlyOne(let parts):
      let simple = parts.map(\.simplified)
      let possible = simple.filter { !$0.isNever }
      return possible.count == 1 ? possible[0] : .exactlyOne(possible.isEmpty ? simple : possible)
    case .not(let inner): return Clause.negated(inner.simplified)
    case .when(let condition, let then, let otherwise):
      let (then, otherwise) = (then?.simplified, otherwise?.simplified)
      if then?.isAlways ?? true, otherwise?.isAlways ?? true { return .always }
      let condition = condition.simplified
      if condition.isNever { return otherwise ?? .always }
      let known = condition.namesPresent
      return condition.isAlways
        ? then ?? .always
        : .when(
          condition, then: then?.assuming(known).assuming(typesOf: condition).simplified,
          otherwise: otherwise)
    case .wherePresent(let name, let inner):
      let inner = inner.simplified
      return inner.isAlways ? .always : .wherePresent(name, inner)
    case .each(let subject, let inner):
      let inner = inner.simplified
      return inner.isAlways ? .always : .each(subject, inner)
    case .whereIs(let subject, let kind, let inner):
      let inner = inner.simplified
      return inner.isAlways ? .always : .whereIs(subject, kind, inner)
    case .present(let names): return names.isEmpty ? .always : self
    case .predicate, .never, .always: return self
    }
  }

  /// Whether no object meets it.
  var isNever: Bool { self == .never(ClauseReader.wholeObject) }

  private static func choice(_ parts: [Clause]) -> Clause {
    if parts.contains(where: \.isAlways) { return .always }
    let possible = parts.filter { !$0.isNever }
    if possible.count < parts.count { return possible.isEmpty ? parts[0] : choice(possible) }
    let different = parts.reduce(into: [Clause]()) { if !$0.contains($1) { $0.append($1) } }
    return different.count == 1 ? different[0] : .any(different)
  }

  static func negated(_ clause: Clause) -> Clause {
    switch clause {
    case .not(let inner): inner
    case .never(ClauseReader.wholeObject): .always
    case .any(let parts): joined(parts.map(negated))
    case .always: .never("the value")
    case .whereIs(let subject, let kind, let inner):
      joined([.predicate(subject, .init("must be \(kind)")), negated(inner)])
    case .all(let parts) where parts.contains(where: \.isWhereIs) || areOfOneMember(parts):
      negated(allOf: parts)
    default: .not(clause)
    }
  }

  /// The opposite of clauses together, some of which are about values of a kind: one of them does not hold.
  private static func negated(allOf parts: [Clause]) -> Clause {
    if case .present(let names)? = parts.first, areOfOneMember(parts) {
      return .wherePresent(names[0], choice(parts.dropFirst().map(negated)))
    }
    return choice(parts.map(negated))
  }

  /// Whether the first clause says that a member is there, and the others speak of its kind, or of each part of it.
  private static func areOfOneMember(_ parts: [Clause]) -> Bool {
    guard case .present(let names)? = parts.first, names.count == 1, parts.count > 1 else { return false }
    return parts.dropFirst().allSatisfy { part in
      switch part {
      case .whereIs(let subject, _, _), .each(let subject, _): subject.spans.contains(.code(names[0]))
      default: false
      }
    }
  }

  /// All of the clauses as one, without repetitions.
  private static func joined(_ parts: [Clause]) -> Clause {
    var flat: [Clause] = []
    for part in parts {
      switch part {
      case .always: continue
      case .all(let inner): flat += inner
      default: flat.append(part)
      }
    }
    if let never = flat.first(where: \.isNever) { return never }
    flat = withSharedConsequences(withPresence(withoutRepetitions(flat)))
    return flat.isEmpty ? .always : flat.count == 1 ? flat[0] : .all(flat)
  }

  private static func withoutRepetitions(_ parts: [Clause]) -> [Clause] {
    parts.reduce(into: []) { all, part in
      if case .predicate = part, all.contains(part) { return }
      all.append(part)
    }
  }

  /// Presence in one clause at the beginning: “`a` is there, and where it is there it is 1” is “`a` is there, and is 1”,
  /// and where `a.b` is there `a` is.
  private static func withPresence(_ parts: [Clause]) -> [Clause] {
    var names: [String] = []
    func note(_ list: [String]) { for name in list where !names.contains(name) { names.append(name) } }
    for part in parts { if case .present(let list) = part { note(list) } }
    var rest: [Clause] = []
    for part in parts {
      switch part {
      case .present: continue
      case .wherePresent(let name, let inner) where names.contains(name):
        for part in inner.conjuncts {
          if case .present(let deeper) = part { note(deeper) } else { rest.append(part) }
        }
      default: rest.append(part)
      }
    }
    names = names.filter { name in
      !names.contains { $0.hasPrefix(name + ".") || $0.hasPrefix(name + "[") }
    }
    return (names.isEmpty ? [] : [.present(names)]) + rest
  }

  var conjuncts: [Clause] { if case .all(let parts) = self { parts } else { [self] } }

  /// The clause as a condition says it: “`a` is 1” says that `a` is there.
  var withoutImpliedPresence: Clause {
    guard case .all(let parts) = self, case .present(let names)? = parts.first else { return self }
    let rest = Array(parts.dropFirst())
    let needed = names.filter { name in !rest.contains { $0.impliesPresence(of: name) } }
    if needed.count == names.count { return self }
    let all = (needed.isEmpty ? [] : [.present(needed)]) + rest
    return all.count == 1 ? all[0] : .all(all)
  }

  /// Whether a reader takes it, as a condition, not to hold where a member is missing: it says what the member, or a
  /// part of it, is.
  func impliesPresence(of name: String) -> Bool {
    func isIn(_ path: String) -> Bool {
      path == name || path.hasPrefix(name + ".") || path.hasPrefix(name + "[")
    }
    switch self {
    case .predicate(let subject, let words):
      guard !words.isReference, case .code(let own)? = subject.spans.first, subject.spans.count == 1 else {
        return false
      }
      return isIn(own)
    case .present(let names): return names.contains(where: isIn)
    case .all(let parts): return parts.contains { $0.impliesPresence(of: name) }
    case .any(let parts), .exactlyOne(let parts): return parts.allSatisfy { $0.impliesPresence(of: name) }
    case .each(_, let inner): return inner.impliesPresence(of: name)
    case .whereIs, .wherePresent, .not, .when, .never, .always: return false
    }
  }

  /// The members that are there where the clause holds.
  var namesPresent: Set<String> {
    switch self {
    case .present(let names): Set(names)
    case .all(let parts): parts.reduce(into: []) { $0.formUnion($1.namesPresent) }
    case .each(_, let inner): inner.namesPresent
    case .not(.wherePresent(let name, _)): [name]
    case .predicate, .wherePresent, .whereIs, .any, .exactlyOne, .not, .when, .never, .always: []
    }
  }

  /// “Where `a` is present, `c` is required” and “where `b` is present, `c` is required”, in one.
  private static func withSharedConsequences(_ parts: [Clause]) -> [Clause] {
    var result: [Clause] = []
    for part in parts {
      guard case .when(.present(let names), let then, nil) = part, names.count == 1,
        let known = result.firstIndex(where: { $0.sharesConsequence(then) })
      else {
        result.append(part)
        continue
      }
      if case .when(let condition, _, _) = result[known] {
        let choices: [Clause] = if case .any(let choices) = condition { choices } else { [condition] }
        result[known] = .when(.any(choices + [.present(names)]), then: then, otherwise: nil)
      }
    }
    return result
  }

  private func sharesConsequence(_ consequence: Clause?) -> Bool {
    guard case .when(let condition, let then, nil) = self, then == consequence else { return false }
    switch condition {
    case .present(let names): return names.count == 1
    case .any(let parts):
      return parts.allSatisfy { if case .present(let names) = $0 { names.count == 1 } else { false } }
    default: return false
    }
  }
}
