import SchemaRuntime
import SourceText

/// An output folder as it stands: what the tool wrote there, and what each file holds now.
struct OutputFolder: Sendable {
  let path: String
  /// What earlier runs wrote.
  let record: OutputRecord

  /// Looks at the folder, which need not exist yet. The way to it may lead through symbolic links, nothing below may.
  init(_ path: String) throws(FileProblem) {
    self.path = path
    let recordPath = path + "/" + OutputRecord.fileName
    switch try FileAccess.entry(at: recordPath) {
    case .nothing: record = OutputRecord()
    case .file: record = OutputRecord(text: String(decoding: try FileAccess.read(recordPath), as: UTF8.self))
    case .folder, .symbolicLink, .other:
      throw FileProblem("cannot read the record of outputs", recordPath, because: "it is no plain file")
    }
  }

  func fullPath(_ output: String) -> String { path + "/" + output }

  /// The bytes of each output as it stands, in their order; nil where there is none.
  func current(_ outputs: [String]) throws(FileProblem) -> [[UInt8]?] {
    let runs = Self.runs(outputs)
    let existing = try existing(Set(runs.map(\.folder)))
    let candidates = runs.filter { existing.contains($0.folder) }.flatMap(\.places)
    let found = Workers.map(candidates) { index in
      Result { () throws(FileProblem) in try current(outputs[index]) }
    }
    var all = [[UInt8]?](repeating: nil, count: outputs.count)
    for (index, result) in zip(candidates, found) { all[index] = try result.get() }
    return all
  }

  /// Which of the folders exist, and of those above them.
  private func existing(_ folders: Set<String>) throws(FileProblem) -> Set<String> {
    var existing: Set<String> = [""]
    for path in folders.sorted(by: { $0.precedesByScalars($1) }) {
      for folder in OutputPath.folders(above: path + "/") where !existing.contains(folder) {
        guard try isFolder(folder) else { break }
        existing.insert(folder)
      }
    }
    return existing
  }

  /// Whether a folder is there; an error where something else is.
  private func isFolder(_ folder: String) throws(FileProblem) -> Bool {
    switch try FileAccess.entry(at: fullPath(folder)) {
    case .folder: return true
    case .nothing: return false
    case .symbolicLink:
      throw refusal(folder, "it is a symbolic link, which outputs are never written through")
    case .file, .other: throw refusal(folder, "it stands where a folder has to")
    }
  }

  /// The bytes of an output whose folder is there.
  private func current(_ output: String) throws(FileProblem) -> [UInt8]? {
    switch try FileAccess.entry(at: fullPath(output)) {
    case .nothing: return nil
    case .file: return try FileAccess.read(fullPath(output))
    case .symbolicLink:
      throw refusal(output, "it is a symbolic link, which outputs are never written through")
    case .folder, .other: throw refusal(output, "it stands where a file has to")
    }
  }

  private func refusal(_ output: String, _ reason: String) -> FileProblem {
    FileProblem("cannot write", fullPath(output), because: reason)
  }

  // MARK: Changes

  func write(_ record: OutputRecord) throws(FileProblem) {
    try FileAccess.replace(fullPath(OutputRecord.fileName), with: record.text)
  }

  /// Makes the folder, with every folder above it.
  func make() throws(FileProblem) {
    var above = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      above += (above.isEmpty || above == "/" ? "" : "/") + part
      if !FileAccess.isFolder(above) { try FileAccess.makeFolder(above) }
    }
  }

  /// Writes files, which are in order of path, making the folders that they need. The error is that of the first file
  /// that cannot be written.
  func write(_ files: [OutputComparison.Stale]) throws(FileProblem) {
    // Two threads that make files in one folder would wait for each other.
    let results = Workers.map(Self.runs(files.map(\.file.path))) { run in
      Result { () throws(FileProblem) in
        try write(files[run.places], inOneFolder: files[run.places.lowerBound].file.path)
      }
    }
    for result in results { try result.get() }
  }

  /// The outputs that follow one another in one folder, by their places.
  private static func runs(_ outputs: [String]) -> [(folder: String, places: Range<Int>)] {
    var runs: [(folder: String, places: Range<Int>)] = []
    for (place, folder) in outputs.map(OutputPath.folder).enumerated() {
      if let last = runs.last, last.folder == folder {
        runs[runs.count - 1].places = last.places.lowerBound..<place + 1
      } else {
        runs.append((folder, place..<place + 1))
      }
    }
    return runs
  }

  private func write(_ files: ArraySlice<OutputComparison.Stale>, inOneFolder path: String)
    throws(FileProblem)
  {
    for folder in OutputPath.folders(above: path) where !FileAccess.isFolder(fullPath(folder)) {
      try FileAccess.makeFolder(fullPath(folder))
    }
    for stale in files {
      let path = fullPath(stale.file.path)
      if stale.current == nil, try FileAccess.create(path, with: stale.file.contents) { continue }
      try FileAccess.replace(path, with: stale.file.contents)
    }
  }

  /// Removes an output and the folders that it leaves empty.
  func remove(_ output: String) throws(FileProblem) {
    try FileAccess.remove(fullPath(output))
    for folder in OutputPath.folders(above: output).reversed() {
      guard FileAccess.removeFolderIfEmpty(fullPath(folder)) else { return }
    }
  }
}
