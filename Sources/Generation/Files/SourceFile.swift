import SourceText

/// A file that a person wrote, and that a command changes on demand.
package enum SourceFile {
  /// Replaces the text of the file, all at once. For a symbolic link, the file that it leads to is replaced.
  package static func replace(_ path: String, with text: String) throws(FileProblem) {
    let (folder, name) = FolderRun.parts(of: FileAccess.realPath(path) ?? path)
    try OpenFolder(folder.isEmpty ? "." : folder, isLink: true).replace(name, with: text)
  }
}
