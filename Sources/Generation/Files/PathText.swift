import Foundation
import SourceText

/// Compares paths: first by their text, then by the files there, where links make texts differ.
package enum PathText {
  /// The way from a folder to a file, which begins with `..` where the file stands outside. Both may be relative to the
  /// current folder, whose path is empty.
  package static func path(of file: String, from folder: String) -> String {
    let own = text(of: parts(of: file), from: parts(of: folder))
    guard own.hasPrefix("../") else { return own }
    // One of the two may lead through a symbolic link.
    let (outer, name) = FolderRun.parts(of: file)
    guard let realFolder = FileAccess.realPath(folder.isEmpty ? "." : folder),
      let realOuter = FileAccess.realPath(outer.isEmpty ? (file.hasPrefix("/") ? "/" : ".") : outer)
    else { return own }
    let real = text(of: parts(of: realOuter + "/" + name), from: parts(of: realFolder))
    return real.hasPrefix("../") ? own : real
  }

  /// A path without `.` and empty names: `./a//b.json` is `a/b.json`. Empty for the current folder.
  package static func plain(_ path: String) -> String {
    let names = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  private static func text(of file: [Substring], from folder: [Substring]) -> String {
    let shared = zip(file, folder).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let up = [Substring](repeating: "..", count: folder.count - shared)
    return (up + file[shared...]).joined(separator: "/")
  }

  /// The names on the way from the root, without `.` and `..`.
  private static func parts(of path: String) -> [Substring] {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts
  }
}
