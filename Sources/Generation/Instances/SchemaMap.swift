public import Diagnostics
package import SchemaModel
import SchemaRuntime
import YAMLTree

/// Finds the schema of an instance, and the syntax of its text, by the globs of `schemagen.yaml` that match its path.
///
///     validate:
///       payloads/**/*.json: Schemas/push.yaml
///       "**/*.config.yaml": Schemas/config.yaml#/$defs/service
///       CITATION.cff: {schema: Schemas/citation.json, syntax: yaml}
///     syntax:
///       "*.geojson": json
public struct SchemaMap: Sendable {
  /// A glob, with the schema and the syntax of the files that match it.
  struct Entry: Sendable {
    /// As it is written.
    var glob: String
    var location: SourceLocation
    var schema: String?
    /// The location of the schema's name; where there is none, that of the glob.
    var schemaLocation: SourceLocation
    var syntax: InstanceSyntax?
    /// The glob that paths have to match. A syntax goes with a kind of file, so a glob without a folder matches in any.
    var pattern: String { schema == nil && !glob.contains("/") ? "**/" + glob : glob }
  }

  private var entries: [Entry] = []
  private var folder = ""
  /// The file or the URL of the catalog, and where it is named.
  package private(set) var catalogFile: Mention?

  /// Makes a map without globs.
  public init() {}

  /// Reads `validate`, `syntax` and `catalog` of a configuration; globs and schemas are relative to its folder.
  init(_ settings: YAMLNode, folder: String) {
    self.folder = folder
    if let catalog = settings["catalog"], let name = catalog.string {
      catalogFile = Mention(text: located(name), location: catalog.location)
    }
    for member in settings["validate"]?.members ?? [] {
      entries.append(
        Entry(
          glob: member.key, location: member.keyLocation,
          schema: (member.value["schema"] ?? member.value).string, schemaLocation: member.value.location,
          syntax: member.value["syntax"]?.string.flatMap { InstanceSyntax(rawValue: $0) }))
    }
    for member in settings["syntax"]?.members ?? [] {
      entries.append(
        Entry(
          glob: member.key, location: member.keyLocation, schema: nil,
          schemaLocation: member.keyLocation,
          syntax: member.value.string.flatMap { InstanceSyntax(rawValue: $0) }))
    }
  }

  /// The path of a file from the folder of the configuration.
  package func place(of path: String) -> String { PathText.path(of: path, from: folder) }

  /// The numbers of the globs that match a file, in their order: its path counts from the folder of the configuration,
  /// however it is written.
  public func globs(matching path: String) -> [Int] {
    // Standard input has no place.
    if path == "-" || entries.isEmpty { return [] }
    let relative = place(of: path)
    return entries.indices.filter { Glob.matches(entries[$0].pattern, relative) }
  }

  /// Whether one of the globs has a schema.
  public func namesSchema(_ globs: [Int]) -> Bool { globs.contains { entries[$0].schema != nil } }

  /// The syntax of files that match the globs: that of the first glob that has one, those of `validate` before those of
  /// `syntax`.
  public func syntax(_ globs: [Int]) -> InstanceSyntax? {
    globs.first { entries[$0].syntax != nil }.flatMap { entries[$0].syntax }
  }

  /// The schema of a file: that of the first glob that matches it and has one, or the one that its text names.
  public func schema(ofFile path: String, matching globs: [Int], text: [UInt8], _ syntax: InstanceSyntax)
    -> String?
  {
    if let schema = globs.first(where: { entries[$0].schema != nil }).flatMap({ entries[$0].schema }) {
      return located(schema)
    }
    guard let named = SchemaMention.schema(in: text, file: path, syntax) else { return nil }
    if named.contains("://") { return named }
    let own = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return below(own, named)
  }

  /// A schema of a glob as files have it, a URI or a path.
  private func located(_ schema: String) -> String {
    schema.contains("://") ? schema : below(folder, schema)
  }

  /// A schema that a glob names and that is not there.
  package struct Missing {
    /// The path that was looked for, with the pointer, or a URI that leads to none.
    package var schema: String
    /// The error at the place of the name.
    package var finding: Diagnostic
  }

  /// The schemas of globs that are not there.
  /// - Parameters:
  ///   - texts: stand for files.
  ///   - lead: finds the file of a URI; nil: URIs are passed over.
  package func missing(_ texts: FileTexts, lead: ((String) -> String?)?) -> [Missing] {
    entries.compactMap { entry in
      guard let schema = entry.schema.map(located) else { return nil }
      let isURI = schema.contains("://")
      if isURI, lead == nil { return nil }
      guard let target = isURI ? lead?(schema) : schema else {
        return Missing(
          schema: schema,
          finding: Diagnostic(
            .error, "'\(schema)' leads to no schema: nothing is fetched", at: entry.schemaLocation,
            help: "name a file, or lead the URI into a folder with 'resolve'"))
      }
      let file = String(target.prefix { $0 != "#" })
      if file.contains("://") || texts.holds(file) || FileAccess.isFile(file) { return nil }
      return Missing(
        schema: target,
        finding: Diagnostic(.error, "there is no schema '\(file)'", at: entry.schemaLocation))
    }
  }

  /// The globs, of those that match a file, that decide about it: the first with a schema, and the first with a syntax.
  package func deciders(_ globs: [Int]) -> (schema: Int?, syntax: Int?) {
    (globs.first { entries[$0].schema != nil }, globs.first { entries[$0].syntax != nil })
  }

  /// Warnings about globs that decide about no file, though the folders that were searched hold all files that could
  /// match: others stand before them.
  /// - Parameter preferred: by the number of such a glob, one that decided in its place.
  package func undecided(_ preferred: [Int: Int], in folders: [String]) -> [Diagnostic] {
    preferred.sorted { $0.key < $1.key }.filter { isCovered(entries[$0.key].pattern, by: folders) }.map {
      Diagnostic(
        .warning,
        "'\(entries[$0.key].glob)' decides about no file: '\(entries[$0.value].glob)' or another glob before it takes all that it matches",
        at: entries[$0.key].location, help: "the first glob counts: put the more particular one first")
    }
  }

  /// The number of the glob that decides in place of one that has a schema or a syntax.
  package func preferred(to glob: Int, _ deciders: (schema: Int?, syntax: Int?)) -> Int? {
    entries[glob].schema != nil ? deciders.schema : deciders.syntax
  }

  /// Globs that no file matches, though the folders that were searched hold all files that could.
  public func unmatched(besides matched: Set<Int>, in folders: [String]) -> [Diagnostic] {
    entries.indices.filter { !matched.contains($0) && isCovered(entries[$0].pattern, by: folders) }.map {
      index in
      Diagnostic(.warning, "no file matches '\(entries[index].glob)'", at: entries[index].location)
    }
  }

  /// Whether all that a glob can match stands below one of the folders.
  private func isCovered(_ glob: String, by folders: [String]) -> Bool {
    let names = glob.split(separator: "/")
    let fixed = names.dropLast().prefix { !$0.contains("*") && !$0.contains("?") }
    let start = below(folder, (fixed + ["."]).joined(separator: "/"))
    return folders.contains { !PathText.path(of: start + "/x", from: $0).hasPrefix("../") }
  }

  private func below(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
  }
}
