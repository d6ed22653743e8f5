import Diagnostics
import SchemaModel
import SchemaRuntime
import YAMLTree

/// Which schema an instance has: the one that the command names, the one that its `$schema` names, or the one that a
/// glob of `schemagen.yaml` names.
///
///     validate:
///       payloads/**/*.json: Schemas/push.yaml
///       "**/*.config.yaml": Schemas/config.yaml#/$defs/service
public struct SchemaMap: Sendable {
  /// A glob and the schema of the files that match it.
  struct Entry: Sendable {
    var glob: String
    var schema: String
  }

  private var entries: [Entry] = []
  private var folder = ""

  /// No file has a schema by its name.
  public init() {}

  /// What a configuration says under `validate`; globs and schemas are relative to its folder.
  init(_ settings: YAMLNode?, folder: String) {
    self.folder = folder
    entries = (settings?.members ?? []).map { Entry(glob: $0.key, schema: $0.value.string ?? "") }
  }

  /// The schema of a file: that of the first glob that matches its path from the folder of the configuration, however the
  /// path is written, or the one that its text names.
  public func schema(ofFile path: String, text: [UInt8]) -> String? {
    // Standard input has no place.
    let relative = path == "-" || entries.isEmpty ? path : PathText.path(of: path, from: folder)
    if let entry = entries.first(where: { Glob.matches($0.glob, relative) }) {
      return below(folder, entry.schema)
    }
    guard let named = Self.schemaNamed(in: text, file: path) else { return nil }
    if named.contains("://") { return named }
    let own = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return below(own, named)
  }

  private func below(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") || folder.isEmpty ? path : folder + "/" + path
  }

  /// The text of `$schema` at the top of an instance.
  private static func schemaNamed(in text: [UInt8], file: String) -> String? {
    var bag = DiagnosticBag()
    // What is wrong with the text is said when it is validated.
    return YAMLReader().readDocuments(bytes: text, file: file, into: &bag)?.first?["$schema"]?.string
  }
}
