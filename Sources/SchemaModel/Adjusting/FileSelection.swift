import Diagnostics

/// Which files of a schema folder are generated from, and which globs have matched one.
struct FileSelection {
  private let included: [Mention]
  private let excluded: [Mention]
  private var matched: Set<Mention> = []
  /// Globs that match a file of a folder further in.
  private var matchedDeeper: Set<Mention> = []

  init(_ adjustments: SchemaAdjustments) {
    included = adjustments.included
    excluded = adjustments.excluded
  }

  /// Whether a file, by its path below the root, is generated from.
  mutating func includes(_ path: String) -> Bool {
    let isIncluded = included.isEmpty || matches(included, path)
    let isExcluded = matches(excluded, path)
    return isIncluded && !isExcluded
  }

  private mutating func matches(_ globs: [Mention], _ path: String) -> Bool {
    let found = globs.filter { Glob.matches($0.text, path) }
    matched.formUnion(found)
    matchedDeeper.formUnion(globs.filter { Glob.matches(Self.deeper($0), path) })
    return !found.isEmpty
  }

  /// The first of all globs.
  var first: Mention? { (excluded + included).first }

  /// The glob of the same files in any folder.
  private static func deeper(_ glob: Mention) -> String {
    let start = ["./", "/"].first { glob.text.hasPrefix($0) } ?? ""
    return "**/" + glob.text.dropFirst(start.count)
  }

  /// What a glob should be that matches files of other folders only.
  func help(for glob: Mention) -> String? {
    matchedDeeper.contains(glob) ? "write '\(Self.deeper(glob))' for the files of any folder" : nil
  }

  /// Globs that no file has matched.
  var unmatched: [Mention] { (included + excluded).filter { !matched.contains($0) } }
}
