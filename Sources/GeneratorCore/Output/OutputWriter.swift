/// Makes an output folder hold what a run gave: nothing at all where one file may not be written.
public enum OutputWriter {
  /// What a run changed, paths in order.
  public struct Summary: Sendable, Equatable {
    public var written: [String] = []
    public var removed: [String] = []
    public var unchanged = 0
  }

  /// Writes the files that differ and removes those that earlier runs wrote and this one does not give.
  ///
  /// A file that the tool did not write itself is never replaced nor removed. The record lists old and new files while
  /// the writing lasts, so a run that is cut short leaves nothing behind that the next one does not know.
  public static func apply(_ comparison: OutputComparison) throws(FileProblem) -> Summary {
    let folder = comparison.folder
    let recorded = Set(folder.record.paths)
    for stale in comparison.stale where stale.current != nil && !recorded.contains(stale.file.path) {
      throw FileProblem(
        "cannot write", folder.fullPath(stale.file.path),
        because: "the file was not written by schemagen; move it away or choose another output folder")
    }
    var summary = Summary(unchanged: comparison.unchanged)
    guard !comparison.isCurrent else { return summary }
    try folder.make()
    let transition = comparison.record.adding(folder.record.others(than: comparison.record.paths))
    if transition != folder.record { try folder.write(transition) }
    try folder.write(comparison.stale)
    summary.written = comparison.stale.map(\.file.path)
    for (path, _) in comparison.leftover {
      try folder.remove(path)
      summary.removed.append(path)
    }
    if comparison.record != transition { try folder.write(comparison.record) }
    return summary
  }
}
