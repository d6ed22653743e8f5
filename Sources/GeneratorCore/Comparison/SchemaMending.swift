public import SchemaLint
import SchemaRuntime
import YAMLTree

/// Mends in the files what the linter found and knows how to mend.
public enum SchemaMending {
  /// The findings that are gone, and those that are left. Files that would come to mean something else stay as they are.
  public static func mend(
    _ findings: [LintFinding]
  ) throws(FileProblem) -> (mended: [LintFinding], rest: [LintFinding]) {
    var mended: [LintFinding] = []
    var rest: [LintFinding] = []
    for (file, own) in byFile(findings) {
      let mendable = own.filter { $0.mend != nil }
      guard !mendable.isEmpty, var edit = SourceEdit(try FileAccess.read(file), file: file) else {
        rest += own
        continue
      }
      let done = apply(mendable, to: &edit)
      guard let text = edit.changed() else {
        rest += own
        continue
      }
      try SourceFile.replace(file, with: text)
      mended += mendable.indices.filter(done.contains).map { mendable[$0] }
      rest +=
        own.filter { $0.mend == nil } + mendable.indices.filter { !done.contains($0) }.map { mendable[$0] }
    }
    return (mended, rest)
  }

  private static func byFile(_ findings: [LintFinding]) -> [(file: String, findings: [LintFinding])] {
    let groups = Dictionary(grouping: findings, by: \.place.file)
    return groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Which of the findings were mended.
  private static func apply(_ findings: [LintFinding], to edit: inout SourceEdit) -> Set<Int> {
    var done: Set<Int> = []
    /// What goes from a list goes at once: the others move up.
    var removals: [String: (items: [Int], findings: [Int])] = [:]
    for (number, finding) in findings.enumerated() {
      switch finding.mend {
      case .remove(let items):
        removals[finding.location, default: ([], [])].items += items
        removals[finding.location]?.findings.append(number)
      case .replace(let item, let value):
        guard let path = JSONPointer.tokens(of: finding.location), let scalar = SourceEdit.Scalar(value)
        else {
          continue
        }
        if edit.replace(path + [item.map(String.init)].compactMap(\.self), with: scalar) {
          done.insert(number)
        }
      case nil: continue
      }
    }
    for (location, removal) in removals.sorted(by: { $0.key < $1.key }) {
      guard let path = JSONPointer.tokens(of: location), edit.remove(removal.items, from: path) else {
        continue
      }
      done.formUnion(removal.findings)
    }
    return done
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
