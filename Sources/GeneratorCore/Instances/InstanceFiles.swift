import Foundation
import SourceText

/// The files that a person names by files and folders.
public struct InstanceFiles: Sendable {
  /// The instances, in order of path.
  public private(set) var files: [String] = []
  /// Files that would be instances if they were not hidden: their names, or those of folders around them, begin with a
  /// point.
  public private(set) var hidden: [String] = []
  /// Folders that could not be read.
  public private(set) var problems: [FileProblem] = []

  private static let endings = [".json", ".jsonc", ".yaml", ".yml"]

  /// Takes a file as it is; from a folder, every JSON and YAML file below it that is not hidden, and every file for
  /// which `isNamed` is true.
  /// - Parameters:
  ///   - others: endings of names, besides those of JSON and YAML.
  ///   - isNamed: whether a file is wanted for its path, and that it is hidden.
  public init(
    of path: String, endings others: [String] = [], isNamed: (_ path: String, _ isHidden: Bool) -> Bool
  ) {
    guard path != "-", FileAccess.isFolder(path) else {
      files = [path]
      return
    }
    visit(path, Self.endings + others, isHidden: false, outer: [], isNamed)
  }

  private mutating func visit(
    _ folder: String, _ endings: [String], isHidden: Bool, outer: Set<String>,
    _ isNamed: (String, Bool) -> Bool
  ) {
    // A symbolic link that leads back to a folder around it is not followed.
    guard let real = FileAccess.realPath(folder), !outer.contains(real) else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      problems.append(
        FileProblem("cannot read the folder", folder, because: error.localizedDescription))
      return
    }
    // The folder of git has no files of the user, and that of vendored documents has others' schemas.
    let isVendored = names.contains(OutputNames.lock)
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where name != ".git" && !(isVendored && name == OutputNames.vendorFolder) {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      let isHidden = isHidden || name.utf8.first == UInt8(ascii: ".")
      if FileAccess.isFolder(path) {
        visit(path, endings, isHidden: isHidden, outer: outer.union([real]), isNamed)
      } else if FileAccess.isOther(path) {
        // A pipe may have no writer, and reading it no end.
        continue
      } else if isNamed(path, isHidden) {
        files.append(path)
      } else if endings.contains(where: name.hasEnding) {
        if isHidden { hidden.append(path) } else { files.append(path) }
      }
    }
  }
}
