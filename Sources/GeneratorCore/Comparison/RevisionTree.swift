import Foundation
import Generation
import SourceText

/// The files of a repository as they were at a revision in git, taken out where they are asked for, into a folder that is
/// removed with this.
///
/// A symbolic link leads to what stood at its target then; one that leads out of the repository, to what stands there
/// now.
final class RevisionTree {
  /// The folder that stands for the repository's.
  let folder: String
  private let outer: String
  private let top: String
  private let action: String
  /// All links of the repository, and the targets of those that have been followed.
  private var links: Set<String> = []
  private var targets: [String: String] = [:]
  /// The files and folders that have been taken out.
  private var taken: Set<String> = []
  private var problem: FileProblem?

  /// - Parameters:
  ///   - place: a folder in the repository.
  ///   - path: the path that problems name.
  init(_ revision: String, around place: String, of path: String) throws(FileProblem) {
    action = "cannot read the revision '\(revision)'"
    guard !revision.hasPrefix("-") else {
      throw FileProblem(action, path, because: "no revision is called so")
    }
    outer = NSTemporaryDirectory() + "/schemagen-diff-" + UUID().uuidString
    folder = outer + "/tree"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileProblem("cannot make a folder", folder, because: error.localizedDescription)
    }
    let script = """
      cd -- "$1" && git rev-parse --show-toplevel > "$3/top" && cd "$(cat "$3/top")" \
      && export GIT_INDEX_FILE="$3/index" && git read-tree --no-sparse-checkout "$2" \
      && git ls-files -s -z > "$3/files"
      """
    do throws(FileProblem) {
      try Self.run(script, [place, revision, outer], action: action, path)
      top = String(decoding: try FileAccess.read(outer + "/top").dropLast(), as: UTF8.self)
      links = Self.links(in: try FileAccess.read(outer + "/files"))
    } catch {
      Self.remove(outer)
      throw error
    }
  }

  deinit { Self.remove(outer) }

  private static func remove(_ folder: String) {
    // A leftover in the folder for temporary files does no harm.
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The links of a list of `git ls-files -s -z`.
  private static func links(in list: [UInt8]) -> Set<String> {
    let mode = Array("120000 ".utf8)
    let entries = list.split(separator: 0).filter { $0.starts(with: mode) }
    return Set(
      entries.compactMap { entry in
        entry.firstIndex(of: UInt8(ascii: "\t")).map {
          String(decoding: entry[($0 + 1)...], as: UTF8.self)
        }
      })
  }

  /// Throws the first problem that there was.
  func check() throws(FileProblem) {
    if let problem { throw problem }
  }

  /// Whether a path of the work tree is one of the repository.
  func holds(_ path: String) -> Bool { inner(path) != nil }

  /// Whether a file stood at a path of the work tree; outside the repository, whether one stands there.
  func hasFile(_ path: String) -> Bool { FileAccess.isFile(place(of: path)) }

  /// The place at which stands what stood at a path of the work tree; for a path outside the repository, the path.
  func place(of path: String) -> String {
    guard let inner = inner(path) else { return path }
    take(inner)
    return standIn(inner)
  }

  /// The path in the folder that stands for one of the repository.
  private func standIn(_ inner: String) -> String { inner.isEmpty ? folder : folder + "/" + inner }

  /// A path of the work tree as the repository has it; nil outside of it.
  private func inner(_ path: String) -> String? {
    if path == folder || path.hasPrefix(folder + "/") { return nil }
    let inner = PathText.path(of: path, from: top)
    return inner == ".." || inner.hasPrefix("../") ? nil : inner
  }

  // MARK: Taking out

  private func take(_ inner: String) {
    let around = Self.around(inner)
    if let link = around.first(where: links.contains) { return follow(link) }
    guard problem == nil, !around.contains(where: taken.contains) else { return }
    taken.insert(inner)
    checkOut(inner)
    for link in links.sorted() where inner.isEmpty || link.hasPrefix(inner + "/") { follow(link) }
  }

  /// A path, and those of the folders around it, from the outside in.
  private static func around(_ inner: String) -> [String] {
    let parts = inner.split(separator: "/")
    return (0...parts.count).map { parts.prefix($0).joined(separator: "/") }
  }

  private func follow(_ link: String) {
    if let target = targets[link] { return lead(link, to: target) }
    checkOut(link)
    do {
      let text = try FileManager.default.destinationOfSymbolicLink(atPath: standIn(link))
      let (own, _) = FolderRun.parts(of: link)
      let written = text.hasPrefix("/") ? text : top + "/" + own + "/" + text
      let target = inner(written)
      targets[link] = target.map(standIn) ?? written
      lead(link, to: targets[link] ?? written)
      if let target { take(target) }
    } catch {
      note(error.localizedDescription, at: link)
    }
  }

  private func lead(_ link: String, to target: String) {
    do {
      try FileManager.default.removeItem(atPath: standIn(link))
      try FileManager.default.createSymbolicLink(atPath: standIn(link), withDestinationPath: target)
    } catch {
      note(error.localizedDescription, at: link)
    }
  }

  private func note(_ reason: String, at inner: String) {
    if problem == nil { problem = FileProblem(action, inner, because: reason) }
  }

  private func checkOut(_ inner: String) {
    let script = """
      export GIT_INDEX_FILE="$3/index" && cd "$1" && git --literal-pathspecs ls-files -z -- "$2" \
      | git -c core.symlinks=true checkout-index -f -z --stdin --prefix="$3/tree/"
      """
    do throws(FileProblem) {
      try Self.run(script, [top, inner.isEmpty ? "." : inner, outer], action: action, inner)
    } catch {
      if problem == nil { problem = error }
    }
  }

  /// The date of a commit; nil for what is no commit.
  func date(of revision: String) throws(FileProblem) -> String? {
    let script = #"cd -- "$1" && { git log -1 --format=%cI "$2" -- > "$3/date" || true; }"#
    try Self.run(script, [top, revision, outer], action: action, top)
    let text = String(decoding: try FileAccess.read(outer + "/date"), as: UTF8.self)
    return text.split(separator: "\n").first.map(String.init)
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
