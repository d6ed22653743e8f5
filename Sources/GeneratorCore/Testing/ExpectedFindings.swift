import Diagnostics
import Generation
import SchemaModel
import SchemaRuntime
import YAMLTree

/// The errors that an invalid instance must have, and no others: one entry stands for all errors of a keyword at a place.
struct ExpectedFindings {
  private struct Entry: Hashable {
    var keyword: ScalarKey
    var instance: ScalarKey
  }

  private var entries: [(entry: Entry, place: SourceLocation)] = []

  private static let schema = SettingsSchema(
    name: "expected.schema.yaml",
    text: String(decoding: PackageResources.expected_schema_yaml, as: UTF8.self),
    member: "key")

  /// Reads a file; nil where it is wrong, and then the bag says why.
  init?(_ file: String, into bag: inout DiagnosticBag) {
    var own = DiagnosticBag()
    defer { bag.add(contentsOf: own) }
    do throws(FileProblem) {
      let bytes = try FileAccess.read(file)
      guard let root = YAMLReader().read(bytes: bytes, file: file, into: &own) else { return nil }
      Self.schema.check(root, into: &own)
      if own.hasErrors { return nil }
      for item in root.elements ?? [] { read(item, into: &own) }
    } catch {
      own.error("\(error.action): \(error.reason)", at: SourceLocation(file: file))
    }
    if own.hasErrors { return nil }
  }

  private mutating func read(_ item: YAMLNode, into bag: inout DiagnosticBag) {
    guard let keyword = item["keyword"], let name = keyword.string, let instance = item["instance"]?.string
    else { return }
    if Keyword(named: name) == nil {
      bag.error(
        "there is no keyword '\(name)'", at: keyword.location,
        help: spellingHelp(for: name, among: Keyword.allCases.flatMap(\.names)))
    }
    entries.append((Entry(keyword: ScalarKey(name), instance: ScalarKey(instance)), item.location))
  }

  /// The differences between a report and what is expected: errors that are missing, at their entries, and others, at their
  /// places in the instance.
  func failures(_ report: ValidationReport, of file: String) -> [TestOutcome.Failure] {
    let found = report.errors.map { ($0, Self.entry(of: $0)) }
    let (all, wanted) = (Set(found.map(\.1)), Set(entries.map(\.entry)))
    let missing = entries.filter { !all.contains($0.entry) }.map { entry, place in
      let there = entry.instance.text.isEmpty ? "the whole instance" : "'\(entry.instance.text)'"
      return TestOutcome.Failure(
        place: place, message: "expected an error of '\(entry.keyword.text)' at \(there), and there is none")
    }
    let others = found.filter { !wanted.contains($0.1) }.map { error, _ in
      TestOutcome.Failure(
        place: SourceLocation(file: file, line: error.line, column: error.column),
        message: "not expected: \(error.message)", keywordLocation: error.keywordLocation)
    }
    return missing + others
  }

  private static func entry(of error: Violation) -> Entry {
    let tokens = JSONPointer.tokens(of: error.keywordLocation) ?? []
    return Entry(
      keyword: ScalarKey(PointerPart.lastKeyword(of: tokens) ?? ""),
      instance: ScalarKey(error.instanceLocation))
  }
}
