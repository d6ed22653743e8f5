import Foundation

/// A copy of a schema's folder in which that one file can be replaced: all other files are links.
final class MirroredFolder {
  /// The copy of the file.
  let file: String
  /// The copy of the folder.
  let root: String

  /// - Parameter root: the folder to which references of the file may lead; nil: they lead to no other file.
  init?(of path: String, root: String?) {
    let manager = FileManager.default
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let folder = root.map { URL(fileURLWithPath: $0).standardizedFileURL } ?? url.deletingLastPathComponent()
    guard url.path.hasPrefix(folder.path + "/") else { return nil }
    let names = url.path.dropFirst(folder.path.count + 1).split(separator: "/").map(String.init)
    let copy = manager.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)")
    self.root = copy.path
    var (original, mirrored) = (folder, copy)
    do {
      for (depth, name) in names.enumerated() {
        try manager.createDirectory(at: mirrored, withIntermediateDirectories: true)
        for other in root == nil ? [] : try manager.contentsOfDirectory(atPath: original.path)
        where other != name {
          try manager.createSymbolicLink(
            at: mirrored.appendingPathComponent(other),
            withDestinationURL: original.appendingPathComponent(other))
        }
        mirrored.appendPathComponent(name)
        original.appendPathComponent(name)
        if depth == names.count - 1 { try manager.copyItem(at: original, to: mirrored) }
      }
    } catch {
      return nil
    }
    file = mirrored.path
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// Replaces the file.
  func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: file)) }
}
