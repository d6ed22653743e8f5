import Diagnostics
import GeneratorCore
import SchemaFormat
import Terminal

/// Lays out files, one by one, and remembers what there was.
struct FormatRun {
  let check: Bool
  let config: String?
  private var settings: [String?: LayoutSettings] = [:]
  private var seen: Set<String> = []
  private var isWrong = false
  private var different: [String] = []
  private var unreadable = 0

  init(check: Bool, config: String?) { (self.check, self.config) = (check, config) }

  mutating func note(_ problem: FileProblem) {
    isWrong = true
    Console.error("\(problem)\n")
  }

  /// Ends the run with the exit code that fits.
  func end() throws {
    if check, !different.isEmpty {
      let what = different.count == 1 ? "1 file is" : "\(different.count) files are"
      Console.error("error: \(what) laid out otherwise; run: schemagen fmt\n")
    }
    if isWrong { throw ExitStatus.unusable }
    if check, !different.isEmpty { throw ExitStatus.finding }
  }

  /// Lays out a file, or all YAML and JSON files of a folder.
  mutating func format(_ path: String) throws(FileProblem) {
    let isFolder = FileAccess.isFolder(path)
    let found = InstanceFiles(of: path) { _, _ in false }
    for problem in found.problems { note(problem) }
    for file in found.files where !isFolder || !file.hasSuffix(".jsonc") {
      do throws(FileProblem) {
        // A file that is named twice, or that lies in two of the folders, is laid out once.
        guard seen.insert(FileAccess.realPath(file) ?? file).inserted else { continue }
        let bytes = try FileAccess.read(file)
        guard let output = formatted(bytes, file), output != bytes else { continue }
        different.append(file)
        if check {
          try show(bytes, output, file)
        } else {
          try SourceFile.replace(file, with: String(decoding: output, as: UTF8.self))
        }
      } catch {
        note(error)
      }
    }
  }

  /// Lays out standard input onto standard output. What cannot be read is not written.
  mutating func formatInput(named name: String?) throws(FileProblem) {
    var source = ByteSource()
    var bytes: [UInt8] = []
    while let chunk = try source.next() { bytes.append(contentsOf: chunk) }
    let file = name ?? "standard input"
    guard let output = formatted(bytes, file) else { return }
    guard check else { return try Console.printAsIs(String(decoding: output, as: UTF8.self)) }
    if output == bytes { return }
    different.append(file)
    try show(bytes, output, file)
  }

  private func show(_ old: [UInt8], _ new: [UInt8], _ file: String) throws(FileProblem) {
    let diff = UnifiedDiff.between(old, new, path: file)
    try Console.isRead ? Console.print(diff) : Console.printAsIs(diff)
  }

  private mutating func formatted(_ bytes: [UInt8], _ file: String) -> [UInt8]? {
    guard let settings = settings(for: file) else { return nil }
    var bag = DiagnosticBag()
    let output = SchemaFormatter(settings).format(
      bytes, file: file, syntax: file.hasSuffix(".json") ? .json : .yaml, into: &bag)
    Console.report(bag.sorted)
    isWrong = isWrong || output == nil
    return output
  }

  /// The settings for a file; nil where they cannot be read, which is printed once.
  private mutating func settings(for file: String) -> LayoutSettings? {
    let place = config ?? TargetConfiguration.file(aroundSchema: file)
    if let known = settings[place] { return known }
    do {
      let read = LayoutSettings(try Configurations.readAll(place).format)
      settings[place] = read
      return read
    } catch {
      isWrong = true
      if let problem = error as? FileProblem { Console.error("\(problem)\n") }
      return nil
    }
  }
}
