public import Diagnostics
import Foundation

/// A file or folder as it was at a revision in git, in a folder of its own that is removed with this.
public final class Revision {
  /// The path from which it is read.
  public let path: String
  /// The folder that references of a file stay in, because the files around it have not been taken out; nil for a
  /// folder.
  public var root: String? { path == folder ? nil : folder }
  private let folder: String
  private let shown: String

  /// Takes the path out of the repository that it is in.
  public init(_ revision: String, of path: String) throws(FileProblem) {
    let isFolder = FileAccess.isFolder(path)
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    let outer = isFolder ? path : (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
    let place = outer.isEmpty ? "." : outer
    folder = NSTemporaryDirectory() + "/schemagen-diff-" + UUID().uuidString
    shown = revision + ":" + (isFolder ? path : place)
    self.path = isFolder ? folder : folder + "/" + (parts.last.map(String.init) ?? path)
    guard !revision.hasPrefix("-") else {
      throw FileProblem("cannot read the revision '\(revision)'", path, because: "no revision is called so")
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileProblem("cannot make a folder", folder, because: error.localizedDescription)
    }
    // The archive of a folder that is the current one names files below it.
    try Self.run(
      "git -C \"$1\" archive --format=tar \"$2\" . > \"$3.tar\" && tar -xf \"$3.tar\" -C \"$3\" && rm \"$3.tar\"",
      [place, revision, folder], action: "cannot read the revision '\(revision)'", path)
  }

  deinit {
    // A leftover in the folder for temporary files does no harm.
    try? FileManager.default.removeItem(atPath: folder)
    try? FileManager.default.removeItem(atPath: folder + ".tar")
  }

  /// A path below the folder as a reader of a report knows it.
  public func named(_ file: String) -> String {
    file.hasPrefix(folder) ? shown + file.dropFirst(folder.count) : file
  }

  /// A finding as a reader of a report knows its paths.
  public func named(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    finding.location.file = named(finding.location.file)
    finding.message = finding.message.replacing(folder, with: shown)
    return finding
  }

  private static func run(
    _ script: String, _ arguments: [String], action: String, _ path: String
  ) throws(FileProblem) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh"] + arguments
    let errors = Pipe()
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw FileProblem(action, path, because: error.localizedDescription)
    }
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
      throw FileProblem(action, path, because: lines.first.map(String.init) ?? "git failed")
    }
  }
}
