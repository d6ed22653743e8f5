/// What an entry of `include` says that names schemas in documents.
struct IncludedSchemas {
  /// A glob of the documents; nil where the entry names none, and means those of all files that are included.
  let ownFiles: String?
  /// The place as it is written.
  let pointer: String

  init(_ mention: Mention) {
    let parts = mention.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    pointer = parts.last.map(String.init) ?? mention.text
    ownFiles = parts.count == 2 ? String(parts[0]) : nil
  }

  /// A glob of the documents.
  var files: String { ownFiles ?? "**" }

  /// Nil for what is no JSON Pointer.
  var path: PartPath? { PartPath(pointer) }
}
