package import SchemaModel
import SchemaRuntime

/// Names definitions by their last keys. Where those are URIs, as in bundles (Core §9.3.1), the name is the last parts
/// of the path that tell it from the others, with versions where these are needed.
/// `https://example.com/http/1.2/server.json` is `server`, beside another of that name `http/server`, beside other
/// versions `http/1.2/server`.
package struct DefinitionNames {
  private var shortened: [Int: [ScalarKey: String]] = [:]

  package init(_ graph: SchemaGraph) {
    for document in graph.documents {
      let keys = document.definitions.map { Self.key(of: $0, in: graph) }
      if keys.contains(where: Self.isURI) { shortened[document.index] = Self.names(of: keys) }
    }
  }

  /// - Parameter document: the index of the document that has the definition.
  package func name(of key: String, in document: Int) -> String {
    shortened[document]?[ScalarKey(key)] ?? key
  }

  package func name(of definition: NamedSchema, in graph: SchemaGraph) -> String {
    name(of: Self.key(of: definition, in: graph), in: graph[definition.schema].document)
  }

  private static func key(of definition: NamedSchema, in graph: SchemaGraph) -> String {
    graph[definition.schema].embeddedName ?? graph[definition.schema].pointer.last ?? definition.name
  }

  /// How many parts of a path are looked at, from its end.
  private static let mostParts = 8

  private static func names(of keys: [String]) -> [ScalarKey: String] {
    var counts: [ScalarKey: Int] = [:]
    for key in keys { for ending in endings(of: key) { counts[ScalarKey(ending), default: 0] += 1 } }
    var names: [ScalarKey: String] = [:]
    for key in keys where isURI(key) {
      names[ScalarKey(key)] = endings(of: key).first { counts[ScalarKey($0)] == 1 }
    }
    return names
  }

  private static func isURI(_ key: String) -> Bool { key.contains("://") }

  /// The last part of a path, the last two, and so on: each without the versions among them, and with those.
  private static func endings(of key: String) -> [String] {
    guard isURI(key) else { return [key] }
    var parts = key.split(whereSeparator: { $0 == "/" || $0 == "#" }).suffix(mostParts).map(String.init)
    guard let last = parts.popLast() else { return [] }
    parts.append(withoutExtension(last))
    var endings: [String] = []
    for start in parts.indices.reversed() where start + 1 == parts.count || !isVersion(parts[start]) {
      let ending = parts[start...]
      let unversioned = ending.filter { !isVersion($0) }
      for part in [unversioned, Array(ending)] where !part.isEmpty {
        let text = part.joined(separator: "/")
        if !endings.contains(text) { endings.append(text) }
      }
    }
    return endings
  }

  /// Whether a part of a path is a number, such as `3.0.0` or `v2`.
  private static func isVersion(_ part: String) -> Bool {
    let number = part.first == "v" ? part.dropFirst() : part[...]
    return number.first?.isNumber ?? false
  }

  private static func withoutExtension(_ name: String) -> String {
    let extensions = [".schema.json", ".json", ".schema.yaml", ".yaml", ".yml"]
    guard let found = extensions.first(where: { name.hasSuffix($0) && name != $0 }) else { return name }
    return String(name.dropLast(found.count))
  }
}
