import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// A keyword that the dialect does not have: kept as an annotation, and mentioned where it looks like a mistake.
  mutating func noteUnknown(_ member: YAMLNode.Member, of schema: inout Schema) {
    schema.unknownKeywords.append((member.key, member.value.jsonValue))
    let dialect = schema.dialect
    let isExtension = member.key.utf8.starts(with: "x-".utf8)
    let suggestion = spellingSuggestion(
      for: member.key, among: KeywordTable.names(in: dialect, extensions: isExtension))
    if isExtension {
      guard let suggestion else { return }
      diagnostics.warning(
        "unknown keyword '\(member.key.shortened)'", at: member.keyLocation,
        help: "did you mean '\(suggestion)'?")
      return
    }
    let help: String? =
      if let elsewhere = KeywordTable.dialects(having: member.key).first {
        "it is a keyword of \(elsewhere.shortName), and this schema is \(dialect.shortName)"
      } else if let known = KeywordTable.foreign[member.key] {
        known
      } else if KeywordTable.keyword("x-" + member.key, in: dialect) != nil {
        "did you mean 'x-\(member.key)'?"
      } else {
        suggestion.map { "did you mean '\($0)'?" }
      }
    diagnostics.add(
      Diagnostic(
        options.strict ? .error : .warning, "unknown keyword '\(member.key.shortened)'",
        at: member.keyLocation,
        help: help))
  }
}

extension Dialect {
  /// What people call it.
  public var shortName: String {
    switch self {
    case .draft2020: "2020-12"
    case .draft7: "draft-07"
    }
  }
}
