import SchemaRuntime
public import SourceText

/// The difference between an output folder and the files of a run: `generate` removes it and `check` reports it.
public struct OutputComparison {
  /// A file that has other bytes than it should; `current` is nil where it is missing.
  public struct Stale: Sendable {
    public var file: OutputFile
    public var current: [UInt8]?
  }

  /// Missing and differing files, in order of path.
  public var stale: [Stale] {
    staleRuns.flatMap { stale in
      stale.run.wholeFiles.enumerated().map { Stale(file: $1, current: stale.current[$0]) }
    }
  }
  /// Files that the tool wrote for schemas that are gone: path and bytes, in order of path.
  public let leftover: [(path: String, current: [UInt8])]
  /// How many files have the right bytes.
  public let unchanged: Int

  let folder: OutputFolder
  /// The missing and differing files of each folder.
  let staleRuns: [StaleRun]
  /// The record as it should be.
  let record: OutputRecord

  public var isCurrent: Bool { staleRuns.isEmpty && leftover.isEmpty && folder.record == record }

  /// Compares; nothing is written. `covers` says which of the recorded files this run answers for.
  init(
    of files: FileSet, with folder: OutputFolder, module: String, covering covers: (String) -> Bool
  ) throws(FileProblem) {
    self.folder = folder
    let own = OutputRecord(of: files, module: module)
    staleRuns = try folder.stale(files.runs)
    unchanged = files.count - staleRuns.reduce(0) { $0 + $1.run.files.count }
    let others = folder.record.others(than: own)
    leftover = try folder.standing(others.filter(covers))
    record = own.adding(others.filter { !covers($0) })
  }

  /// Every file that is not as it should be, including the record, in order of path: its bytes, nil where it is
  /// missing, and the bytes that it should have, nil where it should be gone.
  package var differences: [(path: String, current: [UInt8]?, wanted: [UInt8]?)] {
    var files = stale.map { ($0.file.path, $0.current, Array($0.file.contents.utf8) as [UInt8]?) }
    files += leftover.map { ($0.path, $0.current, nil) }
    if folder.record != record {
      let old = folder.record == OutputRecord() ? nil : Array(folder.record.text.utf8)
      files.append((OutputRecord.fileName, old, Array(record.text.utf8)))
    }
    return files.sorted { $0.0.precedesByScalars($1.0) }
  }
}
