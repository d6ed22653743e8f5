import SchemaRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that files are written into, held open: what its path leads to may change, and no way is gone twice.
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

  /// Writes a file where there is none. False: something stands there, and is left alone.
  func create(_ name: String, with text: String) throws(FileProblem) -> Bool {
    let file = openNew(name)
    if file < 0, errno == EEXIST { return false }
    guard file >= 0 else { throw problem(with: name) }
    try fill(file, called: name, with: text, named: name)
    return true
  }

  /// Writes a file beside its place and renames it into place, so that a reader sees the old file or the new one.
  func replace(_ name: String, with text: String) throws(FileProblem) {
    let temporary = name + ".schemagen-\(getpid()).tmp"
    let file = openNew(temporary)
    guard file >= 0 else { throw problem(with: name) }
    try fill(file, called: temporary, with: text, named: name)
    guard renameat(descriptor, temporary, descriptor, name) == 0 else {
      let problem = problem(with: name)
      unlinkat(descriptor, temporary, 0)
      throw problem
    }
  }

  private func openNew(_ name: String) -> Int32 {
    // Passed as it is, a string is copied.
    name.withCString { openat(descriptor, $0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666) }
  }

  /// Writes the text to a new file and closes it; where that fails the file is removed.
  /// - Parameter name: what a problem is told of.
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
