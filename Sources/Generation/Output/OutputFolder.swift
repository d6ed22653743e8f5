import SchemaRuntime
import SourceText

/// An output folder as it is: the files that the tool wrote there, and the bytes that each has now.
struct OutputFolder: Sendable {
  let path: String
  /// The record of the files that earlier runs wrote.
  let record: OutputRecord

  /// Looks at the folder, which need not exist yet. Its path may lead through symbolic links; below it they are not
  /// followed.
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

  /// The files whose bytes differ from those in their places, in the order of the runs.
  func stale(_ runs: [FolderRun]) throws(FileProblem) -> [StaleRun] {
    var known = ["": true]
    var candidates: [(run: FolderRun, isThere: Bool)] = []
    for run in runs { candidates.append((run, try exists(run.folder, &known))) }
    let found = Workers.map(candidates) { candidate in
      Result { () throws(FileProblem) in
        candidate.isThere ? try differing(candidate.run) : StaleRun(run: candidate.run, current: [:])
      }
    }
    var stale: [StaleRun] = []
    for result in found {
      let run = try result.get()
      if !run.run.files.isEmpty { stale.append(run) }
    }
    return stale
  }

  /// The files of a run, whose folder is there, whose bytes differ from those in their places.
  private func differing(_ run: FolderRun) throws(FileProblem) -> StaleRun {
    var files: [OutputFile] = []
    var bytes: [Int: [UInt8]] = [:]
    for file in run.files {
      let current = try current(run.path(of: file))
      if let current, file.contents.withBytes({ new in current.withUnsafeBufferPointer(new.hasSameBytes) }) {
        continue
      }
      bytes[files.count] = current
      files.append(file)
    }
    return StaleRun(run: FolderRun(folder: run.folder, files: files), current: bytes)
  }

  /// The files that are there among some outputs, with their bytes.
  func standing(_ outputs: [String]) throws(FileProblem) -> [(path: String, current: [UInt8])] {
    var known = ["": true]
    var candidates: [String] = []
    for output in outputs {
      if try exists(OutputPath.folder(of: output), &known) { candidates.append(output) }
    }
    let found = Workers.map(candidates) { output in
      Result { () throws(FileProblem) in try current(output) }
    }
    var standing: [(path: String, current: [UInt8])] = []
    for (output, result) in zip(candidates, found) {
      if let current = try result.get() { standing.append((output, current)) }
    }
    return standing
  }

  /// Whether a folder exists below the output folder, with all above it; `known` has the answers for other folders.
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
    try OpenFolder(path, isLink: true).replace(OutputRecord.fileName, with: record.text)
  }

  /// Makes the folder, with every folder above it.
  func make() throws(FileProblem) {
    var above = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      above += (above.isEmpty || above == "/" ? "" : "/") + part
      if !FileAccess.isFolder(above) { try FileAccess.makeFolder(above) }
    }
  }

  /// Writes files, making the folders that they need. The error is that of the first file that cannot be written.
  func write(_ runs: [StaleRun]) throws(FileProblem) {
    // Two threads that make files in one folder would wait for each other. Long ones are best put first.
    let sizes = runs.map { stale in
      stale.run.files.indices.reduce(0) { $0 + stale.run.files[$1].contents.utf8.count }
    }
    let order = runs.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
    let results = Workers.map(order) { number in
      Result { () throws(FileProblem) in try write(runs[number]) }
    }
    for (_, result) in zip(order, results).sorted(by: { $0.0 < $1.0 }) { try result.get() }
  }

  private func write(_ stale: StaleRun) throws(FileProblem) {
    let run = stale.run
    try make(run.folder)
    let folder = try OpenFolder(fullPath(run.folder), isLink: run.folder.isEmpty)
    for file in run.files { try folder.replace(file.path, with: file.contents) }
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
    var folder = OutputPath.folder(of: output)
    while !folder.isEmpty, FileAccess.removeFolderIfEmpty(fullPath(folder)) {
      folder = OutputPath.folder(of: folder)
    }
  }
}
