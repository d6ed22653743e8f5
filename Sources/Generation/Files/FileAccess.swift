package import SchemaModel
import SchemaRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading and writing whole files, with problems that say what could not be done and why.
public enum FileAccess {
  /// The kind of item at a path; symbolic links are not followed.
  enum Entry: Equatable {
    case nothing, file, folder, symbolicLink, other
  }

  static func entry(at path: String) throws(FileProblem) -> Entry {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return .nothing }
      throw FileProblem("cannot look at it", path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .symbolicLink
    default: return .other
    }
  }

  /// Whether a path leads to a folder, symbolic links followed.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path leads to a plain file, symbolic links followed.
  public static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path leads to what is neither a file nor a folder: a pipe, a socket, a device.
  package static func isOther(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// The path with every symbolic link followed; nil where nothing stands there.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The bytes of a file.
  public static func read(_ path: String) throws(FileProblem) -> [UInt8] {
    var source = try ByteSource(path: path)
    var bytes: [UInt8] = []
    while let chunk = try source.next() { bytes.append(contentsOf: chunk) }
    return bytes
  }

  /// The text that stands for a file, or its bytes.
  package static func read(_ path: String, in texts: FileTexts) throws(FileProblem) -> [UInt8] {
    if let text = texts.text(of: path) { return text }
    return try read(path)
  }

  /// Writes all bytes to an open descriptor.
  public static func write(
    _ bytes: [UInt8], to descriptor: Int32, named name: String
  ) throws(FileProblem) {
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(FileProblem) in try write(buffer, to: descriptor, named: name) }
    }
    try result.get()
  }

  static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, named name: @autoclosure () -> String
  ) throws(FileProblem) {
    var written = 0
    while written < bytes.count {
      let count = systemWrite(descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileProblem("cannot write", name()) }
      written += count
    }
  }

  static func makeFolder(_ path: String) throws(FileProblem) {
    guard try makeFolderIfAboveExists(path) else { throw FileProblem("cannot make the folder", path) }
  }

  /// Makes a folder, unless it is there. False where the folder above it is not there.
  static func makeFolderIfAboveExists(_ path: String) throws(FileProblem) -> Bool {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT else { throw FileProblem("cannot make the folder", path) }
    return false
  }

  static func remove(_ path: String) throws(FileProblem) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileProblem("cannot remove", path) }
  }

  /// Removes a folder if it is empty; says whether it did.
  static func removeFolderIfEmpty(_ path: String) -> Bool { rmdir(path) == 0 }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Glibc)
    Glibc.write(descriptor, start, count)
  #elseif canImport(Musl)
    Musl.write(descriptor, start, count)
  #else
    Darwin.write(descriptor, start, count)
  #endif
}
