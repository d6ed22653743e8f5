public import SourceText

/// How an output folder differs from what a run gives: what `generate` mends and `check` reports.
public struct OutputComparison {
  /// A file whose bytes are not what they should be; `current` is nil where it is missing.
  public struct Stale: Sendable {
    public var file: OutputFile
    public var current: [UInt8]?
  }

  /// Missing and differing files, in order of path.
  public private(set) var stale: [Stale] = []
  /// Files that the tool wrote for schemas that are gone: path and bytes, in order of path.
  public private(set) var leftover: [(path: String, current: [UInt8])] = []
  /// How many files are as they should be.
  public private(set) var unchanged = 0

  let folder: OutputFolder
  /// What the record should list.
  let recorded: Set<String>

  public var isCurrent: Bool { stale.isEmpty && leftover.isEmpty && folder.record.paths == recorded }

  /// Compares; nothing is written. `covers` says which of the recorded files this run answers for.
  public init(
    of files: FileSet, with path: String, covering covers: (String) -> Bool = { _ in true }
  ) throws(FileProblem) {
    folder = try OutputFolder(path)
    for file in files.files {
      let current = try folder.current(file.path)
      if let current, current.elementsEqual(file.contents.utf8) {
        unchanged += 1
      } else {
        stale.append(Stale(file: file, current: current))
      }
    }
    let wanted = Set(files.paths)
    var recorded = wanted
    for path in folder.record.paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where !wanted.contains(path) {
      guard covers(path) else {
        recorded.insert(path)
        continue
      }
      if let current = try folder.current(path) { leftover.append((path, current)) }
    }
    self.recorded = recorded
  }
}
