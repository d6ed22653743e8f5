import SchemaRuntime

/// What a path below the output folder may look like.
enum OutputPath {
  /// Why a path may not be written below an output folder; nil where it may.
  static func objection(to path: String) -> String? {
    if path.isEmpty { return "has no name" }
    if leavesFolder(path) { return "does not stay below the output folder" }
    // The category Cc: U+0000 to U+001F and U+007F to U+009F.
    if path.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) {
      return "has a control character in its name"
    }
    return nil
  }

  /// Whether a part of a path is empty, `.` or `..`.
  private static func leavesFolder(_ path: String) -> Bool {
    // Dots from the start of a part on, while there is nothing else.
    var dots: Int? = 0
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "/"):
        if let dots, dots <= 2 { return true }
        dots = 0
      case UInt8(ascii: "."): dots = dots.map { $0 + 1 }
      default: dots = nil
      }
    }
    return dots.map { $0 <= 2 } ?? false
  }

  /// The folder of a path, without a slash at its end; empty for a path of one part.
  static func folder(of path: String) -> String {
    String(path.utf8.prefix(max(0, nameStart(of: path) - 1))) ?? ""
  }

  /// The last part of a path.
  static func name(of path: String) -> String { String(path.utf8.dropFirst(nameStart(of: path))) ?? "" }

  /// Whether the folder of a path is that one.
  static func isDirectly(_ path: String, in folder: String) -> Bool {
    let start = nameStart(of: path)
    guard start == (folder.isEmpty ? 0 : folder.utf8.count + 1) else { return false }
    return path.withBytes { path in
      folder.withBytes { folder in
        UnsafeBufferPointer(rebasing: path.prefix(folder.count)).hasSameBytes(as: folder)
      }
    }
  }

  /// Where the last part of a path begins, in bytes.
  private static func nameStart(of path: String) -> Int {
    path.withBytes { bytes in bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0 }
  }

  /// The folders above a path, outermost first: `a`, `a/b` for `a/b/c.md`.
  static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var above = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() where !part.isEmpty {
      above += (above.isEmpty ? "" : "/") + part
      folders.append(above)
    }
    return folders
  }
}
