import SchemaRuntime

/// The list of the files that the tool wrote into an output folder: only these may it replace or remove.
///
/// It stands in the folder as `.schemagen-outputs`, one path per line in order, and is committed with the files.
struct OutputRecord: Equatable {
  static let fileName = ".schemagen-outputs"
  private static let heading = "# What schemagen wrote into this folder, and may replace or remove."
  private static let moduleMark = "# module: "

  var paths: Set<String>
  /// The Swift module that the outputs speak of.
  var module: String?

  init(paths: Set<String> = [], module: String? = nil) {
    self.paths = paths
    self.module = module
  }

  init(text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    paths = Set(lines.filter { !$0.hasPrefix("#") && OutputPath.objection(to: $0) == nil })
    module = lines.first { $0.hasPrefix(Self.moduleMark) }.map { String($0.dropFirst(Self.moduleMark.count)) }
  }

  var text: String {
    let sorted = paths.sorted { $0.precedesByScalars($1) }
    let module = module.map { [Self.moduleMark + $0] } ?? []
    return ([Self.heading] + module + sorted).joined(separator: "\n") + "\n"
  }
}
