/// The names that an object is known to have, and not to have, where a part of a predicate is asked.
struct KnownNames {
  /// By the number of the word, the bits of names that are there, and of names that are not.
  private var present: [Int: UInt64] = [:]
  private var absent: [Int: UInt64] = [:]

  /// What is known where a walk has found all names of some numbers.
  init(required numbers: [Int]) {
    for number in numbers where number < 128 { present[number / 64, default: 0] |= 1 << UInt64(number % 64) }
  }

  /// The predicate that stands for a test here.
  fileprivate func predicate(for test: CaptureTest) -> Predicate {
    guard case .haveBits(let bits, let word) = test.question else { return .test(test) }
    if bits & absent[word, default: 0] != 0 { return test.isNegated ? .always : .never }
    let open = bits & ~present[word, default: 0]
    if open == 0 { return test.isNegated ? .never : .always }
    return .test(CaptureTest(question: .haveBits(open, ofWord: word), isNegated: test.isNegated))
  }

  /// What is known beside it where a predicate holds, or where it does not.
  fileprivate mutating func learn(_ predicate: Predicate, holds: Bool) {
    switch predicate {
    case .all(let parts) where holds: for part in parts { learn(part, holds: true) }
    case .any(let parts) where !holds: for part in parts { learn(part, holds: false) }
    case .test(let test):
      guard case .haveBits(let bits, let word) = test.question else { return }
      if holds != test.isNegated {
        present[word, default: 0] |= bits
      } else if bits.nonzeroBitCount == 1 {
        // Of several names one is missing, and it is open which.
        absent[word, default: 0] |= bits
      }
    case .all, .any, .exactlyOne, .notExactlyOne, .choice: break
    }
  }
}

extension Predicate {
  /// A predicate without the questions for names whose answers are known where they are asked: that of an object which
  /// has the names `known`, and what the parts before have told.
  func simplified(knowing known: KnownNames) -> Predicate { simplified.asked(knowing: known).simplified }

  private func asked(knowing known: KnownNames) -> Predicate {
    switch self {
    case .test(let test): return known.predicate(for: test)
    case .all(let parts): return .all(Predicate.asked(parts, knowing: known, eachHolds: true))
    case .any(let parts): return .any(Predicate.asked(parts, knowing: known, eachHolds: false))
    case .exactlyOne(let parts): return .exactlyOne(parts.map { $0.asked(knowing: known) })
    case .notExactlyOne(let parts): return .notExactlyOne(parts.map { $0.asked(knowing: known) })
    case .choice(let condition, let then, let otherwise):
      let condition = condition.asked(knowing: known)
      var (holding, failing) = (known, known)
      holding.learn(condition, holds: true)
      failing.learn(condition, holds: false)
      return .choice(condition, then.asked(knowing: holding), otherwise.asked(knowing: failing))
    }
  }

  /// A part of `all` is asked where those before hold, one of `any` where those before do not.
  private static func asked(
    _ parts: [Predicate], knowing known: KnownNames, eachHolds: Bool
  ) -> [Predicate] {
    var known = known
    var asked: [Predicate] = []
    for part in parts {
      let part = part.asked(knowing: known)
      asked.append(part)
      known.learn(part, holds: eachHolds)
    }
    return asked
  }
}
