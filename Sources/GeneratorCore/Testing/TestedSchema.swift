/// A schema that instances are tested against.
package struct TestedSchema: Hashable, Sendable {
  /// The path of the file, as messages name it, or the URI of a meta-schema.
  package var file: String
  /// JSON Pointer of the schema in it.
  package var pointer: String

  /// `file`, or `file#/pointer`.
  package var reference: String { pointer.isEmpty ? file : "\(file)#\(pointer)" }

  package init(file: String, pointer: String) { (self.file, self.pointer) = (file, pointer) }

  /// Takes `file#/pointer` apart.
  package init(_ reference: String) {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(file: String(parts[0]), pointer: parts.count > 1 ? String(parts[1]) : "")
  }
}
