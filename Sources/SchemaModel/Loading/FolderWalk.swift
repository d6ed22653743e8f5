import Diagnostics

/// Finds the schema files below a folder, without following the symbolic links inside it.
struct FolderWalk {
  let folder: String
  let displayName: String
  /// Relative paths, in order of their bytes.
  private(set) var files: [String] = []

  init(folder: String, displayName: String) {
    self.folder = folder
    self.displayName = displayName
  }

  mutating func run(into diagnostics: inout DiagnosticBag) {
    visit("", into: &diagnostics)
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func visit(_ relative: String, into diagnostics: inout DiagnosticBag) {
    guard let names = FileAccess.names(inFolder: relative.isEmpty ? folder + "/" : folder + "/" + relative)
    else {
      let shown = relative.isEmpty ? displayName : displayName + "/" + relative
      diagnostics.error("the folder cannot be read", at: SourceLocation(file: shown))
      return
    }
    for name in names where name.utf8.first != UInt8(ascii: ".") {
      let path = relative.isEmpty ? name : relative + "/" + name
      switch FileAccess.kind(ofItemAt: folder + "/" + path) {
      case .directory: visit(path, into: &diagnostics)
      case .regular: if Self.isSchemaFile(name) { files.append(path) }
      case .symbolicLink:
        diagnostics.warning(
          "symbolic links inside a schema folder are not followed",
          at: SourceLocation(file: displayName + "/" + path))
      case .other, .absent: continue
      }
    }
  }

  static func isSchemaFile(_ name: String) -> Bool {
    [".yaml", ".yml", ".json"].contains { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
  }
}
