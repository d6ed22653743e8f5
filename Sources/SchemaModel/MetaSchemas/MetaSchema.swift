import SchemaRuntime

/// A built-in meta-schema: the schema of schemas of a dialect, or of the keywords of a vocabulary.
///
/// Meta-schemas are schemas like any other, found under their URI without a file.
public struct MetaSchema: Sendable {
  public let uri: String
  /// A schema in YAML.
  public let text: String

  /// The meta-schemas of v1, of 2020-12, 2019-09 and their vocabularies, draft-07, draft-06, draft-04, and our vocabulary.
  public static let all: [MetaSchema] = v1 + draft2020 + draft2019 + [draft7, draft6, draft4, extensions]

  private static let byURI: [ScalarKey: MetaSchema] = Dictionary(
    uniqueKeysWithValues: all.map { (ScalarKey(String(withoutScheme($0.uri))), $0) })

  /// The meta-schema at a URI without a fragment.
  package static func at(_ uri: String) -> MetaSchema? {
    if isUnbound(uri) { return unbound(String(uri.dropFirst(unboundPrefix.count))) }
    return byURI[ScalarKey(String(withoutScheme(uri)))]
  }

  // MARK: Names without a schema

  private static let unboundPrefix = "urn:schemagen:unbound:"

  /// Whether a URI is that of an `unbound` schema.
  static func isUnbound(_ uri: String) -> Bool { uri.utf8.starts(with: unboundPrefix.utf8) }

  /// The schema that a `$dynamicRef` of v1 leads to where no resource around it has a dynamic anchor of that name.
  static func unbound(_ name: String) -> MetaSchema {
    let uri = unboundPrefix + name
    // JSON, since a name may end in `.json`.
    return MetaSchema(
      uri: uri,
      text: """
        {"$schema": "\(Dialect.draft2020.rawValue)", "$id": "\(uri)", "$dynamicAnchor": "\(name)",
        "title": "Nothing is called \(name) here", "not": {},
        "x-message": "no schema that leads here has the dynamic anchor '\(name)'"}
        """)
  }

  /// Whether two URIs are the same but for `http` and `https`, which authors mix up in the names of dialects.
  package static func isSame(_ first: String, _ second: String) -> Bool {
    withoutScheme(first).utf8.elementsEqual(withoutScheme(second).utf8)
  }

  private static func withoutScheme(_ uri: String) -> Substring {
    for scheme in ["https://", "http://"] where uri.utf8.starts(with: scheme.utf8) {
      return uri.dropFirst(scheme.count)
    }
    return Substring(uri)
  }
}
