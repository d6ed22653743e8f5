import SchemaRuntime

/// Outputs that follow one another in one folder, by their places.
struct FolderRun {
  /// Without a slash at its end; empty for the output folder itself.
  let folder: String
  let places: Range<Int>

  /// The runs of paths, in their order.
  static func runs(of paths: some Sequence<String>) -> [FolderRun] {
    var runs: [FolderRun] = []
    var folder = ""
    var (start, end) = (0, 0)
    for path in paths {
      if start == end || !OutputPath.isDirectly(path, in: folder) {
        if start < end { runs.append(FolderRun(folder: folder, places: start..<end)) }
        (folder, start) = (OutputPath.folder(of: path), end)
      }
      end += 1
    }
    if start < end { runs.append(FolderRun(folder: folder, places: start..<end)) }
    return runs
  }
}
