import SchemaRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that files are written into, held open. Its path may come to lead elsewhere meanwhile, so it is resolved
/// only once.
struct OpenFolder: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// - Parameter isLink: the path may end in a symbolic link, which is followed.
  init(_ path: String, isLink: Bool) throws(FileProblem) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (isLink ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else { throw FileProblem("cannot open the folder", path) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Does work while no other run of the tool does such work in the folder.
  /// - Parameter path: a folder, or a symbolic link to one.
  /// - Throws: where another run is at it, and what the work throws.
  static func alone<Outcome>(
    in path: String, _ work: () throws(FileProblem) -> Outcome
  ) throws(FileProblem) -> Outcome {
    let folder = try OpenFolder(path, isLink: true)
    guard folder.lock() else {
      throw FileProblem(
        "cannot write", path, because: "another run of schemagen is writing there; run again when it is done")
    }
    return try run(work, holding: folder)
  }

  /// The problem that what a run has read in a folder is not there any more.
  static func overtaken(_ path: String) -> FileProblem {
    FileProblem(
      "cannot write", path, because: "another run of schemagen has written there meanwhile; run again")
  }

  private static func run<Outcome>(
    _ work: () throws(FileProblem) -> Outcome, holding folder: borrowing OpenFolder
  ) throws(FileProblem) -> Outcome {
    try work()
  }

  /// Locks the folder as long as it is open. False where another process has locked it.
  private func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK }

  /// Writes a file beside its place and renames it into place, so that a reader sees either the old file or the new
  /// one, and never half of one. A file that an interrupted run left beside the place is written over.
  func replace(_ name: String, with text: String) throws(FileProblem) {
    let temporary = name + Self.temporaryEnd
    let file = openTemporary(temporary)
    guard file >= 0 else { throw problem(with: name) }
    try fill(file, called: temporary, with: text, named: name)
    guard renameat(descriptor, temporary, descriptor, name) == 0 else {
      let problem = problem(with: name)
      unlinkat(descriptor, temporary, 0)
      throw problem
    }
  }

  private static let temporaryEnd = ".schemagen.tmp"

  private func openTemporary(_ name: String) -> Int32 {
    // Passed as it is, a string is copied.
    name.withCString { openat(descriptor, $0, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666) }
  }

  /// Writes the text to a new file and closes it; where that fails the file is removed.
  /// - Parameter name: the name of the file in a problem.
  private func fill(
    _ file: Int32, called ownName: String, with text: String, named name: String
  ) throws(FileProblem) {
    let result = text.withBytes { bytes in
      Result { () throws(FileProblem) in
        try FileAccess.write(UnsafeRawBufferPointer(bytes), to: file, named: path + "/" + name)
      }
    }
    do throws(FileProblem) {
      try result.get()
    } catch {
      close(file)
      unlinkat(descriptor, ownName, 0)
      throw error
    }
    if close(file) != 0 {
      let problem = problem(with: name)
      unlinkat(descriptor, ownName, 0)
      throw problem
    }
  }

  /// The problem that `errno` names at this moment.
  private func problem(with name: String) -> FileProblem { FileProblem("cannot write", path + "/" + name) }
}
