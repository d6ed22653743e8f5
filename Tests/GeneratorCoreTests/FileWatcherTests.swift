import Foundation
import Testing

@testable import GeneratorCore

/// The watcher tells which files came, went or changed, and nothing of what a run does not read.
@Suite(.timeLimit(.minutes(15))) struct FileWatcherTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "watched-\(UUID().uuidString)")
    for name in ["schemas/inner", "schemas/.hidden", "out"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    try write("1", to: "schemas/a.yaml")
    try write("1", to: "schemas/inner/b.yaml")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

  /// The next changes, where something is written after a moment in which the watcher waits.
  private func changes(_ watcher: inout FileWatcher, after write: @escaping @Sendable () throws -> Void)
    throws -> [String]
  {
    let thread = Thread {
      Thread.sleep(forTimeInterval: 0.1)
      do { try write() } catch { Issue.record(error) }
    }
    thread.start()
    let start = path("")
    return watcher.next().map { String($0.dropFirst(start.count)) }
  }

  @Test func changesOfEachKindAreTold() throws {
    defer { try? FileManager.default.removeItem(at: folder) }  // a leftover there does no harm
    var watcher = FileWatcher([path("schemas"), path("settings.yaml")], without: path("schemas/out"))
    #expect(try changes(&watcher) { try write("22", to: "schemas/a.yaml") } == ["schemas/a.yaml"])
    #expect(
      try changes(&watcher) { try write("1", to: "schemas/inner/new.yaml") } == ["schemas/inner/new.yaml"])
    #expect(try changes(&watcher) { try write("1", to: "settings.yaml") } == ["settings.yaml"])
    let new = folder.appending(path: "schemas/deep/er")
    #expect(
      try changes(&watcher) {
        try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
        try write("1", to: "schemas/deep/er/c.yaml")
      } == ["schemas/deep/er/c.yaml"])
    #expect(
      try changes(&watcher) { try write("2", to: "schemas/deep/er/c.yaml") } == ["schemas/deep/er/c.yaml"])
    #expect(
      try changes(&watcher) { try FileManager.default.removeItem(at: folder.appending(path: "schemas/deep")) }
        == ["schemas/deep/er/c.yaml"])
  }

  @Test func replacedFilesAreTold() throws {
    defer { try? FileManager.default.removeItem(at: folder) }  // a leftover there does no harm
    var watcher = FileWatcher([path("schemas")], without: path("out"))
    // As many editors save: a file of equal size is moved into place.
    #expect(
      try changes(&watcher) {
        try write("2", to: "beside")
        if rename(path("beside"), path("schemas/a.yaml")) != 0 { Issue.record("not renamed") }
      } == ["schemas/a.yaml"])
  }

  @Test func changesBeforeTheWaitAreTold() throws {
    defer { try? FileManager.default.removeItem(at: folder) }  // a leftover there does no harm
    var watcher = FileWatcher([path("schemas")], without: path("out"))
    try write("22", to: "schemas/inner/b.yaml")
    #expect(watcher.next() == [path("schemas/inner/b.yaml")])
  }

  @Test func whatNoRunReadsIsNotTold() throws {
    defer { try? FileManager.default.removeItem(at: folder) }  // a leftover there does no harm
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "schemas/inner/again"), withDestinationURL: folder.appending(path: "schemas")
    )
    try FileManager.default.moveItem(
      at: folder.appending(path: "out"), to: folder.appending(path: "schemas/out"))
    var watcher = FileWatcher([path("schemas")], without: path("schemas/out"))
    let told = try changes(&watcher) {
      try write("1", to: "schemas/.hidden/a.yaml")
      try write("1", to: "schemas/.a.yaml.swp")
      try write("1", to: "schemas/out/page.md")
      Thread.sleep(forTimeInterval: 0.3)
      try write("22", to: "schemas/a.yaml")
    }
    #expect(told == ["schemas/a.yaml"])
  }
}
