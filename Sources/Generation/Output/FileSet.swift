import Diagnostics
import SchemaRuntime
package import SourceText

/// Every file of a run, each path once.
package struct FileSet {
  /// In the order of the bytes of the paths.
  package let runs: [FolderRun]

  var count: Int { runs.reduce(0) { $0 + $1.files.count } }

  /// Two files that want one place, also where only case tells them apart (a file system may not), and paths that do
  /// not stay below the output folder, are mistakes in the names of the schemas.
  /// - Parameter runs: in any order, none of them empty.
  init(_ runs: [FolderRun], schemaFolder: String, into bag: inout DiagnosticBag) {
    let runs = Self.ordered(runs)
    self.runs = runs
    let place = SourceLocation(file: schemaFolder)
    // Files want one place if their folders are one and their names are.
    let folders = Dictionary(grouping: runs.indices) { runs[$0].folder.lowercased() }
    let mistakes = Workers.map(Array(folders.values)) { Self.mistakes(in: $0, of: runs) }
    for mistake in mistakes.joined().sorted(by: { $0.place < $1.place }) {
      bag.error(mistake.message, at: place, help: mistake.help)
    }
  }

  private static func ordered(_ runs: [FolderRun]) -> [FolderRun] {
    // From where to where each reaches.
    let first = runs.map { $0.path(of: $0.files[0]) }
    let last = runs.map { $0.path(of: $0.files[$0.files.count - 1]) }
    let order = runs.indices.sorted { first[$0].precedesByScalars(first[$1]) }
    let isWhole = zip(order, order.dropFirst()).allSatisfy { last[$0].precedesByScalars(first[$1]) }
    if isWhole { return order.map { runs[$0] } }
    // Files of folders within come between those of a folder.
    return FolderRun.runs(of: runs.flatMap(\.wholeFiles).sorted { $0.path.precedesByScalars($1.path) })
  }

  /// What is wrong with the path of a file.
  private struct Mistake {
    /// The numbers of its run and of the file in it.
    var place: (Int, Int)
    var message: String
    var help: String?
  }

  /// What is wrong with the paths of runs whose folders differ in case at most.
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

  /// The files of such runs that want the place of another.
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
