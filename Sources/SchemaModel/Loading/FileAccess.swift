import Foundation

/// The few questions that are asked of the file system.
enum FileAccess {
  enum Kind { case regular, directory, symbolicLink, other, absent }

  /// The kind of item at `path` itself; a symbolic link is not followed.
  static func kind(ofItemAt path: String) -> Kind {
    // An error means that nothing is there, which is an answer.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let type = attributes[.type] as? FileAttributeType
    else { return .absent }
    switch type {
    case .typeRegular: return .regular
    case .typeDirectory: return .directory
    case .typeSymbolicLink: return .symbolicLink
    default: return .other
    }
  }

  /// The kind of item at `path`, where symbolic links are followed.
  static func kind(ofTargetAt path: String) -> Kind { realPath(path).map(kind(ofItemAt:)) ?? .absent }

  /// The names in a folder, ordered by their bytes; nil where it cannot be listed.
  static func names(inFolder path: String) -> [String]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path with every symbolic link followed; nil where nothing stands there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// How many bytes a file has, where symbolic links are followed; nil where there is none.
  static func size(ofFileAt path: String) -> Int? {
    guard let real = realPath(path) else { return nil }
    return (try? FileManager.default.attributesOfItem(atPath: real))?[.size] as? Int
  }

  static func bytes(ofFileAt path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }
}
