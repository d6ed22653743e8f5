import Diagnostics
import SchemaModel
import YAMLTree

/// A file that changes schemas without editing them; its schema is `SettingsSchema.overlay`.
enum OverlayFile {
  /// The changes, in the order in which they are made.
  static func patches(
    in bytes: [UInt8], file: String, into bag: inout DiagnosticBag
  ) -> [SchemaPatch] {
    guard let root = YAMLReader(otherKeys: .taken).read(bytes: bytes, file: file, into: &bag) else {
      return []
    }
    var own = DiagnosticBag()
    SettingsSchema.overlay.check(root, into: &own)
    bag.add(contentsOf: own)
    if own.hasErrors { return [] }
    return (root.members ?? []).flatMap { entry in
      changes(entry.value).map {
        SchemaPatch(place: Mention(text: entry.key, location: entry.keyLocation), change: $0)
      }
    }
  }

  private static func changes(_ entry: YAMLNode) -> [SchemaPatch.Change] {
    var changes: [SchemaPatch.Change] = []
    if let node = entry["replace"] { changes.append(.replace(node)) }
    if let members = entry["set"]?.members { changes.append(.set(members)) }
    for key in entry["remove"]?.elements ?? [] {
      changes.append(.remove(Mention(text: key.string ?? "", location: key.location)))
    }
    if let name = entry["rename"] {
      changes.append(.rename(Mention(text: name.string ?? "", location: name.location)))
    }
    return changes
  }
}
