public import Diagnostics
import Foundation
import Generation
import SchemaModel

/// A file or folder as it was at a revision in git, with the settings around it and all that links lead to.
public final class Revision {
  /// The path from which it is read.
  public let path: String
  /// The folder that references of a file stay in, because only what it holds has been taken out; nil for a folder.
  public let root: String?
  /// Whether nothing stood there; an empty folder is read then.
  public let isAbsent: Bool
  private let tree: RevisionTree
  private let revision: String
  private let current: String

  /// Takes the path out of the repository that it is in.
  public init(_ revision: String, of path: String) throws(FileProblem) {
    let isFolder = FileAccess.isFolder(path)
    let outer = isFolder ? path : Schemas.folders(around: path)[0]
    let tree = try RevisionTree(revision, around: outer, of: path)
    (self.tree, self.revision, current) = (tree, revision, path)
    if isFolder {
      root = nil
    } else {
      let folder = Schemas.root(of: path, isThere: tree.hasFile).folder ?? outer
      root = tree.place(of: tree.holds(folder) ? folder : outer)
    }
    let place = tree.place(of: path)
    try tree.check()
    self.path = place
    isAbsent = !FileAccess.isFolder(place) && FileAccess.realPath(place) == nil && tree.holds(path)
    guard isAbsent else { return }
    do {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    } catch {
      throw FileProblem("cannot make a folder", place, because: error.localizedDescription)
    }
  }

  /// When the commit was made, as ISO 8601 has it; nil where the revision is no commit.
  func date() throws(FileProblem) -> String? { try tree.date(of: revision) }

  /// The place from which a path is read: in the repository, what stands there is as it was at the revision.
  public func place(of path: String) throws(FileProblem) -> String {
    let place = tree.place(of: path)
    try tree.check()
    return place
  }

  /// The settings of the file or folder, as they were at the revision; none where there were none.
  public func configuration(into bag: inout DiagnosticBag) throws(FileProblem) -> TargetConfiguration {
    let places = TargetConfiguration.places(near: current)
    guard let found = places.first(where: { tree.hasFile($0.file) }) else { return TargetConfiguration() }
    let configuration = try TargetConfiguration(found.file, from: tree.place(of:), into: &bag)
    try tree.check()
    return configuration
  }

  /// The decisions about schemas of other packages, as these were at the revision.
  func decisions(
    of options: SchemaOptions, into bag: inout DiagnosticBag
  ) throws(FileProblem) -> [SchemaAdjustments.Imported] {
    let decisions = try ImportedTypes.decisions(of: options, from: tree.place(of:), into: &bag)
    try tree.check()
    return decisions
  }

  /// A path of what was taken out as a reader of a report knows it.
  public func named(_ file: String) -> String {
    if file == path || file.hasPrefix(path + "/") {
      return revision + ":" + current + file.dropFirst(path.count)
    }
    let start = tree.folder + "/"
    return file.hasPrefix(start) ? revision + ":" + file.dropFirst(start.count) : file
  }

  /// A finding as a reader of a report knows its paths.
  public func named(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    finding.location.file = named(finding.location.file)
    finding.message = finding.message.replacing(path, with: revision + ":" + current)
      .replacing(tree.folder + "/", with: revision + ":")
    // A help names what to run, and that runs in the files as they are now.
    finding.help = finding.help?.replacing(path, with: current).replacing(tree.folder + "/", with: "")
    return finding
  }
}
