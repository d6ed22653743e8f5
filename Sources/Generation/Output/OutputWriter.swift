import SourceText

/// Makes an output folder hold the files of a run. It writes nothing at all where one file may not be written.
public enum OutputWriter {
  /// The changes of a run, paths in order.
  public struct Summary: Sendable {
    var writtenRuns: [FolderRun] = []
    public internal(set) var removed: [String] = []
    public internal(set) var unchanged = 0

    /// How many files were written.
    public var writtenCount: Int { writtenRuns.reduce(0) { $0 + $1.files.count } }
    /// The files that were written, each named when it is asked for: to name very many takes long.
    public var written: some Sequence<String> { writtenRuns.lazy.flatMap(\.paths) }
  }

  /// Writes the files that differ and removes those that earlier runs wrote and this one does not give.
  ///
  /// A file that the tool did not write itself is never replaced nor removed. The record lists old and new files while
  /// the writing lasts, so a run that is cut short leaves nothing behind that the next one does not know.
  public static func apply(_ comparison: OutputComparison) throws(FileProblem) -> Summary {
    let folder = comparison.folder
    if let path = unrecorded(comparison) {
      throw FileProblem(
        "cannot write", folder.fullPath(path),
        because: "the file was not written by schemagen; move it away or choose another output folder")
    }
    guard !comparison.isCurrent else { return Summary(unchanged: comparison.unchanged) }
    try folder.make()
    return try OpenFolder.alone(in: folder.path) { () throws(FileProblem) in
      if try OutputFolder(folder.path).record != folder.record { throw OpenFolder.overtaken(folder.path) }
      return try write(comparison)
    }
  }

  private static func write(_ comparison: OutputComparison) throws(FileProblem) -> Summary {
    let folder = comparison.folder
    var summary = Summary(unchanged: comparison.unchanged)
    let transition = comparison.record.adding(folder.record.others(than: comparison.record))
    if transition != folder.record { try folder.write(transition) }
    try folder.write(comparison.staleRuns)
    summary.writtenRuns = comparison.staleRuns.map(\.run)
    for (path, _) in comparison.leftover {
      try folder.remove(path)
      summary.removed.append(path)
    }
    if comparison.record != transition { try folder.write(comparison.record) }
    return summary
  }

  /// The first place where a file would be replaced that the tool did not write itself.
  private static func unrecorded(_ comparison: OutputComparison) -> String? {
    let runs = comparison.staleRuns.filter { !$0.current.isEmpty }
    if runs.isEmpty { return nil }
    let recorded = Set(comparison.folder.record.paths)
    return runs.firstResult { stale in
      stale.current.keys.sorted().firstResult { index in
        let path = stale.run.path(of: stale.run.files[index])
        return recorded.contains(path) ? nil : path
      }
    }
  }
}
