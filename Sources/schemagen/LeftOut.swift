import SchemaRuntime

/// Files that were not validated, which a run names at its end.
struct LeftOut {
  /// Files whose schema is wrong or cannot be read.
  var withWrongSchema: [String] = []
  /// Files for which no schema is known.
  var withoutSchema: [String] = []
  /// How many of those name a schema that no `--resolve` leads to.
  var unresolved = 0
  /// Files whose schema in the catalog is not vendored, with its URL.
  var notVendored: [(file: String, url: String)] = []
  /// Hidden files that no glob names, and all hidden files where one schema is for all files.
  var hidden: [String] = []
  /// Whether globs could include the files.
  var dependsOnGlobs = false

  /// The most names that are printed.
  private static let most = 20

  var notes: [String] {
    var notes: [String] = []
    if !withWrongSchema.isEmpty {
      let count = withWrongSchema.count
      notes.append(
        (count == 1 ? "1 file was" : "\(count) files were")
          + " not validated, for a schema that is wrong or cannot be read: " + Self.names(withWrongSchema))
    }
    if !withoutSchema.isEmpty {
      let count = withoutSchema.count
      let rest = unresolved > 0 ? ", \(unresolved) of which name one that no --resolve leads to" : ""
      notes.append(
        (count == 1 ? "1 file has no schema and was" : "\(count) files have no schema and were") + " skipped"
          + rest + ": " + Self.names(withoutSchema))
    }
    if !notVendored.isEmpty {
      let count = notVendored.count
      let urls = Set(notVendored.map(\.url)).sorted()
      notes.append(
        (count == 1 ? "1 file was" : "\(count) files were")
          + " skipped, whose schema in the catalog is not vendored: " + Self.names(notVendored.map(\.file))
          + "; fetch with 'schemagen vendor': " + Self.names(urls))
    }
    if !hidden.isEmpty {
      let count = hidden.count
      notes.append(
        (count == 1 ? "1 hidden file was" : "\(count) hidden files were")
          + " skipped" + (dependsOnGlobs ? ", which no glob under 'validate' names: " : ": ")
          + Self.names(hidden))
    }
    return notes
  }

  private static func names(_ files: [String]) -> String {
    let names = files.prefix(most).map(VisibleText.line)
    let more = files.count - names.count
    return names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
