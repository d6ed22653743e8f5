import Diagnostics
import SchemaRuntime
package import SourceText

/// The files of vendored documents.
package enum VendoredFiles {
  /// Writes beside a lock while no other run does.
  /// - Parameters:
  ///   - lock: the lock as it was when the run began.
  ///   - write: writes the files and the new lock.
  /// - Throws: where another run is at it or has changed the lock meanwhile, before anything is written; and what `write` throws.
  package static func replace<Outcome>(
    _ lock: VendorLock, beside configuration: String, _ write: () throws(FileProblem) -> Outcome
  ) throws(FileProblem) -> Outcome {
    let outer = FolderRun.parts(of: lock.file).folder
    return try OpenFolder.alone(in: outer.isEmpty ? (lock.file.hasPrefix("/") ? "/" : ".") : outer) {
      () throws(FileProblem) in
      // A lock that cannot be read is another one, too.
      var bag = DiagnosticBag()
      let now = try VendorLock(beside: configuration, into: &bag) ?? VendorLock(emptyBeside: configuration)
      if bag.hasErrors || now.text != lock.text { throw OpenFolder.overtaken(lock.file) }
      return try write()
    }
  }

  /// Writes files into a folder, each beside its place, and renames it; one with the right bytes stays untouched.
  /// - Parameters:
  ///   - files: named by their paths below the folder.
  ///   - isOwn: whether the file at a path is one that may be replaced.
  /// - Returns: the paths of those that were written.
  /// - Throws: the first problem; where a file may not be replaced, none was written.
  package static func write(
    _ files: [OutputFile], to folder: String, isOwn: (String) -> Bool
  ) throws(FileProblem) -> [String] {
    if files.isEmpty { return [] }
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
    if stale.isEmpty { return [] }
    try output.make()
    try output.write(stale)
    return stale.flatMap(\.run.paths)
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
