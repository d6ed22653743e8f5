import Foundation

/// The files that a person names by files and folders.
public enum InstanceFiles {
  private static let endings = [".json", ".yaml", ".yml"]

  /// A file as it is; of a folder every JSON and YAML file below it, in order of path.
  public static func files(of path: String, endings others: [String] = []) throws(FileProblem) -> [String] {
    guard path != "-", FileAccess.isFolder(path) else { return [path] }
    var found: [String] = []
    try visit(path, endings + others, outer: [], into: &found)
    return found
  }

  private static func visit(
    _ folder: String, _ endings: [String], outer: Set<String>, into found: inout [String]
  ) throws(FileProblem) {
    // A symbolic link that leads back to a folder around it is not followed.
    guard let real = FileAccess.realPath(folder), !outer.contains(real) else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw FileProblem("cannot read the folder", folder, because: error.localizedDescription)
    }
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if FileAccess.isFolder(path) {
        try visit(path, endings, outer: outer.union([real]), into: &found)
      } else if endings.contains(where: { name.hasSuffix($0) }) {
        found.append(path)
      }
    }
  }
}
