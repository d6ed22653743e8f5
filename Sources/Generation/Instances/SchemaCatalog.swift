package import Diagnostics
import SchemaModel
import SchemaRuntime
package import YAMLTree

/// The schemas of files by their names, as SchemaStore lists them: `.github/workflows/*.yml` has a schema at a URL.
package struct SchemaCatalog: Sendable {
  /// A glob of a schema.
  private struct Entry: Sendable {
    var glob: String
    var url: String
    /// What the names of all files that match end in, up to the last character that stands for others.
    var ending: String
    /// How many characters of the glob stand for themselves.
    var weight: Int
  }

  /// By the name that all files have which match.
  private var named: [ScalarKey: [Entry]] = [:]
  private var others: [Entry] = []

  /// Reads the list; nil where there is none.
  package init?(_ root: YAMLNode) {
    guard let schemas = Self.schemas(in: root) else { return nil }
    for schema in schemas {
      guard let url = schema["url"]?.string else { continue }
      for glob in schema["fileMatch"]?.elements ?? [] { if let text = glob.string { add(text, url) } }
    }
  }

  /// Whether a document is a catalog, and no schema.
  package static func isCatalog(_ root: YAMLNode) -> Bool {
    schemas(in: root)?.contains { $0["url"]?.string != nil } ?? false
  }

  private static func schemas(in root: YAMLNode) -> [YAMLNode]? { root["schemas"]?.elements }

  private mutating func add(_ glob: String, _ url: String) {
    let isWild: (Character) -> Bool = { "*?!()|".contains($0) }
    let name = String(glob.split(separator: "/").last ?? "")
    let entry = Entry(
      glob: glob, url: url, ending: String(name.reversed().prefix { !isWild($0) }.reversed()),
      weight: glob.count { !isWild($0) })
    if name.contains(where: isWild) {
      others.append(entry)
    } else {
      named[ScalarKey(name), default: []].append(entry)
    }
  }

  /// The URL of the schema of a file: that of the most particular glob that matches. Of several, it is the first that is at hand,
  /// or the first.
  /// - Parameters:
  ///   - path: from the folder of the settings.
  ///   - isAtHand: whether the schema of a URL can be read.
  package func schema(ofFile path: String, isAtHand: (String) -> Bool) -> String? {
    let name = String(path.split(separator: "/").last ?? "")
    let found =
      (named[ScalarKey(name)] ?? []).filter { Self.matches($0.glob, path) }
      + others.filter { name.hasSuffix($0.ending) && Self.matches($0.glob, path) }
    let most = found.map(\.weight).max()
    let best = found.filter { $0.weight == most }
    return (best.first { isAtHand($0.url) } ?? best.first)?.url
  }

  /// Whether a path matches in any folder; `!(config)` in a name stands for all but that.
  private static func matches(_ glob: String, _ path: String) -> Bool {
    let pattern = "**/" + glob
    guard let start = glob.firstRange(of: "!("), let end = glob[start.upperBound...].firstIndex(of: ")")
    else { return Glob.matches(pattern, path) }
    let (before, after) = ("**/" + glob[..<start.lowerBound], glob[glob.index(after: end)...])
    let barred = glob[start.upperBound..<end].split(separator: "|")
    return Glob.matches(before + "*" + after, path)
      && !barred.contains { Glob.matches(before + $0 + after, path) }
  }
}

extension SchemaMap {
  /// The catalog of the settings; nil where they have none, or it cannot be read, which is an error.
  package func catalog(_ options: SchemaOptions, into bag: inout DiagnosticBag) -> SchemaCatalog? {
    guard let named = catalogFile else { return nil }
    let isURL = named.text.contains("://")
    guard let entry = isURL ? options.vendored.entry(at: named.text) : nil else {
      if isURL {
        bag.error(
          "'\(named.text)' is not vendored", at: named.location,
          help: "fetch it with 'schemagen vendor \(named.text)'")
        return nil
      }
      if let known = options.vendored.entry(ofFile: named.text) {
        return catalog(known, named, options, into: &bag)
      }
      do throws(FileProblem) {
        return catalog(
          try FileAccess.read(named.text, in: options.texts), file: named.text, named, into: &bag)
      } catch {
        bag.error("there is no catalog '\(named.text)'", at: named.location)
        return nil
      }
    }
    return catalog(entry, named, options, into: &bag)
  }

  private func catalog(
    _ entry: VendoredDocuments.Entry, _ named: Mention, _ options: SchemaOptions,
    into bag: inout DiagnosticBag
  ) -> SchemaCatalog? {
    switch options.vendored.read(entry, options.texts) {
    case .success(let bytes): return catalog(bytes, file: entry.file, named, into: &bag)
    case .failure(let problem):
      bag.add(problem.finding)
      return nil
    }
  }

  private func catalog(
    _ bytes: [UInt8], file: String, _ named: Mention, into bag: inout DiagnosticBag
  ) -> SchemaCatalog? {
    guard let root = YAMLReader(otherKeys: .taken).read(bytes: bytes, file: file, into: &bag) else {
      return nil
    }
    guard let catalog = SchemaCatalog(root) else {
      bag.error("'\(named.text)' is no catalog: it has no list 'schemas'", at: named.location)
      return nil
    }
    return catalog
  }
}
