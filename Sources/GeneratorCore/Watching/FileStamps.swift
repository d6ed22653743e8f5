import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files below some folders at one moment, each with a mark that tells this state of it from a later one.
struct FileStamps {
  /// The mark of a file that is not there is nil.
  private var stamps: [String: Stamp] = [:]
  /// The folders that were looked into, each before those within it.
  private(set) var folders: [String] = []
  /// Whether there are more files than `mostFiles`, so that changes of some are not seen.
  private(set) var isCutShort = false

  private static let mostFiles = 50_000

  /// - Parameters:
  ///   - paths: files, and folders with all that is below them but hidden folders and `node_modules`. What is not there
  ///     yet is noticed when it comes.
  ///   - excluded: the path of a folder that is not looked into.
  init(of paths: [String], without excluded: String) {
    var visited: Set<Identity> = Self.status(of: excluded).map { [Identity($0)] } ?? []
    var pending = Array(paths.reversed())
    while let path = pending.popLast() {
      guard let status = Self.status(of: path) else { continue }
      guard status.st_mode & S_IFMT == S_IFDIR else {
        stamps[path] = Stamp(status)
        continue
      }
      guard stamps.count < Self.mostFiles else {
        isCutShort = true
        return
      }
      // Symbolic links may lead back to a folder.
      if visited.insert(Identity(status)).inserted { pending += look(into: path).reversed() }
    }
  }

  /// The paths of what a folder has, in order.
  private mutating func look(into folder: String) -> [String] {
    folders.append(folder)
    // A folder that was removed a moment ago has no names, and its files are gone.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") && $0 != "node_modules" }.sorted().map { folder + "/" + $0 }
  }

  /// The files that came, went or changed since an earlier moment, in order of their paths.
  func changes(since earlier: FileStamps) -> [String] {
    Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// The number that the file system has for a file or folder, under whatever path.
  private struct Identity: Hashable {
    var device: UInt64
    var file: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      file = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// The mark of a file, which changes with its text, or with another file in its place.
  private struct Stamp: Equatable {
    var identity: Identity
    var size: Int64
    var seconds: Int
    var nanoseconds: Int

    init(_ status: stat) {
      identity = Identity(status)
      size = Int64(status.st_size)
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
    }
  }
}
