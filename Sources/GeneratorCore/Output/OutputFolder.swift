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

  /// The bytes of each output as it stands, in their order; nil where there is none. `runs` are those of the outputs.
  func current(_ outputs: [String], _ runs: [FolderRun]) throws(FileProblem) -> [[UInt8]?] {
    var known = ["": true]
    var candidates: [Int] = []
    for run in runs {
      if try exists(run.folder, &known) { candidates += run.places }
    }
    let found = Workers.map(candidates) { index in
      Result { () throws(FileProblem) in try current(outputs[index]) }
    }
    var all = [[UInt8]?](repeating: nil, count: outputs.count)
    for (index, result) in zip(candidates, found) { all[index] = try result.get() }
    return all
  }

  /// Whether a folder exists below the output folder, with all above it; `known` is what was found of others.
  private func exists(_ folder: String, _ known: inout [String: Bool]) throws(FileProblem) -> Bool {
    if let known = known[folder] { return known }
    var exists = try exists(OutputPath.folder(of: folder), &known)
    if exists { exists = try isFolder(folder) }
    known[folder] = exists
    return exists
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
    let results = Workers.map(FolderRun.runs(of: files.lazy.map(\.file.path))) { run in
      Result { () throws(FileProblem) in try write(files[run.places], in: run.folder) }
    }
    for result in results { try result.get() }
  }

  private func write(_ files: ArraySlice<OutputComparison.Stale>, in folder: String) throws(FileProblem) {
    try make(folder)
    for stale in files {
      let path = fullPath(stale.file.path)
      if stale.current == nil, try FileAccess.create(path, with: stale.file.contents) { continue }
      try FileAccess.replace(path, with: stale.file.contents)
    }
  }

  /// Makes a folder below the output folder, and those above it that are missing.
  private func make(_ folder: String) throws(FileProblem) {
    if folder.isEmpty { return }
    if try FileAccess.makeFolderIfAboveExists(fullPath(folder)) { return }
    try make(OutputPath.folder(of: folder))
    try FileAccess.makeFolder(fullPath(folder))
  }

  /// Removes an output and the folders that it leaves empty.
  func remove(_ output: String) throws(FileProblem) {
    try FileAccess.remove(fullPath(output))
    for folder in OutputPath.folders(above: output).reversed() {
      guard FileAccess.removeFolderIfEmpty(fullPath(folder)) else { return }
    }
  }
}
