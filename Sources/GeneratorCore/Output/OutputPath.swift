/// What a path below the output folder may look like.
enum OutputPath {
  /// Why a path may not be written below an output folder; nil where it may.
  static func objection(to path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.isEmpty { return "has no name" }
    if parts.contains("") || parts.contains(".") || parts.contains("..") {
      return "does not stay below the output folder"
    }
    if path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "has a control character in its name"
    }
    return nil
  }

  /// The folders above a path, outermost first: `a`, `a/b` for `a/b/c.md`.
  static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var above = ""
    for part in path.split(separator: "/").dropLast() {
      above += (above.isEmpty ? "" : "/") + part
      folders.append(above)
    }
    return folders
  }
}
