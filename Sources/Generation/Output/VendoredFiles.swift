import SchemaRuntime
package import SourceText

/// The files of vendored documents.
package enum VendoredFiles {
  /// Writes files into a folder, each beside its place, and renames it; one with the right bytes stays untouched.
  /// - Parameters:
  ///   - files: named by their paths below the folder.
  ///   - isOwn: whether the file at a path is one that may be replaced.
  /// - Throws: the first problem; where a file may not be replaced, none was written.
  package static func write(
    _ files: [OutputFile], to folder: String, isOwn: (String) -> Bool
  ) throws(FileProblem) {
    if files.isEmpty { return }
    let output = try OutputFolder(folder)
    let runs = FolderRun.runs(of: files.sorted { $0.path.precedesByScalars($1.path) })
    let stale = try output.stale(runs)
    for run in stale {
      for (index, file) in run.run.files.enumerated() where run.current[index] != nil {
        let path = run.run.path(of: file)
        guard isOwn(path) else {
          throw FileProblem(
            "cannot write", output.fullPath(path),
            because: "it is there already, and '\(OutputNames.lock)' does not list it")
        }
      }
    }
    if stale.isEmpty { return }
    try output.make()
    try output.write(stale)
  }

  /// - Throws: where a symbolic link is on the way to a file, which may lead to files of others.
  package static func check(_ paths: [String], in folder: String) throws(FileProblem) {
    _ = try OutputFolder(folder).standing(paths)
  }

  /// Removes files from a folder, and the folders that they leave empty.
  /// - Throws: as `check` does, and then none was removed.
  package static func remove(_ paths: [String], from folder: String) throws(FileProblem) {
    if paths.isEmpty { return }
    let output = try OutputFolder(folder)
    for file in try output.standing(paths) { try output.remove(file.path) }
  }
}
