import SchemaRuntime

/// Files of one folder that follow one another where all files are put in the order of their paths.
public struct FolderRun: Sendable, Equatable {
  /// Relative, with `/` and without one at its end; empty for the output folder itself.
  public var folder: String
  /// In the order of the bytes of their paths, which are their names in the folder.
  public private(set) var files: [OutputFile]

  /// - Parameter files: in any order, named by what they are called in the folder.
  public init(folder: String, files: [OutputFile]) {
    self.folder = folder
    // To move numbers costs less than to move files.
    let order = files.indices.sorted { files[$0].path.precedesByScalars(files[$1].path) }
    self.files = order.elementsEqual(files.indices) ? files : order.map { files[$0] }
  }

  /// The runs that files form as they follow one another.
  public static func runs(of files: some Sequence<OutputFile>) -> [FolderRun] {
    var runs: [FolderRun] = []
    var (own, members): (String, [OutputFile]) = ("", [])
    func close() {
      if !members.isEmpty { runs.append(FolderRun(folder: own, files: members)) }
    }
    for file in files {
      let (next, name) = parts(of: file.path)
      if !next.hasSameScalars(as: own) {
        close()
        (own, members) = (next, [])
      }
      members.append(OutputFile(path: name, contents: file.contents))
    }
    close()
    return runs
  }

  /// A path as the folder and the name in it. Joined they are the path again, whatever it looks like.
  public static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else {
      return ("", path)
    }
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }

  /// The paths of the files, in their order.
  public var paths: [String] { files.map(path) }

  /// The paths of the files as a text, a line for each.
  public var lines: String {
    let start = folder.isEmpty ? "" : folder + "/"
    var text = ""
    text.reserveCapacity(files.count * (start.utf8.count + 32))
    // By their numbers: taken out of the array, a file is copied with its contents.
    for index in files.indices {
      text += start
      text += files[index].path
      text += "\n"
    }
    return text
  }

  /// The files by their whole paths, in their order.
  public var wholeFiles: [OutputFile] {
    files.map { OutputFile(path: path(of: $0), contents: $0.contents) }
  }

  /// The path of one of the files.
  public func path(of file: OutputFile) -> String {
    if folder.isEmpty { return file.path }
    var path = ""
    path.reserveCapacity(folder.utf8.count + 1 + file.path.utf8.count)
    path += folder
    path += "/"
    path += file.path
    return path
  }
}
