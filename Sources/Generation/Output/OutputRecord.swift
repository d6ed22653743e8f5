import SchemaRuntime

/// The list of the files that the tool wrote into an output folder: only these may it replace or remove.
///
/// It stands in the folder as `.schemagen-outputs`, one path per line in order, and is committed with the files.
struct OutputRecord: Equatable {
  static let fileName = ".schemagen-outputs"
  private static let heading = "# What schemagen wrote into this folder, and may replace or remove."
  private static let moduleMark = "# module: "

  /// The paths, a line each, in the order of their bytes, each once.
  private let lines: String
  /// The Swift module of the outputs.
  let module: String?

  init() { (lines, module) = ("", nil) }

  /// The record of all files of a run.
  init(of files: FileSet, module: String) {
    lines = Workers.map(files.runs) { $0.lines }.joined()
    self.module = module
  }

  /// - Parameter paths: each once.
  private init(paths: [String], module: String?) {
    lines = paths.sorted { $0.precedesByScalars($1) }.map { $0 + "\n" }.joined()
    self.module = module
  }

  init(text: String) {
    let lines = Self.lines(of: text)
    var seen: Set<String> = []
    let paths = lines.filter {
      !$0.hasPrefix("#") && OutputPath.objection(to: $0) == nil && seen.insert($0).inserted
    }
    let module = lines.first { $0.hasPrefix(Self.moduleMark) }.map {
      String($0.dropFirst(Self.moduleMark.count))
    }
    self.init(paths: paths, module: module)
  }

  private static func lines(of text: String) -> [String] {
    text.utf8.split { $0 == 0x0A || $0 == 0x0D }.map { String(Substring($0)) }
  }

  static func == (a: OutputRecord, b: OutputRecord) -> Bool {
    a.lines.hasSameScalars(as: b.lines) && a.module == b.module
  }

  /// The paths, in the order of their bytes.
  var paths: [String] { Self.lines(of: lines) }

  /// The paths that are not among those of another record.
  func others(than other: OutputRecord) -> [String] {
    if lines.isEmpty || lines.hasSameScalars(as: other.lines) { return [] }
    let known = Set(other.paths)
    return paths.filter { !known.contains($0) }
  }

  /// The record with more paths.
  func adding(_ others: [String]) -> OutputRecord {
    others.isEmpty ? self : OutputRecord(paths: paths + others, module: module)
  }

  var text: String {
    var text = Self.heading + "\n"
    text.reserveCapacity(lines.utf8.count + 256)
    if let module { text += Self.moduleMark + module + "\n" }
    text += lines
    return text
  }
}
