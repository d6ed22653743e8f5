public import Diagnostics
import Generation
public import SchemaComparison
public import SchemaLint
import SchemaRuntime

/// Findings or changes that were there before, so that only new ones count: a file of what `lint` or `diff` printed with
/// `--format json`.
///
/// A finding is one of them where it has the same rule, place in the same schema, and message; the line does not matter, nor how the
/// file is named.
/// One entry stands for one finding.
public struct FindingBaseline {
  /// The members of an entry that have to be the same.
  private typealias Key = [String]

  private let file: String
  private var entries: [Key: Int] = [:]

  /// Reads a file. A line of it that is no finding is an error in the bag.
  public init(_ file: String, into bag: inout DiagnosticBag) throws(FileProblem) {
    self.file = file
    let lines = try FileAccess.read(file).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.contains(where: { $0 > 0x20 }) {
      switch Self.entry(line) {
      case .finding(let key): entries[key, default: 0] += 1
      case .summary: continue
      case nil:
        bag.error(
          "expected a finding", at: SourceLocation(file: file, line: index + 1, column: 1),
          help: "the file holds what 'lint' or 'diff' prints with --format json")
        return
      }
    }
  }

  /// Leaves out the findings that were there before. Errors of schemas that are wrong stay.
  public mutating func leaveOut(of findings: inout [LintFinding]) {
    findings.removeAll { finding in
      !finding.isSchemaError
        && take([finding.rule, Self.place(of: finding.place.file), finding.location, finding.message])
    }
  }

  /// Leaves out the changes that were there before, and counts them as ignored.
  public mutating func leaveOut(of report: inout ChangeReport) {
    let count = report.changes.count
    report.changes.removeAll { take([$0.rule, $0.document, $0.object, $0.location, $0.message]) }
    report.ignored += count - report.changes.count
  }

  /// Reports how many of its findings are gone.
  /// - Parameter paths: the files and folders that were looked at: what the file says of others is not gone. Nil: all were.
  public func reportUnused(in paths: [String]? = nil, into bag: inout DiagnosticBag) {
    let own = entries.filter { entry in
      guard let paths, entry.key.count > 1 else { return true }
      return paths.contains { Self.holds($0, entry.key[1]) }
    }
    let count = own.values.reduce(0, +)
    guard count > 0 else { return }
    bag.warning(
      count == 1 ? "1 finding of this file is gone" : "\(count) findings of this file are gone",
      at: SourceLocation(file: file), help: "write the file anew, so that none of them comes back unseen")
  }

  /// Whether a path is that of a file, or of a folder around it.
  private static func holds(_ path: String, _ file: String) -> Bool {
    let path = place(of: path)
    return path.isEmpty || file == path || file.hasPrefix(path + "/")
  }

  /// A file or folder as it is named from the current folder.
  private static func place(of file: String) -> String { PathText.path(of: file, from: "") }

  private mutating func take(_ key: Key) -> Bool {
    guard let count = entries[key] else { return false }
    entries[key] = count == 1 ? nil : count - 1
    return true
  }

  private enum Line {
    case finding(Key)
    case summary
  }

  /// Nil for a line that is neither.
  private static func entry(_ line: ArraySlice<UInt8>) -> Line? {
    let value: JSONValue
    do { value = try JSONValue(jsonUTF8Bytes: Array(line)) } catch { return nil }
    if value["rule"] == nil, value["summary"] != nil { return .summary }
    func text(_ name: String) -> String? { value[name]?.stringValue }
    guard let rule = text("rule"), let location = text("location"), let message = text("message") else {
      return nil
    }
    if let document = text("document"), let object = text("object") {
      return .finding([rule, document, object, location, message])
    }
    return text("file").map { .finding([rule, place(of: $0), location, message]) }
  }
}
