public import SchemaComparison
import SchemaModel
import SchemaRuntime
import YAMLTree

/// Writes `x-since` into schemas, at the places that a comparison found to be new.
public enum SinceWriter {
  private static let rules: Set<String> = ["property-added", "definition-added", "document-added"]

  /// Writes the version, and returns the number of places that have got it. A place that has a version already keeps
  /// it; a file whose meaning would change otherwise stays as it is.
  public static func write(_ version: String, of changes: [SchemaChange]) throws(FileProblem) -> Int {
    var count = 0
    let added = Dictionary(grouping: changes.filter { rules.contains($0.rule) }, by: \.new.file)
    for (file, own) in added.sorted(by: { $0.key < $1.key }) {
      guard var edit = SourceEdit(try FileAccess.read(file), file: file) else { continue }
      let pointers = own.map(\.location).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let written = pointers.count { pointer in
        JSONPointer.tokens(of: pointer).map { edit.add(Keyword.since.rawValue, .string(version), to: $0) }
          ?? false
      }
      guard written > 0, let text = edit.changed() else { continue }
      try SourceFile.replace(file, with: text)
      count += written
    }
    return count
  }
}
