import Diagnostics
import SchemaRuntime
package import SourceText

/// Every file of a run, each path once.
package struct FileSet {
  /// The runs, in the order of the bytes of the paths.
  package let runs: [FolderRun]

  var count: Int { runs.reduce(0) { $0 + $1.files.count } }

  /// Reports two files for one place, also where their paths differ only in case (some file systems do not tell them
  /// apart), and paths that do not stay below the output folder: these are mistakes in the names of the schemas.
  /// - Parameter runs: in any order, none of them empty.
  init(_ runs: [FolderRun], schemaFolder: String, into bag: inout DiagnosticBag) {
    let runs = Self.ordered(runs)
    self.runs = runs
    let place = SourceLocation(file: schemaFolder)
    // Two files have one place if their folders and their names are equal.
    let folders = Dictionary(grouping: runs.indices) { runs[$0].folder.lowercased() }
    let mistakes = Workers.map(Array(folders.values)) { Self.mistakes(in: $0, of: runs) }
    for mistake in mistakes.joined().sorted(by: { $0.place < $1.place }) {
      bag.error(mistake.message, at: place, help: mistake.help)
    }
  }

  private static func ordered(_ runs: [FolderRun]) -> [FolderRun] {
    // The first and the last path of each run.
    let first = runs.map { $0.path(of: $0.files[0]) }
    let last = runs.map { $0.path(of: $0.files[$0.files.count - 1]) }
    let order = runs.indices.sorted { first[$0].precedesByScalars(first[$1]) }
    let isWhole = zip(order, order.dropFirst()).allSatisfy { last[$0].precedesByScalars(first[$1]) }
    if isWhole { return order.map { runs[$0] } }
    // The files of a folder's subfolders come between its own files.
    return FolderRun.runs(of: runs.flatMap(\.wholeFiles).sorted { $0.path.precedesByScalars($1.path) })
  }

  /// A mistake in the path of a file.
  private struct Mistake {
    /// The numbers of its run and of the file in it.
    var place: (Int, Int)
    var message: String
    var help: String?
  }

  /// The mistakes in the paths of runs whose folders differ at most in case.
  private static func mistakes(in numbers: [Int], of runs: [FolderRun]) -> [Mistake] {
    var mistakes: [Mistake] = []
    for number in numbers {
      let run = runs[number]
      let objection = run.folder.isEmpty ? nil : OutputPath.objection(to: run.folder)
      for index in run.files.indices {
        guard let reason = objection ?? OutputPath.objection(to: run.files[index].path) else { continue }
        let message = "the output '\(run.path(of: run.files[index]))' \(reason)"
        mistakes.append(Mistake(place: (number, index), message: message))
      }
    }
    let mayClash = OutputPath.mayBeOne(numbers.map { runs[$0] })
    return mayClash ? mistakes + clashes(in: numbers, of: runs) : mistakes
  }

  /// The files of such runs that have the place of another file.
  private static func clashes(in numbers: [Int], of runs: [FolderRun]) -> [Mistake] {
    var mistakes: [Mistake] = []
    var paths: [String: String] = [:]
    for number in numbers {
      for (index, file) in runs[number].files.enumerated() {
        let path = runs[number].path(of: file)
        guard let other = paths.updateValue(path, forKey: file.path.lowercased()) else { continue }
        mistakes.append(
          Mistake(
            place: (number, index), message: "two outputs want the same place: '\(other)' and '\(path)'",
            help: "rename one of their schemas"))
      }
    }
    return mistakes
  }
}
