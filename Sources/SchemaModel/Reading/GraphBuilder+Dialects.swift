import Diagnostics
import SchemaRuntime
import YAMLTree

/// The answer of `$schema`.
enum DialectAnswer {
  case known(DialectRules)
  /// The dialect is not read, which has been reported.
  case unknown
  /// The value is no string, which is reported where the keyword is read.
  case malformed
}

extension GraphBuilder {
  /// The dialect that the value of a `$schema` names.
  mutating func rules(of value: YAMLNode) -> DialectAnswer {
    guard let text = value.string else { return .malformed }
    return rules(named: text, at: value.location, asking: [])
  }

  /// `asking` holds the meta-schemas whose own `$schema` led here.
  private mutating func rules(
    named text: String, at location: SourceLocation, asking: [String]
  ) -> DialectAnswer {
    let uri = URIReference(text)
    if let dialect = Self.dialect(uri) { return .known(DialectRules(dialect: dialect)) }
    if MetaSchema.isSame(uri.withoutFragment.text, Self.anyDialect) {
      diagnostics.warning(
        "'\(text)' is the newest dialect of its day: read as \(options.defaultDialect.shortName)",
        at: location,
        help: "name the dialect itself")
      return .known(DialectRules(dialect: options.defaultDialect))
    }
    let canBeFound = uri.isAbsolute && !asking.contains(text)
    guard canBeFound, let source = metaSchema(at: uri.withoutFragment) else {
      diagnostics.error(
        "the dialect '\(text.shortened)' is not read: only v1, 2020-12, 2019-09, draft-07, draft-06 and draft-04 are",
        at: location,
        help: spellingHelp(for: text, among: Dialect.ofJSONSchema.map(\.rawValue))
          ?? (canBeFound
            ? "where its meta-schema extends one of them, find that with --resolve URI-PREFIX=DIR" : nil))
      return .unknown
    }
    let node = library.sources[source].node
    var rules = DialectRules(dialect: .draft2020)
    if let parent = node[Keyword.schema.rawValue], let name = parent.string {
      switch self.rules(named: name, at: parent.location, asking: asking + [text]) {
      case .known(let inherited): rules = inherited
      case .unknown: return .unknown
      case .malformed: break
      }
    }
    guard rules.dialect.hasVocabularies, let listed = node[Keyword.vocabulary.rawValue]?.members else {
      return .known(rules)
    }
    guard let vocabularies = vocabularies(listed, of: text, rules.dialect, at: location) else {
      return .unknown
    }
    rules.vocabularies = vocabularies
    return .known(rules)
  }

  /// A meta-schema that is not one of the specification: a document of the folder by its `$id`, or one that a URI leads
  /// to.
  private mutating func metaSchema(at uri: URIReference) -> Int? {
    if MetaSchema.at(uri.text) == nil, let known = library.document(identifiedBy: uri) { return known }
    guard case .found(let source) = library.document(at: uri, into: &diagnostics) else { return nil }
    return source
  }

  /// The vocabularies of a meta-schema that are known. One that is not must be optional (Core §8.1.2).
  private mutating func vocabularies(
    _ listed: [YAMLNode.Member], of metaSchema: String, _ dialect: Dialect, at location: SourceLocation
  ) -> Set<Vocabulary>? {
    var known: Set<Vocabulary> = []
    for entry in listed {
      let named = Vocabulary.named(entry.key, in: dialect)
      if !named.isEmpty {
        known.formUnion(named)
      } else if entry.value.bool == true {
        diagnostics.error(
          "the dialect '\(metaSchema.shortened)' requires the vocabulary '\(entry.key.shortened)', which is unknown",
          at: location)
        return nil
      }
    }
    return known
  }

  /// Core §8.1.2: an object of URIs and booleans.
  mutating func checkVocabularies(_ member: YAMLNode.Member) -> Bool {
    guard let entries = member.value.members else {
      return expected("an object of URIs and booleans", member.key, found: member.value)
    }
    for entry in entries {
      if entry.value.bool == nil { _ = expected("true or false", entry.key, found: entry.value) }
      if !URIReference(entry.key).isAbsolute {
        diagnostics.error(
          "'\(member.key)' names vocabularies by URI, found '\(entry.key.shortened)'", at: entry.keyLocation)
      }
    }
    return true
  }

  /// The URI that stands for the newest dialect, whichever that is (draft-04 Core §6).
  private static let anyDialect = "http://json-schema.org/schema"

  /// The dialect whose meta-schema has that URI, with or without an empty fragment.
  static func dialect(_ uri: URIReference) -> Dialect? {
    guard uri.fragment == nil || uri.fragment == "" else { return nil }
    let text = uri.withoutFragment.text
    // The dialect v1 is a line of editions, each of which reads schemas as the others do.
    if MetaSchema.isSame(text, MetaSchema.edition2026) { return .v1 }
    // OpenAPI's own dialects only add what asks nothing (OpenAPI 3.1.1 §4.8.24.1).
    let ofOpenAPI = [
      "https://spec.openapis.org/oas/3.1/dialect/", "https://spec.openapis.org/oas/3.2/dialect/",
    ]
    if ofOpenAPI.contains(where: { text.utf8.starts(with: $0.utf8) }) { return .draft2020 }
    return Dialect.allCases.first { MetaSchema.isSame(URIReference($0.rawValue).withoutFragment.text, text) }
  }
}
