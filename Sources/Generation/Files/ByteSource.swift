#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file or standard input, read in chunks: as large as it may be, one chunk is in memory.
public struct ByteSource: ~Copyable {
  private let descriptor: Int32
  private let name: String
  private let closes: Bool
  private let chunkSize: Int

  public init(path: String, chunkSize: Int = 1 << 16) throws(FileProblem) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    name = path
    closes = true
    self.chunkSize = chunkSize
    guard descriptor >= 0 else { throw FileProblem("cannot read", path) }
  }

  /// Standard input.
  public init(chunkSize: Int = 1 << 16) {
    descriptor = 0
    name = "standard input"
    closes = false
    self.chunkSize = chunkSize
  }

  deinit {
    if closes && descriptor >= 0 { close(descriptor) }
  }

  /// The next bytes, at least one; nil at the end.
  public mutating func next() throws(FileProblem) -> [UInt8]? {
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: chunkSize) { buffer, initialized in
        count = systemRead(descriptor, buffer.baseAddress, chunkSize)
        initialized = max(0, count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileProblem("cannot read", name) }
      return count == 0 ? nil : chunk
    }
  }
}

private func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  #if canImport(Glibc)
    Glibc.read(descriptor, start, count)
  #elseif canImport(Musl)
    Musl.read(descriptor, start, count)
  #else
    Darwin.read(descriptor, start, count)
  #endif
}
