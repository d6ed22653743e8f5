public import Diagnostics
public import SchemaComparison
import SchemaModel
import YAMLTree

/// The contents of an ignore file: changes that are known and wanted, each with a reason.
///
///     - rule: max-length-lowered
///       object: Note
///       location: /properties/title/maxLength
///       reason: no sender ever wrote so much
public struct IgnoredChanges {
  private struct Entry {
    var rule: String
    var object: String?
    var location: String?
    var place: SourceLocation

    func covers(_ change: SchemaChange, of part: ComparedPart?) -> Bool {
      guard rule == change.rule, (location ?? change.location) == change.location else { return false }
      return object.map { part?.objects(of: change).contains($0) ?? ($0 == change.object) } ?? true
    }
  }

  private static let keys = ["rule", "object", "location", "reason"]
  private var entries: [Entry] = []

  public init(_ path: String, into bag: inout DiagnosticBag) throws(FileProblem) {
    let root = YAMLReader().read(bytes: try FileAccess.read(path), file: path, into: &bag)
    self.init(root, into: &bag)
  }

  /// Reads a list; nothing is ignored where there is none.
  init(_ root: YAMLNode?, into bag: inout DiagnosticBag) {
    guard let root, !root.isNull else { return }
    guard let elements = root.elements else {
      bag.error("expected a list of changes to ignore, found \(root.kindName)", at: root.location)
      return
    }
    for element in elements { if let entry = Self.entry(element, &bag) { entries.append(entry) } }
  }

  private static func entry(_ node: YAMLNode, _ bag: inout DiagnosticBag) -> Entry? {
    guard let members = node.members else {
      bag.error("expected a mapping with 'rule' and 'reason', found \(node.kindName)", at: node.location)
      return nil
    }
    for member in members where !keys.contains(member.key) {
      bag.error(
        "unknown key '\(member.key)'", at: member.keyLocation,
        help: "the keys are " + keys.joined(separator: ", "))
    }
    for key in ["rule", "reason"] where node[key]?.string?.isEmpty ?? true {
      bag.error("a change that is ignored needs a '\(key)'", at: node.location)
    }
    guard let rule = node["rule"]?.string else { return nil }
    return Entry(
      rule: rule, object: node["object"]?.string, location: node["location"]?.string, place: node.location)
  }

  /// - Parameter part: what is compared, where the entries are those of the schemas around it.
  func covers(_ change: SchemaChange, of part: ComparedPart? = nil) -> Bool {
    entries.contains { $0.covers(change, of: part) }
  }

  /// Reports the entries that match none of some changes. Of those that may be about other schemas than the part that is compared,
  /// nothing is said.
  func reportUnused(
    among changes: [SchemaChange], of part: ComparedPart? = nil, into bag: inout DiagnosticBag
  ) {
    for entry in entries where !changes.contains(where: { entry.covers($0, of: part) }) {
      if let part, part.isPart, !(entry.object.map(part.names) ?? false) { continue }
      bag.add(
        Diagnostic(
          .warning, "there is no change '\(entry.rule)' here to ignore", at: entry.place,
          help: Self.help(changes.filter { $0.rule == entry.rule }), rule: IgnoreMarks.unusedRule))
    }
  }

  /// Tells an author whose entry names another object or place which changes of the rule there are.
  private static func help(_ changes: [SchemaChange]) -> String? {
    guard let first = changes.first else { return nil }
    let more = changes.count > 1 ? ", and \(changes.count - 1) more" : ""
    return "there is one of '\(first.object)' at '\(first.location)'\(more)"
  }

  /// Removes the ignored changes from a report; an entry that matches no change is a warning.
  public func apply(to report: inout ChangeReport, into bag: inout DiagnosticBag) {
    reportUnused(among: report.changes, into: &bag)
    let count = report.changes.count
    report.changes.removeAll { covers($0) }
    report.ignored += count - report.changes.count
  }
}
