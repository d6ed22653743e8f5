import Diagnostics
import SchemaRuntime
import SourceText

/// Every file of a run, each path once, in the order of the bytes of the paths.
struct FileSet {
  let files: [OutputFile]
  /// The files of one folder that follow one another.
  let runs: [FolderRun]

  /// Two files that want one place, also where only case tells them apart (a file system may not), and paths that do
  /// not stay below the output folder, are mistakes in the names of the schemas.
  init(_ files: [OutputFile], schemaFolder: String, into bag: inout DiagnosticBag) {
    let files = Self.sorted(files)
    let runs = FolderRun.runs(of: files.lazy.map(\.path))
    self.files = files
    self.runs = runs
    let place = SourceLocation(file: schemaFolder)
    // Files want one place if their folders are one and their names are.
    let folders = Dictionary(grouping: runs) { $0.folder.lowercased() }
    let mistakes = Workers.map(Array(folders.values)) {
      Self.mistakes(among: $0.flatMap(\.places), of: files)
    }
    for mistake in mistakes.joined().sorted(by: { $0.file < $1.file }) {
      bag.error(mistake.message, at: place, help: mistake.help)
    }
  }

  var paths: [String] { files.map(\.path) }

  /// Files come in runs of one folder, in order by themselves as a rule: then the runs alone have to be put in order.
  private static func sorted(_ files: [OutputFile]) -> [OutputFile] {
    let runs = FolderRun.runs(of: files.lazy.map(\.path)).sorted {
      files[$0.places.lowerBound].path.precedesByScalars(files[$1.places.lowerBound].path)
    }
    var sorted = runs.flatMap { files[$0.places] }
    sorted.sort { $0.path.precedesByScalars($1.path) }
    return sorted
  }

  /// What is wrong with the path of a file.
  private struct Mistake {
    var file: Int
    var message: String
    var help: String?
  }

  /// What is wrong with paths that differ in their last part alone, or in case.
  private static func mistakes(among places: [Int], of files: [OutputFile]) -> [Mistake] {
    var mistakes: [Mistake] = []
    var paths: [String: String] = [:]
    paths.reserveCapacity(places.count)
    for place in places {
      let path = files[place].path
      if let reason = OutputPath.objection(to: path) {
        mistakes.append(Mistake(file: place, message: "the output '\(path)' \(reason)"))
      } else if let other = paths.updateValue(path, forKey: OutputPath.name(of: path).lowercased()) {
        mistakes.append(
          Mistake(
            file: place, message: "two outputs want the same place: '\(other)' and '\(path)'",
            help: "rename one of their schemas"))
      }
    }
    return mistakes
  }
}
