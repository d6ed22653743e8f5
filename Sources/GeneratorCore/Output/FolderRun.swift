import SchemaRuntime

/// Outputs that follow one another in one folder, by their places.
struct FolderRun {
  /// Without a slash at its end; empty for the output folder itself.
  let folder: String
  private(set) var places: Range<Int>

  /// The runs of paths, in their order.
  static func runs(of paths: some Sequence<String>) -> [FolderRun] {
    var runs: [FolderRun] = []
    // That of the last run, by itself: to look at it in the run would copy that.
    var folder = ""
    var (start, end) = (0, 0)
    for path in paths {
      if runs.isEmpty || !OutputPath.isDirectly(path, in: folder) {
        (folder, start) = (OutputPath.folder(of: path), end)
        runs.append(FolderRun(folder: folder, places: start..<start))
      }
      end += 1
      runs[runs.count - 1].places = start..<end
    }
    return runs
  }
}
