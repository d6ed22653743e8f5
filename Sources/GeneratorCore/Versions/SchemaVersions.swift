public import Diagnostics
public import Generation

/// The versions of a folder of schemas that a site is made of: revisions in git of the folder, or other folders.
public final class SchemaVersions {
  /// The versions, the oldest first.
  public private(set) var versions: [GenerationRequest.Version] = []
  /// The revisions, which keep what was taken out of git as long as they are there.
  private var revisions: [Revision] = []

  /// - Parameters:
  ///   - names: revisions, or paths of folders, the oldest first.
  ///   - folder: the folder that revisions are of.
  ///   - options: the options of a command in those of a configuration.
  public init(
    _ names: [String], of folder: String, options: (SchemaOptions) -> SchemaOptions,
    into bag: inout DiagnosticBag
  ) throws(FileProblem) {
    for name in names {
      var own = DiagnosticBag()
      if FileAccess.isFolder(name) {
        let file = TargetConfiguration.nearest(to: name)?.file
        let settings = try file.map { file throws(FileProblem) in try TargetConfiguration(file, into: &own) }
        versions.append(
          .init(
            name: Self.shown(name.split(separator: "/").last.map(String.init) ?? name), schemas: name,
            date: nil,
            options: options((settings ?? TargetConfiguration()).options)))
      } else {
        let revision = try Revision(name, of: folder)
        revisions.append(revision)
        if revision.isAbsent {
          bag.error("there was no such folder at the revision '\(name)'", at: SourceLocation(file: folder))
        }
        var read = options(try revision.configuration(into: &own).options)
        for index in read.resolutions.indices {
          read.resolutions[index].directory = try revision.place(of: read.resolutions[index].directory)
        }
        versions.append(
          .init(
            name: Self.shown(name), schemas: revision.path, date: try revision.date(),
            options: read))
      }
      for finding in own.sorted where finding.severity == .error { bag.add(named(finding)) }
    }
    let shown = versions.map(\.name)
    for (index, name) in shown.enumerated() where shown[..<index].contains(name) {
      bag.error("two versions are called '\(name)'", at: SourceLocation(file: folder))
    }
  }

  /// A finding as a reader knows its paths.
  public func named(_ finding: Diagnostic) -> Diagnostic {
    revisions.reduce(finding) { $1.named($0) }
  }

  /// The name of a version: that of its tag, without the `v` before a number.
  private static func shown(_ name: String) -> String {
    let rest = name.dropFirst()
    return name.hasPrefix("v") && rest.first?.isNumber == true ? String(rest) : name
  }
}
