import Diagnostics
import SchemaRuntime
import YAMLTree

extension GraphBuilder {
  /// Reports spellings that only draft-04 refuses, and that all later dialects read. Their meaning is plain, so they
  /// are errors only where reading is strict.
  mutating func checkDraft4(_ members: [YAMLNode.Member], in dialect: Dialect) {
    for member in members {
      guard let row = KeywordTable.keyword(member.key, in: dialect) else { continue }
      switch row.shape {
      case .plain(.names) where row.keyword == .required: checkNotEmpty(member.value, member.key, in: dialect)
      case .applicator(.dependencies):
        for entry in member.value.members ?? [] {
          checkNotEmpty(entry.value, member.key + "/" + entry.key, in: dialect)
        }
      case .plain(.exclusion):
        let limit: Keyword = row.keyword == .exclusiveMinimum ? .minimum : .maximum
        checkLimit(limit.rawValue, of: member, beside: members)
      case .plain(.count): checkInteger(member, in: dialect)
      case .core, .applicator, .plain, .particular: continue
      }
    }
  }

  /// draft-04 Core §3.5: a number with a fraction or an exponent is no integer.
  private mutating func checkInteger(_ count: YAMLNode.Member, in dialect: Dialect) {
    guard let text = count.value.number, JSONNumber(text: text)?.int != nil,
      text.utf8.contains(where: { ".eE".utf8.contains($0) })
    else { return }
    tolerate(
      "'\(count.key)' should be an integer in \(dialect.shortName), found \(count.value.found)",
      at: count.value.location,
      help: "write it without a fraction and an exponent")
  }

  /// draft-04 Validation §5.4.3.1, §5.4.5.2.2: a list of names has at least one.
  private mutating func checkNotEmpty(_ list: YAMLNode, _ keyword: String, in dialect: Dialect) {
    guard list.elements?.isEmpty == true else { return }
    tolerate(
      "'\(keyword.shortened)' should hold at least one name in \(dialect.shortName), found an empty array",
      at: list.location,
      help: "leave it out, or name a later dialect in '$schema'")
  }

  /// draft-04 Validation §5.1.2.1, §5.1.3.1.
  private mutating func checkLimit(
    _ limit: String, of member: YAMLNode.Member, beside members: [YAMLNode.Member]
  ) {
    guard member.value.bool != nil, !members.contains(where: { $0.key == limit }) else { return }
    tolerate("'\(member.key)' has no effect without '\(limit)'", at: member.keyLocation)
  }

  /// draft-04 has no boolean schemas but those of `additionalItems` and `additionalProperties`.
  mutating func checkBoolean(_ next: UnreadSchema) {
    let dialect = next.context.rules.dialect
    guard dialect.isLikeDraft4, let keyword = next.place.tokens.last else { return }
    let outer = next.place.tokens.dropLast().last ?? ""
    let isName = KeywordTable.keyword(outer, in: dialect)?.isMap ?? false
    if !isName, let row = KeywordTable.keyword(keyword, in: dialect), row.takesBooleans { return }
    tolerate(
      "'\(keyword.shortened)' should be an object in \(dialect.shortName), found \(next.node.found)",
      at: next.node.location,
      help: "boolean schemas are of draft-06 and later")
  }
}

extension KeywordRow {
  /// Whether `true` and `false` are schemas there in draft-04, too.
  fileprivate var takesBooleans: Bool {
    switch shape {
    case .applicator(.additionalItems): true
    case .core, .applicator, .plain, .particular: keyword == .additionalProperties
    }
  }
}
