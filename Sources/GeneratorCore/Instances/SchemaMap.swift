public import Diagnostics
import SchemaRuntime
import YAMLTree

/// Which schema an instance has: the one that the command names, the one that its `$schema` names, or the one that a
/// glob of `schemagen.yaml` names.
///
///     validate:
///       payloads/**/*.json: Schemas/push.yaml
///       "*.config.yaml": Schemas/config.yaml#/$defs/service
public struct SchemaMap {
  /// A glob and the schema of the files that match it.
  struct Entry {
    var glob: String
    var schema: String
  }

  private var entries: [Entry] = []
  private var folder = ""

  /// No file has a schema by its name.
  public init() {}

  /// What a configuration file says under `validate`; globs and schemas are relative to its folder.
  public init(configuration path: String, into bag: inout DiagnosticBag) throws(FileProblem) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    folder = parts.joined(separator: "/")
    guard let root = YAMLReader().read(bytes: try FileAccess.read(path), file: path, into: &bag) else {
      return
    }
    guard let map = root["validate"] else { return }
    guard let members = map.members else {
      bag.error(
        "'validate' must be a mapping from globs to schemas, found \(map.kindName)", at: map.location)
      return
    }
    for member in members {
      if let schema = member.value.string {
        entries.append(Entry(glob: member.key, schema: schema))
      } else {
        bag.error(
          "the schema of '\(member.key)' must be a path, found \(member.value.kindName)",
          at: member.value.location)
      }
    }
  }

  /// The schema of a file: that of the first glob that matches its path, or the one that its text names.
  public func schema(ofFile path: String, text: [UInt8]) -> String? {
    let relative =
      folder.isEmpty ? path : path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
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

/// Globs of paths: `*` within a name, `?` one character, `**` any folders.
enum Glob {
  static func matches(_ glob: String, _ path: String) -> Bool {
    let parts = glob.split(separator: "/", omittingEmptySubsequences: true).map { Array($0.unicodeScalars) }
    let names = path.split(separator: "/", omittingEmptySubsequences: true).map { Array($0.unicodeScalars) }
    // A glob of one part is about names wherever they stand.
    let wanted = parts.count == 1 ? [Array("**".unicodeScalars)] + parts : parts
    return matches(
      wanted, names, isAny: { $0 == Array("**".unicodeScalars) },
      accepts: { part, name in matches(part, name, isAny: { $0 == "*" }, accepts: { $0 == "?" || $0 == $1 }) }
    )
  }

  /// Whether a pattern, some of whose parts stand for any row of items, matches all items.
  private static func matches<Part, Item>(
    _ pattern: [Part], _ items: [Item], isAny: (Part) -> Bool, accepts: (Part, Item) -> Bool
  ) -> Bool {
    // Which prefixes of the pattern have been matched: one row after the other, so that it takes time in proportion.
    func skippingAny(_ reached: Set<Int>) -> Set<Int> {
      var all = reached
      for index in reached {
        var next = index
        while next < pattern.count, isAny(pattern[next]) {
          next += 1
          all.insert(next)
        }
      }
      return all
    }
    var reached = skippingAny([0])
    for item in items {
      var next: Set<Int> = []
      for index in reached where index < pattern.count {
        if isAny(pattern[index]) {
          next.insert(index)
        } else if accepts(pattern[index], item) {
          next.insert(index + 1)
        }
      }
      reached = skippingAny(next)
    }
    return reached.contains(pattern.count)
  }
}
