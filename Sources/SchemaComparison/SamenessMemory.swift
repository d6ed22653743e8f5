import SchemaModel
import SchemaRuntime

/// Remembers which schemas ask the same.
///
/// A question is answered by walking through pairs of schemas, each of which may ask further questions. While that lasts, the
/// pairs that were met are supposed to be the same: they are, if nothing else differs. An answer "the same" that leans on
/// what is supposed is kept only if that holds; "not the same" leans on nothing.
final class SamenessMemory {
  /// Whether schemas ask the same of values of some types. The sides do not matter, nor does how often a class is there.
  struct Question: Hashable {
    private let some: [Int]
    private let others: [Int]
    private let kinds: TypeSet?

    init(_ compared: Sides<[SchemaID]>, of kinds: TypeSet?, _ classes: SchemaClasses) {
      let (old, new) = (classes[compared.old], classes[compared.new])
      (some, others) = old.lexicographicallyPrecedes(new) ? (old, new) : (new, old)
      self.kinds = kinds
    }

    /// Whether the schemas say the same in the same words.
    var isTrivial: Bool { some == others }
  }

  enum Knowledge {
    case same, different, unknown
  }

  /// A question that is being answered.
  private struct Open {
    /// The pairs that its walk has met, itself the first.
    var met: [Question]
    /// Answers "the same" that lean on questions which are still open.
    var leaning: [Question] = []
    /// The open questions that it leans on, by how many were open before, from the first to the last.
    var leans: ClosedRange<Int>?
  }

  private var answers: [Question: Bool] = [:]
  private var open: [Open] = []
  /// The pairs that open questions have met: by which of these.
  private var supposed: [Question: Int] = [:]
  /// For each answer "the same" that leans on open questions, which of these it leans on.
  private var leaning: [Question: ClosedRange<Int>] = [:]

  /// How many pairs all questions together have looked at.
  var spent = 0

  /// The answer for a pair, as far as it is known, or follows if the open questions hold.
  func knowledge(of question: Question) -> Knowledge {
    if question.isTrivial { return .same }
    if let answer = answers[question] { return answer ? .same : .different }
    guard let base = supposed[question].map({ $0...$0 }) ?? leaning[question] else { return .unknown }
    lean(on: base)
    return .same
  }

  /// Supposes that a pair which the innermost open question has met is the same.
  func suppose(_ question: Question) {
    guard let last = open.indices.last else { return }
    supposed[question] = last
    open[last].met.append(question)
  }

  /// Notes that pairs differ; those that the innermost open question has not met stay unknown.
  func settle(different questions: [Question]) {
    for question in questions where supposed[question] == open.count - 1 { answers[question] = false }
  }

  func answer(_ question: Question, _ areSame: () -> Bool) -> Bool {
    switch knowledge(of: question) {
    case .same: return true
    case .different: return false
    case .unknown: break
    }
    let depth = open.count
    open.append(Open(met: []))
    suppose(question)
    let isSame = areSame()
    guard let own = open.popLast() else { return isSame }
    for question in own.met { supposed[question] = nil }
    let base = own.leans.flatMap { Self.within(depth, $0) }
    if isSame {
      keep(own.met, base)
      if let base { lean(on: base) }
    } else {
      answers[question] = false
    }
    for question in own.leaning {
      guard let range = leaning[question] else { continue }
      let outer = Self.within(depth, range)
      if range.upperBound < depth {
        keep([question], outer)
      } else if isSame {
        keep([question], Self.union(outer, base))
      } else {
        leaning[question] = nil
      }
    }
    return isSame
  }

  /// Keeps the answer "the same" to questions, if what it leans on holds.
  private func keep(_ questions: [Question], _ base: ClosedRange<Int>?) {
    for question in questions where answers[question] == nil {
      leaning[question] = base
      if base == nil { answers[question] = true }
    }
    if base != nil, let last = open.indices.last { open[last].leaning += questions }
  }

  private func lean(on base: ClosedRange<Int>) {
    guard let last = open.indices.last else { return }
    open[last].leans = Self.union(open[last].leans, base)
  }

  /// The part of a range below a number.
  private static func within(_ limit: Int, _ range: ClosedRange<Int>) -> ClosedRange<Int>? {
    range.lowerBound < limit ? range.lowerBound...min(range.upperBound, limit - 1) : nil
  }

  private static func union(_ some: ClosedRange<Int>?, _ other: ClosedRange<Int>?) -> ClosedRange<Int>? {
    guard let some, let other else { return some ?? other }
    return min(some.lowerBound, other.lowerBound)...max(some.upperBound, other.upperBound)
  }
}
