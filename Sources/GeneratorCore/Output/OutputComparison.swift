import SchemaRuntime
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
  /// What the record should say.
  let record: OutputRecord

  public var isCurrent: Bool { stale.isEmpty && leftover.isEmpty && folder.record == record }

  /// Compares; nothing is written. `covers` says which of the recorded files this run answers for.
  init(
    of files: FileSet, with folder: OutputFolder, module: String, covering covers: (String) -> Bool
  ) throws(FileProblem) {
    self.folder = folder
    let paths = files.paths
    for (file, current) in zip(files.files, try folder.current(paths, files.runs)) {
      if let current, file.contents.withBytes({ new in current.withUnsafeBufferPointer(new.hasSameBytes) }) {
        unchanged += 1
      } else {
        stale.append(Stale(file: file, current: current))
      }
    }
    let others = folder.record.others(than: paths)
    let gone = others.filter(covers)
    for (path, current) in zip(gone, try folder.current(gone, FolderRun.runs(of: gone))) {
      if let current { leftover.append((path, current)) }
    }
    record = OutputRecord(paths: paths, module: module).adding(others.filter { !covers($0) })
  }

  /// What `diff -u` says of every file that is not as it should be, the record included, in order of path.
  public var diffs: [String] {
    var diffs = stale.map { ($0.file.path, $0.current, Array($0.file.contents.utf8) as [UInt8]?) }
    diffs += leftover.map { ($0.path, $0.current, nil) }
    if folder.record != record {
      let old = folder.record == OutputRecord() ? nil : Array(folder.record.text.utf8)
      diffs.append((OutputRecord.fileName, old, Array(record.text.utf8)))
    }
    return diffs.sorted { $0.0.precedesByScalars($1.0) }.map { path, old, new in
      UnifiedDiff.between(old, new, path: path)
    }
  }
}
