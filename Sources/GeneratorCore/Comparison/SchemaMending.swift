public import SchemaLint
import SchemaModel
import SchemaRuntime
import YAMLTree

/// Mends the linter's findings in the files, where the linter knows how.
public enum SchemaMending {
  /// The outcome of mending.
  public struct Outcome {
    /// The findings that were mended, and are gone.
    public var mended: [LintFinding] = []
    /// The findings that the linter could mend and that are left, each with the reason.
    public var left: [(finding: LintFinding, reason: String)] = []
    /// All findings that are left.
    public var rest: [LintFinding] = []
  }

  /// Mends the findings that can be mended. Files whose meaning would change otherwise stay as they are.
  public static func mend(_ findings: [LintFinding]) throws(FileProblem) -> Outcome {
    var outcome = Outcome()
    for (file, own) in byFile(findings) {
      let mendable = own.filter { $0.mend != nil }
      guard !mendable.isEmpty else {
        outcome.rest += own
        continue
      }
      let (text, left) = mend(mendable, in: try FileAccess.read(file), file)
      if let text { try SourceFile.replace(file, with: text) }
      var number = 0
      for finding in own {
        guard finding.mend != nil else {
          outcome.rest.append(finding)
          continue
        }
        if let reason = left[number] {
          outcome.left.append((finding, reason))
          outcome.rest.append(finding)
        } else {
          outcome.mended.append(finding)
        }
        number += 1
      }
    }
    return outcome
  }

  /// The text of a file with the findings mended, and the reasons for those that are left.
  /// - Returns: no text where nothing could be mended.
  package static func mend(
    _ findings: [LintFinding], in bytes: [UInt8], _ file: String
  ) -> (text: String?, left: [Int: String]) {
    guard var edit = SourceEdit(bytes, file: file) else {
      return (nil, reasons("the file can no longer be read", for: findings, beside: [:]))
    }
    let left = apply(findings, to: &edit)
    if left.count == findings.count { return (nil, left) }
    if let text = edit.changed() { return (text, left) }
    return (nil, reasons("the file would come to mean something else", for: findings, beside: left))
  }

  /// One reason for all that have none.
  private static func reasons(
    _ reason: String, for findings: [LintFinding], beside others: [Int: String]
  ) -> [Int: String] {
    Dictionary(uniqueKeysWithValues: findings.indices.map { ($0, others[$0] ?? reason) })
  }

  private static func byFile(_ findings: [LintFinding]) -> [(file: String, findings: [LintFinding])] {
    let groups = Dictionary(grouping: findings, by: \.place.file)
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Which of the findings cannot be mended, and why.
  private static func apply(_ findings: [LintFinding], to edit: inout SourceEdit) -> [Int: String] {
    var left: [Int: String] = [:]
    /// The items of a list are removed at once, because the others move up.
    var removals: [[String]: (items: [Int], findings: [Int])] = [:]
    for (number, finding) in findings.enumerated() {
      switch finding.mend {
      case .remove:
        let path = path(to: finding.location)
        guard let item = path.last.flatMap({ Int($0) }) else {
          left[number] = obstacle(to: edit, at: path)
          continue
        }
        let list = Array(path.dropLast())
        removals[list, default: ([], [])].items.append(item)
        removals[list]?.findings.append(number)
      case .replace(let value):
        let path = path(to: finding.location)
        if let scalar = SourceEdit.Scalar(value), edit.replace(path, with: scalar) { continue }
        left[number] = obstacle(to: edit, at: path)
      case .respell(let name):
        let path = path(to: finding.location)
        if let value = edit.node(at: path), !MisspeltKeyword.mayBe(name, value) {
          left[number] = "'\(name)' has no such value"
        } else if !edit.rename(path, to: name) {
          left[number] = obstacle(to: edit, at: path)
        }
      case .set(let additions, let path):
        if !set(additions, at: path, in: &edit) { left[number] = obstacle(to: edit, at: path) }
      case nil: continue
      }
    }
    for (path, removal) in removals.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let parallel = parallelList(to: path, in: edit)
      if parallel == nil, edit.remove(removal.items, from: path) { continue }
      let reason = parallel.map {
        "'\($0)' beside it says something of each item: remove the item's there, too"
      }
      for number in removal.findings { left[number] = reason ?? obstacle(to: edit, at: path) }
    }
    return left
  }

  /// Gives keywords of a schema values. False where one of them is written in a way that is left alone.
  private static func set(_ additions: [LintFinding.Addition], at path: [String], in edit: inout SourceEdit)
    -> Bool
  {
    additions.allSatisfy { addition in
      guard let scalar = SourceEdit.Scalar(addition.value) else { return false }
      return edit.node(at: path + [addition.keyword]) == nil
        ? edit.add(addition.keyword, scalar, to: path) : edit.replace(path + [addition.keyword], with: scalar)
    }
  }

  /// The name of a list beside another one that has its items in the same order, as `x-enum-varnames` has: it is one of
  /// editors, or of no dialect and as long.
  private static func parallelList(to path: [String], in edit: SourceEdit) -> String? {
    let lists = edit.lists(beside: path)
    return lists.others.first { list in
      EditorKeyword(rawValue: list.key) != nil
        || Keyword(named: list.key) == nil && list.count == lists.own
    }?.key
  }

  /// The keys and indices of a pointer, which the linter has made.
  private static func path(to location: String) -> [String] { JSONPointer.tokens(of: location) ?? [] }

  private static func obstacle(to edit: SourceEdit, at path: [String]) -> String {
    edit.isRepeated(path)
      ? "an alias repeats it, and what is mended here changes there, too"
      : "it is written in a way that is left alone: over several lines, or with an anchor or a tag"
  }
}

extension SourceEdit.Scalar {
  /// Nil for a value that is no scalar.
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .number(let number): self = .number(number.text)
    case .bool(let flag): self = .bool(flag)
    case .null, .array, .object: return nil
    }
  }
}
