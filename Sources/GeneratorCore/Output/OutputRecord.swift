/// The list of the files that the tool wrote into an output folder: only these may it replace or remove.
///
/// It stands in the folder as `.schemagen-outputs`, one path per line in order, and is committed with the files.
struct OutputRecord: Equatable {
  static let fileName = ".schemagen-outputs"
  private static let heading = "# What schemagen wrote into this folder, and may replace or remove."

  var paths: Set<String>

  init(paths: Set<String> = []) { self.paths = paths }

  init(text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    paths = Set(lines.filter { !$0.hasPrefix("#") && OutputPath.objection(to: $0) == nil })
  }

  var text: String {
    let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return ([Self.heading] + sorted).joined(separator: "\n") + "\n"
  }
}
