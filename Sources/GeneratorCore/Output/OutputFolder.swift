/// An output folder as it stands: what the tool wrote there, and what each file holds now.
struct OutputFolder {
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

  /// The bytes of an output as it stands; nil where there is none.
  func current(_ output: String) throws(FileProblem) -> [UInt8]? {
    for folder in OutputPath.folders(above: output) {
      switch try FileAccess.entry(at: fullPath(folder)) {
      case .folder: continue
      case .nothing: return nil
      case .symbolicLink:
        throw refusal(folder, "it is a symbolic link, which outputs are never written through")
      case .file, .other: throw refusal(folder, "it stands where a folder has to")
      }
    }
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
    try FileAccess.replace(fullPath(OutputRecord.fileName), with: Array(record.text.utf8))
  }

  /// Makes the folder, with every folder above it.
  func make() throws(FileProblem) {
    var above = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      above += (above.isEmpty || above == "/" ? "" : "/") + part
      if !FileAccess.isFolder(above) { try FileAccess.makeFolder(above) }
    }
  }

  func write(_ bytes: [UInt8], to output: String) throws(FileProblem) {
    for folder in OutputPath.folders(above: output) where !FileAccess.isFolder(fullPath(folder)) {
      try FileAccess.makeFolder(fullPath(folder))
    }
    try FileAccess.replace(fullPath(output), with: bytes)
  }

  /// Removes an output and the folders that it leaves empty.
  func remove(_ output: String) throws(FileProblem) {
    try FileAccess.remove(fullPath(output))
    for folder in OutputPath.folders(above: output).reversed() {
      guard FileAccess.removeFolderIfEmpty(fullPath(folder)) else { return }
    }
  }
}
