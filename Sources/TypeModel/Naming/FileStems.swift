import SchemaModel

/// Names documents for their files: `order` for `order.yaml`, and for `order.schema.json` where no other file is
/// `order`.
struct FileStems {
  /// The paths of all documents without their extensions.
  private let known: Set<String>

  init(_ graph: SchemaGraph) { known = Set(graph.documents.map { Self.withoutExtension($0.path) }) }

  /// The last component of a path or URI, without its extension.
  func name(of path: String) -> String {
    let whole = Self.withoutExtension(path)
    guard let file = whole.split(separator: "/").last else { return path }
    for ending in [".schema", "-schema", "_schema"] where file.count > ending.count && file.hasSuffix(ending)
    {
      let short = String(whole.dropLast(ending.count))
      if !known.contains(short) { return String(file.dropLast(ending.count)) }
    }
    return String(file)
  }

  private static func withoutExtension(_ path: String) -> String {
    let trimmed = path.prefix { $0 != "#" }
    guard let file = trimmed.split(separator: "/").last, let dot = file.lastIndex(of: "."),
      dot != file.startIndex
    else { return String(trimmed) }
    return String(trimmed[..<dot])
  }
}
