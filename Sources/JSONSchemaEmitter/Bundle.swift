import SourceText

/// A file to write: the entry documents that it is for. Their references come along.
struct Bundle {
  var path: String
  /// The folder of the documents; empty for a document of the root folder.
  var folder: String
  /// Indices in `SchemaGraph.documents`.
  var documents: [Int]

  /// Whether the file's root is its one document.
  var isSingle: Bool { folder.isEmpty }

  /// The name of a document in the bundle: without its suffix, with its folders unless those are the bundle's.
  func name(ofDocument path: String, among stems: OutputStems) -> String {
    let (folder, stem) = Bundle.split(path, among: stems)
    return folder.isEmpty || folder == self.folder ? stem : folder + "/" + stem
  }

  /// The folder of a path and its name without suffix.
  static func split(_ path: String, among stems: OutputStems) -> (folder: String, stem: String) {
    var parts = stems.stem(of: path).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let stem = parts.popLast() ?? ""
    return (parts.joined(separator: "/"), stem)
  }
}
