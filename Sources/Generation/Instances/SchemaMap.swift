public import Diagnostics
import SchemaModel
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
    var syntax: InstanceSyntax?
    /// The glob that paths have to match. A syntax goes with a kind of file, so a glob without a folder matches in any.
    var pattern: String { schema == nil && !glob.contains("/") ? "**/" + glob : glob }
  }

  private var entries: [Entry] = []
  private var folder = ""

  /// Makes a map without globs.
  public init() {}

  /// Reads `validate` and `syntax` of a configuration; globs and schemas are relative to its folder.
  init(_ settings: YAMLNode, folder: String) {
    self.folder = folder
    for member in settings["validate"]?.members ?? [] {
      entries.append(
        Entry(
          glob: member.key, location: member.keyLocation,
          schema: (member.value["schema"] ?? member.value).string,
          syntax: member.value["syntax"]?.string.flatMap { InstanceSyntax(rawValue: $0) }))
    }
    for member in settings["syntax"]?.members ?? [] {
      entries.append(
        Entry(
          glob: member.key, location: member.keyLocation, schema: nil,
          syntax: member.value.string.flatMap { InstanceSyntax(rawValue: $0) }))
    }
  }

  /// The numbers of the globs that match a file, in their order: its path counts from the folder of the configuration,
  /// however it is written.
  public func globs(matching path: String) -> [Int] {
    // Standard input has no place.
    if path == "-" || entries.isEmpty { return [] }
    let relative = PathText.path(of: path, from: folder)
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
      return schema.contains("://") ? schema : below(folder, schema)
    }
    guard let named = SchemaMention.schema(in: text, file: path, syntax) else { return nil }
    if named.contains("://") { return named }
    let own = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return below(own, named)
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
