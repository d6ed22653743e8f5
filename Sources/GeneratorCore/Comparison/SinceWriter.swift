public import SchemaComparison
import SchemaRuntime
import YAMLTree

/// Writes `x-since` into schemas, at what a comparison found to be new.
public enum SinceWriter {
  private static let rules: Set<String> = ["property-added", "definition-added", "document-added"]

  /// How many places have the version now. What has one already keeps it, and so does a file that would come to mean
  /// something else.
  public static func write(_ version: String, of changes: [SchemaChange]) throws(FileProblem) -> Int {
    var count = 0
    let added = Dictionary(grouping: changes.filter { rules.contains($0.rule) }, by: \.new.file)
    for (file, own) in added.sorted(by: { $0.key < $1.key }) {
      guard var edit = SourceEdit(try FileAccess.read(file), file: file) else { continue }
      let pointers = own.map(\.location).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let written = pointers.count { pointer in
        JSONPointer.tokens(of: pointer).map { edit.add("x-since", .string(version), to: $0) } ?? false
      }
      guard written > 0, let text = edit.changed() else { continue }
      try SourceFile.replace(file, with: text)
      count += written
    }
    return count
  }
}
