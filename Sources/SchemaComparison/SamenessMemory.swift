import SchemaModel
import SchemaRuntime

/// Remembers which schemas ask the same.
///
/// Schemas that lead to themselves ask whether they are the same while that is being found out. They are then, if nothing
/// else differs; what was answered by that is kept only if it holds.
final class SamenessMemory {
  /// Whether schemas ask the same of values of some types.
  struct Question: Hashable {
    var compared: Sides<[SchemaID]>
    var kinds: TypeSet?
  }

  private var answers: [Question: Bool] = [:]
  /// The questions that are being answered, with how many were open before.
  private var open: [Question: Int] = [:]
  /// Answers "the same" that lean on a question still open: the outermost of those.
  private var leaning: [Question: Int] = [:]
  /// The keys of `leaning`, the last answered last.
  private var order: [Question] = []
  /// The outermost open question that was leaned on since the last one was opened.
  private var outermost = Int.max

  /// Whether it is known, or follows from the questions that are open, that schemas ask the same.
  func isKnown(_ question: Question) -> Bool {
    if let answer = answers[question] { return answer }
    guard let depth = leaning[question] else { return false }
    outermost = min(outermost, depth)
    return true
  }

  func answer(_ question: Question, _ areSame: () -> Bool) -> Bool {
    if let answer = answers[question] { return answer }
    if let depth = leaning[question] ?? open[question] {
      outermost = min(outermost, depth)
      return true
    }
    let (depth, start, before) = (open.count, order.count, outermost)
    open[question] = depth
    outermost = .max
    let isSame = areSame()
    open[question] = nil
    let leansOutwards = isSame && outermost < depth
    if leansOutwards {
      leaning[question] = outermost
      order.append(question)
    } else {
      answers[question] = isSame
      for earlier in order[start...] {
        leaning[earlier] = nil
        if isSame { answers[earlier] = true }
      }
      order.removeSubrange(start...)
    }
    outermost = leansOutwards ? min(before, outermost) : before
    return isSame
  }
}
