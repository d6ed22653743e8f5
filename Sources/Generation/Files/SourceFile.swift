import SourceText

/// A file that a person wrote, and that a command changes on demand.
package enum SourceFile {
  /// Puts another text in place of it, all at once. Of a symbolic link it is the file that it leads to.
  package static func replace(_ path: String, with text: String) throws(FileProblem) {
    let (folder, name) = FolderRun.parts(of: FileAccess.realPath(path) ?? path)
    try OpenFolder(folder.isEmpty ? "." : folder, isLink: true).replace(name, with: text)
  }
}
