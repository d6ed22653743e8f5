/// A condition on what a walk has captured of an object, which holds where the object is valid: tests, joined by and,
/// or and not.
///
/// A test reports nothing and changes nothing, so tests may run in any order: those of bits come before those that look
/// at a value again.
package indirect enum Predicate: Sendable {
  case test(CaptureTest)
  case all([Predicate])
  case any([Predicate])
  case exactlyOne([Predicate])
  case notExactlyOne([Predicate])
  /// The second where the first holds, else the third. Without this case, the first would be written twice.
  case choice(Predicate, Predicate, Predicate)

  package static let always = Predicate.all([])
  package static let never = Predicate.any([])

  /// The opposite predicate; what is written negates only tests.
  package var negated: Predicate {
    switch self {
    case .test(let test): .test(test.negated)
    case .all(let parts): .any(parts.map(\.negated))
    case .any(let parts): .all(parts.map(\.negated))
    case .exactlyOne(let parts): .notExactlyOne(parts)
    case .notExactlyOne(let parts): .exactlyOne(parts)
    case .choice(let condition, let then, let otherwise):
      .choice(condition, then.negated, otherwise.negated)
    }
  }

  /// An equal predicate without the parts that could be left out, and with the cheap parts first.
  package var simplified: Predicate {
    switch self {
    case .test: self
    case .all(let parts): Predicate.joined(parts, isAll: true)
    case .any(let parts): Predicate.joined(parts, isAll: false)
    case .exactlyOne(let parts): .exactlyOne(parts.map(\.simplified))
    case .notExactlyOne(let parts): .notExactlyOne(parts.map(\.simplified))
    case .choice(let condition, let then, let otherwise):
      switch condition.simplified {
      case .all(let parts) where parts.isEmpty: then.simplified
      case .any(let parts) where parts.isEmpty: otherwise.simplified
      case let condition: .choice(condition, then.simplified, otherwise.simplified)
      }
    }
  }

  private static func joined(_ parts: [Predicate], isAll: Bool) -> Predicate {
    var joined: [Predicate] = []
    for part in parts.map(\.simplified) {
      switch (part, isAll) {
      case (.all(let inner), true), (.any(let inner), false): joined += inner
      // All of no parts holds, and any of no parts does not: that decides the whole.
      case (.all(let inner), false) where inner.isEmpty: return .always
      case (.any(let inner), true) where inner.isEmpty: return .never
      default: joined.append(part)
      }
    }
    if joined.count == 1 { return joined[0] }
    // In the order of the schema where the costs are equal.
    let sorted = joined.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
    return isAll ? .all(sorted.map(\.element)) : .any(sorted.map(\.element))
  }

  /// The cost of deciding a formula by this part of it: a part of the opposite kind has to be evaluated as a whole.
  private var cost: Int {
    switch self {
    case .test(let test): test.looksAtValue ? 1 : 0
    case .all(let parts), .any(let parts), .exactlyOne(let parts), .notExactlyOne(let parts):
      parts.reduce(0) { $0 + $1.cost }
    case .choice(let condition, let then, let otherwise): condition.cost + max(then.cost, otherwise.cost)
    }
  }
}
