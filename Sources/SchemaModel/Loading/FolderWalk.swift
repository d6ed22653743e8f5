package import Diagnostics

/// Finds files below a folder. Symbolic links are followed, as the package manager does for a build.
package struct FolderWalk {
  let folder: String
  let displayName: String
  private let isWanted: (String) -> Bool
  /// Whether hidden files are asked about, too: those whose names begin with a point. Hidden folders never are.
  private let asksHidden: Bool
  /// Relative paths, in order of their bytes.
  package private(set) var files: [String] = []

  /// - Parameters:
  ///   - asksHidden: whether hidden files are asked about.
  ///   - isWanted: whether a file of a name is one that is looked for; nil: schema files are.
  package init(
    folder: String, displayName: String, asksHidden: Bool = false, isWanted: ((String) -> Bool)? = nil
  ) {
    self.asksHidden = asksHidden
    self.folder = folder
    self.displayName = displayName
    self.isWanted = isWanted ?? Self.isSchemaFile
  }

  package mutating func run(into diagnostics: inout DiagnosticBag) {
    visit("", inside: [], into: &diagnostics)
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// - Parameter outer: the real paths of the folders on the way.
  private mutating func visit(
    _ relative: String, inside outer: Set<String>, into diagnostics: inout DiagnosticBag
  ) {
    let real = FileAccess.realPath(relative.isEmpty ? folder : folder + "/" + relative) ?? relative
    guard !outer.contains(real) else {
      diagnostics.warning(
        "this symbolic link leads back to a folder around it, and is not followed",
        at: SourceLocation(file: displayName + "/" + relative))
      return
    }
    let folders = outer.union([real])
    guard let names = FileAccess.names(inFolder: relative.isEmpty ? folder + "/" : folder + "/" + relative)
    else {
      let shown = relative.isEmpty ? displayName : displayName + "/" + relative
      diagnostics.error("the folder cannot be read", at: SourceLocation(file: shown))
      return
    }
    for name in names where !VendoredDocuments.isFolder(name, beside: names) {
      let isHidden = name.utf8.first == UInt8(ascii: ".")
      if isHidden, !asksHidden || !isWanted(name) { continue }
      let path = relative.isEmpty ? name : relative + "/" + name
      switch FileAccess.kind(ofTargetAt: folder + "/" + path) {
      case .directory where isHidden: continue
      case .directory: visit(path, inside: folders, into: &diagnostics)
      case .regular: if isWanted(name) { files.append(path) }
      case .symbolicLink, .absent:
        diagnostics.warning(
          "this symbolic link leads nowhere", at: SourceLocation(file: displayName + "/" + path))
      case .other: continue
      }
    }
  }

  static func isSchemaFile(_ name: String) -> Bool {
    // An overlay changes schemas and is no schema.
    if name.hasSuffix(".overlay.yaml") { return false }
    return [".yaml", ".yml", ".json"].contains { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
  }
}
