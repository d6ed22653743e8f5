public import SourceText

/// Every file of a run, each path once, in order of path.
public struct FileSet: Sendable {
  /// Ordered by the bytes of the paths.
  public private(set) var files: [OutputFile]

  /// Two files that want one place, also where only case tells them apart (a file system may not), and paths that do
  /// not stay below the output folder, are mistakes of the input: they come back as sentences.
  public init(_ files: [OutputFile], problems: inout [String]) {
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var places: [String: String] = [:]
    for file in self.files {
      if let reason = OutputPath.objection(to: file.path) {
        problems.append("the output '\(file.path)' \(reason)")
      } else if let other = places.updateValue(file.path, forKey: file.path.lowercased()) {
        problems.append(
          "two outputs want the same place: '\(other)' and '\(file.path)'; rename one of their schemas")
      }
    }
  }

  public var paths: [String] { files.map(\.path) }
}
