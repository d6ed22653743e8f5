import SchemaRuntime

/// A built-in meta-schema: the schema of schemas of a dialect, or of the keywords of a vocabulary.
///
/// Meta-schemas are schemas like any other, found under their URI without a file.
public struct MetaSchema: Sendable {
  public let uri: String
  /// A schema in YAML.
  public let text: String

  /// The meta-schemas of 2020-12, 2019-09 and their vocabularies, draft-07, draft-06, draft-04, and our vocabulary.
  public static let all: [MetaSchema] = draft2020 + draft2019 + [draft7, draft6, draft4, extensions]

  private static let byURI: [ScalarKey: MetaSchema] = Dictionary(
    uniqueKeysWithValues: all.map { (ScalarKey(String(withoutScheme($0.uri))), $0) })

  /// The meta-schema at a URI without a fragment.
  package static func at(_ uri: String) -> MetaSchema? { byURI[ScalarKey(String(withoutScheme(uri)))] }

  /// Whether two URIs are the same but for `http` and `https`, which authors mix up in the names of dialects.
  static func isSame(_ first: String, _ second: String) -> Bool {
    withoutScheme(first).utf8.elementsEqual(withoutScheme(second).utf8)
  }

  private static func withoutScheme(_ uri: String) -> Substring {
    for scheme in ["https://", "http://"] where uri.utf8.starts(with: scheme.utf8) {
      return uri.dropFirst(scheme.count)
    }
    return Substring(uri)
  }
}
