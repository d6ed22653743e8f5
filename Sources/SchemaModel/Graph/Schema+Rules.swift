package import SchemaRuntime

extension Keyword {
  /// The keywords that strings meet or fail by their texts alone.
  package static let ofStringRules = keywords(of: StringRule.self)

  /// The keywords about a value as a whole that apply no other schema to it.
  package static let ofValueRules = keywords(of: ValueRule.self)

  private static func keywords(of kind: (some KeywordRule).Type) -> [Keyword] {
    allCases.filter { kind.keywords.contains($0.rawValue) }
  }
}

extension Schema {
  /// The demands of its keywords on strings that their texts alone decide.
  package var stringRules: [(keyword: Keyword, rule: StringRule)] { rules(of: Keyword.ofStringRules) }

  /// The demands of its keywords on a value as a whole.
  package var valueRules: [(keyword: Keyword, rule: ValueRule)] { rules(of: Keyword.ofValueRules) }

  /// The keywords of both kinds, each with its value.
  package var saidRules: [(keyword: Keyword, value: JSONValue)] {
    stringRules.map { ($0.keyword, $0.rule.said.value) } + valueRules.map { ($0.keyword, $0.rule.said.value) }
  }

  private func rules<Rule: KeywordRule>(of keywords: [Keyword]) -> [(keyword: Keyword, rule: Rule)] {
    keywords.compactMap { keyword in
      plainValue(of: keyword).flatMap { Rule(keyword.rawValue, $0) }.map { (keyword, $0) }
    }
  }
}
