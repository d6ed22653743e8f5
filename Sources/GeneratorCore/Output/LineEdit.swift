/// A step that turns one list of lines into another.
enum LineEdit {
  typealias Line = ArraySlice<UInt8>

  case keep(Line)
  case remove(Line)
  case insert(Line)

  /// The largest problem that is solved exactly (removed lines times inserted lines, after the common ends are cut
  /// off); a larger one becomes “all old lines, then all new lines”.
  private static let effort = 25_000_000

  /// A shortest script of edits, removals before insertions.
  static func script(from old: [Line], to new: [Line]) -> [LineEdit] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let oldMiddle = Array(old[head..<old.count - tail])
    let newMiddle = Array(new[head..<new.count - tail])
    return old[..<head].map { .keep($0) } + middle(from: oldMiddle, to: newMiddle)
      + old[(old.count - tail)...].map { .keep($0) }
  }

  private static func middle(from old: [Line], to new: [Line]) -> [LineEdit] {
    if old.count.multipliedReportingOverflow(by: new.count).partialValue > effort {
      return old.map { .remove($0) } + new.map { .insert($0) }
    }
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var script: [LineEdit] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        script.append(.remove(old[i]))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        script.append(.insert(new[j]))
        j += 1
      } else {
        script.append(.keep(old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return script
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
