/// Tells when files change that a run has read.
package struct FileWatcher: ~Copyable {
  private let paths: [String]
  private let excluded: String
  private var events = FolderEvents()
  private var stamps: FileStamps
  /// The folders whose events are asked for, as they were found last.
  private var watched: [String] = []

  /// Watches from this moment on.
  /// - Parameters:
  ///   - paths: files, and folders with all that is below them but hidden folders and `node_modules`. What is not there yet
  ///     is noticed when it comes.
  ///   - excluded: the path of a folder whose files do not matter: that of the outputs.
  package init(_ paths: [String], without excluded: String) {
    self.paths = paths
    self.excluded = excluded
    stamps = FileStamps(of: paths, without: excluded)
    watch()
  }

  /// Whether there are too many files to see each change.
  package var isCutShort: Bool { stamps.isCutShort }

  /// Waits until files came, went or changed since the last call, or since the start.
  ///
  /// Editors write a file in several steps, and `git switch` writes many: the wait goes on while changes follow within a
  /// few hundredths of a second.
  /// - Returns: their paths, in order.
  package mutating func next() -> [String] {
    while true {
      // First without a wait: a file may have changed while its reader worked on what was there before.
      let changes = look()
      if !changes.isEmpty { return changes }
      guard events.wait(atMost: nil) else { continue }
      for _ in 0..<Self.mostSteps where events.wait(atMost: Self.pause) {}
    }
  }

  private static let pause: Int32 = 30
  private static let mostSteps = 20

  private mutating func look() -> [String] {
    let earlier = stamps
    stamps = FileStamps(of: paths, without: excluded)
    // A file that came into a new folder before the folder was watched gave no event.
    for _ in 0..<Self.mostSteps where stamps.folders != watched {
      watch()
      stamps = FileStamps(of: paths, without: excluded)
    }
    return stamps.changes(since: earlier)
  }

  private mutating func watch() {
    watched = stamps.folders
    events.watch(Set(paths.map(Self.folder)).sorted() + watched)
  }

  /// The folder that a path stands in: an event there tells when the path comes to be.
  private static func folder(around path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
