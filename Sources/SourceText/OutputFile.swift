/// A file that is wanted: where, below the folder of its kind or of a run, and its whole text.
public struct OutputFile: Sendable, Hashable {
  /// Relative, with `/`, as in `airship/ios-override.md`; never empty, never leaving the folder.
  public var path: String
  public var contents: String

  public init(path: String, contents: String) {
    self.path = path
    self.contents = contents
  }
}
