import SchemaRuntime

/// Outputs that follow one another in one folder, by their places.
struct FolderRun {
  /// Without a slash at its end; empty for the output folder itself.
  let folder: String
  private(set) var places: Range<Int>

  /// The runs of paths, in their order.
  static func runs(of paths: some Sequence<String>) -> [FolderRun] {
    var runs: [FolderRun] = []
    for (place, path) in paths.enumerated() {
      if let last = runs.last, OutputPath.isDirectly(path, in: last.folder) {
        runs[runs.count - 1].places = last.places.lowerBound..<place + 1
      } else {
        runs.append(FolderRun(folder: OutputPath.folder(of: path), places: place..<place + 1))
      }
    }
    return runs
  }
}
