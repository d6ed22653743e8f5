import Diagnostics

/// Selects the files of a schema folder that code is generated from, and notes which globs have matched one.
package struct FileSelection {
  private let included: [Mention]
  private let excluded: [Mention]
  /// The globs of files that stand before places in them.
  private let filesOfPlaces: [String]
  private var matched: Set<Mention> = []
  /// The files that were asked about.
  private var paths: [String] = []

  package init(_ adjustments: SchemaAdjustments) {
    included = adjustments.included
    filesOfPlaces = adjustments.includedSchemas.compactMap { IncludedSchemas($0).ownFiles }
    excluded = adjustments.excluded
  }

  /// Whether code is generated from a file, given by its path below the root.
  package mutating func includes(_ path: String) -> Bool {
    paths.append(path)
    let isIncluded =
      included.isEmpty || matches(included, path) || filesOfPlaces.contains { Glob.matches($0, path) }
    let isExcluded = matches(excluded, path)
    return isIncluded && !isExcluded
  }

  private mutating func matches(_ globs: [Mention], _ path: String) -> Bool {
    let found = globs.filter { Glob.matches($0.text, path) }
    matched.formUnion(found)
    return !found.isEmpty
  }

  /// The first glob of all.
  var first: Mention? { (excluded + included).first }

  /// The glob of the same files in any folder.
  private static func deeper(_ glob: Mention) -> String {
    let start = ["./", "/"].first { glob.text.hasPrefix($0) } ?? ""
    return "**/" + glob.text.dropFirst(start.count)
  }

  /// The help for a glob that matches only files of other folders: the glob that it should be.
  func help(for glob: Mention) -> String? {
    let deeper = Self.deeper(glob)
    return paths.contains { Glob.matches(deeper, $0) } ? "write '\(deeper)' for the files of any folder" : nil
  }

  /// Globs that no file has matched.
  var unmatched: [Mention] { (included + excluded).filter { !matched.contains($0) } }
}
