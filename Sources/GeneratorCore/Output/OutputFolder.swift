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
    let folders = outputs.map(OutputPath.folder)
    // Outputs of one folder mostly follow one another.
    let changes = folders.indices.filter { $0 == 0 || folders[$0] != folders[$0 - 1] }
    let existing = try existing(Set(changes.map { folders[$0] }))
    let candidates = zip(changes, changes.dropFirst() + [folders.count]).flatMap { start, end in
      existing.contains(folders[start]) ? start..<end : start..<start
    }
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
    let results = Workers.map(Self.batches(of: files)) { batch in
      Result { () throws(FileProblem) in
        try write(files[batch], inOneFolder: files[batch.lowerBound].file.path)
      }
    }
    for result in results { try result.get() }
  }

  /// The files of each folder: two threads that make files in one folder would wait for each other.
  private static func batches(of files: [OutputComparison.Stale]) -> [Range<Int>] {
    var batches: [Range<Int>] = []
    var start = 0
    for index in files.indices.dropFirst()
    where OutputPath.folder(of: files[index].file.path) != OutputPath.folder(of: files[start].file.path) {
      batches.append(start..<index)
      start = index
    }
    return files.isEmpty ? [] : batches + [start..<files.count]
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
