/// A meta-schema that is built in: what schemas of a dialect, or keywords of a vocabulary, have to look like.
///
/// They are schemas like any other, found under their URI without a file.
public struct MetaSchema: Sendable {
  public let uri: String
  /// A schema in YAML.
  public let text: String

  /// Those of 2020-12 and its vocabularies, draft-07, and our vocabulary.
  public static let all: [MetaSchema] = draft2020 + [draft7, extensions]

  private static let byURI: [String: MetaSchema] = Dictionary(uniqueKeysWithValues: all.map { ($0.uri, $0) })

  /// The meta-schema at a URI without a fragment.
  static func at(_ uri: String) -> MetaSchema? { byURI[uri] }
}
