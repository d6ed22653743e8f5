import SchemaRuntime

/// The list of the files that the tool wrote into an output folder: only these may it replace or remove.
///
/// It stands in the folder as `.schemagen-outputs`, one path per line in order, and is committed with the files.
struct OutputRecord: Equatable {
  static let fileName = ".schemagen-outputs"
  private static let heading = "# What schemagen wrote into this folder, and may replace or remove."
  private static let moduleMark = "# module: "

  /// In the order of their bytes, each once.
  let paths: [String]
  /// The Swift module that the outputs speak of.
  var module: String?

  /// - Parameter paths: in the order of their bytes, each once.
  init(paths: [String] = [], module: String? = nil) {
    self.paths = paths
    self.module = module
  }

  init(text: String) {
    let lines = text.utf8.split { $0 == 0x0A || $0 == 0x0D }.map { String(Substring($0)) }
    var seen: Set<String> = []
    let paths = lines.filter {
      !$0.hasPrefix("#") && OutputPath.objection(to: $0) == nil && seen.insert($0).inserted
    }
    let module = lines.first { $0.hasPrefix(Self.moduleMark) }.map {
      String($0.dropFirst(Self.moduleMark.count))
    }
    self.init(paths: Self.ordered(paths), module: module)
  }

  private static func ordered(_ paths: [String]) -> [String] { paths.sorted { $0.precedesByScalars($1) } }

  /// Its paths that are not among those.
  func others(than paths: [String]) -> [String] {
    if self.paths.isEmpty { return [] }
    let known = Set(paths)
    return self.paths.filter { !known.contains($0) }
  }

  /// With more paths.
  func adding(_ others: [String]) -> OutputRecord {
    others.isEmpty ? self : OutputRecord(paths: Self.ordered(paths + others), module: module)
  }

  var text: String {
    var text = Self.heading + "\n"
    text.reserveCapacity(paths.reduce(256) { $0 + $1.utf8.count + 1 })
    if let module { text += Self.moduleMark + module + "\n" }
    for path in paths {
      text += path
      text += "\n"
    }
    return text
  }
}
